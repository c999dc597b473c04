"""The face of a card at a table that was begun with what a person's own copy says."""

from __future__ import annotations

from desktop_app.games import PLAYS
from desktop_app.games.contract.set_up import NewTable, Sitting
from desktop_app.games.me_quest.table.set_up_form import FORM
from desktop_app.ui.faces.faces import face_of
from desktop_app.ui.games.tables import table_of

GAME, OVERDRAW, SONG = "me_quest", "hero.argalad.overdraw", "encounter.the_road_goes_ever_on_and_on"


def test_a_corrected_card_shows_its_numbers_icon_and_words() -> None:
    said = {
        f"card:{OVERDRAW}": {"attack": "7", "strength_cost": "4", "movement": "swamp"},
        f"card:{SONG}": {"text_en": "Gain 3 favor.\nSing."},
    }
    seats = tuple(Sitting(name, side=side) for name, side in zip("ABC", FORM.sides_for(3), strict=True))
    state = PLAYS[GAME].new(NewTable(seats, seed=1, said=said))
    table = table_of(GAME, state=state)
    arrow, song = table.face_of(OVERDRAW, "en", "front"), table.face_of(SONG, "en", "front")
    assert (arrow.printed("attack"), arrow.cost, arrow.printed("travel")) == ("7", "4", "swamp")
    assert arrow.printed("defense") == face_of(GAME, OVERDRAW, "en").printed("defense")
    assert song.text == ("Gain 3 favor.", "Sing.")
    assert table.face_of(SONG, "es", "front") == face_of(GAME, SONG, "es")
    assert face_of(GAME, OVERDRAW, "en").printed("attack") == "2"
