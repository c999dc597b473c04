"""Counters set by hand from the keyboard, and the keys of other tables."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop_app.app.profiles.settings import KeyPreset, Settings
from desktop_app.engine.record import BY_HAND
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.ui.table.keys import PRESETS
from tests.ui.table.conftest import LayTable, asks, new_session, play_until

ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_alt_and_a_digit_set_the_counters_of_the_card_in_focus(lay_table: LayTable, preset: KeyPreset) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session, settings=Settings(motion="off", moments="off", key_preset=preset))
    hero = table.screen.scene.items_of(["heroes:A"])[0].card.id
    piece = table.state(LcgState).pieces[hero]
    damage, threat = piece.damage, table.screen.controller.view.numbers["threat:A"]
    table.screen.focus.focus_on(hero)

    table.key(Qt.Key.Key_3, ALT)
    assert table.state(LcgState).pieces[hero].damage == damage + 1
    assert session.records[-1].by == BY_HAND
    table.key(Qt.Key.Key_3, ALT | SHIFT)
    assert table.state(LcgState).pieces[hero].damage == damage
    table.key(Qt.Key.Key_4, ALT)
    assert table.screen.controller.view.numbers["threat:A"] == threat + 1
    table.key(Qt.Key.Key_A, ALT)
    assert table.screen.scene.cards[hero].landscape


def test_a_bare_digit_is_an_option_of_the_prompt_and_no_counter(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-enemy-attack"))
    table = lay_table(session)
    hero = table.screen.scene.items_of(["heroes:A"])[0].card.id
    table.screen.focus.focus_on(hero)
    table.key(Qt.Key.Key_1)
    assert not any(record.by == BY_HAND for record in session.records)


@pytest.mark.parametrize(
    ("preset", "key", "modifier"),
    [
        ("octgn", Qt.Key.Key_Right, CONTROL),
        ("cockatrice", Qt.Key.Key_Space, CONTROL),
        ("dragncards", Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_the_main_answer_by_the_keys_of_another_table(
    lay_table: LayTable, preset: KeyPreset, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    session = play_until(new_session(), asks("lcg-ask-planning"))
    table = lay_table(session, settings=Settings(motion="off", moments="off", key_preset=preset))
    answers = len(session.records)
    table.key(key, modifier)
    assert len(session.records) > answers


def test_undo_by_the_keys_of_dragncards(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-planning"))
    table = lay_table(session, settings=Settings(motion="off", moments="off", key_preset="dragncards"))
    table.key(Qt.Key.Key_Space)
    assert table.question != "lcg-ask-planning"
    table.key(Qt.Key.Key_Left)
    assert table.question == "lcg-ask-planning"
    table.key(Qt.Key.Key_Right)
    assert table.question != "lcg-ask-planning"
