"""What the hazard player may do against a company: creatures, events, an on-guard card, agents (MEC-509 to MEC-523)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.engine.effects import Effect
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_option, seat_ref
from desktop_app.games.meccg.book import (
    agents,
    declarable,
    declaring,
    hazard_limit,
    idle_agents,
    offering,
    on_guard,
    playing,
)
from desktop_app.games.meccg.book.attack import start_attack
from desktop_app.games.meccg.book.chain import ANSWERS, RESOLVERS, declare
from desktop_app.games.meccg.book.out_of_time import why_not_now
from desktop_app.games.meccg.book.untap_phase import hazards_beside, take_hazards, ways_from_sideboard
from desktop_app.games.meccg.reading.agents import admitting
from desktop_app.games.meccg.reading.companies import company_by_id, current
from desktop_app.games.meccg.reading.keying import faces_no_creatures, keyed_still, keyings
from desktop_app.games.meccg.reading.queries import facts, is_untapped
from desktop_app.games.meccg.state import Attack, Company, Declared, MecState
from desktop_app.games.meccg.verbs.companies import use_limit
from desktop_app.games.meccg.verbs.entering import why_not_required, why_not_unique
from desktop_app.games.meccg.verbs.leaving import discard
from desktop_app.games.meccg.verbs.turning import tap

PHASE = "movement"
BY_AGENT = "agent"
RESERVES = "reserves"
"""The kind of the effect that names the creature which was played out of the reserve of an event."""
RESERVE_BONUS = 2
"""What a creature that lay in reserve has more of prowess."""


def why_not_creature(g: MecState, seat: str, card: str) -> str:
    """Why a creature cannot be played against the company whose phase it is (MEC-502, MEC-510, MEC-512)."""
    company = current(g)
    if company is None or not company.members:
        return "hazard_time"
    if not hazard_limit.hazards_left(g) and not is_beside_limit(g, card):
        return "limit"
    if playing.has_no_effect(g, seat, card):
        return "no_effect"
    if faces_no_creatures(g, company):
        return "forbidden"
    why = why_not_unique(g, card) or why_not_required(g, seat, card)
    return why or ("" if ways_to_key(g, card, company) else "not_keyed")


def ways_to_key(g: MecState, card: str, company: Company) -> list[tuple[str, str]]:
    """Every way of keying a creature, that by an agent at the company's site among them (MEC-635)."""
    found = keyings(g, card, company)
    if admitting(g, card, company) is not None:
        found.append((BY_AGENT, facts(g, company.site).title))
    return found


def is_beside_limit(g: MecState, card: str) -> bool:
    """Whether a creature does not count against the limit: by itself, or by an effect for its race in this turn."""
    race = facts(g, card).race
    free = any(e.kind == f"free_creature:{race}" and g.company in e.targets for e in g.effects)
    return free or hazard_limit.is_free(g, card)


def creatures(g: MecState, seat: str) -> list[Option]:
    """Every creature that may be played, with each way of keying it; the card that holds some in reserve lends them."""
    company = current(g)
    if company is None:
        return []
    return [
        _keyed(g, card, kind, what)
        for card in [*g.zones[f"hand:{seat}"], *reserved(g, seat)]
        if "creature" in facts(g, card).kinds and not why_not_creature(g, seat, card)
        for kind, what in ways_to_key(g, card, company)
    ]


def _keyed(g: MecState, card: str, kind: str, what: str) -> Option:
    """A creature with one way of keying it, in words."""
    told = f"@:{what}" if kind == "region" else what
    return Option(
        "creature",
        card,
        detail=f"{kind} {what}",
        label=message("mec-verb-creature-keyed", card=g.ref(card), what=told),
    )


def reserved(g: MecState, seat: str) -> list[str]:
    """Creatures that lie in reserve with an event and may be played as from the hand."""
    return [
        card
        for event in g.zones[f"events:{seat}"]
        for card in g.pieces[event].attachments
        if "creature" in facts(g, card).kinds
    ]


def nazgul(g: MecState, seat: str) -> list[Option]:
    """Nazgûl that lie there as permanent-events: one may be given up for hazards of the sideboard (MEC-532)."""
    if not hazard_limit.hazards_left(g) or not hazards_beside(g, seat):
        return []
    lying = [card for card in g.zones[f"events:{seat}"] if is_untapped(g, card)]
    return [Option("nazgul", card) for card in lying if facts(g, card).race == "nazgul"]


async def give_up_nazgul(g: MecState, seat: str, card: str) -> None:
    """It taps and is discarded, counts one against the limit and does nothing else (MEC-532)."""
    company = current(g)
    assert company is not None
    use_limit(g, company, card)
    way = await choose_option(g, seat, "mec-ask-from-sideboard", ways_from_sideboard(g, seat), source=card)
    await tap(g, [card])
    await discard(g, [card])
    await take_hazards(g, seat, way)


