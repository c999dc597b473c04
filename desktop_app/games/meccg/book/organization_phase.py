"""The organization phase: its beginning, what may be done in it in which order, and its end (MEC-426 to MEC-472)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next, Row
from desktop_app.games.kit.asking import choose_card, refuse, seat_ref
from desktop_app.games.meccg.book import (
    declaring,
    declaring_movement,
    keeping,
    offering,
    organizing,
    playing,
    rearranging,
)
from desktop_app.games.meccg.book.chain import flush
from desktop_app.games.meccg.book.declarable import CLOSING, ORGANIZING, is_for_the_end
from desktop_app.games.meccg.book.phases import begin_phase, end_phase
from desktop_app.games.meccg.reading.companies import characters, followers
from desktop_app.games.meccg.reading.influence import general_limit, general_used, is_overburdened, under_general
from desktop_app.games.meccg.reading.numbers import forbidden, number
from desktop_app.games.meccg.reading.queries import is_ringwraith
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.leaving import discard, to_hand

PHASE = "organization"
_FIRST = ("mec-no-organize-first", "mec-no-arrange-first")
ORGANIZE, ORGANIZED, DONE = Option("organize"), Option("organized"), Option("done")


async def organization_begins(g: MecState) -> None:
    """The phase begins, and who leads more than he can by now lets go of somebody."""
    await begin_phase(g, PHASE)
    await _let_go(g)


async def _let_go(g: MecState) -> None:
    """Who can no longer be controlled by direct influence is without a controller (MEC-440, MEC-441): whatever has
    taken the influence away, in this phase or before it, or forbids it."""
    for card in characters(g, g.active):
        if g.pieces[card].follows and not is_ringwraith(g, card) and forbidden(g, "follow", card):
            g.pieces[card].follows, g.pieces[card].loose = "", True
    for card in characters(g, g.active):
        while card in g.pieces and _losable(g, card) and is_overburdened(g, card):
            able = _losable(g, card)
            lost = await choose_card(g, g.active, "mec-ask-lose-follower", able, about=card, rule="MEC-440")
            g.pieces[lost].follows, g.pieces[lost].loose = "", True


def _losable(g: MecState, card: str) -> list[str]:
    """The followers that a character could lose; a Ringwraith is discarded only as the mode cards say (MEC-037)."""
    return [each for each in followers(g, card) if not is_ringwraith(g, each)]


async def organization(g: MecState) -> Next:
    """One thing after the other, each with what cannot stay because of it (MEC-721) and what passive conditions ask
    for by it (MEC-720).

    While companies are organized nothing else is done (MEC-426), and once a card was played that is for the end of the
    phase, nothing but other such cards (MEC-723).
    """
    seat = g.active
    now = g.organized == ORGANIZING
    prompt = message(
        "mec-ask-organizing" if now else "mec-ask-organization",
        seat=seat_ref(seat),
        used=general_used(g, seat),
        limit=general_limit(g, seat),
    )
    question = Question(
        seat,
        "one",
        prompt,
        (lambda: _organizing(g)) if now else (lambda: _options(g)),
        step=g.step,
        refusals=(lambda: _while_organizing(g)) if now else (lambda: _refusals(g)),
        primary=ORGANIZED.verb if now else DONE.verb,
    )
    chosen = await ask_one(question)
    if chosen.verb == DONE.verb:
        return None
    if chosen.verb in (ORGANIZE.verb, ORGANIZED.verb):
        g.organized = ORGANIZING if chosen.verb == ORGANIZE.verb else "over"
    elif now:
        await organizing.do(g, chosen)
    elif chosen.verb in offering.VERBS:
        if is_for_the_end(g, chosen.source):
            g.organized = CLOSING
        await declaring.take(g, seat, chosen)
    elif chosen.verb == "go":
        declaring_movement.go(g, chosen)
    else:
        await keeping.do(g, chosen)
    await flush(g)
    await _let_go(g)
    return STAY


def _organizing(g: MecState) -> list[Option]:
    return [*organizing.options(g), ORGANIZED]


def _options(g: MecState) -> list[Option]:
    if g.organized == CLOSING:
        return [*(each for each in playing.plays(g, g.active, PHASE) if is_for_the_end(g, each.source)), DONE]
    found = [ORGANIZE] if not g.organized else []
    found += keeping.options(g)
    found += declaring_movement.options(g)
    found += offering.options(g, g.active, PHASE)
    if not declaring_movement.must_go(g):
        return [*found, DONE]
    return [each for each in found if each.verb != "play" or not is_for_the_end(g, each.source)]


def _while_organizing(g: MecState) -> list[Refusal]:
    """While companies are organized nothing else is done (MEC-426)."""
    others = [*keeping.options(g), *declaring_movement.options(g)]
    waiting = [refuse(g, "MEC-426", "mec-no-while-organizing", o.verb, o.source, o.target) for o in others]
    return [*organizing.refusals(g), *rearranging.refusals(g), *waiting]


def _not_arranged(g: MecState) -> list[Refusal]:
    """Nobody comes, goes or changes his company but while companies are organized, which is once in the phase
    (MEC-426)."""
    bring, arrange = ("mec-no-organized", "mec-no-arranged") if g.organized else _FIRST
    changes = dict.fromkeys((each.verb, each.source, each.target) for each in organizing.options(g))
    return [refuse(g, "MEC-426", bring if change[0] == "bring" else arrange, *change) for change in changes]


def _refusals(g: MecState) -> list[Refusal]:
    found = [*offering.refusals(g, g.active, PHASE), *_not_arranged(g)]
    if g.organized == CLOSING:
        others = [*keeping.options(g), *declaring_movement.options(g), *offering.options(g, g.active, PHASE)]
        late = [each for each in others if each.verb != "play" or not is_for_the_end(g, each.source)]
        return found + [refuse(g, "MEC-723", "mec-no-closing", each.verb, each.source, each.target) for each in late]
    if declaring_movement.must_go(g):
        early = [each for each in playing.plays(g, g.active, PHASE) if is_for_the_end(g, each.source)]
        found += [refuse(g, "MEC-457", "mec-no-must-go", each.verb, each.source) for each in early]
    found += [*keeping.refusals(g), *declaring_movement.refusals(g)]
    return found if g.organized else [*found, *organizing.refusals(g)]


async def organization_ends(g: MecState) -> None:
    """General influence is kept to (MEC-444 to MEC-446), and who is without a controller is discarded (MEC-441)."""
    seat = g.active
    await _give_up(g, seat)
    await discard(g, [card for card in characters(g, seat) if g.pieces[card].loose])
    await end_phase(g, PHASE)


async def _give_up(g: MecState, seat: str) -> None:
    while general_used(g, seat) > general_limit(g, seat):
        taking = [card for card in under_general(g, seat) if number(g, card, "mind")]
        loose = [card for card in characters(g, seat) if g.pieces[card].loose]
        fresh = [card for card in [*taking, *loose] if g.pieces[card].since == g.round]
        if loose and not fresh:
            await discard(g, loose)
            continue
        if not taking:
            return
        card = await choose_card(g, seat, "mec-ask-give-up", fresh or taking)
        await (to_hand(g, [card]) if fresh else discard(g, [card]))


ROWS = [
    Row("organization_begins", organization_begins, PHASE, shown=False),
    Row("organization", organization, PHASE),
    Row("organization_ends", organization_ends, PHASE, shown=False),
]
