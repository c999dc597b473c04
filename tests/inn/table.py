"""What the table of the inn says, where the game stands, how the evening ends."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import Message, card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.play import Argument, EndReport, HeadFact, ScoreLine
from desktop_app.games.contract.table import Cell, Counter, Ledger, Mark, TableWords, Token, Watched, ZoneNote
from tests.inn.state import Inn

NEVER = 100_000
UNKNOWN = "?"


def ledger(view: View) -> Ledger | None:
    """The brawl as a sum: strength and bet against guard and bet."""
    if "striker" not in view.facts or view.outcome:
        return None
    known = view.facts["counted"] == "yes"
    heading = message("inn-ledger", striker=f"seat:{view.facts['striker']}", struck=f"seat:{view.facts['struck']}")
    cells = (
        _cell("inn-number-strength", view.numbers["strength"], "", view, "strikers"),
        _bet(view.numbers["bet:striker"], "+", known),
        _cell("inn-number-guard", view.numbers["guard"], "−", view, "guards"),
        _bet(view.numbers["bet:struck"], "−", known),
        Cell(message("inn-ledger-loss"), str(view.numbers["loss"]) if known else UNKNOWN, "=", known=known),
    )
    return Ledger(heading, cells, f"bet:{view.seat}")


def _cell(name: str, value: int, sign: str, view: View, fact: str) -> Cell:
    cards = [card for id in view.facts[fact].split() if (card := view.card(id)) is not None]
    named = message("inn-ledger-cards", cards=[card_ref(card.id, card.code) for card in cards])
    return Cell(message(name), str(value), sign, named if cards else None, subjects=tuple(card.id for card in cards))


def _bet(value: int, sign: str, known: bool) -> Cell:
    return Cell(message("inn-ledger-bet"), str(value) if known else UNKNOWN, sign, known=known)


def note(view: View, zone: str) -> ZoneNote | None:
    """Friends are added up."""
    if not zone.startswith("friends:"):
        return None
    terms = tuple(card.numbers["strength"] for card in view.zones[zone].cards if "strength" in card.numbers)
    return ZoneNote(message("inn-note-strength", strength=sum(terms)), terms) if terms else None


def lands_in(view: View, card: CardView) -> str:
    """A friend comes to the friends; everything else is used up or has a target."""
    return f"friends:{view.seat}" if "strength" in card.numbers else ""


ZONES = ("guest", "friends", "deck", "hand", "bet", "discard", "resolving")
WORDS = TableWords(
    zone_titles={zone: f"inn-mat-{zone}" for zone in ZONES},
    counters=(
        Counter("health:{seat}", "inn-counter-health", "inn-told-health", sign="damage", verb="health"),
        Counter("coins:{seat}", "inn-counter-coins", "inn-told-coins", sign="resource", verb="coins"),
    ),
    tokens=(Token("ale", "column", sign="resource", verb="ale"),),
    marks=(
        Mark("exhausted", "turned", "inn-mark-exhausted"),
        Mark("striking", "ring", "inn-mark-striking", "attacking"),
        Mark("guarding", "ring", "inn-mark-guarding", "selected"),
        Mark("by_hand", "by_hand", "inn-mark-by-hand"),
    ),
    ledger=ledger,
    note=note,
    grave=("hurt", "turns-up", "out", "closed", "strikes"),
    watched=(Watched("health:{seat}", "inn-change-health"), Watched("coins:{seat}", "inn-change-coins")),
    watched_tokens=("ale",),
    sums={"strike": "strength", "guard": "guard"},
    drop_zones=("friends:{seat}", "guest:{seat}", "bet:{seat}"),
    lands_in=lands_in,
    ready_when=("strength", ("guest", "friends")),
    first_shown="guest",
)


def head(view: View) -> Sequence[HeadFact]:
    """Health and coins of one's own guest."""
    seat = view.seat
    return [
        HeadFact(message("inn-head-health", value=view.numbers[f"health:{seat}"]), "damage"),
        HeadFact(message("inn-head-coins", value=view.numbers[f"coins:{seat}"]), "resource"),
    ]


def end(view: View) -> EndReport:
    """Who is left on the bench; the score is the health that is left."""
    result, reason = view.outcome["result"], view.outcome["reason"]
    left = view.numbers[f"health:{view.seat}"]
    return EndReport(
        result,
        message(f"inn-end-{result}"),
        message(f"inn-outcome-{result}", reason=reason),
        left,
        (ScoreLine(message("inn-score-health"), left),),
    )


def reason(question: Question, chosen: Sequence[Option], view: View) -> Message:
    """What speaks for striking and for a bet."""
    verb = chosen[0].verb if chosen else ""
    if verb == "strike":
        cards = [card for option in chosen if (card := view.card(option.source)) is not None]
        return message("inn-coach-strike", strength=sum(card.numbers["strength"] for card in cards))
    return message("inn-coach-bet" if verb == "bet" else "inn-coach-general")


def arguments(question: Question, chosen: Sequence[Option], view: View) -> Sequence[Argument]:
    """What speaks for an answer, and that whoever strikes does not stand guard."""
    found = [Argument(reason(question, chosen, view))]
    if any(option.verb == "strike" for option in chosen):
        found.append(Argument(message("inn-argue-open", count=len(chosen)), against=True))
    return found


def sturdy(g: Inn) -> None:
    """Nobody falls and the inn never closes."""
    g.last_round = NEVER
    for seat in g.seats:
        g.health[seat] = NEVER
