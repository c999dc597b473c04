"""Playing events from the hand: which may be declared now, and why not the rest."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option
from desktop_app.games.kit.deeds import NO_TARGET
from desktop_app.games.kit.paying import PaysWithOne
from desktop_app.games.meccg.book.declarable import (
    ACTS,
    CHAIN,
    WITH_INFORMATION,
    acts_of,
    is_hazard_for,
    is_time_for,
    moment,
    phases_of,
    why_not_act,
    why_not_role,
)
from desktop_app.games.meccg.book.ladder import LADDER
from desktop_app.games.meccg.reading import minions
from desktop_app.games.meccg.reading.companies import characters, current
from desktop_app.games.meccg.reading.current_attack import attack
from desktop_app.games.meccg.reading.queries import facts, is_ringwraith, of_the_other_side, races, side
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.entering import why_not_required, why_not_twice, why_not_unique
from desktop_app.games.meccg.vocabulary.texts import CARDS, SKILL, Acts, Now, Which, spares


def why_not_play(g: MecState, seat: str, card: str, when: str) -> str:
    """Why an event in hand cannot be played now: in no way at all, or in none of its ways."""
    why = _why_not_at_all(g, seat, card, when)
    if why:
        return why
    acts = acts_of(g, card, "hand")
    why = _why_none([why_not_act(g, seat, card, act, when) for act in acts])
    if why == NO_TARGET and _lies_there(g, seat, card):
        return "twice"
    if why == NO_TARGET and "corruption" in facts(g, card).keywords:
        return _why_nobody_cursed(g, acts)
    if why in (NO_TARGET, "tapped") and _lacks_information(g, acts):
        return "no_information"
    return _why_nobody(moment(g, seat, card), acts) or why if why in ("tapped", "required") else why


def _lies_there(g: MecState, seat: str, card: str) -> bool:
    """Whether somebody whom a card could be for has a copy of it that it may not lie beside (MEC-340)."""
    company = current(g)
    near = company.members if company is not None and is_hazard_for(g, seat, card) else characters(g, seat)
    return any(why_not_twice(g, card, each) for each in near)


def _why_nobody(m: Now, acts: Sequence[Acts]) -> str:
    """Why nobody is there who could tap for a card or play it: nobody has the skill (MEC-326), whoever has it is not in
    the company that is attacked (MEC-572), or something else about him is not as the card asks; "" where somebody is
    there, or where the card asks for nobody."""
    groups = [cost.group for act in acts for cost in act.text.cost if isinstance(cost, PaysWithOne)]
    if len(groups) < len(acts) or any(group.all(m) for group in groups):
        return ""
    skills = [[each for each in group.conditions if each.told == SKILL] for group in groups]
    if not all(skills) or any(_have(m, group.find(m), asked) for group, asked in zip(groups, skills, strict=True)):
        return "required"
    others = characters(m.g, m.seat) if m.g.attacks else []
    return "elsewhere" if any(_have(m, others, asked) for asked in skills) else "unskilled"


def _have(m: Now, cards: Sequence[str], skills: Sequence[Which]) -> bool:
    """Whether any of these has what is asked of him."""
    return any(all(each.holds(m, card) for each in skills) for card in cards)


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
        return of_the_other_side(printed)
    if has_no_effect(g, seat, card):
        return "no_effect"
    if when == CHAIN and "corruption" in printed.keywords:
        return "starts"
    why = why_not_unique(g, card) or why_not_twice(g, card) or why_not_required(g, seat, card)
    if why:
        return why
    if not _has_used_a_skill(g, seat) or not any(needs_skill(act) for act in acts):
        return ""
    return "clash_skill" if g.attacks[-1].givers else "skill"


def _lacks_information(g: MecState, acts: Sequence[Acts]) -> bool:
    """Whether what is done with Information finds nobody, as the company is where none is playable (MEC-555)."""
    company = current(g)
    if company is None or not company.site or "information" in facts(g, company.site).playable:
        return False
    groups = [group for act in acts for group in (act.text.target, *(getattr(c, "group", None) for c in act.text.cost))]
    return any(each.name == WITH_INFORMATION for group in groups if group is not None for each in group.conditions)


def _why_nobody_cursed(g: MecState, acts: Sequence[Acts]) -> str:
    """Why a corruption card finds nobody in the company: there are Ringwraiths alone (MEC-126), or everybody has
    received one in this turn (MEC-676), or it spares Dwarves and there are Orcs (MEC-125)."""
    company = current(g)
    members = company.members if company is not None else []
    open_to_it = [card for card in members if not is_ringwraith(g, card)]
    if members and not open_to_it:
        return "ringwraith_cursed"
    if members and all(card in g.cursed for card in open_to_it):
        return "cursed"
    orcs = any("orc" in races(facts(g, card)) for card in open_to_it)
    spared = any(act.text.target is not None and spares(act.text.target, "dwarf") for act in acts)
    return "orcs_spared" if orcs and spared else NO_TARGET


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


def _has_used_a_skill(g: MecState, seat: str) -> bool:
    it = attack(g)
    return it is not None and it.strike is not None and seat in it.strike.skilled


def plays(g: MecState, seat: str, when: str) -> list[Option]:
    """Every event in hand that may be played now, an option for each of its alternatives (MEC-700)."""
    found: list[Option] = []
    written, codes, phases = ACTS["hand"], g.codes, phases_of(g, when)
    for card in [card for card in g.zones[f"hand:{seat}"] if codes[card] in written]:
        acts = [act for act in written[codes[card]] if is_time_for(g, act, when, phases)]
        if acts and not _why_not_at_all(g, seat, card, when):
            able = [act for act in acts if not why_not_act(g, seat, card, act, when)]
            found += [Option("play", card, detail=act.name) for act in able]
    return found


def needs_skill(act: Acts) -> bool:
    """Whether an event requires a skill."""
    return CARDS.permission(act.code, "requires_skill") is not None
