"""What the deck builder says beside a deck: reasons told once, mended at once, odds by the draws of the game, a hand
that is there, a library that knows the deck, and the way to the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app.decks.model import Deck, Entry, added, merged
from desktop_app.app.decks.statistics import chances
from desktop_app.app.library.library import Library
from desktop_app.app.library.record import CardRecord
from desktop_app.games import DECKS
from desktop_app.ui.decks.charts import ChanceRow
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.decks.editor import Editor
from desktop_app.ui.decks.new_deck import NewDeckDialog
from desktop_app.ui.decks.screen import DeckScreen
from desktop_app.ui.games import looks_of
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.new_game.screen import NewGameScreen
from tests.libraries import Fill
from tests.ui.decks.test_from_nothing import at_home, builder, finished, with_pools
from tests.ui.library.conftest import with_cards_of_every_kind
from tests.ui.shell.conftest import Person, ana, root, stranger

__all__ = ["ana", "at_home", "builder", "root", "stranger"]


def with_everything(library: Library) -> None:
    """Cards of every kind, and enough for a deck of every game."""
    with_cards_of_every_kind(library)
    with_pools(library)


@pytest.fixture
def content() -> Fill:
    """What lies in the library beside the built-in cards."""
    return with_everything


@pytest.fixture
def pooled(decks: DeckScreen) -> DeckScreen:
    """The decks beside a library with enough cards of every game."""
    return decks


def opened(screen: DeckScreen, deck: Deck) -> tuple[Editing, Editor]:
    """A deck in the builder."""
    screen.open_deck(screen.catalogue.decks.create(deck))
    assert screen.editing is not None
    assert screen.editor is not None
    return screen.editing, screen.editor


def of_game(game: str, *entries: tuple[str, str, str, int], **options: str) -> Deck:
    """A deck of some entries: part, code, title, copies."""
    return Deck(game, "Mine", merged(game, [Entry(*entry) for entry in entries]), options)


def shown(screen: DeckScreen) -> list[CardRecord]:
    """The cards beside the deck."""
    assert screen.editor is not None
    model = screen.editor.browser.grid.model()
    return [model.data(model.index(row, 0), Qt.ItemDataRole.UserRole) for row in range(model.rowCount())]


# --- reasons -------------------------------------------------------------------------------------------------


def test_many_cards_of_one_reason_are_told_once_and_mended_with_one_press(pooled: DeckScreen, qtbot: QtBot) -> None:
    riders = [("deck", f"903{n:02}", f"Far Rider {n:02}", 2) for n in range(5)]
    deck = of_game("thrones", ("faction", "baratheon", "House Baratheon", 1), *riders)
    editing, editor = opened(pooled, deck)
    reasons = [each.rule for each in editing.checked.violations]
    assert reasons.count("GOT-107") == 5
    panel = editor.study
    rules = [each for each in panel.findChildren(QPushButton) if each.text() == "GOT-107"]
    assert len(rules) == 1
    said = " ".join(each.text() for each in panel.findChildren(QLabel))
    assert all(title in said for _, _, title, _ in riders)
    (fix,) = [each for each in panel.findChildren(QPushButton, "fix") if each.text() == "Remove 10"]
    QTest.mouseClick(fix, Qt.MouseButton.LeftButton)
    assert editing.deck.size("deck") == 0
    editing.undo()
    assert editing.deck == deck


def test_a_card_in_a_wrong_part_is_moved_with_one_press_that_says_where(pooled: DeckScreen) -> None:
    editing, editor = opened(pooled, of_game("lotr_tcg", ("deck", "1_41", "Road 1", 1), ("deck", "1_60", "Frodo", 3)))
    fixes = {each.text(): each for each in editor.study.findChildren(QPushButton, "fix")}
    assert set(fixes) == {"Move 1 to: Adventure deck", "Move 1 to: Ring-bearer"}
    for name in ("Move 1 to: Adventure deck", "Move 1 to: Ring-bearer"):
        again = {each.text(): each for each in editor.study.findChildren(QPushButton, "fix")}
        QTest.mouseClick(again[name], Qt.MouseButton.LeftButton)
    assert [(entry.part, entry.code, entry.copies) for entry in editing.deck.entries] == [
        ("ring_bearer", "1_60", 1),
        ("sites", "1_41", 1),
        ("deck", "1_60", 2),
    ]


def test_plus_on_a_frodo_makes_him_the_ring_bearer_first(pooled: DeckScreen) -> None:
    editing, _ = opened(pooled, of_game("lotr_tcg"))
    frodo = pooled.catalogue.of_code("lotr_tcg", "1_60")
    assert frodo is not None
    editing.add(frodo)
    editing.add(frodo)
    assert (editing.deck.copies("1_60", "ring_bearer"), editing.deck.copies("1_60", "deck")) == (1, 1)


# --- odds ----------------------------------------------------------------------------------------------------


def test_a_round_of_thrones_draws_two_cards() -> None:
    by_name = {each.name: each for each in chances("thrones", 3, 60, 5)}

    def missing(seen: int) -> float:
        return (60 - seen) * (59 - seen) * (58 - seen) / (60 * 59 * 58)

    assert by_name["hand"].chance == pytest.approx(1 - missing(7))
    assert by_name["rounds"].chance == pytest.approx(1 - missing(7) * missing(7 + 5 * 2))
    assert by_name["rounds"].mulligan
    assert by_name["mulligan"].chance == pytest.approx(1 - missing(7) ** 2)


@pytest.mark.parametrize("game", list(DECKS))
def test_every_chance_says_whether_the_mulligan_is_in_it(pooled: DeckScreen, game: str) -> None:
    _, editor = opened(pooled, with_cards(pooled, game))
    told = [each.accessibleName() for each in editor.study.findChildren(ChanceRow)]
    # Where hardly a card has a cost there is no chance of a cheap one.
    assert len(told) >= (2 if game == "meccg" else 3)
    allowed = bool(DECKS[game].second_hand)
    assert any("mulligan" in each for each in told) == (allowed or any("without a mulligan" in each for each in told))
    for each in told[0 if game == "meccg" else 1 :]:
        assert any(words in each for words in ("kept as it comes", "mulligan")), each


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_words_of_a_chance_are_whole_in_a_narrow_window(
    pooled: DeckScreen, desk: Desk, qtbot: QtBot, language: str
) -> None:
    pooled.resize(1366, 768)
    desk.change(language=language)
    _, editor = opened(pooled, with_cards(pooled, "lotr_lcg"))
    for row in editor.study.findChildren(ChanceRow):
        longest = max(QFontMetrics(row.font()).horizontalAdvance(word) for word in row.accessibleName().split())
        words = row.accessibleName().rpartition(":")[0]
        needed = QFontMetrics(editor.study.font()).horizontalAdvance(words) / max(1, row.room())
        lines = row.height() // QFontMetrics(editor.study.font()).height()
        assert longest < row.room()
        assert lines >= needed


def with_cards(screen: DeckScreen, game: str) -> Deck:
    """A deck of some cards of the game."""
    library = screen.catalogue.library
    found = library.index.cards(library.search("", game))
    deck = Deck(game, "Mine")
    for card in [each for each in found if DECKS[game].natural.get(each.type) == "deck"][:20]:
        deck = added(deck, "deck", card.code, card.title, 3)
    return deck


# --- a hand --------------------------------------------------------------------------------------------------


def test_a_sample_hand_is_there_when_its_page_opens(pooled: DeckScreen) -> None:
    pooled.resize(1366, 768)
    editing, editor = opened(pooled, Deck("lotr_lcg", "Mine"))
    index = pooled.catalogue.library.index
    for card in index.cards(pooled.catalogue.library.search("type:ally", "lotr_lcg"))[:5]:
        editing.add(card, 3)
    editor.show_page("hand")
    assert len(editor.hand.faces.cards) == 6
    editor.hand.mulligan()
    assert len(editor.hand.faces.cards) == 6


def test_another_theme_turns_no_page(pooled: DeckScreen) -> None:
    pooled.resize(1366, 768)
    _, editor = opened(pooled, Deck("lotr_lcg", "Mine"))
    editor.show_page("versions")
    pooled.looks.take(pooled.looks.settings.changed(theme="candlelight"))
    assert pooled.editor is not None
    assert pooled.editor is not editor
    assert pooled.editor.page == "versions"


def test_a_game_without_a_mulligan_offers_none(pooled: DeckScreen) -> None:
    _, editor = opened(pooled, Deck("meccg", "Mine"))
    assert editor.hand.findChildren(QPushButton, "mulligan") == []
    assert len(editor.hand.findChildren(QPushButton, "new-hand")) == 1


# --- the library beside it -----------------------------------------------------------------------------------


def test_the_library_beside_a_deck_shows_what_it_can_use(pooled: DeckScreen) -> None:
    opened(pooled, of_game("thrones", ("faction", "baratheon", "House Baratheon", 1)))
    assert {card.words_of("faction") for card in shown(pooled)} == {"baratheon", "neutral"}
    opened(pooled, of_game("lotr_lcg", ("heroes", "01001", "Aragorn", 1)))
    assert {card.words_of("sphere") for card in shown(pooled)} == {"leadership", "neutral"}
    opened(pooled, of_game("meccg", alignment="minion"))
    for card in shown(pooled):
        assert card.words_of("alignment") in ("minion", "dual", "neutral") or "Item" in str(card.fields["subtype"])
    opened(
        pooled, of_game("lotr_tcg", ("ring_bearer", "1_60", "Frodo", 1), ("ring", "1_61", "R", 1), format="fellowship")
    )
    assert {card.set for card in shown(pooled)} == {"1"}


def test_a_deck_without_its_faction_opens_on_the_factions(pooled: DeckScreen) -> None:
    opened(pooled, Deck("thrones", "Mine"))
    assert {card.type for card in shown(pooled)} == {"faction"}
    opened(pooled, Deck("lotr_tcg", "Mine"))
    assert {card.title for card in shown(pooled)} == {"Frodo"}


@pytest.mark.parametrize("game", list(DECKS))
def test_every_kind_of_card_that_is_drawn_has_its_chip(pooled: DeckScreen, game: str) -> None:
    _, editor = opened(pooled, Deck(game, "Mine"))
    last = looks_of(game).deck_kinds[-1]
    (every,) = editor.findChildren(QAbstractButton, f"kind-{last}")
    QTest.mouseClick(every, Qt.MouseButton.LeftButton)
    drawn = {card.type for card in shown(pooled)}
    singly: set[str] = set()
    for kind in looks_of(game).deck_kinds[:-1]:
        (chip,) = editor.findChildren(QAbstractButton, f"kind-{kind}")
        QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
        singly |= {card.type for card in shown(pooled)}
    assert drawn
    assert drawn <= singly
    assert game != "thrones" or "attachment" in singly


# --- names and the table -------------------------------------------------------------------------------------


def test_a_new_deck_is_called_by_what_it_begins_with(pooled: DeckScreen, desk: Desk) -> None:
    pooled.close_deck()
    assert pooled.shelf is not None
    dialog: NewDeckDialog = pooled.shelf.begin("thrones")
    assert dialog.deck().name == "House Baratheon"
    assert dialog.name.placeholderText() == "House Baratheon"
    dialog.name.setText("Stags of the Storm")
    assert dialog.deck().name == "Stags of the Storm"
    dialog.reject()
    desk.change(language="es")
    assert pooled.shelf is not None
    assert pooled.shelf.begin("thrones").deck().name == "Casa Baratheon"


def test_a_new_deck_of_meccg_begins_with_its_alignment_and_its_avatar(pooled: DeckScreen) -> None:
    pooled.close_deck()
    assert pooled.shelf is not None
    dialog = pooled.shelf.begin("meccg")
    avatars = dict(dialog.cards)["deck"]
    wizards = [avatars.itemText(row).partition(",")[0] for row in range(avatars.count())]
    assert wizards == ["not yet", "Alatar", "Radagast", "Saruman", "The Grey Wanderer"]
    alignment = dialog.options["alignment"]
    alignment.setCurrentIndex(1)
    alignment.activated.emit(1)
    riders = [avatars.itemText(row).partition(",")[0] for row in range(avatars.count())]
    assert riders == ["not yet", "Adûnaphel the Ringwraith", "Dwar the Ringwraith", "The Second Rider"]
    assert dialog.deck().options == {"alignment": "minion", "length": "short"}


def test_a_deck_goes_from_the_builder_to_a_table(builder: Person) -> None:
    desk = builder.shell.desk
    assert desk is not None
    screen = builder.shell.screens["decks"]
    assert isinstance(screen, DeckScreen)
    heroes = [("heroes", "01001", "Aragorn", 1)]
    library = screen.catalogue.library
    allies = library.index.cards(library.search("type:ally|event", "lotr_lcg"))
    cards = [("deck", card.code, card.title, 3) for card in allies if card.source == "built_in"][:17]
    editing, _ = opened(screen, of_game("lotr_lcg", *heroes, *cards))
    assert editing.checked.is_legal
    finished(builder, "lotr_lcg")
    builder.press("play")
    table = builder.shell.screens["play"]
    assert isinstance(table, NewGameScreen)
    assert table.set_up.seats[0].deck == f"own:{editing.id}"
    assert table.problem() is None
