"""Setting a table of this game: two to four players with a deck each, the starter game or the full one."""

from __future__ import annotations

from desktop_app.games.contract.set_up import Choice, SetUpForm, Side, TableOption
from desktop_app.games.lotr_tcg.table.presets import PARTS

SEATS = (2, 3, 4)


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
)
