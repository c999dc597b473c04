"""Setting a table of this game: a joust of two players or a melee of more, everybody with a deck (GOT-339)."""

from __future__ import annotations

from desktop_app.games.contract.set_up import SetUpForm, Side

SEATS = (2, 3, 4, 5, 6)
PARTS = ("faction", "agendas", "plots", "deck")


FORM = SetUpForm(
    seats=SEATS,
    sides=(Side(seats=SEATS, parts=PARTS, usual_deck="starter_stark"),),
)
