"""Playing cards and using actions: what may be done now and why not, and the six steps of initiating.

The steps are LCG-192 to LCG-198.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.abilities import Action, AttachesTo, Permits
from desktop_app.games.kit.answering import ANSWERED
from desktop_app.games.kit.asking import choose_card, choose_player, refuse, seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.texts import Text
from desktop_app.games.lotr_lcg.book import costs
from desktop_app.games.lotr_lcg.book.ladder import LADDER, resolve
from desktop_app.games.lotr_lcg.events import AbilityInitiated, CardPlayed
from desktop_app.games.lotr_lcg.reading.queries import (
    FACTS,
    READING,
    allies_played,
    copies_in_play,
    facts,
    forbidden,
    immune,
    is_blank,
    kind,
)
from desktop_app.games.lotr_lcg.reading.refusing import refuse_forbidden
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.moving import can_attach, enter_play, home_of
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, Now

REASONS: dict[str, tuple[str, str]] = {
    "not_planning": ("LCG-406", "lcg-no-not-planning"),
    "not_active": ("LCG-406", "lcg-no-not-active"),
    "response_only": ("LCG-064", "lcg-no-response-only"),
    "no_window": ("LCG-004", "lcg-no-window"),
    "wrong_phase": ("LCG-005", "lcg-no-wrong-phase"),
    "forbidden": ("LCG-249", "lcg-no-forbidden"),
    "effect_forbidden": ("LCG-249", "lcg-no-effect-forbidden"),
    "unique": ("LCG-084", "lcg-no-unique"),
    "unique_to_bring": ("LCG-084", "lcg-no-unique-to-bring"),
    "match": ("LCG-109", "lcg-no-match"),
    "resources": ("LCG-215", "lcg-no-resources"),
    "resources_of_each": ("LCG-215", "lcg-no-resources-of-each"),
    "resources_for_x": ("LCG-215", "lcg-no-resources-for-x"),
    "cost": ("LCG-116", "lcg-no-costs-together"),
    "no_target": ("LCG-154", "lcg-no-target"),
    "no_host": ("LCG-087", "lcg-no-host"),
    "immune": ("LCG-200", "lcg-no-immune"),
    "no_change": ("LCG-051", "lcg-no-change"),
    "condition": ("LCG-051", "lcg-no-change"),
    "no_attack": ("LCG-147", "lcg-no-attack-to-last"),
    "exhausted": ("LCG-019", "lcg-no-exhausted-cost"),
    "nobody_to_exhaust": ("LCG-019", "lcg-no-nobody-to-exhaust"),
    "own_resources": ("LCG-053", "lcg-no-own-resources"),
    "threat": ("LCG-053", "lcg-no-threat"),
    "hand": ("LCG-115", "lcg-no-hand"),
    "limit": ("LCG-224", "lcg-no-limit"),
    "guarded": ("LCG-322", "lcg-no-guarded"),
    ANSWERED: ("LCG-343", "lcg-no-answered"),
    "not_yours": ("LCG-007", "lcg-no-not-yours"),
    "no_script": ("LCG-192", "lcg-no-script"),
}


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
    if not _is_its_turn(g, seat):
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


def _is_its_turn(g: LcgState, seat: str) -> bool:
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


def why_not_now(g: LcgState, seat: str, card: str) -> str:
    """Why a card with an action is of no use to its player while something else is asked; "" where it has none."""
    if card in g.zones[f"hand:{seat}"]:
        return why_not_play(g, seat, card) or "no_window"
    if card not in g.pieces or g.pieces[card].controller != seat or g.codes[card] not in ACTIONS_FROM["play"]:
        return ""
    return "no_window" if _usable_actions(g, card, "play") else ""


def refusal(g: LcgState, reason: str, verb: str, card: str) -> Refusal:
    """A reason id as a refusal that cites its rule and names what causes it."""
    printed, because = facts(g, card), ""
    if reason == "forbidden":
        because = forbidden(g, f"play:{printed.type}", g.owners[card]) if card not in g.pieces else ""
        reason = "forbidden" if because else "effect_forbidden"
    elif reason == "unique" and printed.type == "event":
        reason = "unique_to_bring"
    elif reason == "unique":
        because = next(iter(copies_in_play(g, printed.code)), "")
    rule, text = REASONS[reason]
    return refuse(
        g,
        rule,
        text,
        verb,
        card,
        because=because if because in g.codes else "",
        sphere=printed.sphere or "neutral",
        count=costs.price(g, card),
        short=costs.missing(g, g.owners[card], card) if reason in ("resources", "resources_of_each") else 0,
        phase=g.phase,
    )


def may_enter(g: LcgState, card: str) -> bool:
    """Whether uniqueness lets a card enter play."""
    printed = facts(g, card)
    return not (printed.unique and copies_in_play(g, printed.code))


# -- options -------------------------------------------------------------------------------------------------------


def _timely(g: LcgState, seat: str) -> list[str]:
    """Of the hand, and of what a permission lets be played from elsewhere (LCG-174, LCG-216), the cards whose time this
    may be: outside one's own planning the events with an action, and what is permitted then. In most windows few are,
    and most often none."""
    cards = g.zones[f"hand:{seat}"]
    if permitted := PERMITS["played_from"]:
        cards = [*cards, *(card for card in g.zones[f"discard:{seat}"] if g.codes[card] in permitted)]
    if _is_its_turn(g, seat):
        return cards
    otherwise = PERMITS["played_in"]
    timely = []
    for card in cards:
        code = g.codes[card]
        if (code in ACTIONS and FACTS[code].type == "event") or code in otherwise:
            timely.append(card)
    return timely


def plays(g: LcgState, seat: str) -> list[Option]:
    """Every card in hand that may be played now."""
    found: list[Option] = []
    timely = _timely(g, seat)
    held = costs.resources_held(g, seat) if timely else 0
    for card in timely:
        if costs.price(g, card) <= held and not why_not_play(g, seat, card):
            if kind(g, card) == "attachment":
                found.extend(Option("play", card, host) for host in hosts_to_play_on(g, seat, card))
            else:
                found.append(Option("play", card))
    return found


def _usable_actions(g: LcgState, card: str, zone: str) -> Sequence[Action[LcgState]]:
    """The actions of a card that are used where it is; a blank card has none, and an event is played for its own."""
    code = g.codes[card]
    if FACTS[code].type == "event" or (g.effects and is_blank(g, card)):
        return ()
    return ACTIONS_FROM[zone][code]


def uses(g: LcgState, seat: str) -> list[Option]:
    """Every action ability in play, or on a card in hand that is used from there, that this seat may use now."""
    found = []
    for card in READING.sources(g, ACTIONS_FROM["play"]):
        for act in _usable_actions(g, card, "play"):
            if not why_not_use(g, seat, card, act):
                found.append(Option("use", card, detail=act.name))
    if from_hand := ACTIONS_FROM["hand"]:
        for card in g.zones[f"hand:{seat}"]:
            for act in _usable_actions(g, card, "hand") if g.codes[card] in from_hand else ():
                if not why_not_use(g, seat, card, act):
                    found.append(Option("use", card, detail=act.name))
    return found


def refusals(g: LcgState, seat: str) -> list[Refusal]:
    """Why each other card in hand and each other action ability is not offered."""
    found = []
    for card in g.zones[f"hand:{seat}"]:
        reason = why_not_play(g, seat, card)
        if reason:
            found.append(refusal(g, reason, "play", card))
        if reason in ("", "no_host") and kind(g, card) == "attachment":
            found += _barred_hosts(g, seat, card)
    for card in READING.sources(g, ACTIONS_FROM["play"]):
        for act in _usable_actions(g, card, "play"):
            reason = why_not_use(g, seat, card, act)
            if reason:
                found.append(refusal(g, reason, "use", card))
    return found


def _barred_hosts(g: LcgState, seat: str, attachment: str) -> list[Refusal]:
    """Why it is played on none of those that would be its hosts but for a prohibition (LCG-249)."""
    return [
        refuse_forbidden(g, "play", attachment, host, because)
        for host in hosts(g, seat, attachment)
        if (because := forbidden(g, "attachments_played", host))
    ]


def aims(g: LcgState, seat: str, option: Option) -> list[str]:
    """What the question that follows an option would offer as targets, for lighting them while dragging."""
    if option.verb not in ("play", "use") or option.source not in g.codes:
        return []
    acts = CARDS.of(Action, g.codes[option.source])
    act = next((a for a in acts if a.name == option.detail), acts[0] if acts and option.verb == "play" else None)
    return [] if act is None else act.text.aims(moment(g, seat, option.source))


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


async def _pick_target(m: Now, found: list[str]) -> str:
    if found[0] in m.g.seats:
        return await choose_player(m.g, m.seat, "lcg-ask-player", found, source=m.me)
    return await choose_card(m.g, m.seat, "lcg-ask-target", found, source=m.me)


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
