"""The game as an environment for multi-agent learning (PettingZoo). Needs the extra `env`; see docs/env.md.

from hinode.env import env
"""

from hinode.env.environment import Hinode, Observation, env, raw_env
from hinode.env.observation import FIELDS, PLACES, SIZE, read
from hinode.env.words import WORDS

__all__ = ["FIELDS", "PLACES", "SIZE", "WORDS", "Hinode", "Observation", "env", "raw_env", "read"]
