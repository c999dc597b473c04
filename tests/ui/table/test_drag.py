"""Dragging: what lights up, what a drop answers, what is refused."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.settings import Settings
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.ui.table.bars.refusal_note import FAR
from tests.games.lotr_lcg.table import Table as Position
from tests.games.playing import new_session as session_of
from tests.games.playing import played
from tests.ui.table.conftest import LayTable, Table, asks, new_session, play_until


def ally_in_hand(session: Session) -> str:
    """An ally of the hand that can be played now, or ""."""
    question = session.question
    if question is None or question.prompt.id != "lcg-ask-planning":
        return ""
    loose = [
        o.source for o in question.options if load_cards()[session.state.codes.get(o.source, "01001")].type == "ally"
    ]
    return loose[0] if loose else ""


def number_of(table: Table, card: str, number: str) -> int:
    """A number of a card as the table shows it."""
    shown = table.screen.controller.view.card(card)
    assert shown is not None
    return shown.numbers[number]


def test_dropping_an_ally_on_the_own_play_area_plays_it(lay_table: LayTable) -> None:
    session = play_until(new_session(), lambda s: bool(ally_in_hand(s)))
    card = ally_in_hand(session)
    table = lay_table(session)

    table.drag(card, "allies:A")

    table.say_done()  # pays, if there is a choice of who pays
    assert session.state.home[card] == "play:A"
    assert table.screen.scene.cards[card].card.zone == "allies:A"


def test_a_creature_is_dropped_on_the_company_that_it_attacks(lay_table: LayTable) -> None:
    """It went back into the hand without a word: what it could be dropped on was not the company."""
    playing = played(session_of("meccg", 2, 1), PLAYS["meccg"].bot, 1)
    session = next(each for each in playing if creatures_in_hand(each))
    card = creatures_in_hand(session)[0]
    assert session.question is not None
    table = lay_table(session, seats=[session.question.seat])
    controller = table.screen.controller
    company = f"company:{controller.view.facts['company']}"
    (leader, *_) = [each.id for each in controller.view.zones[company].cards if not each.host]
    table.lift(card, table.at(leader))

    assert [mat.mat.zones for mat in table.screen.scene.mats if mat.light.ring == "legal"] == [["acting"]]
    assert controller.aiming is not None
    assert "creature" in [option.verb for option in controller.aiming.matches(card, leader)]
    table.key(Qt.Key.Key_Escape)


def creatures_in_hand(session: Session) -> list[str]:
    """Creatures that can be played now."""
    question = session.question
    return [option.source for option in question.options if option.verb == "creature"] if question is not None else []


def test_while_an_ally_is_held_the_allies_are_lit_and_go_dark_after(lay_table: LayTable) -> None:
    session = play_until(new_session(), lambda s: bool(ally_in_hand(s)))
    card = ally_in_hand(session)
    table = lay_table(session)
    table.lift(card, table.at("allies:A"))
    lit = [mat.mat.zones[0] for mat in table.screen.scene.mats if mat.light.ring == "legal"]
    assert lit == ["allies:A"], "an ally comes to the allies and nowhere else"

    table.key(Qt.Key.Key_Escape)

    assert not [mat for mat in table.screen.scene.mats if mat.light.ring]
    assert table.question == "lcg-ask-planning"
    assert table.screen.scene.cards[card].pos() == table.screen.scene.cards[card].home


def test_a_window_that_changes_its_size_under_a_card_in_the_air_puts_it_back(lay_table: LayTable, qtbot: QtBot) -> None:
    """The table is made anew in its new room: what held the card was gone, and letting go of it failed."""
    session = play_until(new_session(), lambda s: bool(ally_in_hand(s)))
    card = ally_in_hand(session)
    table = lay_table(session)
    over = table.at("allies:A")
    table.lift(card, over)
    table.screen.resize(1200, 720)
    qtbot.waitUntil(lambda: table.board.drag is None)

    QTest.mouseMove(table.board.viewport(), over / 2)
    QTest.mouseRelease(table.board.viewport(), Qt.MouseButton.LeftButton, pos=over / 2)

    assert session.state.home[card] == "hand:A"
    assert table.screen.prompt.isVisible()
    table.drag(card, "allies:A")
    table.say_done()
    assert session.state.home[card] == "play:A", "and it can be taken up again"


def test_whoever_takes_back_something_with_a_card_in_hand_lets_go_of_it(lay_table: LayTable) -> None:
    """Another question is open: the old one stood there still, and a drop could have answered the new."""
    session = play_until(new_session(), lambda s: bool(ally_in_hand(s)))
    card = ally_in_hand(session)
    table = lay_table(session)
    table.lift(card, table.at("allies:A"))
    before = session.question

    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert session.question is not before
    assert table.board.drag is None
    assert table.screen.prompt.isVisible()


def test_a_refused_drop_glides_back_and_names_its_rule(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    card = table.screen.scene.items_of(["hand:A"])[0].card.id
    asked: list[str] = []
    table.screen.rule_requested.connect(asked.append)

    table.drag(card, "allies:A")

    note = table.screen.note
    assert note.isVisible()
    assert note.rule.startswith("LCG-")
    assert table.screen.scene.cards[card].pos() == table.screen.scene.cards[card].home
    QTest.mouseClick(note.cite, Qt.MouseButton.LeftButton)
    assert asked == [note.rule]


@pytest.mark.parametrize("given_up", [False, True], ids=["dropped on the road", "taken back with Esc"])
def test_a_card_of_the_hand_that_goes_nowhere_lies_straight_again(
    lay_table: LayTable, qtbot: QtBot, *, given_up: bool
) -> None:
    """While it was in the air the hand had sunk: both come back to where they were."""
    session = play_until(new_session(), asks("lcg-ask-planning"))
    table = lay_table(session, size=(1366, 768), settings=Settings(motion="normal", moments="off"))
    scene = table.screen.scene
    item = next(each for each in scene.items_of(["hand:A"]) if each.light.ring != "legal")
    lay = item.turn

    table.lift(item.card.id, table.board.mapFromScene(QPointF(8, 8)))
    assert item.held
    if given_up:
        table.key(Qt.Key.Key_Escape)
    else:
        QTest.mouseRelease(
            table.board.viewport(), Qt.MouseButton.LeftButton, pos=table.board.mapFromScene(QPointF(8, 8))
        )

    qtbot.waitUntil(lambda: not table.screen.motion.runs((item, "move")))
    assert item.turn == lay
    assert item.pos() == item.home
    assert item.zValue() == item.rest_z


def test_dragging_a_hero_to_the_quest_picks_it_and_space_commits(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    option = table.options[0]

    table.drag(option.source, option.target)
    assert table.ring(option.source) == "selected"
    willpower = number_of(table, option.source, "willpower")
    assert table.screen.controller.running_sum() == ("willpower", willpower)
    table.say_done()

    assert table.state(LcgState).pieces[option.source].committed


def test_what_others_have_committed_counts_while_the_next_is_asked(lay_table: LayTable) -> None:
    """It is the sum that stands against the threat: the coach reckons with it as well, and with a card for each."""
    position = Position(players={"Ana": {"heroes": ["Éowyn"]}, "Bor": {"heroes": ["Gimli"]}}, step="3.2")
    position.choose("commit", "Éowyn")
    session = position.session
    assert session.question is not None
    assert session.question.seat == "B"
    table = lay_table(session, seats=["A", "B"], settings=Settings(motion="off", moments="off", open_hands=True))
    assert table.screen.controller.running_sum() == ("willpower", 4), "Éowyn's"
    reason = table.screen.game.play.reason
    assert reason is not None
    told = table.screen.wording.plain(reason(session.question, [], table.screen.controller.view))
    assert "Willpower 4 then stands against" in told
    assert "2 cards are still to be revealed" in told
    table.key(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert "4 + 2 = 6 willpower against" in table.screen.panels.panel.text.toPlainText()


def test_whoever_attacks_already_counts_while_others_are_asked_to_join(lay_table: LayTable) -> None:
    spider = {"card": "Forest Spider", "attacked": True}
    position = Position(heroes=["Gimli", "Aragorn", "Legolas"], engaged=[spider], step="6.8a")
    position.choose("attack", "Gimli", "Forest Spider")
    table = lay_table(position.session)
    assert table.screen.controller.running_sum() == ("attack", 2), "Gimli's"
    table.click(position.id("Aragorn"))
    assert table.screen.controller.running_sum() == ("attack", 5)


def test_a_click_takes_a_committed_hero_back(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    hero = table.options[0].source

    table.click(hero)
    assert table.ring(hero) == "selected"
    table.click(hero)

    assert table.ring(hero) == "legal"


def test_dragging_an_enemy_to_the_own_zone_engages_it(lay_table: LayTable) -> None:
    session = play_until(new_session(seed=11), asks("lcg-ask-engage"))
    table = lay_table(session)
    option = next(o for o in table.options if o.verb == "engage")

    table.drag(option.source, option.target)

    assert session.state.home[option.source] == "engaged:A"


def test_an_enemy_without_a_legal_place_shows_the_refusal_while_it_is_held(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    held = table.screen.scene.items_of(["hand:A"])[0].card.id
    hero = table.screen.scene.items_of(["heroes:A"])[0].card.id

    table.lift(held, table.at(hero))

    assert table.ring(hero) == "refused"
    assert table.screen.note.isVisible()


def around(table: Table, thing: str) -> QRect:
    return table.board.mapFromScene(table.screen.scene.rect_of(thing)).boundingRect()


def test_over_a_target_a_note_says_what_the_drop_would_do_with_its_numbers(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session, size=(1366, 768))
    option = table.options[0]
    table.lift(option.source, table.at(option.target))
    note = table.screen.note
    assert note.isVisible()
    assert note.property("kind") == "promise"
    assert str(number_of(table, option.source, "willpower")) in note.reason.text()
    assert str(table.screen.controller.view.numbers["staging_threat"]) in note.reason.text()
    assert not note.geometry().intersects(around(table, option.source)), "nothing lies over the card in the air"
    QTest.mouseRelease(table.board.viewport(), Qt.MouseButton.LeftButton, pos=table.at(option.target))
    assert not note.isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_refusal_stands_beside_the_drop_over_no_card_in_question_and_goes_with_the_pointer(
    lay_table: LayTable, size: tuple[int, int]
) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session, size=size)
    held = table.screen.scene.items_of(["hand:A"])[0].card.id
    hero = table.screen.scene.items_of(["heroes:A"])[0].card.id
    table.lift(held, table.at(hero))
    note = table.screen.note
    assert not note.geometry().intersects(around(table, hero))
    assert not note.geometry().intersects(around(table, held))
    near = note.geometry().adjusted(-24, -24, 24, 24)
    assert near.intersects(around(table, hero).united(around(table, held)))

    QTest.mouseRelease(table.board.viewport(), Qt.MouseButton.LeftButton, pos=table.at(hero))
    assert note.isVisible()
    assert note.gone.isActive(), "after a while it goes by itself"
    start = table.at(hero)
    QTest.mouseMove(table.board.viewport(), start)
    QTest.mouseMove(table.board.viewport(), start - QPoint(0, 40))
    assert note.isVisible()
    QTest.mouseMove(table.board.viewport(), start - QPoint(0, FAR + 60))
    assert not note.isVisible()


def test_an_event_dropped_on_its_target_answers_the_question_for_it(lay_table: LayTable) -> None:
    def aimed(session: Session) -> list[tuple[str, str, list[str]]]:
        question = session.question
        if question is None or question.kind != "one" or question.seat != "A":
            return []
        return [
            (option.source, option.key, aims)
            for option in question.options
            if option.verb in ("play", "use") and len(aims := session.game.aims(session.state, question, option)) > 1
        ]

    found = None
    for seed in range(3, 30):
        session = new_session(seed)
        try:
            play_until(session, lambda each: bool(aimed(each)), most=300)
        except AssertionError:
            continue
        found = session
        break
    assert found is not None, "no game came to a card with several targets"
    source, _, aims = aimed(found)[0]
    target = aims[-1]
    table = lay_table(found)

    table.drag(source, target)
    while table.question == "lcg-ask-pay":
        table.say_done()

    assert found.question is None or found.question.source != source, "the target was not asked for again"
    asked = [record for record in found.records if record.fingerprint.split("|")[2] == source]
    assert any(target in key for record in asked for key in record.keys)


def test_an_empty_strip_opens_under_the_card_that_may_go_there_and_closes_again(lay_table: LayTable) -> None:
    session = play_until(new_session(), lambda s: bool(ally_in_hand(s)))
    card = ally_in_hand(session)
    for size in ((1366, 768), (1920, 1080)):
        table = lay_table(session, size=size)
        scene = table.screen.scene
        strip = next(item for item in scene.mats if "allies:A" in item.mat.zones)
        if strip.mat.state != "strip":
            continue
        slim = strip.rect()
        stood = {name: item.home for name, item in scene.cards.items() if not item.in_hand}
        table.lift(card, table.at("allies:A"))
        opened = next(item for item in scene.mats if "allies:A" in item.mat.zones)
        assert opened.mat.state == "open"
        assert min(opened.rect().width(), opened.rect().height()) > scene.spots["allies:A"].card
        assert opened.rect().contains(slim.center()), "it opens where the card is"
        over = table.board.mapFromScene(opened.rect().center())
        QTest.mouseMove(table.board.viewport(), over)
        assert scene.strips.opened == "allies:A", "it stays open while the card is over it"

        QTest.mouseMove(table.board.viewport(), table.at("quest"))
        assert next(item for item in scene.mats if "allies:A" in item.mat.zones).mat.state == "strip"
        lies = {name: item.home for name, item in scene.cards.items() if not item.in_hand}
        assert lies == stood, "everything lies as it lay"
        table.key(Qt.Key.Key_Escape)


def test_a_strip_that_is_no_target_stays_a_strip(lay_table: LayTable) -> None:
    session = play_until(new_session(), lambda s: bool(ally_in_hand(s)))
    table = lay_table(session)
    scene = table.screen.scene
    empty = [item.mat.zones[0] for item in scene.mats if item.mat.state == "strip" and "allies:A" not in item.mat.zones]
    assert empty
    for zone in empty:
        table.lift(ally_in_hand(session), table.at(zone))
        assert next(item for item in scene.mats if zone in item.mat.zones).mat.state == "strip"
        table.key(Qt.Key.Key_Escape)
