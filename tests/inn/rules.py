"""An evening at the inn, step by step. A turn: arrive, play what you can pay for, strike or sit, leave."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one, chance, shuffle
from desktop_app.engine.chance import Chance
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Enter, Jump, Next, Row, Steps
from desktop_app.engine.state import Outcome, Place
from desktop_app.games.contract import NewTable
from tests.inn.cards import FACTS
from tests.inn.numbers import side
from tests.inn.state import ZONES, Inn, Strike, other

HAND = 4
COINS = 2
LONG = {"no": 6, "yes": 10}


class BadEvening(ValueError):
    """Nobody can sit down like this."""


def new(table: NewTable) -> Inn:
    """The inn before the doors open. Raises BadEvening unless each of two players brings one guest."""
    seats = [chr(ord("A") + index) for index in range(len(table.seats))]
    if len(seats) != 2 or any(len(sitting.cards.codes("guest")) != 1 for sitting in table.seats):
        raise BadEvening("two players with one guest each")
    names = {seat: sitting.name for seat, sitting in zip(seats, table.seats, strict=True)}
    g = empty(names, table.seed)
    g.last_round = LONG[table.options.get("long", "no")]
    for seat, sitting in zip(seats, table.seats, strict=True):
        for zone in ("guest", "deck"):
            for code in sitting.cards.codes(zone):
                add(g, code, seat, zone)
        g.health[seat] = FACTS[sitting.cards.codes("guest")[0]].health or 0
    return g


def empty(names: dict[str, str], seed: int) -> Inn:
    """The inn with nobody's things in it."""
    g = Inn("inn", list(names), names, Chance(seed), [Place("evening", "doors")])
    for seat in names:
        g.coins[seat], g.health[seat] = COINS, 0
        for zone in ZONES:
            g.zones[f"{zone}:{seat}"] = []
    g.active = g.seats[0]
    return g


def add(g: Inn, code: str, seat: str, zone: str) -> str:
    """One more card of a guest; answers its id."""
    card = f"i{len(g.codes) + 1}"
    g.codes[card], g.owners[card], g.home[card] = code, seat, f"{zone}:{seat}"
    g.zones[f"{zone}:{seat}"].append(card)
    return card


def take(g: Inn, seat: str, count: int) -> None:
    """Draws cards, as many as there are."""
    for card in g.zones[f"deck:{seat}"][:count]:
        g.move(card, f"hand:{seat}")
        g.say("inn-log-draws", seat=f"seat:{seat}", rule="INN-002")


def why_not_play(g: Inn, seat: str, card: str) -> Refusal | None:
    """INN-003: a card costs coins."""
    cost = FACTS[g.codes[card]].cost or 0
    if cost <= g.coins[seat]:
        return None
    missing = message("inn-no-coins", card=g.ref(card), cost=cost, coins=g.coins[seat])
    return Refusal("INN-003", missing, "play", card)


async def open_the_doors(g: Inn) -> Next:
    """Shuffle and draw."""
    for seat in g.seats:
        await shuffle(g.chance, g.zones[f"deck:{seat}"], message("inn-chance-shuffle", seat=f"seat:{seat}"), g.step)
        take(g, seat, HAND)
    return None


async def arrive(g: Inn) -> Next:
    """INN-002: a card and a coin."""
    if g.active == g.seats[0]:
        g.round += 1
        g.say("inn-log-round", round=g.round)
    g.phase = "table"
    g.coins[g.active] += 1
    take(g, g.active, 1)
    return None


async def play(g: Inn) -> Next:
    """INN-003: any number of cards, one by one."""
    seat = g.active
    hand = g.zones[f"hand:{seat}"]
    refused = [refusal for card in hand if (refusal := why_not_play(g, seat, card)) is not None]
    cards = [card for card in hand if card not in [refusal.source for refusal in refused]]
    question = Question(
        seat,
        "one",
        message("inn-ask-play", rule="INN-003", seat=f"seat:{seat}"),
        lambda: [*(Option("play", card) for card in cards), Option("pass")],
        step=g.step,
        primary="pass",
        refusals=lambda: refused,
    )
    chosen = await ask_one(question)
    if chosen.verb == "pass":
        return None
    _put_down(g, seat, chosen.source)
    return STAY


