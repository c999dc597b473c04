"""Setting up: the decks on the table, hands, who goes first, and the steps between (MEC-301 to MEC-302, MEC-378 to
MEC-398)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.chance import Chance
from desktop_app.engine.rows import Enter, Next, Row
from desktop_app.engine.state import Place
from desktop_app.games.contract.decks import CardList
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.laying_out import add_card, add_copies, lay_zones, seats_for
from desktop_app.games.meccg.book.character_draft import draft
from desktop_app.games.meccg.book.starting_companies import (
    give_items,
    leftover_characters,
    place_companies,
    start_sites,
)
from desktop_app.games.meccg.reading.queries import is_wizard, opponent
from desktop_app.games.meccg.state import DRAFT, HAND, RINGWRAITH, SEAT_ZONES, SHARED_ZONES, WIZARD, MecState, Piece
from desktop_app.games.meccg.verbs.piles import draw, shuffle_deck
from desktop_app.games.meccg.verbs.rolling import roll

PHASE = "setup"


class BadSetUp(ValueError):
    """A game cannot be set up like this; the rule says why."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule


# -- before the first step ---------------------------------------------------------------------------------------------


def new_game(
    decks: Sequence[CardList],
    names: Sequence[str],
    seed: int,
    *,
    length: str = "short",
    begins_with: str = "",
    without_notes: bool = False,
) -> MecState:
    """The decks on the table, nothing done yet.

    A minion player who faces a Wizard ``begins_with`` a card of this code that makes him Sauron ("" for none). With
    ``without_notes`` the log of past turns forgets what the opponent has shown (MEC-308).

    Raises BadSetUp for a deck without a play deck or sites (MEC-348).
    """
    g = empty_table(names, seed)
    g.length, g.without_notes = length, without_notes
    for seat, deck in zip(g.seats, decks, strict=True):
        if not deck.codes("deck") or not deck.codes("sites"):
            raise BadSetUp("MEC-348", "a deck has a play deck and sites")
        g.kinds[seat] = RINGWRAITH if deck.options.get("alignment") == "minion" else WIZARD
        add_copies(g, deck.parts.get("deck", {}), seat, f"deck:{seat}")
        add_copies(g, deck.parts.get("sites", {}), seat, f"locations:{seat}")
        add_copies(g, deck.parts.get("pool", {}), seat, f"pool:{seat}")
        add_copies(g, deck.parts.get("sideboard", {}), seat, f"sideboard:{seat}")
        if not start_sites(g, seat):
            raise BadSetUp("MEC-389", "a deck has the site at which its company starts")
    for seat in g.seats if begins_with else ():
        _begin_as_sauron(g, seat, begins_with)
    return g


def _begin_as_sauron(g: MecState, seat: str, code: str) -> None:
    """A minion player begins with The Lidless Eye or Sauron in play, if the opponent is a Wizard player (MEC-112,
    MEC-113)."""
    if not is_wizard(g, seat) and is_wizard(g, opponent(g, seat)):
        card = add_card(g, code, seat, f"events:{seat}")
        g.pieces[card] = Piece(controller=seat)


def empty_table(names: Sequence[str], seed: int) -> MecState:
    """A table with nobody's cards on it."""
    called = seats_for(names)
    g = MecState(game="meccg", seats=list(called), names=called, chance=Chance(seed), position=[])
    g.position = [Place(PHASE, DRAFT)]
    lay_zones(g, SHARED_ZONES, SEAT_ZONES)
    g.active = g.seats[0]
    for seat in g.seats:
        g.kinds[seat], g.exhaustions[seat], g.starting[seat], g.turns[seat] = WIZARD, 0, [], 0
    return g


# -- hands and the first turn ------------------------------------------------------------------------------------------


async def opening_hands(g: MecState) -> None:
    """The play decks are shuffled and eight cards drawn; the hand is kept (MEC-391 to MEC-393)."""
    for seat in g.seats:
        await shuffle_deck(g, seat)
        await draw(g, seat, HAND)


async def who_goes_first(g: MecState) -> Next:
    """Each player rolls, ties again; the higher roll takes the first turn (MEC-398)."""
    rolled = dict.fromkeys(g.seats, 0)
    while len(dict.fromkeys(rolled.values())) == 1:
        for seat in g.seats:
            rolled[seat] = await roll(g, seat, "first")
    g.active = max(g.seats, key=lambda seat: rolled[seat])
    g.drafted = []
    g.say("mec-log-first-player", seat=seat_ref(g.active), rule="MEC-398")
    return Enter("turn")


ROWS = [
    Row(DRAFT, draft, PHASE),
    Row("starting_sites", place_companies, PHASE),
    Row("starting_items", give_items, PHASE),
    Row("leftover", leftover_characters, PHASE),
    Row("hands", opening_hands, PHASE, shown=False),
    Row("first", who_goes_first, PHASE),
]
