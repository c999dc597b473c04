"""What moves: rings that are held without motion, cards turning face up, decks being shuffled, staggered starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.settings import Settings
from desktop_app.ui.table.board import clock
from desktop_app.ui.table.board.clock import Clock
from tests.ui.table.conftest import LayTable, Table, asks, new_session, play_until

SLOWED = 6
"""How many times slower, so that a busy machine still sees the middle of a movement."""
PATIENCE = 20_000
"""Milliseconds until a movement must be over, on however busy a machine."""


def hurt(table: Table) -> str:
    """A hero takes a damage, by hand; its id."""
    session = table.session
    hero = table.screen.scene.items_of(["heroes:A"])[0].card.id
    damage = next(each for each in session.game.adjustments(session.state, hero) if each.verb == "damage")
    table.screen.controller.travel.adjust(damage)
    return hero


def test_without_motion_the_ring_of_a_change_is_held_and_then_goes(qtbot: QtBot, lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=Settings(motion="off", moments="off"))
    item = table.screen.scene.cards[hurt(table)]
    assert item.changed == 1.0
    qtbot.waitUntil(lambda: item.changed == 0.0, timeout=PATIENCE)


def test_an_answer_ends_the_ring_that_is_held(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=Settings(motion="off", moments="off"))
    hero = hurt(table)
    table.say_done()
    assert table.screen.scene.cards[hero].changed == 0.0


def test_a_card_that_was_face_down_turns_face_up(qtbot: QtBot, lay_table: LayTable) -> None:
    table = lay_table(
        play_until(new_session(), asks("lcg-ask-commit")), settings=Settings(motion="normal", moments="off")
    )
    table.screen.motion.speed *= SLOWED
    scene, view = table.screen.scene, table.screen.controller.view
    staged = view.zones["staging"].cards[0]
    hidden = replace(view.zones["staging"], cards=[replace(staged, code="", back="encounter")])
    scene.show_view(replace(view, zones={**view.zones, "staging": hidden}))
    scene.show_view(view)
    item = scene.cards[staged.id]
    assert item.opened == 0.0
    qtbot.waitUntil(lambda: 0.0 < item.opened < 1.0, timeout=PATIENCE)
    qtbot.waitUntil(lambda: item.opened == 1.0, timeout=PATIENCE)


def test_a_shuffled_deck_moves_and_comes_to_rest(qtbot: QtBot, lay_table: LayTable) -> None:
    table = lay_table(
        play_until(new_session(), asks("lcg-ask-commit")), settings=Settings(motion="normal", moments="off")
    )
    session, pile = table.session, table.screen.scene.piles["encounter_deck"]
    table.screen.motion.speed *= SLOWED
    table.screen.controller.travel.adjust(session.game.adjustments(session.state, "encounter_deck")[0])
    table.screen.scene.shuffle("encounter_deck")
    qtbot.waitUntil(lambda: pile.shuffled < 1.0, timeout=PATIENCE)
    qtbot.waitUntil(lambda: pile.shuffled == 1.0, timeout=PATIENCE)


def test_what_starts_later_starts_later(qtbot: QtBot) -> None:
    motion = Clock()
    began: list[str] = []

    def first_step_of(name: str) -> Callable[[float], None]:
        def step(_: float) -> None:
            if name not in began:
                began.append(name)

        return step

    for i, name in enumerate("abc"):
        motion.run(name, 100, first_step_of(name), delay=i * clock.STAGGER)
    qtbot.waitUntil(lambda: motion.still, timeout=PATIENCE)
    assert began == ["a", "b", "c"]
