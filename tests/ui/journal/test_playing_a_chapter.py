"""A campaign of two players played in the real window: begun, its first scenario played, saved, gone on with, kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QPushButton

from desktop_app.app.journal.campaign import Entry
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.journal.writing import added
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Change
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.ui.journal.chapter_form import ChapterForm
from desktop_app.ui.render.stage import settle
from desktop_app.ui.table.screen import TableScreen
from tests.ui.clipping import faults
from tests.ui.journal.conftest import Keeper
from tests.ui.shell.at_the_table import MOST, play_quickly, table_of
from tests.ui.staged import table_in
from tests.ui.table.by_keys import give

RULES = CAMPAIGNS["lotr_lcg"]
FIRST, LAST = 30, 30
READS = ("Read the journal", "The journal")
"""What the last page says of a game that is in the journal already, in a wide and in a narrow window."""


class Evening:
    """Somebody who plays the next chapter of the open campaign."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    @property
    def form(self) -> ChapterForm:
        form = self.keeper.form()
        assert isinstance(form, ChapterForm)
        return form

    @property
    def table(self) -> TableScreen:
        return table_in(self.keeper.person.shell)

    @property
    def session(self) -> Session:
        return self.table.session

    @property
    def state(self) -> LcgState:
        assert isinstance(self.session.state, LcgState)
        return self.session.state

    def sit_down(self) -> None:
        self.keeper.press("play-chapter")
        self.keeper.agree("begin")

    def play(self, *, answers: int = 10_000, eased: bool = False) -> None:
        """A bot answers in the place of both players, through the window's own session and with its keeping."""
        session, dice, last = self.session, Chance(1), 0
        for _ in range(answers):
            if eased and self.state.round > last and session.can_adjust():
                last = self.state.round
                for adjustment in RULES.eases(session.state):
                    session.adjust(adjustment)
            question = session.question
            if question is None:
                break
            session.answer(session.game.bots["greedy"](session.eyes(question.seat), question, dice))
        self.table.answered.emit(session)
        settle()

    def play_by_hand(self, answers: int) -> None:
        """Both players answer by keys and clicks at the window, whoever is asked; a bot says what."""
        table, dice = table_of(self.keeper.person), Chance(1)
        for _ in range(answers):
            question = self.session.question
            if question is None:
                break
            before = len(self.session.records)
            keys = self.session.game.bots["greedy"](self.session.eyes(question.seat), question, dice)
            give(table, keys)
            settle()
            assert len(self.session.records) > before, f"{question.fingerprint} was not answered with {keys}"

    def to_the_journal(self) -> None:
        self.keeper.person.shell.show_screen("journal")
        settle()


@pytest.fixture
def evening(keeper: Keeper) -> Evening:
    return Evening(keeper)


def two_set_out(keeper: Keeper) -> None:
    """Ana and Bor begin a campaign without saying with whom."""
    keeper.press("new-campaign")
    keeper.write(title="Paths of Mirkwood", player__1="Ana", player__2="Bor")
    keeper.agree("begin")


@pytest.mark.rule("LCG-511", "LCG-518", "LCG-531", "LCG-540")
def test_a_campaign_of_two_players_begins_is_left_goes_on_and_is_kept(evening: Evening) -> None:
    keeper = evening.keeper
    two_set_out(keeper)
    evening.sit_down()
    assert evening.state.campaign is not None
    assert [evening.state.names[seat] for seat in evening.state.seats] == ["Ana", "Bor"]
    evening.play(answers=12)
    evening.table.home_requested.emit()
    settle()
    left = len(keeper.person.shell.desk.profile.saves.all().entries) if keeper.person.shell.desk else 0
    assert left == 1
    save = keeper.person.shell.desk.profile.saves.all().entries[0].id if keeper.person.shell.desk else ""
    keeper.person.shell.go_on(save)
    settle()
    evening.play(eased=True)
    assert evening.state.outcome is not None
    assert evening.state.outcome.result == "won"
    evening.to_the_journal()
    standing = standing_of(keeper.campaign)
    assert len(set(standing.names("heroes"))) == 6
    assert standing.names("pool")[:2] == ("Mendor’s Support", "Mendor’s Support")
    for told in ("Victory in", "Mendor’s Support", "Borne by Ana", "Play chapter II"):
        assert keeper.person.sees(told), told
    assert keeper.campaign.games()[0].save == save