def options(g: MecState, seat: str) -> list[Option]:
    """Everything that the hazard player may do now."""
    return [
        *creatures(g, seat),
        *offering.options(g, seat, PHASE),
        *on_guard.on_guards(g, seat),
        *agents.options(g, seat),
        *nazgul(g, seat),
    ]


def refusals(g: MecState, seat: str) -> list[Refusal]:
    """Why each other card of the hand cannot be played, though it may be put on guard."""
    found = [*offering.refusals(g, seat, PHASE), *on_guard.refusals(g, seat), *idle_agents.refusals(g, seat)]
    for card in g.zones[f"hand:{seat}"]:
        if "creature" in facts(g, card).kinds:
            why = why_not_creature(g, seat, card)
            if why:
                found += offering.refused(g, why, "creature", card)
        elif not any(kind in declarable.EVENTS for kind in facts(g, card).kinds):
            other = why_not_now(g, seat, card)
            found += [other] if other is not None else []
    return found


async def do(g: MecState, seat: str, chosen: Option) -> None:
    """One of these is done."""
    if chosen.verb == "creature":
        await _declare_creature(g, seat, chosen)
    elif chosen.verb == "on_guard":
        await on_guard.put_on_guard(g, seat, chosen.source)
    elif chosen.verb == "nazgul":
        await give_up_nazgul(g, seat, chosen.source)
    else:
        await agents.do(g, seat, chosen)


async def _declare_creature(g: MecState, seat: str, chosen: Option) -> None:
    card = chosen.source
    kind, _, what = chosen.detail.partition(" ")
    g.say("mec-log-creature", seat=seat_ref(seat), card=g.ref(card))
    company = current(g)
    agent = admitting(g, card, company) if kind == BY_AGENT and company is not None else None
    if agent is not None:
        kind = "site"
        if g.pieces[agent.card].hidden:
            await agents.reveal(g, agent)
    it = Declared("creature", seat, card, g.codes[card], data={"key": kind, "keyed": what})
    if not is_beside_limit(g, card):
        hazard_limit.count_hazard(g, it)
    if card in g.pieces:
        it.data["reserve"] = host = g.pieces[card].host
        g.effects = [each for each in g.effects if each.kind != RESERVES or host not in each.targets]
        g.effects.append(Effect(RESERVES, 0, [host], card, "game", host, g.codes[host]))
        g.pieces[g.pieces[card].host].attachments.remove(card)
        g.pieces.pop(card)
    g.move(card, "resolving")
    await declare(g, it)


async def resolve_creature(g: MecState, it: Declared) -> None:
    """When a creature resolves its attack starts at once (MEC-511), if what it was keyed to is still so (MEC-703)."""
    company = company_by_id(g, g.company)
    if company is None or not company.members or company.returned or _is_lost(g, it, company):
        g.say("mec-log-no-effect", card=g.ref(it.card))
        g.move(it.card, f"discard:{g.owners[it.card]}")
        return
    g.move(it.card, "attacking")
    printed = facts(g, it.card).attacks
    start_attack(
        g,
        company,
        printed[0],
        Attack(
            company.id,
            it.seat,
            *printed[0].faced,
            card=it.card,
            code=it.code,
            key=it.data.get("key", ""),
            keyed=it.data.get("keyed", ""),
            left=len(printed) - 1,
        ),
    )
    if it.data.get("reserve", "") in g.pieces:
        g.attacks[-1].stronger = RESERVE_BONUS


def _is_lost(g: MecState, it: Declared, company: Company) -> bool:
    """Whether a creature has no effect: the limit has dropped below it, or it can no longer be keyed as it was."""
    how = (it.data.get("key", ""), it.data.get("keyed", ""))
    return hazard_limit.is_beyond_limit(g, it) or not keyed_still(g, it.card, company, how)


def _answers(g: MecState, seat: str) -> list[Option]:
    """What a seat may answer a chain with: cards, and a card on guard by the hazard player, in answer to the other
    (MEC-521), or one that is revealed from there."""
    found = [*offering.options(g, seat, declarable.CHAIN), *on_guard.answers(g, seat)]
    return found if seat == g.active or g.chain[-1].seat == seat else [*found, *on_guard.on_guards(g, seat)]


async def _answer(g: MecState, seat: str, chosen: Option) -> None:
    if chosen.verb == "on_guard":
        await on_guard.put_on_guard(g, seat, chosen.source)
    elif chosen.verb == "reveal":
        await on_guard.reveal_in_answer(g, chosen)
    else:
        await declaring.take(g, seat, chosen)


def _refused(g: MecState, seat: str) -> list[Refusal]:
    """Why nothing else of a hand or in play is an answer; a creature only begins a chain (MEC-510)."""
    found = offering.refusals(g, seat, declarable.CHAIN)
    if seat == g.active:
        return found
    creatures = [card for card in g.zones[f"hand:{seat}"] if "creature" in facts(g, card).kinds]
    return [*found, *(offering.refusal(g, "creature_starts", "creature", card) for card in creatures)]


ANSWERS.connect(_answers, _answer, _refused)
RESOLVERS["creature"] = resolve_creature
