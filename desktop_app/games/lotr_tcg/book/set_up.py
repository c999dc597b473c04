"""Setting up: who goes first, the first site, the starting fellowships, the hands (TCG-135, TCG-363 to TCG-378)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, ask_all, ask_one, chance
from desktop_app.engine.chance import Chance
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Enter, Next, Row
from desktop_app.engine.state import Place
from desktop_app.games.contract.decks import CardList
from desktop_app.games.kit.asking import choose_option, seat_ref
from desktop_app.games.kit.laying_out import add_card, add_copies, lay_zones, seats_for
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.lotr_tcg.book.losing import lose
from desktop_app.games.lotr_tcg.book.starting_fellowship import starting_fellowships
from desktop_app.games.lotr_tcg.deck_rules import STARTING
from desktop_app.games.lotr_tcg.reading.queries import playing, ring_bearer
from desktop_app.games.lotr_tcg.reading.tokens import resistance
from desktop_app.games.lotr_tcg.state import HAND, SEAT_ZONES, SHARED_ZONES, Piece, TcgState
from desktop_app.games.lotr_tcg.verbs.path import lay_site
from desktop_app.games.lotr_tcg.verbs.piles import draw, shuffle_deck

PHASE = "setup"
SECOND_HAND = 6
FEWEST = 2


class BadSetUp(ValueError):
    """A game cannot be set up like this; the rule says why."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule


# -- before the first step ---------------------------------------------------------------------------------------------


def new_game(decks: Sequence[CardList], names: Sequence[str], seed: int, *, starter: bool) -> TcgState:
    """The decks on the table, nothing done yet. Raises BadSetUp for a single player (TCG-004), and for a deck without a
    Ring-bearer, Ring or sites (TCG-348)."""
    if len(decks) < FEWEST:
        raise BadSetUp("TCG-004", "two players at least")
    g = empty_table(names, seed)
    g.starter = starter
    for seat, deck in zip(g.seats, decks, strict=True):
        if len(deck.codes("ring_bearer")) != 1 or len(deck.codes("ring")) != 1 or not deck.codes("sites"):
            raise BadSetUp("TCG-348", "a deck has a Ring-bearer, one Ring and sites")
        lay_ring_bearer(g, seat, deck.codes("ring_bearer")[0], deck.codes("ring")[0])
        add_copies(g, deck.parts.get("sites", {}), seat, f"adventure:{seat}")
        add_copies(g, deck.parts.get("deck", {}), seat, f"deck:{seat}")
        g.starting[seat] = deck.options.get(STARTING, "").split()
    return g


def empty_table(names: Sequence[str], seed: int) -> TcgState:
    """A table with nobody's cards on it."""
    called = seats_for(names)
    g = TcgState(game="lotr_tcg", seats=list(called), names=called, chance=Chance(seed), position=[])
    g.position = [Place(PHASE, "order")]
    lay_zones(g, SHARED_ZONES, SEAT_ZONES)
    g.order = list(g.seats)
    g.active = g.order[0]
    g.opponents = len(g.seats) - 1
    for seat in g.seats:
        g.at[seat], g.bids[seat], g.starting[seat] = 1, 0, []
    return g


def lay_ring_bearer(g: TcgState, seat: str, bearer: str, ring: str) -> None:
    """The Ring-bearer with The One Ring, which he bears and does not wear (TCG-125, TCG-307)."""
    card = add_card(g, bearer, seat, f"fellowship:{seat}")
    g.pieces[card] = Piece(controller=seat)
    borne = add_card(g, ring, seat, "attached")
    g.pieces[borne] = Piece(controller=seat, host=card)
    g.pieces[card].attachments.append(borne)
    g.rings[seat], g.ring_bearers[seat] = borne, card


# -- who goes first ----------------------------------------------------------------------------------------------------


async def settle_order(g: TcgState) -> None:
    """In the starter game the first player is drawn at random (TCG-121); else by bids of burdens (TCG-363)."""
    if g.starter:
        at = await chance(g.chance, len(g.seats), message("tcg-chance-first-player"), g.step)
        g.order = g.seats[at:] + g.seats[:at]
    else:
        await _bid(g)
    g.active = g.order[0]
    g.say("tcg-log-first-player", seat=seat_ref(g.order[0]), rule="TCG-121" if g.starter else "TCG-365")


