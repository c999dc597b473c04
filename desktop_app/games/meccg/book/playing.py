"""Playing events and using abilities: what may be declared now, and why not the rest."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.deeds import NO_TARGET
from desktop_app.games.kit.moment import Moment
from desktop_app.games.meccg.book.hazard_limit import counts_when_used, hazards_left, is_free
from desktop_app.games.meccg.book.ladder import LADDER
from desktop_app.games.meccg.reading import minions
from desktop_app.games.meccg.reading.companies import current
from desktop_app.games.meccg.reading.current_attack import attack
from desktop_app.games.meccg.reading.numbers import READING, works_for
from desktop_app.games.meccg.reading.queries import (
    controller,
    facts,
    is_character,
    is_follower,
    is_item,
    is_ringwraith,
    side,
)
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.entering import why_not_required, why_not_twice, why_not_unique
from desktop_app.games.meccg.vocabulary.texts import CARDS, Acts, Now, Says

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


# -- what may be declared ----------------------------------------------------------------------------------------------


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
        return ""
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
        return "hazard_time"
    in_hand = g.home[card].startswith("hand:")
    return "limit" if in_hand and not is_free(g, card) and not hazards_left(g) else ""


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
    if not _is_time_for(g, act, when, phases_of(g, when)):
        return "assigned" if _comes_late(g, act) else "wrong_phase"
    if when == CHAIN and starts_attack(act.code, act.text):
        return "attack_starts"
    if when == CHAIN and is_for_the_end(g, card) and g.organized != CLOSING:
        return "wrong_phase"
    if _is_deprived(g, seat, act):
        return "skill"
    text = act.text
    if text.limit is not None and text.limit.is_reached(g, act.name, card, seat):
        return "used"
    if not text.cost and any((it.card, it.name) == (card, act.name) and not it.cancelled for it in g.chain):
        return "declared"
    m = moment(g, seat, card)
    if text.condition is not None and not text.condition(m):
        return "required"
    return text.why_not(m)


def _is_time_for(g: MecState, act: Acts, when: str, phases: Sequence[str]) -> bool:
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


def why_not_play(g: MecState, seat: str, card: str, when: str) -> str:
    """Why an event in hand cannot be played now: in no way at all, or in none of its ways."""
    why = _why_not_at_all(g, seat, card, when)
    if why:
        return why
    acts = acts_of(g, card, "hand")
    why = _why_none([why_not_act(g, seat, card, act, when) for act in acts])
    if why == NO_TARGET and "corruption" in facts(g, card).keywords:
        return _why_nobody_cursed(g)
    return "no_information" if why in (NO_TARGET, "tapped") and _lacks_information(g, acts) else why


def _why_not_at_all(g: MecState, seat: str, card: str, when: str) -> str:
    """Why an event in hand cannot be played now in whatever way (MEC-304 to MEC-307, MEC-486, MEC-519, MEC-649,
    MEC-677)."""
    acts = acts_of(g, card, "hand")
    if not acts:
        return "response_only" if LADDER.knows(g.codes[card]) else "no_script"
    printed = facts(g, card)
    if "long_event" in printed.kinds and not is_hazard_for(g, seat, card) and when != "long_event":
        return "long"
    why = why_not_role(g, seat, card, when)
    if why:
        return why
    if _is_foreign(g, seat, card):
        return "alignment"
    if has_no_effect(g, seat, card):
        return "no_effect"
    if when == CHAIN and "corruption" in printed.keywords:
        return "starts"
    why = why_not_unique(g, card) or why_not_twice(g, card) or why_not_required(g, seat, card)
    if why:
        return why
    return "skill" if _has_used_a_skill(g, seat) and any(needs_skill(act) for act in acts) else ""


def _lacks_information(g: MecState, acts: Sequence[Acts]) -> bool:
    """Whether what is done with Information finds nobody, as the company is where none is playable (MEC-555)."""
    company = current(g)
    if company is None or not company.site or "information" in facts(g, company.site).playable:
        return False
    groups = [group for act in acts for group in (act.text.target, *(getattr(c, "group", None) for c in act.text.cost))]
    return any(each.name == WITH_INFORMATION for group in groups if group is not None for each in group.conditions)


def _why_nobody_cursed(g: MecState) -> str:
    """Why a corruption card finds nobody in the company: there are Ringwraiths alone (MEC-126), or everybody has
    received one in this turn (MEC-676)."""
    company = current(g)
    members = company.members if company is not None else []
    open_to_it = [card for card in members if not is_ringwraith(g, card)]
    if members and not open_to_it:
        return "ringwraith_cursed"
    return "cursed" if members and all(card in g.cursed for card in open_to_it) else NO_TARGET


def _why_none(reasons: Sequence[str]) -> str:
    """Why none of the ways to play a card is open: what is wrong with one that belongs to this moment, if there is any;
    "" where one is open."""
    return "" if "" in reasons else next((each for each in reasons if each != "wrong_phase"), "wrong_phase")


def has_no_effect(g: MecState, seat: str, card: str) -> bool:
    """Whether a hazard may not be played against a Ringwraith player, on whom it has no effect (MEC-114, MEC-379)."""
    if seat == g.active or not minions.has_no_effect(g, g.codes[card], g.active):
        return False
    return facts(g, card).title not in minions.STILL_PLAYED


def _is_foreign(g: MecState, seat: str, card: str) -> bool:
    """Whether it is a resource of the other side, of which only items are played (MEC-357, MEC-360); what may be a
    hazard as well is one."""
    printed = facts(g, card)
    theirs = printed.alignment in ("hero", "minion") and printed.alignment != side(g, seat)
    return theirs and printed.type == "resource" and not printed.either_way


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


def _has_used_a_skill(g: MecState, seat: str) -> bool:
    it = attack(g)
    return it is not None and it.strike is not None and seat in it.strike.skilled


def why_not_use(g: MecState, seat: str, card: str, act: Acts, when: str) -> str:
    """Why an ability of a card in play cannot be used now (MEC-699)."""
    if controller(g, card) != seat and not act.anyone:
        return "not_yours"
    printed = facts(g, card)
    if printed.alignment in ("hero", "minion") and printed.type == "resource" and printed.alignment != side(g, seat):
        return "blank"
    if READING.is_blank(g, card) and not _keeps_ability(g, card):
        return "follower" if is_follower(g, card) else "blank"
    if _is_out_of_use(g, card):
        return "idle_item" if g.pieces[card].idle else "ringwraith_item"
    if printed.type == "hazard" and not act.anyone and seat == g.active:
        return "own_turn"
    if printed.type == "hazard" and seat != g.active and g.phase != "movement":
        return "hazard_time"
    if counts_when_used(g, card) and not hazards_left(g):
        return "limit"
    if printed.type != "hazard" and not act.anyone:
        why = why_not_role(g, seat, card, when)
        if why:
            return why
    return why_not_act(g, seat, card, act, when)


def _is_out_of_use(g: MecState, card: str) -> bool:
    """Whether it is an item that does nothing for its bearer: a Ringwraith (MEC-029), or somebody who bears it beside
    the one of its kind that he uses (MEC-654)."""
    piece = g.pieces.get(card)
    bearer = piece.host if piece is not None and is_item(g, card) else ""
    return is_character(g, bearer) and not works_for(g, card, bearer)


def _keeps_ability(g: MecState, card: str) -> bool:
    """Whether a follower may use its ability nonetheless, as Ûvatha does (MEC-058)."""
    return is_follower(g, card) and CARDS.permission(g.codes[card], "kept_as_follower") is not None


def plays(g: MecState, seat: str, when: str) -> list[Option]:
    """Every event in hand that may be played now, an option for each of its alternatives (MEC-700)."""
    found: list[Option] = []
    written, codes, phases = ACTS["hand"], g.codes, phases_of(g, when)
    for card in [card for card in g.zones[f"hand:{seat}"] if codes[card] in written]:
        acts = [act for act in written[codes[card]] if _is_time_for(g, act, when, phases)]
        if acts and not _why_not_at_all(g, seat, card, when):
            able = [act for act in acts if not why_not_act(g, seat, card, act, when)]
            found += [Option("play", card, detail=act.name) for act in able]
    return found


def uses(g: MecState, seat: str, when: str) -> list[Option]:
    """Every ability of a card in play that may be used now."""
    phases = phases_of(g, when)
    return [
        Option("use", card, detail=act.name)
        for card in [*READING.sources(g, ACTS["play"]), *_attacking(g)]
        for act in acts_of(g, card, "play")
        if act.phase in phases and not why_not_use(g, seat, card, act, when)
    ]


def _attacking(g: MecState) -> list[str]:
    """The creature that attacks, whose text may let a defender do something."""
    card = g.attacks[-1].card if g.attacks else ""
    return [card] if card in g.codes and card not in g.pieces else []


def needs_skill(act: Acts) -> bool:
    """Whether an event requires a skill."""
    return CARDS.permission(act.code, "requires_skill") is not None
