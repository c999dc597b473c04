"""What the record tells: moments cut from the log of real games, counted line by line; a queue that can be skipped."""

from __future__ import annotations

from itertools import pairwise

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.engine.messages import Message
from desktop_app.engine.record import Line
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.table.moments import MOMENTS
from desktop_app.ui.table.moments.pace import LONGEST_READING, one_faster, reading_time, steps_of
from desktop_app.ui.table.moments.player import Player, gathered, wanted
from desktop_app.ui.table.moments.telling import tell, waiting
from desktop_app.ui.table.moments.told import Moment
from tests.games.thrones.table import Table as Fight
from tests.ui.table.conftest import greedy_answer, new_session


def told_in(session: Session, answers: int) -> list[Moment]:
    """Every moment of so many answers, each told with the table before and after its answer."""
    found: list[Moment] = []
    for _ in range(answers):
        if session.question is None:
            break
        since, before = len(session.log), session.look("A")
        session.answer(greedy_answer(session))
        asked = session.question.prompt.id if session.question is not None else ""
        found += tell(session.log, session.records, since, MOMENTS, "A", before, session.look("A"), asked)
    return found


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    """What a game of some rounds tells."""
    return told_in(new_session(3), 150)


def test_every_card_that_is_revealed_is_staged_in_the_order_of_the_log(moments: list[Moment]) -> None:
    session = new_session(3)
    started = len(session.log)
    told = told_in(session, 60)
    revealed = [at for at, line in enumerate(session.log) if at >= started and line.message.id == "lcg-log-revealed"]
    assert [moment.first for moment in told if moment.kind.id == "reveal" and not moment.told] == revealed
    assert all(first.first <= second.first for first, second in pairwise(told))


def test_a_line_names_the_card_the_amount_and_the_new_total(moments: list[Moment]) -> None:
    hits = [
        touch
        for moment in moments
        for line in moment.lines
        if line.beat.way == "hits"
        for touch in line.touches
        if touch.counted
    ]
    assert hits
    assert all(touch.after == touch.before + touch.amount for touch in hits)
    assert all(touch.limit is not None and touch.limit >= 2 for touch in hits)


def test_totals_agree_with_the_table_after_the_lines() -> None:
    session = new_session(3)
    for _ in range(90):
        since, before = len(session.log), session.look("A")
        session.answer(greedy_answer(session))
        after = session.look("A")
        for moment in tell(session.log, session.records, since, MOMENTS, "A", before, after):
            last = {touch.thing: touch for line in moment.lines for touch in line.touches if touch.counted}
            for thing, touch in last.items():
                card = after.card(thing)
                if touch.seat:
                    assert after.numbers[thing] >= touch.after
                elif card is not None and card.tokens.get("damage") and before.card(thing) is not None:
                    assert touch.after <= card.tokens["damage"] or touch.after <= card.tokens.get("progress", 99)


def test_the_quest_is_compared_card_by_card(moments: list[Moment]) -> None:
    quests = [moment for moment in moments if moment.kind.id == "quest"]
    assert quests
    for quest in quests:
        compared = quest.compared(len(quest.lines))
        assert compared is not None
        for camp in (compared.left, compared.right):
            assert camp.total == sum(card.value or 0 for card in camp.cards)
        assert compared.result is not None


def test_an_attack_goes_on_after_the_decision_inside_it_and_keeps_who_died_in_it(moments: list[Moment]) -> None:
    attacks = [moment for moment in moments if moment.kind.id == "attack"]
    assert any(moment.told for moment in attacks)
    fatal = [each for each in attacks if any(line.beat.way == "falls" for line in each.lines) and not each.open]
    assert fatal
    for attack in fatal:
        compared = attack.compared(len(attack.lines))
        assert compared is not None
        assert compared.right.cards
        assert [cell.sign for cell in compared.cells if cell.sign][-1] == "="


def test_what_only_names_an_attacker_is_not_staged_while_its_defender_is_asked(moments: list[Moment]) -> None:
    for moment in moments:
        if moment.kind.id == "attack":
            assert any(line.beat.way != "tells" or line.message.id in moment.kind.last for line in moment.lines)


def test_reading_takes_as_long_as_the_text_and_nothing_for_what_was_seen_twice() -> None:
    assert reading_time(40, 0) == 900
    assert reading_time(90, 1) == 900 + 18 * 50
    assert reading_time(900, 0) == LONGEST_READING
    assert reading_time(90, 2) == 0
    assert reading_time(90, 0, more=True) == 700
    assert [one_faster(speed) for speed in ("slow", "normal", "fast", "off")] == ["normal", "fast", "off", "off"]


