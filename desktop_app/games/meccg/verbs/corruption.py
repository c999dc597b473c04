"""Corruption checks (MEC-127 to MEC-129, MEC-666 to MEC-674)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import guarded, refuse, seat_ref
from desktop_app.games.meccg.book.declarable import CHECK
from desktop_app.games.meccg.book.declaring import take
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.book.offering import options, refusals
from desktop_app.games.meccg.events.cards import CorruptionChecked
from desktop_app.games.meccg.reading.companies import companions
from desktop_app.games.meccg.reading.corruption import check_bonus, corruption
from desktop_app.games.meccg.reading.queries import is_avatar, is_character, is_ringwraith, is_wizard, opponent
from desktop_app.games.meccg.state import Check, MecState
from desktop_app.games.meccg.verbs.leaving import discard, eliminate
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.verbs.turning import can_tap, tap

ROLL = Option("roll")
COUNCIL = "council"
NARROW = 1
"""A result equal to the total, or lower by this, is not the worst (MEC-127, MEC-669)."""


Instead = Callable[[], Awaitable[None]]


async def corruption_check(
    g: MecState, card: str, modifier: int = 0, source: str = "", instead: Instead | None = None
) -> bool:
    """A character makes a corruption check, even with no points (MEC-673); answers whether it did not fail.

    Allies and Ringwraiths make none: it is skipped (MEC-674). ``instead`` is what a failed one costs in place of the
    character.
    """
    if not makes_checks(g, card):
        return True
    outer, g.check = g.check, Check("corruption", g.pieces[card].controller, card, source, modifier)
    await _prepare(g)
    check, g.check = g.check, outer
    if card not in g.pieces or check is None or check.cancelled:
        return True
    points = corruption(g, card)
    result = await roll(g, check.seat, "corruption", card) + check_bonus(g, card) + check.bonus
    passed = result > points or (not is_wizard(g, check.seat) and result >= points - NARROW)
    g.say("mec-log-corruption", card=g.ref(card), total=result, points=points, passed="yes" if passed else "no")
    if passed or instead is None:
        await _outcome(g, card, result, points)
    else:
        await instead()
    await resolve(g, CorruptionChecked(card=card, source=source, passed=passed))
    return passed


def makes_checks(g: MecState, card: str) -> bool:
    """Whether somebody makes corruption checks: no ally and no Ringwraith does (MEC-674)."""
    return is_character(g, card) and not is_ringwraith(g, card)


async def _prepare(g: MecState) -> None:
    """Before it resolves others of the company may tap for +1 each (MEC-672), and either player may play what affects
    it (MEC-706): the other one is asked last, where he could."""
    while _is_to_come(g) and await _acts(g, _seat(g)):
        pass
    other = opponent(g, _seat(g))
    while _is_to_come(g) and options(g, other, CHECK) and await _acts(g, other):
        pass


def _is_to_come(g: MecState) -> bool:
    return g.check is not None and not g.check.cancelled and g.check.who in g.pieces


async def _acts(g: MecState, seat: str) -> bool:
    """A seat may do one thing about the check that is to come; answers whether it did."""
    assert g.check is not None
    check = g.check
    mine = seat == check.seat
    prompt = message(
        "mec-ask-corruption" if mine else "mec-ask-other-check",
        rule="MEC-672" if mine else "MEC-706",
        seat=seat_ref(seat),
        card=g.ref(check.who),
        points=corruption(g, check.who),
        bonus=check_bonus(g, check.who) + check.bonus,
    )
    question = Question(
        seat,
        "one",
        prompt,
        lambda: [*(_supports(g) if mine else []), *options(g, seat, CHECK), ROLL],
        step=g.step,
        source=check.who,
        why=message("mec-why-support", rule="MEC-672") if mine else None,
        refusals=lambda: [*(_who_cannot_support(g) if mine else []), *refusals(g, seat, CHECK)],
        primary=ROLL.verb,
    )
    chosen = await ask_one(guarded(g, question) if mine else question)
    if chosen.verb == "support":
        await tap(g, [chosen.source])
        check.bonus += 1
    elif chosen.verb != ROLL.verb:
        await take(g, seat, chosen)
    return chosen.verb != ROLL.verb


def _seat(g: MecState) -> str:
    return g.check.seat if g.check is not None else g.active


def _supports(g: MecState) -> list[Option]:
    who = g.check.who if g.check is not None else ""
    return [Option("support", other, who) for other in companions(g, who) if _may_help(g) and can_tap(g, other)]


def _may_help(g: MecState) -> bool:
    """Nobody uses his characters in the turn of the opponent (MEC-307); the final checks of both are of no turn."""
    return g.phase == COUNCIL or _seat(g) == g.active


def _who_cannot_support(g: MecState) -> list[Refusal]:
    """Only who is untapped taps to support (MEC-314, MEC-672), and in the turn of the opponent nobody (MEC-307)."""
    who = g.check.who if g.check is not None else ""
    if not _may_help(g):
        idle = companions(g, who)
        return [refuse(g, "MEC-307", "mec-no-support-abroad", "support", other, who) for other in idle]
    unable = [other for other in companions(g, who) if not can_tap(g, other)]
    return [refuse(g, "MEC-672", "mec-no-support", "support", other, who) for other in unable]


async def _outcome(g: MecState, card: str, result: int, points: int) -> None:
    """What comes of a result that is not greater than the points (MEC-669 to MEC-671); a minion only taps when it is
    narrow (MEC-127, MEC-128)."""
    if result > points:
        return
    if result < points - NARROW:
        await eliminate(g, card, hands_on=False)
    elif not is_wizard(g, g.pieces[card].controller):
        await tap(g, [card])
    elif is_avatar(g, card):
        await eliminate(g, card, hands_on=False)
    else:
        await discard(g, [card])
