"""Playing events and using actions: what may be done now and why not, and the seven steps.

The steps of initiating are GOT-203 to GOT-211.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from desktop_app.engine.ask import Option
from desktop_app.engine.events import Event
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.thrones.book.costs import (
    count_limited,
    hand_over,
    is_limited,
    owing_its_price,
    price,
    too_many_limited,
    worth_of_x,
)
from desktop_app.games.thrones.book.ladder import LADDER, resolve
from desktop_app.games.thrones.book.put_away import RESOLVING, lay_down
from desktop_app.games.thrones.book.state_checks import settle
from desktop_app.games.thrones.book.targets import pick_target
from desktop_app.games.thrones.events.moving import CardPlayed, EffectsInitiate
from desktop_app.games.thrones.reading.queries import FACTS, READING, controller, forbidden, is_blank, whereabouts
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.texts import CARDS, Acts, Now, Says

DUPLICATE = "duplicate"
"""The ability that all duplicates share; nothing cancels it (GOT-114)."""


@cache
def actions_in(phase: str) -> Mapping[str, Sequence[Acts]]:
    """The actions that may be used in a phase, by card; read once, when all cards are written."""
    by_card = {
        code: [act for act in CARDS.of(Action, code) if act.phase in ("", phase)] for code in CARDS.codes(Action)
    }
    return {code: acts for code, acts in by_card.items() if acts}


def moment(g: ThronesState, seat: str, card: str) -> Now:
    """A card's ability as it looks to the seat that would use it."""
    return Moment(g, seat, card, g.codes[card])


# -- events ------------------------------------------------------------------------------------------------------------


def why_not_play(g: ThronesState, seat: str, card: str) -> str:
    """Why an event in hand cannot be played as an action now: the reason of its first action."""
    reason = ""
    for act in CARDS.of(Action, g.codes[card]):
        why = _why_not_by(g, seat, card, act)
        if not why:
            return ""
        reason = reason or why
    return reason or ("response_only" if LADDER.knows(g.codes[card]) else "no_script")


def _is_timely(g: ThronesState, act: Acts) -> bool:
    """Whether an action may be used in this phase: what is told quickest of most cards in a hand."""
    return not act.phase or act.phase == g.phase


def _why_not_by(g: ThronesState, seat: str, card: str, act: Acts) -> str:
    if not _is_timely(g, act):
        return "wrong_phase"
    m = moment(g, seat, card)
    if _is_used_up(m, act):
        return "limit"
    return why_no_event(m) or act.text.why_not(m)


def _is_used_up(m: Now, act: Acts) -> bool:
    limit = act.text.limit
    return limit is not None and limit.is_reached(m.g, act.name, m.me, m.seat)


def why_no_event(m: Now) -> str:
    """Why an event cannot be played whatever it does: forbidden (GOT-292), limited, or not to be paid for."""
    g, seat, card = m.g, m.seat, m.me
    if forbidden(g, "play:event", seat):
        return "forbidden"
    if forbidden(g, "trigger", seat):
        return "cannot_trigger"
    if too_many_limited(g, seat, card):
        return "limited"
    return "gold" if price(g, seat, card, m) > g.gold[seat] else ""


def plays(g: ThronesState, seat: str) -> list[Option]:
    """Every event in hand that may be played as an action now, for which nothing says why not.

    What its text says is told quickest, so that it is asked before its price; in most windows it is the time of none.
    """
    timely, codes = actions_in(g.phase), g.codes
    found: list[Option] = []
    for card in g.zones[f"hand:{seat}"]:
        code = codes[card]
        if code in timely and FACTS[code].type == "event":
            m = Moment(g, seat, card, code)
            for act in timely[code]:
                if not (act.text.why_not(m) or _is_used_up(m, act) or why_no_event(m)):
                    found.append(Option("play", card))
                    break
    return found


async def play(g: ThronesState, seat: str, card: str) -> None:
    """Plays an event as an action."""
    act = next(act for act in CARDS.of(Action, g.codes[card]) if not _why_not_by(g, seat, card, act))
    g.say("got-log-plays", seat=seat_ref(seat), card=g.ref(card))
    await play_event(moment(g, seat, card), act.name, act.text)


