"""Under the cards of the hand: in few words why one cannot be played; and a person's own pictures on the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.table.board.labels import NOTE
from desktop_app.ui.table.moments.pictures import large_card
from desktop_app.ui.table.screen import TableScreen
from tests.games.lotr_lcg.table import Table as Position
from tests.games.lotr_tcg.table import Table as Fellowship
from tests.ui.table.conftest import LayTable, Table, asks, new_session, play_until


def notes(table: Table) -> dict[str, str]:
    """What stands under each card of the hand, by its code."""
    return {item.card.code: item.labels.note for item in table.screen.scene.items_of(["hand:A"])}


@pytest.mark.parametrize(("language", "two", "one"), [("en", "2 short", "1 short"), ("es", "faltan 2", "falta 1")])
def test_what_is_missing_to_pay_for_a_card_stands_under_it(
    lay_table: LayTable, language: Language, two: str, one: str
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")), language=language)
    view, hand = table.screen.controller.view, notes(table)
    held = {
        sphere: sum(
            hero.tokens.get("resource", 0)
            for hero in view.zones["heroes:A"].cards
            if sphere in ("neutral", load_cards()[hero.code].sphere)
        )
        for sphere in ("leadership", "spirit", "neutral")
    }
    offered = {option.source for option in table.options}
    checked = 0
    for item in table.screen.scene.items_of(["hand:A"]):
        printed = load_cards()[item.card.code]
        if printed.type == "event" or item.card.id in offered:
            continue
        short = int(item.card.numbers["cost"]) - held[printed.sphere or "neutral"]
        if short > 0:
            checked += 1
            assert hand[item.card.code] == {1: one, 2: two}.get(short, hand[item.card.code])
            assert str(short) in hand[item.card.code]
    assert checked


def test_under_an_event_that_would_change_nothing_stands_that_it_would_not(lay_table: LayTable) -> None:
    rested = Position(heroes=[{"card": "Aragorn", "resources": 1}], allies=["Snowbourn Scout"], hand=["Ever Vigilant"])
    table = lay_table(rested.until(step="2.2").session)
    assert notes(table)["01020"] == "no effect now"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_note_fits_under_its_card_and_is_in_sight_with_the_hand(
    lay_table: LayTable, size: tuple[int, int], language: Language
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")), language=language, size=size)
    table.screen.parts.raise_hand(True)
    font = sans(NOTE * 0.7, SEMIBOLD)
    texts = [words for id, words in _short_words(table).items() if id.startswith("lcgtable-short")]
    assert len(texts) >= 6
    for item in table.screen.scene.items_of(["hand:A"]):
        for words in texts:
            assert QFontMetricsF(font).horizontalAdvance(words) <= item.width
        foot = item.home.y() + item.size()[1] / 2 + NOTE
        assert foot <= table.board.viewport().height() + 1


def _short_words(table: Table) -> dict[str, str]:
    texts = table.screen.texts
    ids = table.screen.game.words.shortfalls.values()
    return {id: texts(id, short=2, sphere="leadership") for id in ids}


def test_nothing_stands_under_the_hand_while_nothing_is_played_from_it(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    assert not any(notes(table).values())


def test_a_persons_own_picture_is_on_the_table_and_on_the_stage(qtbot: QtBot, tmp_path: Path) -> None:
    session = play_until(new_session(), asks("lcg-ask-planning"))
    hero = session.look("A").zones["heroes:A"].cards[0]
    red = QImage(300, 420, QImage.Format.Format_RGB32)
    red.fill(QColor(200, 20, 20))
    file = tmp_path / f"{hero.code}.png"
    assert red.save(str(file))
    game = table_of(session.game.id, {(session.game.id, hero.code): file})
    settings = Settings(motion="off", moments="off")
    screen = TableScreen(session, Texts("en"), load_theme("daylight"), settings, ["A"], game)
    qtbot.addWidget(screen)
    screen.resize(1366, 768)
    screen.show()
    qtbot.waitExposed(screen)
    shown = screen.board.viewport().grab().toImage()
    at = screen.board.mapFromScene(screen.scene.cards[hero.id].pos())
    assert shown.pixelColor(at.x(), at.y()) == QColor(200, 20, 20)
    other = next(card for card in session.look("A").zones["heroes:A"].cards if card.code != hero.code)
    at = screen.board.mapFromScene(screen.scene.cards[other.id].pos())
    assert shown.pixelColor(at.x(), at.y()) != QColor(200, 20, 20)
    staged = large_card(screen.showing.ground(), hero.code, 300, 1.0).toImage()
    assert staged.pixelColor(150, 200) == QColor(200, 20, 20)


def test_no_price_stands_under_a_hand_of_which_one_card_is_put_away(lay_table: LayTable) -> None:
    """In the Shadow phase a minion that roams costs more; when the hand is reconciled nothing is paid."""
    bor = {"hand": ["Uruk Regular", "Dunlending Brigand"]}
    playing = Fellowship({"site": 4}, bor, step="shadow", twilight=9)
    shadow = lay_table(playing.session, seats=["B"])
    assert [item.labels.note for item in shadow.screen.scene.items_of(["hand:B"])] == ["3 + 2 = 5", ""]
    regroup = Fellowship({"site": 4}, bor, step="reconcile")
    assert regroup.asked == "reconcile"
    table = lay_table(regroup.session, seats=["B"])
    assert [item.labels.note for item in table.screen.scene.items_of(["hand:B"])] == ["", ""]
