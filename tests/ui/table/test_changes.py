"""What has changed since the last decision, in words."""

from __future__ import annotations

from desktop_app.app.texts.texts import Texts
from desktop_app.engine.game import Adjustment
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.table.panels.changes import changes_between
from desktop_app.ui.table.words.wording import Wording
from tests.games.lotr_tcg.table import Table, hurt


def told(table: Table, *done: Adjustment) -> list[str]:
    """What is told of what is done to a table."""
    game = table_of("lotr_tcg")
    wording = Wording(Texts("en"), game.title_of, game.domain, game.words.zone_titles)
    before = table.session.look("A")
    for each in done:
        table.session.adjust(each)
    return changes_between(before, table.session.look("A"), wording, game.words)


def test_who_came_into_play_and_was_wounded_is_told_with_the_others() -> None:
    table = Table({"hand": ["Legolas"], "fellowship": ["Aragorn"]}, {}, step="fellowship")
    legolas, aragorn = table.id("Legolas"), table.id("Aragorn")
    lines = told(
        table,
        Adjustment("move", legolas, "fellowship:A"),
        Adjustment("wound", legolas, amount=1),
        Adjustment("wound", aragorn, amount=1),
    )
    assert [line.split(",")[0] for line in lines if "wounds" in line] == ["Aragorn", "Legolas"]


def test_of_who_has_left_play_no_lost_wounds_are_told() -> None:
    table = Table({"fellowship": [hurt("Aragorn", 2)]}, {}, step="fellowship")
    assert not [line for line in told(table, Adjustment("move", table.id("Aragorn"), "dead:A")) if "wounds" in line]
