"""Words on cards: titles fit, text stays in its box, signs stand where the marks were."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.thrones.factions import FACTIONS
from desktop_app.ui.art.lettering import TITLE, Fitted, fit_title, width_of
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.prose import line_width, lines_of, pieces_of, plain
from desktop_app.ui.art.signs import FRAME_SIGNS
from desktop_app.ui.art.small import LEAST_NAME, least_name, note_of
from desktop_app.ui.art.strip import WIDTH
from desktop_app.ui.art.textbox import lift_for, paint_text
from desktop_app.ui.art.theme import Theme
from tests.ui.art.picture import picture

pytestmark = pytest.mark.usefixtures("qapp")

LONG_TITLES = (
    "Guard of the Citadel", "The Galadhrim’s Greeting", "Daughter of the Nimrodel", "Mountains of Mirkwood",
    "El Saludo de los Galadhrim", "Messengers of the Stormcrow", "Swordsman of the Northern Kingdom",
)  # fmt: skip


@pytest.mark.parametrize("title", LONG_TITLES)
@pytest.mark.parametrize(("room", "size", "smallest"), [(80, 13.2, 9.6), (254, 27, 16.7)])
def test_a_title_fits_its_band(title: str, room: float, size: float, smallest: float) -> None:
    fitted = fit_title(title, room, size, smallest)
    assert fitted.width <= room + 0.01
    assert fitted.size >= smallest


def test_a_short_title_is_left_as_it_is() -> None:
    fitted = fit_title("Feint", 80, 13.2, 9.6)
    assert (fitted.text, fitted.hand, fitted.size) == ("Feint", TITLE, 13.2)


def test_a_title_grows_narrow_before_it_grows_small_and_small_before_it_is_cut() -> None:
    title = "Mountains of Mirkwood"
    whole = width_of(title, TITLE, 13.2)
    narrow = fit_title(title, whole * 0.93, 13.2, 9.6)
    small = fit_title(title, whole * 0.7, 13.2, 9.6)
    cut = fit_title(title, whole * 0.4, 13.2, 9.6)
    assert (narrow.size, narrow.text) == (13.2, title)
    assert small.text == title
    assert 9.6 <= small.size < 13.2
    assert cut.text.endswith("…")


def test_titles_that_begin_alike_are_told_apart_by_their_last_word() -> None:
    """In a list of cards two rings were called "Anillo Enano de la Tribu d…"."""
    rings = [
        fit_title(f"Anillo Enano de la Tribu de {name}", 95, 13.2, 9.6).text for name in ("Thélor", "Thrár", "Báváror")
    ]
    assert all(ring.startswith("Anillo Enano") for ring in rings)
    assert [ring.split()[-1] for ring in rings] == ["Thélor", "Thrár", "Báváror"]
    assert fit_title("Ungüento Maloliente", 45, 13.2, 9.6).text.endswith("…"), "of two words the first says more"


@pytest.mark.parametrize(("wide", "whole"), [(90, False), (130, True), (330, True)])
def test_a_long_name_is_whole_on_a_card_large_enough_to_read_it(wide: int, whole: bool) -> None:
    found: list[Fitted] = []

    def fit(painter: QPainter) -> None:
        painter.scale(wide / WIDTH, wide / WIDTH)
        found.append(fit_title("Arboleda del árbol corazón", 80, 13.2, least_name(painter)))

    picture(10, 10, fit)
    (name,) = found
    assert ("…" in name.text) is not whole
    assert name.size * wide / WIDTH >= LEAST_NAME or not whole


def test_what_a_card_without_numbers_is_stands_in_two_lines_before_it_is_too_small_to_read() -> None:
    """Of the Horn of Anor one read "Influencia directa +2 · Corrupción 1" in letters of five pixels."""
    note = "Influencia directa +2 · Corrupción 1"
    horn = FaceModel(code="1", kind="meccg_resource", title="Cuerno de Arnor", note=note)
    cram = FaceModel(code="2", kind="meccg_resource", title="Cram", note="Corrupción 1")
    assert note_of(horn) == ("Influencia directa +2", "Corrupción 1")
    assert note_of(cram) == ("Corrupción 1",)


def test_no_line_of_text_is_wider_than_its_box() -> None:
    text = "**Response:** After Gandalf enters play choose one: draw 3 cards; 4 damage to an enemy; +1 [attack]."
    for room in (120, 200, 300):
        assert all(line_width(line, 16) <= room for line in lines_of(text, 16, room))


def test_every_word_is_written_once_and_in_order() -> None:
    text = "**Action:** Exhaust this card to add 2 resources to that hero’s pool."
    written = " ".join(placed.piece.text for line in lines_of(text, 16, 140) for placed in line)
    assert written == text.replace("**", "")


def test_a_mark_becomes_its_sign() -> None:
    pieces = pieces_of("It has +1 [attack] now")
    assert [piece.text for piece in pieces if piece.sign] == ["sword"]


@pytest.mark.rule("GOT-172")
@pytest.mark.parametrize("faction", [faction.id for faction in FACTIONS])
def test_every_faction_of_westeros_is_drawn_in_a_text(faction: str) -> None:
    """House Stark is written as [stark] and drawn as its sign, another for each faction."""
    (drawn,) = [piece for piece in pieces_of(f"Choose a [{faction}] character.") if piece.sign]
    assert drawn.text == FRAME_SIGNS[faction]
    assert sum(drawn.text == FRAME_SIGNS[each.id] for each in FACTIONS) == 1


def test_a_bracket_without_a_sign_stays_as_written() -> None:
    assert [piece.text for piece in pieces_of("[oliphaunt]")] == ["[oliphaunt]"]
    assert not pieces_of("[oliphaunt]")[0].sign


def test_a_full_stop_is_never_torn_from_its_sign() -> None:
    lines = lines_of("one two three [attack].", 16, 60)
    last = [placed.piece.text for placed in lines[-1]]
    assert last[-2:] == ["sword", "."]


def test_bold_and_italic_end_where_they_say() -> None:
    bold, plain_word, slanted = pieces_of("**Forced:** then *slowly*")
    assert bold.hand.weight > plain_word.hand.weight
    assert slanted.hand.italic
    assert not plain_word.hand.italic


def test_marks_do_not_count_as_letters() -> None:
    assert plain(("**Sentinel.** +1 [attack]",)) == "Sentinel. +1 "


def test_a_very_long_text_stays_on_the_paper(daylight: Theme) -> None:
    text = ("**Forced:** After this enemy attacks, deal 1 damage to each character you control. " * 6,)
    face = FaceModel(code="1", kind="lcg_enemy", title="x", traits="Orc.", text=text, shadow="attack again.")
    room = QRectF(20, 20, 300, 140)
    image = picture(340, 240, lambda painter: paint_text(painter, face, room, daylight))
    below = [image.pixelColor(x, y).alpha() for y in range(164, 240) for x in range(340)]
    assert not any(below)
    inside = [image.pixelColor(x, y).alpha() for y in range(20, 160) for x in range(20, 320)]
    assert sum(alpha > 128 for alpha in inside) > 2000


def test_the_text_box_grows_into_the_picture_only_for_a_long_text(daylight: Theme) -> None:
    box = QRectF(16, 318, 328, 162)
    short = FaceModel(code="1", kind="lcg_objective", title="x", text=("**Guarded.**",))
    long = FaceModel(code="1", kind="lcg_objective", title="x", text=("Attach to a hero and raise each threat. " * 12,))
    endless = FaceModel(code="1", kind="lcg_objective", title="x", text=("Attach it to a hero. " * 90,))
    assert lift_for(short, box, daylight, 84) == 0
    assert 0 < lift_for(long, box, daylight, 84) < 84
    assert lift_for(endless, box, daylight, 84) == 84
