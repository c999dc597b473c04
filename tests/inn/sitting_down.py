"""How one sits down at the inn: the set-up form, decks, laying the table."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.chance import Chance
from desktop_app.engine.messages import Message, message
from desktop_app.engine.state import Place
from desktop_app.games.contract.decks import CardList, Decks, ShippedDeck
from desktop_app.games.contract.set_up import Choice, NewTable, SetUpForm, Side, TableOption
from desktop_app.games.kit.deck_list import DeckList, Violation, codes, size
from desktop_app.games.kit.laying_out import add_card, add_copies, lay_zones, seats_for
from desktop_app.games.kit.pieces import Piece
from tests.inn.facts import FACTS
from tests.inn.reading import number
from tests.inn.state import SEAT_ZONES, SHARED_ZONES, Inn

COINS = 1
LAST_ROUND = {"short": 5, "long": 8}
CARDS = {card.code: card.quantity for card in FACTS.values() if card.type != "guest"}
"""What both guests have; the trick they are known for they have once more."""


class BadEvening(ValueError):
    """Nobody can sit down like this."""


def new(table: NewTable) -> Inn:
    """The inn before the doors open. Raises BadEvening unless each of two players brings one guest."""
    if len(table.seats) != 2 or any(len(sitting.cards.codes("guest")) != 1 for sitting in table.seats):
        raise BadEvening("two players with one guest each")
    g = empty([sitting.name for sitting in table.seats], table.seed)
    g.last_round = LAST_ROUND[table.options.get("evening", "short")]
    for seat, sitting in zip(g.seats, table.seats, strict=True):
        seat_guest(g, seat, sitting.cards.codes("guest")[0])
        add_copies(g, sitting.cards.parts.get("deck", {}), seat, f"deck:{seat}")
    return g


def empty(names: Sequence[str], seed: int) -> Inn:
    """The inn with nobody's things in it."""
    called = seats_for(names)
    g = Inn("inn", list(called), called, Chance(seed), [Place("evening", "doors")])
    lay_zones(g, SHARED_ZONES, SEAT_ZONES)
    for seat in g.seats:
        g.coins[seat], g.health[seat] = COINS, 0
    g.first = g.seats[0]
    return g


def seat_guest(g: Inn, seat: str, code: str) -> str:
    """A guest sits down, in good health; answers the card."""
    guest = add_card(g, code, seat, f"guest:{seat}")
    g.pieces[guest] = Piece(controller=seat)
    g.health[seat] = number(g, guest, "health")
    return guest


def problem(table: NewTable) -> Message | None:
    """INN-001: there is only one of each guest."""
    guests = [code for seat in table.seats for code in seat.cards.codes("guest")]
    twice = next((code for code in guests if guests.count(code) > 1), "")
    return message("inn-no-same-guest", rule="INN-001", guest=f"@:{twice}") if twice else None


def check_deck(deck: DeckList) -> list[Violation]:
    """INN-001: a deck has one guest."""
    guests = deck.part("guest")
    if size(guests) == 1:
        return []
    return [Violation("INN-001", "inn-deck-one-guest", {"count": size(guests)}, codes(guests))]


def _deck(id: str, en: str, es: str, guest: str, favourite: str) -> ShippedDeck:
    cards = CardList({"guest": {guest: 1}, "deck": {**CARDS, favourite: CARDS[favourite] + 1}})
    notes = {"en": "Ready to sit down.", "es": "Listo para sentarse."}
    return ShippedDeck(id, {"en": en, "es": es}, notes, cards)


SHIPPED = (
    _deck("carters", "Carters", "Carreteros", "inn01", "inn15"),
    _deck("kitchen", "The Kitchen", "La cocina", "inn02", "inn14"),
)
DECKS = Decks(
    parts=("guest", "deck"),
    check=check_deck,
    cost="cost",
    groups=("type",),
    numbers=("strength", "guard"),
    leaders="guest",
    natural={"guest": "guest"},
    part_names={"guest": "inn-part-guest"},
    hand=5,
    shipped=lambda: SHIPPED,
)
FORM = SetUpForm(
    seats=(2,),
    sides=(Side(seats=(2,), parts=("guest", "deck"), usual_deck="carters"),),
    options=(
        TableOption(
            "evening",
            "inn-option-evening",
            (
                Choice("short", "inn-evening-short", "inn-evening-short-hint"),
                Choice("long", "inn-evening-long", "inn-evening-long-hint"),
            ),
            usual="short",
        ),
    ),
    problem=problem,
)
