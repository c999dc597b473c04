"""What an ability may be declared for: whose time it is, to which moment it belongs, and what speaks against it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.moment import Moment
from desktop_app.games.meccg.book.hazard_limit import hazards_left, is_free
from desktop_app.games.meccg.reading.companies import current
from desktop_app.games.meccg.reading.current_attack import attack
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS, Acts, Now, Reasoned, Says

EVENTS = ("short_event", "long_event", "permanent_event")
ANY, CHAIN, ATTACK, STRIKE, CHECK, INFLUENCE, BODY = "", "chain", "attack", "strike", "check", "influence", "body"
ORGANIZING = "now"
"""What ``organized`` says while companies are organized: nothing else is done meanwhile (MEC-426)."""
CLOSING = "closing"
"""What ``organized`` says once a card was played that is for the end of the organization phase."""
STARTS_ATTACK = "faces attack"
"""What the verb is called by which a card makes a company face an attack."""
BEFORE_ATTACKS = "guards_attack"
"""The permission of hazard events that affect attacks, by the races in its detail, or automatic-attacks: what may be
revealed from on guard before these (MEC-525) or played before the strikes of such an attack are assigned."""
WITH_INFORMATION = "where information is playable"
"""The name of the condition that somebody is at a site that lists Information."""
FIGHT = (ATTACK, STRIKE, CHECK, INFLUENCE, BODY)
"""Moments in which only what speaks of them may be done."""
ACTS = CARDS.about(Action, "zone")


def moment(g: MecState, seat: str, card: str) -> Now:
    """A card's ability as it looks to the seat that would use it."""
    return Moment(g, seat, card, g.codes[card])


def is_hazard_for(g: MecState, seat: str, card: str) -> bool:
    """Whether a card would be played as a hazard: one that may be either is what its player is (MEC-353)."""
    printed = facts(g, card)
    if printed.either_way:
        return seat != g.active
    return printed.type == "hazard" or (printed.agent and seat != g.active)


def phases_of(g: MecState, when: str) -> Sequence[str]:
    """The phases of abilities that belong to this moment: "organization", ..., "chain", "attack", "strike", "check"."""
    if when in FIGHT:
        return (when,)
    if when == CHAIN:
        if g.closing or (g.phase == "organization" and g.organized == ORGANIZING):
            return (CHAIN,)
        if g.attacks or g.check is not None:
            fight = STRIKE if g.attacks and g.attacks[-1].strike else ATTACK
            return (CHAIN, fight, CHECK, INFLUENCE, *([BODY] if g.check is not None and g.check.kind == BODY else []))
        return (CHAIN, ANY, g.phase)
    return (ANY, when)


def why_not_role(g: MecState, seat: str, card: str, when: str) -> str:
    """Why it is not this player's time: resources in one's own turn, at the council on one's own checks (MEC-736),
    hazards in the other's movement (MEC-306)."""
    if CARDS.permission(g.codes[card], "any_time") is not None:
        return "limit" if g.phase == "movement" and _is_beyond_limit(g, seat, card) else ""
    if not is_hazard_for(g, seat, card):
        if stands_before_site(g, seat):
            return "not_entered"
        if seat == g.active or CARDS.permission(g.codes[card], "opponents_turn") is not None:
            return ""
        if g.phase == "council" and g.check is not None and g.check.seat == seat:
            return ""
        it = attack(g)
        fought = it is not None and bool(it.givers) and when in (ATTACK, STRIKE, BODY, CHAIN)
        return "" if fought else "not_your_turn"
    if seat == g.active:
        return "own_turn"
    if g.phase != "movement":
        return hazard_time(g)
    return "limit" if _is_beyond_limit(g, seat, card) else ""


def _is_beyond_limit(g: MecState, seat: str, card: str) -> bool:
    """Whether a hazard of the hand may not be declared any more, as it would count against a limit that is reached
    (MEC-502)."""
    in_hand = is_hazard_for(g, seat, card) and g.home[card].startswith("hand:")
    return in_hand and not is_free(g, card) and not hazards_left(g)


