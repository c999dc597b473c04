"""Declaring events and abilities: how they are paid for, what they are aimed at, and how they resolve."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from desktop_app.engine.ask import Option
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.meccg.book.chain import (
    AIMED_AT_COMPANY,
    RESOLVERS,
    come_to_nothing,
    declare,
    moment_of,
    text_of,
)
from desktop_app.games.meccg.book.declarable import is_hazard_for
from desktop_app.games.meccg.book.hazard_limit import count_hazard, counts_when_used, is_beyond_limit
from desktop_app.games.meccg.book.playing import needs_skill
from desktop_app.games.meccg.book.targets import pick_target
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.current_attack import attack
from desktop_app.games.meccg.reading.queries import is_turned, is_untapped
from desktop_app.games.meccg.state import Declared, MecState
from desktop_app.games.meccg.verbs.entering import wear, why_not_required
from desktop_app.games.meccg.vocabulary.chain_words import name_action
from desktop_app.games.meccg.vocabulary.costs import Names, could_tap
from desktop_app.games.meccg.vocabulary.groups import leading
from desktop_app.games.meccg.vocabulary.naming import NamesOfTarget, NamesOne
from desktop_app.games.meccg.vocabulary.texts import CARDS, Acts, Now, Says

Before = Callable[[Acts], Awaitable[None]]
"""What comes between an event that is paid for and the answers to it."""
TAPPED = "tapped"
"""Under which an action keeps who was tapped for it."""


async def take(g: MecState, seat: str, chosen: Option, before: Before | None = None) -> None:
    """A seat declares what it has chosen: pays, names the target, and waits for answers (MEC-702, MEC-704).

    What an event brings about ``before`` it can be answered comes once it is paid for.
    """
    card = chosen.source
    if chosen.verb == "wear":
        wear(g, card)
        return
    act = next(act for act in CARDS.of(Action, g.codes[card]) if act.name == chosen.detail)
    if chosen.verb == "play":
        await _declare_event(g, seat, card, act, before)
    else:
        await _declare_ability(g, seat, card, act)


async def _declare_event(g: MecState, seat: str, card: str, act: Acts, before: Before | None) -> None:
    g.say("mec-log-plays", seat=seat_ref(seat), card=g.ref(card))
    it = Declared("event", seat, card, g.codes[card], act.name)
    if is_hazard_for(g, seat, card):
        count_hazard(g, it)
    await _pay_and_declare(g, it, act, before)


async def declare_revealed(g: MecState, seat: str, card: str, act: Acts) -> None:
    """An event that lay on guard is declared as it is revealed: it has counted against the limit already."""
    await _pay_and_declare(g, Declared("event", seat, card, g.codes[card], act.name), act, None)


async def _pay_and_declare(g: MecState, it: Declared, act: Acts, before: Before | None) -> None:
    g.move(it.card, "resolving")
    await _paid_and_aimed(g, it, act.text)
    note_skill(g, it.seat, act)
    if before is not None:
        await before(act)
    await declare(g, it)


async def _declare_ability(g: MecState, seat: str, card: str, act: Acts) -> None:
    g.say("mec-log-uses", seat=seat_ref(seat), card=g.ref(card))
    it = Declared("ability", seat, card, g.codes[card], act.name)
    if act.text.limit is not None:
        act.text.limit.count(g, act.name, card, seat)
    if counts_when_used(g, card):
        count_hazard(g, it)
    await _paid_and_aimed(g, it, act.text)
    it.from_play = card in g.pieces
    await declare(g, it)


async def _paid_and_aimed(g: MecState, it: Declared, text: Says) -> None:
    """The costs are paid at once and the target is chosen (MEC-702, MEC-704)."""
    now = moment_of(g, it)
    able = could_tap(now, text.cost)
    m = await text.pay(now)
    it.data[TAPPED] = " ".join(card for card in m.paid if card in able and not is_untapped(g, card))
    chosen = await text.choose(m, partial(pick_target, text))
    it.paid = list(m.paid)
    if chosen is not None:
        it.target, it.x = chosen.target, chosen.x
        it.paid += await _named_of_target(chosen)
        it.paid += await name_action(chosen, text.target)
    company = company_of(g, it.target) if text.target is not None and text.target.name == leading.name else None
    if company is not None:
        it.data[AIMED_AT_COMPANY] = company.id


async def _named_of_target(m: Now) -> list[str]:
    """What a text has named of its target; only where there are several is it asked."""
    found = []
    for part in CARDS.of(NamesOfTarget, m.code):
        there = part.there(m)
        found += there if len(there) < 2 else [await choose_card(m.g, m.seat, part.asks, there, source=m.target)]
    return found


def note_skill(g: MecState, seat: str, act: Acts) -> None:
    """One card that requires a skill a strike and player (MEC-170, MEC-590)."""
    it = attack(g)
    if it is not None and it.strike is not None and needs_skill(act):
        it.strike.skilled.append(seat)


# -- resolving ---------------------------------------------------------------------------------------------------------


def holds_still(g: MecState, it: Declared, text: Says) -> bool:
    """Whether what it needed to be declared still holds, its own card in play, whoever plays it and what was tapped for
    it among it (MEC-703), and its target is still there (MEC-704). What was discarded for it is paid (MEC-702)."""
    if it.from_play and it.card not in g.pieces:
        return False
    if it.kind == "event" and why_not_required(g, it.seat, it.card):
        return False
    m = moment_of(g, it)
    if text.condition is not None and not text.condition(m):
        return False
    if not all(cost.named(m) for cost in text.cost if isinstance(cost, NamesOne)):
        return False
    if not all(is_turned(g, card) for card in it.data.get(TAPPED, "").split()):
        return False
    players = [cost.group for cost in text.cost if isinstance(cost, Names)]
    if not all(any(group.has(m, card) for card in it.paid) for group in players):
        return False
    return text.target is None or (bool(m.target) and text.target.has(m, m.target))


async def resolve_event(g: MecState, it: Declared) -> None:
    """An event takes effect, and a short-event is then discarded (MEC-647)."""
    await _take_effect(g, it)
    if g.home[it.card] == "resolving":
        g.move(it.card, f"discard:{g.owners[it.card]}")


async def _take_effect(g: MecState, it: Declared) -> None:
    text = text_of(it.code, it.name)
    m = moment_of(g, it)
    if text is None or is_beyond_limit(g, it) or not holds_still(g, it, text) or text.do.why_not(m):
        g.say("mec-log-no-effect", card=g.ref(it.card))
        await come_to_nothing(g, it)
        return
    await text.do.perform(m)


async def resolve_passive(g: MecState, it: Declared) -> None:
    """What a passive condition asked for happens, if the condition is still there: the card that states it, if it lay
    in play, what it speaks of (MEC-703, MEC-719) and what it was aimed at as it was declared (MEC-704)."""
    text = text_of(it.code, it.name)
    m = moment_of(g, it)
    lost = text is None or (text.target is not None and not (m.target and text.target.has(m, m.target)))
    if text is None or (not lost and text.do.why_not(m)):
        return
    if lost or (it.from_play and it.card not in g.pieces) or (text.condition is not None and not text.condition(m)):
        g.say("mec-log-no-effect", card=g.ref(it.card))
        return
    g.say("mec-log-forced", card=g.ref(it.card))
    await text.do.perform(m)


RESOLVERS["event"] = resolve_event
RESOLVERS["ability"] = _take_effect
RESOLVERS["passive"] = resolve_passive
