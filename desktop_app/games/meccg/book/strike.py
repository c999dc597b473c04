"""The strike sequence in its six steps (MEC-585 to MEC-604, MEC-614 to MEC-616)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one, ask_some
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next, Row
from desktop_app.games.kit.asking import choose_option, guarded, refuse, seat_ref
from desktop_app.games.meccg.book import declarable, declaring, offering
from desktop_app.games.meccg.book.body_checks import body_check, body_roll
from desktop_app.games.meccg.book.chain import flush
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.events.fighting import StrikeEnds
from desktop_app.games.meccg.reading.attacks import body, body_changes, prowess, target_prowess
from desktop_app.games.meccg.reading.companies import company_by_id, fighters
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import controller, is_untapped
from desktop_app.games.meccg.state import Attack, MecState, Strike
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.verbs.turning import can_tap, tap, wound

PASS = Option("pass")


def power_of(g: MecState) -> int:
    """The prowess of the strike that is being resolved, or of the attack."""
    it = g.attacks[-1]
    return prowess(g, it, it.strike)


def _now(g: MecState) -> tuple[Attack, Strike]:
    it = g.attacks[-1]
    assert it.strike is not None
    return it, it.strike


def _seat(g: MecState) -> str:
    """Who controls the target."""
    _, strike = _now(g)
    return controller(g, strike.target)


def _acts(g: MecState) -> bool:
    """Whether the defender may do anything: in the opponent's turn only where a company attacks (MEC-574)."""
    return _seat(g) == g.active or bool(g.attacks[-1].givers)


def is_over(g: MecState) -> bool:
    """Whether nothing more is to be done: the strike is canceled, or its target gone."""
    _, strike = _now(g)
    return strike.cancelled or strike.target not in g.pieces


def begin_strikes(g: MecState, excess: int) -> None:
    """The strikes are assigned; those in excess lower prowess (MEC-582)."""
    it = g.attacks[-1]
    it.waiting, it.excess = list(it.targets), excess
    for card in it.targets:
        g.say("mec-log-assigned", card=g.ref(card))


async def hazards_on_strike(g: MecState) -> Next:
    """Step 1: in a movement/hazard phase hazards that affect the strike may be played, within the limit (MEC-585)."""
    it, _ = _now(g)
    if g.phase != "movement" or is_over(g):
        return None
    return STAY if await acts_on_strike(g, it.by) else None


async def acts_on_strike(g: MecState, seat: str) -> bool:
    """A seat may play one thing that affects the strike; answers whether it did."""
    it, strike = _now(g)
    prompt = message(
        "mec-ask-strike",
        seat=seat_ref(seat),
        card=g.ref(strike.target),
        prowess=target_prowess(g, strike),
        against=prowess(g, it, strike),
    )
    question = Question(
        seat,
        "one",
        prompt,
        lambda: [*offering.options(g, seat, declarable.STRIKE), PASS],
        step=g.step,
        source=strike.target,
        refusals=lambda: offering.refusals(g, seat, declarable.STRIKE),
        primary=PASS.verb,
    )
    chosen = await ask_one(guarded(g, question))
    if chosen.verb == PASS.verb:
        return False
    await declaring.take(g, seat, chosen)
    return True


async def spend_excess(g: MecState) -> None:
    """Step 2: each excess strike that is spent is -1; what is left must be spent on the last strike (MEC-586)."""
    it, strike = _now(g)
    if not it.excess or is_over(g):
        return
    least = 0 if it.waiting else it.excess
    if least == it.excess:
        spent = it.excess
    else:
        question = Question(
            it.by,
            "one",
            message("mec-ask-excess", rule="MEC-586", seat=seat_ref(it.by), card=g.ref(strike.target)),
            lambda: [Option("spend", detail=str(count)) for count in range(least, it.excess + 1)],
            step=g.step,
        )
        spent = int((await ask_one(question)).detail)
    it.excess -= spent
    strike.bonus -= spent
    if spent:
        g.say("mec-log-excess", card=g.ref(strike.target), count=spent)


async def hold_back(g: MecState) -> None:
    """Step 3: an untapped target may take -3 so that the strike does not tap it (MEC-587)."""
    _, strike = _now(g)
    if is_over(g) or not _acts(g) or not is_untapped(g, strike.target) or strike.spared:
        return
    seat = _seat(g)
    ways = ("full", "hold")
    way = await choose_option(g, seat, "mec-ask-hold", ways, about=strike.target, rule="MEC-587", primary="full")
    strike.held = way == "hold"


