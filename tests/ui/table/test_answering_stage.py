"""A window of interrupts and reactions at the table: what goes on, whose turn it is, what an answer does; bluffs."""

from __future__ import annotations

from PySide6.QtGui import QTextDocument

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.games.thrones.reading.facts import NAMES
from desktop_app.ui.render.stage import settle
from desktop_app.ui.table.screen import TableScreen
from desktop_app.ui.table.side.happening import happening
from tests.games.thrones.table import Melee, attack, kneeling
from tests.games.thrones.table import Table as Rules
from tests.ui.table.conftest import LayTable, play_until

SWORD, JUDGMENT, WOLF = "Put to the Sword", "The Hand’s Judgment", "Tumblestone Knight"


def at_the_sword(*hand: str, by: str = "Ana") -> Rules:
    """Somebody has won by much and holds a sword; the other holds these cards."""
    winner = {"plot": "Summons", "gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]}
    loser = {"gold": 2, "hand": list(hand), "characters": [kneeling("Eddard Stark", duplicates=["Eddard Stark"])]}
    ana, bor = (winner, loser) if by == "Ana" else (loser, winner)
    fight = {**attack("military", "Tywin Lannister", by=by), "defended": True}
    return Rules(ana, bor, step="4.2.2", first_player=by, active=by, challenge=fight)


def stage(screen: TableScreen) -> str:
    """All that the window says, "" while it is not there."""
    answering = screen.side.answering
    return "" if answering.isHidden() else " ".join([*answering.plates.lines, answering.answers.text()])


def test_a_window_inside_a_window_is_told_from_the_oldest_to_the_newest(lay_table: LayTable) -> None:
    t = at_the_sword(JUDGMENT, by="Bor")
    t.choose("respond", SWORD)
    screen = lay_table(t.session).screen
    assert screen.side.answering.plates.lines == [
        "Bor has won the challenge",
        "Bor uses Put to the Sword",
        "About to happen: the effects of Put to the Sword initiate, on Eddard Stark",
    ]
    assert "they are canceled" in stage(screen)
    assert screen.side.large.card is not None
    assert screen.side.large.card.code == "01041"
    screen.controller.answer(["pass"])
    assert screen.side.answering.plates.lines[-1] == "About to happen: Eddard Stark is killed"
    assert "Discard this duplicate" in stage(screen)
    assert "Ana decides now" in screen.side.answering.accessibleName()


def test_the_sign_of_a_turn_and_the_arrow_before_it_go_to_another_line_with_their_name(lay_table: LayTable) -> None:
    """A line ended in an arrow, and the next began with the dots of somebody who can still answer."""
    t = at_the_sword(JUDGMENT, by="Bor")
    t.choose("respond", SWORD)
    answering = lay_table(t.session, size=(1366, 768)).screen.side.answering
    words = QTextDocument()
    words.setHtml(answering.turns.text())
    pieces = words.toRawText().split(" ")
    assert len([each for each in pieces if each.endswith(("Ana", "Bor"))]) == 2
    assert [each for each in pieces if each in ("→", "▸", "…", "...")] == []


def test_in_the_middle_stands_who_is_about_to_do_what_to_whom(lay_table: LayTable) -> None:
    """The sword points at Eddard; nobody's fighter can answer, and the column is left to the answers alone."""
    t = at_the_sword(JUDGMENT, by="Bor")
    t.choose("respond", SWORD)
    screen = lay_table(t.session, size=(1366, 768)).screen
    middle = screen.parts.middle
    assert middle.isVisible()
    assert middle.accessibleName().endswith("on Eddard Stark")
    question = screen.controller.question
    assert question is not None
    found = happening(question)
    assert found is not None
    assert [NAMES.titles[code]["en"] for _, code in (found.source, found.victim)] == [SWORD, "Eddard Stark"]
    assert not middle.geometry().intersects(screen.prompt.geometry())
    assert not screen.side.answering.plates.isVisible()
    assert screen.side.answering.answers.isVisible()
    screen.controller.answer(["pass"])
    screen.controller.answer([t.question.options[0].key])
    assert not middle.isVisible(), "the window is closed"


def test_at_four_seats_in_a_small_window_it_stands_in_the_middle_too(lay_table: LayTable) -> None:
    """The others stand in one row, and all their characters are in sight: nothing of them turns pages."""
    crowd = {"characters": [WOLF, "Stannis Baratheon", "Melisandre", "Jon Snow"], "locations": ["The Roseroad"]}
    winner = {"plot": "Summons", "gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]}
    ana = {"gold": 2, "hand": [JUDGMENT], "characters": [kneeling("Eddard Stark", duplicates=["Eddard Stark"])]}
    fight = {**attack("military", "Tywin Lannister", by="Bor"), "defended": True}
    t = Melee(ana, winner, crowd, crowd, step="4.2.2", first_player="Bor", active="Bor", challenge=fight)
    t.choose("respond", SWORD)
    screen = lay_table(t.session, size=(1366, 768)).screen
    assert screen.parts.middle.isVisible()
    assert screen.parts.middle.accessibleName().endswith("on Eddard Stark")
    assert screen.parts.middle.plates.height() >= screen.parts.middle.plates.height_in(
        screen.parts.middle.plates.width()
    )
    assert not [zone for zone, pager in screen.scene.pagers.items() if pager.pages > 1]
    placed = screen.scene.placement
    assert placed is not None
    assert len({mat.rect.y for mat in placed.mats if mat.seat in ("B", "C", "D")}) == 1, "one row of others"


def test_where_nothing_is_answered_the_window_is_away(lay_table: LayTable) -> None:
    t = Rules({"characters": [WOLF]}, step="4.1w")
    assert stage(lay_table(t.session).screen) == ""


def _waits(session: Session) -> bool:
    question = session.question
    return question is not None and question.seat == "B"


def test_the_table_waits_for_a_rival_who_holds_no_answer(lay_table: LayTable) -> None:
    """Bor, a bot, cannot cancel the sword; the table waits for him as if he could, and nothing is written down."""
    t = at_the_sword(WOLF)
    screen = lay_table(t.session).screen
    screen.refresh()
    options = [option.key for option in t.question.options if option.verb == "respond"]
    screen.controller.answer(options[:1])
    waited, written = 0, len(t.session.records)
    while _waits(t.session) and t.question.pretends:
        assert screen.prompt.question.text() == "Bor is deciding"
        screen.controller.bots.answer()
        waited += 1
    assert waited > 0
    assert len(t.session.records) == written


def test_without_even_pauses_nobody_waits_for_nothing(lay_table: LayTable) -> None:
    t = at_the_sword(WOLF)
    screen = lay_table(t.session, settings=Settings(motion="off", moments="off", even_pauses=False)).screen
    screen.refresh()
    options = [option.key for option in t.question.options if option.verb == "respond"]
    screen.controller.answer(options[:1])
    assert not (_waits(t.session) and t.question.pretends)


def test_in_a_small_window_what_goes_on_covers_nothing_of_the_large_card(lay_table: LayTable) -> None:
    """The oldest of what goes on gives way: the pin and the numbers of now stand below the card, not on it."""
    play = PLAYS["thrones"]

    def deep(session: Session) -> bool:
        asked = session.question
        return asked is not None and len(asked.going_on()) > 2 and happening(asked) is None

    session = play_until(Session(play.game, play.new(usual_table("thrones", 4, 1))), deep)
    asked = session.question
    assert asked is not None
    screen = lay_table(session, seats=[asked.seat], size=(1366, 640)).screen
    large, answering = screen.side.large, screen.side.answering
    screen.setMinimumSize(960, 600)  # as in the window, which is no higher for what stands in it
    screen.resize(1366, 724)
    settle()
    assert answering.isVisible()
    assert large.pin.geometry().top() >= large.face.geometry().bottom()
    assert answering.geometry().top() >= large.geometry().bottom()
    assert 0 < answering.plates.left_out < len(answering.plates.lines), "what is answered now is told"
