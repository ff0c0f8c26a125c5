"""Games in the environment are games: they can be recorded and replayed, and rewards say how they ended."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from hinode import load, new_game, save
from hinode.engine import queries
from hinode.engine.actions import Gift, Propose
from hinode.engine.board import TEA
from hinode.engine.hooks import SEAT
from hinode.env import FIELDS, SIZE, WORDS, Hinode, read
from tests.env.helpers import TABLES, random_steps, table


def play(env: Hinode, seed: int = 1) -> dict[str, float]:
    """Play at random to the end of all agents; what each was rewarded with."""
    total = dict.fromkeys(env.agents, 0.0)
    for _ in random_steps(env, seed):
        for agent, reward in env.rewards.items():
            total[agent] += reward
    for agent, reward in env.rewards.items():
        total[agent] += reward
    return total


@pytest.mark.parametrize(("negotiation", "players"), TABLES)
def test_a_game_replays(negotiation: str, players: int) -> None:
    """The actions, done again in a new game, lead to the same end; so does the record."""
    for seed in range(4):
        env = table(negotiation, players, seed=seed)
        play(env, seed)
        again = new_game([SEAT.text(seat) for seat in env.seats.values()], "random", "random", seed)
        for seat, action in env.game.actions:
            again.act(seat, action)
        assert again.over
        assert again.state.key() == env.game.state.key()
        assert load(save(env.game)).state.winners == env.game.state.winners


def test_dead_agents_leave() -> None:
    """At the end everybody is asked for None once."""
    env = table("none", 5)
    play(env)
    assert all(env.terminations.values())
    left: list[str] = []
    while env.agents:
        left.append(env.agent_selection)
        observation, _, terminated, truncated, _ = env.last()
        assert observation is not None
        assert (terminated, truncated) == (True, False)
        assert not observation["action_mask"].any()
        env.step(None)
    assert sorted(left) == env.possible_agents


@pytest.mark.parametrize("seed", range(6))
def test_rewards(seed: int) -> None:
    """Each kind of reward, summed up over a whole game, against the final state."""
    for reward in ("win", "rank", "difference", "vp"):
        env = table("simple", 4, reward, seed)
        total = play(env, seed)
        s = env.game.state
        for agent, seat in env.seats.items():
            best = max(s.vp[other] for other in s.seats if other != seat)
            place = 0 if seat in s.winners else queries.standing(s).index(seat)
            wanted = {
                "win": 1 if seat in s.winners else -1,
                "rank": (1, 1 / 3, -1 / 3, -1)[place],
                "difference": s.vp[seat] - best,
                "vp": s.vp[seat],
            }
            assert total[agent] == pytest.approx(wanted[reward])


def test_last_gives_all_rewards_since_the_own_step() -> None:
    """Gains in others' turns are not lost to who only looks at `last`."""
    env = table("simple", 4, "vp", 3)
    heard: Counter[str] = Counter()
    for agent in random_steps(env, 3):
        heard[agent] += int(env.last(observe=False)[1])
    while env.agents:
        agent = env.agent_selection
        heard[agent] += int(env.last(observe=False)[1])
        env.step(None)
    assert {agent: heard[agent] for agent in env.seats} == {
        agent: env.game.state.vp[seat] for agent, seat in env.seats.items()
    }


# ------------------------------------------------------------------------------- negotiation
def test_no_negotiation() -> None:
    """Nobody ever has an ally or gives anything."""
    for seed in range(5):
        env = table("none", 4, seed=seed)
        play(env, seed)
        assert not any(env.game.state.allied_seasons)
        assert {event.kind.name for event in env.game.events}.isdisjoint({"proposed", "gift", "allied"})


def test_simple_negotiation() -> None:
    """Alliances, but nothing changes hands."""
    allied = 0
    for seed in range(8):
        env = table("simple", 4, seed=seed)
        play(env, seed)
        kinds = Counter(event.kind.name for event in env.game.events)
        allied += kinds["allied"]
        assert not kinds["gift"]
    assert allied > 8


