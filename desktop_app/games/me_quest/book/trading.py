"""Trade: heroes in one location exchange favor, Item cards and Quests (MEQ-291 to MEQ-293)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.me_quest.reading.hindering import limited_by, refuse_for
from desktop_app.games.me_quest.reading.numbers import forbidden, most
from desktop_app.games.me_quest.reading.queries import (
    facts,
    figure,
    has_item,
    hero_at,
    hero_of,
    heroes,
    heroes_at,
    items,
)
from desktop_app.games.me_quest.state import QuestState

FAVOR = "favor"


def together(g: QuestState, seat: str) -> list[str]:
    """The heroes in the location of the one who explores, himself included: all of them may exchange."""
    return heroes_at(g, hero_at(g, seat))


def why_not_give(g: QuestState, giver: str, taker: str, thing: str) -> str:
    """Why something cannot change hands: a reason id, or "" (MEQ-291, MEQ-292, MEQ-325)."""
    if hero_at(g, giver) != hero_at(g, taker):
        return "elsewhere"
    if forbidden(g, "trade", giver) or forbidden(g, "trade", taker):
        return "forbidden"
    if thing == FAVOR:
        return "" if g.favor[taker] < most(g, taker, "favor") else "full"
    if thing in items(g, giver):
        return "has_one" if has_item(g, taker, g.codes[thing].removeprefix("item.")) else ""
    return "own_quest" if facts(g, thing).kind else ""


REASONS = {
    "elsewhere": ("MEQ-291", "meq-no-trade-elsewhere"),
    "full": ("MEQ-291", "meq-no-more-favor"),
    "has_one": ("MEQ-325", "meq-no-has-one"),
    "own_quest": ("MEQ-292", "meq-no-own-quest"),
}


def _deals(g: QuestState, seat: str) -> list[tuple[str, str, str, str]]:
    """What those who stand together could exchange, and the explorer with any: verb, thing, who gives, who takes."""
    found, here = [], together(g, seat)
    for giver in heroes(g):
        things = [*([FAVOR] if g.favor[giver] else []), *items(g, giver), *g.zones[f"quests:{giver}"]]
        takers = [other for other in heroes(g) if other != giver]
        takers = [other for other in takers if seat in (giver, other) or (giver in here and other in here)]
        found += [("give" if giver == seat else "ask_for", t, giver, taker) for taker in takers for t in things]
    return found


def options(g: QuestState, seat: str) -> list[Option]:
    """What the hero who explores may give, and what he may ask another to give, to him or to a third."""
    return [
        _option(verb, thing, giver, taker)
        for verb, thing, giver, taker in _deals(g, seat)
        if not why_not_give(g, giver, taker, thing)
    ]


def _option(verb: str, thing: str, giver: str, taker: str) -> Option:
    if thing == FAVOR:
        return Option(verb, figure(giver), figure(taker), FAVOR)
    return Option(verb, thing, figure(taker))


def refusals(g: QuestState, seat: str) -> list[Refusal]:
    """Why the rest may not."""
    found = []
    for verb, thing, giver, taker in _deals(g, seat):
        reason = why_not_give(g, giver, taker, thing)
        if reason:
            found.append(_refusal(g, reason, _option(verb, thing, giver, taker), giver, taker))
    return found


def _refusal(g: QuestState, reason: str, option: Option, giver: str, taker: str) -> Refusal:
    if reason == "forbidden":
        cause = forbidden(g, "trade", giver) or forbidden(g, "trade", taker)
        return refuse_for(g, cause, option.verb, option.source, option.target)
    rule, text = REASONS[reason]
    cause = limited_by(g, taker, "favor") if reason == "full" else ""
    return refuse(g, rule, text, option.verb, option.source, option.target, because=cause)


async def trade(g: QuestState, seat: str, chosen: Option) -> None:
    """MEQ-291, MEQ-293: it is given; what is another's only if he agrees."""
    taker, favor = hero_of(g, chosen.target), chosen.detail == FAVOR
    giver = hero_of(g, chosen.source) if favor else g.pieces[chosen.source].controller
    thing = FAVOR if favor else g.ref(chosen.source)
    if giver != seat and not await ask_whether(g, giver, "meq-ask-trade", other=seat_ref(taker), thing=thing):
        return
    if favor:
        g.favor[giver] -= 1
        g.favor[taker] += 1
        g.say("meq-log-gives-favor", rule="MEQ-291", seat=seat_ref(giver), other=seat_ref(taker))
        return
    card = chosen.source
    kind = g.home[card].partition(":")[0]
    g.move(card, f"{kind}:{taker}")
    g.pieces[card].controller = taker
    g.say("meq-log-gives", rule="MEQ-291", seat=seat_ref(giver), other=seat_ref(taker), card=g.ref(card))
