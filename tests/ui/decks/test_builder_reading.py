"""What is read in the deck builder: a card whole on its page, cards of one title told apart, costs where there are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app.decks.model import Deck, added
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.texts.texts import LANGUAGES
from desktop_app.games import DECKS
from desktop_app.ui.decks.charts import CostCurve
from desktop_app.ui.decks.kinds import first_search
from desktop_app.ui.decks.new_deck import NewDeckDialog
from desktop_app.ui.decks.screen import DeckScreen
from desktop_app.ui.library.catalogue import catalogue_of
from desktop_app.ui.library.searching import Searching
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.desk import Desk
from tests.app.library.own_cards import card
from tests.ui.decks.test_builder_pages import content, of_game, opened, pooled

__all__ = ["content", "pooled"]


def lines(screen: DeckScreen) -> list[tuple[str, str, str]]:
    """The rows of the deck: copies, title, cost."""
    assert screen.editor is not None
    tree = screen.editor.deck.tree
    items = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    return [(item.text(0), item.text(1), item.text(2)) for item in items if item is not None]


@pytest.mark.parametrize("width", [1366, 1920])
def test_a_card_is_there_to_be_read_when_a_deck_is_opened(decks: DeckScreen, qtbot: QtBot, width: int) -> None:
    """The first hero of the deck, whole: on the face, or in words where the face is too small."""
    decks.resize(width, 768)
    decks.show_again()
    assert decks.editor is not None
    decks.editor.show_page("card")
    reading = decks.editor.card_page.reading
    hero = decks.editor.deck.leaders.cards[0]
    assert reading.card == hero
    assert reading.face.isVisible()
    assert reading.face.is_readable is not reading.text.isVisible()
    if width == 1366:
        assert hero.text["en"].split()[-1] in reading.text.text()


def test_a_card_of_two_sides_is_turned_over_in_the_deck_builder(decks: DeckScreen) -> None:
    assert decks.editor is not None
    decks.editor.show_page("card")
    index = decks.catalogue.library.index
    quest = index.cards(decks.catalogue.library.search("type:quest stage=1", "lotr_lcg"))[0]
    decks.editor.look_at(quest)
    turn = decks.editor.card_page.findChild(QAbstractButton, "turn")
    assert turn is not None
    assert turn.isVisible()
    front = decks.editor.card_page.reading.text.text()
    QTest.mouseClick(turn, Qt.MouseButton.LeftButton)
    assert decks.editor.card_page.reading.text.text() != front


def test_cards_stand_in_groups_by_what_they_are_called_together(decks: DeckScreen) -> None:
    """In the order of the chips over the library, whichever came first; an X is a cost as well."""
    index = decks.catalogue.library.index
    deck = Deck("lotr_lcg", "Mine")
    for title in ("Stand and Fight", "Steward of Gondor", "Faramir"):
        known = index.titled("lotr_lcg", title)[0]
        deck = added(deck, "deck", known.code, known.title)
    opened(decks, deck)
    assert [title for copies, title, _ in lines(decks) if not copies] == ["Heroes", "Allies", "Attachments", "Events"]
    assert ("1×", "Stand and Fight", "X") in lines(decks)


@pytest.mark.parametrize(
    ("game", "signed"), [("lotr_lcg", True), ("lotr_tcg", True), ("thrones", True), ("meccg", False)]
)
def test_a_sign_stands_before_the_cards_of_a_deck_or_before_none(decks: DeckScreen, game: str, signed: bool) -> None:
    """Of the alignments of Middle-earth CCG only the neutral one is called like a frame that has a sign."""
    opened(decks, next(iter(preset_decks("en", game).values())))
    assert decks.editor is not None
    tree = decks.editor.deck.tree
    items = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    assert any(item is not None and not item.icon(1).isNull() for item in items) is signed


def test_two_cards_of_one_title_are_told_apart_in_the_deck(pooled: DeckScreen) -> None:
    free = {"side": "free_peoples", "culture": "Gondor", "set": "1", "set_name": "First Set"}
    bows = [
        card("lotr_tcg", "1_90", "Old Bow", "possession", **free),
        card("lotr_tcg", "1_91", "Old Bow", "possession", text={"en": "Bearer is an archer."}, **free),
        card("lotr_tcg", "1_92", "Mablung", "companion", subtitle="Soldier", **free),
        card("lotr_tcg", "1_93", "Mablung", "companion", subtitle="Ranger", **free),
    ]
    pooled.catalogue.library.add("lotr_tcg", "more", bows)
    pooled.catalogue.cards_changed()
    opened(pooled, of_game("lotr_tcg", *[("deck", each.code, each.title, 1) for each in bows]))
    titles = [title for copies, title, _ in lines(pooled) if copies]
    assert {"Mablung, Soldier", "Mablung, Ranger"} <= set(titles)
    assert len(set(titles)) == len(titles)


def test_a_deck_in_which_hardly_a_card_has_a_cost_is_not_studied_by_costs(pooled: DeckScreen) -> None:
    _, here = opened(pooled, of_game("meccg", *[("deck", f"R-{n}", f"Gear {n}", 3) for n in range(3)]))
    assert here.study.findChildren(CostCurve) == []
    index = pooled.catalogue.library.index
    deck = Deck("lotr_lcg", "Mine")
    for title in ("Steward of Gondor", "Faramir"):
        known = index.titled("lotr_lcg", title)[0]
        deck = added(deck, "deck", known.code, known.title)
    _, here = opened(pooled, deck)
    assert here.study.findChildren(CostCurve) != []


def test_every_chip_is_in_sight_in_a_narrow_window(pooled: DeckScreen, desk: Desk) -> None:
    """Ten kinds of The Lord of the Rings TCG, in Spanish."""
    desk.change(language="es")
    pooled.resize(1366, 768)
    _, here = opened(pooled, Deck("lotr_tcg", "Mine"))
    pooled.show_again()
    assert pooled.editor is not None
    here = pooled.editor
    chips = [each for each in here.findChildren(QPushButton) if each.objectName().startswith("kind-")]
    assert len(chips) == 10
    for chip in chips:
        row = chip.parentWidget()
        assert row is not None
        assert row.rect().contains(chip.geometry()), chip.text()
        assert not chip.visibleRegion().isEmpty()
        assert chip.width() >= chip.sizeHint().width()


def test_what_a_deck_begins_with_is_asked_in_words_and_no_name_stands_twice(
    pooled: DeckScreen, desk: Desk, qtbot: QtBot
) -> None:
    frodo = {"side": "free_peoples", "culture": "Shire", "subtitle": "Reluctant Traveller"}
    more = [card("lotr_tcg", f"7_{n}", "Frodo", "companion", set="7", set_name="Seventh Set", **frodo) for n in (1,)]
    pooled.catalogue.library.add("lotr_tcg", "more", more)
    pooled.catalogue.cards_changed()
    for game in ("lotr_lcg", "thrones", "lotr_tcg", "meccg"):
        dialog = NewDeckDialog(desk, pooled.catalogue, pooled, game)
        qtbot.addWidget(dialog)
        for _, choices in dialog.cards:
            names = [choices.itemText(at) for at in range(choices.count())]
            assert len(set(names)) == len(names), names
        dialog.show()
        assert dialog.minimumSizeHint().height() <= dialog.height()


def test_a_long_search_is_shown_from_its_beginning(pooled: DeckScreen) -> None:
    _, here = opened(pooled, of_game("meccg", alignment="hero"))
    field = here.browser.field
    assert field.text()
    assert field.cursorPosition() == 0, "as the deck is opened"
    for focused in (here.browser.grid, field):
        focused.setFocus()
        field.setText("")
        field.write("type:resource " * 20)
        assert field.cursorPosition() == 0


@pytest.mark.parametrize("game", DECKS)
def test_the_library_beside_a_deck_shows_the_same_cards_in_both_languages(desk: Desk, game: str) -> None:
    """The search stands there in the words of a language, which must not decide what is found."""
    catalogue, texts = catalogue_of(desk, desk.profile), desk.looks.texts
    shown = []
    for language in LANGUAGES:
        texts.use(language)
        deck = next(iter(preset_decks(language, game).values()))
        searching = Searching(catalogue, texts, game)
        searching.ask(searching.printed(first_search(deck, catalogue.library.index, texts)))
        shown.append({searching.model.record_at(row).code for row in range(searching.model.rowCount())})
    assert shown[0] == shown[1] != set()


def test_tab_walks_through_the_choices_of_a_new_deck_as_they_stand(desk: Desk, decks: DeckScreen, qtbot: QtBot) -> None:
    """Another game has other choices, made later than the name under them and the buttons."""
    dialog = NewDeckDialog(desk, decks.catalogue, decks, "lotr_lcg")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    for game in ("lotr_lcg", "lotr_tcg", "thrones"):
        dialog.games.setCurrentIndex(dialog.games.findData(game))
        settle()
        dialog.games.setFocus()
        walked: list[int] = []
        while dialog.focusWidget() is not dialog.name:
            focused = dialog.focusWidget()
            assert focused is not None
            walked.append(focused.mapTo(dialog, focused.rect().center()).y())
            QTest.keyClick(focused, Qt.Key.Key_Tab)
        assert len(walked) == 1 + len(dialog.options) + len(dialog.cards)
        assert walked == sorted(walked)
