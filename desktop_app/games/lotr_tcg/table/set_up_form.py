"""Setting a table of this game: two to four players with a deck each, the starter game or the full one."""

from __future__ import annotations

from desktop_app.engine.messages import Message, message
from desktop_app.games.contract.set_up import Choice, NewTable, SetUpForm, Side, TableOption
from desktop_app.games.lotr_tcg.reading.facts import load_cards
from desktop_app.games.lotr_tcg.table.presets import PARTS

SEATS = (2, 3, 4)


def problem(table: NewTable) -> Message | None:
    """Why a table cannot be laid: its decks are of different formats, with sites of different blocks (TCG-358)."""
    facts = load_cards()
    sites = [code for seat in table.seats for code in seat.cards.codes("sites") if code in facts]
    blocks = {facts[code].block: code for code in sites}
    return message("tcg-no-formats", rule="TCG-358") if len(blocks) > 1 else None


FORM = SetUpForm(
    seats=SEATS,
    sides=(Side(seats=SEATS, parts=PARTS, usual_deck="starter_aragorn"),),
    options=(
        TableOption(
            "rules",
            "tcg-option-rules",
            (
                Choice("starter", "tcg-rules-starter", "tcg-rules-starter-hint"),
                Choice("full", "tcg-rules-full", "tcg-rules-full-hint"),
            ),
            usual="starter",
        ),
    ),
    problem=problem,
)
