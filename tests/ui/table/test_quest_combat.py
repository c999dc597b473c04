"""A combat of Middle-earth Quest in its window: both who fight stay in sight, whatever lies beside them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.games.contract.moments import Beat, Camp, Comparison, Contender, Telling
from desktop_app.games.me_quest.state import QuestState
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.moments.duel_stage import DuelStage
from desktop_app.ui.table.moments.rows import rows_of
from desktop_app.ui.table.moments.told import Moment, Told
from desktop_app.ui.table.panels.clearing import covered
from tests.games.playing import new_session, played
from tests.ui.table.quest_table import QUEST, come_to, opened


def test_a_combat_is_fought_on_its_stage_with_both_cards_face_down_until_they_turn(qtbot: QtBot) -> None:
    session = come_to("fight")
    screen = opened(session, qtbot)
    assert session.question is not None
    seat = session.question.seat
    assert screen.scene.land is not None
    stage = screen.scene.land.staging.stage
    assert stage is not None
    assert stage.isVisible()
    assert screen.scene.ledger.isVisible()
    first = session.question.options[0].source
    screen.controller.press(first)
    screen.refresh()
    other = next(each for each in session.state.seats if each != seat)
    seen = session.look(seat)
    hidden = [card for card in seen.zones[f"chosen:{other}"].cards if card.code]
    assert hidden == [] or seen.facts[f"shown:{other}"], "what the other side has chosen is not seen before it turns"


def test_in_a_narrow_window_the_sum_of_a_combat_leaves_the_bars_in_sight(qtbot: QtBot) -> None:
    screen = opened(come_to("fight"), qtbot, (840, 700))
    ledger, stage = screen.scene.ledger, screen.scene.land
    assert stage is not None
    assert stage.staging.staged is not None
    assert ledger.isVisible()
    assert ledger.in_a_line, "there is no room for its cells"
    for side in stage.staging.staged.sides:
        assert not ledger.sceneBoundingRect().intersects(qrect(side.bars))


def ambushed() -> Session:
    """Sauron must choose in a combat that a Shadow card of his has begun."""
    for session in played(new_session(QUEST, 2, 20), PLAYS[QUEST].bot, 1):
        state, question = session.state, session.question
        assert question is not None
        assert isinstance(state, QuestState)
        if question.seat == "A" and state.combats and state.zones["resolving"]:
            return session
    raise AssertionError("it never came to that")


def test_every_attack_that_can_come_has_its_column_in_sight(qtbot: QtBot) -> None:
    """Of five the last was cut at the edge of the panel."""
    screen = opened(ambushed(), qtbot)
    screen.panels.act("odds")
    text = screen.panels.panel.text
    assert all(f"attack {number}" in text.toPlainText() for number in range(5))
    assert text.document().idealWidth() <= text.viewport().width() + 1


def test_a_card_that_was_read_folds_away_from_the_combat_that_it_began(qtbot: QtBot) -> None:
    """Flocks of Crebain lay over the bars and the sum of both who fight; whoever wants to read it again opens it."""
    screen = opened(ambushed(), qtbot)
    scene = screen.scene
    assert scene.land is not None
    assert scene.land.staging.staged is not None
    assert scene.tray.isVisible()
    sum_of_it = qrect(scene.land.staging.staged.sum.rect)
    assert scene.tray.rect().intersected(sum_of_it).height() < sum_of_it.height() * 0.2
    scene.fold_tray()
    screen.refresh()
    assert scene.tray.rect().height() > 200


def test_a_round_told_large_covers_the_combat_that_is_staged_over_the_land(qtbot: QtBot) -> None:
    """Bars and totals of the same combat looked out below it, cut by its edge."""
    screen = opened(come_to("fight"), qtbot)
    showing, land = screen.showing, screen.scene.land
    assert land is not None
    assert land.map is not None
    (battle,) = (kind for kind in showing.staged.kinds if kind.id == "battle")
    camp = Camp(message(battle.name), (Contender(card_ref("hero-B", "hero.beravor"), 2),))
    compared = replace(battle, compare=lambda _: Comparison(camp, camp))
    moment = Moment(compared, (Told(0, screen.session.log[-1].message, Beat("meq-log-reveals")),))
    rows = rows_of(moment, showing.staged, screen.wording)
    stage = DuelStage(showing.ground(), moment, rows, [], 1.0)
    combat = screen.board.mapFromScene(land.map.room).boundingRect()
    assert stage.box.bottom() + 1 >= combat.bottom()
    assert stage.top.bottom() < stage.box.bottom(), "the sum has its room"


def test_nothing_is_told_of_a_place_over_the_stage_of_a_combat(qtbot: QtBot) -> None:
    screen = opened(come_to("place_influence"), qtbot)
    screen.scene.tell_place("at.rivendell")
    assert screen.scene.land is not None
    assert screen.scene.land.told
    screen = opened(come_to("fight"), qtbot)
    screen.scene.tell_place("at.rivendell")
    assert screen.scene.land is not None
    assert screen.scene.land.told == []


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
def test_the_odds_of_a_combat_leave_both_fighters_and_their_bars_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    """They kept clear of the pieces that stand on the land under the stage, and lay over the enemy's numbers."""
    screen = opened(come_to("fight"), qtbot, size)
    screen.panels.act("odds")
    assert screen.panels.panel.showing == "odds"
    assert screen.scene.land is not None
    staged = screen.scene.land.staging.staged
    assert staged is not None
    fought = [qrect(rect) for side in staged.sides for rect in (side.figure, side.bars)]
    boxes = [screen.board.mapFromScene(box).boundingRect() for box in fought]
    panel = screen.panels.panel.on_board
    assert [box for box in boxes if covered(panel, [box]) > box.width() * box.height() / 10] == []


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ("damage to the enemy", "damage to the hero")), ("es", ("daño al enemigo", "daño al héroe"))],
)
def test_what_a_round_of_combat_did_is_said_in_words_that_hold_for_both_sides(
    language: Language, told: tuple[str, str]
) -> None:
    """Sauron read "damage dealt" where his own monster had been hurt."""
    fought = next(kind for kind in PLAYS[QUEST].staged.kinds if kind.id == "battle")
    shown = message("meq-log-reveals", seat="seat:B", card=card_ref("c1", "melee.charge"))
    assert fought.compare is not None
    compared = fought.compare(Telling([shown]))
    assert compared is not None
    assert tuple(Texts(language)(cell.name.id) for cell in compared.cells) == told
