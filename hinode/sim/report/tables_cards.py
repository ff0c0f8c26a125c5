"""The tables of a report about cards and bids."""

from __future__ import annotations

from collections import Counter

from hinode.engine.board import ADVANTAGES, SEASONS, WINTER
from hinode.engine.hooks import CARDS, Card
from hinode.sim.report.summary import Summary
from hinode.sim.report.tables import CLAN_NAMES, seats_of, sentence
from hinode.sim.statistics import Ratio, Share, Table, Value, mean, share


def offered(card: Card, game: Summary) -> bool:
    """Whether a card was for sale in a game."""
    return "core" in card.sets or game.card_set in card.sets


def cards(games: list[Summary]) -> Table:
    """How often each card is bought, at which price, and how often its owners win."""
    rows: list[list[Value]] = []
    for card in CARDS:
        some = [game for game in games if offered(card, game)]
        if not some:
            continue
        paid = [bought.paid for _, player in seats_of(some) for bought in player.bought if bought.card == card.slug]
        owners = [pair for pair in seats_of(some) if any(bought.card == card.slug for bought in pair[1].bought)]
        fair = Ratio(sum(1 / game.players for game, _ in owners) / len(owners) if owners else 0)
        won = share(player.won for _, player in owners)
        rows.append([
            card.name, sentence(SEASONS[card.season]), card.kind, card.cost, card.copies, len(some),
            Share(len(paid), len(some) * card.copies), mean(paid), won.of, won, fair,
        ])  # fmt: skip
    columns = {
        "card": "card", "season": "season", "kind": "kind", "cost": "cost", "copies": "copies",
        "games": "games with it", "bought": "bought, of all copies", "paid": "paid", "owners": "owners",
        "win_rate": "wins of owners", "fair": "equal chances",
    }  # fmt: skip
    note = (
        "Owners bought at least one copy. Do owners win because of a card, or do winners buy it? These numbers "
        "cannot tell."
    )
    return Table("cards", "Cards", note, columns, sorted(rows, key=by_season))


def by_season(row: list[Value]) -> tuple[int, str, str]:
    """The order of cards."""
    return [name.capitalize() for name in SEASONS].index(str(row[1])), str(row[2]), str(row[0])


def cards_by_clan(games: list[Summary]) -> Table:
    """Which clans buy which cards."""
    rows: list[list[Value]] = []
    for card in CARDS:
        some = [pair for pair in seats_of(games) if offered(card, pair[0])]
        if not some:
            continue
        played = Counter(player.clan for _, player in some)
        bought = Counter(
            player.clan for _, player in some if any(purchase.card == card.slug for purchase in player.bought)
        )
        shares = [Share(bought[clan], played[clan]) for clan in CLAN_NAMES]
        rows.append([card.name, sentence(SEASONS[card.season]), card.kind, *shares])
    columns = {"card": "card", "season": "season", "kind": "kind", **CLAN_NAMES}
    note = "In how many of its games with the card on display a clan bought it."
    return Table("cards_by_clan", "Who buys which card", note, columns, sorted(rows, key=by_season))


def bids(games: list[Summary]) -> Table:
    """What players bid on each advantage."""
    rows: list[list[Value]] = []
    for season in range(WINTER):
        battles = [battle for game in games for battle in game.battles if battle.season == season]
        for i, advantage in enumerate(ADVANTAGES):
            amounts = [bid[i] for battle in battles for bid in battle.bids.values()]
            won = [battle.bids[battle.advantages[i]][i] for battle in battles if battle.advantages[i]]
            declined = sum(i in battle.declined for battle in battles)
            both = share(battle.advantages[i] == battle.winner for battle in battles if battle.advantages[i])
            rows.append([
                sentence(SEASONS[season]), sentence(advantage), len(amounts), mean(amounts),
                share(amount > 0 for amount in amounts), mean(won), Share(len(won), len(battles)),
                Share(declined, len(won)), both,
            ])  # fmt: skip
    columns = {
        "season": "season", "advantage": "advantage", "bids": "bids", "bid": "bid", "any": "bids of at least 1",
        "winning_bid": "winning bid", "taken": "battles in which somebody got it", "declined": "then declined",
        "battle_won": "its owner won the battle",
    }  # fmt: skip
    note = "Bids of all participants in all battles, in coins. Bidding nothing counts as 0."
    return Table("bids", "Bids", note, columns, rows)