def test_any_key_ends_a_line_and_a_key_held_ends_all(moments: list[Moment]) -> None:
    player = Player()
    player.add(moments[:3], 0.0)
    places = [player.place]
    while player.playing:
        player.end_line(1.0)
        places.append(player.place)
    assert len(set(places)) == len(places)
    assert len(places) > 3
    player.add(moments[:3], 2.0)
    player.skip_all()
    assert player.frame(2.0) is None


def test_left_alone_everything_is_told_in_its_time(moments: list[Moment]) -> None:
    player = Player()
    player.add(moments[:4], 0.0)
    lasts = sum(step.lasts for moment in moments[:4] for step in steps_of(moment))
    assert player.frame(lasts - 1) is not None
    assert player.frame(lasts + 1) is None


def test_without_movement_every_line_stands_as_told(moments: list[Moment]) -> None:
    player = Player()
    player.still = True
    player.add(moments[:2], 0.0)
    frame = player.frame(1.0)
    assert frame is not None
    assert frame.share == 1.0
    assert all(step.phase not in ("arrive", "turn", "leave") for step in steps_of(moments[0], still=True))


def test_a_kind_is_told_always_the_first_time_or_never(moments: list[Moment]) -> None:
    reveals = [moment for moment in moments if moment.kind.id == "reveal"][:3]
    assert wanted(reveals, {}) == reveals
    assert wanted(reveals, {"reveal": "first"}) == reveals[:1]
    assert wanted(reveals, {"reveal": "first"}, ["reveal"]) == []
    assert wanted(reveals, {"reveal": "never"}) == []


def test_four_of_a_kind_without_a_loss_are_told_as_one_list(moments: list[Moment]) -> None:
    threat = next(moment for moment in moments if moment.kind.id == "threat")
    assert len(gathered([threat] * 3)) == 3
    listed = gathered([threat] * 5)
    assert len(listed) == 1
    assert len(listed[0].lines) == 5 * len(threat.lines)
    harm = [moment for moment in moments if moment.loss][:1] * 5
    assert gathered(harm) == harm


def test_what_is_told_changes_nothing_in_the_record() -> None:
    told, plain, dice = new_session(5), new_session(5), Chance(2)
    for _ in range(40):
        question = told.question
        assert question is not None
        keys = GAME.bots["greedy"](told.eyes("A"), question, dice)
        since, before = len(told.log), told.look("A")
        told.answer(keys)
        tell(told.log, told.records, since, MOMENTS, "A", before, told.look("A"))
        plain.answer(keys)
    assert [record.keys for record in told.records] == [record.keys for record in plain.records]
    assert told.state == plain.state


def test_a_challenge_that_has_ended_is_no_longer_halted_in_the_next_action_window() -> None:
    ana = {"characters": ["Robb Stark"], "hand": ["Ice"], "plot": "A Clash of Kings"}
    bor = {"characters": ["Sansa Stark", "Arya Stark"], "plot": "A Clash of Kings"}
    t = Fight(ana, bor, step="4.2")
    t.challenge("military", "Robb Stark").until(asked="got-ask-claim")

    def halted() -> str:
        seat = t.question.seat
        staged, asked = PLAYS["thrones"].staged, t.question.fingerprint
        moment = waiting(t.session.log, t.session.records, staged, seat, t.session.look(seat), asked)
        return moment.kind.id if moment is not None else ""

    assert halted() == "challenge", "Bor says who dies in the middle of it"
    t.pick("Sansa Stark").until(asked="got-ask-uses-keyword").choose_all("renown", "Robb Stark").until("4.1w")
    assert halted() == "", "whatever is done now belongs to no challenge"


def test_what_goes_on_after_a_question_keeps_all_that_opened_it() -> None:
    """A round of blows is opened by the cards of both, one line each: the first was gone after the first damage."""
    shown = [
        Line(2, Message("meq-log-reveals", {"seat": f"seat:{seat}", "card": f"@{card}:{card}"}))
        for seat, card in (("B", "c1"), ("A", "c2"))
    ]
    suffered = Line(2, Message("meq-log-damage", {"seat": "seat:B", "amount": 2}))
    (whole,) = tell([*shown, suffered], [], 2, PLAYS["me_quest"].staged, "A")
    assert (whole.first, len(whole.lines), whole.told) == (0, 3, 2)
    compared = whole.compared(3)
    assert compared is not None
    assert [[card.card for card in camp.cards] for camp in (compared.left, compared.right)] == [["@c1:c1"], ["@c2:c2"]]
