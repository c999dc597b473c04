"""Faces: every kind at every size, the same picture each time, told apart without colour."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from desktop_app.engine.frozen import replace
from desktop_app.paths import RESOURCES
from desktop_app.ui.art.back import BACK_SIGNS
from desktop_app.ui.art.face import BUCKETS, FaceModel, Values, card_size, paint_back, paint_small, paint_turned
from desktop_app.ui.art.half_covered import paint_open_part
from desktop_app.ui.art.kinds import KINDS
from desktop_app.ui.art.theme import THEMES, Theme, load_theme
from tests.ui.art import sample_faces as sample
from tests.ui.art.contact_sheet import sheet
from tests.ui.art.picture import difference, opaque_share, picture, picture_of, pixels

ALL = [face for faces in sample.GAMES.values() for face in faces]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("theme_name", THEMES)
def test_every_kind_is_painted_at_every_size(qapp: object, kind: str, theme_name: str) -> None:
    """A card whose numbers nobody filled in is a card too: import and tests make such."""
    face = FaceModel(code="x1", kind=kind, title="Passage Through Mirkwood", text=("A **bold** word.",), cost="3")
    for bucket in BUCKETS:
        assert opaque_share(picture_of(face, load_theme(theme_name), bucket)) > 0.9


@pytest.mark.parametrize("face", ALL, ids=lambda face: face.title)
def test_the_same_arguments_paint_the_same_pixels(daylight: Theme, face: FaceModel) -> None:
    for width in (110, 360):
        assert pixels(picture_of(face, daylight, width)) == pixels(picture_of(face, daylight, width))


def test_a_face_is_the_same_under_every_hash_seed(qapp: object) -> None:
    prints = {_fingerprint(seed) for seed in ("0", "1")}
    assert len(prints) == 1


def _fingerprint(hash_seed: str) -> str:
    program = (
        "import hashlib\n"
        "from PySide6.QtGui import QGuiApplication\n"
        "application = QGuiApplication([])\n"
        "from desktop_app.ui.art.theme import load_theme\n"
        "from tests.ui.art import sample_faces\n"
        "from tests.ui.art.picture import picture_of, pixels\n"
        "theme = load_theme('daylight')\n"
        "faces = (sample_faces.ARAGORN, sample_faces.SPIDER, sample_faces.FLIES)\n"
        "print(hashlib.sha256(b''.join(pixels(picture_of(face, theme, 110)) for face in faces)).hexdigest())\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", program], env=environment, cwd=RESOURCES.parent, capture_output=True, text=True,
        check=True, timeout=120,
    )  # fmt: skip
    return run.stdout.strip()


def test_a_card_looks_the_same_in_both_languages_but_for_its_words(daylight: Theme) -> None:
    spanish = replace(sample.SPIDER, title="Araña del Bosque")
    english_picture = picture_of(sample.SPIDER, daylight, 110).copy(0, 30, 110, 124)
    assert pixels(english_picture) == pixels(picture_of(spanish, daylight, 110).copy(0, 30, 110, 124))


TYPES = (sample.ARAGORN, sample.FARAMIR, sample.BLADE_MASTERY, sample.SPIDER, sample.ROAD, sample.STEWARD, sample.EYES)


@pytest.mark.parametrize(("first", "second"), list(combinations(TYPES, 2)), ids=lambda face: face.title)
def test_types_are_told_apart_without_colour(daylight: Theme, first: FaceModel, second: FaceModel) -> None:
    """In grey, with one frame, one landscape, one charge and no words: the shapes alone differ."""
    emblem = first.emblem
    assert emblem is not None
    plain = [
        replace(face, code="same", title="", unique=False, cost=None, numbers=(), type_line="", frame="lore",
                emblem=replace(emblem, shield=face.emblem.shield if face.emblem else ""))
        for face in (first, second)
    ]  # fmt: skip
    assert difference(*(picture_of(face, daylight, 110) for face in plain)) > 1


def test_spheres_are_told_apart_by_their_sign(daylight: Theme) -> None:
    """The same card in the four spheres, all painted in one colour of frame."""
    spheres = ("leadership", "tactics", "spirit", "lore", "neutral")
    corner = [
        picture_of(replace(sample.BLADE_MASTERY, frame=sphere), _one_colour(daylight), 110).copy(86, 22, 22, 22)
        for sphere in spheres
    ]
    for first, second in combinations(corner, 2):
        assert difference(first, second) > 4


def _one_colour(theme: Theme) -> Theme:
    return replace(theme, name="one-colour", frames=dict.fromkeys(theme.frames, "#5f4187"))


class TestNumbers:
    def test_a_raised_number_is_seen(self, daylight: Theme) -> None:
        printed = picture_of(sample.ARAGORN, daylight, 110)
        raised = picture_of(sample.ARAGORN, daylight, 110, {"willpower": 4})
        assert _near(raised, daylight.inks["raised"]) > 15
        assert _near(printed, daylight.inks["raised"]) == 0

    def test_a_lowered_number_is_seen(self, daylight: Theme) -> None:
        lowered = picture_of(sample.ARAGORN, daylight, 110, {"attack": 1})
        assert _near(lowered, daylight.inks["lowered"]) > 15

    def test_an_unchanged_number_is_as_printed(self, daylight: Theme) -> None:
        same = picture_of(sample.ARAGORN, daylight, 110, {"willpower": 2, "attack": "3"})
        assert pixels(same) == pixels(picture_of(sample.ARAGORN, daylight, 110))

    def test_the_large_card_keeps_its_printed_numbers(self, daylight: Theme) -> None:
        changed = picture_of(sample.ARAGORN, daylight, 360, {"willpower": 4})
        assert pixels(changed) == pixels(picture_of(sample.ARAGORN, daylight, 360))

    def test_a_number_that_is_not_printed_can_still_be_shown(self, daylight: Theme) -> None:
        ally = replace(sample.BLADE_MASTERY, kind="lcg_ally")
        with_number = picture_of(ally, daylight, 110, {"attack": 2})
        assert pixels(with_number) != pixels(picture_of(ally, daylight, 110))


def _near(image: QImage, colour: str) -> int:
    """How many pixels of the strip at the foot are about this colour."""
    wanted = QColor(colour)
    strip = [image.pixelColor(x, y) for y in range(image.height() - 30, image.height()) for x in range(image.width())]
    return sum(
        abs(seen.red() - wanted.red()) + abs(seen.green() - wanted.green()) + abs(seen.blue() - wanted.blue()) < 24
        for seen in strip
    )


def test_quests_and_plots_lie(qapp: object) -> None:
    assert card_size("lcg_quest", 110).width() > card_size("lcg_quest", 110).height()
    assert card_size("thrones_plot", 110).height() == 110
    assert card_size("lcg_hero", 110).height() > 110


def back_picture(kind: str, theme: Theme) -> QImage:
    return picture(110, 154, lambda painter: paint_back(painter, kind, theme, 110))


def test_every_deck_has_a_back_of_its_own(daylight: Theme) -> None:
    assert len({pixels(back_picture(kind, daylight)) for kind in BACK_SIGNS}) == len(BACK_SIGNS)


def test_a_hidden_card_shows_its_back_and_nothing_of_its_face(daylight: Theme) -> None:
    first, second = (picture_of(face, daylight, 110, side="back") for face in (sample.SPIDER, sample.ROAD))
    assert pixels(first) == pixels(second)


def test_an_unknown_kind_is_named(daylight: Theme) -> None:
    with pytest.raises(ValueError, match="lcg_wizard"):
        picture_of(FaceModel(code="1", kind="lcg_wizard", title="Saruman"), daylight, 110)


def test_large_print_writes_the_text_larger(qapp: object) -> None:
    usual = picture_of(sample.FARAMIR, load_theme("daylight"), 360)
    large = picture_of(sample.FARAMIR, load_theme("daylight", large_print=True), 360)
    assert pixels(usual) != pixels(large)


def test_the_sheet_of_all_faces_can_be_made(daylight: Theme) -> None:
    made = sheet(ALL, (110,), daylight)
    assert made.width() == 1900
    assert made.height() > 500


def test_a_long_text_of_the_middle_earth_ccg_takes_room_from_its_picture(daylight: Theme) -> None:
    paper = QColor(daylight.inks["meccg_paper"])
    short = FaceModel(code="1", kind="meccg_resource", title="x", text=("Tap to untap.",))
    long = replace(short, text=("Tap this to untap a character at the same site. " * 14,))
    seen = [picture_of(face, daylight, 360) for face in (short, long)]
    beside_the_words = [picture.pixelColor(24, 240) for picture in seen]
    in_the_picture = [picture.pixelColor(40, 240) for picture in seen]
    assert beside_the_words == [paper, paper]
    assert in_the_picture[0] != paper
    in_the_usual_picture = [seen[1].pixelColor(x, y) for x in range(40, 320) for y in range(215, 280)]
    assert in_the_usual_picture.count(paper) > len(in_the_usual_picture) / 2, "words on paper stand there now"


def test_a_character_that_says_much_takes_room_from_its_picture(daylight: Theme) -> None:
    paper = QColor(daylight.inks["card_paper"])
    short = FaceModel(
        code="1", kind="thrones_character", title="x", cost="3", numbers=(("str", "3"),), text=("Pillage.",)
    )
    long = replace(short, text=("After this enters play choose a character of your dead pile and return it. " * 6,))
    seen = [picture_of(face, daylight, 360) for face in (short, long)]
    over_the_usual_box = [(x, y) for x in range(20, 340) for y in range(315, 350)]
    on_paper = [sum(picture.pixelColor(*at) == paper for at in over_the_usual_box) for picture in seen]
    assert on_paper[0] == 0
    assert on_paper[1] > len(over_the_usual_box) / 4


def test_the_words_of_a_small_large_face_are_as_large_as_its_box_allows(daylight: Theme) -> None:
    """Whoever reads it in a small window has no more of it than that."""
    ink = QColor(daylight.inks["card_ink"])

    def letters(width: float) -> float:
        """How much of the text box is ink."""
        seen = picture_of(replace(sample.STORM, kind="thrones_event", numbers=(), cost="1"), daylight, width)
        k = width / 360
        box = [(x, y) for x in range(round(30 * k), round(330 * k)) for y in range(round(390 * k), round(470 * k))]
        return sum(seen.pixelColor(*at).lightness() < (ink.lightness() + 255) // 2 for at in box) / len(box)

    assert letters(216) > 1.15 * letters(540)


def test_a_plot_that_says_much_takes_room_from_its_picture(daylight: Theme) -> None:
    paper = QColor(daylight.inks["card_paper"])
    long = replace(sample.STORM, text=("Search the 10 cards on top of your deck for a location and reveal it. " * 2,))
    seen = [picture_of(face, daylight, 360) for face in (sample.STORM, long)]
    over_the_usual_box = [(x, y) for x in range(30, 410) for y in range(236, 262)]
    on_paper = [sum(picture.pixelColor(*at) == paper for at in over_the_usual_box) for picture in seen]
    assert on_paper[0] == 0
    assert on_paper[1] > len(over_the_usual_box) / 4


def half_covered(face: FaceModel, theme: Theme, values: Values, within: float, *, lying: bool = False) -> QImage:
    """A small face with what is painted over it while it lies half under another."""

    def paint(painter: QPainter) -> None:
        (paint_turned if lying else paint_small)(painter, face, theme, 110, values)
        if within < 1:
            paint_open_part(painter, face, values, theme, within, lying=lying)

    return picture(*((154, 110) if lying else (110, 154)), paint)


@pytest.mark.parametrize("lying", [False, True])
@pytest.mark.parametrize("within", [0.45, 0.6])
@pytest.mark.parametrize(
    ("face", "last"), [(sample.ARAGORN, "hit_points"), (sample.T_ARAGORN, "resistance")], ids=["four", "three"]
)
def test_of_a_card_half_under_another_every_number_stands_in_what_lies_open(
    daylight: Theme, face: FaceModel, last: str, within: float, lying: bool
) -> None:
    """The next minion covered the third number of a strip, and the next hero the last two."""

    def open_part(value: int, share: float) -> bytes:
        whole = half_covered(face, daylight, {last: value}, share, lying=lying)
        return pixels(whole.copy(0, 0, int(whole.width() * within), whole.height()))

    assert open_part(3, 1.0) == open_part(8, 1.0), "it stood under the next card"
    assert open_part(3, within) != open_part(8, within)


def test_a_name_is_cut_by_the_next_card_rather_than_by_three_dots(daylight: Theme) -> None:
    def name(title: str, share: float) -> bytes:
        face = replace(sample.ARAGORN, title=title)
        return pixels(half_covered(face, daylight, {}, share).copy(28, 0, 38, 21))

    long = "Hammersmith of the Mountain"
    assert name(long, 0.6) == name(long, 1.0)
    assert name("Gandalf", 1.0) == name("Gandalt", 1.0)
    assert name("Gandalf", 0.6) != name("Gandalt", 0.6), "all of a short one is read"
