"""Body checks: what may change them is played before the roll, then comes what they bring (MEC-601 to MEC-604)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.book.declarable import BODY
from desktop_app.games.meccg.book.declaring import take
from desktop_app.games.meccg.book.offering import options, refusals
from desktop_app.games.meccg.reading.attacks import leaves_on_body
from desktop_app.games.meccg.reading.numbers import READING, number
from desktop_app.games.meccg.reading.queries import (
    controller,
    facts,
    hazard_player,
    is_avatar,
    is_character,
    is_ringwraith,
    opponent,
    races,
)
from desktop_app.games.meccg.state import Check, MecState
from desktop_app.games.meccg.verbs.leaving import discard, eliminate, to_hand
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.vocabulary.texts import CARDS

ROLL = Option("roll")
HALVES_BODY = "halves_body"
"""The permission of a character against whom those of some races have half their body; the detail names them."""
RINGWRAITH_RETURNS = (7, 8)
"""The results of a body check that send a Ringwraith back to the hand (MEC-038)."""


async def body_roll(g: MecState, seat: str, card: str, body: int, modifier: int = 0) -> int | None:
    """The result of a body check against something of a seat: the other player rolls (MEC-601); None where the check
    is called off. ``card`` is "" for the strike of an automatic-attack."""
    outer, g.check = g.check, Check("body", seat, card, bonus=modifier)
    for other in (g.active, hazard_player(g)):
        await _may_change(g, g.check, other, body)
    check, g.check = g.check, outer
    if check is None or check.cancelled:
        return None
    result = await roll(g, opponent(g, seat), "body", card) + check.bonus
    about = {"card": g.ref(card)} if card in g.codes else {}
    g.say("mec-log-body", total=result, body=body, passed="no" if result > body else "yes", **about)
    return result


async def _may_change(g: MecState, check: Check, seat: str, body: int) -> None:
    """Before the roll a player may play what changes it (MEC-312, MEC-706); nobody is asked who could not."""
    while not check.cancelled and options(g, seat, BODY):
        about = check.who or (g.attacks[-1].site if g.attacks else "")
        told = {"card": g.ref(about)} if about in g.codes else {}
        question = Question(
            seat,
            "one",
            message("mec-ask-body", rule="MEC-706", seat=seat_ref(seat), body=body, bonus=check.bonus, **told),
            lambda: [*options(g, seat, BODY), ROLL],
            step=g.step,
            source=check.who,
            refusals=lambda: refusals(g, seat, BODY),
            primary=ROLL.verb,
        )
        chosen = await ask_one(question)
        if chosen.verb == ROLL.verb:
            return
        await take(g, seat, chosen)


async def body_check(g: MecState, card: str, modifier: int = 0, more: int = 0) -> None:
    """The player who does not control it rolls; greater than its body it is eliminated (MEC-601), on the result it
    names it is discarded (MEC-107, MEC-108), which comes before elimination (MEC-604)."""
    if card not in g.pieces:
        return
    seat = controller(g, card)
    now = number(g, card, "body") - _halved(g, card) + modifier
    result = await body_roll(g, seat, card, now, more)
    if result is None or card not in g.pieces:
        return
    if leaves_on_body(g, card, result, now) or (result == now and _discards_at_body(g, card)):
        await discard(g, [card])
    elif is_ringwraith(g, card) and result in RINGWRAITH_RETURNS:
        await _ringwraith_returns(g, card, seat)
    elif result > now:
        await eliminate(g, card, to=_grave(g, card))


def _halved(g: MecState, card: str) -> int:
    """What the body of an attacking character loses to the target of its strike, or that of a target to who strikes it,
    where the text of the other halves the bodies of its race, rounded up."""
    strike = g.attacks[-1].strike if g.attacks else None
    if strike is None or card not in (strike.target, strike.giver):
        return 0
    other = strike.giver if card == strike.target else strike.target
    permission = CARDS.permission(g.codes[other], HALVES_BODY) if other in g.pieces else None
    fits = permission is not None and any(race in permission.detail.split() for race in races(facts(g, card)))
    return number(g, card, "body") // 2 if fits else 0


def _discards_at_body(g: MecState, card: str) -> bool:
    """Whether the text of the attack discards whoever is no avatar on a result equal to his body."""
    it = g.attacks[-1] if g.attacks else None
    if it is None or facts(g, card).avatar or READING.granted(g, card, "stays_on_body"):
        return False
    return CARDS.permission(it.code, "discards_at_body") is not None


async def _ringwraith_returns(g: MecState, card: str, seat: str) -> None:
    """A Ringwraith goes back to its player's hand (MEC-038) and may be put into play again (MEC-039). While a player's
    own is there no other is revealed (MEC-040); a follower keeps nobody from that."""
    own = is_avatar(g, card)
    await to_hand(g, [card])
    if own:
        g.returned.append(seat)


def _grave(g: MecState, card: str) -> str:
    """A character killed by a company counts as kill points of the other player (MEC-179, MEC-180); an avatar, who
    gives none, goes where avatars go (MEC-403)."""
    it = g.attacks[-1] if g.attacks else None
    if it is None or not it.givers or not is_character(g, card) or facts(g, card).avatar:
        return ""
    return f"marshalling:{opponent(g, controller(g, card))}"