def test_the_first_scenario_of_two_players_is_played_by_keys_and_clicks_and_stands_in_the_journal(
    evening: Evening, amount: Callable[[int, int], int]
) -> None:
    """Of a sample the beginning and the end are played by hand, and what lies between by a bot in their place."""
    desk = evening.keeper.person.shell.desk
    assert desk is not None
    desk.change(motion="off", moments="off", review="decisions_only", open_hands=True)
    two_set_out(evening.keeper)
    evening.sit_down()
    evening.play_by_hand(amount(FIRST, MOST))
    if evening.session.question is not None:
        play_quickly(table_of(evening.keeper.person), LAST)
    evening.play_by_hand(MOST)
    assert evening.table.panels.page.isVisible()
    assert evening.state.outcome is not None
    rounds = evening.state.round
    evening.to_the_journal()
    (played,) = evening.keeper.campaign.games()
    assert played.result == evening.state.outcome.result
    assert played.rounds == rounds
    for told in ("Passage Through Mirkwood", f"in {rounds} rounds"):
        assert evening.keeper.person.sees(told), told


@pytest.mark.rule("LCG-513")
def test_after_a_defeat_the_same_chapter_is_set_again(evening: Evening) -> None:
    two_set_out(evening.keeper)
    evening.sit_down()
    evening.play()
    assert evening.state.outcome is not None
    assert evening.state.outcome.result == "lost"
    evening.table.again_requested.emit()
    settle()
    assert evening.form.set_up.scenario == "passage_through_mirkwood"
    assert standing_of(evening.keeper.campaign).total("threat_penalty") == 0


@pytest.mark.rule("LCG-557", "LCG-558")
def test_a_fallen_hero_is_replaced_on_the_way_to_the_table(evening: Evening) -> None:
    keeper = evening.keeper
    keeper.new_campaign()
    fallen = Change("fallen", "add", "Dúnhere", "01009", rule="LCG-519")
    now = keeper.screen.store.now()
    entry = Entry(id=1, kind="change", date=now, changes=(fallen,))
    keeper.screen.store.write(keeper.screen.open_id, added(keeper.campaign, entry, now))
    keeper.screen.show_again()
    keeper.press("play-chapter")
    begin = evening.form.findChild(QPushButton, "begin")
    assert begin is not None
    assert not begin.isEnabled()
    assert any("LCG-557" in label.text() for label in evening.form.findChildren(QLabel))
    keeper.choose("option-easy", "Easy")
    keeper.agree("change-hero")
    keeper.choose("leaves", "Dúnhere")
    keeper.choose("joins", "Eleanor")
    keeper.agree()
    assert evening.form.problem() is None
    assert evening.form.set_up.options["easy"] == "yes", "what was chosen before still holds"
    keeper.agree("begin")
    assert "01008" in evening.state.codes.values()
    assert evening.state.campaign is not None
    assert evening.state.campaign.penalty == {"A": 1, "B": 1}


@pytest.mark.rule("LCG-543")
def test_a_boon_goes_into_the_deck_one_chooses_or_is_left_out(evening: Evening) -> None:
    keeper = evening.keeper
    keeper.new_campaign()
    keeper.press("write-game")
    keeper.write(earned="Mendor’s Support (Ana), Mendor’s Support (Bor)")
    keeper.agree()
    keeper.press("play-chapter")
    keeper.choose("deal-0", "Bor")
    keeper.choose("deal-1", "left out")
    keeper.agree("begin")
    owners = [evening.state.owners[card] for card, code in evening.state.codes.items() if code == "01132"]
    assert owners == ["B"]


