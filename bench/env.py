"""make bench-env: steps of the environment against bare random games of the engine, in one process.

Measured as in `bench.engine`: slices in turns, and the median ratio. A step is a word, and a decision of the engine is
one to five words.
"""

from __future__ import annotations

import gc
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.engine import Row, Slice, our_games
from hinode.engine.core.rng import Rng, seeded
from hinode.env import raw_env

ROUNDS = 9
GAMES = 2  # per slice


def steps(opponents: str | tuple[str, ...] = (), look: bool = True) -> Slice:
    """Random games in the environment. Agents read the whole observation, or only the mask, before each word."""
    env = raw_env(card_set="random", shrines="random", opponents=opponents)

    def play(number: int) -> tuple[float, int]:
        said = 0
        start = perf_counter()
        for seed in range(number * GAMES, number * GAMES + GAMES):
            rng = Rng(seeded(seed, 1))
            env.reset(seed=seed)
            while not env.game.over:
                agent = env.agent_selection
                if look:
                    env.observe(agent)
                else:
                    env.action_mask(agent)
                env.step(rng.pick(env.asking.words))
                said += 1
        return perf_counter() - start, said

    return play


def main() -> None:
    """Measure and print."""
    rows = [
        Row("four learners, with observations", steps(), our_games, "", False),
        Row("four learners, masks only", steps(look=False), our_games, "", False),
        *(
            Row(f"one learner against {bot} bots, its own steps", steps(bot), our_games, "", False)
            for bot in ("random", "easy", "normal")
        ),
    ]
    gc.collect()
    gc.freeze()
    for number in track(range(ROUNDS), "measuring", console=Console(stderr=True)):
        for row in rows:
            row.measure(number)
    table = Table(title="The environment, against bare random games in the same run")
    for head in ("what", "steps", "bare", "decisions in the time of a step"):
        table.add_column(head, justify="left" if head == "what" else "right")
    for row in rows:
        name, ours, bare, *_ = row.cells()
        table.add_row(name, ours, bare, f"{median(theirs / mine for mine, theirs in row.rates):.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
