"""What may be done to skirmishes: assigning, cancelling, taking another's place."""

from __future__ import annotations

from desktop_app.games.kit.asking import may, seat_ref
from desktop_app.games.kit.deeds import NO_CHANGE
from desktop_app.games.lotr_tcg.book.ladder import resolve
from desktop_app.games.lotr_tcg.book.noticing import notice
from desktop_app.games.lotr_tcg.events.turn import Assigned
from desktop_app.games.lotr_tcg.reading.path import is_unhasty, takes_part
from desktop_app.games.lotr_tcg.reading.queries import is_assigned, is_ring_bearer, kind
from desktop_app.games.lotr_tcg.reading.sums import ambushes, forbidden
from desktop_app.games.lotr_tcg.state import Skirmish, TcgState
from desktop_app.games.lotr_tcg.verbs.twilight import add_twilight

DEFENDERS = ("companion", "ally")
RING_BEARERS_FIGHT = "ring_bearers_fight"
"""The id of the reason why a skirmish is never cancelled."""

# -- assigning ---------------------------------------------------------------------------------------------------------


async def set_against(g: TcgState, seat: str, character: str, minion: str) -> None:
    """A seat assigns a character and a minion to each other, by the rules or by a card."""

    def put() -> None:
        assigned.cancelled = _has_been_assigned(g, assigned) or any(
            forbidden(g, "skirmish", card) for card in assigned.whom
        )
        if assigned.cancelled:
            return
        _assign(g, character, minion)
        notice(g, assigned)
        g.say("tcg-log-assigns", seat=seat_ref(seat), card=g.ref(character), minion=g.ref(minion))

    assigned = Assigned(card=character, minion=minion, by=seat, anew=not is_assigned(g, character))
    done = await resolve(g, assigned, put)
    if done and seat == g.active and seat not in g.lost:
        await _ambush(g, minion)


def _has_been_assigned(g: TcgState, event: Assigned) -> bool:
    """Whether an answer has assigned one of the two meanwhile (TCG-211, TCG-216): a minion, or whom the Free Peoples
    player was about to assign anew."""
    return is_assigned(g, event.minion) or (event.by == g.active and event.anew and is_assigned(g, event.card))


def _assign(g: TcgState, character: str, minion: str) -> None:
    """Each defender has one skirmish, against all its minions (TCG-225)."""
    for fight in g.assigned:
        if character in fight.characters:
            fight.minions.append(minion)
            return
    g.assigned.append(Skirmish([character], [minion]))


async def _ambush(g: TcgState, minion: str) -> None:
    """For each ambush of a minion that the Free Peoples player has assigned its owner may add so much (TCG-213,
    TCG-214, TCG-447)."""
    for amount in ambushes(g, minion) if minion in g.pieces else ():
        owner = g.pieces[minion].controller
        if await may(g, owner, "tcg-ask-ambush", source=minion, amount=amount):
            g.say("tcg-log-ambush", card=g.ref(minion), rule="TCG-213")
            add_twilight(g, amount)


def can_assign(g: TcgState, character: str, minion: str, by: str = "") -> bool:
    """Whether an action, of a seat where that is said, may set a minion against a companion or an ally who may fight.

    Both are in play, neither is assigned yet (TCG-432), both can take part (TCG-434), and in the fierce round the
    minion is one of those that fight in it (TCG-436). No Free Peoples player assigns an unhasty one (TCG-476).
    """
    if not {character, minion} <= g.pieces.keys() or kind(g, character) not in DEFENDERS or kind(g, minion) != "minion":
        return False
    if by == g.active and is_unhasty(g, character):
        return False
    return takes_part(g, character, "skirmish") and not any(is_busy(g, card) for card in (character, minion))


def is_busy(g: TcgState, card: str) -> bool:
    """Whether no action may assign a character: it is assigned already, cannot fight, or not in this fierce round."""
    if is_assigned(g, card) or forbidden(g, "skirmish", card):
        return True
    return g.fierce_round and kind(g, card) == "minion" and card not in g.fierce


# -- the skirmish being fought -----------------------------------------------------------------------------------------


def why_not_cancel(g: TcgState) -> str:
    """Why the skirmish being fought cannot be cancelled: one of the Ring-bearer never is (TCG-472); "" when it can."""
    fight = g.fight
    if fight is None or fight.over:
        return NO_CHANGE
    return RING_BEARERS_FIGHT if any(is_ring_bearer(g, card) for card in fight.characters) else ""


def cancel(g: TcgState) -> None:
    """The skirmish ends at once, with no winner and no loser (TCG-441, TCG-442)."""
    if g.fight is not None and not why_not_cancel(g):
        g.fight.over = True
        g.say("tcg-log-cancelled", rule="TCG-441")


def take_the_place_of(g: TcgState, card: str, other: str) -> None:
    """A character takes another's place in the skirmish being fought, which goes on as it is (TCG-444)."""
    if g.fight is not None:
        g.fight.characters = [card if each == other else each for each in g.fight.characters]
        g.fight.minions = [card if each == other else each for each in g.fight.minions]


def rest_from_fights(g: TcgState) -> None:
    """Before others are assigned, and when all are over, nobody's skirmish is over any more (TCG-226, TCG-248)."""
    for piece in g.pieces.values():
        piece.fought = False
