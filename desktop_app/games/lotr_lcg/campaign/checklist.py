"""The eight points to check before a scenario of a campaign ("Lista de comprobación")."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.engine.messages import message
from desktop_app.games.contract.campaigns import Check, GameTold, Line, Piece, SeatTold, Standing
from desktop_app.games.lotr_lcg.campaign.log import FALLEN, HEROES, PENALTY, POOL, code_of, place_of, pool_card

_PLACES = ((5, "hero", "LCG-563"), (6, "setup", "LCG-564"), (7, "deck", "LCG-565"), (8, "encounter", "LCG-566"))
"""Points 5 to 8: where cards of the pool go, and the rule."""


def checklist(mode: str, standing: Standing, told: GameTold) -> tuple[Check, ...]:
    """The points in the order of the book, for the heroes that the players are about to use."""
    return (*_heroes(standing, told), *_penalty(standing, told), *_cards(standing))


def uses_the_heroes_of_the_log(standing: Standing, seat: SeatTold) -> bool:
    """Point 1: whether a player is about to use the heroes that the log lists for them, whoever they are while it
    lists none (LCG-555, LCG-556)."""
    listed = sorted(line.card or line.name for line in standing.of(HEROES, seat.player))
    return not listed or sorted(hero.card or hero.name for hero in seat.heroes) == listed


def fallen_in_use(standing: Standing, seat: SeatTold) -> list[str]:
    """Point 2: the heroes of a player that are on the list of fallen heroes (LCG-557)."""
    return [hero.name for hero in seat.heroes if _has_fallen(standing, hero)]


def _has_fallen(standing: Standing, hero: Piece | Line) -> bool:
    """Whether a hero is on that list: by name or by card, however somebody wrote it."""
    return any(line.name == hero.name or line.card == hero.card != "" for line in standing.of(FALLEN))


def _heroes(standing: Standing, told: GameTold) -> Iterable[Check]:
    """Points 1 to 3: the heroes of the log, none of them fallen, those of choice written."""
    for seat in told.seats:
        own = [_ref(line) for line in standing.of(HEROES, seat.player)]
        done = not seat.heroes or uses_the_heroes_of_the_log(standing, seat)
        if own:
            yield Check(message("lcgcampaign-check-heroes", player=seat.player, heroes=own), done, "LCG-555", 1)
        else:
            yield Check(message("lcgcampaign-check-new-heroes", player=seat.player), bool(seat.heroes), "LCG-556", 1)
    down = [_ref(line) for line in standing.of(HEROES) if _has_fallen(standing, line)]
    yield Check(message("lcgcampaign-check-fallen", count=len(down), heroes=down), not down, "LCG-557", 2)
    chosen = [line for line in standing.of(HEROES) if line.rule == "LCG-528"]
    by_choice = [_ref(line) for line in chosen]
    told_of = message("lcgcampaign-check-changes", count=len(by_choice), heroes=by_choice)
    yield Check(told_of, True, "LCG-560", 3, chosen[-1] if chosen else None)


def _penalty(standing: Standing, told: GameTold) -> Iterable[Check]:
    """Point 4: what every player adds to their starting threat."""
    for seat in told.seats:
        penalty = standing.total(PENALTY, seat.player)
        yield Check(message("lcgcampaign-check-penalty", player=seat.player, penalty=penalty), True, "LCG-562", 4)


def _cards(standing: Standing) -> Iterable[Check]:
    """Points 5 to 8: where each boon and burden of the pool goes."""
    for point, place, rule in _PLACES:
        lines = [line for line in standing.of(POOL) if _place(line) == place]
        if not lines:
            yield Check(message(f"lcgcampaign-check-no-{place}"), True, rule, point)
        for line in lines:
            told = f"lcgcampaign-check-{place}" if place != "hero" or line.bearer else "lcgcampaign-check-unbound"
            done = bool(line.bearer) or place != "hero"
            yield Check(message(told, card=_ref(line), bearer=_bearer(line)), done, rule, point, line)


def _place(line: Line) -> str:
    """Where a line of the pool goes; a card that the box does not have goes into a deck."""
    return "deck" if pool_card(line.card) is None else place_of(line.card)


def _ref(line: Line) -> str:
    """The card of a line, so that it is named in the language of the reader; else its words."""
    return f"@:{line.card}" if line.card else line.name


def _bearer(line: Line) -> str:
    bearer = code_of(line.bearer) if line.bearer else ""
    return f"@:{bearer}" if bearer else line.bearer
