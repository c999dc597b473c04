"""Race and titles of a melee beside the table, in a wide column and in a narrow one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from desktop_app.app.tables.simulate import usual_table
from desktop_app.app.texts.texts import Language
from desktop_app.engine.session import Session
from desktop_app.games import GAMES, PLAYS
from desktop_app.games.contract.standing import Racer
from desktop_app.games.thrones.reading.used import limited
from desktop_app.ui.render.stage import settle
from desktop_app.ui.table.side.race_bars import NARROWEST, parts_of
from tests.games.thrones.rules.test_council import four
from tests.games.thrones.table import Table as Rules
from tests.ui.table.conftest import LayTable, asks, play_until


@pytest.mark.parametrize(("size", "drawn"), [((1920, 1080), True), ((1366, 768), False)])
def test_the_ring_is_drawn_where_there_is_room_and_told_in_words_elsewhere(
    lay_table: LayTable, size: tuple[int, int], drawn: bool
) -> None:
    council = lay_table(four().session, size=size).screen.side.council
    assert council.picture.isVisible() is drawn
    assert council.ties.isVisible() is not drawn
    assert "Dia is your rival" in council.accessibleName()
    assert "Ana 9" in council.accessibleName()


@pytest.mark.parametrize("lines", [1, 12])
def test_what_has_happened_leaves_the_large_card_whole(lay_table: LayTable, lines: int) -> None:
    screen = lay_table(four().session, size=(1920, 1080)).screen
    side, view = screen.side, screen.controller.view
    card = next(card for zone in view.zones.values() for card in zone.cards if card.code)
    side.shown.show(card)
    side.chronicle.tell("Since your last decision", "Esc", "<p>Dia marshals a character for 7 gold.</p>" * lines)
    settle()
    assert side.council.picture.isVisible()
    assert side.chronicle.isVisible()
    assert side.large.height() >= side.large.sizeHint().height(), "nothing of the card is cut off"
    assert screen.minimumSizeHint().height() <= 1080, "nothing is pushed out of the window"
    stood = side.council.height()
    side.chronicle.hide()
    settle()
    assert side.council.height() >= stood


def test_a_joust_has_none(lay_table: LayTable) -> None:
    table = lay_table(Rules({"characters": ["Robb Stark"]}, step="4.1w").session)
    assert table.screen.side.council.isHidden()


def test_what_the_other_has_used_up_and_could_still_use_is_told(lay_table: LayTable) -> None:
    """Tyrion gains gold twice a round; Melisandre has answered once and is done for the round."""
    t = Rules({"characters": ["Robb Stark"]}, {"characters": ["Melisandre", "Tyrion Lannister"]}, step="4.1w")
    melisandre = t.id("Melisandre")
    ((name, limit),) = limited(t.g.codes[melisandre])
    limit.count(t.g, name, melisandre, "B")
    screen = lay_table(t.session).screen
    assert "Bor: used up Melisandre; can still use Tyrion Lannister." in screen.side.council.accessibleName()
    card = screen.controller.view.card(melisandre)
    assert card is not None
    assert "used_up" in card.marks
    assert screen.scene.skin.signs.asleep(card), "a moon lies on it"


def test_a_race_to_fifteen_has_a_cell_for_each_power() -> None:
    parts = parts_of(QRectF(0, 0, 300, 11), Racer("A", 9, coming=2), goal=15, narrowest=4)
    assert Counter(state for _, state in parts) == {"won": 9, "coming": 2, "open": 4}
    assert len({box.left() for box, _ in parts}) == 15


def test_a_race_with_more_points_than_a_bar_has_pixels_is_one_plain_bar() -> None:
    """Half of it is won: so is half of the bar."""
    (won, first), (rest, second) = parts_of(QRectF(0, 0, 300, 11), Racer("A", 50_000), goal=100_000, narrowest=4)
    assert (first, second) == ("won", "open")
    assert won.width() == rest.width() == pytest.approx(150, abs=2)


def six() -> Session:
    return Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", 6, 1)))


def test_the_ring_of_six_gives_way_to_the_log_and_no_office_covers_another(lay_table: LayTable) -> None:
    side = lay_table(play_until(six(), asks("got-ask-marshal")), size=(1920, 1061)).screen.side
    picture = side.council.picture
    assert side.council.bars.isVisible()
    assert picture.isVisible()
    assert side.log.height() >= 60, "three lines of it"
    sign_and_name = 49
    for one, other in combinations(picture.places(6), 2):
        assert abs(one.x() - other.x()) > 60 or abs(one.y() - other.y()) >= sign_and_name


def test_while_a_moment_waits_for_somebody_the_large_card_stays_whole(lay_table: LayTable) -> None:
    screen = lay_table(four().session, size=(1920, 1080)).screen
    side, view = screen.side, screen.controller.view
    card = next(card for zone in view.zones.values() for card in zone.cards if card.code)
    side.shown.show(card)
    side.chronicle.tell("Since your last decision", "Esc", "<p>Dia marshals a character for 7 gold.</p>" * 4)
    side.waiting.show_lines(
        None, "A challenge", ["The Night's Watch gains 1 power for Dia. 2 + 1 = 3"] * 5, "Ana decides"
    )
    settle()
    assert side.large.height() >= side.large.sizeHint().height(), "nothing of the card is cut off"
    assert side.large.face.geometry().bottom() < side.large.pin.geometry().top(), "and nothing lies upon it"
    foot = side.waiting.geometry().bottom()
    assert side.large.geometry().bottom() < side.council.geometry().top() < foot <= side.height() <= 1080
    assert side.council.bars.isVisible()
    side.waiting.forget()
    settle()
    assert side.council.picture.isVisible()


def test_the_first_moment_that_halts_has_its_room_as_every_later_one(lay_table: LayTable) -> None:
    """A window of answers stood there before, and nothing in what waits: its height was that of nothing."""
    screen = lay_table(four().session, size=(1920, 1080)).screen
    side = screen.side
    side.council.hide()
    side.waiting.forget()
    side.waiting.sizeHint()
    side.waiting.show_lines(None, "A challenge", ["Dia wins by 8 STR", "Dia gains 1 power."], "Ana decides")
    assert side.waiting.needed > 0
    assert side.council.crowded


@pytest.mark.parametrize("language", ["en", "es"])
def test_in_a_wide_column_the_ring_stands_beside_the_race_and_the_log_has_the_room(
    lay_table: LayTable, language: Language
) -> None:
    """In a melee at 1920 by 1080 hardly a line of the log was left below race, circle and what others used."""
    side = lay_table(play_until(six(), asks("got-ask-marshal")), size=(1920, 1080), language=language).screen.side
    council, picture, bars = side.council, side.council.picture, side.council.bars
    assert bars.geometry().right() < picture.geometry().left()
    assert picture.geometry().right() <= council.width(), "no office is cut off"
    assert picture.geometry().top() < bars.geometry().bottom()
    assert side.log.height() >= 140
    assert bars.race is not None
    room = QRectF(0, 0, bars.width() - bars.look.px(48), 11)
    parts = parts_of(room, bars.race.racers[0], bars.race.goal, bars.look.px(NARROWEST))
    assert len(parts) == bars.race.goal, "each power can still be counted"
