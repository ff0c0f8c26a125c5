"""The game as an environment for multi-agent learning (PettingZoo). Needs the extra `env`; see docs/env.md.

from hinode.env import env
"""

try:
    from hinode.env.environment import Hinode, Observation, env, raw_env
    from hinode.env.observation import FIELDS, PLACES, SIZE, read
    from hinode.env.policy import PolicyBot
    from hinode.env.scales import SCALES, scaled
    from hinode.env.single import SingleAgent
    from hinode.env.words import WORDS
except ModuleNotFoundError as error:
    if error.name not in ("numpy", "gymnasium", "pettingzoo"):
        raise
    raise ImportError(
        f"hinode.env needs {error.name}, which is not installed; run pip install -e '.[env]' in the folder of Hinode.",
        name=error.name,
    ) from None

__all__ = [
    "FIELDS",
    "PLACES",
    "SCALES",
    "SIZE",
    "WORDS",
    "Hinode",
    "Observation",
    "PolicyBot",
    "SingleAgent",
    "env",
    "raw_env",
    "read",
    "scaled",
]
