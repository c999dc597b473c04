"""Every decision without a mouse: focus, letters, digits, Space, Enter, Escape, undo."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop_app.engine.session import Session
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.ui.table.input.walking import neighbour, next_zone
from desktop_app.ui.table.keys import PRESETS, Keys
from tests.ui.table.conftest import LayTable, asks, new_session, play_until

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_arrows_go_to_the_nearest_card_that_way() -> None:
    places = {"a": (0.0, 0.0), "b": (100.0, 0.0), "c": (220.0, 5.0), "below": (100.0, 200.0)}
    assert neighbour(places, "a", "right") == "b"
    assert neighbour(places, "b", "right") == "c"
    assert neighbour(places, "b", "down") == "below"
    assert neighbour(places, "a", "left") == "a"


def test_tab_goes_around_the_zones() -> None:
    zones = ["quest", "staging", "hand:A"]
    assert next_zone(zones, "quest", 1) == "staging"
    assert next_zone(zones, "hand:A", 1) == "quest"
    assert next_zone(zones, "quest", -1) == "hand:A"
    assert next_zone(zones, "", 1) == "quest"


def test_a_letter_picks_the_lit_card_and_space_confirms(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    first = table.options[0].source
    assert table.screen.scene.cards[first].light.key == "A"

    table.key(Qt.Key.Key_A)
    assert table.ring(first) == "selected"
    table.key(Qt.Key.Key_Space)

    assert table.state(LcgState).pieces[first].committed


def test_arrows_move_the_frame_and_enter_takes_the_card(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    heroes = [item.card.id for item in table.screen.scene.items_of(["heroes:A"])]
    table.screen.focus.focus_on(heroes[0])

    table.key(Qt.Key.Key_Right)
    assert table.screen.focus.thing == heroes[1]
    assert table.screen.scene.cards[heroes[1]].focused
    table.key(Qt.Key.Key_Return)

    assert table.ring(heroes[1]) == "selected"


def test_tab_walks_over_the_zones_and_names_them(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    table.screen.focus.focus_on("quest")
    seen = []
    for _ in range(len(table.screen.controller.zone_order)):
        table.key(Qt.Key.Key_Tab)
        seen.append(table.screen.focus.thing)
        assert table.board.accessibleDescription()
    assert any(thing in table.screen.scene.cards for thing in seen)
    assert "encounter_deck" in seen


def test_digits_give_the_options_of_the_prompt(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-enemy-attack"))
    table = lay_table(session)
    second = table.screen.prompt.options[1]

    table.key(Qt.Key.Key_2)

    assert second.key in session.records[-1].keys or any(second.key in record.keys for record in session.records)
    assert table.question != "lcg-ask-enemy-attack"


def test_undo_and_redo_by_keys_come_back_to_the_same_question(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    table.key(Qt.Key.Key_A)
    table.say_done()
    after = table.question

    table.key(Qt.Key.Key_Z, CONTROL)
    assert table.question == "lcg-ask-commit"
    table.key(Qt.Key.Key_Y, CONTROL)
    assert table.question == after
    table.key(Qt.Key.Key_Left, SHIFT)
    assert table.question == "lcg-ask-commit"


def test_an_attachment_is_taken_up_by_enter_and_put_on_its_target_by_a_letter(lay_table: LayTable) -> None:
    def attachment_offered(session: Session) -> bool:
        question = session.question
        return (
            question is not None
            and question.prompt.id == "lcg-ask-planning"
            and any(o.verb == "play" and o.target for o in question.options)
        )

    session = play_until(new_session(4), attachment_offered, most=2000)
    table = lay_table(session)
    option = next(o for o in table.options if o.verb == "play" and o.target)
    table.screen.focus.focus_on(option.source)

    table.key(Qt.Key.Key_Return)
    if table.screen.controller.aimed:
        letter = table.screen.scene.cards[option.target].light.key
        table.key(Qt.Key(ord(letter)))
    while session.question is not None and session.question.prompt.id == "lcg-ask-pay":
        table.say_done()

    assert session.state.home[option.source] == "attached"


def test_escape_lets_a_taken_up_card_go(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    hero = table.options[0].source
    table.screen.controller.aim(hero)
    assert table.ring(hero) == "selected"

    table.key(Qt.Key.Key_Escape)

    assert not table.screen.controller.aimed
    assert table.ring(hero) == "legal"


def test_help_text_board_and_notes_open_and_close_by_their_keys(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    panel = table.screen.panels.panel
    for key, modifier, name in (
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, "help"),
        (Qt.Key.Key_T, CONTROL, "text-board"),
        (Qt.Key.Key_H, CONTROL, "history"),
        (Qt.Key.Key_O, CONTROL, "odds"),
        (Qt.Key.Key_G, CONTROL, "coach"),
    ):
        table.key(key, modifier)
        assert panel.showing == name
        table.key(Qt.Key.Key_Escape)
        assert panel.showing == ""


def test_every_preset_can_do_everything_and_no_key_means_two_things() -> None:
    for preset, bindings in PRESETS.items():
        assert set(bindings) == set(PRESETS["longtable"]), preset
        keys = [key for found in bindings.values() for key in found]
        assert len(keys) == len(set(keys)), f"{preset}: {sorted(k for k in keys if keys.count(k) > 1)}"


def test_a_person_can_rebind_a_key() -> None:
    keys = Keys("longtable", {"undo": "Ctrl+U"})
    assert keys.action("Ctrl+U") == "undo"
    assert keys.action("Ctrl+Z") == ""


def test_space_goes_on_playing_and_answers_nothing_when_the_welcome_is_open(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-action")))
    answers = len(table.session.records)
    table.screen.panels.reading.open_coming_back()
    table.key(Qt.Key.Key_Space)
    assert table.screen.panels.panel.showing == ""
    assert len(table.session.records) == answers


def test_a_click_leaves_no_frame_and_the_arrows_walk_on_from_there(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    heroes = [item.card.id for item in table.screen.scene.items_of(["heroes:A"])]
    table.click(heroes[0])
    assert not table.screen.scene.cards[heroes[0]].focused
    table.key(Qt.Key.Key_Right)
    assert table.screen.scene.cards[heroes[1]].focused