async def _bid(g: TcgState) -> None:
    """Secret bids, revealed together (TCG-364); who bid most chooses a place first (TCG-365, TCG-366), ties are settled
    at random (TCG-367). Who has left by then takes none."""
    here = playing(g)
    for seat, (chosen, *_) in (await ask_all([_question(g, seat) for seat in here])).items():
        g.bids[seat] = int(chosen.detail)
        g.say("tcg-log-bids", seat=seat_ref(seat), amount=g.bids[seat], rule="TCG-364")
    places: dict[int, str] = {}
    for seat in await _by_bid(g, here):
        free = [place for place in range(len(here)) if place not in places]
        places[await _choose_place(g, seat, free)] = seat
    g.order = [*(places[place] for place in sorted(places)), *g.lost]


def _question(g: TcgState, seat: str) -> Question:
    return Question(
        seat,
        "one",
        message("tcg-ask-bid", rule="TCG-363", seat=seat_ref(seat)),
        lambda: [Option("bid", detail=str(amount)) for amount in range(resistance(g, seat) + 1)],
        step=g.step,
    )


async def _by_bid(g: TcgState, seats: Sequence[str]) -> list[str]:
    """The seats in descending order of their bids."""
    found: list[str] = []
    for amount in sorted(dict.fromkeys(g.bids[seat] for seat in seats), reverse=True):
        tied = [seat for seat in seats if g.bids[seat] == amount]
        while tied:
            at = 0
            if len(tied) > 1:
                at = await chance(g.chance, len(tied), message("tcg-chance-tied"), g.step)
            found.append(tied.pop(at))
    return found


async def _choose_place(g: TcgState, seat: str, free: list[int]) -> int:
    question = Question(
        seat,
        "one",
        message("tcg-ask-place", rule="TCG-365", seat=seat_ref(seat)),
        lambda: [Option("place", detail=str(place + 1)) for place in free],
        step=g.step,
    )
    return int((await ask_one(question)).detail) - 1


# -- the first site ----------------------------------------------------------------------------------------------------


async def first_site(g: TcgState) -> None:
    """The first player lays his site 1, and every marker is put on it (TCG-122, TCG-123); the bids lie on the
    Ring-bearers (TCG-368), and whom they corrupt has lost (TCG-369)."""
    lay_site(g, g.order[0], 1)
    for seat in playing(g):
        g.pieces[ring_bearer(g, seat)].put("burden", g.bids[seat])
    for seat in [seat for seat in playing(g) if g.bids[seat] >= resistance(g, seat)]:
        if g.outcome is None:
            lose(g, seat, "corrupted")


# -- the hands ---------------------------------------------------------------------------------------------------------


async def opening_hands(g: TcgState) -> Next:
    """Draw decks are shuffled and eight cards drawn (TCG-131, TCG-132); under the full rules each player may shuffle
    them back once and draw six (TCG-378)."""
    seat = round_the_table(g, playing(g))
    if not seat:
        return None
    g.place.done.append(seat)
    await shuffle_deck(g, seat)
    await draw(g, seat, HAND)
    if g.starter:
        return STAY
    if await choose_option(g, seat, "tcg-ask-hand", ("keep_hand", "new_hand"), primary="keep_hand") == "new_hand":
        for card in list(g.zones[f"hand:{seat}"]):
            g.move(card, f"deck:{seat}")
        await shuffle_deck(g, seat)
        await draw(g, seat, SECOND_HAND)
    return STAY


async def game_begins(g: TcgState) -> Next:
    """The first player takes the first turn (TCG-136); the opponents are counted (TCG-268)."""
    g.active = playing(g)[0]
    g.opponents = len(playing(g)) - 1
    g.played = []
    return Enter("turn")


ROWS = [
    Row("order", settle_order, PHASE),
    Row("first_site", first_site, PHASE, shown=False),
    Row("fellowships", starting_fellowships, PHASE),
    Row("hands", opening_hands, PHASE),
    Row("begin", game_begins, PHASE, shown=False),
]