async def play_event(m: Now, name: str, text: Says) -> None:
    """An event is paid for, its effects are resolved or cancelled, and it is put on its pile (GOT-165, GOT-168).

    Where a part of its cost is prevented it stays in the hand and has not been played (GOT-098).
    """
    g, seat, card = m.g, m.seat, m.me
    paid = await hand_over(await text.pay(owing_its_price(m)))
    if paid.unpaid:
        g.say("got-log-unpaid", card=g.ref(card))
        return
    if text.limit is not None:
        text.limit.count(g, name, card, seat)
    if is_limited(g, card):
        count_limited(g, seat)
    g.played[seat].append(card)
    g.move(card, RESOLVING)
    happened = await _resolve_effects(paid, text)
    lay_down(g, card)
    await LADDER.react(g, happened)
    await resolve(g, CardPlayed(card=card, seat=seat))


# -- actions -----------------------------------------------------------------------------------------------------------


def why_not_use(g: ThronesState, seat: str, me: str, act: Acts) -> str:
    """Why an action ability on the table cannot be used now: a reason id, or ""."""
    if not act.anyone and controller(g, me) != seat:
        return "not_yours"
    if not _is_timely(g, act):
        return "wrong_phase"
    m = moment(g, seat, me)
    return _why_silent(m) or ("limit" if _is_used_up(m, act) else act.text.why_not(m))


def _why_silent(m: Now) -> str:
    """Why no action of a card on the table can be used, whatever it says."""
    if is_blank(m.g, m.me):
        return "blank"
    return "cannot_trigger" if forbidden(m.g, "trigger", m.seat) else ""


def uses(g: ThronesState, seat: str) -> list[Option]:
    """Every action ability on the table that this seat may use now, for which nothing says why not: what its own text
    says is told quickest."""
    timely, codes, pieces = actions_in(g.phase), g.codes, g.pieces
    found: list[Option] = []
    for card in READING.sources(g, timely):
        code, mine = codes[card], pieces[card].controller == seat
        for act in timely[code]:
            if mine or act.anyone:
                m = Moment(g, seat, card, code)
                if not (act.text.why_not(m) or _is_used_up(m, act) or _why_silent(m)):
                    found.append(Option("use", card, detail=act.name))
    return found


async def use(g: ThronesState, seat: str, card: str, name: str) -> None:
    """Uses an action ability."""
    act = next(act for act in CARDS.of(Action, g.codes[card]) if act.name == name)
    g.say("got-log-uses", seat=seat_ref(seat), card=g.ref(card))
    if act.text.limit is not None:
        act.text.limit.count(g, act.name, card, seat)
    await carry_out(moment(g, seat, card), act.name, act.text)


async def carry_out(m: Now, name: str, text: Says) -> None:
    """Pays, and goes on where all was paid; else it was not initiated, and that counts towards no limit (GOT-097)."""
    paid = await hand_over(await text.pay(m))
    if paid.unpaid:
        m.g.say("got-log-unpaid", card=m.g.ref(m.me))
        if text.limit is not None:
            text.limit.take_back(m.g, name, m.me, m.seat)
    else:
        await LADDER.react(m.g, await _resolve_effects(paid, text))


async def _resolve_effects(m: Now, text: Says) -> list[Event]:
    """Chooses targets, and resolves unless a cancel stops it: what was paid stays paid (GOT-027).

    A target that has moved while that was answered is no target any more. All of it is resolved before anybody reacts
    to a part of it: answers what has happened.
    """
    chosen = await text.choose(m, pick_target)
    if chosen is None:
        return []
    before = whereabouts(m.g, chosen.target)
    if m.code != DUPLICATE and not await resolve(m.g, _initiation(chosen)):
        return []
    there = chosen if whereabouts(m.g, chosen.target) == before else chosen.at("")
    return await LADDER.gather(m.g, _take_effect(there, text))


async def _take_effect(m: Now, text: Says) -> None:
    await text.do.perform(m)
    following = settle(m.g, [])  # a lasting effect is no event
    if following is not None:
        await following


def _initiation(m: Now) -> EffectsInitiate:
    return EffectsInitiate(card=m.me, seat=m.seat, kind=FACTS[m.code].type, x=worth_of_x(m), target=m.target)
