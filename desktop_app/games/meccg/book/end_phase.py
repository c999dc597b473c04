"""The end-of-turn phase and calling the end of the game (MEC-566 to MEC-568, MEC-725 to MEC-733)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.effects import expire
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Enter, Jump, Next, Row
from desktop_app.games.kit.asking import choose_card, choose_option, guarded, seat_ref
from desktop_app.games.kit.limits import forget
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.meccg.book import council, declaring, keeping, offering
from desktop_app.games.meccg.book.chain import flush
from desktop_app.games.meccg.book.phases import at_the_end, begin_phase, end_phase
from desktop_app.games.meccg.events.turns import TurnEnds
from desktop_app.games.meccg.reading.companies import borne, characters, company_of
from desktop_app.games.meccg.reading.movement import leads_ringwraith
from desktop_app.games.meccg.reading.points import can_call_with
from desktop_app.games.meccg.reading.queries import facts, hazard_player, is_wizard, opponent
from desktop_app.games.meccg.reading.sites import place_name
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.piles import discard_from_hand, reset_hand
from desktop_app.games.meccg.verbs.rings import BARAD_DUR, examine_rings

PHASE = "end_of_turn"
DONE = Option("done")
CALLS = {"starter": (20, 0, 1), "short": (25, 1, 2), "long": (30, 2, 3), "campaign": (40, 3, 4)}
"""By the length of a game: the points needed with so many exhausted decks, and how many decks suffice without (MEC-725
to MEC-728)."""


async def end_begins(g: MecState) -> None:
    """Gold rings with a Ringwraith or at Barad-dûr are tested (MEC-044, MEC-130); what passive conditions ask for by it
    comes before anything else is done (MEC-720)."""
    await begin_phase(g, PHASE)
    borne_now = [ring for card in characters(g, g.active) for ring in borne(g, card)]
    await examine_rings(g, [r for r in borne_now if "gold_ring_item" in facts(g, r).kinds and _is_tested(g, r)])
    await flush(g)


def _is_tested(g: MecState, ring: str) -> bool:
    company = company_of(g, ring)
    if company is None or is_wizard(g, company.seat):
        return False
    return leads_ringwraith(g, company) or place_name(g, ring) == BARAD_DUR


async def end_actions(g: MecState) -> Next:
    """The resource player plays and uses cards; a text may let store now (MEC-304)."""
    seat = g.active
    question = Question(
        seat,
        "one",
        message("mec-ask-end", seat=seat_ref(seat)),
        lambda: [*offering.options(g, seat, PHASE), *keeping.stores_in(g, seat, PHASE), DONE],
        step=g.step,
        refusals=lambda: offering.refusals(g, seat, PHASE),
        primary=DONE.verb,
    )
    chosen = await ask_one(guarded(g, question))
    if chosen.verb == DONE.verb:
        return None
    if chosen.verb == "store":
        await keeping.store(g, chosen.source)
    else:
        await declaring.take(g, seat, chosen)
    await flush(g)
    return STAY


async def discard_one(g: MecState) -> Next:
    """Step 1: each player may discard a card (MEC-566)."""
    seat = round_the_table(g, [g.active, hazard_player(g)])
    if not seat:
        return None
    g.place.done.append(seat)
    chosen = await choose_card(g, seat, "mec-ask-discard-one", list(g.zones[f"hand:{seat}"]), may=True)
    if chosen:
        discard_from_hand(g, chosen)
    return STAY


async def reset_hands(g: MecState) -> None:
    """Step 2: both hands are reset (MEC-567)."""
    for seat in (g.active, hazard_player(g)):
        await reset_hand(g, seat)
    await flush(g)


async def turn_ends(g: MecState) -> Next:
    """Step 3: the turn ends, and the players swap roles (MEC-568); the end of the game may be called (MEC-730)."""
    await at_the_end(g, TurnEnds(seat=g.active))
    await end_phase(g, PHASE)
    expire(g.effects, "turn")
    forget(g, "turn")
    if g.last == g.active:
        return Enter(council.TABLE)
    if not g.last and can_call(g, g.active):
        await _may_call(g)
    if not g.last and all_exhausted(g):
        return Enter(council.TABLE)
    g.active = opponent(g, g.active)
    return Jump("turn")


async def _may_call(g: MecState) -> None:
    """Who has the turn may call the end of the game (MEC-725 to MEC-730)."""
    if await choose_option(g, g.active, "mec-ask-call", ("keep_on", "call"), primary="keep_on") == "call":
        call(g, g.active)
        g.say("mec-log-calls", seat=seat_ref(g.active), rule="MEC-730")


def call(g: MecState, seat: str) -> None:
    """A player calls the end: the opponent takes one last turn (MEC-014, MEC-730)."""
    g.caller, g.last = seat, opponent(g, seat)


def meets_conditions(g: MecState, seat: str) -> bool:
    """Whether a player has the points and exhausted decks to call the end (MEC-725 to MEC-729)."""
    points, exhausted, enough = CALLS[g.length]
    decks = g.exhaustions.get(seat, 0)
    return decks >= enough or (decks >= exhausted and can_call_with(g, seat) >= points)


def can_call(g: MecState, seat: str) -> bool:
    """A Ringwraith player cannot call freely: Sudden Call has to be played (MEC-732)."""
    return is_wizard(g, seat) and meets_conditions(g, seat)


def all_exhausted(g: MecState) -> bool:
    """If nobody calls, the game ends after the turn in which both decks were exhausted often enough (MEC-731)."""
    _, _, enough = CALLS[g.length]
    return all(g.exhaustions.get(seat, 0) >= enough for seat in g.seats)


ROWS = [
    Row("end_begins", end_begins, PHASE, shown=False),
    Row("end_actions", end_actions, PHASE),
    Row("discard_one", discard_one, PHASE),
    Row("reset_hands", reset_hands, PHASE, shown=False),
    Row("turn_ends", turn_ends, PHASE, shown=False),
]
