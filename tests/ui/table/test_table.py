"""The table around the cards: prompt, log, history, curtain, panels, hands-on changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.app.profiles.settings import AutoPass, Settings
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.app.texts.usual_names import usual_name
from desktop_app.engine.messages import message
from desktop_app.engine.record import BY_HAND
from desktop_app.engine.session import Session
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.ui.table.bars.stepper import Stepper
from desktop_app.ui.widgets.key_button import KeyButton
from tests.games.meccg.table import Table as MeccgPosition
from tests.games.meccg.table import at
from tests.ui.table.conftest import LayTable, Table, asks, at_window, greedy_answer, new_session, play_until

CONTROL = Qt.KeyboardModifier.ControlModifier


# -- prompt


def test_the_prompt_says_who_decides_what_and_cites_its_rule(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    prompt = table.screen.prompt
    assert prompt.badge.text() == "A"
    assert "Ana" in prompt.question.text()
    assert "LCG-413" in prompt.why.text()
    asked: list[str] = []
    table.screen.rule_requested.connect(asked.append)
    prompt.why.linkActivated.emit("rule:LCG-413")
    assert asked == ["LCG-413"]


@pytest.mark.parametrize(("language", "said"), [("en", "Asked by Forest Spider."), ("es", "Lo pide Araña del bosque.")])
@pytest.mark.parametrize("theme", ["daylight", "candlelight"])
def test_the_prompt_says_which_card_asks_and_its_rule_stands_out(
    lay_table: LayTable, language: Language, said: str, theme: str
) -> None:
    session = play_until(new_session(7), asks("lcg-ask-defender"), most=2000)
    table = lay_table(session, language=language, theme=theme)
    why = table.screen.prompt.why.text()
    assert said in why
    assert f'style="color:{table.screen.theme.gold}' in why
    assert "LCG-465" in why


def test_the_prompt_shows_the_willpower_of_those_picked(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    table.key(Qt.Key.Key_A)
    card = table.screen.scene.items_of(["heroes:A"])[0].card
    assert str(card.numbers["willpower"]) in table.screen.prompt.why.text()


def test_a_payment_can_be_shared_out_otherwise_before_it_is_confirmed(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-pay"))
    table = lay_table(session)
    controller = table.screen.controller
    assert controller.draft is not None
    before = dict(controller.draft.given)
    giver = next(key for key, amount in before.items() if amount)
    taker = next(key for key in before if key != giver and table.asked.caps[key] > before[key])

    steppers = table.screen.prompt.findChildren(Stepper)
    assert len([stepper for stepper in steppers if stepper.isVisible()]) == len(before)
    table.screen.prompt.given.emit(taker, 1)
    given = dict(controller.draft.given)
    assert given[taker] == before[taker] + 1
    assert sum(given.values()) == sum(before.values())
    pools = {key: resources(table, key) for key in before}
    table.say_done()

    for key, amount in given.items():
        assert resources(table, key) == pools[key] - amount


def resources(table: Table, key: str) -> int:
    """How many resources the hero has who pays with an answer of this key."""
    return table.state(LcgState).pieces[key.removeprefix("pay:")].resources


def test_more_than_four_answers_fold_into_a_menu(lay_table: LayTable) -> None:
    def many(session: Session) -> bool:
        question = session.question
        return question is not None and question.kind == "one" and len(question.options) > 5

    session = play_until(new_session(7), many, most=2000)
    table = lay_table(session)
    shown = [button for button in table.screen.prompt.findChildren(KeyButton) if button.isVisible()]
    assert len(shown) <= 4
    assert len(table.screen.prompt.options) >= 5


# -- log, undo, history


def test_the_log_names_cards_that_show_large(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-defender")))
    html = table.screen.side.log.text.toHtml()
    assert 'href="card:' in html
    table.screen.side.log.card_pointed.emit("nowhere", "01001")
    shown = table.screen.side.large.face.face
    assert shown is not None
    assert shown.title == "Aragorn"


def test_playing_on_from_a_line_of_the_log_keeps_the_other_line_as_a_branch(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    moment = len(session.records)
    table.key(Qt.Key.Key_A)
    table.say_done()
    table.screen.side.log.moment_chosen.emit(moment)
    assert table.question == "lcg-ask-commit"

    table.key(Qt.Key.Key_B)
    table.say_done()

    assert len(session.branches) == 1
    table.key(Qt.Key.Key_H, CONTROL)
    assert "branch:0" in table.screen.panels.panel.text.toHtml()


def test_going_back_past_something_revealed_is_noted_in_the_log(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    for _ in table.options:
        table.key(Qt.Key.Key_A)
    while not any("revealed" in line.message.id for line in session.log[-12:]):
        table.say_done()
    table.key(Qt.Key.Key_Left, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert session.log[-1].message.id == "table-log-went-back"


def test_every_answer_is_said_so_that_it_can_be_saved(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    saved: list[object] = []
    table.screen.answered.connect(saved.append)
    table.say_done()
    assert saved == [session]


# -- why


def test_a_number_unfolds_into_its_sum(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    card = table.screen.scene.items_of(["heroes:A"])[0].card
    table.screen.side.shown.unfold(card, "willpower")
    large = table.screen.side.large
    assert large.sum.isVisible()
    assert str(card.numbers["willpower"]) in large.sum.text()


def test_the_question_mark_key_says_why_a_card_cannot_act(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    held = table.screen.scene.items_of(["hand:A"])[0].card.id
    table.screen.focus.focus_on(held)
    table.key(Qt.Key.Key_Question)
    assert table.screen.note.isVisible()
    assert table.screen.note.rule


def test_the_other_language_of_the_card_while_l_is_held(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    large = table.screen.side.large
    english = large.face.face
    assert english is not None
    QTest.keyPress(table.board, Qt.Key.Key_L)
    spanish = large.face.face
    QTest.keyRelease(table.board, Qt.Key.Key_L)
    assert spanish is not None
    assert spanish.title != english.title
    assert large.face.face == english


# -- by hand


def test_a_card_is_exhausted_by_hand_and_undone(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    assert session.can_adjust()
    table = lay_table(session)
    hero = table.screen.scene.items_of(["heroes:A"])[0].card.id
    adjustment = next(a for a in session.game.adjustments(session.state, hero) if a.verb == "turn")

    table.screen.controller.travel.adjust(adjustment)

    assert session.records[-1].by == BY_HAND
    assert table.screen.scene.cards[hero].landscape
    assert "by_hand" in table.screen.scene.cards[hero].card.marks
    table.key(Qt.Key.Key_Z, CONTROL)
    assert not table.screen.scene.cards[hero].landscape


# -- pace


def test_w_goes_on_until_something_happens(lay_table: LayTable) -> None:
    session = play_until(new_session(), at_window)
    table = lay_table(session)
    table.key(Qt.Key.Key_W)
    assert session.question is None or session.question.prompt.id != "lcg-ask-action"


def test_going_on_by_itself_stops_where_a_stop_is_set(lay_table: LayTable) -> None:
    session = play_until(new_session(), at_window)
    assert session.question is not None
    step = session.question.step
    pace = AutoPass(until_something_happens=True, stops={"lotr_lcg": [step]})
    table = lay_table(session, settings=Settings(motion="off", moments="off", auto_pass=pace))
    assert table.screen.wishes.pace(session.question) is None
    told: list[object] = []
    table.screen.settings_changed.connect(told.append)
    table.screen.track.stop_toggled.emit(step)
    assert table.screen.settings.auto_pass.stops == {"lotr_lcg": []}
    assert told == [table.screen.settings]


def test_never_for_an_ability_passes_without_asking(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-respond"))
    question = session.question
    assert question is not None
    table = lay_table(session)
    for option in question.options:
        if option.verb == "respond":
            table.screen.wishes.answer_for_good(option.detail, "never")
    assert table.screen.wishes.pace(question) == ["pass"]


# -- two people


def test_the_curtain_hides_both_hands_until_the_other_sits_down(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    table = lay_table(session, seats=["A", "B"])
    assert table.screen.controller.seat == "A"
    table.say_done()
    while session.question is not None and session.question.seat == "A":
        table.say_done()

    curtain = table.screen.panels.curtain
    assert curtain.isVisible()
    assert not table.screen.scene.items_of(["hand:A", "hand:B"])
    assert table.screen.controller.question is None
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert not curtain.isVisible()
    assert table.screen.controller.seat == "B"
    assert table.screen.scene.items_of(["hand:B"])
    assert not table.screen.scene.items_of(["hand:A"])


def test_taking_back_the_others_answer_asks_them(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    table = lay_table(session, seats=["A", "B"])
    while session.question is not None and session.question.seat == "A":
        table.say_done()
    QTest.keyClick(table.screen.panels.curtain, Qt.Key.Key_Return)
    answers = len(session.records)

    table.key(Qt.Key.Key_Z, CONTROL)

    assert table.screen.panels.panel.showing == "consent"
    assert len(session.records) == answers
    QTest.keyClick(table.screen.panels.panel, Qt.Key.Key_Y)
    assert len(session.records) < answers


# -- looks


def test_a_seat_that_nobody_named_is_called_in_the_language_of_now(lay_table: LayTable) -> None:
    """Its name stayed that of the language in which the table was begun."""
    usual = [usual_name("B", Texts(language)) for language in LANGUAGES]
    assert usual == ["Player B", "Jugador B"]
    table = lay_table(new_session(seats=2, names=("Ana", usual[0])), language="es")
    wording = table.screen.wording
    assert [wording.seat(seat) for seat in table.session.state.seats] == ["Ana", "Jugador B"]
    assert wording.plain(message("lcgtable-mat-heroes-of", name="Player B")).endswith("Jugador B")
    own = lay_table(new_session(seats=2, names=("Ana", "Player Bor")), language="es").screen.wording
    assert own.seat("B") == "Player Bor"


def test_language_theme_and_size_change_while_playing(lay_table: LayTable) -> None:
    from desktop_app.ui.art.theme import load_theme

    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    screen = table.screen
    screen.texts.use("es")
    screen.take_settings(Settings(language="es", theme="candlelight", motion="off"), load_theme("candlelight"))
    screen.resize(1366, 768)
    assert screen.scene.mats[0].label.title == "Misión"
    assert screen.scene.placement is not None
    assert "misión" in screen.prompt.question.text()


def test_the_hand_rises_in_a_small_window_while_h_is_held(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    table = lay_table(session, size=(1366, 768), seats=["A", "B"])
    card = table.screen.scene.items_of(["hand:A"])[0]
    resting = card.pos().y()
    QTest.keyPress(table.board, Qt.Key.Key_H)
    assert card.pos().y() < resting
    QTest.keyRelease(table.board, Qt.Key.Key_H)
    assert card.pos().y() == resting


def test_a_continued_game_tells_where_you_were(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    table.screen.wishes.take_note("Save Faramir for the spiders")
    table.screen.panels.reading.open_coming_back()
    text = table.screen.panels.panel.text.toPlainText()
    assert "Save Faramir" in text
    assert "3.2" in text
    QTest.keyClick(table.screen.panels.panel, Qt.Key.Key_Space)
    assert table.screen.panels.panel.showing == ""
    assert table.question == "lcg-ask-commit"


def test_a_phase_of_one_step_of_its_name_is_said_once(lay_table: LayTable) -> None:
    table = lay_table(MeccgPosition({"companies": [at("Rivendell", "Elrond")]}).session)
    table.screen.panels.reading.open_coming_back()
    assert "You were in Organization.\n" in table.screen.panels.panel.text.toPlainText()


def test_a_report_holds_the_game_and_no_name(lay_table: LayTable, tmp_path: Path) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    table.screen.panels.reading.write_report_to(str(tmp_path / "report.json"))
    written = (tmp_path / "report.json").read_text(encoding="utf-8")
    assert '"Ana"' not in written
    assert json.loads(written)["question"] == table.asked.fingerprint


def test_the_coach_suggests_with_a_reason_and_does_it_on_a_key(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    table.key(Qt.Key.Key_G, CONTROL)
    assert "threat" in table.screen.panels.panel.text.toPlainText()
    answers = len(session.records)
    QTest.keyClick(table.screen.panels.panel, Qt.Key.Key_T)
    assert len(session.records) > answers


def test_with_motion_an_answer_given_during_a_movement_ends_it(lay_table: LayTable) -> None:
    session = new_session(3)
    table = lay_table(session, settings=Settings(motion="normal", moments="off", review="decisions_only"))
    for _ in range(40):
        assert session.question is not None
        table.screen.controller.answer(greedy_answer(session))
    moving = table.screen.motion
    moving.finish()
    assert moving.still
    for item in table.screen.scene.cards.values():
        assert item.pos() == item.home


def test_whoever_must_decide_first_finds_the_curtain_before_the_table(lay_table: LayTable) -> None:
    def bor_decides(session: Session) -> bool:
        return session.question is not None and session.question.seat == "B" and bool(session.state.zones["hand:B"])

    table = lay_table(play_until(new_session(seats=2), bor_decides), seats=["A", "B"])
    curtain = table.screen.panels.curtain
    assert curtain.isVisible()
    assert curtain.width() == table.board.width()
    assert curtain.geometry().bottom() >= table.board.height() - 2


@pytest.mark.parametrize(("language", "told"), [("en", "Choose 1 more"), ("es", "Elige 1 más")])
def test_where_more_must_be_picked_the_button_counts_what_is_missing(
    lay_table: LayTable, language: Language, told: str
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), language=language)
    controller = table.screen.controller
    assert controller.question is not None
    assert controller.draft is not None
    controller.question.minimum = 2
    controller.choose(controller.question.options[0])
    shown = [button for button in table.screen.prompt.findChildren(KeyButton) if button.isVisible()]
    assert any(told in button.accessibleName() for button in shown)
