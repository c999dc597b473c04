"""Surviving, the regroup phase and the end of the turn (TCG-254 to TCG-272, TCG-448)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Jump, Next, Row
from desktop_app.games.kit.asking import choose_card, choose_cards, refuse, seat_ref
from desktop_app.games.kit.limits import forget
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.lotr_tcg.book.action_procedure import actions_of_a_phase
from desktop_app.games.lotr_tcg.book.fellowship_phase import TURN
from desktop_app.games.lotr_tcg.book.losing import LAST_SITE_REACHED, win
from desktop_app.games.lotr_tcg.book.phases import begin_phase, end_phase, end_what_lasts
from desktop_app.games.lotr_tcg.reading.numbers import move_limit
from desktop_app.games.lotr_tcg.reading.path import site
from desktop_app.games.lotr_tcg.reading.queries import minions, shadow_players
from desktop_app.games.lotr_tcg.reading.sums import forbidden
from desktop_app.games.lotr_tcg.state import HAND, LAST_SITE, TcgState
from desktop_app.games.lotr_tcg.verbs.leaving import discard
from desktop_app.games.lotr_tcg.verbs.path import next_seat
from desktop_app.games.lotr_tcg.verbs.piles import discard_from_hand, draw
from desktop_app.games.lotr_tcg.verbs.ring import take_off_ring
from desktop_app.games.lotr_tcg.verbs.skirmishing import rest_from_fights

PHASE = "regroup"
NOT_AGAIN: dict[str, tuple[str, str]] = {
    "last_site": ("TCG-458", "tcg-no-move-last-site"),
    "limit": ("TCG-269", "tcg-no-move-limit"),
    "forbidden": ("TCG-259", "tcg-no-move-forbidden"),
}
"""The rule and the words of each reason why the fellowship does not move again."""


async def survived(g: TcgState) -> None:
    """Whose Ring-bearer comes through every skirmish at site 9 wins, without a regroup phase (TCG-270 to TCG-272)."""
    g.fierce_round, g.fierce, g.assigned = False, [], []
    rest_from_fights(g)
    if g.at[g.active] >= g.goal and g.active not in g.lost:
        win(g, g.active, LAST_SITE_REACHED)


async def regroup_begins(g: TcgState) -> None:
    """What lasts until the regroup phase is over; the Ring is taken off first of all (TCG-321)."""
    await end_what_lasts(g, PHASE)
    await begin_phase(g, PHASE, opens=lambda: take_off_ring(g, g.active))


async def shadow_players_reconcile(g: TcgState) -> Next:
    """First each Shadow player reconciles his hand (TCG-254, TCG-255)."""
    seat = round_the_table(g, shadow_players(g))
    if not seat:
        return None
    g.place.done.append(seat)
    await reconcile(g, seat)
    return STAY


async def reconcile(g: TcgState, seat: str) -> None:
    """He may discard one card (TCG-256), then draws up to eight (TCG-257) or discards down to eight (TCG-258)."""
    hand = g.zones[f"hand:{seat}"]
    chosen = await choose_card(g, seat, "tcg-ask-reconcile", list(hand), may=True)
    if chosen:
        discard_from_hand(g, chosen)
    surplus = len(hand) - HAND
    if surplus > 0:
        for card in await choose_cards(g, seat, "tcg-ask-too-many", list(hand), surplus):
            discard_from_hand(g, card)
    await draw(g, seat, -surplus)


def why_not_again(g: TcgState) -> str:
    """Why the fellowship cannot move once more: a reason id, or ""."""
    if g.at[g.active] >= LAST_SITE:
        return "last_site"
    if g.moves >= move_limit(g):
        return "limit"
    return "forbidden" if forbidden(g, "move", g.active) else ""


async def move_again_or_end(g: TcgState) -> Next:
    """The Free Peoples player moves again, within the move limit, or ends his turn (TCG-259 to TCG-263, TCG-269)."""
    if g.active in g.lost:
        await end_phase(g)
        return None
    why, here = why_not_again(g), site(g)
    question = Question(
        g.active,
        "one",
        message("tcg-ask-decide", seat=seat_ref(g.active), number=g.at[g.active] + 1),
        lambda: [Option("end_turn"), *([] if why else [Option("move_again")])],
        step=g.step,
        refusals=lambda: (
            [refuse(g, *NOT_AGAIN[why], "move_again", here, because=forbidden(g, "move", g.active))] if why else []
        ),
        primary="end_turn",
    )
    verb = (await ask_one(question)).verb
    take_off_ring(g, g.active)  # put on in this very phase (TCG-475)
    await end_phase(g)
    return Jump("move") if verb == "move_again" else None


async def turn_ends(g: TcgState) -> Next:
    """He reconciles his hand; all minions are discarded with what they bear; the player on the left is next (TCG-263,
    TCG-264, TCG-138)."""
    if g.active not in g.lost:
        await reconcile(g, g.active)
    await discard(g, minions(g))
    g.assigned = []
    await end_what_lasts(g, "turn")
    forget(g, "turn")
    g.active = next_seat(g, g.active)
    return Jump(TURN)


ROWS = [
    Row("survived", survived, PHASE, shown=False),
    Row("regroup_begins", regroup_begins, PHASE, shown=False),
    Row("regroup", actions_of_a_phase, PHASE),
    Row("reconcile", shadow_players_reconcile, PHASE),
    Row("decide", move_again_or_end, PHASE),
    Row("turn_ends", turn_ends, PHASE, shown=False),
]