async def support(g: MecState) -> None:
    """Step 4: untapped characters and allies of the company without a strike may tap for +1 each (MEC-559, MEC-588),
    also those who cannot be attacked; an ally that attacks helps nobody."""
    it, strike = _now(g)
    company = company_by_id(g, it.company)
    if is_over(g) or not _acts(g) or company is None:
        return
    busy = [*it.targets, strike.target, it.card]
    able = [card for card in fighters(g, company) if card not in busy and can_tap(g, card)]
    if not able:
        return
    question = Question(
        _seat(g),
        "some",
        message("mec-ask-support", rule="MEC-588", seat=seat_ref(_seat(g)), card=g.ref(strike.target)),
        lambda: [Option("support", card, strike.target) for card in able],
        step=g.step,
        source=strike.target,
        refusals=lambda: [
            refuse(g, rule, "mec-no-helper", "support", card, strike.target)
            for card in fighters(g, company)
            if card not in (*able, strike.target, it.card)
            for rule in (("MEC-588", "MEC-185") if it.givers else ("MEC-588",))
        ],
        minimum=0,
        maximum=len(able),
    )
    helping = [option.source for option in await ask_some(question)]
    await tap(g, helping)
    strike.supporters += helping


async def resources_on_strike(g: MecState) -> Next:
    """Step 5: the defender plays resources and uses abilities that affect the strike (MEC-589, MEC-590)."""
    return STAY if not is_over(g) and _acts(g) and await acts_on_strike(g, _seat(g)) else None


async def resolve_strike(g: MecState) -> None:
    """Step 6: the defender rolls and adds the target's prowess (MEC-594)."""
    it, strike = _now(g)
    target = strike.target
    if target not in g.pieces:
        return
    if strike.cancelled:
        strike.result = "cancelled"
    else:
        own = target_prowess(g, strike)
        result = await strike_roll(g, _seat(g), target, twice=strike.twice) + own
        against = prowess(g, it, strike)
        if it.agent:
            against += await roll(g, it.by, "agent", it.agent)
        told_strike(g, result, own, against)
        await carry_out(g)
    await resolve(g, StrikeEnds(card=target, result=strike.result))
    await flush(g)


def told_strike(g: MecState, result: int, own: int, against: int) -> None:
    """What comes of a strike, with what its sum is made of: the roll and the target's ``own`` prowess (MEC-596)."""
    it, strike = _now(g)
    strike.result = "failed" if result > against else "avoided" if result == against else "succeeded"
    striker = strike.giver or it.agent or it.card or it.site
    g.say(
        "mec-log-strike",
        card=g.ref(strike.target),
        striker=g.ref(striker) if striker in g.codes else "",
        own=own,
        roll=result - own,
        total=result,
        prowess=against,
        result=strike.result,
    )


async def strike_roll(g: MecState, seat: str, card: str, *, twice: bool) -> int:
    """The roll for a strike: of two of them the player uses the better one."""
    first = await roll(g, seat, "strike", card)
    return max(first, await roll(g, seat, "strike", card)) if twice else first


async def carry_out(g: MecState) -> None:
    """What comes of a strike (MEC-596 to MEC-599, MEC-614, MEC-615); who is kept from a wound taps all the same."""
    it, strike = _now(g)
    target = strike.target
    if strike.result in ("failed", "avoided") and not strike.held and not strike.spared:
        await tap(g, [target])
    if strike.result == "failed":
        await _strike_fails(g)
    elif strike.result == "succeeded":
        if it.detainment and not strike.spared:
            await tap(g, [target])
        elif not it.detainment:
            await strike_hits(g, it, target, strike.body)
            if not strike.held and not strike.spared:
                await tap(g, [target])


async def _strike_fails(g: MecState) -> None:
    """A failed strike without body is defeated; one with body only if a body check exceeds it (MEC-597)."""
    it, strike = _now(g)
    against = body(g, it)
    if it.agent:
        await _agent_fails(g, it)
        return
    if against is None or it.detainment:
        it.beaten += 1
        return
    against += strike.armour
    result = await body_roll(g, it.by, it.card, against)
    if result is not None and result > against:
        it.beaten += 1


async def _agent_fails(g: MecState, it: Attack) -> None:
    """An agent whose strike fails is wounded and faces a body check (MEC-644); against minions it taps (MEC-645), and
    the strike is defeated as any of a detainment attack (MEC-615)."""
    if it.agent not in g.pieces:
        return
    if it.detainment:
        it.beaten += 1
        await tap(g, [it.agent])
        return
    before = g.pieces[it.agent].wounded
    await wound(g, it.agent)
    limit = number(g, it.agent, "body") + body_changes(g, it)
    result = await body_roll(g, it.by, it.agent, limit, 1 if before else 0)
    if result is not None and result > limit:
        it.beaten += 1
        it.card = it.agent


async def strike_hits(g: MecState, it: Attack, target: str, modifier: int = 0) -> None:
    """The target is wounded, and its opponent makes a body check against it (MEC-599, MEC-601, MEC-602)."""
    before = g.pieces[target].wounded
    if not await wound(g, target, it.card):
        return
    it.wounded.append(target)
    await body_check(g, target, modifier, 1 if before else 0)


ROWS = [
    Row("strike_hazards", hazards_on_strike, ""),
    Row("excess", spend_excess, ""),
    Row("hold", hold_back, ""),
    Row("support", support, ""),
    Row("strike_resources", resources_on_strike, ""),
    Row("strike_roll", resolve_strike, ""),
]
