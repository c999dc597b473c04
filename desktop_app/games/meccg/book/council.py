"""The Free Council or the Audience of Sauron: how the winner is found (MEC-734 to MEC-744)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next, Row
from desktop_app.engine.state import Outcome
from desktop_app.games.kit.asking import choose_cards, refuse, seat_ref
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.meccg.reading.companies import characters
from desktop_app.games.meccg.reading.points import council_totals, points_of
from desktop_app.games.meccg.reading.queries import counts_as, facts, is_item_card, is_ringwraith, opponent, side
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.corruption import corruption_check

TABLE = "council"
PHASE = "council"
TIE = "tie"


def order(g: MecState) -> list[str]:
    """Who took the last turn comes first (MEC-735)."""
    return [g.active, opponent(g, g.active)]


async def checks(g: MecState) -> Next:
    """Step 1: each player makes a corruption check for each character, Ringwraiths excepted (MEC-735, MEC-736)."""
    g.phase = PHASE
    seat = next((each for each in order(g) if _unchecked(g, each)), "")
    if not seat:
        return None
    waiting = _unchecked(g, seat)
    question = Question(
        seat,
        "one",
        message("mec-ask-council-check", rule="MEC-735", seat=seat_ref(seat)),
        lambda: [Option("check", card) for card in waiting],
        step=g.step,
    )
    card = (await ask_one(question)).source
    g.tried.append(made_check(card))
    await corruption_check(g, card)
    return STAY


def made_check(card: str) -> str:
    """How it is noted that a character has made its check at the council."""
    return f"council|{card}"


def _unchecked(g: MecState, seat: str) -> list[str]:
    return [card for card in characters(g, seat) if not is_ringwraith(g, card) and made_check(card) not in g.tried]


async def reveal_duplicates(g: MecState) -> Next:
    """Step 5: cards in hand that match a unique card of the opponent's take one point each off (MEC-742)."""
    seat = round_the_table(g, order(g))
    if not seat:
        return None
    g.place.done.append(seat)
    able = duplicates(g, seat)
    shown = await choose_cards(
        g,
        seat,
        "mec-ask-duplicates",
        able,
        len(able),
        up_to=True,
        refusals=lambda: [
            refuse(g, "MEC-742", "mec-no-duplicate", "choose", card)
            for card in g.zones[f"hand:{seat}"]
            if card not in able
        ],
    )
    for card in shown:
        g.say("mec-log-duplicate", seat=seat_ref(seat), card=g.ref(card))
    g.scores[opponent(g, seat)] = -len(shown)
    return STAY


def duplicates(g: MecState, seat: str) -> list[str]:
    """The cards of a hand that match a unique card, or a manifestation of it, that gives the opponent a point, and that
    would give their player some: nobody plays characters, allies and factions of the other side; one for each."""
    theirs = [
        facts(g, card).entity
        for card in g.codes
        if facts(g, card).unique and _belongs(g, card, opponent(g, seat)) and points_of(g, card)[1] > 0
    ]
    found: dict[str, str] = {}
    for card in g.zones[f"hand:{seat}"]:
        printed = facts(g, card)
        own = is_item_card(printed) or printed.alignment in (side(g, seat), "dual", "neutral")
        counts = own and any(each in ("character", "resource") for each in counts_as(g, card))
        if printed.entity in theirs and printed.points > 0 and counts:
            found.setdefault(printed.entity, card)
    return list(found.values())


def _belongs(g: MecState, card: str, seat: str) -> bool:
    piece = g.pieces.get(card)
    return piece.controller == seat if piece is not None else g.home[card] == f"marshalling:{seat}"


async def compare(g: MecState) -> None:
    """Steps 2 to 7: totals, doubling, limits, duplicates, the eliminated avatar, comparison (MEC-738 to MEC-744)."""
    totals = council_totals(g)
    for seat in g.seats:
        g.scores[seat] = totals[seat] + g.scores.get(seat, 0)
        g.say("mec-log-score", seat=seat_ref(seat), total=g.scores[seat], rule="MEC-744")
    best = max(g.scores[seat] for seat in g.seats)
    winners = [seat for seat in g.seats if g.scores[seat] == best]
    g.outcome = Outcome("won" if len(winners) == 1 else TIE, "council", winners if len(winners) == 1 else [])


TABLE_ROWS = [
    Row("council_checks", checks, PHASE),
    Row("council_duplicates", reveal_duplicates, PHASE),
    Row("council_totals", compare, PHASE),
]
