"""Heroes of the campaign: who they are, who fell, and what it costs to take another ("Héroes de campaña")."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.engine.messages import message
from desktop_app.games.contract.campaigns import Change, GameTold, Line, Piece, Refused, SeatTold, Standing, Swap
from desktop_app.games.lotr_lcg.campaign.log import (
    DAMAGE,
    EXPERT,
    FALLEN,
    HEROES,
    MENDOR,
    MENDORS_SUPPORT,
    PENALTY,
    POOL,
    code_of,
    is_permanent,
)
from desktop_app.games.lotr_lcg.reading.facts import load_cards


def begins(seats: tuple[SeatTold, ...]) -> tuple[Change, ...]:
    """The heroes' names are written when the first scenario starts (LCG-518)."""
    return tuple(
        Change(HEROES, "add", hero.name, hero.card, seat.player, rule="LCG-518")
        for seat in seats
        for hero in seat.heroes
    )


def carries(standing: Standing, players: tuple[str, ...]) -> tuple[Change, ...]:
    """A Mendor who came out of Dol Guldur goes with the players into their next campaign, and each of them may have one
    copy of his support in the deck: the resolution of the last campaign card says so (LCG-533)."""
    if not any(line.card == MENDOR for line in standing.of(POOL)):
        return ()
    titles = {code: load_cards()[code].titles["en"] for code in (MENDOR, MENDORS_SUPPORT)}
    return (
        Change(POOL, "add", titles[MENDOR], MENDOR, rule="LCG-533"),
        *(
            Change(POOL, "add", titles[MENDORS_SUPPORT], MENDORS_SUPPORT, bearer=player, rule="LCG-533")
            for player in players
        ),
    )


def after_game(mode: str, standing: Standing, told: GameTold) -> tuple[Change, ...]:
    """What a game leaves in the log, won or lost: the fallen, what they carried, in expert mode the damage. What was
    earned comes only with a victory."""
    changes = [change for seat in told.seats for change in _falls(standing, seat)]
    if mode == EXPERT:
        changes += _damage(standing, told)
    if told.won:
        changes += [*_earned(told), *_noted(told)]
    return tuple(changes)


def _earned(told: GameTold) -> Iterator[Change]:
    """Boons and burdens are entered with the hero a Permanent one is bound to (LCG-540, LCG-541, LCG-542)."""
    for card, bearer in told.earned:
        yield Change(POOL, "add", card.name, card.card, bearer=bearer, rule="LCG-540")


def _noted(told: GameTold) -> Iterator[Change]:
    """What the resolution has the players note, under its heading (LCG-533)."""
    for section, hero in told.noted:
        yield Change(section, "add", hero.name, hero.card, rule="LCG-533")


def _falls(standing: Standing, seat: SeatTold) -> Iterator[Change]:
    """A hero in the discard pile at the end is fallen (LCG-519), and Permanent cards on it leave the pool (LCG-549)."""
    for hero in seat.fallen:
        yield Change(FALLEN, "add", hero.name, hero.card, note=seat.player, rule="LCG-519")
        for line in standing.of(POOL):
            if line.bearer and is_permanent(line.card) and _bears(hero, line):
                yield Change(POOL, "remove", line.name, line.card, bearer=line.bearer, rule="LCG-549")


def _bears(hero: Piece, line: Line) -> bool:
    """Whether a line of the pool names this hero, in whichever language somebody wrote it."""
    return line.bearer == hero.name or code_of(line.bearer) == hero.card != ""


def _damage(standing: Standing, told: GameTold) -> Iterator[Change]:
    """Expert: the damage on each hero is written anew after each scenario (LCG-552); whoever stayed away keeps what was
    written."""
    away = {line.player for line in standing.of(HEROES)} - {seat.player for seat in told.seats}
    for line in [line for line in standing.of(DAMAGE) if line.player not in away]:
        yield Change(DAMAGE, "remove", line.name, line.card, line.player, rule="LCG-552")
    for seat in told.seats:
        for hero, damage in seat.damage:
            if damage and hero not in seat.fallen:
                yield Change(DAMAGE, "count", hero.name, hero.card, seat.player, damage, rule="LCG-552")


def swap(standing: Standing, wanted: Swap, since: tuple[Change, ...]) -> tuple[Change, ...] | Refused:
    """Another hero for one that fell or, once a game, for one of choice; either costs everybody 1 of threat."""
    if not _has(standing, HEROES, wanted.leaves, wanted.player):
        return Refused(message("lcgcampaign-not-yours", hero=wanted.leaves.name, player=wanted.player), "LCG-555")
    fell = _has(standing, FALLEN, wanted.leaves)
    if _is(wanted.joins, wanted.leaves):
        return _stays(wanted, fell)
    if _has(standing, FALLEN, wanted.joins):
        return Refused(message("lcgcampaign-is-fallen", hero=wanted.joins.name), "LCG-520")
    if _has(standing, HEROES, wanted.joins):
        return Refused(message("lcgcampaign-in-use", hero=wanted.joins.name), "LCG-526")
    if not fell and any(_is_by_choice(change, wanted.player) for change in since):
        return Refused(message("lcgcampaign-one-a-game", player=wanted.player), "LCG-526")
    rule = "LCG-525" if fell else "LCG-528"
    return (
        Change(HEROES, "remove", wanted.leaves.name, wanted.leaves.card, wanted.player, rule=rule),
        Change(HEROES, "add", wanted.joins.name, wanted.joins.card, wanted.player, note=wanted.leaves.name, rule=rule),
        Change(PENALTY, "count", wanted.joins.name, wanted.joins.card, amount=1, note=wanted.leaves.name, rule=rule),
    )


def _is_by_choice(change: Change, player: str) -> bool:
    return change.rule == "LCG-528" and change.deed == "add" and change.player == player


def _stays(wanted: Swap, fell: bool) -> tuple[Change, ...] | Refused:
    """When nobody is left, the fallen hero goes on, and that player alone pays for it (LCG-529)."""
    hero = wanted.leaves
    if not fell:
        return Refused(message("lcgcampaign-same-hero", hero=hero.name), "LCG-526")
    if wanted.free:
        return Refused(message("lcgcampaign-others-left", hero=hero.name), "LCG-529")
    return (
        Change(FALLEN, "remove", hero.name, hero.card, rule="LCG-529"),
        Change(PENALTY, "count", hero.name, hero.card, wanted.player, 1, rule="LCG-529"),
    )


def heal(mode: str, standing: Standing, player: str, hero: Piece) -> tuple[Change, ...] | Refused:
    """Expert: a hero starts without its damage, and its player with 1 more of threat for good (LCG-554)."""
    if mode != EXPERT or not _has(standing, DAMAGE, hero, player):
        return Refused(message("lcgcampaign-no-damage", hero=hero.name), "LCG-554")
    return (
        Change(DAMAGE, "remove", hero.name, hero.card, player, rule="LCG-554"),
        Change(PENALTY, "count", hero.name, hero.card, player, 1, rule="LCG-554"),
    )


def _has(standing: Standing, section: str, piece: Piece, player: str | None = None) -> bool:
    return any(_is(line, piece) for line in standing.of(section, player))


def _is(one: Piece | Line, other: Piece) -> bool:
    """Whether it is that hero: by name, whichever card bears it (LCG-520), or by the card, however it is written."""
    return one.name == other.name or one.card == other.card != ""