def hazard_time(g: MecState) -> str:
    """The reason that it is no time for hazards: none are played while a company attacks another (MEC-150), nor at all
    outside the movement/hazard phase (MEC-306)."""
    it = attack(g)
    return "clash_hazard" if it is not None and it.givers else "hazard_time"


def stands_before_site(g: MecState, seat: str) -> bool:
    """Whether it is the site phase of a company of the seat that has not entered its site: until then it does nothing
    but what belongs to combat or to a check (MEC-541)."""
    company = current(g)
    outside = company is not None and company.seat == seat and g.phase == "site" and not company.entered
    return outside and not g.attacks and g.check is None


def acts_of(g: MecState, card: str, zone: str) -> Sequence[Acts]:
    """The abilities of a card that are used from the hand or from play."""
    return ACTS[zone].get(g.codes[card], ())


def why_not_act(g: MecState, seat: str, card: str, act: Acts, when: str) -> str:
    """Why one ability cannot be declared now: a reason id, or "" when it can."""
    if not is_time_for(g, act, when, phases_of(g, when)):
        return "assigned" if _comes_late(g, act) else "wrong_phase"
    if when == CHAIN and starts_attack(act.code, act.text):
        return "attack_starts"
    if when == CHAIN and is_for_the_end(g, card) and g.organized != CLOSING:
        return "wrong_phase"
    if _is_deprived(g, seat, act):
        return "no_scouts"
    text = act.text
    if text.limit is not None and text.limit.is_reached(g, act.name, card, seat):
        return "used"
    if not text.cost and any((it.card, it.name) == (card, act.name) and not it.cancelled for it in g.chain):
        return "declared"
    m = moment(g, seat, card)
    if text.condition is not None and not text.condition(m):
        return text.condition.why(m) if isinstance(text.condition, Reasoned) else "required"
    return text.why_not(m)


def is_time_for(g: MecState, act: Acts, when: str, phases: Sequence[str]) -> bool:
    """Whether an ability belongs to one of the phases of this moment, or changes the attack whose strikes are not
    assigned yet."""
    return act.phase in phases or (when in (ATTACK, CHAIN) and act.phase == ANY and _is_of_use(g, act.code))


def _is_of_use(g: MecState, code: str) -> bool:
    """Whether an event, by the races that it speaks of, changes the attack as a whole: it may still be played before
    strikes are assigned (MEC-569, MEC-571)."""
    it = attack(g)
    return it is not None and not it.assigned and not it.givers and g.check is None and _is_about(code, it.race)


def _is_about(code: str, race: str) -> bool:
    """Whether an event changes attacks by a race."""
    permission = CARDS.permission(code, BEFORE_ATTACKS)
    return permission is not None and race in permission.detail.split()


def _comes_late(g: MecState, act: Acts) -> bool:
    """Whether it would cancel or change an attack as a whole whose strikes are assigned (MEC-571)."""
    it = attack(g)
    return it is not None and it.assigned and g.check is None and (act.phase == ATTACK or _is_about(act.code, it.race))


def is_for_the_end(g: MecState, card: str) -> bool:
    """Whether a card is played at the end of the organization phase: an answer only where that has come (MEC-723)."""
    return CARDS.permission(g.codes[card], "ends_phase") is not None


def starts_attack(code: str, text: Says) -> bool:
    """Whether what a card says makes a company face an attack, which only opens a chain (MEC-718)."""
    if CARDS.permission(code, "starts_attack") is not None:
        return True
    return any(getattr(part, "told", "") == STARTS_ATTACK for part in text.do.parts())


def needs_scout(code: str, name: str = "") -> bool:
    """Whether a card needs a scout to be played, in the way of that name; "scout 2" says that its second way does."""
    permission = CARDS.permission(code, "requires")
    skill, _, way = permission.detail.partition(" ") if permission is not None else ("", "", "")
    ways = [act.name for act in CARDS.of(Action, code)]
    return skill == "scout" and (not way or not name or name == ways[int(way) - 1])


def _is_deprived(g: MecState, seat: str, act: Acts) -> bool:
    """Whether a card needs a scout while none of the company can be used in this turn."""
    company = current(g)
    if not needs_scout(act.code, act.name) or company is None or company.seat != seat:
        return False
    return any(effect.kind == "no_scouts" and company.id in effect.targets for effect in g.effects)
