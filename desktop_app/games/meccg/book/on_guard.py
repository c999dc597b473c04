"""On-guard cards: put down, revealed as events, and what becomes of them (MEC-520 to MEC-531)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.kit.groups import Condition
from desktop_app.games.kit.moment import Moment
from desktop_app.games.meccg.book.chain import ON_GUARD, RESOLVERS, declare
from desktop_app.games.meccg.book.declarable import BEFORE_ATTACKS, CHAIN, acts_of
from desktop_app.games.meccg.book.declaring import declare_revealed
from desktop_app.games.meccg.book.hazard_limit import hazards_left, is_beyond_limit
from desktop_app.games.meccg.book.playing import has_no_effect
from desktop_app.games.meccg.reading.companies import company_by_id, current
from desktop_app.games.meccg.reading.queries import hazard_player, is_character
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from desktop_app.games.meccg.state import Company, Declared, MecState
from desktop_app.games.meccg.verbs.companies import use_limit
from desktop_app.games.meccg.verbs.entering import why_not_enter
from desktop_app.games.meccg.vocabulary.bases import OnThings
from desktop_app.games.meccg.vocabulary.groups import target as chosen_target
from desktop_app.games.meccg.vocabulary.texts import CARDS, Acts, Does, Now, Which

AT_RESOURCE, AT_INFLUENCE = "guards_resource", "guards_influence"
"""The permissions of hazard events that may be revealed from on guard beside those that affect an automatic-attack: as
they affect directly the company, a card of it or its influence check (MEC-526), or as their text says whatever a
character of the company tries to influence."""
GUARDS_ANSWER = "guards_answer"
"""The permission of hazard events that may be revealed in answer to what is declared in the site phase."""
TOO_MUCH = ("returns to origin", "taps the site")
"""What an event revealed as a resource is played may not do (MEC-527)."""
NOT_TO_CHARACTERS = ("tap", "discard", "eliminate", "return to hand")
"""What it may not do to characters: they are removed by combat and corruption alone (MEC-527)."""
PASS = Option("pass")


# -- put down ----------------------------------------------------------------------------------------------------------


def on_guards(g: MecState, seat: str) -> list[Option]:
    """Any card of the hand may be put on guard, one for each company, in answer to something as well (MEC-520, 521),
    but neither in combat nor while a check is made."""
    company = current(g)
    if (
        g.attacks
        or g.check is not None
        or company is None
        or company.on_guard
        or not company.site
        or company.returned
        or not hazards_left(g)
    ):
        return []
    return [Option("on_guard", card) for card in g.zones[f"hand:{seat}"]]


def refusals(g: MecState, seat: str) -> list[Refusal]:
    """Why no other card is put on guard: one for each company (MEC-520), within the hazard limit (MEC-521)."""
    company = current(g)
    if company is None or not company.site or on_guards(g, seat):
        return []
    rule, text = ("MEC-520", "mec-no-second-guard") if company.on_guard else ("MEC-521", "mec-no-hazard-limit")
    return [refuse(g, rule, text, "on_guard", card) for card in g.zones[f"hand:{seat}"]]


async def put_on_guard(g: MecState, seat: str, card: str) -> None:
    """A card lies face down on the company's site; it is no longer in hand (MEC-520 to MEC-522)."""
    company = current(g)
    assert company is not None
    use_limit(g, company, card, facedown=True)
    it = Declared(ON_GUARD, seat, card, g.codes[card], target=company.id, counted=company.hazards)
    company.on_guard.append(card)
    g.move(card, f"on_guard:{seat}")
    g.say("mec-log-on-guard", seat=seat_ref(seat), site=g.ref(company.site))
    await declare(g, it)


async def resolve_on_guard(g: MecState, it: Declared) -> None:
    """It stays there, unless the limit has dropped below it: then it returns to the hand (MEC-523)."""
    company = company_by_id(g, it.target)
    if company is not None and it.card in company.on_guard and is_beyond_limit(g, it):
        company.on_guard.remove(it.card)
        g.move(it.card, f"hand:{g.owners[it.card]}")
        g.say("mec-log-guard-returns", seat=seat_ref(it.seat))


RESOLVERS[ON_GUARD] = resolve_on_guard


# -- events that are revealed ------------------------------------------------------------------------------------------


async def reveal_before_attacks(g: MecState, company: Company) -> None:
    """When a company enters a site with an automatic-attack, events that affect it may be revealed (MEC-525)."""
    await _offer(g, company, BEFORE_ATTACKS)


async def reveal_at_resource(g: MecState, company: Company) -> None:
    """When a resource would tap the site an event may be revealed; it resolves in a chain of its own, before the
    resource (MEC-526, MEC-529)."""
    await _offer(g, company, AT_RESOURCE)


async def reveal_at_influence(g: MecState, company: Company) -> None:
    """When a character tries to influence something, an event that says so may be revealed, whether or not the site
    would tap."""
    await _offer(g, company, AT_INFLUENCE)


def able_acts(g: MecState, company: Company, card: str, why: str) -> list[Acts]:
    """The abilities of an on-guard event that may be used as it is revealed now, aimed at what they may be aimed at."""
    permission = CARDS.permission(g.codes[card], why)
    seat = hazard_player(g)
    if permission is None or has_no_effect(g, seat, card) or why_not_enter(g, seat, card):
        return []
    acts: Sequence[Acts] = acts_of(g, card, "hand")
    if why == BEFORE_ATTACKS:
        races = permission.detail.split()
        there = [each.race for each in automatic_attacks(g, company)]
        acts = [act for act in acts if _is_about_the_attack(act)] if not races or set(races) & set(there) else ()
    else:
        acts = [_at_whom_it_may(act) for act in acts if not _does_too_much(g, seat, card, act)]
    return [act for act in acts if not act.text.why_not(Moment(g, seat, card, g.codes[card]))]


