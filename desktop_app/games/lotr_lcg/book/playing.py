"""Playing cards and using actions: what may be done now and why not, and the six steps of initiating.

The steps are LCG-192 to LCG-198.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.games.kit.abilities import Action, AttachesTo, Permits
from desktop_app.games.kit.asking import choose_card, choose_player, seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.texts import Purpose, Text
from desktop_app.games.lotr_lcg.book import costs
from desktop_app.games.lotr_lcg.book.ladder import LADDER, resolve
from desktop_app.games.lotr_lcg.events import AbilityInitiated, CardPlayed
from desktop_app.games.lotr_lcg.reading.queries import FACTS, allies_played, copies_in_play, facts, forbidden, immune
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.moving import can_attach, enter_play, home_of
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, Now

ACTIONS = CARDS.by_code(Action)
ACTIONS_FROM: Mapping[str, Mapping[str, Sequence[Action[LcgState]]]] = CARDS.about(Action, "zone")
"""The actions by where their card must be, then by card."""
PERMITS = CARDS.about(Permits)


# -- the moment of an ability --------------------------------------------------------------------------------------


def moment(g: LcgState, seat: str, card: str) -> Now:
    """A card's ability as it looks to the seat that would use it."""
    return Moment(g, seat, card, g.codes[card])


# -- hosts of attachments ------------------------------------------------------------------------------------------


def hosts(g: LcgState, seat: str, attachment: str) -> list[str]:
    """Where an attachment may be attached when it enters play (LCG-087, LCG-091): to nothing immune to it (LCG-200)."""
    m = moment(g, seat, attachment)
    found = [host for text in CARDS.of(AttachesTo, m.code) for host in text.group.all(m)]
    return [host for host in found if can_attach(g, attachment, host) and not immune(g, host, m.code)]


def hosts_to_play_on(g: LcgState, seat: str, attachment: str) -> list[str]:
    """Those on which it may be played: a card may forbid that and could still be given it otherwise (LCG-217)."""
    return [host for host in hosts(g, seat, attachment) if not forbidden(g, "attachments_played", host)]


# -- legality ------------------------------------------------------------------------------------------------------


def why_not_play(g: LcgState, seat: str, card: str) -> str:
    """Why a card in hand cannot be played now: a reason id, or "" when it can. The one legality of playing."""
    printed = FACTS[g.codes[card]]
    if printed.type == "event":
        return _why_not_event(g, seat, card)
    if not is_its_turn(g, seat):
        at_another_time = CARDS.permission(printed.code, "played_in")
        if at_another_time is None or at_another_time.detail != g.phase:
            return "not_active" if g.step == "2.2" else "not_planning"
    if not may_enter(g, card):
        return "unique"
    if forbidden(g, f"play:{printed.type}", seat):
        return "forbidden"
    reason = costs.cannot_afford(g, seat, card)
    if reason:
        return reason
    if printed.type == "attachment" and not hosts_to_play_on(g, seat, card):
        return "no_host"
    return ""


def is_its_turn(g: LcgState, seat: str) -> bool:
    """Whether a player may play allies and attachments: the active one in 2.2 (LCG-406)."""
    return g.active == seat and g.position[-1].row == "2.2"


def _why_not_event(g: LcgState, seat: str, card: str) -> str:
    """An event is played by one of its actions; the reason is that of the first."""
    reason = ""
    for act in ACTIONS.get(g.codes[card], ()):
        why = _why_not_by(g, seat, card, act)
        if not why:
            return ""
        reason = reason or why
    return reason or ("response_only" if LADDER.knows(g.codes[card]) else "no_script")


def _why_not_by(g: LcgState, seat: str, card: str, act: Action[LcgState]) -> str:
    if act.phase and act.phase != g.phase:
        return "wrong_phase"
    if act.text.limit is not None and act.text.limit.is_reached(g, act.name, card, seat):
        return "limit"
    return why_no_event(g, seat, card) or act.text.why_not(moment(g, seat, card))


def why_no_event(g: LcgState, seat: str, card: str) -> str:
    """Why an event cannot be played whatever it does: forbidden (LCG-249), or not to be paid for."""
    return "forbidden" if forbidden(g, "play:event", seat) else costs.cannot_afford(g, seat, card)


def why_not_use(g: LcgState, seat: str, me: str, act: Action[LcgState]) -> str:
    """Why an action ability in play cannot be used now: a reason id, or ""."""
    piece = g.pieces.get(me)
    holder = g.owners[me] if piece is None else piece.controller
    if not act.anyone and holder != seat and holder:
        return "not_yours"
    if act.phase and act.phase != g.phase:
        return "wrong_phase"
    if act.text.limit is not None and act.text.limit.is_reached(g, act.name, me, seat):
        return "limit"
    return act.text.why_not(moment(g, seat, me))


