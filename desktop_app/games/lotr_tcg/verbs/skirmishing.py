"""What may be done to skirmishes: assigning, cancelling."""

from __future__ import annotations

from functools import partial

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_tcg.book.ladder import resolve
from desktop_app.games.lotr_tcg.events.turn import Assigned
from desktop_app.games.lotr_tcg.reading.queries import forbidden, is_assigned, is_ring_bearer, kind, takes_part
from desktop_app.games.lotr_tcg.state import Skirmish, TcgState


def assign(g: TcgState, character: str, minion: str) -> None:
    """A character defends against a minion; each defender has one skirmish, against all its minions (TCG-225)."""
    for fight in g.assigned:
        if character in fight.characters:
            fight.minions.append(minion)
            return
    g.assigned.append(Skirmish([character], [minion]))


async def set_against(g: TcgState, seat: str, character: str, minion: str) -> None:
    """A seat assigns a character to a minion, or the other way round: the one or the other chose it, or a card did."""
    await resolve(
        g, Assigned(card=character, minion=minion, by=seat), partial(_set_against, g, seat, character, minion)
    )


def _set_against(g: TcgState, seat: str, character: str, minion: str) -> None:
    assign(g, character, minion)
    g.say("tcg-log-assigns", seat=seat_ref(seat), card=g.ref(character), minion=g.ref(minion))


def can_cancel(g: TcgState) -> bool:
    """Whether the skirmish being fought can be cancelled: not one of the Ring-bearer (TCG-472)."""
    fight = g.fight
    return fight is not None and not fight.over and not any(is_ring_bearer(g, card) for card in fight.characters)


def cancel(g: TcgState) -> None:
    """The skirmish ends at once, with no winner and no loser (TCG-441, TCG-442)."""
    if g.fight is not None and can_cancel(g):
        g.fight.over = True
        g.say("tcg-log-cancelled", rule="TCG-441")


def take_the_place_of(g: TcgState, card: str, other: str) -> None:
    """A character takes another's place in the skirmish being fought, which goes on as it is (TCG-444)."""
    if g.fight is not None:
        g.fight.characters = [card if each == other else each for each in g.fight.characters]
        g.fight.minions = [card if each == other else each for each in g.fight.minions]


def can_assign(g: TcgState, character: str, minion: str) -> bool:
    """Whether an action may set a minion against a companion, or against an ally who may fight here: neither is assigned
    yet (TCG-432), both can take part (TCG-434)."""
    able = not any(is_assigned(g, card) or forbidden(g, "skirmish", card) for card in (character, minion))
    return able and (kind(g, character) == "companion" or takes_part(g, character, "skirmish"))
