"""The banner over a last page: how it ended, who suffered, the figures, and the land it is painted before."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from desktop_app.app.tables.story import Fate
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import replace
from desktop_app.engine.session import Session
from desktop_app.games import playable
from desktop_app.ui.art.colours import contrast
from desktop_app.ui.faces.pictures import scene_of
from desktop_app.ui.games import looks_of
from desktop_app.ui.render.stage import Stage
from desktop_app.ui.table.ends.banner import EndBanner, FigureBox
from desktop_app.ui.table.ends.ending import BRIGHT, DARK
from desktop_app.ui.table.ends.sentences import how_it_ended
from tests.ui.staged import last_page_on
from tests.ui.table.conftest import LayTable
from tests.ui.table.ended import page_of, words_on


def test_the_head_says_how_it_ended_and_the_score_of_what_it_is_made(lay_table: LayTable, lost: Session) -> None:
    _, page = page_of(lay_table, lost)
    said = words_on(page)
    assert any(words.startswith("Round 9 · Combat:") and "Éowyn is destroyed." in words for words in said)
    assert any("Éowyn" in words and "9" in words for words in said if "span" in words)


def test_after_a_victory_all_who_suffered_most_are_named(lay_table: LayTable, won: Session) -> None:
    table, page = page_of(lay_table, won)
    assert page.ending is not None
    codes = [fate.code for fate in page.ending.told.fates]
    titles = [table.screen.wording.title(code) for code in codes]

    def told(*wounds: int) -> str:
        assert page.ending is not None
        fates = [Fate(code, code, wounds=each) for code, each in zip(codes, wounds, strict=True)]
        ending = replace(page.ending, told=replace(page.ending.told, fates=tuple(fates)))
        return how_it_ended(ending, table.screen.wording)

    assert told(0, 0, 0).endswith("Everyone who set out still stands.")
    assert told(1, 2, 0).endswith(f"Nobody fell; {titles[1]} bears 2 wounds.")
    assert told(1, 1, 0).endswith(f"Nobody fell; {titles[0]} and {titles[1]} each bear one wound.")


def test_whoever_came_later_and_fell_is_told_of_beside_those_who_still_stand() -> None:
    """Beside "1 dead" stood that everyone who set out still stands, and no more."""
    with Stage((1366, 768), "en", "daylight", "lotr_tcg") as stage:
        page = last_page_on(stage)
        assert page.ending is not None
        (dead,) = [each for each in page.findChildren(FigureBox) if each.figure.told == "dead"]
        assert dead.figure.value == 1
        assert not any(fate.fell for fate in page.ending.told.fates)
        assert any(said.endswith("still stands; one who came later fell.") for said in words_on(page))
    assert Texts("es")("ends-later-ones-fell", count=3).endswith("han caído 3 que llegaron después.")


def test_the_land_lies_in_the_light_of_how_it_ended(lay_table: LayTable, lost: Session, won: Session) -> None:
    _, page = page_of(lay_table, lost)
    assert page.ending is not None
    assert page.ending.scene[2] == DARK
    _, page = page_of(lay_table, won)
    assert page.ending is not None
    assert page.ending.scene[2] == BRIGHT


@pytest.mark.parametrize("game", playable())
@pytest.mark.parametrize("light", [BRIGHT, DARK])
def test_white_words_are_legible_before_every_land(lay_table: LayTable, lost: Session, game: str, light: str) -> None:
    table, page = page_of(lay_table, lost, size=(1920, 1061))
    banner = page.findChild(EndBanner)
    assert banner is not None
    assert page.ending is not None
    people = banner.findChild(QWidget, "end-people")
    assert people is not None
    spots = [(x, y) for x in range(0, people.x(), 12) for y in range(0, banner.height(), 8)]
    for each in banner.findChildren(QWidget):
        each.hide()
    white = table.screen.look.theme.inks["title"]
    for scenario in ("", *looks_of(game).scenes):
        place, _ = scene_of(game, scenario, "")
        banner.ending = replace(page.ending, scene=(scenario or game, place, light))
        ground = banner.grab().toImage()
        assert min(contrast(white, ground.pixelColor(*spot).name()) for spot in spots) >= 4.5


@pytest.mark.parametrize(
    ("fallen", "told"), [(1, "No vivió para verlo: Robb Stark."), (2, "No vivieron para verlo: Robb Stark.")]
)
def test_who_fell_alone_is_told_of_in_the_singular(fallen: int, told: str) -> None:
    assert Texts("es")("ends-some-fell", cards="Robb Stark", count=fallen) == told
