"""Pictures of the first screen go from one start to the next, as long as nothing they depend on changes."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication

from desktop_app.engine.frozen import replace
from desktop_app.ui.art import first_pictures
from desktop_app.ui.art.first_pictures import NAME, FirstPictures, begin_start, end_start, from_last_start
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.faces.pictures import face_pixmap, game_scene
from tests.ui.art.picture import pixels

pytestmark = pytest.mark.usefixtures("qapp", "ended")
ALLY = FaceModel("a1", "lcg_ally", "Wandering Minstrel", "lotr_lcg", numbers=(("willpower", "1"),))


@pytest.fixture
def ended() -> Iterator[None]:
    """No start goes on after a test, and none finds what an earlier test painted."""
    QPixmapCache.clear()
    yield
    end_start()
    QPixmapCache.clear()


@dataclass
class Brush:
    """Paints small pictures, and counts them."""

    colour: str = "red"
    painted: int = 0

    def paint(self) -> QPixmap:
        """A picture of the colour, half of it clear, for a screen of twice as many pixels."""
        self.painted += 1
        picture = QPixmap(6, 4)
        picture.fill(QColor(self.colour))
        picture.setDevicePixelRatio(2.0)
        return picture


def started(root: Path, brush: Brush, key: str = "a shield") -> QPixmap:
    begin_start(root)
    shown = from_last_start(key, brush.paint)
    end_start()
    return shown


def test_the_second_start_lays_down_what_the_first_has_painted(tmp_path: Path) -> None:
    brush = Brush("#80336699")
    first, second = started(tmp_path, brush), started(tmp_path, brush)

    assert brush.painted == 1
    assert pixels(second.toImage()) == pixels(first.toImage())
    assert second.devicePixelRatio() == 2.0


def test_what_is_new_is_kept_beside_what_was_shown_before(tmp_path: Path) -> None:
    brush = Brush()
    started(tmp_path, brush, "a shield")
    begin_start(tmp_path)
    for key in ("a shield", "a wood"):
        from_last_start(key, brush.paint)
    end_start()
    begin_start(tmp_path)
    for key in ("a wood", "a shield"):
        from_last_start(key, brush.paint)

    assert brush.painted == 2


def test_after_the_first_screen_nothing_is_kept_any_more(tmp_path: Path) -> None:
    brush = Brush()
    begin_start(tmp_path)
    end_start()
    from_last_start("a shield", brush.paint)
    started(tmp_path, brush)

    assert brush.painted == 2


def test_another_program_paints_anew(tmp_path: Path) -> None:
    brush = Brush()
    for stamp in ("1.0", "1.1"):
        pictures = FirstPictures(tmp_path / NAME, stamp)
        pictures.get("a shield", brush.paint)
        pictures.close()

    assert brush.painted == 2


def test_a_painter_that_has_changed_is_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    painter = tmp_path / "heraldry.py"
    painter.write_text("gold", encoding="utf-8")
    monkeypatch.setattr(first_pictures, "_PAINTERS", (tmp_path, tmp_path / "not in a bundle"))
    before = first_pictures.stamp()
    os.utime(painter, ns=(0, painter.stat().st_mtime_ns + 1))

    assert first_pictures.stamp() != before


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: b"",
        lambda whole: whole[:-5],
        lambda whole: whole[:-5] + b"\x07" * 5,
        lambda whole: b"[]\n" + whole,
        lambda whole: whole.replace(b'"pictures": [[', b'"pictures": [[9, '),
        lambda whole: b"\xff" * len(whole),
    ],
)
def test_a_damaged_file_is_painted_over(tmp_path: Path, damage: object) -> None:
    assert callable(damage)
    brush = Brush()
    started(tmp_path, brush)
    (tmp_path / NAME).write_bytes(damage((tmp_path / NAME).read_bytes()))
    started(tmp_path, brush)
    started(tmp_path, brush)

    assert brush.painted == 2


def test_more_pixels_told_of_than_there_are_are_none(tmp_path: Path) -> None:
    brush = Brush()
    started(tmp_path, brush)
    whole = (tmp_path / NAME).read_bytes()
    (tmp_path / NAME).write_bytes(whole.replace(b", 6, 4, 2.0]", b", 6, 4000, 2.0]"))
    started(tmp_path, brush)

    assert brush.painted == 2


def test_a_start_without_a_data_folder_leaves_nothing_behind(tmp_path: Path) -> None:
    brush = Brush()
    started(tmp_path / "not yet", brush)

    assert brush.painted == 1
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_the_next_start_paints_again(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    brush = Brush()
    started(tmp_path, brush)
    started(tmp_path, brush)

    assert brush.painted == 2


def test_a_shield_of_the_start_screen_is_kept(tmp_path: Path, daylight: Theme) -> None:
    begin_start(tmp_path)
    first = pixels(game_scene("lotr_lcg", 120, 60, 1.0, daylight).toImage())
    end_start()
    QPixmapCache.clear()
    begin_start(tmp_path)
    again = from_last_start(_only_key(tmp_path), lambda: pytest.fail("it was painted again"))

    assert pixels(again.toImage()) == first


def test_a_face_is_kept_by_all_that_is_printed_on_it(tmp_path: Path, daylight: Theme) -> None:
    begin_start(tmp_path)
    first = face_pixmap(ALLY, 90, 1.0, daylight, "en").toImage()
    end_start()
    QPixmapCache.clear()
    begin_start(tmp_path)
    corrected = replace(ALLY, numbers=(("willpower", "3"),))

    assert pixels(face_pixmap(corrected, 90, 1.0, daylight, "en").toImage()) != pixels(first)


def test_a_picture_of_ones_own_is_looked_at_anew(tmp_path: Path, daylight: Theme) -> None:
    mine = tmp_path / "mine.png"
    shown = []
    for colour in ("red", "blue"):
        picture = QPixmap(90, 126)
        picture.fill(QColor(colour))
        assert picture.save(str(mine))
        begin_start(tmp_path)
        shown.append(pixels(face_pixmap(replace(ALLY, picture=str(mine)), 90, 1.0, daylight, "en").toImage()))
        end_start()
        QPixmapCache.clear()
        QApplication.processEvents()

    assert not (tmp_path / NAME).exists()
    assert shown[0] != shown[1]


def _only_key(root: Path) -> str:
    """The key of the one picture that is kept."""
    ((key, *_),) = json.loads((root / NAME).read_bytes().partition(b"\n")[0])["pictures"]
    assert isinstance(key, str)
    return key
