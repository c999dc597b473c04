"""On to the next decision with W among others: what halts it; and what taking back takes back where bots play."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop_app.app.profiles.settings import Settings
from tests.games.lotr_lcg.table import Table as Rules
from tests.ui.table.conftest import LayTable, Table, asks, new_session, play_until

HEALER = "Daughter of the Nimrodel"
CONTROL = Qt.KeyboardModifier.ControlModifier


def among_wounded(step: str = "3.1w") -> Rules:
    """Both have a wounded hero; Ana could use Éowyn, and Bor has somebody who heals any of them."""
    ana = {"heroes": [{"card": "Aragorn", "damage": 2, "resources": 0}, "Éowyn"], "hand": ["Faramir"]}
    bor = {"heroes": [{"card": "Gimli", "damage": 2, "resources": 0}], "allies": [HEALER]}
    return Rules(players={"Ana": ana, "Bor": bor}, step=step, first_player="Ana")


def lay_it(lay_table: LayTable, t: Rules, seats: list[str]) -> Table:
    """The table, where a bot waits to be told to go on."""
    return lay_table(t.session, seats=seats, settings=Settings(motion="off", moments="off", review="every_event"))


def bor_heals(table: Table, t: Rules, hero: str) -> None:
    """Bor's healer does her work."""
    assert t.question.seat == "B"
    source = next(option.key for option in t.question.options if option.source == t.id(HEALER))
    table.screen.controller.answer([source])
    if t.question.prompt.id == "lcg-ask-target":
        table.screen.controller.answer([next(o.key for o in t.question.options if o.source == t.id(hero))])


@pytest.mark.parametrize(("healed", "halts"), [("Aragorn", True), ("Gimli", False)])
def test_going_on_halts_when_somebody_else_has_touched_a_card_of_mine(
    lay_table: LayTable, healed: str, halts: bool
) -> None:
    t = among_wounded()
    table = lay_it(lay_table, t, ["A"])
    assert t.question.seat == "A"
    table.key(Qt.Key.Key_W)
    bor_heals(table, t, healed)
    assert t[healed].tokens.get("damage", 0) == 0
    assert (t.session.question is not None and t.question.seat == "A" and t.question.step == "3.1w") is halts


@pytest.mark.parametrize("open_hands", [False, True])
def test_going_on_passes_for_another_person_only_where_hands_are_open(lay_table: LayTable, open_hands: bool) -> None:
    t = among_wounded()
    table = lay_it(lay_table, t, ["A", "B"])
    chosen = table.screen.settings.changed(
        open_hands=open_hands, auto_pass=table.screen.settings.auto_pass.model_copy(update={"every_window": True})
    )
    table.screen.take_settings(chosen, table.screen.theme)
    table.key(Qt.Key.Key_W)
    assert (t.question.seat, t.question.step) == (("A", "3.2") if open_hands else ("B", "3.1w"))


def test_each_of_two_people_goes_on_to_what_matters_to_them(lay_table: LayTable) -> None:
    """What the other is asked meanwhile ends nobody's way."""
    t = among_wounded("4.2w")
    table = lay_it(lay_table, t, ["A", "B"])
    every = table.screen.settings.auto_pass.model_copy(update={"every_window": True})
    table.screen.take_settings(table.screen.settings.changed(auto_pass=every), table.screen.theme)
    asked: list[tuple[str, str]] = []
    while t.session.question is not None and t.question.step != "2.2" and len(asked) < 30:
        asked.append((t.question.seat, t.question.step))
        table.screen.panels.curtain.hide()
        table.screen.controller.lift_curtain()
        table.key(Qt.Key.Key_W)
    assert [seat for seat, _ in asked] == ["A", "B"]


def test_whoever_takes_it_back_is_not_on_the_way_any_more(lay_table: LayTable) -> None:
    t = among_wounded("4.2w")
    table = lay_it(lay_table, t, ["A", "B"])
    every = table.screen.settings.auto_pass.model_copy(update={"every_window": True})
    table.screen.take_settings(table.screen.settings.changed(auto_pass=every), table.screen.theme)
    table.key(Qt.Key.Key_W)
    assert t.question.seat == "B"
    table.screen.controller.travel.undo()
    assert t.question.seat == "A"
    table.screen.controller.answer([t.question.primary])
    table.screen.controller.answer([t.question.primary])
    assert (t.question.seat, t.question.step) == ("A", "5.2w")


@pytest.mark.parametrize("way", ["undo", "undo-action"])
def test_taking_back_goes_to_what_a_person_decided_past_what_bots_answered(lay_table: LayTable, way: str) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    settings = Settings(motion="off", moments="off", review="every_event")
    table = lay_table(session, seats=["A"], bots={"B": "greedy"}, settings=settings)
    assert session.question is not None
    asked = session.question.fingerprint
    table.say_done()
    for _ in range(20):
        if not table.screen.controller.bots.decide:
            break
        table.key(Qt.Key.Key_Space)
    answered, now = len(session.records), session.question.fingerprint
    assert now != asked
    assert any(record.seat == "B" for record in session.records[-3:])

    table.screen.keyboard.do(way)

    assert session.question.fingerprint == asked
    table.screen.keyboard.do("redo")
    assert (len(session.records), session.question.fingerprint) == (answered, now)
    assert not session.branches