def may_enter(g: LcgState, card: str) -> bool:
    """Whether uniqueness lets a card enter play."""
    printed = facts(g, card)
    return not (printed.unique and copies_in_play(g, printed.code))


# -- initiating ----------------------------------------------------------------------------------------------------


async def play(g: LcgState, seat: str, card: str, host: str = "") -> None:
    """Plays a card from hand: cost, payment, targets, resolution."""
    printed = facts(g, card)
    if host:
        g.say("lcg-log-plays-on", seat=seat_ref(seat), card=g.ref(card), host=g.ref(host))
    else:
        g.say("lcg-log-plays", seat=seat_ref(seat), card=g.ref(card))
    if printed.type == "event":
        act = next(a for a in CARDS.of(Action, g.codes[card]) if not _why_not_by(g, seat, card, a))
        await play_event(g, moment(g, seat, card), act.name, act.text)
        return
    paid = await costs.hand_over(await costs.owing(moment(g, seat, card), costs.price(g, card)))
    if paid.unpaid or seat in g.eliminated:
        return
    if printed.type == "attachment" and host not in hosts_to_play_on(g, seat, card):  # since it was paid for
        host = await choose_card(g, seat, "lcg-ask-host", hosts_to_play_on(g, seat, card), source=card)
        if not host:
            g.say("lcg-log-no-host", card=g.ref(card), rule="LCG-087")
            g.move(card, f"discard:{g.owners[card]}")
            return
        g.say("lcg-log-attached", card=g.ref(card), host=g.ref(host))
    zone = home_of(printed.type, seat)
    holder = g.pieces[host].controller or seat if host else seat
    if printed.type == "ally":
        g.used[allies_played(seat)] = g.used.get(allies_played(seat), 0) + 1
    await enter_play(g, card, zone, holder, host=host, played=True)
    await resolve(g, CardPlayed(card=card, seat=seat))


async def play_event(g: LcgState, m: Now, name: str, text: Text[LcgState]) -> None:
    """An event is paid for, laid on the table, resolved, and put in its owner's discard pile (LCG-221)."""
    if text.limit is not None:
        text.limit.count(g, name, m.me, m.seat)
    m = await costs.owing(m, costs.price(g, m.me))
    g.move(m.me, "resolving")
    await carry_out(m, text)
    if g.home[m.me] == "resolving":
        g.move(m.me, f"discard:{g.owners[m.me]}")
    await resolve(g, CardPlayed(card=m.me, seat=m.seat))


async def use(g: LcgState, seat: str, card: str, name: str) -> None:
    """Uses an action ability of a card in play."""
    act = next(a for a in CARDS.of(Action, g.codes[card]) if a.name == name)
    g.say("lcg-log-uses", seat=seat_ref(seat), card=g.ref(card))
    if act.text.limit is not None:
        act.text.limit.count(g, act.name, card, seat)
    await carry_out(moment(g, seat, card), act.text)


async def carry_out(m: Now, text: Text[LcgState]) -> None:
    """Pays all costs at once, chooses the target and resolves, unless a cancel stops it: what was paid stays paid
    (LCG-039). Where something kept a part of the costs off nothing comes of it (LCG-273), nor where paying was the end
    of its player.
    """
    paid = await costs.hand_over(await text.pay(m))
    if paid.unpaid:
        m.g.say("lcg-log-unpaid", card=m.g.ref(m.me), rule="LCG-273")
        return
    chosen = None if m.seat in m.g.eliminated else await text.choose(paid, _pick_target)
    if chosen is None or not await resolve(m.g, AbilityInitiated(card=m.me, seat=m.seat)):
        return
    if m.seat not in m.g.eliminated and (text.target is None or text.target.has(paid, chosen.target)):
        await text.do.perform(chosen)  # unless what answered has taken the target from there


async def _pick_target(m: Now, found: list[str], purpose: Purpose[LcgState]) -> str:
    if found[0] in m.g.seats:
        return await choose_player(m.g, m.seat, "lcg-ask-player", found, source=m.me, purpose=purpose)
    return await choose_card(m.g, m.seat, "lcg-ask-target", found, source=m.me, purpose=purpose)


async def put_into_play(g: LcgState, seat: str, card: str) -> bool:
    """Puts a card into play under a seat's control without paying for it (LCG-217, LCG-218); False if it cannot."""
    printed = facts(g, card)
    if printed.type == "event" or not may_enter(g, card):
        return False
    host = ""
    if printed.type == "attachment":
        host = await choose_card(g, seat, "lcg-ask-host", hosts(g, seat, card), source=card)
        if not host:
            return False
        g.say("lcg-log-attached", card=g.ref(card), host=g.ref(host))
    holder = g.pieces[host].controller or seat if host else seat
    return await enter_play(g, card, home_of(printed.type, seat), holder, host=host)
