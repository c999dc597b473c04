"""Influence checks: for factions (MEC-561 to MEC-563), and against cards of the opponent (MEC-141 to MEC-144, MEC-680
to MEC-694)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, choose_option, seat_ref
from desktop_app.games.kit.numerals import signed
from desktop_app.games.kit.reading import Term
from desktop_app.games.meccg.book import declarable, offering, on_guard
from desktop_app.games.meccg.book.declaring import take
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.composition import why_not_add
from desktop_app.games.meccg.reading.influence import (
    can_control,
    general_limit,
    general_unused,
    general_used,
    unused_influence,
)
from desktop_app.games.meccg.reading.named import in_play_titled
from desktop_app.games.meccg.reading.numbers import added, number, total
from desktop_app.games.meccg.reading.queries import (
    facts,
    is_agent,
    is_item,
    is_item_card,
    is_turned,
    opponent,
    races,
    side,
)
from desktop_app.games.meccg.state import Check, MecState
from desktop_app.games.meccg.verbs.entering import put_character, put_faction, put_on, why_not_enter
from desktop_app.games.meccg.verbs.leaving import discard
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.verbs.turning import tap

ROLL = Option("roll")
GENERAL, DIRECT = "general_influence", "direct_influence"
OPPOSITE = -5
"""What changes every check against a card of the opposite alignment (MEC-142)."""


# -- the roll ----------------------------------------------------------------------------------------------------------


async def prepare_check(g: MecState, check: Check) -> Check:
    """Before the roll cards may be played that affect it, by either player; answers the check as it stands then."""
    outer, g.check = g.check, check
    for seat in (check.seat, opponent(g, check.seat)):
        while not check.cancelled:
            chosen = await ask_one(_question(g, seat, check))
            if chosen.verb == ROLL.verb:
                break
            await take(g, seat, chosen)
    g.check = outer
    return check


def _question(g: MecState, seat: str, check: Check) -> Question:
    told = {"against": g.ref(check.against)} if check.against in g.codes else {}
    prompt = message("mec-ask-influence", seat=seat_ref(seat), source=g.ref(check.who), bonus=check.bonus, **told)
    return Question(
        seat,
        "one",
        prompt,
        lambda: [*offering.options(g, seat, declarable.INFLUENCE), ROLL],
        step=g.step,
        refusals=lambda: offering.refusals(g, seat, declarable.INFLUENCE),
        primary=ROLL.verb,
    )


# -- factions ----------------------------------------------------------------------------------------------------------


def faction_terms(g: MecState, faction: str, who: str) -> list[Term]:
    """What is added to an influence check for a faction: unused direct influence, the standard modifications of the
    faction, what cards add (MEC-561, MEC-562)."""
    found = [Term(unused_influence(g, who, faction), who, g.codes[who])]
    for each in facts(g, faction).modifications:
        if each.race and each.race in races(facts(g, who)):
            found.append(Term(each.amount, faction, g.codes[faction]))
        if each.faction:
            there = _faction_in_play(g, each.faction)
            found += [Term(each.amount, there, g.codes[there])] if there else []
    return [*found, *_of_every_check(g, who, faction)]


def _of_every_check(g: MecState, who: str, target: str) -> list[Term]:
    """What changes every influence check against a card or of a character, and what changes those against factions
    alone: an attempt on a card of the opponent is one of them, on a faction one against factions (MEC-141)."""
    against_faction = added(g, "faction_checks", who) if "faction" in facts(g, target).kinds else ()
    return [*added(g, "influence_check", target), *added(g, "influence_by", who), *against_faction]


def _faction_in_play(g: MecState, title: str) -> str:
    """A faction in play, whoever's it is (MEC-562)."""
    return next((card for card in in_play_titled(g, title) if "faction" in facts(g, card).kinds), "")


async def faction_check(g: MecState, faction: str, who: str) -> bool:
    """The influence check for a faction; answers whether it exceeds the number on the card."""
    seat = g.pieces[who].controller
    check = await prepare_check(g, Check("influence", seat, who, faction))
    if check.cancelled or who not in g.pieces:
        return False
    rolled = await roll(g, seat, "influence", who)
    counts = total(faction_terms(g, faction, who)) + check.bonus
    g.say("mec-log-influence-sum", rolled=rolled, counts=signed(counts))
    result, needed = rolled + counts, facts(g, faction).number_needed or 0
    passed = result > needed
    g.say("mec-log-influence", card=g.ref(faction), total=result, number=needed, passed="yes" if passed else "no")
    return passed


# -- the opponent's cards ----------------------------------------------------------------------------------------------


def attempt_terms(g: MecState, who: str, target: str) -> list[Term]:
    """What counts for and against an attempt besides the rolls (MEC-688, MEC-689); an agent that is a hazard knows no
    other side (MEC-142)."""
    other = g.owners[target] if not g.pieces[target].controller else g.pieces[target].controller
    found = [Term(unused_influence(g, who, target), who, g.codes[who]), Term(-general_unused(g, other))]
    holder = _controller_of(g, target)
    if holder:
        found.append(Term(-unused_influence(g, holder), holder, g.codes[holder]))
    mine, theirs = facts(g, who).alignment, facts(g, target).alignment
    if {mine, theirs} == {"hero", "minion"} and not is_agent(g, who):
        found.append(Term(OPPOSITE))
    return [*found, *_of_every_check(g, who, target)]


