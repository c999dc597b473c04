"""What stands on the stage: a card from its deck and to its place, its lines while somebody decides, what waits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Language
from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import card_ref, message
from desktop_app.games import PLAYS
from desktop_app.games.contract.moments import Beat, Camp, Comparison, Contender
from desktop_app.ui.table.moments.card_stage import CardStage
from desktop_app.ui.table.moments.duel_stage import DuelStage
from desktop_app.ui.table.moments.duel_sum import sum_box
from desktop_app.ui.table.moments.gains import Gains
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.note_stage import NoteStage, face_place
from desktop_app.ui.table.moments.pace import steps_of
from desktop_app.ui.table.moments.pictures import Faces, small_card
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.rows import rows_of, waiting_row
from desktop_app.ui.table.moments.told import Moment, Told, Touch
from desktop_app.ui.table.moments.touches import Hits
from tests.ui.table.conftest import LayTable, Table, activate, asks, greedy_answer, new_session, play_until
from tests.ui.table.test_moments import TOLD, at_commit, reveal
from tests.ui.table.test_room import place_of

OLD_FOREST_ROAD = "01099"
SIZES = [(1366, 768), (1920, 1080), (1100, 760)]


def show(table: Table, moment: Moment, phase: str, share: float = 1.0) -> None:
    """A moment stands still in the middle of a step."""
    table.screen.showing.hold()
    step = next(step for step in steps_of(moment) if step.phase == phase)
    table.screen.showing.show(Frame(moment, step, share))


def on_table(table: Table, thing: str) -> QRectF:
    """Where a card or zone is seen on the board."""
    return QRectF(table.board.mapFromScene(table.screen.scene.rect_of(thing)).boundingRect())


@pytest.mark.parametrize("size", SIZES)
def test_a_revealed_card_comes_from_its_deck_and_goes_where_it_then_lies(
    lay_table: LayTable, size: tuple[int, int]
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=TOLD, size=size)
    activate(table.screen)
    reveal(table)
    showing, scene = table.screen.showing, table.screen.scene
    moment = showing.player.queue[0]
    deck = table.board.mapFromScene(scene.piles["encounter_deck"].face_rect()).boundingRect()
    assert showing.sights.origin(moment) == QRectF(deck)
    landing = showing.sights.landing(moment)
    assert not landing.isEmpty()
    showing.skip_all()
    lies = on_table(table, moment.subject[0])
    assert (lies.center() - landing.center()).manhattanLength() < 4
    assert abs(lies.height() - landing.height()) < 4


def test_a_card_that_was_carried_to_its_place_is_not_carried_there_again(lay_table: LayTable) -> None:
    table = at_commit(lay_table, Settings(motion="normal", moments="normal"))
    reveal(table)
    showing, scene = table.screen.showing, table.screen.scene
    moment = showing.player.queue[0]
    show(table, moment, "leave")
    showing.skip_all()
    item = scene.cards[moment.subject[0]]
    assert (item.pos() - item.home).manhattanLength() < 4
    assert item.opened == 1.0, "it lies open: it was turned before everybody's eyes"


def test_a_card_whose_moment_is_skipped_goes_on_from_the_middle(lay_table: LayTable) -> None:
    table = at_commit(lay_table, Settings(motion="normal", moments="normal"))
    reveal(table)
    showing, scene = table.screen.showing, table.screen.scene
    moment = showing.player.queue[0]
    show(table, moment, "read")
    middle = showing.stage.card.center()
    showing.skip_all()
    item = scene.cards[moment.subject[0]]
    assert (table.board.mapFromScene(item.pos()) - middle.toPoint()).manhattanLength() < 4
    assert item.home != item.pos()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_moment_that_waits_for_a_decision_keeps_its_lines_in_sight_beside_the_prompt(
    lay_table: LayTable, size: tuple[int, int], language: Language
) -> None:
    settings = TOLD.changed(language=language)
    table = lay_table(new_session(3), settings=settings, size=size, language=language)
    screen = table.screen
    waiting = screen.side.waiting
    while screen.showing.halt.moment(table.session.question) is None:
        assert waiting.isHidden()
        screen.controller.answer(greedy_answer(table.session))
        screen.showing.skip_all()
    moment = screen.showing.halt.moment(table.session.question)
    assert moment is not None
    assert moment.open
    assert waiting.isVisible()
    assert waiting.title.text() == screen.wording.title(moment.subject[1])
    assert waiting.accessibleName().endswith(screen.wording.seat("A") if language == "es" else "decides")
    assert waiting.rect().contains(waiting.lines.geometry())
    around = place_of(waiting, screen)
    assert screen.rect().contains(around)
    assert not around.intersects(place_of(screen.prompt, screen))
    if screen.side.isVisible():
        assert not around.intersects(place_of(screen.board, screen)), "it covers no card"
        assert around.bottom() >= place_of(screen.prompt, screen).top(), "beside the prompt"

    screen.controller.answer(greedy_answer(table.session))
    screen.showing.skip_all()
    screen.controller.travel.undo("answer")
    assert waiting.isVisible(), "it is read from the log"
    screen.take_settings(settings.changed(moments="off"), screen.theme)
    assert waiting.isHidden()


def test_a_moment_goes_on_after_the_decision_with_what_was_told_and_its_totals(lay_table: LayTable) -> None:
    table = lay_table(new_session(3), settings=TOLD)
    screen, begun = table.screen, False
    for _ in range(60):
        screen.controller.answer(greedy_answer(table.session))
        on_again = [moment for moment in screen.showing.player.queue if moment.told]
        screen.showing.skip_all()
        if on_again:
            begun = True
            moment = on_again[0]
            assert 0 < moment.told < len(moment.lines)
            rows = screen.showing.rows(moment)
            assert len(rows) >= len(moment.lines)
    assert begun, "a moment went on"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_what_waits_stands_beside_its_deck_and_covers_neither_card_nor_lines(
    lay_table: LayTable, size: tuple[int, int], language: Language
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=TOLD, size=size, language=language)
    reveal(table)
    showing = table.screen.showing
    moment = showing.player.queue[0]
    queue = [moment, replace(moment, more=True), replace(moment, more=False)]
    stage = CardStage(showing.ground(), moment, showing.rows(moment), queue, 1.0)
    room = QRectF(showing.stage.rect())
    for box in (stage.card, stage.panel, stage.waits):
        assert room.contains(box)
    assert not stage.waits.intersects(stage.card)
    assert not stage.waits.intersects(stage.panel)
    assert not stage.panel.intersects(stage.card)
    for box in (stage.card, stage.panel, stage.waits):
        assert not box.intersects(stage.deck), "the deck stays in sight"
    near = stage.deck.adjusted(-40, -40, 40, 40)
    assert near.intersects(stage.waits), "beside the deck"


def test_a_card_that_is_not_turned_up_yet_is_not_named_while_it_waits(lay_table: LayTable) -> None:
    table = at_commit(lay_table)
    reveal(table)
    moment, wording = table.screen.showing.player.queue[0], table.screen.wording
    title = wording.title(moment.subject[1])
    assert waiting_row(moment, wording, told=True)[0] == title
    assert waiting_row(moment, wording, told=False)[0] == "One card more"
    assert waiting_row(replace(moment, more=True), wording, told=False)[0] == "Surge: one more card"


@pytest.mark.parametrize("size", SIZES)
def test_neither_card_nor_lines_hide_whom_the_card_hits(lay_table: LayTable, size: tuple[int, int]) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=TOLD, size=size)
    activate(table.screen)
    reveal(table)
    showing = table.screen.showing
    moment = showing.player.queue[0]
    for hero in table.screen.controller.view.zones["heroes:A"].cards:
        told = replace(moment.lines[0], touches=(Touch(hero.id, hero.code, amount=1),))
        stage = CardStage(showing.ground(), replace(moment, lines=(told,)), [], [], 1.0)
        face = on_table(table, hero.id)
        for box in (stage.card, stage.panel):
            covered = box.intersected(face)
            assert covered.width() * covered.height() < 0.3 * face.width() * face.height()


@pytest.mark.parametrize("size", SIZES)
def test_a_note_lies_beside_the_card_it_tells_of(lay_table: LayTable, size: tuple[int, int]) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=TOLD, size=size)
    activate(table.screen)
    reveal(table)
    screen = table.screen
    moment = screen.showing.player.queue[0]
    zones = screen.controller.view.zones
    cards = [*zones["heroes:A"].cards, *zones["staging"].cards]
    assert len(cards) > 3
    for card in cards:
        told = replace(moment, lines=(replace(moment.lines[0], touches=(Touch(card.id, card.code, amount=1),)),))
        note = NoteStage(screen.showing.ground(), told, rows_of(told, screen.showing.staged, screen.wording), [], 1.0)
        assert note.box(0).height() < table.board.height() / 2
        covered = note.box(0).intersected(on_table(table, card.id))
        assert covered.width() * covered.height() < 2_000, screen.wording.title(card.code)


@pytest.mark.parametrize("size", SIZES)
def test_a_note_lies_beside_the_sum_of_an_attack(lay_table: LayTable, size: tuple[int, int]) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-defender")), settings=TOLD, size=size)
    activate(table.screen)
    screen = table.screen
    summed = screen.showing.ground().sights.sum_at()
    assert not summed.isEmpty()
    (harm,) = (kind for kind in screen.showing.staged.kinds if kind.id == "harm")
    last, beat = screen.session.log[-1].message, Beat("lcg-log-damage", way="hits")
    for hero in screen.controller.view.zones["heroes:A"].cards:
        told = Moment(harm, (Told(0, last, beat, (Touch(hero.id, hero.code, amount=1),)),))
        note = NoteStage(screen.showing.ground(), told, rows_of(told, screen.showing.staged, screen.wording), [], 1.0)
        over = note.box(0).intersected(summed)
        assert over.width() * over.height() < 2_000


def test_on_a_very_large_screen_a_revealed_card_is_as_much_larger_as_the_table(lay_table: LayTable) -> None:
    wide: list[float] = []
    for size in ((1920, 1080), (3840, 2160)):
        table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=TOLD, size=size)
        activate(table.screen)
        reveal(table)
        showing = table.screen.showing
        stage = CardStage(showing.ground(), showing.player.queue[0], [], [], 1.0)
        wide.append(stage.card.width())
        showing.skip_all()
    assert wide[1] > 1.8 * wide[0]


def test_a_dial_that_turns_comes_to_light_without_the_wood_around_it(lay_table: LayTable) -> None:
    table = lay_table(new_session(), settings=TOLD)
    screen = table.screen
    dial = next(iter(screen.scene.dials))
    hits = Hits(screen.showing.ground())
    hits.table = QPixmap(table.board.viewport().size())
    hits.table.fill(QColor("white"))
    veiled = QPixmap(hits.table.size())
    veiled.fill(QColor("black"))

    painter = QPainter(veiled)
    last, beat = screen.session.log[-1].message, Beat("lcg-log-threat-up", way="dial")
    hits.paint_done(painter, Told(0, last, beat, (Touch(dial, seat="A", amount=1),)))
    painter.end()

    box, seen = screen.showing.sights.place_of(dial), veiled.toImage()
    short = min(box.width(), box.height())
    lit = QRectF(box.center().x() - short / 2, box.center().y() - short / 2, short, short)
    assert seen.pixelColor(lit.center().toPoint()) == QColor("white")
    assert seen.pixelColor(QPointF(lit.center().x(), lit.top() + 4).toPoint()) == QColor("white")
    assert seen.pixelColor((lit.topLeft() + QPointF(4, 4)).toPoint()) == QColor("black")


def hero_who_fell(lay_table: LayTable, around: str) -> tuple[QImage, QRectF]:
    """The table, white, in a window of one colour ``around`` after a hero has fallen there, and where he stood."""
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=TOLD)
    activate(table.screen)
    reveal(table)
    screen, view = table.screen, table.screen.controller.view
    hero = view.zones[f"heroes:{view.seat}"].cards[0].id
    hits = Hits(screen.showing.ground())
    hits.table = QPixmap(table.board.viewport().size())
    hits.table.fill(QColor("white"))
    shown = QPixmap(hits.table.size())
    shown.fill(QColor(around))
    painter = QPainter(shown)
    last, beat = screen.session.log[-1].message, Beat("lcg-log-destroyed", way="falls")
    hits.paint_done(painter, Told(0, last, beat, (Touch(hero),)))
    painter.end()
    return shown.toImage(), screen.showing.sights.place_of(hero)


def test_who_fell_in_an_earlier_line_does_not_stand_there_as_if_alive(lay_table: LayTable) -> None:
    veiled, box = hero_who_fell(lay_table, around="black")
    at = box.topLeft() + QPointF(box.width() * 0.25, box.height() * 0.25)
    assert 0 < veiled.pixelColor(at.toPoint()).lightness() < 140, "it lies there grey, and not in the light"


def test_nobody_who_falls_is_seen_standing_behind_as_well(lay_table: LayTable) -> None:
    shown, box = hero_who_fell(lay_table, around="white")
    beside = box.topLeft() + QPointF(box.width() * 0.03, box.height() * 0.12)
    assert shown.pixelColor(beside.toPoint()).lightness() < 60, "where he tilts away from lies nothing"


def test_a_card_that_lies_is_not_pressed_into_the_shape_of_one_that_stands(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=TOLD)
    ground, quest = table.screen.showing.ground(), table.screen.controller.view.zones["quest"].cards[0]
    face = small_card(ground, quest.code, 120.0, 1.0)
    note = face_place(face, QRectF(10, 10, 120, 168))
    assert note.width() / note.height() == pytest.approx(face.width() / face.height(), rel=0.02)
    assert note.topLeft() == QPointF(10, 10)


def test_a_moment_goes_on_where_it_was_when_the_window_becomes_another(lay_table: LayTable) -> None:
    table = at_commit(lay_table)
    reveal(table)
    showing, screen = table.screen.showing, table.screen
    showing.hold()
    moment, place = showing.player.queue[0], showing.player.place

    screen.resize(screen.width(), screen.height() - 60)

    assert showing.stage.rect().size() == screen.board.viewport().size(), "nothing of the table is cut off"
    assert showing.player.queue[0] is moment
    assert showing.player.place == place
    assert showing.stage.room.contains(showing.stage.card)
    deck = screen.board.mapFromScene(screen.scene.piles["encounter_deck"].face_rect()).boundingRect()
    assert showing.sights.origin(moment) == QRectF(deck)


def test_in_a_very_large_window_what_is_staged_keeps_as_far_from_the_rim_as_its_words_are_larger(
    lay_table: LayTable,
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=TOLD)
    room, edges = table.screen.showing.ground().room, []
    for lettering in (0.9, 1.0, 2.0):
        ground = replace(table.screen.showing.ground(), room=room, lettering=lettering)
        stage = duel(table, [], Contender("@:01001"), ground)
        edges.append((stage.edge, sum_box(stage).left() - stage.box.left()))
    small, usual, large = edges
    assert small == usual
    assert large == tuple(2 * each for each in usual)


def duel(table: Table, attackers: list[Contender], enemy: Contender, ground: Ground) -> DuelStage:
    """The stage of an attack by so many on one enemy."""
    screen = table.screen
    (assault,) = (kind for kind in screen.showing.staged.kinds if kind.id == "assault")
    heading = message("lcgtable-moment-attack")
    compared = Comparison(Camp(heading, tuple(attackers)), Camp(heading, (enemy,)))
    told = Told(0, screen.session.log[-1].message, Beat("lcg-log-attacks"))
    moment = Moment(replace(assault, compare=lambda _: compared), (told,))
    return DuelStage(ground, moment, rows_of(moment, screen.showing.staged, screen.wording), [], 1.0)


def painted(table: Table, attackers: list[Contender], enemy: Contender) -> QImage:
    """The stage of an attack by so many on one enemy, as it is painted."""
    screen = table.screen
    ground = replace(screen.showing.ground(), room=QRectF(table.board.viewport().rect()))
    picture = QImage(ground.room.size().toSize(), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    stage = duel(table, attackers, enemy, ground)
    stage.still(painter, Frame(stage.moment, steps_of(stage.moment)[-1], 1.0))
    painter.end()
    return picture


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("many", [3, 8])
def test_of_every_attacker_one_sees_what_it_adds(lay_table: LayTable, size: tuple[int, int], many: int) -> None:
    """Three lie beside each other where there is room; of eight a strip of each is in sight, with its number."""
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=TOLD, size=size)
    activate(table.screen)
    view = table.screen.controller.view
    heroes = [card_ref(hero.id, hero.code) for hero in view.zones["heroes:A"].cards]
    (enemy, *_) = (Contender(card_ref(card.id, card.code)) for card in view.zones["staging"].cards)
    attackers = [Contender(heroes[at % len(heroes)], 2) for at in range(many)]
    usual = painted(table, attackers, enemy)
    for at, attacker in enumerate(attackers):
        other = [*attackers[:at], replace(attacker, value=7), *attackers[at + 1 :]]
        assert painted(table, other, enemy) != usual, f"what number {at + 1} adds is hidden"


@pytest.mark.parametrize(("language", "wide"), [("en", 380), ("es", 380), ("es", 300)])
def test_a_place_that_is_done_with_says_so_in_whatever_language_and_window(
    lay_table: LayTable, language: Language, wide: int
) -> None:
    """ "Viejo Camino del Bosque: explorado" was too long for a small window, and was left out."""
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), language=language, settings=TOLD)
    road = Touch("road", OLD_FOREST_ROAD, amount=1, before=2, after=3, limit=3, counted=True)
    staged = PLAYS["lotr_lcg"].staged
    quest = next(kind for kind in staged.kinds if kind.id == "quest")
    beats = {beat.line: beat for beat in staged.beats}
    lines = tuple(
        Told(at, message(line, card=card_ref("road", OLD_FOREST_ROAD), count=1), beats[line], (road,))
        for at, line in enumerate(("lcg-log-progress", "lcg-log-explored"))
    )
    moment = Moment(quest, lines)
    ground = table.screen.showing.ground()
    image = QImage(2 * wide, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    Gains(ground, moment, QRectF(image.rect()), Faces(ground, moment, 1.0)).still(painter, 2)
    painter.end()
    accent = QColor(ground.theme.accent)
    pill = [at for at in range(wide) if image.pixelColor(at, 120) == accent]
    assert pill, "in a pill under its name"
    assert max(pill) < wide, "within its place"
