"""Setting a table of this game: two players with a deck each, how long the game is, and who begins as Sauron."""

from __future__ import annotations

from desktop_app.games.contract.set_up import Choice, SetUpForm, Side, TableOption
from desktop_app.games.meccg.table.presets import PARTS

LENGTHS = ("short", "starter", "long", "campaign")
FORM = SetUpForm(
    seats=(2,),
    sides=(Side(seats=(2,), parts=PARTS, usual_deck="stewards_of_gondor"),),
    options=(
        TableOption(
            "length",
            "mec-option-length",
            tuple(Choice(id, f"mec-length-{id}", f"mec-length-{id}-hint") for id in LENGTHS),
            usual="short",
        ),
        TableOption(
            "sauron",
            "mec-option-sauron",
            tuple(Choice(id, f"mec-sauron-{id}", f"mec-sauron-{id}-hint") for id in ("no", "yes", "with_sauron")),
            usual="no",
        ),
        TableOption(
            "notes",
            "mec-option-notes",
            tuple(Choice(id, f"mec-notes-{id}", f"mec-notes-{id}-hint") for id in ("kept", "none")),
            usual="kept",
        ),
    ),
)
