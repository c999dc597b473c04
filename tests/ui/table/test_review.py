"""After the game: what was passed by and what was set by hand, each with its moment."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.ui.render.stage import settle
from desktop_app.ui.table.panels.past_text import missed as told_after
from desktop_app.ui.table.play.missed import hand_moments, missed_moments, missed_triggers
from tests.ui.table.conftest import LayTable, asks, new_session, play_until


def passing_by(session: Session) -> Session:
    """A whole game in which every optional trigger is passed by."""
    chance = Chance(5)
    while session.question is not None:
        question = session.question
        if question.prompt.id == "lcg-ask-respond":
            session.answer(["pass"])
        else:
            session.answer(GAME.bots["greedy"](lambda: GAME.view(session.state, question.seat), question, chance))  # noqa: B023
    return session


def test_each_thing_set_by_hand_is_told_once_in_its_own_words(lay_table: LayTable) -> None:
    session = play_until(new_session(11), asks("lcg-ask-commit"))
    hero = GAME.view(session.state, "A").zones["heroes:A"].cards[0].id
    for _ in range(3):
        session.adjust(next(each for each in GAME.adjustments(session.state, hero) if each.verb == "damage"))
    table = lay_table(session)
    told = told_after(session, table.screen.wording, ["A"])
    assert [told.count(f"{number} to {number + 1}.") for number in range(4)] == [1, 1, 1, 0]


def test_the_review_lists_the_triggers_passed_by_with_card_round_and_step_and_goes_there(lay_table: LayTable) -> None:
    session = play_until(new_session(11), asks("lcg-ask-commit"))
    hero = GAME.view(session.state, "A").zones["heroes:A"].cards[0].id
    session.adjust(next(each for each in GAME.adjustments(session.state, hero) if each.verb == "damage"))
    passing_by(session)
    missed = missed_triggers(session, ["A"])
    assert [each.at for each in missed] == missed_moments(session, ["A"])
    assert missed_moments(session, ["B"]) == []
    assert missed
    assert all(each.codes for each in missed)
    assert [each.round for each in missed] == sorted(each.round for each in missed)

    table = lay_table(session)
    settle()
    page, panel = table.screen.panels.page, table.screen.panels.page_panel
    QTest.keyClick(page, Qt.Key.Key_M)
    assert panel.showing == "missed"
    words = panel.text.toPlainText()
    first = missed[0]
    title = table.screen.wording.title(first.codes[0])
    assert f"{title} · round {first.round}, step {first.step}" in words
    assert "Set by hand once" in words
    assert f'href="at:{hand_moments(session)[0]}"' in panel.text.toHtml()

    panel.text.anchorClicked.emit(QUrl(f"at:{first.at}"))

    assert table.question == "lcg-ask-respond"
    assert len(session.records) == first.at