def _controller_of(g: MecState, target: str) -> str:
    """The character that controls a follower, an ally or an item."""
    piece = g.pieces[target]
    return piece.follows or (piece.host if piece.host in g.pieces else "")


def number_to_exceed(g: MecState, target: str, *, revealed: bool) -> int:
    """The mind of a character or ally, the number of a faction, the mind of who controls an item; 0 with an identical
    card (MEC-690, MEC-691)."""
    if is_item(g, target):
        return number(g, g.pieces[target].host, "mind")
    if revealed:
        return 0
    printed = facts(g, target)
    if "faction" in printed.kinds:
        in_play = printed.number_in_play
        return in_play if in_play is not None else printed.number_needed or 0
    return number(g, target, "mind")


async def attempt(g: MecState, chosen: Option) -> None:
    """A character taps for an attempt against a card of the opponent (MEC-680 to MEC-694); it fails if he is not tapped
    any more as it is made (MEC-703)."""
    who, target, shown = chosen.source, chosen.target, chosen.detail
    seat = g.pieces[who].controller
    g.attempted = True
    await tap(g, [who])
    told = {"shown": g.ref(shown)} if shown else {}
    g.say("mec-log-attempts", seat=seat_ref(seat), card=g.ref(who), host=g.ref(target), **told)
    company = company_of(g, who)
    if company is not None:
        await on_guard.reveal_at_influence(g, company)
    needed = number_to_exceed(g, target, revealed=bool(shown)) if target in g.pieces else 0
    if not is_turned(g, who) or not await contest(g, Check("attempt", seat, who, target), needed):
        if shown:
            g.move(shown, f"discard:{g.owners[shown]}")
        return
    await discard(g, [target], who)
    if shown:
        await _play_at_once(g, seat, who, shown)


async def contest(g: MecState, check: Check, needed: int) -> bool:
    """Both players roll for an attempt; answers whether its total exceeds what is ``needed`` (MEC-688 to MEC-690)."""
    check = await prepare_check(g, check)
    if check.cancelled or check.who not in g.pieces or check.against not in g.pieces:
        return False
    mine = await roll(g, check.seat, "influence", check.who)
    theirs = await roll(g, opponent(g, check.seat), "resist", check.against)
    counts = total(attempt_terms(g, check.who, check.against)) + check.bonus
    g.say("mec-log-attempt-sum", rolled=mine, resisted=theirs, counts=signed(counts))
    result = mine - theirs + counts
    passed = result > needed
    told = "yes" if passed else "no"
    g.say("mec-log-influence", card=g.ref(check.against), total=result, number=needed, passed=told)
    return passed


async def _play_at_once(g: MecState, seat: str, who: str, shown: str) -> None:
    """The revealed card may be played at once with the influencing character (MEC-693), if nothing else stands in its
    way."""
    printed = facts(g, shown)
    ways = _controls(g, seat, who, shown)
    able = [shown] if ways and _may_be_played(g, seat, who, shown) else []
    if not able or not await choose_card(g, seat, "mec-ask-play-revealed", able, about=who, rule="MEC-693", may=True):
        return
    company = company_of(g, who)
    if printed.type == "character":
        assert company is not None
        way = ways[0] if len(ways) == 1 else await choose_option(g, seat, "mec-ask-control", ways, about=shown)
        await put_character(g, shown, seat, company, company.site)
        if shown in g.pieces:
            g.pieces[shown].follows = who if way == DIRECT else ""
    elif "faction" in printed.kinds:
        await put_faction(g, shown, seat)
    else:
        await put_on(g, shown, seat, who)


def _may_be_played(g: MecState, seat: str, who: str, shown: str) -> bool:
    """Whether a revealed card is one of its player's side, or an item, that may come into play with somebody: nothing
    unique or duplicated stands in its way (MEC-336, MEC-340)."""
    printed = facts(g, shown)
    if printed.type == "hazard" or who not in g.pieces or why_not_enter(g, seat, shown, who):
        return False
    return is_item_card(printed) or printed.alignment in (side(g, seat), "dual", "neutral")


def _controls(g: MecState, seat: str, who: str, shown: str) -> list[str]:
    """How a revealed character could be controlled: by general influence, or by the direct influence of whoever has
    tried, in whose company it must fit (MEC-066, MEC-693). Anything else is his in any case."""
    printed, company = facts(g, shown), company_of(g, who)
    if printed.type != "character":
        return [DIRECT]
    if company is None or why_not_add(g, company, shown):
        return []
    fits = general_used(g, seat) + (printed.mind or 0) <= general_limit(g, seat)
    return [*([GENERAL] if fits else []), *([DIRECT] if can_control(g, who, shown) else [])]