@pytest.mark.rule("LCG-554")
def test_a_hero_is_healed_for_threat_before_the_game(evening: Evening) -> None:
    keeper = evening.keeper
    keeper.press("new-campaign")
    keeper.write(title="Hard paths", player__1="Ana", heroes__1="Aragorn, Gimli")
    keeper.choose("mode", "Expert")
    keeper.agree("begin")
    keeper.press("write-game")
    keeper.choose("result", "Defeat")
    keeper.write(damage__Ana="Aragorn 2, Gimli 1")
    keeper.agree()
    keeper.press("play-chapter")
    keeper.agree("heal-01001")
    assert standing_of(keeper.campaign).names("damage") == ("Gimli",)
    keeper.agree("begin")
    assert evening.state.campaign is not None
    assert evening.state.campaign.damage == {evening.state.heroes["A"][1]: 1}
    assert evening.state.campaign.penalty == {"A": 1}


def test_the_last_page_leads_to_the_journal_that_has_the_game_already(evening: Evening) -> None:
    two_set_out(evening.keeper)
    evening.sit_down()
    evening.play()
    evening.table.refresh()
    evening.table.panels.last_page.open()
    settle()
    button = evening.table.panels.last_page.page.buttons["journal"]
    assert button.accessibleName().partition(" (")[0] in READS
    evening.table.journal_requested.emit()
    settle()
    assert len(evening.keeper.campaign.games()) == 1
    assert evening.keeper.person.sees("Defeat in")
    assert evening.keeper.person.sees("Is it so? Fallen heroes: ")
    evening.keeper.person.press_words("Put it right")
    assert evening.keeper.form().windowTitle() == "Mend an entry"
    evening.keeper.person.key(Qt.Key.Key_Escape)


def test_what_the_journal_asked_about_one_game_does_not_stand_over_the_next(evening: Evening) -> None:
    two_set_out(evening.keeper)
    evening.sit_down()
    evening.play()
    evening.table.journal_requested.emit()
    settle()
    assert evening.keeper.person.sees("Is it so? Fallen heroes: ")
    evening.keeper.person.shell.new_table("thrones")
    evening.keeper.person.press("begin")
    assert not evening.keeper.person.sees("Is it so?")


def test_a_chapter_leaves_its_moments_its_turns_and_a_picture_of_its_table(evening: Evening) -> None:
    two_set_out(evening.keeper)
    evening.sit_down()
    evening.play()
    (played,) = evening.keeper.campaign.games()
    assert played.events
    assert all(event.startswith("Round ") for event in played.events)
    assert all(decision.taken for decision in played.decisions)
    path = evening.keeper.screen.store.album.path(played.picture)
    assert path is not None
    picture = QImage(str(path))
    assert picture.width() > 900
    spots = [(x, y) for x in range(0, picture.width(), 9) for y in range(0, picture.height(), picture.height() // 8)]
    assert len({picture.pixelColor(x, y).name() for x, y in spots}) > 20, "cards lie on it, not wood alone"


def test_a_mendor_who_was_rescued_goes_into_the_next_campaign(keeper: Keeper) -> None:
    keeper.new_campaign()
    for earned in ("Mendor’s Support (Ana)", "", "Mendor"):
        keeper.write_game(earned=earned)
    assert not keeper.person.window.findChildren(QPushButton, "play-chapter")
    keeper.press("new-campaign")
    keeper.write(title="Again", player__1="Ana", player__2="Bor")
    keeper.choose("follows", "Paths of Mirkwood")
    keeper.agree("begin")
    pool = standing_of(keeper.campaign).of("pool")
    assert [(line.card, line.bearer) for line in pool] == [("01135", ""), ("01132", "Ana"), ("01132", "Bor")]


@pytest.mark.parametrize("wide", [False, True])
def test_the_form_of_a_chapter_is_not_clipped(evening: Evening, wide: bool) -> None:
    keeper = evening.keeper
    keeper.new_campaign()
    keeper.press("write-game")
    keeper.write(earned="Mendor’s Support (Ana), Valor (Aragorn), Ungoliant’s Swarm")
    keeper.agree()
    if wide:
        keeper.person.window.resize(1920, 1080)
        settle()
    keeper.press("play-chapter")
    assert faults(evening.form) == []
    keeper.person.key(Qt.Key.Key_Escape)
