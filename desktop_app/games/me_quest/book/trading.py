"""Trade: heroes in one location exchange favor, Item cards and Quests (MEQ-291 to MEQ-293)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.me_quest.reading.numbers import forbidden, most
from desktop_app.games.me_quest.reading.queries import facts, figure, has_item, hero_at, heroes_at, items
from desktop_app.games.me_quest.state import QuestState

FAVOR = "favor"


def partners(g: QuestState, seat: str) -> list[str]:
    """The other heroes in the location of the one who explores."""
    return [other for other in heroes_at(g, hero_at(g, seat)) if other != seat]


def why_not_give(g: QuestState, giver: str, taker: str, thing: str) -> str:
    """Why something cannot change hands: a reason id, or "" (MEQ-292, MEQ-325)."""
    if forbidden(g, "trade", giver) or forbidden(g, "trade", taker):
        return "forbidden"
    if thing == FAVOR:
        return "" if g.favor[giver] and g.favor[taker] < most(g, taker, "favor") else "nothing"
    if thing in items(g, giver):
        return "has_one" if has_item(g, taker, g.codes[thing].removeprefix("item.")) else ""
    return "own_quest" if facts(g, thing).kind else ""


REASONS = {
    "forbidden": ("MEQ-291", "meq-no-forbidden"),
    "nothing": ("MEQ-291", "meq-no-change"),
    "has_one": ("MEQ-325", "meq-no-has-one"),
    "own_quest": ("MEQ-292", "meq-no-own-quest"),
}


def _deals(g: QuestState, seat: str) -> list[tuple[str, str, str, str]]:
    """Everything that could change hands: the verb, the thing, who gives it, who takes it."""
    found = []
    for other in partners(g, seat):
        for verb, giver, taker in (("give", seat, other), ("ask_for", other, seat)):
            things = [FAVOR, *items(g, giver), *g.zones[f"quests:{giver}"]]
            found += [(verb, thing, giver, taker) for thing in things]
    return found


def options(g: QuestState, seat: str) -> list[Option]:
    """What the hero who explores may give, and ask the other for."""
    return [
        _option(seat, verb, thing, giver, taker)
        for verb, thing, giver, taker in _deals(g, seat)
        if not why_not_give(g, giver, taker, thing)
    ]


def _option(seat: str, verb: str, thing: str, giver: str, taker: str) -> Option:
    other = taker if giver == seat else giver
    return Option(verb, figure(giver), figure(other), FAVOR) if thing == FAVOR else Option(verb, thing, figure(other))


def refusals(g: QuestState, seat: str) -> list[Refusal]:
    """Why the rest may not."""
    found = []
    for verb, thing, giver, taker in _deals(g, seat):
        reason = why_not_give(g, giver, taker, thing)
        if reason and thing != FAVOR:
            rule, text = REASONS[reason]
            found.append(refuse(g, rule, text, verb, thing, figure(taker if giver == seat else giver)))
    return found


async def trade(g: QuestState, seat: str, chosen: Option) -> None:
    """MEQ-291, MEQ-293: it is given; what is asked for only if its owner agrees."""
    other = next(each for each in partners(g, seat) if figure(each) == chosen.target)
    giver, taker = (seat, other) if chosen.verb == "give" else (other, seat)
    thing = {"thing": g.ref(chosen.source)} if chosen.detail != FAVOR else {"thing": FAVOR}
    if giver == other and not await ask_whether(g, other, "meq-ask-trade", other=seat_ref(seat), **thing):
        return
    if chosen.detail == FAVOR:
        g.favor[giver] -= 1
        g.favor[taker] += 1
        g.say("meq-log-gives-favor", rule="MEQ-291", seat=seat_ref(giver), other=seat_ref(taker))
        return
    card = chosen.source
    kind = g.home[card].partition(":")[0]
    g.move(card, f"{kind}:{taker}")
    g.pieces[card].controller = taker
    g.say("meq-log-gives", rule="MEQ-291", seat=seat_ref(giver), other=seat_ref(taker), card=g.ref(card))
