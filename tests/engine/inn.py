"""A brawl at the inn: a tiny game with one of everything the kernel offers.

Windows, dice, shuffles, nested abilities, a table inside a table, secret simultaneous questions and every kind of
question; some cards break the rules of good rules on purpose, so that the guards can be seen.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Container, Iterable
from dataclasses import dataclass

from desktop_app.engine.ask import Option, Question, ask_all, ask_one, ask_some, chance, shuffle
from desktop_app.engine.chance import Chance
from desktop_app.engine.checks import misplaced, not_plain
from desktop_app.engine.events import Ability, Event, Source, Use
from desktop_app.engine.frozen import replace
from desktop_app.engine.game import Adjustment
from desktop_app.engine.ladder import Ladder
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Enter, Jump, Next, Row, Steps
from desktop_app.engine.state import Outcome, Place, State, Window
from desktop_app.engine.view import CardView, View, ZoneView
from tests.rules_only import rules_only

DECK = ["shield", "armour", "rage", "dagger"] * 5
ROUNDS = 3
THORNS = 50
FRAMES_OF_AN_ABILITY = 25


@dataclass(slots=True)
class Brawl:
    """Who strikes whom, and how hard once the die is rolled."""

    attacker: str
    defender: str
    amount: int = 0


@dataclass(slots=True)
class Inn(State):
    """Everybody starts with six health and three coins; the brawls lie inside each other."""

    health: dict[str, int] = dataclasses.field(default_factory=dict)
    coins: dict[str, int] = dataclasses.field(default_factory=dict)
    brawls: list[Brawl] = dataclasses.field(default_factory=list)
    round: int = 1


@dataclass(slots=True, kw_only=True)
class Hit(Event):
    """``by`` hits ``seat``."""

    seat: str
    by: str
    amount: int


# -- cards ------------------------------------------------------------------------------------------------------------


async def _cancel(g: Inn, event: Hit, source: Source) -> None:
    event.cancelled = True


async def _soften(g: Inn, event: Hit, source: Source) -> None:
    event.amount = max(0, event.amount - 1)


async def _hit_back(g: Inn, event: Hit, source: Source) -> None:
    await hit(g, event.by, source.seat, 1)


async def _hit_again(g: Inn, event: Hit, source: Source) -> None:
    await hit(g, event.seat, event.by, 0)


class Trick(Ability, kw_only=True):
    """An ability that answers a blow at its own guest."""

    effect: Callable[[Inn, Hit, Source], Awaitable[None]]


ABILITIES = [
    Trick("shield/1", "shield", Hit, "when", would=True, zone="hand", effect=_cancel),
    Trick("armour/1", "armour", Hit, "when", forced=True, effect=_soften),
    Trick("rage/1", "rage", Hit, "after", zone="hand", effect=_hit_back),
    Trick("echo/1", "echo", Hit, "after", forced=True, effect=_hit_again),
]


def _order(g: Inn) -> list[str]:
    return g.seats


def _sources(g: Inn, codes: Container[str], event: Event) -> Iterable[Source]:
    for seat in g.seats:
        for zone in ("play", "hand"):
            for card in list(g.zones[f"{zone}.{seat}"]):
                if g.codes[card] in codes:
                    yield Source(card, g.codes[card], seat, zone)


def _usable(g: Inn, use: Use) -> bool:
    return isinstance(use.event, Hit) and use.event.seat == use.source.seat


async def _perform(g: Inn, use: Use) -> None:
    g.say("inn-used", card=g.ref(use.source.card))
    if use.source.zone == "hand":
        g.move(use.source.card, "discard")
    await use.ability.effect(g, use.event, use.source)


async def _settle(g: Inn, happened: list[Event]) -> None:
    fallen = [seat for seat in g.seats if g.health[seat] <= 0]
    if fallen:
        g.outcome = Outcome("won", "inn-knocked-out", [seat for seat in g.seats if seat not in fallen])


LADDER: Ladder[Inn] = Ladder()
LADDER.connect(
    order=_order,
    sources=_sources,
    usable=_usable,
    perform=_perform,
    settle=_settle,
    respond=lambda g, seat, events, timing: message(f"inn-respond-{timing}"),
    arrange=lambda g, seat: message("inn-arrange"),
    orders=lambda g, uses: g.seats[0],
)
for _ability in ABILITIES:
    LADDER.add(_ability)


async def hit(g: Inn, seat: str, by: str, amount: int) -> None:
    """One blow, through the whole ladder."""
    event = Hit(seat=seat, by=by, amount=amount)

    def apply() -> None:
        g.health[seat] -= event.amount
        g.say("inn-hit", seat=seat, amount=event.amount)

    await LADDER.resolve(g, event, apply)


# -- questions --------------------------------------------------------------------------------------------------------


def _ask(g: Inn, seat: str, kind: str, id: str, options: list[Option], minimum: int = 1, maximum: int = 1) -> Question:
    return Question(seat, kind, message(id), lambda: options, step=g.step, minimum=minimum, maximum=maximum)


def _others(g: Inn, seat: str) -> list[str]:
    return [other for other in g.seats if other != seat]


# -- rows -------------------------------------------------------------------------------------------------------------


async def _deal(g: Inn) -> Next:
    if g.round == 1:
        await shuffle(g.chance, g.zones["deck"], message("inn-shuffle"), g.step)
    for seat in g.seats:
        for card in g.zones["deck"][:3]:
            g.move(card, f"hand.{seat}")
    g.say("inn-dealt", round=g.round)
    return None


async def _play_or_pass(g: Inn) -> Next:
    """A free window: play one card from hand or pass; it ends when everybody has passed in a row."""
    window = g.place.window = g.place.window or Window()
    seat = _next_seat(g, window.turn)
    options = [Option("play", card) for card in g.zones[f"hand.{seat}"] if g.codes[card] not in ("shield", "rage")]
    question = _ask(g, seat, "one", "inn-play", [*options, Option("pass")])
    question.primary = "pass"
    chosen = await ask_one(question)
    if chosen.verb == "play":
        await _play(g, seat, chosen.source)
    window.passed = [*window.passed, seat] if chosen.verb == "pass" else []
    window.turn = seat
    if len(window.passed) < len(g.seats):
        return STAY
    g.place.window = None
    return None


def _next_seat(g: Inn, last: str) -> str:
    return g.seats[(g.seats.index(last) + 1) % len(g.seats)] if last else g.seats[0]


async def _play(g: Inn, seat: str, card: str) -> None:
    code = g.codes[card]
    g.move(card, f"play.{seat}" if code in ("armour", "echo") else "discard")
    if code == "dagger":
        target = await ask_one(_ask(g, seat, "one", "inn-whom", [Option("hit", card, s) for s in _others(g, seat)]))
        g.brawls.append(Brawl(seat, target.target))
        await STEPS.run(g, "brawl")
    elif code == "curse":
        g.health[seat] -= 1
        raise ValueError("this card does not know what to do")
    elif code == "swarm":
        for _ in range(1001):
            await hit(g, seat, seat, 0)
    elif code == "dither":
        for _ in range(600):
            await ask_one(_ask(g, seat, "one", "inn-dither", [Option("yes"), Option("no")]))
    elif code == "babble":
        while True:
            await ask_one(_ask(g, seat, "one", "inn-babble", [Option("yes")]))
    elif code == "barrel":
        await _look_into_the_barrel(g, seat)
    elif code == "mirror":
        other = _others(g, seat)[0]
        peek = _ask(g, seat, "one", "inn-peek", [Option("nod"), Option("wink")])
        peek.shows = g.zones[f"hand.{other}"][:]
        await ask_one(peek)
    elif code == "bramble":
        await _into_the_brambles(g, seat, THORNS)
    elif code == "nothing":
        await ask_one(_ask(g, seat, "one", "inn-nothing", []))
    elif code == "sleep":
        g.position[-1].row = "dream"


async def _look_into_the_barrel(g: Inn, seat: str) -> None:
    """The top three cards of the deck: one is taken, the others go back in any order."""
    top = g.zones["deck"][:3]
    taken = await ask_one(_ask(g, seat, "one", "inn-take", [Option("take", card) for card in top]))
    g.move(taken.source, f"hand.{seat}")
    rest = [Option("put", card) for card in top if card != taken.source]
    for option in reversed(await ask_some(_ask(g, seat, "order", "inn-put-back", rest))):
        g.move(option.source, "deck", 0)
    bottom = message("inn-bottom", card=g.ref(g.zones["deck"][-1]))
    await ask_one(Question(seat, "one", bottom, lambda: [Option("nod"), Option("wink")], step=g.step))


async def _into_the_brambles(g: Inn, seat: str, thorns: int) -> None:
    """Abilities inside each other, as deep as the ladder allows; each a good way down into the rules."""
    g.depth += 1
    if thorns == 0:
        await ask_one(_ask(g, seat, "one", "inn-stuck", [Option("on"), Option("back")]))
    else:
        await _through_many_rules(g, seat, thorns, FRAMES_OF_AN_ABILITY)
    g.depth -= 1


async def _through_many_rules(g: Inn, seat: str, thorns: int, frames: int) -> None:
    if frames:
        await _through_many_rules(g, seat, thorns, frames - 1)
    else:
        await _into_the_brambles(g, seat, thorns - 1)


async def _bid(g: Inn) -> Next:
    questions = [
        _ask(g, seat, "one", "inn-bid", [Option("bid", detail=str(n)) for n in range(g.coins[seat] + 1)])
        for seat in g.seats
    ]
    bids = {seat: int(answer[0].detail) for seat, answer in (await ask_all(questions)).items()}
    g.say("inn-bids", bids=[f"{seat}:{bid}" for seat, bid in bids.items()])
    for seat, bid in bids.items():
        g.coins[seat] -= bid
    winner = max(g.seats, key=lambda seat: bids[seat])
    target = await ask_one(_ask(g, winner, "one", "inn-whom", [Option("hit", target=s) for s in _others(g, winner)]))
    g.brawls.append(Brawl(winner, target.target))
    return Enter("brawl")


async def _tidy(g: Inn) -> Next:
    for seat in g.seats:
        hand = [Option("discard", card) for card in g.zones[f"hand.{seat}"]]
        for option in await ask_some(_ask(g, seat, "some", "inn-discard", hand, minimum=0, maximum=len(hand))):
            g.move(option.source, "discard")
        hand = [Option("keep", card) for card in g.zones[f"hand.{seat}"]]
        for option in await ask_some(_ask(g, seat, "order", "inn-sort", hand)):
            g.move(option.source, f"hand.{seat}")
    return None


async def _crumbs(g: Inn) -> Next:
    """The first seat shares two coins out."""
    question = _ask(g, g.seats[0], "distribute", "inn-share", [Option("give", target=s) for s in g.seats], maximum=2)
    question.caps = {option.key: 2 for option in question.options}
    for option in await ask_some(question):
        g.coins[option.target] += 1
    return None


async def _again(g: Inn) -> Next:
    if g.round == ROUNDS:
        g.outcome = Outcome("ended", "inn-closed")
        return None
    g.round += 1
    return Jump("1")


async def _dream(g: Inn) -> Next:
    return STAY


async def _roll(g: Inn) -> Next:
    brawl = g.brawls[-1]
    brawl.amount = 1 + await chance(g.chance, 3, message("inn-roll"), g.step)
    g.say("inn-rolled", amount=brawl.amount)
    return None


async def _strike(g: Inn) -> Next:
    brawl = g.brawls[-1]
    await hit(g, brawl.defender, brawl.attacker, brawl.amount)
    g.brawls.pop()
    return None


STEPS = Steps(
    {
        "evening": [
            Row("1", _deal, "arrive"),
            Row("1w", _play_or_pass, "arrive", shown=False),
            Row("2", _bid, "quarrel"),
            Row("3", _tidy, "leave"),
            Row("4", _crumbs, "leave"),
            Row("5", _again, "leave"),
            Row("dream", _dream, "dream"),
        ],
        "brawl": [Row("b1", _roll), Row("b2", _strike)],
    }
)


# -- the game ---------------------------------------------------------------------------------------------------------


def new(seed: int = 1, seats: int = 2, deck: list[str] | None = None) -> Inn:
    """An evening at the inn; ``deck`` lists codes from the top (the shuffle still comes)."""
    names = ["A", "B", "C", "D"][:seats]
    g = Inn(
        "inn",
        names,
        {seat: f"Guest {seat}" for seat in names},
        Chance(seed),
        [Place("evening", "1")],
        zones={"deck": [], "discard": []},
        health=dict.fromkeys(names, 6),
        coins=dict.fromkeys(names, 3),
    )
    for seat in names:
        g.zones[f"hand.{seat}"] = []
        g.zones[f"play.{seat}"] = []
    for number, code in enumerate(DECK if deck is None else deck, 1):
        card = f"c{number}"
        g.codes[card], g.owners[card], g.home[card] = code, "A", "deck"
        g.zones["deck"].append(card)
    return g


def view(g: Inn, seat: str) -> View:
    """Everything but the deck and the hands of the others."""
    zones = {}
    for zone, cards in g.zones.items():
        hidden = zone == "deck" or (zone.startswith("hand.") and zone != f"hand.{seat}")
        shown = [] if hidden else [CardView(card, g.codes[card], zone) for card in cards]
        zones[zone] = ZoneView(zone, len(cards), shown)
    place = [[p.table, p.row] for p in g.position]
    return View(g.game, seat, g.seats, g.round, place, zones, {f"health.{s}": n for s, n in g.health.items()})


def adjust(g: Inn, adjustment: Adjustment) -> None:
    """By hand: "move" a card to a zone, or "health" of a seat by an amount."""
    if adjustment.verb == "move":
        g.move(adjustment.subject, adjustment.target)
    else:
        g.health[adjustment.subject] += adjustment.amount
    g.say("inn-by-hand", verb=adjustment.verb, subject=adjustment.subject)


def broken(g: Inn) -> list[str]:
    """The invariants: plain data, every card in one place, nobody with less than no coins."""
    return not_plain(g) + misplaced(g) + [f"{seat} owes" for seat, coins in g.coins.items() if coins < 0]


def hidden(g: Inn, seat: str) -> list[list[str]]:
    """Cards in the deck and in other hands all have the same back."""
    return [[card for zone in ("deck", *(f"hand.{other}" for other in _others(g, seat))) for card in g.zones[zone]]]


INN = replace(rules_only("inn", Inn, STEPS, view, broken, adjust), hidden=hidden)
