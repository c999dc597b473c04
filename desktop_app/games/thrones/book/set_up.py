"""The ten steps of set-up (GOT-339 to GOT-356), and putting the decks on the table before them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import chance
from desktop_app.engine.chance import Chance
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Enter, Next, Row
from desktop_app.engine.state import Place
from desktop_app.games.contract.decks import CardList
from desktop_app.games.kit.asking import choose_option, seat_ref
from desktop_app.games.kit.laying_out import add_card, add_copies, lay_zones, seats_for
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.thrones.book.setup_cards import place_cards, reveal_placed
from desktop_app.games.thrones.book.state_checks import settle
from desktop_app.games.thrones.reading.queries import players
from desktop_app.games.thrones.reading.titles import TITLES, is_melee
from desktop_app.games.thrones.state import MELEE_ZONES, POOL, SEAT_ZONES, SHARED_ZONES, Piece, ThronesState
from desktop_app.games.thrones.verbs.piles import draw, shuffle_deck

PHASE = "setup"
STARTING_HAND = 7


class BadSetUp(ValueError):
    """A game cannot be set up like this; the rule says why."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule


# -- before the first step ---------------------------------------------------------------------------------------------


def new_game(decks: Sequence[CardList], names: Sequence[str], seed: int) -> ThronesState:
    """A table before set-up. Raises BadSetUp for a deck without one faction card (GOT-100) or without plots."""
    g = empty_table(names, seed)
    for seat, deck in zip(g.seats, decks, strict=True):
        factions = deck.codes("faction")
        if len(factions) != 1:
            raise BadSetUp("GOT-100", f"{len(factions)} faction cards; a deck has one")
        if not deck.size("plots"):
            raise BadSetUp("GOT-102", "no plots")
        lay_faction(g, seat, factions[0])
        for agenda in deck.codes("agendas"):
            lay_agenda(g, seat, agenda)
        add_copies(g, deck.parts.get("plots", {}), seat, f"plot_deck:{seat}")
        add_copies(g, deck.parts.get("deck", {}), seat, f"deck:{seat}")
    return g


def empty_table(names: Sequence[str], seed: int) -> ThronesState:
    """A table with its zones and nothing on it; ``names`` are the players' in clockwise order.

    Three or more play a melee, with a pool of the six titles (GOT-339, GOT-432).
    """
    called = seats_for(names)
    g = ThronesState(game="thrones", seats=list(called), names=called, chance=Chance(seed), position=[])
    g.position = [Place("setup", "S2")]
    lay_zones(g, SHARED_ZONES, SEAT_ZONES)
    if is_melee(g):
        lay_zones(g, (), MELEE_ZONES)
        for code in TITLES:
            add_card(g, code, "", POOL)
    for seat in g.seats:
        g.gold[seat], g.limited[seat] = 0, 0
        g.marshaled[seat], g.played[seat] = [], []
    g.first_player = g.seats[0]
    return g


def lay_faction(g: ThronesState, seat: str, code: str) -> str:
    """Lays a faction card faceup; answers its id."""
    card = add_card(g, code, seat, f"faction:{seat}")
    g.pieces[card] = Piece(controller=seat)
    return card


def lay_agenda(g: ThronesState, seat: str, code: str) -> str:
    """Lays an agenda beside the faction card (GOT-161)."""
    card = add_card(g, code, seat, f"agenda:{seat}")
    g.pieces[card] = Piece(controller=seat)
    return card


# -- the steps ---------------------------------------------------------------------------------------------------------


async def first_player(g: ThronesState) -> None:
    """2: a player is made first player at random (GOT-340)."""
    at = await chance(g.chance, len(g.seats), message("got-chance-first-player"), g.step)
    g.first_player = g.seats[at]
    g.say("got-log-first-player", seat=seat_ref(g.first_player), rule="GOT-340")


async def announce(g: ThronesState) -> None:
    """3: in player order everybody announces faction and agenda (GOT-341)."""
    for seat in players(g):
        for card in [*g.zones[f"faction:{seat}"], *g.zones[f"agenda:{seat}"]]:
            g.say("got-log-announces", seat=seat_ref(seat), card=g.ref(card))


async def form_treasury(g: ThronesState) -> None:
    """4: gold, power and influence tokens are the treasury; on this table it is always there (GOT-342)."""


async def lay_plot_decks(g: ThronesState) -> None:
    """5: the plot decks lie facedown beside the faction cards (GOT-343)."""


async def shuffle_decks(g: ThronesState) -> None:
    """6: everybody shuffles the draw deck (GOT-344)."""
    for seat in players(g):
        await shuffle_deck(g, seat)


async def starting_hands(g: ThronesState) -> Next:
    """7: everybody draws 7 cards and in player order may replace them once (GOT-345, GOT-392 to GOT-394)."""
    seat = round_the_table(g, players(g))
    if not seat:
        return None
    if not g.place.done:
        await draw(g, dict.fromkeys(players(g), STARTING_HAND))
    g.place.done.append(seat)
    if await choose_option(g, seat, "got-ask-mulligan", ("keep_hand", "mulligan"), primary="keep_hand") == "mulligan":
        for card in list(g.zones[f"hand:{seat}"]):
            g.move(card, f"deck:{seat}")
        await shuffle_deck(g, seat)
        g.say("got-log-mulligan", seat=seat_ref(seat), rule="GOT-393")
        await draw(g, {seat: STARTING_HAND})
    return STAY


async def replenish_hands(g: ThronesState) -> None:
    """10: everybody draws back up to 7 cards (GOT-356)."""
    await draw(g, {seat: max(0, STARTING_HAND - len(g.zones[f"hand:{seat}"])) for seat in players(g)})


async def game_begins(g: ThronesState) -> Next:
    """Set-up is over; the first round follows. Whose deck went into the first hand altogether is out (GOT-184)."""
    g.phase = "plot"
    following = settle(g, [])
    if following is not None:
        await following
    return Enter("round")


ROWS = [
    Row("S2", first_player, PHASE),
    Row("S3", announce, PHASE, shown=False),
    Row("S4", form_treasury, PHASE, shown=False),
    Row("S5", lay_plot_decks, PHASE, shown=False),
    Row("S6", shuffle_decks, PHASE),
    Row("S7", starting_hands, PHASE),
    Row("S8", place_cards, PHASE),
    Row("S9", reveal_placed, PHASE),
    Row("S10", replenish_hands, PHASE),
    Row("S11", game_begins, PHASE, shown=False),
]