def _is_about_the_attack(act: Acts) -> bool:
    """Whether an event affects the automatic-attack: not where all it does is to make the site another one."""
    return any(
        not str(getattr(part, "told_with", {}).get("what", "")).startswith("site_type:") for part in act.text.do.parts()
    )


def _does_too_much(g: MecState, seat: str, card: str, act: Acts) -> bool:
    """Whether it would send the company back, tap its site, or tap or remove characters that nobody chooses."""
    m = Moment(g, seat, card, g.codes[card])
    return any(getattr(part, "told", "") in TOO_MUCH or _strikes_characters(m, part) for part in act.text.do.parts())


def _strikes_characters(m: Now, part: Does) -> bool:
    if not isinstance(part, OnThings) or part.told not in NOT_TO_CHARACTERS or part.subject.name == chosen_target.name:
        return False
    return any(is_character(m.g, each) for each in part.subject.all(m))


was_there: Which = Condition("there before the site phase", lambda m, card: not _has_just_come(m.g, card))
no_character: Which = Condition("no character", lambda m, card: not is_character(m.g, card))


def _has_just_come(g: MecState, card: str) -> bool:
    piece = g.pieces.get(card)
    return piece is not None and piece.since == g.round and piece.came == "site"


def _at_whom_it_may(act: Acts) -> Acts:
    """Its targets must have been legal ones in the company's movement/hazard phase (MEC-528), and no characters if it
    would tap or remove them (MEC-527)."""
    target = act.text.target
    if target is None:
        return act
    aimed = target(was_there, no_character) if _removes(act) else target(was_there)
    return replace(act, text=replace(act.text, target=aimed))


def _removes(act: Acts) -> bool:
    """Whether it taps or removes what it is aimed at."""
    return any(getattr(part, "told", "") in NOT_TO_CHARACTERS for part in act.text.do.parts())


async def _offer(g: MecState, company: Company, why: str) -> None:
    """Cards may be revealed, one after the other in the order that their player likes, as long as any are on guard:
    with the last of a company they have gone back to hand (MEC-523)."""
    while cards := _offered(g, company, why):
        chosen = await ask_one(_question(g, company, cards, why))
        if chosen.verb == PASS.verb:
            return
        acts = able_acts(g, company, chosen.source, why)
        await _reveal(g, company, chosen.source, next(act for act in acts if act.name == chosen.detail))


def _question(g: MecState, company: Company, cards: list[str], why: str) -> Question:
    seat = hazard_player(g)
    return Question(
        seat,
        "one",
        message("mec-ask-guard", rule="MEC-526", seat=seat_ref(seat), site=g.ref(company.site)),
        lambda: [*(option for card in cards for option in _reveals(g, company, card, why)), PASS],
        step=g.step,
        refusals=lambda: [refusal for card in cards for refusal in _why_kept(g, company, card, why)],
        primary=PASS.verb,
        shows=cards,
    )


def _offered(g: MecState, company: Company, why: str) -> list[str]:
    """The cards on guard about which their player is asked: at influence those alone that speak of it."""
    said = why == AT_INFLUENCE
    return [card for card in company.on_guard if not said or CARDS.permission(g.codes[card], why) is not None]


def _reveals(g: MecState, company: Company, card: str, why: str) -> list[Option]:
    """Every way to reveal a card on guard now."""
    return [Option("reveal", card, detail=act.name) for act in able_acts(g, company, card, why)]


def _why_kept(g: MecState, company: Company, card: str, why: str) -> list[Refusal]:
    """Why a card is not revealed now: it affects nothing of this (MEC-525, MEC-526), it would do what it may not
    (MEC-527), or nothing is there that it may be aimed at (MEC-528)."""
    seat = hazard_player(g)
    if able_acts(g, company, card, why):
        return []
    if CARDS.permission(g.codes[card], why) is None:
        rule, text = "MEC-525" if why == BEFORE_ATTACKS else "MEC-526", "mec-no-guard-now"
    elif why != BEFORE_ATTACKS and all(
        _does_too_much(g, seat, card, act) or _removes(act) for act in acts_of(g, card, "hand")
    ):
        rule, text = "MEC-527", "mec-no-guard-too-much"
    else:
        rule, text = "MEC-528", "mec-no-guard-target"
    return [refuse(g, rule, text, "reveal", card)]


async def _reveal(g: MecState, company: Company, card: str, act: Acts) -> None:
    seat = hazard_player(g)
    company.on_guard.remove(card)
    g.say("mec-log-guard-revealed", card=g.ref(card), seat=seat_ref(seat))
    await declare_revealed(g, seat, card, act)


def answers(g: MecState, seat: str) -> list[Option]:
    """What a seat may reveal from on guard in answer to a chain, where the card says so (MEC-309, MEC-530)."""
    company = current(g)
    if g.phase != "site" or company is None or seat != hazard_player(g):
        return []
    able = [card for card in company.on_guard if CARDS.permission(g.codes[card], GUARDS_ANSWER) is not None]
    return [
        Option("reveal", card, detail=act.name)
        for card in able
        if not has_no_effect(g, seat, card)
        for act in acts_of(g, card, "hand")
        if act.phase == CHAIN and not act.text.why_not(Moment(g, seat, card, g.codes[card]))
    ]


async def reveal_in_answer(g: MecState, chosen: Option) -> None:
    """It is revealed and declared, with the ability of that name."""
    company = current(g)
    assert company is not None
    act = next(act for act in acts_of(g, chosen.source, "hand") if act.name == chosen.detail)
    await _reveal(g, company, chosen.source, act)
