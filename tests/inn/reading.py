"""Reading the inn: numbers, what is hidden, what a seat sees, what must always be true."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.view import CardView, View
from desktop_app.games.kit.checks import broken_table
from desktop_app.games.kit.hidden import NOBODY, OWNER, HiddenZones
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.reading import Reading
from desktop_app.games.kit.seeing import Seeing
from tests.inn.facts import FACTS, NUMBERS, TEXTS
from tests.inn.state import IN_PLAY, SEAT_ZONES, Brawl, Inn


def players(g: Inn) -> list[str]:
    """The seats, whoever begins the round first."""
    at = g.seats.index(g.first)
    return g.seats[at:] + g.seats[:at]


def other(g: Inn, seat: str) -> str:
    """The one across the table."""
    return next(each for each in g.seats if each != seat)


def kind(g: Inn, card: str) -> str:
    """The card type."""
    return FACTS[g.codes[card]].type


def fighters(g: Inn, seat: str) -> list[str]:
    """The guest and friends of a seat."""
    return [*g.zones[f"guest:{seat}"], *g.zones[f"friends:{seat}"]]


def ready_fighters(g: Inn, seat: str) -> list[str]:
    """Those of them that are ready."""
    return [card for card in fighters(g, seat) if not g.pieces[card].exhausted]


READING: Reading[Inn] = Reading(
    texts=TEXTS,
    printed={
        name: {code: value for code, card in FACTS.items() if isinstance(value := getattr(card, name), int)}
        for name in NUMBERS
    },
    belongs=lambda g, card, group: card in g.pieces and kind(g, card) == group,
    side_of=lambda code: "guest",
    keeper=lambda g, card: g.first,
)
number, terms = READING.number, READING.terms


# -- a brawl, as a sum -------------------------------------------------------------------------------------------------


def bets_of(g: Inn, seat: str) -> int:
    """What the bet of a seat adds once it is turned up: what it costs."""
    return sum(number(g, card, "cost") for card in g.brawls[-1].turned_up if g.owners[card] == seat)


def strength(g: Inn, brawl: Brawl) -> int:
    """The strength of those who strike and are still at the table."""
    return sum(number(g, card, "strength") for card in brawl.strikers if card in g.pieces)


def guard(g: Inn, brawl: Brawl) -> int:
    """The guard of those who stand in the way."""
    return sum(number(g, card, "guard") for card in brawl.guards if card in g.pieces)


def loss(g: Inn, brawl: Brawl) -> int:
    """What the struck guest loses, as far as it is known."""
    return max(0, strength(g, brawl) + bets_of(g, brawl.by) - guard(g, brawl) - bets_of(g, brawl.at))


# -- what is seen ------------------------------------------------------------------------------------------------------


def _turned_up(g: Inn, seat: str) -> Sequence[str]:
    return [card for brawl in g.brawls for card in brawl.turned_up]


HIDDEN = HiddenZones({"deck": NOBODY, "hand": OWNER, "bet": OWNER}, open=_turned_up, lying=("bet",))


def _face(g: Inn, card: str, zone: str) -> CardView:
    code = g.codes[card]
    numbers = {name: number(g, card, name) for name in NUMBERS if READING.has_number(g, card, name)}
    return CardView(card, code, zone, g.owners[card], numbers=numbers, traits=list(FACTS[code].traits))


def _marks(g: Inn, card: str, piece: Piece) -> list[str]:
    brawl = g.brawls[-1] if g.brawls else None
    if brawl is None:
        return []
    return ["striking"] if card in brawl.strikers else ["guarding"] if card in brawl.guards else []


SEEING: Seeing[Inn] = Seeing(HIDDEN, _face, marks=_marks, piles=("discard", "resolving"), back="player")


def view(g: Inn, seat: str) -> View:
    """The inn as a seat sees it: no deck, no hand and no bet of the other."""
    seen = SEEING.begin(g, seat, g.round)
    SEEING.look(g, seen, "resolving")
    for owner in g.seats:
        SEEING.look(g, seen, *(f"{zone}:{owner}" for zone in SEAT_ZONES))
        seen.numbers |= {f"health:{owner}": g.health[owner], f"coins:{owner}": g.coins[owner]}
    seen.facts |= {"phase": g.phase, "step": g.step, "active": g.active, "first": g.first}
    if g.brawls:
        _see_brawl(g, seen, g.brawls[-1])
    if g.outcome is not None:
        winners = g.outcome.winners
        result = "lost" if seat not in winners else "won" if len(winners) == 1 else "drawn"
        seen.outcome = {"result": result, "reason": g.outcome.reason}
    return seen


def _see_brawl(g: Inn, seen: View, brawl: Brawl) -> None:
    seen.facts |= {
        "striker": brawl.by,
        "struck": brawl.at,
        "strikers": " ".join(brawl.strikers),
        "guards": " ".join(brawl.guards),
        "counted": "yes" if brawl.counted else "",
    }
    seen.numbers |= {"strength": strength(g, brawl), "guard": guard(g, brawl), "loss": loss(g, brawl)}
    seen.numbers |= {"bet:striker": bets_of(g, brawl.by), "bet:struck": bets_of(g, brawl.at)}


def broken(g: Inn) -> list[str]:
    """What is wrong with any table of pieces, and nobody in debt."""
    wrong = broken_table(g, lambda zone: zone.partition(":")[0] in IN_PLAY)
    return wrong + [f"{seat} owes" for seat, coins in g.coins.items() if coins < 0]