def _put_down(g: Inn, seat: str, card: str) -> None:
    facts = FACTS[g.codes[card]]
    g.coins[seat] += (facts.gain or 0) - (facts.cost or 0)
    lasting = {"weapon": "front", "armour": "front", "trick": "tricks"}.get(facts.type, "discard")
    g.move(card, f"{lasting}:{seat}")
    if facts.type == "trick":
        g.say("inn-log-trick", seat=f"seat:{seat}", rule="INN-005")
    else:
        g.say("inn-log-plays", seat=f"seat:{seat}", card=g.ref(card))
    g.health[seat] += facts.heal or 0
    take(g, seat, facts.draw or 0)


async def choose_to_strike(g: Inn) -> Next:
    """INN-004: strike the other guest, or sit."""
    seat, at = g.active, other(g, g.active)
    g.phase = "brawl"
    question = Question(
        seat,
        "one",
        message("inn-ask-strike", rule="INN-004", seat=f"seat:{seat}", other=f"seat:{at}"),
        lambda: [Option("strike", g.zones[f"guest:{seat}"][0], g.zones[f"guest:{at}"][0]), Option("sit")],
        step=g.step,
        primary="sit",
    )
    if (await ask_one(question)).verb == "sit":
        return None
    g.strikes.append(Strike(seat, at))
    return Enter("strike")


async def leave(g: Inn) -> Next:
    """The other guest's turn; after the last round the inn closes (INN-006)."""
    g.active = other(g, g.active)
    if g.active == g.seats[0] and g.round >= g.last_round:
        best = max(g.health.values())
        g.outcome = Outcome("closed", "closed", [seat for seat in g.seats if g.health[seat] == best])
    return Jump("arrive")


async def swing(g: Inn) -> Next:
    """INN-004: a die joins the striker's strength."""
    strike = g.strikes[-1]
    strike.die = 1 + await chance(g.chance, 6, message("inn-chance-die", seat=f"seat:{strike.by}"), g.step)
    g.say("inn-log-swings", seat=f"seat:{strike.by}", die=strike.die, rule="INN-004")
    return None


async def spring_a_trick(g: Inn) -> Next:
    """INN-005: whoever is struck may turn up one trick."""
    strike = g.strikes[-1]
    tricks = g.zones[f"tricks:{strike.at}"]
    if not tricks:
        return None
    question = Question(
        strike.at,
        "one",
        message("inn-ask-trick", rule="INN-005", seat=f"seat:{strike.at}"),
        lambda: [*(Option("spring", card) for card in tricks), Option("bear")],
        step=g.step,
        primary="bear",
    )
    chosen = await ask_one(question)
    if chosen.verb == "spring":
        strike.trick = g.codes[chosen.source]
        g.move(chosen.source, f"discard:{strike.at}")
        g.say("inn-log-springs", seat=f"seat:{strike.at}", card=g.ref(chosen.source))
        hurt(g, strike.by, FACTS[strike.trick].harm or 0)
    return None


async def blow(g: Inn) -> Next:
    """INN-004: what the guard does not hold off is lost; without health a guest is out (INN-006)."""
    strike = g.strikes.pop()
    if not (strike.trick and FACTS[strike.trick].miss):
        hurt(g, strike.at, max(0, strike.die + side(g, strike.by, "strength") - side(g, strike.at, "guard")))
    return None


def hurt(g: Inn, seat: str, amount: int) -> None:
    """Takes health away; nobody has less than none."""
    if not amount:
        return
    g.health[seat] = max(0, g.health[seat] - amount)
    g.say("inn-log-hurt", seat=f"seat:{seat}", amount=amount)
    if not g.health[seat]:
        g.outcome = Outcome("out", "out", [other(g, seat)])


STEPS = Steps(
    {
        "evening": [
            Row("doors", open_the_doors, "opening", shown=False),
            Row("arrive", arrive, "table"),
            Row("play", play, "table"),
            Row("choose", choose_to_strike, "brawl"),
            Row("leave", leave, "brawl"),
        ],
        "strike": [Row("swing", swing), Row("trick", spring_a_trick), Row("blow", blow)],
    }
)
