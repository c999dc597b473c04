"""The start screen and a new table, as a person uses them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QMarginsF, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QMenu, QPushButton, QScrollArea

from desktop_app.app.decks.model import added
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.journal.example import example_campaign
from desktop_app.app.saves.saves import SaveEntry
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.games import DECKS, playable
from desktop_app.ui.journal.screen import JournalScreen
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.shell.home.continue_panel import WORDS, Scenic
from desktop_app.ui.shell.new_game.deck_card import DeckCard
from desktop_app.ui.shell.new_game.game_choice import GameChoice
from desktop_app.ui.shell.new_game.round_table import CHAIR, RoundTable
from desktop_app.ui.shell.new_game.screen import NewGameScreen
from desktop_app.ui.shell.new_game.seats_side import SeatsSide
from desktop_app.ui.shell.new_game.together import Together
from desktop_app.ui.shell.parts import ChoiceBox
from desktop_app.ui.shell.window import LEAST
from desktop_app.ui.table.screen import TableScreen
from tests.guests import seen
from tests.inn.tenant import TENANT as INN
from tests.ui.clipping import faults
from tests.ui.shell.conftest import Person


def table_of(person: Person) -> TableScreen:
    assert person.shell.shown == "table"
    screen = person.shell.screens["table"]
    assert isinstance(screen, TableScreen)
    return screen


def new_game_of(person: Person) -> NewGameScreen:
    screen = person.shell.screens["play"]
    assert isinstance(screen, NewGameScreen)
    return screen


def menu_of(person: Person) -> list[QAction]:
    menus = [menu for menu in person.window.findChildren(QMenu) if menu.isVisible()]
    assert len(menus) == 1
    return menus[0].actions()


def test_without_a_game_the_way_leads_to_the_first_table(ana: Person) -> None:
    assert ana.sees("Welcome, Ana")
    ana.press("continue")
    assert ana.shell.shown == "play"


def test_enter_stands_on_the_button_that_it_presses(ana: Person) -> None:
    ana.game(30)
    ana.shell.show_screen("home")
    settle()
    cap = Texts("en")("shell-key-enter")
    assert ana.sees(cap)
    wide = ana.find(QAbstractButton, "continue").width()
    ana.key(Qt.Key.Key_Tab)
    assert not ana.sees(cap)
    assert ana.find(QAbstractButton, "continue").width() == wide
    ana.key(Qt.Key.Key_Backtab)
    assert ana.sees(cap)


def test_enter_continues_the_game_left_last_at_its_question(ana: Person) -> None:
    left = ana.game(30)
    ana.shell.show_screen("home")
    settle()
    assert ana.sees("Passage Through Mirkwood")
    assert ana.sees(Texts("en")(left.head.facts[0].message, **left.head.facts[0].params))
    ana.key(Qt.Key.Key_Return)
    question, expected = table_of(ana).session.question, left.session.question
    assert question is not None
    assert expected is not None
    assert question.fingerprint == expected.fingerprint


@pytest.mark.parametrize(("language", "second"), [("en", "Round 2 · X"), ("es", "Ronda 2 · X")])
def test_a_table_that_is_being_set_up_is_in_no_round_yet(language: Language, second: str) -> None:
    assert [Texts(language)("home-where", round=number, phase="X") for number in (0, 2)] == ["X", second]


def test_an_earlier_round_is_a_choice_away_and_nothing_is_lost(ana: Person) -> None:
    left = ana.game(60)
    assert left.header.round >= 2
    ana.shell.show_screen("home")
    settle()
    ana.press("earlier-round")
    rounds = menu_of(ana)
    assert [action.text() for action in rounds][-1] == "Start of round 1"
    rounds[-1].trigger()
    settle()
    session = table_of(ana).session
    assert session.game.view(session.state, "A").round == 1
    assert session.future, "the later rounds can be redone"


def test_a_game_whose_rules_are_not_written_yet_says_so(ana: Person) -> None:
    with seen(replace(INN, form=None, play=None)):
        ana.shell.show_screen("games")
        ana.shell.show_screen("home")
        settle()
        playable = ana.find(QAbstractButton, "game-lotr_lcg")
        coming = ana.find(QAbstractButton, "game-inn")
        assert playable.isEnabled()
        assert not coming.isEnabled()
        assert "In preparation" in coming.accessibleName()


def test_a_digit_chooses_a_system(ana: Person) -> None:
    ana.key(Qt.Key.Key_1)
    assert ana.shell.shown == "play"


def test_an_older_table_is_opened_from_the_list(ana: Person) -> None:
    older = ana.game(10, seed=8)
    ana.game(20, seed=9)
    ana.shell.show_screen("home")
    settle()
    ana.press(f"table-{older.id}")
    assert len(table_of(ana).session.records) == len(older.session.records)


def test_a_finished_game_stands_among_the_results(ana: Person) -> None:
    ended = ana.game(100_000, seed=3)
    assert ended.header.outcome == "lost"
    ana.shell.show_screen("home")
    settle()
    assert ana.sees("Last results")
    assert ana.sees("Lost")
    assert ana.sees("Where to next, Ana?"), "a finished game is not one to go on with"


def test_a_new_table_is_laid_with_ctrl_and_enter(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    session = table_of(ana).session
    assert session.game.view(session.state, "A").facts["name:A"] == "Ana"
    assert ana.shell.desk is not None
    assert len(ana.shell.desk.profile.saves.all().entries) == 1


def test_names_difficulty_and_a_second_player_reach_the_table(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("easy-yes")
    ana.press("add-seat")
    name = ana.find(QLineEdit, "name-1")
    name.selectAll()
    ana.type_into("name-1", "Bor")
    player = ana.find(QComboBox, "player-1")
    player.setCurrentIndex(1)
    player.activated.emit(1)
    settle()
    ana.press("begin")
    table = table_of(ana)
    seen = table.session.game.view(table.session.state, "A")
    assert seen.facts["name:B"] == "Bor"
    assert seen.facts["easy"] == "yes"
    assert table.controller.seats_here == ["A"]


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("screen", ["home", "home-new"])
def test_the_words_on_the_landscape_keep_to_its_dark_side(screen: str, size: tuple[int, int]) -> None:
    with Stage(size, "es", "candlelight", "lotr_lcg") as stage:
        (scenic,) = stage.show(screen).findChildren(Scenic)
        said = [label for label in scenic.findChildren(QLabel) if scenic.told.indexOf(label) >= 0]
        assert len(said) >= 2
        assert all(label.geometry().right() <= scenic.width() * WORDS for label in said)
        assert faults(scenic) == []


@pytest.mark.parametrize("large", [False, True])
def test_the_arms_of_a_game_give_way_to_its_name(large: bool) -> None:
    with Stage((1366, 768), "es", "daylight", "meccg") as stage:
        stage.show("newgame")
        assert stage.shell.desk is not None
        stage.shell.desk.change(large_print=large)
        settle()
        tiles = {tile.game: tile for tile in stage.window.findChildren(GameChoice)}
        assert {game for game, tile in tiles.items() if tile.crowded()} == (
            {"lotr_lcg", "lotr_tcg"} if large else set()
        )


@pytest.mark.parametrize("language", ["en", "es"])
def test_choices_with_three_values_fit_beside_the_decks_in_large_print(language: Language) -> None:
    with Stage((1366, 768), language, "daylight", "meccg") as stage:
        stage.show("newgame")
        assert stage.shell.desk is not None
        stage.shell.desk.change(large_print=True)
        settle()
        (side,) = stage.window.findChildren(SeatsSide)
        parent = side.parentWidget()
        assert parent is not None
        assert side.width() <= parent.width()


def test_what_all_seats_bring_together_stands_with_its_sign() -> None:
    with Stage((1920, 1080), "es", "daylight", "lotr_lcg") as stage:
        shown = stage.show("newgame")
        (together,) = shown.findChildren(Together)
        said = "En conjunto, fuerza de Voluntad 7, fuerza de Ataque 6, fuerza de Defensa 4, puntos de impacto 12"
        assert together.accessibleName() == said
        assert len([label for label in together.findChildren(QLabel) if not label.pixmap().isNull()]) == 4
        assert faults(together) == []


@pytest.mark.parametrize("height", [130, 210, 420])
def test_little_cards_lie_clear_of_the_chairs(height: int) -> None:
    with Stage((1366, 768), "en", "candlelight", "meccg") as stage:
        (table,) = stage.show("newgame").findChildren(RoundTable)
        table.setFixedSize(420, height)
        chairs = table.spots()
        for place in range(len(table.seats)):
            for box in table.leaders(place):
                nearest = box.marginsAdded(QMarginsF(CHAIR, CHAIR, CHAIR, CHAIR))
                assert not nearest.contains(chairs[place])


def test_the_last_set_up_stands_there_the_next_time(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("easy-yes")
    ana.press("begin")
    table_of(ana).home_requested.emit()
    settle()
    ana.press("game-lotr_lcg")
    assert new_game_of(ana).set_up.options["easy"] == "yes"


@pytest.mark.rule("LCG-083")
def test_two_decks_with_one_hero_are_refused_with_the_rule_a_click_away(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    new_game_of(ana).change_seat(1, deck="riders_of_the_white_tree")
    settle()
    assert not ana.find(QAbstractButton, "begin").isEnabled()
    assert ana.sees("both lead Aragorn")
    ana.press_words("LCG-083")
    assert ana.shell.shown == "rules"


def test_what_was_typed_stays_when_the_language_changes(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.find(QLineEdit, "name-0").selectAll()
    ana.type_into("name-0", "Frodo")
    ana.press("language")
    assert ana.find(QLineEdit, "name-0").text() == "Frodo"
    assert ana.sees("¿Quién se sienta a la mesa?")


def test_a_pressed_deck_goes_to_the_seat_that_chooses(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    first = new_game_of(ana).set_up.seats[0].deck
    ana.press("seat-1")
    ana.press("next-decks")
    deck = next(deck for deck in new_game_of(ana).box.decks if ana.window.findChild(QAbstractButton, f"choose-{deck}"))
    ana.press(f"choose-{deck}")
    assert [seat.deck for seat in new_game_of(ana).set_up.seats] == [first, deck]


def test_a_deck_is_found_by_the_name_of_a_hero(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.find(QLineEdit, "find-deck").setFocus()
    for letter in "thalin":
        ana.type_into("find-deck", letter)
        assert ana.find(QLineEdit, "find-deck").hasFocus()
    assert ana.find(QLineEdit, "find-deck").text() == "thalin"
    assert {card.deck.id for card in ana.window.findChildren(DeckCard)} == {"axes_of_the_iron_hills", "starter_tactics"}


def test_a_table_is_kept_and_laid_again_another_evening(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    kept = new_game_of(ana).set_up
    ana.find(QPushButton, "kept-tables").menu().actions()[0].trigger()
    ana.press("surprise")
    assert new_game_of(ana).set_up != kept
    entries = ana.find(QPushButton, "kept-tables").menu().actions()
    assert entries[2].text() == "Passage Through Mirkwood, Ana with Riders of the White Tree"
    entries[2].trigger()
    settle()
    assert new_game_of(ana).set_up == kept
    assert ana.sees("Kept tables: 1")


def test_open_hands_are_chosen_where_two_people_sit_at_this_screen(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    assert ana.window.findChild(QAbstractButton, "open-hands") is None
    ana.press("add-seat")
    ana.find(QAbstractButton, "open-hands").click()
    settle()
    assert ana.shell.desk is not None
    assert ana.shell.desk.profile.settings.open_hands


def test_a_new_profile_is_welcomed_by_name_and_finds_the_guided_game_first(ana: Person) -> None:
    assert ana.sees("Welcome, Ana")
    tour, table = ana.find(QAbstractButton, "first-tour"), ana.find(QAbstractButton, "continue")
    assert tour.property("role") == "primary"
    assert tour.hasFocus()
    assert tour.x() < table.x()


def test_a_finished_game_is_listed_once_and_opens_at_its_end(ana: Person) -> None:
    assert ana.shell.desk is not None
    table = ana.game(100_000, seed=3)
    assert table.session.question is None
    ana.shell.show_screen("home")
    settle()
    assert [label.text() for label in ana.window.findChildren(QLabel) if label.isVisible()].count(
        "Passage Through Mirkwood"
    ) == 1
    assert ana.sees("Where to next, Ana?")
    ana.press(f"result-{table.id}")
    assert ana.shell.shown == "table"


def test_any_saved_game_is_found_by_words_on_the_page_of_all_games(ana: Person) -> None:
    mirkwood, ended = ana.game(10, seed=8), ana.game(100_000, seed=3)
    ana.shell.show_screen("home")
    settle()
    ana.press("all-games")
    assert ana.shell.shown == "games"
    rows = [mirkwood.id, ended.id]
    assert [games_seen(ana), ana.sees("2 of 2")] == [sorted(rows), True]
    field = ana.find(QLineEdit, "game-search")
    assert field.hasFocus()
    QTest.keyClicks(field, "passage finished")
    assert (games_seen(ana), ana.sees("1 of 2")) == ([ended.id], True)
    field.clear()
    QTest.keyClicks(field, "unfinished ana")
    assert games_seen(ana) == [mirkwood.id]
    ana.key(Qt.Key.Key_Return)
    assert len(table_of(ana).session.records) == len(mirkwood.session.records)


def test_a_game_goes_to_the_trash_from_the_page_of_all_games(ana: Person) -> None:
    first, second = ana.game(10, seed=8), ana.game(20, seed=9)
    ana.shell.show_screen("games")
    settle()
    ana.press(f"trash-{first.id}")
    assert games_seen(ana) == [second.id]
    assert [entry.id for entry in saves_of(ana)] == [second.id]
    ana.key(Qt.Key.Key_Escape)
    assert ana.shell.shown == "home"


def games_seen(ana: Person) -> list[str]:
    """The games in the rows of the page."""
    settle()
    rows = ana.shell.screens["games"].findChildren(QAbstractButton)
    return sorted(row.objectName().removeprefix("game-") for row in rows if row.objectName().startswith("game-"))


def saves_of(ana: Person) -> list[SaveEntry]:
    """The saved games of the profile."""
    assert ana.shell.desk is not None
    return ana.shell.desk.profile.saves.all().entries


def drag(table: RoundTable, start: int, end: int) -> None:
    """Draws whoever sits on one chair to another."""
    spots = [spot.toPoint() for spot in table.spots()]
    QTest.mousePress(table, Qt.MouseButton.LeftButton, pos=spots[start])
    QTest.mouseMove(table, (spots[start] + spots[end]) / 2)
    QTest.mouseMove(table, spots[end])
    QTest.mouseRelease(table, Qt.MouseButton.LeftButton, pos=spots[end])
    settle()


def test_a_seat_drawn_to_another_chair_changes_places(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    before = [seat.deck for seat in new_game_of(ana).set_up.seats]
    drag(ana.find(RoundTable, "round-table"), 0, 1)
    seats = new_game_of(ana).set_up.seats
    assert [seat.deck for seat in seats] == before[::-1]
    assert [seat.name for seat in seats] == ["Player B", "Ana"]
    assert new_game_of(ana).seat == 1, "the seat that was drawn chooses its deck"


def test_keys_go_round_the_table_and_take_a_seat_along(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    QTest.keyClick(ana.find(RoundTable, "round-table"), Qt.Key.Key_Right)
    assert new_game_of(ana).seat == 1
    QTest.keyClick(ana.find(RoundTable, "round-table"), Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert [seat.name for seat in new_game_of(ana).set_up.seats] == ["Player B", "Ana"]


def test_an_empty_chair_asks_who_sits_down(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    table = ana.find(RoundTable, "round-table")
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=table.spots()[2].toPoint())
    next(action for action in menu_of(ana) if action.text() == "bot: plays to win").trigger()
    settle()
    assert [seat.player for seat in new_game_of(ana).set_up.seats] == ["here", "greedy"]


def test_the_decks_of_one_sphere_are_a_press_away(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("kind-lore")
    shown = {card.deck.id: card for card in ana.window.findChildren(DeckCard)}
    assert set(shown) == {"lanterns_of_the_west", "watchers_of_the_eaves", "starter_lore"}
    ana.press("kind-all")
    assert len(ana.window.findChildren(DeckCard)) > 2


@pytest.mark.parametrize("game", [game for game in playable() if game in DECKS])
def test_the_deck_of_a_seat_is_in_sight_in_a_small_window(ana: Person, game: str) -> None:
    ana.press(f"game-{game}")
    for number, seat in enumerate(new_game_of(ana).set_up.seats):
        if number:
            ana.press(f"seat-{number}")
        assert seat.deck in {card.deck.id for card in ana.window.findChildren(DeckCard)}


def test_a_table_that_cannot_be_laid_offers_the_way_out(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    new_game_of(ana).change_seat(1, deck="riders_of_the_white_tree")
    settle()
    assert not ana.find(QAbstractButton, "begin").isEnabled()
    ana.press("mend")
    assert ana.find(QAbstractButton, "begin").isEnabled()
    assert new_game_of(ana).set_up.seats[0].deck == "riders_of_the_white_tree"


def test_a_long_name_leaves_the_faces_of_its_deck_as_large_as_those_beside_it(ana: Person) -> None:
    assert ana.shell.desk is not None
    shipped = preset_decks("en", "lotr_lcg")["axes_of_the_iron_hills"]
    name = "Axes and Hammers of the Iron Hills"
    kept = DeckStore(ana.shell.desk.profile.folder_of("decks")).create(replace(shipped, name=name))
    ana.window.resize(1920, 1080)
    ana.shell.new_table("lotr_lcg", kept)
    settle()
    cards = [card for card in ana.window.findChildren(DeckCard) if card.isVisible()]
    titles = {card.deck.names["en"]: card.findChildren(QLabel)[0] for card in cards}
    long = titles.pop(name)
    font = ana.shell.desk.looks.look.font("title")
    assert QFontMetrics(font).horizontalAdvance(name) > long.width(), "too long for its usual size"
    assert long.y() >= max(each.y() for each in titles.values())


def test_a_deck_that_is_not_legal_is_mended_from_its_card(ana: Person) -> None:
    assert ana.shell.desk is not None
    shipped = preset_decks("en", "lotr_lcg")["riders_of_the_white_tree"]
    short = added(shipped, "deck", next(entry.code for entry in shipped.part("deck")), "", -2)
    kept = DeckStore(ana.shell.desk.profile.folder_of("decks")).create(short)
    ana.shell.new_table("lotr_lcg", kept)
    settle()
    assert ana.find(QAbstractButton, "mend").hasFocus(), "where one cannot begin the keyboard is on what mends it"
    ana.shell.show_screen("home")
    settle()
    ana.press("game-lotr_lcg")
    ana.press("previous-decks")
    card = next(card for card in ana.window.findChildren(DeckCard) if card.deck.faults)
    assert any("50" in label.text() for label in card.findChildren(QLabel)), "the card says what is missing"
    ana.press(f"mend-own:{kept}")
    assert ana.shell.shown == "decks"


def test_a_campaign_that_goes_on_is_opened_from_the_start_screen(ana: Person) -> None:
    desk = ana.shell.desk
    assert desk is not None
    store = desk.campaigns.store
    over = example_campaign(ana.shell.looks.texts, desk.tables.now())
    store.create(over.changed(finished=True))
    going_on = store.create(over)
    ana.shell.show_screen("home")
    settle()
    rows = [each.objectName() for each in ana.shell.screens["home"].findChildren(QPushButton)]
    assert [name for name in rows if name.startswith("campaign-")] == [f"campaign-{going_on}"]
    ana.press(f"campaign-{going_on}")
    assert ana.shell.shown == "journal"
    journal = ana.shell.screens["journal"]
    assert isinstance(journal, JournalScreen)
    assert journal.open_id == going_on


def test_with_campaigns_and_several_tables_a_small_window_needs_no_scrolling(ana: Person) -> None:
    desk = ana.shell.desk
    assert desk is not None
    desk.campaigns.store.create(example_campaign(ana.shell.looks.texts, desk.tables.now()))
    for game in ("lotr_lcg", "thrones", "me_quest", "meccg"):
        ana.press(f"game-{game}")
        ana.press("begin")
        ana.shell.show_screen("home")
        settle()
    ana.shell.window.resize(1366, 768)
    settle()
    (area,) = [each for each in ana.shell.screens["home"].findChildren(QScrollArea) if each.isVisible()]
    assert area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", ["en", "es"])
def test_in_the_narrowest_window_every_word_of_the_lists_is_read(ana: Person, language: Language) -> None:
    desk = ana.shell.desk
    assert desk is not None
    desk.campaigns.store.create(example_campaign(ana.shell.looks.texts, desk.tables.now()))
    ana.game(5)
    ana.game(3)
    ana.window.resize(LEAST)
    desk.change(language=language)
    ana.shell.show_screen("home")
    settle()
    assert faults(ana.window) == []


def test_whoever_may_play_a_seat_is_read_whole_in_a_narrow_list(ana: Person) -> None:
    ana.press("language")
    ana.press("game-thrones")
    for _ in range(2):
        ana.press("add-seat")
    who = ana.find(ChoiceBox, "player-1")
    who.showPopup()
    settle()
    rows = who.view()
    assert rows.isVisible()
    assert rows.viewport().width() >= rows.sizeHintForColumn(0) > who.width() - who.height()
    who.hidePopup()
