"""How one sits down at the inn, what the table says, how the evening ends."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import View
from desktop_app.games.contract import (
    CardList,
    Cell,
    Choice,
    Counter,
    Decks,
    EndReport,
    HeadFact,
    Ledger,
    Mark,
    NewTable,
    ScoreLine,
    SetUpForm,
    ShippedDeck,
    Side,
    TableOption,
    TableWords,
    Token,
    Watched,
    ZoneNote,
)
from desktop_app.games.kit.deck_list import DeckList, Violation, codes, size

COPIES = (3, 2, 1, 3, 1, 3, 1)
GUEST_DECK = {f"inn{number:02d}": copies for number, copies in enumerate(COPIES, 3)} | {"inn12": 2, "inn13": 2}
"""What both guests have; the tricks are their own."""


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


def _deck(id: str, en: str, es: str, guest: str, tricks: str) -> ShippedDeck:
    cards = CardList({"guest": {guest: 1}, "deck": {**GUEST_DECK, tricks: 3}})
    notes = {"en": "Ready to sit down.", "es": "Listo para sentarse."}
    return ShippedDeck(id, {"en": en, "es": es}, notes, cards)


SHIPPED = (
    _deck("carters", "Carters", "Carreteros", "inn01", "inn11"),
    _deck("kitchen", "The Kitchen", "La cocina", "inn02", "inn10"),
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
    hand=4,
    shipped=lambda: SHIPPED,
)
FORM = SetUpForm(
    seats=(2,),
    sides=(Side(seats=(2,), parts=("guest", "deck"), usual_deck="carters"),),
    options=(
        TableOption(
            "long", "inn-option-long", (Choice("no", "inn-long-no"), Choice("yes", "inn-long-yes")), usual="no"
        ),
    ),
    problem=problem,
)


def ledger(view: View) -> Ledger | None:
    """The blow on its way: the die and the striker's strength against the guard."""
    if "striker" not in view.facts or view.outcome:
        return None
    die, strength, guard = view.numbers["die"], view.numbers["strength"], view.numbers["guard"]
    loss = max(0, die + strength - guard)
    heading = message("inn-ledger", striker=f"seat:{view.facts['striker']}", struck=f"seat:{view.facts['struck']}")
    cells = (
        Cell(message("inn-ledger-die"), str(die or "?"), known=die > 0),
        Cell(message("inn-number-strength"), str(strength), "+"),
        Cell(message("inn-number-guard"), str(guard), "−"),
        Cell(message("inn-ledger-loss"), str(loss) if die else "?", "=", known=die > 0),
    )
    return Ledger(heading, cells, f"tricks:{view.seat}")


def note(view: View, zone: str) -> ZoneNote | None:
    """Tricks are counted."""
    count = view.zones[zone].count if zone.startswith("tricks:") else 0
    return ZoneNote(message("inn-note-tricks", count=count)) if count else None


WORDS = TableWords(
    zone_titles={zone: f"inn-zone-{zone}" for zone in ("guest", "deck", "hand", "front", "tricks", "discard")},
    counters=(
        Counter("health:{seat}", "inn-counter-health", "inn-told-health", sign="damage", verb="health"),
        Counter("coins:{seat}", "inn-counter-coins", "inn-told-coins", sign="resource", verb="coins"),
    ),
    tokens=(Token("coin", "column", sign="resource"),),
    marks=(Mark("striking", "ring", "inn-mark-striking", "attacking"), Mark("done", "turned", "inn-mark-done")),
    usual_back="inn",
    ledger=ledger,
    note=note,
    grave=("hurt", "springs", "out", "closed"),
    watched=(Watched("health:{seat}", "inn-change-health"),),
    drop_zones=("front:{seat}", "tricks:{seat}"),
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
    """What speaks for striking."""
    if chosen and chosen[0].verb == "strike":
        mine, theirs = view.card(chosen[0].source), view.card(chosen[0].target)
        if mine is not None and theirs is not None:
            return message("inn-coach-strike", strength=mine.numbers["strength"], guard=theirs.numbers["guard"])
    return message("inn-coach-general")
