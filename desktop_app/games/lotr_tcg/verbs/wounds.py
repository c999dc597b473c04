"""Wounds, exertions and healing, token by token, so that each can be answered (TCG-046)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.events import Apply, Event
from desktop_app.games.lotr_tcg.book.ladder import resolve_together
from desktop_app.games.lotr_tcg.events.tokens import Exerted, Healed, Wounded
from desktop_app.games.lotr_tcg.reading.queries import CHARACTERS, is_active, kind
from desktop_app.games.lotr_tcg.reading.sums import forbidden
from desktop_app.games.lotr_tcg.reading.tokens import vitality_left, wounds
from desktop_app.games.lotr_tcg.state import TcgState

WOUND = "wound"
MOST_WOUNDS = "most_wounds"
"""The lasting effect that prevents every wound of a character but as many as are left of it."""


# -- wounds ------------------------------------------------------------------------------------------------------------


def can_be_wounded(g: TcgState, card: str) -> bool:
    """Whether a character can take wounds at all (TCG-430)."""
    return is_active(g, card) and kind(g, card) in CHARACTERS and not forbidden(g, WOUND, card)


async def wound(g: TcgState, cards: Sequence[str], count: int = 1, source: str = "") -> None:
    """Each of the characters takes so many wounds: all of them one, then all of them the next (TCG-046, TCG-237)."""
    for _ in range(count):
        able = [card for card in cards if can_be_wounded(g, card) and not _used_up(g, card)]
        if not able:
            return
        await resolve_together(g, [(Wounded(card=card, source=source), partial(_wounded, g, card)) for card in able])


def _wounded(g: TcgState, card: str) -> None:
    if card not in g.pieces:
        return
    for effect in g.effects:
        if effect.kind == MOST_WOUNDS and card in effect.targets:
            effect.amount -= 1
    _put_wound(g, card)
    g.say("tcg-log-wounded", card=g.ref(card), count=1, wounds=wounds(g, card))


def _used_up(g: TcgState, card: str) -> bool:
    """Whether every further wound of a character is prevented."""
    return any(e.kind == MOST_WOUNDS and card in e.targets and e.amount <= 0 for e in g.effects)


def _put_wound(g: TcgState, card: str) -> None:
    g.pieces[card].put(WOUND, g.pieces[card].count(WOUND) + 1)


# -- exertions ---------------------------------------------------------------------------------------------------------


def can_exert(g: TcgState, card: str, times: int = 1) -> bool:
    """Whether a character can exert so often: it keeps at least 1 vitality (TCG-072, TCG-386)."""
    if not is_active(g, card) or kind(g, card) not in CHARACTERS or forbidden(g, "exert", card):
        return False
    return times_it_could_exert(g, card) >= times


def times_it_could_exert(g: TcgState, card: str) -> int:
    """How often a character could exert: the exhausted never (TCG-074), and exhausting it does so as many times
    (TCG-075)."""
    return max(0, vitality_left(g, card) - 1)


async def exert(g: TcgState, cards: Sequence[str], source: str = "") -> bool:
    """Each of the characters exerts once, all at once; an exhausted one does not (TCG-387). Exerting is not wounding
    (TCG-069). Answers whether all of them did."""
    able = [card for card in cards if can_exert(g, card)]
    happening: list[tuple[Event, Apply | None]] = [
        (Exerted(card=card, source=source), partial(_exerted, g, card)) for card in able
    ]
    done = await resolve_together(g, happening) if able else []
    return len(done) == len(cards)


async def exhaust(g: TcgState, card: str, source: str = "") -> None:
    """A character exerts as often as it can (TCG-075)."""
    for _ in range(times_it_could_exert(g, card)):
        await exert(g, [card], source)


def _exerted(g: TcgState, card: str) -> None:
    if card in g.pieces:
        _put_wound(g, card)
        g.say("tcg-log-exerts", card=g.ref(card), count=1, wounds=wounds(g, card))


# -- healing -----------------------------------------------------------------------------------------------------------


def can_heal(g: TcgState, card: str) -> bool:
    """Whether a character is wounded and active (TCG-050, TCG-051)."""
    return wounds(g, card) > 0 and is_active(g, card) and not forbidden(g, "heal", card)


async def heal(g: TcgState, cards: Sequence[str], source: str = "") -> None:
    """One wound is removed from each of the characters at once (TCG-049)."""
    able = [card for card in cards if can_heal(g, card)]
    if able:
        await resolve_together(g, [(Healed(card=card, source=source), partial(_healed, g, card)) for card in able])


def _healed(g: TcgState, card: str) -> None:
    if wounds(g, card):
        g.pieces[card].put(WOUND, wounds(g, card) - 1)
        g.say("tcg-log-healed", card=g.ref(card), count=1)
