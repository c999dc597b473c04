"""Playing cards: what may be played now and why not, and the six steps of initiating (LCG-192 to LCG-198)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.lotr_lcg.abilities import ACTIONS, ATTACH_TO, PLAYED_FROM, PLAYED_IN, Action
from desktop_app.games.lotr_lcg.book import costs
from desktop_app.games.lotr_lcg.book.limits import count_use, used_up
from desktop_app.games.lotr_lcg.book.objectives import is_guarded
from desktop_app.games.lotr_lcg.book.triggered_abilities import (
    LADDER,
    initiate,
    pay_cost,
    pay_for,
    resolve,
    resolve_event_card,
)
from desktop_app.games.lotr_lcg.events import CardPlayed
from desktop_app.games.lotr_lcg.reading.queries import FACTS, copies_in_play, facts, forbidden, immune, is_blank, kind
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import choose_card, refuse, seat_ref
from desktop_app.games.lotr_lcg.verbs.moving import can_attach, enter_play, home_of

REASONS: dict[str, tuple[str, str]] = {
    "not_planning": ("LCG-406", "lcg-no-not-planning"),
    "not_active": ("LCG-406", "lcg-no-not-active"),
    "response_only": ("LCG-064", "lcg-no-response-only"),
    "wrong_phase": ("LCG-005", "lcg-no-wrong-phase"),
    "forbidden": ("LCG-249", "lcg-no-forbidden"),
    "unique": ("LCG-084", "lcg-no-unique"),
    "match": ("LCG-109", "lcg-no-match"),
    "resources": ("LCG-215", "lcg-no-resources"),
    "no_target": ("LCG-154", "lcg-no-target"),
    "no_host": ("LCG-087", "lcg-no-host"),
    "no_change": ("LCG-051", "lcg-no-change"),
    "exhausted": ("LCG-019", "lcg-no-exhausted-cost"),
    "own_resources": ("LCG-053", "lcg-no-own-resources"),
    "hand": ("LCG-115", "lcg-no-hand"),
    "limit": ("LCG-224", "lcg-no-limit"),
    "guarded": ("LCG-322", "lcg-no-guarded"),
    "not_yours": ("LCG-007", "lcg-no-not-yours"),
    "no_script": ("LCG-192", "lcg-no-script"),
}


# -- hosts of attachments ------------------------------------------------------------------------------------------


def hosts(g: LcgState, seat: str, attachment: str) -> list[str]:
    """Where an attachment may be attached when it enters play (LCG-087, LCG-091)."""
    targets = ATTACH_TO.get(g.codes[attachment])
    found = targets(g, seat, attachment) if targets is not None else []
    return [host for host in found if can_attach(g, attachment, host)]


# -- legality ------------------------------------------------------------------------------------------------------


def why_not_play(g: LcgState, seat: str, card: str) -> str:
    """Why a card in hand cannot be played now: a reason id, or "" when it can. The one legality of playing."""
    printed = FACTS[g.codes[card]]
    if printed.type == "event":
        return _why_not_event(g, seat, card)
    if PLAYED_IN.get(printed.code) != g.phase:
        if g.step != "2.2":
            return "not_planning"
        if g.active != seat:
            return "not_active"
    if printed.unique and next(copies_in_play(g, printed.code), None) is not None:
        return "unique"
    if forbidden(g, f"play:{printed.type}", seat):
        return "forbidden"
    reason = costs.cannot_afford(g, seat, card)
    if reason:
        return reason
    if printed.type == "attachment" and not hosts(g, seat, card):
        return "no_host"
    return ""


def _why_not_event(g: LcgState, seat: str, card: str) -> str:
    actions = ACTIONS.get(g.codes[card])
    if not actions:
        return "response_only" if LADDER.knows(g.codes[card]) else "no_script"
    act = actions[0]
    if act.phase and act.phase != g.phase:
        return "wrong_phase"
    if act.limit and used_up(g, act.limit, act.times, act.name, card, seat):
        return "limit"
    return costs.cannot_afford(g, seat, card) or _why_no_effect(g, seat, card, act)


def targets_of(g: LcgState, seat: str, me: str, act: Action) -> list[str]:
    """What an action may choose now: nothing that is immune to its card (LCG-154, LCG-200)."""
    assert act.targets is not None
    return [target for target in act.targets(g, seat, me) if not immune(g, target, g.codes[me])]


def _why_no_effect(g: LcgState, seat: str, me: str, act: Action) -> str:
    if act.targets is not None and not targets_of(g, seat, me, act):
        return "no_target"
    if act.changes is not None and not act.changes(g, seat, me):
        return "no_change"
    return ""


def why_not_use(g: LcgState, seat: str, me: str, act: Action) -> str:
    """Why an action ability in play cannot be used now: a reason id, or ""."""
    holder = g.pieces[me].controller if me in g.pieces else g.owners[me]
    if not act.anyone and holder != seat and holder:
        return "not_yours"
    if is_guarded(g, me):
        return "guarded"
    if act.phase and act.phase != g.phase:
        return "wrong_phase"
    limit = "player_round" if act.per_player and act.limit == "round" else act.limit
    if limit and used_up(g, limit, act.times, act.name, me, seat):
        return "limit"
    return costs.cannot_pay(g, seat, me, act.cost) or _why_no_effect(g, seat, me, act)


def refusal(g: LcgState, reason: str, verb: str, card: str) -> Refusal:
    """A reason id as a refusal that cites its rule and names what causes it."""
    rule, text = REASONS[reason]
    because = ""
    if reason == "unique":
        because = next(copies_in_play(g, g.codes[card]), "")
    printed = facts(g, card)
    return refuse(
        g,
        rule,
        text,
        verb,
        card,
        because=because,
        sphere=printed.sphere or "neutral",
        count=costs.price(g, card),
        phase=g.phase,
    )


# -- options -------------------------------------------------------------------------------------------------------


def _playable(g: LcgState, seat: str) -> list[str]:
    """The hand, and what a permission lets be played from elsewhere (LCG-174, LCG-216)."""
    elsewhere = [card for card in g.zones[f"discard:{seat}"] if PLAYED_FROM.get(g.codes[card]) == "discard"]
    return [*g.zones[f"hand:{seat}"], *elsewhere]


def plays(g: LcgState, seat: str) -> list[Option]:
    """Every card in hand that may be played now."""
    found: list[Option] = []
    for card in _playable(g, seat):
        if why_not_play(g, seat, card) == "":
            if kind(g, card) == "attachment":
                found.extend(Option("play", card, host) for host in hosts(g, seat, card))
            else:
                found.append(Option("play", card))
    return found


def uses(g: LcgState, seat: str) -> list[Option]:
    """Every action ability in play, or on a card in hand that is used from there, that this seat may use now."""
    found = []
    for card in (*g.pieces, *g.zones[f"hand:{seat}"]):
        actions = ACTIONS.get(g.codes[card])
        if actions is None or FACTS[g.codes[card]].type == "event" or (g.effects and is_blank(g, card)):
            continue
        zone = "play" if card in g.pieces else "hand"
        for act in actions:
            if act.zone == zone and why_not_use(g, seat, card, act) == "":
                found.append(Option("use", card, detail=act.name))
    return found


def refusals(g: LcgState, seat: str) -> list[Refusal]:
    """Why each other card in hand and each other action ability is not offered."""
    found = []
    for card in g.zones[f"hand:{seat}"]:
        reason = why_not_play(g, seat, card)
        if reason:
            found.append(refusal(g, reason, "play", card))
    for card in g.pieces:
        for act in [act for act in ACTIONS.get(g.codes[card], ()) if act.zone == "play"]:
            reason = why_not_use(g, seat, card, act)
            if reason:
                found.append(refusal(g, reason, "use", card))
    return found


# -- initiating ----------------------------------------------------------------------------------------------------


async def play(g: LcgState, seat: str, card: str, host: str = "") -> None:
    """Plays a card from hand: cost, payment, targets, resolution."""
    printed = facts(g, card)
    g.say("lcg-log-plays", seat=seat_ref(seat), card=g.ref(card))
    if printed.type == "event":
        act = ACTIONS[g.codes[card]][0]
        if act.limit:
            count_use(g, act.limit, act.name, card, seat)
        await resolve_event_card(g, seat, card, lambda: _run(g, seat, card, act), told=False)
        return
    await pay_for(g, seat, card, costs.price(g, card))
    zone = home_of(printed.type, seat)
    holder = g.pieces[host].controller or seat if host else seat
    await enter_play(g, card, zone, holder, host=host, played=True)
    await resolve(g, CardPlayed(card=card, seat=seat))


async def use(g: LcgState, seat: str, card: str, name: str) -> None:
    """Uses an action ability of a card in play."""
    act = next(a for a in ACTIONS[g.codes[card]] if a.name == name)
    g.say("lcg-log-uses", seat=seat_ref(seat), card=g.ref(card))
    if act.limit:
        limit = "player_round" if act.per_player and act.limit == "round" else act.limit
        count_use(g, limit, act.name, card, seat)
    await pay_cost(g, seat, card, act.cost)
    await _run(g, seat, card, act)


async def _run(g: LcgState, seat: str, me: str, act: Action) -> None:
    if act.targets is None:
        await initiate(g, seat, me, lambda: act.effect(g, seat, me))
        return
    found = targets_of(g, seat, me, act)
    if found and found[0] in g.seats:
        target = await _choose_seat(g, seat, me, found)
    else:
        target = await choose_card(g, seat, "lcg-ask-target", found, source=me)
    if target:
        await initiate(g, seat, me, lambda: act.effect(g, seat, me, target))


async def _choose_seat(g: LcgState, seat: str, me: str, seats: list[str]) -> str:
    question = Question(
        seat,
        "one",
        message("lcg-ask-player", seat=seat_ref(seat), source=g.ref(me)),
        lambda: [Option("choose_player", target=other) for other in seats],
        step=g.step,
        source=me,
    )
    return (await ask_one(question)).target


async def put_into_play(g: LcgState, seat: str, card: str) -> bool:
    """Puts a card into play under a seat's control without paying for it (LCG-217, LCG-218); False if it cannot."""
    printed = facts(g, card)
    if printed.type == "event" or (printed.unique and next(copies_in_play(g, printed.code), None) is not None):
        return False
    host = ""
    if printed.type == "attachment":
        host = await choose_card(g, seat, "lcg-ask-host", hosts(g, seat, card), source=card)
        if not host:
            return False
    holder = g.pieces[host].controller or seat if host else seat
    await enter_play(g, card, home_of(printed.type, seat), holder, host=host)
    return True


def aims(g: LcgState, seat: str, option: Option) -> list[str]:
    """What the question that follows an option would offer as targets, for lighting them while dragging."""
    if option.verb not in ("play", "use") or option.source not in g.codes:
        return []
    acts = ACTIONS.get(g.codes[option.source], [])
    act = next((a for a in acts if a.name == option.detail), acts[0] if acts and option.verb == "play" else None)
    if act is None or act.targets is None:
        return []
    return targets_of(g, seat, option.source, act)


def may_enter(g: LcgState, card: str) -> bool:
    """Whether uniqueness lets a card enter play."""
    printed = facts(g, card)
    return not printed.unique or next(copies_in_play(g, printed.code), None) is None
