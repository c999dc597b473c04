"""A table as the set-up of a position that builds it again, and what such a set-up cannot say."""

from __future__ import annotations

from typing import Any

from desktop_app.games.kit.set_ups import names_of, written_window
from desktop_app.games.thrones.book.laid_out import TABLE as LAID_OUT
from desktop_app.games.thrones.reading.facts import NAMES
from desktop_app.games.thrones.reading.queries import faction_card, players, plot
from desktop_app.games.thrones.reading.titles import title
from desktop_app.games.thrones.state import Challenge, ThronesState
from desktop_app.games.thrones.table.position_cards import CARDS
from desktop_app.games.thrones.table.position_running import (
    unsaid_effects,
    unsaid_limits,
    written_effects,
    written_limits,
)
from desktop_app.games.thrones.table.positions import (
    CHOSEN,
    DONE_THIS_ROUND,
    LISTS,
    NOT_IN_SET_UP,
    NOTHING_IN_PLAY,
    PLACED,
    REMOVED,
    ROWS,
    SETTING_UP,
    SIDES,
)


def set_up_of(g: ThronesState) -> dict[str, Any]:
    """The set-up that builds this table again."""
    step = next(place.row for place in reversed(g.position) if place.table != LAID_OUT)
    found: dict[str, Any] = {"step": step, "round": g.round, "first_player": g.names[g.first_player]}
    for key in ("active", "dominance"):
        if getattr(g, key):
            found[key] = g.names[getattr(g, key)]
    found |= names_of(g, "done", [seat for seat in g.position[0].done if seat != g.active])
    found |= written_window(g, players(g))
    found |= names_of(g, "eliminated", g.eliminated)
    found["players"] = {g.names[seat]: _things(g, seat) for seat in g.seats if seat not in g.eliminated}
    for fight in g.challenges:
        sides = {side: getattr(fight, side) for side in SIDES}
        told = {side: [NAMES.which(g, card) for card in cards] for side, cards in sides.items() if cards}
        defended = {"defended": fight.defended} if fight.defended or fight.defenders else {}
        told_of = _fought(g, fight) | {"compared": True} if fight.compared else _who_against_whom(g, fight)
        found["challenge"] = {**told_of, **told, **defended}
    if g.fought:
        found["fought"] = [_fought(g, fight) for fight in g.fought]
    return found


def _fought(g: ThronesState, fight: Challenge) -> dict[str, Any]:
    winner = {"winner": g.names[fight.winner]} if fight.winner else {}
    rivalry = {"rivalry": True} if fight.rivalry else {}
    return {**_who_against_whom(g, fight), **winner, "attack": fight.attack, "defense": fight.defense, **rivalry}


def _who_against_whom(g: ThronesState, fight: Challenge) -> dict[str, Any]:
    before = {"redirected_from": g.names[fight.redirected_from]} if fight.redirected_from else {}
    return {"type": fight.type, "by": g.names[fight.by], "at": g.names[fight.at], **before}


def _things(g: ThronesState, seat: str) -> dict[str, Any]:
    card = faction_card(g, seat)
    found: dict[str, Any] = {"faction": NAMES.name(g.codes[card])}
    for agenda in g.zones[f"agenda:{seat}"]:
        found["agenda"] = NAMES.name(g.codes[agenda])
    if title(g, seat):
        found["title"] = NAMES.name(g.codes[title(g, seat)])
    found |= {name: value for name, value in (("gold", g.gold[seat]), ("power", g.pieces[card].power)) if value}
    found |= {"kneeling": True} if g.pieces[card].exhausted else {}
    found |= {"limited": g.limited[seat]} if g.limited[seat] else {}
    found["plot"] = CARDS.written(g, plot(g, seat)) if plot(g, seat) else ""
    for zone in LISTS:
        found[zone] = [CARDS.written(g, card) for card in CARDS.lying(g, f"{zone}:{seat}")]
    gone = [NAMES.name(g.codes[card]) for card in g.zones[REMOVED] if g.owners[card] == seat]
    found |= {REMOVED: gone} if gone else {}
    found |= CARDS.listing(g, PLACED, g.zones[f"{PLACED}:{seat}"])
    found |= {CHOSEN: NAMES.name(g.codes[g.chosen[seat]])} if seat in g.chosen else {}
    for key in DONE_THIS_ROUND:
        done = [NAMES.name(g.codes[card]) for card in dict.fromkeys(getattr(g, key)[seat])]  # it may have come again
        found |= {key: done} if done else {}
    found |= written_effects(g, seat) | written_limits(g, seat)
    step = g.position[0].row
    early = [*(NOT_IN_SET_UP if step in SETTING_UP else ()), *(ROWS if step in NOTHING_IN_PLAY else ())]
    return {key: value for key, value in found.items() if key not in early}


def left_out(g: ThronesState) -> list[str]:
    """What a set-up cannot say."""
    told = ["effects"] if unsaid_effects(g) else []
    told += ["limits"] if unsaid_limits(g) else []
    early = g.position[0].row in NOTHING_IN_PLAY  # only by hand anything is there before the cards are turned up
    return [*told, *(["cards"] if early and any(g.zones[f"{row}:{seat}"] for row in ROWS for seat in g.seats) else [])]