def test_offers_are_counted() -> None:
    """Nobody makes more proposals and gifts in a season than allowed, and everybody sees how many are left."""
    made = Counter[type]()
    for seed in range(6):
        env = table("full", 5, seed=seed)
        for _ in random_steps(env, seed):
            agent = env.agent_selection
            shown = read(env.observe(agent)["observation"], "offers")
            order = queries.clockwise_from(env.game.state, env.seats[agent])
            assert [*shown] == [env.asking.offers[seat] for seat in order]
        spent: Counter[tuple[int, int]] = Counter()
        again = env.game.at(0)
        for seat, action in env.game.actions:
            if isinstance(action, (Propose, Gift)):
                spent[again.state.season, seat] += 1
                made[type(action)] += 1
            again.act(seat, action)
        assert max(spent.values()) <= 4
    assert made[Propose] > 20
    assert made[Gift] > 20


def test_a_ready_player_can_still_answer() -> None:
    """A ready player speaks again only to answer a proposal."""
    answered = 0
    for seed in range(10):
        env = table("simple", 4, seed=seed)
        for agent in random_steps(env, seed):
            seat = env.seats[agent]
            decision = env.game.decision
            assert decision is not None
            if env.game.state.phase == TEA and seat not in decision.actors(env.game.state):
                answered += 1
                assert {WORDS[word] for word in env.asking.words} <= {"accept", "refuse", "+1", "+2", "+3"}
    assert answered > 3


# ------------------------------------------------------------------------------- observations
@pytest.mark.parametrize(("negotiation", "players"), TABLES)
def test_observations_fit_their_space(negotiation: str, players: int) -> None:
    """At every step, for every player."""
    env = table(negotiation, players, seed=11)
    seen = dict.fromkeys((field.name for field in FIELDS), 0.0)
    for _ in random_steps(env, 11):
        for agent in env.agents:
            found = env.observe(agent)
            assert found["observation"].shape == (SIZE,)
            assert env.observation_space(agent).contains(found)
            for field in FIELDS:
                seen[field.name] += float(read(found["observation"], field.name).sum())
    lively = {name for name, total in seen.items() if total}
    assert lively >= {"vp", "coins", "provinces", "cards", "own_tiles", "bids", "decision", "named", "said"}


def test_every_field_says_something() -> None:
    """Over some games, no field stays zero."""
    silent = {field.name for field in FIELDS}
    for seed in range(30):
        env = table("full", 5, seed=seed)
        for _ in chain(random_steps(env, seed), ("the end",)):
            for agent in env.agents:
                found = env.observe(agent)["observation"]
                silent -= {name for name in silent if read(found, name).any()}
        if not silent:
            return
    assert silent == set()


def test_an_observation_says_what_the_state_says() -> None:
    """Some fields, read back, against the state."""
    env = table("full", 4, seed=4)
    for step, agent in enumerate(random_steps(env, 4)):
        if step % 7:
            continue
        s, seat = env.game.state, env.seats[agent]
        order = queries.clockwise_from(s, seat)
        found = env.observe(agent)["observation"]
        assert [*read(found, "vp")][:4] == [s.vp[other] for other in order]
        assert [*read(found, "coins")] == [*(s.coins[other] for other in order), 0]
        assert [*read(found, "honor")][:4] == [s.honor.index(other) + 1 for other in order]
        assert [*read(found, "clans").argmax(1)][:4] == [*order]
        for place in range(8):
            forces = [queries.force(s, other, place) for other in order]
            assert [*read(found, "province_force")[place]][:4] == forces
            for k, other in enumerate(order):
                pieces = [s.count(other, kind, place) for kind in range(4)]
                assert [*read(found, "provinces")[place][k]] == pieces
        for k, other in enumerate(order):
            cards = read(found, "cards")[k]
            assert sorted(s.cards[other]) == [card for card in range(len(cards)) for _ in range(int(cards[card]))]
            tokens = read(found, "tokens")[k]
            assert {season * 8 + p for season in range(3) for p in range(8) if tokens[season][p]} == {*s.tokens[other]}
            ally = read(found, "allies")[k]
            assert [order[i] for i in range(4) if ally[i]] == [other for other in [s.ally[other]] if other >= 0]
