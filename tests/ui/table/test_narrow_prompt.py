"""The prompt where there is little room, as beside a tour: the question is read whole, and every answer is there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest

from desktop_app.app.tables.simulate import usual_table
from desktop_app.app.texts.texts import Language
from desktop_app.engine.ask import Option
from desktop_app.engine.session import Session
from desktop_app.games import CARDS, PLAYS
from desktop_app.games.me_quest.reading.tracks import ACTION_TRACKS
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.table.bars.choice_menu import ChoiceMenu
from desktop_app.ui.widgets.key_button import KeyButton
from tests.games.lotr_lcg.table import Table as Position
from tests.games.meccg.rules.situations import attacked
from tests.games.meccg.table import Table as Battle
from tests.games.meccg.table import at, bearing
from tests.ui.clipping import faults
from tests.ui.staged import table_on
from tests.ui.table.conftest import LayTable, Table, asks, new_session, play_until

NARROW, BESIDE_A_TOUR = (640, 768), (840, 768)


def answers(table: Table) -> list[KeyButton]:
    """The buttons in the prompt."""
    return [button for button in table.screen.prompt.findChildren(KeyButton) if button.isVisible()]


def said(table: Table) -> list[str]:
    """What they say, without their keys."""
    return [button.accessibleName().partition(" (")[0] for button in answers(table)]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("asked", ["lcg-ask-planning", "lcg-ask-travel", "lcg-ask-defender", "lcg-ask-action"])
def test_no_word_of_a_question_is_lost_beside_its_answers(lay_table: LayTable, asked: str, language: Language) -> None:
    session = play_until(new_session(), asks(asked))
    table = lay_table(session, size=NARROW, language=language)
    for size in (NARROW, BESIDE_A_TOUR):
        table.screen.resize(*size)
        table.screen.refresh()
        prompt = table.screen.prompt
        assert faults(prompt) == []
        words = QRect(prompt.question.geometry())
        assert words.width() > 150
        assert not any(words.intersects(button.geometry()) for button in answers(table))
        assert all(prompt.rect().contains(button.geometry()) for button in answers(table))


def test_the_letters_of_a_question_stand_whole_above_its_answers(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-travel")), size=NARROW)
    question = table.screen.prompt.question
    assert min(button.geometry().top() for button in answers(table)) > question.geometry().bottom()
    assert question.height() >= QFontMetrics(question.font()).height()


def test_a_question_that_takes_all_its_room_keeps_away_from_its_answers(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-travel")), size=(1366, 768))
    prompt = table.screen.prompt
    first = min(button.geometry().left() for button in answers(table))
    assert first - prompt.question.geometry().right() > table.screen.look.px(12)


def test_a_long_question_is_written_as_small_as_its_lines_need(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")), size=BESIDE_A_TOUR, language="es")
    prompt = table.screen.prompt
    prompt.question.setText(
        "Ana, ¿descartas una carta antes de completar tu mano hasta ocho, y cuál de todas ellas es?"
    )
    prompt.resize(prompt.width() - 1, prompt.height())
    settle()
    assert prompt.question.wordWrap()
    assert not prompt.why.isVisible()
    assert faults(prompt) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_three_actions_of_sauron_are_buttons_in_a_small_window(lay_table: LayTable, language: Language) -> None:
    """None of them is behind a menu."""
    play = PLAYS["me_quest"]
    session = play_until(
        Session(play.game, play.new(usual_table("me_quest", 2, 1))),
        lambda table: (
            table.question is not None
            and table.question.prompt.id == "meq-ask-action"
            and len(table.question.options) == 4
        ),
    )
    table = lay_table(session, seats=["A", "B"], size=(1366, 768), language=language)
    prompt = table.screen.prompt
    assert [option.verb for option in prompt.options] == list(ACTION_TRACKS)
    assert not any(button.property("menu") for button in answers(table))
    assert faults(prompt) == []
    assert not any(prompt.question.geometry().intersects(button.geometry()) for button in answers(table))


def test_a_question_is_whole_and_its_reason_told_after_the_window_and_the_language_have_changed() -> None:
    with Stage((1366, 768), "es", "candlelight", "lotr_tcg") as stage:
        screen = table_on(stage)
        for language, size in (("en", (1366, 768)), ("es", (1920, 1080)), ("en", (3840, 2160)), ("en", (1366, 768))):
            stage.window.resize(*size)
            assert stage.shell.desk is not None
            stage.shell.desk.change(language=language)
            settle()
            assert faults(screen.prompt) == []
            assert screen.prompt.why.isVisible()


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), NARROW])
def test_a_digit_gives_the_number_that_it_is(lay_table: LayTable, size: tuple[int, int]) -> None:
    """How many cards a hero draws: 4 draws four, whether the answers stand side by side or in a menu."""
    play = PLAYS["me_quest"]
    session = play_until(
        Session(play.game, play.new(usual_table("me_quest", 2, 1))),
        lambda table: table.question is not None and table.question.prompt.id == "meq-ask-hero-draw",
    )
    asked = session.question
    assert asked is not None
    table = lay_table(session, seats=[asked.seat], size=size)
    digits = table.screen.prompt.digits
    assert {number: option.detail for number, option in digits.items()} == {
        int(option.detail): option.detail for option in asked.options
    }
    assert 0 in digits
    assert faults(table.screen.prompt) == []
    table.key(Qt.Key.Key_4)
    assert [digits[4].key] in [record.keys for record in session.records[-2:]], "a rest for nothing is not asked for"


def test_no_answer_stands_twice(lay_table: LayTable) -> None:
    """Whether a hero rests: to go on without is Space, and no second button says the same."""
    play = PLAYS["me_quest"]
    session = play_until(
        Session(play.game, play.new(usual_table("me_quest", 2, 1))),
        lambda table: table.question is not None and table.question.prompt.id == "meq-ask-rest",
    )
    asked = session.question
    assert asked is not None
    table = lay_table(session, seats=[asked.seat])
    assert len(answers(table)) == len(asked.options)


def test_who_is_asked_to_choose_reads_what_for(lay_table: LayTable) -> None:
    """The question names the card that asks; below it stands what its text does, where there is room."""
    table = lay_table(play_until(new_session(7), asks("lcg-ask-target"), most=2000))
    assert "ready a character of yours" in table.screen.prompt.why.text()
    table.screen.resize(*NARROW)
    settle()
    assert faults(table.screen.prompt) == []


@pytest.mark.parametrize(
    ("language", "question", "reason"),
    [
        ("en", "do you respond after you travel to Old Forest Road?", "Old Forest Road: After the players travel here"),
        ("es", "¿respondes tras el viaje a Viejo Camino del Bosque?", "Viejo Camino del Bosque: Después de que los"),
    ],
)
def test_a_window_for_one_answer_tells_what_to_and_what_it_does(
    lay_table: LayTable, language: Language, question: str, reason: str
) -> None:
    position = Position(heroes=[{"card": "Aragorn", "exhausted": True}], staging=["Old Forest Road"], step="4.2")
    position.choose("travel", "Old Forest Road")
    table = lay_table(position.session, language=language)
    assert question in table.screen.prompt.question.text()
    assert reason in table.screen.prompt.why.text()


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "Gandalf: Deal 4 damage to an enemy."), ("es", "Gandalf: Un Enemigo sufre 4 de Daño.")],
)
def test_who_chooses_for_a_card_of_several_texts_reads_what_comes_of_it(
    lay_table: LayTable, language: Language, reason: str
) -> None:
    """Gandalf leaves at the end of the round, too; here an enemy is chosen for the one text that has one chosen."""
    position = Position(
        heroes=[{"card": "Aragorn", "resources": 5}], hand=["Gandalf"], staging=["Forest Spider", "King Spider"]
    )
    position.play("Gandalf").choose("respond").choose("damage_enemy")
    table = lay_table(position.session, language=language)
    assert table.question == "lcg-ask-target"
    assert reason in table.screen.prompt.why.text()


@pytest.mark.parametrize(
    ("language", "first", "more"), [("en", "Nobody", "Nobody else"), ("es", "A nadie", "Nadie más")]
)
def test_where_people_are_chosen_the_answer_without_any_speaks_of_people(
    lay_table: LayTable, language: Language, first: str, more: str
) -> None:
    quest = Position(heroes=["Aragorn", "Éowyn"], step="3.2")
    assert first in said(lay_table(quest.session, language=language))
    fight = Position(heroes=["Aragorn", "Éowyn"], engaged=[{"card": "Forest Spider", "attacked": True}], step="6.8b")
    fight.choose("attack", "Aragorn", "Forest Spider")
    assert more in said(lay_table(fight.session, language=language))


def test_a_rule_that_asks_about_a_character_is_not_told_by_what_the_character_can_do(lay_table: LayTable) -> None:
    strike = attacked("Glorfindel II", "Balin", prowess=11).pick("Glorfindel II").until("hold").choose("full")
    table = lay_table(strike.session, size=(1920, 1080))
    assert table.question == "mec-ask-support"
    assert "Others may tap for +1." in table.screen.prompt.why.text()
    assert "influence" not in table.screen.prompt.why.text()


def test_a_site_of_which_a_deck_holds_several_copies_is_one_way_to_go(lay_table: LayTable) -> None:
    """Lórien stood as "1 of 4" among the ways, and no other Lórien."""
    play = PLAYS["meccg"]
    session = Session(play.game, play.new(usual_table("meccg", 2, 1)))
    play_until(session, lambda s: bool(of_many(s)), most=900)
    assert session.question is not None
    table = lay_table(session, seats=[session.question.seat], size=(1920, 1080))
    wording = table.screen.wording
    lines = [line.text() for menu in table.screen.prompt.findChildren(ChoiceMenu) for line in menu.actions()]
    told = [*said(table), *(line.partition("\t")[0] for line in lines)]
    assert [line for option in of_many(session) for line in told if line == wording.option(option)]
    assert not [line for line in told if line.endswith(" of 4)")]


def of_many(session: Session) -> list[Option]:
    """Ways to go to a site of which there are several copies in the deck of sites."""
    question = session.question
    if question is None or not any(option.verb == "go" for option in question.options):
        return []
    view = session.look(question.seat)
    found = [(option, card) for option in question.options if (card := view.card(option.target)) is not None]
    return [
        option
        for option, card in found
        if option.verb == "go" and sum(each.code == card.code for each in view.zones[card.zone].cards) > 1
    ]


def test_a_digit_that_stands_in_the_open_menu_chooses_its_line(lay_table: LayTable) -> None:
    play = PLAYS["thrones"]
    session = Session(play.game, play.new(usual_table("thrones", 4, 1)))
    play_until(session, asks("got-ask-challenge"), most=900)
    assert session.question is not None
    table = lay_table(session, seats=[session.question.seat])
    answers_given = len(session.records)
    table.key(Qt.Key.Key_M)
    (menu,) = [menu for menu in table.screen.prompt.findChildren(ChoiceMenu) if menu.isVisible()]
    wanted = table.screen.prompt.digits[3]
    assert [line.text() for line in menu.actions()][2].endswith("\t3")
    QTest.keyClick(menu, Qt.Key.Key_M)
    assert not menu.isVisible(), "the key that has opened it closes it"
    assert len(session.records) == answers_given
    table.key(Qt.Key.Key_M)
    QTest.keyClick(menu, Qt.Key.Key_3)
    assert not menu.isVisible()
    assert session.records[answers_given].keys == [wanted.key]


@pytest.mark.parametrize(("step", "rule"), [("hold", "MEC-587"), ("hand-on", "MEC-603")])
def test_each_question_of_a_strike_is_told_by_its_rule(lay_table: LayTable, step: str, rule: str) -> None:
    strike = attacked(bearing("Balin", "Horn of Anor"), "Glorfindel II", prowess=20).pick("Balin").until("hold")
    if step == "hand-on":
        strike.choose("full").rolls(2, 12).until("hand-on")
    table = lay_table(strike.session, size=(1920, 1080))
    assert table.question == f"mec-ask-{step}"
    assert rule in table.screen.prompt.why.text()
    assert "influence" not in table.screen.prompt.why.text()


def test_after_a_strike_the_dice_of_a_body_check_are_not_held_against_its_prowess(lay_table: LayTable) -> None:
    strike = attacked(bearing("Balin", "Horn of Anor"), "Glorfindel II", prowess=20).pick("Balin").until("hold")
    before = lay_table(strike.session, size=(1920, 1080)).screen.controller.view
    told = PLAYS["meccg"].words.contest
    assert (shown := told(before)) is not None
    assert shown.roll is not None
    strike.choose("full").rolls(2, 12).until("hand-on")
    after = lay_table(strike.session, size=(1920, 1080)).screen.controller.view
    assert (shown := told(after)) is not None
    assert shown.roll is None


def test_before_a_strike_is_chosen_somebody_who_faces_one_stands_large(lay_table: LayTable) -> None:
    strike = attacked("Glorfindel II", "Elrond", "Balin", strikes=2).pick("Elrond", "Balin").until("which-strike")
    table = lay_table(strike.session, size=(1920, 1080))
    assert (shown := PLAYS["meccg"].words.contest(table.screen.controller.view)) is not None
    assert shown.sides[0].card == strike.g.codes[strike.id("Elrond")]


def test_an_ampersand_is_read_in_the_menu_of_choices(lay_table: LayTable) -> None:
    menu = ChoiceMenu(lay_table(new_session(7)).screen, "M")
    assert menu.add("Little Snuffler (Ruins & Lairs)", "3").text() == "Little Snuffler (Ruins && Lairs)\t3"


@pytest.mark.parametrize(("language", "told"), [("en", "Orc, Troll or Man"), ("es", "orco, troll u hombre")])
def test_a_text_against_several_races_names_them_all(lay_table: LayTable, language: Language, told: str) -> None:
    attack = {"race": "man", "strikes": 2, "prowess": 10}
    company = at("Moria", "Glorfindel II", limit=4, moved=True, path=["wilderness"])
    strike = Battle({"companies": [company], "hand": ["Dark Quarrels"]}, {}, step="attack_actions", attack=attack)
    table = lay_table(strike.session, size=(1920, 1080), language=language)
    assert told.casefold() in table.screen.prompt.why.text().casefold()


def test_a_check_is_asked_about_by_its_rule_and_not_by_what_the_character_can_do(lay_table: LayTable) -> None:
    """Under a corruption check stood what the one who makes it has to say on influence, under her name twice."""
    play = PLAYS["meccg"]
    session = play_until(
        Session(play.game, play.new(usual_table("meccg", 2, 1))), asks("mec-ask-corruption"), most=3000
    )
    asked = session.question
    assert asked is not None
    table = lay_table(session, seats=[asked.seat], language="en")
    who = session.look(asked.seat).card(asked.source)
    assert who is not None
    name = CARDS["meccg"].title_of(who.code)["en"]
    assert name in table.screen.prompt.question.text()
    assert name not in table.screen.prompt.why.text()
