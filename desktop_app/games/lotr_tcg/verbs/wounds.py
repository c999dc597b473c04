"""Wounds, exertions and healing, token by token, so that each can be answered (TCG-046)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from desktop_app.engine.events import Apply, Event
from desktop_app.games.lotr_tcg.book.ladder import resolve_together
from desktop_app.games.lotr_tcg.events.tokens import Befalls, Exerted, Healed, Wounded
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


async def wound(g: TcgState, cards: Sequence[str], count: int = 1, source: str = "") -> bool:
    """Each of the characters takes so many wounds: all of them one, then all of them the next (TCG-046, TCG-237).
    Answers whether all of them did."""
    return await wound_each(g, dict.fromkeys(cards, count), source)


async def wound_each(g: TcgState, amounts: Mapping[str, int], source: str = "") -> bool:
    """The same, each of the characters as many as it is said to take."""
    return await _each(g, amounts, Wounded, _is_wounded_now, _wounded, source)


def _is_wounded_now(g: TcgState, card: str) -> bool:
    return can_be_wounded(g, card) and not _used_up(g, card)


def _wounded(g: TcgState, card: str) -> None:
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


async def exert(g: TcgState, cards: Sequence[str], source: str = "", times: int = 1) -> bool:
    """Each of the characters exerts, all at once; an exhausted one does not (TCG-387). Exerting is not wounding
    (TCG-069). Answers whether all of them did, so many times each."""
    return await _each(g, dict.fromkeys(cards, times), Exerted, can_exert, _exerted, source)


async def exhaust(g: TcgState, *cards: str, source: str = "") -> bool:
    """Each of the characters exerts as often as it can (TCG-075)."""
    times = {card: times_it_could_exert(g, card) for card in cards}
    return await _each(g, times, Exerted, can_exert, _exerted, source)


def _exerted(g: TcgState, card: str) -> None:
    _put_wound(g, card)
    g.say("tcg-log-exerts", card=g.ref(card), count=1, wounds=wounds(g, card))


# -- healing -----------------------------------------------------------------------------------------------------------


def can_heal(g: TcgState, card: str) -> bool:
    """Whether a character is wounded and active (TCG-050, TCG-051)."""
    return wounds(g, card) > 0 and is_active(g, card) and not forbidden(g, "heal", card)


async def heal(g: TcgState, cards: Sequence[str], source: str = "") -> bool:
    """One wound is removed from each of the characters at once (TCG-049). Answers whether one was from all of them."""
    return await heal_each(g, dict.fromkeys(cards, 1), source)


async def heal_each(g: TcgState, amounts: Mapping[str, int], source: str = "") -> bool:
    """As many wounds are removed from each of the characters as is said of it, from all of them one at once."""
    return await _each(g, amounts, Healed, can_heal, _healed, source)


def _healed(g: TcgState, card: str) -> None:
    g.pieces[card].put(WOUND, wounds(g, card) - 1)
    g.say("tcg-log-healed", card=g.ref(card), count=1)


# -- token by token ----------------------------------------------------------------------------------------------------


async def _each(
    g: TcgState,
    amounts: Mapping[str, int],
    event: type[Befalls],
    possible: Callable[[TcgState, str], bool],
    apply: Callable[[TcgState, str], None],
    source: str,
) -> bool:
    """It befalls each character as often as is said of it: all of them once, then all of them once more (TCG-046), as
    long as it is possible. Answers whether it did each time."""
    done = 0
    for at in range(max(amounts.values(), default=0)):
        able = [card for card, amount in amounts.items() if amount > at and possible(g, card)]
        if not able:
            break
        events = [event(card=card, source=source) for card in able]
        together: list[tuple[Event, Apply | None]] = [(e, partial(_if_possible, g, e, possible, apply)) for e in events]
        done += len(await resolve_together(g, together))
    return done == sum(amounts.values())


def _if_possible(
    g: TcgState, event: Befalls, possible: Callable[[TcgState, str], bool], apply: Callable[[TcgState, str], None]
) -> None:
    """What an answer has made impossible since does not come about."""
    event.cancelled = not possible(g, event.card)
    if not event.cancelled:
        apply(g, event.card)
