"""Prisoners: a character is captured, lies face down, and is freed.

Who is captive is in play, so that no other copy of a unique card can be, and is nothing else: no hero, no ally, without
text, icons and numbers that anything could use.
"""

from __future__ import annotations

from functools import partial

from desktop_app.engine.ask import chance
from desktop_app.engine.effects import Effect, expire
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.events import Captured, PrisonerPicked, Rescued
from desktop_app.games.lotr_lcg.reading.queries import facts, heroes, immune, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.leaving import leave_the_fight

UNTIL_FREE = "free"
"""How the moment begins until which holds what captivity brings; the code of the captive follows."""
HOLDS = ("blank", "cannot:damage", "cannot:gain_resources")


def until_free(g: LcgState, card: str) -> str:
    """The moment until which a captive is held."""
    return f"{UNTIL_FREE} {g.codes[card]}"


def is_captive(g: LcgState, card: str) -> bool:
    """Whether a character lies captive."""
    return g.home[card].startswith("captive:")


async def capture_one(g: LcgState, source: str) -> None:
    """One hero among those of all players is captured, picked at random unless a card names another."""
    event = PrisonerPicked()
    await resolve(g, event)
    code = g.codes[source]
    able = [hero for seat in players(g) for hero in heroes(g, seat) if not immune(g, hero, code)]
    if event.card:
        await capture(g, event.card, source)
    elif able:
        await capture(g, able[await chance(g.chance, len(able), message("lcg-chance-captive"), g.step)], source)


async def capture(g: LcgState, card: str, source: str) -> None:
    """A character is turned face down as a captive by a card; what is attached to it stays there."""
    seat = g.pieces[card].controller

    def turn() -> None:
        hold(g, card, source)
        g.say("lcg-log-captured", card=g.ref(card), seat=seat_ref(seat))

    await resolve(g, Captured(card=card, seat=seat), turn)


def hold(g: LcgState, card: str, source: str) -> None:
    """Puts a character among the captives of its player, out of the quest and of every fight (LCG-473); a hero is then
    a prisoner who can be rescued, or lost."""
    piece = g.pieces[card]
    piece.committed = False
    leave_the_fight(g, card)
    g.move(card, f"captive:{piece.controller}")
    if facts(g, card).type == "hero":
        g.prisoners.append(card)
    for kind in HOLDS:
        _last(g, kind, card, card, source)


def turn_attachments_down(g: LcgState, host: str, source: str) -> None:
    """What is attached to a character is face down, and so blank, until that one is free."""
    for attachment in g.pieces[host].attachments:
        _last(g, "blank", attachment, host, source)


def _last(g: LcgState, kind: str, target: str, captive: str, source: str) -> None:
    g.effects.append(Effect(kind, 1, [target], "", until_free(g, captive), source, g.codes.get(source, "")))


def prisoners(g: LcgState) -> list[str]:
    """The heroes that lie captive now."""
    return [hero for hero in g.prisoners if hero in g.pieces]


async def free(g: LcgState, card: str, damage: int) -> None:
    """A captive is turned face up with so many damage tokens, and may be used again."""
    event = Rescued(card=card, seat=g.pieces[card].controller)
    await resolve(g, event, partial(_set_free, g, card, damage))


def _set_free(g: LcgState, card: str, damage: int) -> None:
    piece = g.pieces[card]
    let_go(g, card)
    g.move(card, f"play:{piece.controller}")
    piece.damage += damage
    g.say("lcg-log-rescued", card=g.ref(card), seat=seat_ref(piece.controller))


def let_go(g: LcgState, card: str) -> None:
    """Nothing that captivity brings holds a character any more, who is nobody's prisoner."""
    g.prisoners = [hero for hero in g.prisoners if hero != card]
    expire(g.effects, until_free(g, card))
