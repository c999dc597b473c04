"""Using special abilities: which may be used now, why not the others, and how it is done (TCG-101 to TCG-104)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_tcg.book.bold_words import IN_PHASE, is_time_for
from desktop_app.games.lotr_tcg.book.carrying_out import carry_out
from desktop_app.games.lotr_tcg.book.paying import moment, why_not_afford
from desktop_app.games.lotr_tcg.reading.active import is_blank, may_use_site
from desktop_app.games.lotr_tcg.reading.queries import controller, kind, stacked_on, works
from desktop_app.games.lotr_tcg.reading.sums import READING, forbidden
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS, Acts

STACKED = "stacked"
"""The zone of abilities that are used while the card is stacked on a site that its player controls."""


def why_not_use(g: TcgState, seat: str, card: str, act: Acts) -> str:
    """Why a special ability cannot be used now: a reason id, or "" (TCG-101 to TCG-104)."""
    if act.zone == STACKED:
        if stacked_on(g, card) not in g.zones[f"controlled:{seat}"]:
            return "inactive"
    elif not works(g, card):
        return _why_silent(g, card)
    elif kind(g, card) == "site":
        wrong = (act.phase == "shadow" and seat == g.active) or (act.phase == "fellowship" and seat != g.active)
        if wrong or not may_use_site(g, seat, card):
            return "not_yours"
    elif controller(g, card) != seat:
        return "not_yours"
    if not is_time_for(g, seat, act):
        return "wrong_phase"
    if forbidden(g, f"act:{act.phase}", seat):
        return "forbidden"
    if act.text.limit is not None and act.text.limit.is_reached(g, act.name, card, seat):
        return "limit"
    why = why_not_afford(moment(g, seat, card), act.text)
    return "tokens" if why == "twilight" else why


def _why_silent(g: TcgState, card: str) -> str:
    """Why the text of a card in play is not in use: a site speaks where the fellowship is (TCG-293), a controlled one
    not at all (TCG-464), an inactive card neither (TCG-287)."""
    if kind(g, card) != "site" or is_blank(g, card):
        return "inactive"
    return "elsewhere" if g.home[card] == "path" else "controlled"


def actions(g: TcgState, card: str) -> Sequence[Acts]:
    """The special abilities of a card where it lies: in play, or stacked on another."""
    zone = "play" if card in g.pieces else STACKED
    return [act for act in CARDS.of(Action, g.codes[card]) if act.zone == zone]


def stacked_cards(g: TcgState, seat: str) -> list[str]:
    """The cards of a seat that are stacked."""
    return [card for card in g.zones["stacked"] if g.owners[card] == seat]


def uses(g: TcgState, seat: str) -> list[Option]:
    """Every special ability that a seat may use now: most cards have none at all, and most of the others none in this
    phase."""
    now = IN_PHASE[g.phase]
    return [
        Option("use", card, detail=act.name)
        for zone, cards in (("play", READING.sources(g, now)), (STACKED, stacked_cards(g, seat)))
        for card in cards
        for act in now.get(g.codes[card], ())
        if act.zone == zone and not why_not_use(g, seat, card, act)
    ]


async def use(g: TcgState, seat: str, card: str, name: str) -> None:
    """Uses a special ability."""
    act = next(act for act in actions(g, card) if act.name == name)
    g.say("tcg-log-uses", seat=seat_ref(seat), card=g.ref(card))
    if act.text.limit is not None:
        act.text.limit.count(g, act.name, card, seat)
    await carry_out(moment(g, seat, card), act.text, special=True)
