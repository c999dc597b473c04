"""What players ask about a scenario is read where its table is laid, behind a warning while nobody has played it."""

from __future__ import annotations

from desktop_app.ui.journal.questions_dialog import QuestionsDialog
from tests.ui.clipping import faults
from tests.ui.journal.conftest import Keeper

QUESTION = "Can we choose which path to take after the fork?"


def test_a_warning_stands_before_the_answers_and_a_rule_of_theirs_is_read(keeper: Keeper) -> None:
    person = keeper.person
    person.shell.new_table("lotr_lcg", scenario="passage_through_mirkwood")
    person.press("questions")
    dialog = keeper.form()
    assert isinstance(dialog, QuestionsDialog)
    assert person.sees("nobody of this profile has played it yet")
    assert not person.sees(QUESTION)
    warned = dialog.height()
    assert warned < 260, "no more room than the warning needs"
    person.press("read-anyway")
    assert person.sees(QUESTION)
    assert dialog.height() > 2 * warned
    assert faults(dialog) == []
    asked: list[str] = []
    dialog.rule_wanted.connect(asked.append)
    person.press("rule-LCG-190")
    assert asked == ["LCG-190"]
    assert not dialog.isVisible()
