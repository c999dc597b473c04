"""The map of a game that travels from region to region: their names, types and borders, and the sites in them."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel

from desktop_app.app.texts.texts import LANGUAGES
from desktop_app.ui.art.theme import THEMES, load_theme
from desktop_app.ui.map.areas import borders
from desktop_app.ui.map.boxes import about, area, moved, shared
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.screen import MapScreen
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.map.spread import spread, within_sight
from desktop_app.ui.render.stage import Stage, settle
from tests.ui.map.sheets import CCG, sheet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1580, 1028), (1026, 716)])
def test_at_the_whole_view_every_region_has_its_name_and_none_lies_over_another(
    qapp: QApplication, size: tuple[int, int], language: str
) -> None:
    seen = sheet("meccg", language)
    camera = seen.camera().fitted(*size)
    assert seen.board is not None
    lies = seen.board.at(camera, settle=True)
    boxes = {}
    for id, box in lies.names.items():
        x, y = camera.to_window(*CCG.places[id].at)
        boxes[id] = (box[0] + x, box[1] + y, box[2] + x, box[3] + y)
    assert set(CCG.area_of) <= set(boxes), "all 52"
    assert {"rivendell", "lorien", "edhellond", "grey_havens"} <= set(boxes), "and the havens"
    assert [
        pair
        for pair in combinations(boxes.values(), 2)
        if pair[0][0] < pair[1][2] and pair[1][0] < pair[0][2] and pair[0][1] < pair[1][3] and pair[1][1] < pair[0][3]
    ] == []
    assert lies.sizes.area_name >= 12.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_that_turns_away_from_the_edge_hides_the_sign_of_a_region(qapp: QApplication, language: str) -> None:
    """The name of Mirkwood's heart lay over the sign of the region beside it, that of a hold over the Redhorn Gate."""
    lies = spread(CCG, (), 1.2, language)
    signs = [about(each.at[0] * 1.2, each.at[1] * 1.2, lies.sizes.area) for each in CCG.areas()]
    turned = 0
    for x, y in product(range(1000, 1600, 100), range(500, 900, 100)):
        seen = within_sight(lies, CCG, language, Camera(CCG.home, CCG.home, 680, 690, x, y, 1.2))
        for id, box in seen.names.items():
            at = CCG.places[id].at
            here = moved(box, at[0] * 1.2, at[1] * 1.2)
            if box != lies.names[id]:
                turned += 1
                assert all(shared(here, sign) <= 0.6 * area(sign) for sign in signs), id
    assert turned > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_afar_the_name_of_a_region_gives_way_to_the_sites_that_stand_close(
    qapp: QApplication, language: str
) -> None:
    """On a small table the names of regions lay over the signs of sites, and one read neither."""
    seen = sheet("meccg", language)
    camera = seen.camera().fitted(602, 588)
    assert seen.board is not None
    lies = seen.board.at(camera, settle=True)
    assert {"rivendell", "lorien", "edhellond", "grey_havens"} <= set(lies.names)
    signs = [(*camera.to_window(*at), lies.reaches[id]) for id, at in CCG.at.items()]
    for id in set(CCG.area_of) & set(lies.names):
        x, y = camera.to_window(*CCG.area_of[id].at)
        left, top, right, bottom = lies.names[id]
        for at_x, at_y, reach in signs:
            wide = min(x + right, at_x + reach) - max(x + left, at_x - reach)
            tall = min(y + bottom, at_y + reach) - max(y + top, at_y - reach)
            assert max(wide, 0) * max(tall, 0) < 0.35 * (2 * reach) ** 2, id


def test_nearer_the_sites_have_their_names_too(qapp: QApplication) -> None:
    seen = sheet("meccg")
    assert seen.board is not None
    camera = seen.camera().fitted(1366, 700).over(*CCG.at["minas_tirith"], 1.3)
    sight, named = camera.in_sight, seen.board.at(camera, settle=True).names
    sites = [
        id
        for id in CCG.board().locations
        if sight.left < CCG.at[id][0] < sight.right and sight.top < CCG.at[id][1] < sight.bottom
    ]
    assert len(sites) > 20
    assert len([id for id in sites if id in named]) > 0.8 * len(sites)


@pytest.mark.parametrize("theme", THEMES)
def test_every_type_has_its_colour_and_sign(theme: str) -> None:
    colours = load_theme(theme).signs
    assert {area.kind for area in CCG.areas()} == set(CCG.area_signs) <= set(colours)
    assert {place.kind for place in CCG.board().locations.values()} == set(CCG.signs) <= set(colours)
    assert len(set(CCG.area_signs.values())) == len(CCG.area_signs), "told apart without colour"
    assert len(set(CCG.signs.values())) == len(CCG.signs)


def test_a_border_is_drawn_once_and_no_coast_is_one() -> None:
    shire, arthedain = "TW-486", "TW-446"
    both = [CCG.area_of[shire], CCG.area_of[arthedain]]
    assert len(borders(both)) == 1
    sea = next(area for area in CCG.areas() if area.names.en == "Bay of Belfalas")
    assert borders([sea, next(area for area in CCG.areas() if area.names.en == "Belfalas")]) == []


def test_the_land_of_a_region_is_tinted_and_the_land_beyond_all_regions_is_not(qapp: QApplication) -> None:
    seen, plain = sheet("meccg"), Sheet(CCG.land(), None, load_theme("daylight"), "en")
    assert (_colour(seen, 620, 560), _colour(seen, 1950, 620)) != (_colour(plain, 620, 560), "")
    assert _colour(seen, 620, 560) != _colour(plain, 620, 560)
    assert _colour(seen, 1950, 620) == _colour(plain, 1950, 620)


def _colour(seen: Sheet, x: float, y: float) -> str:
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.translate(-x, -y)
    seen.paint_land(painter, 1.0, QRectF(x, y, 1, 1))
    painter.end()
    return image.pixelColor(0, 0).name()


def test_a_region_is_searched_and_told(qapp: QApplication) -> None:
    with Stage((1366, 768), "es", "candlelight", "meccg") as stage:
        screen = stage.show("map")
        assert isinstance(screen, MapScreen)
        assert screen.shown == "meccg"
        assert screen.map is not None
        screen.map.gaze.still_only = True
        screen.map.go_to("TW-486")
        settle()
        told = " ".join(label.text() for label in screen.facts.findChildren(QLabel))
        assert "La Comarca" in told
        assert "Región Libre" in told
        assert "Linda con Arthedain, Cardolan." in told
        assert "Bolsón Cerrado" in told
        assert screen.map.sheet.board is not None
        at = screen.map.gaze.camera.to_window(*CCG.area_of["TW-486"].at)
        assert screen.map.sheet.board.place_at(*at, screen.map.gaze.camera) == "TW-486"
