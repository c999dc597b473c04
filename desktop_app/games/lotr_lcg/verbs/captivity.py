"""Prisoners: a hero is captured, lies face down, and is rescued.

A prisoner is in play, so that no other copy of a unique card can be, and is nothing else: no hero and no character,
without text, icons and numbers that anything could use.
"""

from __future__ import annotations

from functools import partial

from desktop_app.engine.ask import chance
from desktop_app.engine.effects import Effect, expire
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.events import Captured, PrisonerPicked, Rescued
from desktop_app.games.lotr_lcg.reading.queries import heroes, players
from desktop_app.games.lotr_lcg.state import LcgState

UNTIL_RESCUED = "rescue"
HOLDS = ("blank", "cannot:damage", "cannot:gain_resources")
"""What lasts on a prisoner until the rescue."""


async def capture_one(g: LcgState, source: str) -> None:
    """One hero among those of all players is captured, picked at random unless a card names another."""
    event = PrisonerPicked()
    await resolve(g, event)
    able = [hero for seat in players(g) for hero in heroes(g, seat)]
    if event.card:
        await capture(g, event.card, source)
    elif able:
        await capture(g, able[await chance(g.chance, len(able), message("lcg-chance-captive"), g.step)], source)


async def capture(g: LcgState, hero: str, source: str) -> None:
    """A hero is turned face down as a prisoner by a card; what is attached to it stays there."""
    seat = g.pieces[hero].controller

    def turn() -> None:
        hold(g, hero, source)
        g.say("lcg-log-captured", card=g.ref(hero), seat=seat_ref(seat))

    await resolve(g, Captured(card=hero, seat=seat), turn)


def hold(g: LcgState, hero: str, source: str) -> None:
    """Puts a hero among the prisoners of its player."""
    piece = g.pieces[hero]
    piece.committed = False
    g.move(hero, f"captive:{piece.controller}")
    g.prisoners.append(hero)
    code = g.codes.get(source, "")
    g.effects += [Effect(kind, 1, [hero], "", UNTIL_RESCUED, source, code) for kind in HOLDS]


def prisoners(g: LcgState) -> list[str]:
    """The heroes that lie captive now."""
    return [hero for hero in g.prisoners if hero in g.pieces]


async def rescue(g: LcgState, damage: int) -> None:
    """Every prisoner is turned face up with so many damage tokens, and may be used again."""
    for hero in prisoners(g):
        seat = g.pieces[hero].controller
        await resolve(g, Rescued(card=hero, seat=seat), partial(_set_free, g, hero, damage))


def _set_free(g: LcgState, hero: str, damage: int) -> None:
    piece = g.pieces[hero]
    g.prisoners.remove(hero)
    if not g.prisoners:
        expire(g.effects, UNTIL_RESCUED)
    g.move(hero, f"play:{piece.controller}")
    piece.damage += damage
    g.say("lcg-log-rescued", card=g.ref(hero), seat=seat_ref(piece.controller))
