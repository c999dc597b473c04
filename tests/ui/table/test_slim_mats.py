"""A mat that is told in a line: what is on its piles can be read to the end."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from desktop_app.app.texts.texts import Language
from desktop_app.engine.frozen import replace
from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.render.stage import Stage
from desktop_app.ui.table.board.mat_heading import ALONE, BESIDE_SIGN, MatHeading
from desktop_app.ui.table.board.sheet_item import name_within
from desktop_app.ui.table.board.slim_lines import NARROWEST, in_equal_lines, in_two_lines, slim_lines, whole_parts
from desktop_app.ui.table.board.slim_mat import told_within
from desktop_app.ui.table.screen import TableScreen
from desktop_app.ui.table.words.sight_words import AccountTold
from tests.ui.staged import table_on
from tests.ui.table.conftest import LayTable, asks, new_session, play_until

REST = "Deck 59 · Discard 2 · Scored 0"


@pytest.mark.usefixtures("qapp")
def test_a_name_never_stands_alone_over_a_long_line_while_there_is_room_beside_it() -> None:
    metrics = QFontMetricsF(sans(12.5, SEMIBOLD))
    company = "The Fellowship of Aragorn, son of Arathorn"
    assert in_two_lines(company, REST, metrics, 500) == (company, REST)
    assert in_two_lines("B", REST, metrics, 500) == ("B · Deck 59", "Discard 2 · Scored 0")
    narrow = metrics.horizontalAdvance(REST) - 1
    assert in_two_lines("B", REST, metrics, narrow) == ("B · Deck 59", "Discard 2 · Scored 0")
    hero = "Life 8 · Rest 4 · Damage 5 · Favor 2 · Hand 9 · Corruption 0 · Items 1 · Quests 1"
    lines = in_two_lines("B", hero, metrics, metrics.horizontalAdvance(hero) - 1)
    assert lines == ("B · Life 8 · Rest 4 · Damage 5 · Favor 2", "Hand 9 · Corruption 0 · Items 1 · Quests 1")


@pytest.mark.usefixtures("qapp")
def test_what_neither_line_can_hold_is_not_told_by_half() -> None:
    metrics = QFontMetricsF(sans(12.5, SEMIBOLD))
    assert whole_parts(REST, metrics, 500) == REST
    narrow = metrics.horizontalAdvance("Deck 59 · Discard 2 · Sc")
    assert whole_parts(REST, metrics, narrow) == "Deck 59 · Discard 2"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("names", "rest"),
    [
        (("Mazo y descartes de Berta", "Berta"), "Amenaza 29 · Mazo 42 · Descartes 0"),
        (("Berta's deck and discard pile", "Berta"), "Threat 29 · Deck 42 · Discard pile 0"),
    ],
)
def test_of_the_piles_of_another_every_number_is_told(names: tuple[str, ...], rest: str) -> None:
    """With four seats in a small window the cards in the discard pile had no room."""
    metrics = QFontMetricsF(sans(12.5, SEMIBOLD))
    told = slim_lines(names, (rest,), metrics, 152, 38, 1.0)
    assert " · ".join(told.lines) == f"{told.name} · {rest}"
    assert len(told.lines) == 2
    assert told.left + told.squeeze * max(map(metrics.horizontalAdvance, told.lines)) <= 152
    assert told.squeeze >= NARROWEST
    assert told.name == "Berta"
    roomy = slim_lines(names, (rest,), metrics, 400, 38, 1.0)
    assert (roomy.name, roomy.signed, roomy.squeeze) == (names[0], True, 1.0)


@pytest.mark.usefixtures("qapp")
def test_six_numbers_stand_in_three_lines_where_two_are_too_short() -> None:
    """Of another at a table of three the dead and the sites had no room."""
    metrics = QFontMetricsF(sans(12.5, SEMIBOLD))
    rest = "Sitio 6 · Cargas 0 · Mazo 21 · Descartes 26 · Muertos 1 · Sitios 5"
    told = slim_lines(("Pilas de Carlos", "Carlos"), (rest,), metrics, 152, 38, 1.0)
    assert len(told.lines) == 3
    assert " · ".join(told.lines) == f"Carlos · {rest}"
    assert max(map(metrics.horizontalAdvance, told.lines)) <= told.room
    lying = slim_lines(("Pilas de Carlos", "Carlos"), (rest,), metrics, 152, 32, 1.0)
    assert len(lying.lines) == 2, "a strip that lies is too low for three"


@pytest.mark.usefixtures("qapp")
def test_that_somebody_is_out_of_the_game_is_read_to_the_end() -> None:
    metrics = QFontMetricsF(sans(12.5, SEMIBOLD))
    told = slim_lines(("Berta: fuera de la partida",), ("",), metrics, 152, 38, 1.0)
    assert " ".join(told.lines) == "Berta: fuera de la partida"
    assert max(map(metrics.horizontalAdvance, told.lines)) <= told.room


def test_a_name_is_told_as_a_whole_or_nearly_or_leaves_the_word_to_its_sign(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), language="es", size=(1366, 768))
    mat = next(each for each in table.screen.scene.mats if "Enfrentados" in each.label.title)
    letters = QFontMetricsF(sans(13.5 * mat.scale_of_text, SEMIBOLD))
    whole, heading = letters.horizontalAdvance("Enfrentados"), MatHeading(mat.label, mat.scale_of_text)
    assert heading.name_within(whole + 1) == "Enfrentados"
    assert heading.name_within(whole * 0.9) == "Enfrentados", "cut by a letter or two it is read all the same"
    assert heading.name_within(whole * 0.4) == ""


def test_a_name_that_would_be_cut_beside_its_sign_stands_whole_without_it(lay_table: LayTable) -> None:
    """A company of one was headed "Compa…"."""
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), language="es", size=(1366, 768))
    mat = next(each for each in table.screen.scene.mats if "Enfrentados" in each.label.title)
    whole = QFontMetricsF(sans(13.5 * mat.scale_of_text, SEMIBOLD)).horizontalAdvance("Enfrentados")
    beside, alone = BESIDE_SIGN * mat.scale_of_text, ALONE * mat.scale_of_text
    heading = MatHeading(mat.label, mat.scale_of_text)
    assert heading.name_and_place(whole + beside + 1) == ("Enfrentados", beside)
    assert heading.name_and_place(whole + alone + 1) == ("Enfrentados", alone)
    assert heading.name_and_place(whole * 0.5 + beside) == ("", beside), "its sign alone"


@pytest.mark.usefixtures("qapp")
def test_an_amount_with_little_room_is_called_by_its_short_name_and_not_by_the_beginning_of_the_long_one() -> None:
    told = AccountTold("Influencia directa de Tûma", "4 de 4", 4, (), "de Tûma")
    letters = sans(12.5, SEMIBOLD)
    whole = QFontMetricsF(letters).horizontalAdvance(told.name)
    assert name_within(told, whole, letters) == "Influencia directa de Tûma"
    assert name_within(told, whole - 1, letters) == "de Tûma"


@pytest.mark.usefixtures("qapp")
def test_an_empty_pile_breaks_its_words_in_the_middle() -> None:
    metrics = QFontMetricsF(sans(12.5, SEMIBOLD))
    whole = metrics.horizontalAdvance("Muertos: sin cartas")
    assert in_equal_lines("Muertos: sin cartas", metrics, whole) == ["Muertos: sin cartas"]
    assert in_equal_lines("Muertos: sin cartas", metrics, whole - 1) == ["Muertos:", "sin cartas"]


def test_an_empty_mat_of_another_says_what_it_is_before_it_says_whose() -> None:
    with Stage((1366, 768), "es", "daylight", "lotr_tcg") as stage:
        screen = table_on(stage)
        mat = next(each for each in screen.scene.mats if each.mat.zones[:1] == ["support:B"])
        assert mat.mat.state == "strip"
        assert (mat.label.title, *mat.label.shorter) == (
            "Área de apoyo de B: sin cartas",
            "Área de apoyo de B",
            "Apoyo: sin cartas",
            "Apoyo",
            "B: sin cartas",
            "B",
        )


def test_no_name_is_shortened_for_a_chip_that_has_no_room(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), language="es", size=(1366, 768))
    mat = next(each for each in table.screen.scene.mats if "Enfrentados" in each.label.title)
    label = replace(mat.label, title="Comunidad de B", shorter=("B",), chip="actúa en este turno, movimientos 1 de 3")
    heading = MatHeading(label, mat.scale_of_text)
    letters = QFontMetricsF(sans(13.5 * mat.scale_of_text, SEMIBOLD))
    whole, chip = letters.horizontalAdvance("Comunidad de B"), letters.horizontalAdvance(label.chip) + 40
    assert heading.name_within(whole + chip) == "Comunidad de B"
    assert heading.name_within(whole + chip - 40) == "B", "then the chip stands beside it"
    assert heading.name_within(whole + 40) == "Comunidad de B"


@pytest.mark.parametrize("language", ["en", "es"])
def test_beside_a_tour_every_number_of_saurons_actions_and_minions_is_told(language: Language) -> None:
    """The orders were left out, and the health of the minions was cut."""
    with Stage((1366, 762), language, "daylight", "me_quest") as stage:
        stage.show("tour")
        screen = stage.window.findChildren(TableScreen)[0]
        slim = {each.mat.zones[0]: each for each in screen.scene.mats if each.mat.state == "line"}
        for zone, numbers in (("roster:actions", ["6 5 4", "3 2 1", "3 2 1"]), ("roster:minions", ["9/9", "11/11"])):
            mat = slim[zone]
            long, across = mat.rect().width(), mat.rect().height()
            told = told_within(mat.label, long, across, mat.scale_of_text)
            letters = QFontMetricsF(sans(12.5 * mat.scale_of_text, SEMIBOLD))
            assert [part.strip() for part in " · ".join(told.lines).split(" · ")] == [mat.label.title, *numbers]
            assert told.left + told.squeeze * max(map(letters.horizontalAdvance, told.lines)) <= long
            assert len(mat.label.signs) == len(numbers)
