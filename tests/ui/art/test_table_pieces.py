"""What lies on the table: the face cache, rings and shadows, tokens, the dial, oak, mats."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop_app.ui.art import surfaces
from desktop_app.ui.art.cache import FaceCache, bucket_for
from desktop_app.ui.art.dial import paint_dial
from desktop_app.ui.art.face import BUCKETS, paint_large, paint_small
from desktop_app.ui.art.oak import BOARD, TILE_WIDTH, oak_tile, paint_table
from desktop_app.ui.art.picture import lay
from desktop_app.ui.art.rings import LIFTED, RESTING, RINGS, paint_ring, paint_shadow
from desktop_app.ui.art.theme import THEMES, Theme, load_theme
from desktop_app.ui.art.tokens import TOKEN_SIGNS, paint_token, token_outline
from tests.ui.art import sample_faces as sample
from tests.ui.art.picture import difference, picture, pixels

CARD = QRectF(40, 40, 110, 154)


def around_card(paint: Callable[[QPainter], None]) -> QImage:
    return picture(190, 234, paint)


class TestCache:
    @pytest.mark.parametrize(("width", "bucket"), [(10, 28), (28, 28), (29, 56), (110, 110), (111, 146), (900, 480)])
    def test_the_next_size_at_or_above_is_taken(self, width: float, bucket: int) -> None:
        assert bucket_for(width) == bucket

    def test_a_card_is_painted_once(self, daylight: Theme) -> None:
        cache = FaceCache()
        first = cache.face(sample.ARAGORN, {}, "front", daylight, 104)
        again = cache.face(sample.ARAGORN, {}, "front", daylight, 108)
        assert first.cacheKey() == again.cacheKey()
        assert first.width() == 110

    def test_a_changed_number_is_another_picture(self, daylight: Theme) -> None:
        cache = FaceCache()
        printed = cache.face(sample.ARAGORN, {"willpower": 2}, "front", daylight, 110)
        raised = cache.face(sample.ARAGORN, {"willpower": 4}, "front", daylight, 110)
        assert printed.cacheKey() != raised.cacheKey()
        assert pixels(printed.toImage()) != pixels(raised.toImage())

    def test_theme_language_side_and_ratio_have_pictures_of_their_own(
        self, daylight: Theme, candlelight: Theme
    ) -> None:
        cache = FaceCache()
        made = {
            cache.face(sample.ROAD, {}, "front", daylight, 110).cacheKey(),
            cache.face(sample.ROAD, {}, "front", candlelight, 110).cacheKey(),
            cache.face(sample.ROAD, {}, "front", daylight, 110, language="es").cacheKey(),
            cache.face(sample.ROAD, {}, "back", daylight, 110).cacheKey(),
            cache.face(sample.ROAD, {}, "front", daylight, 110, ratio=2.0).cacheKey(),
        }
        assert len(made) == len(cache) == 5

    def test_on_a_fine_screen_the_picture_has_the_pixels_of_the_screen(self, daylight: Theme) -> None:
        pixmap = FaceCache().face(sample.ROAD, {}, "front", daylight, 110, ratio=2.0)
        assert pixmap.width() >= 220
        assert pixmap.devicePixelRatio() == 2.0

    def test_on_a_fine_screen_a_small_card_is_still_the_small_drawing(self, daylight: Theme) -> None:
        """The words of the large one could not be read at that size."""
        fine = FaceCache().face(sample.ARAGORN, {}, "front", daylight, 110, ratio=2.0).toImage()
        fine.setDevicePixelRatio(1.0)
        size = fine.width(), fine.height()
        small = picture(*size, lambda painter: paint_small(painter, sample.ARAGORN, daylight, fine.width(), {}))
        large = picture(*size, lambda painter: paint_large(painter, sample.ARAGORN, daylight, fine.width()))
        assert difference(fine, small) < difference(fine, large) / 4

    def test_what_is_in_sight_is_never_given_up_for_what_else_is_in_sight(self, daylight: Theme) -> None:
        cache = FaceCache(1000)
        cache.hold(3, 110)
        shown = [sample.ARAGORN, sample.ROAD, sample.SPIDER]
        first = [cache.face(face, {}, "front", daylight, 110).cacheKey() for face in shown]
        assert [cache.face(face, {}, "front", daylight, 110).cacheKey() for face in shown] == first

    def test_a_quest_lies(self, daylight: Theme) -> None:
        pixmap = FaceCache().face(sample.FLIES, {}, "front", daylight, 110)
        assert pixmap.width() > pixmap.height()

    def test_the_least_recently_used_picture_is_given_up_first(self, daylight: Theme) -> None:
        room_for_two = 2 * 110 * 154 * 4 + 100
        cache = FaceCache(room_for_two)
        aragorn = cache.face(sample.ARAGORN, {}, "front", daylight, 110).cacheKey()
        cache.face(sample.ROAD, {}, "front", daylight, 110)
        cache.face(sample.ARAGORN, {}, "front", daylight, 110)
        cache.face(sample.SPIDER, {}, "front", daylight, 110)
        assert len(cache) == 2
        assert cache.bytes_kept <= room_for_two
        assert cache.face(sample.ARAGORN, {}, "front", daylight, 110).cacheKey() == aragorn

    def test_a_cleared_cache_holds_nothing(self, daylight: Theme) -> None:
        cache = FaceCache()
        cache.back("player", daylight, 110)
        cache.clear()
        assert (len(cache), cache.bytes_kept) == (0, 0)

    def test_every_size_of_a_face_is_what_it_says(self, daylight: Theme) -> None:
        cache = FaceCache()
        for bucket in BUCKETS:
            assert cache.face(sample.ARAGORN, {}, "front", daylight, bucket).width() == bucket


def ring_picture(state: str, theme: Theme) -> QImage:
    return around_card(lambda painter: paint_ring(painter, state, CARD, theme))


class TestRings:
    @pytest.mark.parametrize("state", RINGS)
    @pytest.mark.parametrize("theme_name", THEMES)
    def test_a_ring_lies_around_the_card_and_not_on_it(self, qapp: object, state: str, theme_name: str) -> None:
        theme = load_theme(theme_name)
        image = around_card(lambda painter: paint_ring(painter, state, CARD, theme))
        outside = [image.pixelColor(x, 117).alpha() for x in range(28, 40)]
        assert max(outside) > 100

    def test_a_refusal_is_two_bands_of_danger_and_panel(self, daylight: Theme) -> None:
        image = around_card(lambda painter: paint_ring(painter, "refused", CARD, daylight))
        assert image.pixelColor(38, 117).name() == daylight.danger
        assert image.pixelColor(35, 117).name() == daylight.panel

    def test_the_ring_around_a_card_of_a_large_screen_is_as_much_stronger(self, daylight: Theme) -> None:
        large = QRectF(40, 40, 340, 475)
        image = picture(420, 555, lambda painter: paint_ring(painter, "refused", large, daylight))
        seen = [image.pixelColor(x, 277).name() for x in range(30, 40)]
        assert seen == [daylight.panel] * 4 + [daylight.danger] * 6

    def test_a_legal_target_glows_all_around(self, daylight: Theme) -> None:
        image = around_card(lambda painter: paint_ring(painter, "legal", CARD, daylight))
        for x, y in ((32, 117), (157, 117), (95, 32), (95, 201)):
            assert image.pixelColor(x, y).alpha() > 30, (x, y)
        assert image.pixelColor(20, 117).alpha() < 30

    def test_rings_differ_in_more_than_colour(self, daylight: Theme) -> None:
        focus, selected, changed = (ring_picture(state, daylight) for state in ("focus", "selected", "changed"))
        assert difference(focus, selected) > 1
        assert difference(changed, selected) > 1

    def test_a_fading_ring_fades(self, daylight: Theme) -> None:
        full = around_card(lambda painter: paint_ring(painter, "changed", CARD, daylight))
        faint = around_card(lambda painter: paint_ring(painter, "changed", CARD, daylight, opacity=0.3))
        assert faint.pixelColor(33, 117).alpha() < full.pixelColor(33, 117).alpha()

    def test_an_unknown_state_is_named(self, daylight: Theme) -> None:
        with pytest.raises(ValueError, match="angry"):
            around_card(lambda painter: paint_ring(painter, "angry", CARD, daylight))

    def test_a_lifted_card_casts_the_longer_shadow(self, daylight: Theme) -> None:
        resting = around_card(lambda painter: paint_shadow(painter, CARD, RESTING, daylight))
        lifted = around_card(lambda painter: paint_shadow(painter, CARD, LIFTED, daylight))
        assert lifted.pixelColor(95, 208).alpha() > resting.pixelColor(95, 208).alpha()

    @pytest.mark.parametrize("shift", [0.0, 0.3, 0.5, 0.75])
    @pytest.mark.parametrize("scale", [0.93, 1.0, 1.31])
    def test_a_soft_edge_shows_no_line_where_its_parts_meet(self, daylight: Theme, scale: float, shift: float) -> None:
        """Below a card it grows darker from the left, stays as it is, and grows lighter to the right."""
        card = CARD.translated(shift, shift)

        def soft(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale, scale)
            paint_shadow(painter, card, RESTING, daylight)

        image = picture(260, 320, soft)
        below = [image.pixelColor(x, int((card.bottom() + 4) * scale)).alpha() for x in range(260)]
        middle = round(card.center().x() * scale)
        assert below[:middle] == sorted(below[:middle])
        assert below[middle:] == sorted(below[middle:], reverse=True)


class TestTokens:
    @pytest.mark.parametrize("kind", sorted(TOKEN_SIGNS))
    def test_one_shows_its_sign_and_more_their_number(self, daylight: Theme, kind: str) -> None:
        one, two, twelve = (token_picture(kind, count, daylight) for count in (1, 2, 12))
        assert len({pixels(one), pixels(two), pixels(twelve)}) == 3

    @pytest.mark.parametrize("kind", sorted(TOKEN_SIGNS))
    def test_every_token_has_a_colour(self, daylight: Theme, kind: str) -> None:
        assert all(QColor(colour).isValid() for colour in daylight.tokens[kind])

    def test_outlines_tell_the_kinds_of_this_game_apart(self, daylight: Theme) -> None:
        for first, second in combinations(("damage", "progress", "resource", "threat"), 2):
            assert token_outline(first) != token_outline(second)


def token_picture(kind: str, count: int, theme: Theme) -> QImage:
    return picture(40, 40, lambda painter: paint_token(painter, kind, QRectF(2, 2, 36, 36), count, theme))


class TestDial:
    def test_the_arc_grows_with_the_threat(self, daylight: Theme) -> None:
        low, high = (self.shown(level, daylight) for level in (10, 40))
        arc = QColor(daylight.dial["arc"])
        assert count_of(high, arc) > count_of(low, arc) > 0

    def test_from_five_below_the_end_it_warns(self, daylight: Theme) -> None:
        danger = QColor(daylight.dial["near_end"])
        assert count_of(self.shown(44, daylight), danger) == 0
        assert count_of(self.shown(45, daylight), danger) > 100

    def test_threat_past_the_end_is_still_shown(self, daylight: Theme) -> None:
        assert pixels(self.shown(50, daylight)) != pixels(self.shown(53, daylight))

    def test_what_could_not_be_read_in_a_small_dial_is_left_out(self, daylight: Theme) -> None:
        assert pixels(self.shown(5, daylight, 56)) == pixels(self.shown(5, daylight, 56, note=""))
        assert pixels(self.shown(5, daylight, 90)) != pixels(self.shown(5, daylight, 90, note=""))

    def test_a_small_dial_warns_as_well(self, daylight: Theme) -> None:
        danger = QColor(daylight.dial["near_end"])
        assert count_of(self.shown(45, daylight, 56), danger) > count_of(self.shown(44, daylight, 56), danger) == 0

    @staticmethod
    def shown(level: int, theme: Theme, size: int = 140, note: str = "of 50") -> QImage:
        box = QRectF(0, 0, size, size)
        return picture(size, size + 2, lambda painter: paint_dial(painter, box, level, 50, note, theme))


def count_of(image: QImage, colour: QColor) -> int:
    seen = (image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width()))
    return sum(pixel.rgb() == colour.rgb() for pixel in seen)


class TestTable:
    @pytest.mark.parametrize("theme_name", THEMES)
    def test_the_oak_repeats_without_a_seam(self, qapp: object, theme_name: str) -> None:
        tile = oak_tile(load_theme(theme_name)).toImage()
        for y in range(4, BOARD * 4, 16):
            left, right = tile.pixelColor(0, y), tile.pixelColor(TILE_WIDTH - 1, y)
            assert abs(left.lightness() - right.lightness()) <= 3, y

    def test_boards_stay_where_they_are_when_a_part_is_repainted(self, daylight: Theme) -> None:
        whole = picture(400, 300, lambda painter: paint_table(painter, QRectF(0, 0, 400, 300), daylight))
        part = picture(400, 300, lambda painter: paint_table(painter, QRectF(100, 120, 90, 60), daylight))
        assert pixels(whole.copy(100, 120, 90, 60)) == pixels(part.copy(100, 120, 90, 60))

    def test_a_flat_table_is_one_colour(self, daylight: Theme) -> None:
        flat = picture(40, 40, lambda painter: paint_table(painter, QRectF(0, 0, 40, 40), daylight, flat=True))
        assert {flat.pixelColor(x, 20).name() for x in range(40)} == {daylight.table}


PIECES: dict[str, Callable[[QPainter, Theme], object]] = {
    "encounter slot": lambda painter, theme: surfaces.paint_slot(painter, CARD, theme, encounter=True),
    "slot": lambda painter, theme: surfaces.paint_slot(painter, CARD, theme),
    "dimmed": lambda painter, theme: surfaces.paint_dimmed(painter, CARD, 0.72, theme),
    "progress": lambda painter, theme: surfaces.paint_progress(painter, QRectF(40, 40, 100, 9), 0.4, theme),
}


@pytest.mark.parametrize("piece", sorted(PIECES))
def test_each_piece_is_seen_on_the_table(daylight: Theme, piece: str) -> None:
    bare = around_card(lambda painter: paint_table(painter, QRectF(0, 0, 190, 234), daylight))

    def laid(painter: QPainter) -> None:
        paint_table(painter, QRectF(0, 0, 190, 234), daylight)
        PIECES[piece](painter, daylight)

    assert pixels(around_card(laid)) != pixels(bare)


@pytest.mark.parametrize(("scale", "place"), [(1.0, (10.4, 7.6)), (1.5, (10.3, 7.2))])
def test_a_picture_painted_for_its_place_lies_there_pixel_by_pixel(
    daylight: Theme, scale: float, place: tuple[float, float]
) -> None:
    """Between two pixels of the screen, too: nothing of it is sampled anew, so nothing is blurred."""
    face = FaceCache().face(sample.ARAGORN, {}, "front", daylight, 110)

    def laid(painter: QPainter) -> None:
        painter.scale(scale, scale)
        lay(painter, face, QRectF(*place, face.width() / scale, face.height() / scale))

    at = [round(each * scale) for each in place]
    seen = picture(200, 260, laid).copy(at[0], at[1], face.width(), face.height())
    assert pixels(seen) == pixels(face.toImage().convertToFormat(seen.format()))


def test_a_picture_for_another_size_is_drawn_smoothly(daylight: Theme) -> None:
    face = FaceCache().face(sample.ARAGORN, {}, "front", daylight, 110)
    box = QRectF(0, 0, face.width() / 2, face.height() / 2)

    def plainly(painter: QPainter) -> None:
        painter.drawPixmap(box, face, QRectF(face.rect()))

    smooth = picture(box.width(), box.height(), lambda painter: lay(painter, face, box))
    assert pixels(smooth) != pixels(picture(box.width(), box.height(), plainly))
