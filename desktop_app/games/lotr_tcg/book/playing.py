"""Playing cards: which may be played now, why not the others, and how it is done (TCG-408)."""

from __future__ import annotations

from desktop_app.engine.ask import Option
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.lotr_tcg.book.bold_words import IN_PHASE, is_time_for
from desktop_app.games.lotr_tcg.book.carrying_out import take_effect
from desktop_app.games.lotr_tcg.book.costs import pay_twilight
from desktop_app.games.lotr_tcg.book.ladder import LADDER, resolve
from desktop_app.games.lotr_tcg.book.noticing import notice
from desktop_app.games.lotr_tcg.book.paying import (
    is_too_dear,
    moment,
    places,
    to_play_it,
    why_not_afford,
    why_not_pay_to_play,
)
from desktop_app.games.lotr_tcg.events.cards import EventPlayed, Played
from desktop_app.games.lotr_tcg.reading.active import FACTS, FREE_PEOPLES, SHADOW
from desktop_app.games.lotr_tcg.reading.queries import is_side, kind
from desktop_app.games.lotr_tcg.reading.sums import forbidden
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.entering import is_borne, less_on, put_in_place, why_not_enter
from desktop_app.games.lotr_tcg.verbs.leaving import unstack
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS, Now, Says


def why_not_play(g: TcgState, seat: str, card: str) -> str:
    """Why a card in hand cannot be played now: a reason id, or "" when it can."""
    if not is_side(g, seat, card):
        return "inactive"
    printed = FACTS[g.codes[card]]
    if printed.type == "event":
        return _why_no_event(g, seat, card)
    if printed.side == SHADOW:
        if g.phase != "shadow" or g.shadow != seat:
            return "shadow"
    elif g.phase != "fellowship":
        return "fellowship"
    return why_not_put(g, seat, card)


def why_not_played_by_a_text(g: TcgState, seat: str, card: str, less: int = 0) -> str:
    """Why a text cannot play a card, from wherever it lies (TCG-340): an event is played in its phase alone (TCG-098),
    and nothing of the side that is not that of the player (TCG-016, TCG-018)."""
    if not is_side(g, seat, card):
        return "inactive"
    return _why_no_event(g, seat, card, less) if kind(g, card) == "event" else why_not_put(g, seat, card, less)


def why_not_put(g: TcgState, seat: str, card: str, less: int = 0) -> str:
    """Why a card cannot be played whatever the phase, as when an effect plays it (TCG-340)."""
    why = why_not_enter(g, seat, card) or why_not_pay_to_play(g, seat, card)
    if why:
        return why
    able = places(g, seat, card, less) if is_borne(g, card) else not is_too_dear(g, seat, card, less)
    return "" if able else "twilight"


def _why_no_event(g: TcgState, seat: str, card: str, less: int = 0) -> str:
    acts = CARDS.of(Action, g.codes[card])
    if not acts:
        return "response_only" if LADDER.knows(g.codes[card]) else "no_script"
    timely = [act for act in acts if is_time_for(g, seat, act)]
    if not timely:
        return "wrong_phase"
    if forbidden(g, f"act:{g.phase}", seat):
        return "forbidden"
    why = why_not_put(g, seat, card, less)
    if why:
        return why
    reasons = [why_not_afford(moment(g, seat, card), act.text) for act in timely]
    return "" if "" in reasons else reasons[0]


def _timely(g: TcgState, seat: str) -> list[str]:
    """Of the cards in hand, those whose time this may be: in most windows few are."""
    codes, now = g.codes, IN_PHASE[g.phase]
    if seat == g.active:
        side, its_phase = FREE_PEOPLES, g.phase == "fellowship"
    else:
        side, its_phase = SHADOW, g.phase == "shadow" and g.shadow == seat
    if not (its_phase or now):
        return []
    hand = g.zones[f"hand:{seat}"]
    return [card for card in hand if (its_phase or codes[card] in now) and FACTS[codes[card]].side == side]


def plays(g: TcgState, seat: str) -> list[Option]:
    """Every card in hand that may be played now, and on what."""
    found: list[Option] = []
    for card in _timely(g, seat):
        if not why_not_play(g, seat, card):
            found += [Option("play", card, host) for host in (places(g, seat, card) if is_borne(g, card) else [""])]
    return found


async def play(g: TcgState, seat: str, card: str, host: str = "", less: int = 0, *, free: bool = False) -> bool:
    """A card is shown, paid for with the tokens first, put in place, and what that triggers resolved (TCG-408). Answers
    whether it was played.

    Where something keeps off what else it costs it is discarded, and what was paid stays paid (TCG-384).
    """
    if kind(g, card) == "event":
        await _play_event(g, seat, card, less)
        return True
    if is_borne(g, card) and not host:
        host = await choose_card(g, seat, "tcg-ask-bearer", places(g, seat, card, less), source=card)
    cost = 0 if free else pay_twilight(g, card, less + less_on(g, card, host))
    told = "tcg-log-plays-on" if host else "tcg-log-plays"
    on = {"host": g.ref(host)} if host else {}
    g.say(told, seat=seat_ref(seat), card=g.ref(card), cost=cost, total=g.twilight, **on)
    lay = g.home[card]
    paid = await to_play_it(g, card).pay(moment(g, seat, card))
    if g.home[card] != lay:  # an answer has taken it, or its player has lost and taken it along (TCG-282)
        return False
    if paid.unpaid:
        g.say("tcg-log-unpaid", card=g.ref(card), rule="TCG-384")
        unstack(g, card)
        g.move(card, f"discard:{g.owners[card]}")
        return False
    played = Played(card=card, seat=seat, host=host)
    return await resolve(g, played, lambda: _enters(g, played, lay))


def _enters(g: TcgState, played: Played, lay: str) -> None:
    """It is put in place, if it is still where it lay."""
    played.cancelled = g.home[played.card] != lay
    if not played.cancelled:
        g.played.append(f"{g.at.get(g.active, 0)}:{played.card}")
        put_in_place(g, played.seat, played.card, played.host)
        notice(g, played)


async def _play_event(g: TcgState, seat: str, card: str, less: int) -> None:
    acts = [act for act in CARDS.of(Action, g.codes[card]) if is_time_for(g, seat, act)]
    m = moment(g, seat, card)
    act = next(act for act in acts if not why_not_afford(m, act.text))
    cost = pay_twilight(g, card, less)
    g.say("tcg-log-plays", seat=seat_ref(seat), card=g.ref(card), cost=cost, total=g.twilight)
    await carry_out_event(m, act.text)


async def carry_out_event(m: Now, text: Says) -> None:
    """An event whose tokens are paid: its own cost, its effect unless it is cancelled (TCG-388), and it is discarded
    before the next action (TCG-097, TCG-099)."""
    g = m.g
    g.move(m.me, "resolving")
    before = await to_play_it(g, m.me).pay(m)
    paid = (await text.pay(m)).where_paid(not before.unpaid)
    if await resolve(g, EventPlayed(card=m.me, seat=m.seat)):
        await take_effect(paid, text)
    if g.home[m.me] == "resolving":
        g.move(m.me, f"discard:{g.owners[m.me]}")
    await resolve(g, Played(card=m.me, seat=m.seat))


# -- special abilities -------------------------------------------------------------------------------------------------
