"""The next chapter of a campaign is played as its journal has it, and comes back into it by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chapters import ChapterClosed
from desktop_app.app.journal.playing import CampaignTables, usual_chapter
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.journal.store import CampaignStore
from desktop_app.app.journal.writing import TooManyPlayers, added, begun, new_campaign
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.tables.service import OpenTable, TableService
from desktop_app.app.tables.set_up import BadTable, SetUp
from desktop_app.app.tables.simulate import run_bots
from desktop_app.games import CAMPAIGNS, GAMES
from desktop_app.games.contract.campaigns import Change, Piece, Refused, SeatTold, Swap
from desktop_app.games.lotr_lcg.state import LcgState

FIRST, SECOND = "passage_through_mirkwood", "journey_along_the_anduin"
RULES = CAMPAIGNS["lotr_lcg"]


class Evening:
    """Ana and Bor at the table with their journal."""

    def __init__(self, profile: Profile, mode: str = "campaign") -> None:
        self.store = CampaignStore(profile.folder_of("campaigns"), profile.folder / "trash")
        self.tables = TableService(profile)
        self.at_tables = CampaignTables(self.store, self.tables)
        now = self.tables.now()
        fresh = new_campaign("Paths", ("Ana", "Bor"), now, game="lotr_lcg", mode=mode)
        self.id = self.store.create(begun(fresh, RULES, (), now))

    @property
    def campaign(self) -> Campaign:
        """What lies on the disk."""
        return self.store.read(self.id).campaign

    def write(self, *changes: Change) -> None:
        now = self.tables.now()
        self.store.write(self.id, added(self.campaign, Entry(id=1, kind="change", date=now, changes=changes), now))

    def set_up(self, chapter: str = FIRST) -> SetUp:
        usual = usual_chapter(self.campaign, self.tables.box("lotr_lcg"), chapter)
        return usual.model_copy(update={"campaign": self.id})

    def sit_down(self, chapter: str = FIRST, seed: int = 1) -> OpenTable:
        return self.at_tables.begin(self.set_up(chapter), seed=seed)

    def play_to_the_end(self, table: OpenTable) -> OpenTable:
        run_bots(table.session, ("greedy",), 1)
        return self.kept(table)

    def kept(self, table: OpenTable) -> OpenTable:
        kept = self.tables.keep(table)
        self.at_tables.keep(kept)
        return kept


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    made = Profiles(tmp_path).create("Ana")
    yield made
    made.close()


@pytest.fixture
def evening(profile: Profile) -> Evening:
    return Evening(profile)


def state_of(table: OpenTable) -> LcgState:
    assert isinstance(table.session.state, LcgState)
    return table.session.state


@pytest.mark.rule("LCG-518", "LCG-556")
def test_the_heroes_of_the_first_game_are_written_as_it_begins(evening: Evening) -> None:
    assert not standing_of(evening.campaign).of("heroes")
    state = state_of(evening.sit_down())
    for seat, player in (("A", "Ana"), ("B", "Bor")):
        written = {line.card for line in standing_of(evening.campaign).of("heroes", player)}
        assert written == {state.codes[hero] for hero in state.heroes[seat]}
    assert [entry.kind for entry in evening.campaign.entries] == ["beginning"]


@pytest.mark.rule("LCG-516", "LCG-519")
def test_the_end_of_a_game_is_written_by_itself(evening: Evening) -> None:
    table = evening.play_to_the_end(evening.sit_down())
    played = evening.campaign.games()[0]
    assert (played.chapter, played.save, played.result) == (FIRST, table.id, table.header.outcome)
    state = state_of(table)
    fallen = {
        state.codes[hero] for seat in "AB" for hero in state.heroes[seat] if hero in state.zones[f"discard:{seat}"]
    }
    assert {line.card for line in standing_of(evening.campaign).of("fallen")} == fallen
    assert sum(card.copies for card in played.seats[0].cards) == 53


def test_writing_the_same_end_again_changes_nothing(evening: Evening) -> None:
    table = evening.play_to_the_end(evening.sit_down())
    before = evening.campaign
    evening.kept(table)
    assert evening.campaign == before


def test_a_game_that_is_not_over_leaves_the_journal_as_it_is(evening: Evening) -> None:
    table = evening.sit_down()
    before = evening.campaign
    evening.kept(table)
    assert evening.campaign == before


def test_an_end_that_is_taken_back_has_no_result_until_it_comes_again(evening: Evening) -> None:
    table = evening.play_to_the_end(evening.sit_down())
    ended = standing_of(evening.campaign)
    table.session.undo()
    table = evening.kept(table)
    assert evening.campaign.games()[0].result == ""
    assert not standing_of(evening.campaign).of("fallen")
    evening.play_to_the_end(table)
    assert len(evening.campaign.games()) == 1
    assert standing_of(evening.campaign).names("heroes") == ended.names("heroes")
    assert evening.campaign.games()[0].result == "lost"


@pytest.mark.rule("LCG-512")
def test_the_second_scenario_opens_once_the_first_is_won(evening: Evening) -> None:
    with pytest.raises(ChapterClosed) as refused:
        evening.sit_down(SECOND)
    assert refused.value.rule == "LCG-512"
    evening.play_to_the_end(won(evening.sit_down()))
    assert state_of(evening.sit_down(SECOND)).scenario == SECOND


@pytest.mark.rule("LCG-513")
def test_a_lost_scenario_is_played_again_for_nothing(evening: Evening) -> None:
    evening.play_to_the_end(evening.sit_down())
    assert evening.campaign.games()[0].result == "lost"
    assert standing_of(evening.campaign).total("threat_penalty", "Ana") == 0
    with pytest.raises(ChapterClosed):
        evening.sit_down(SECOND)


@pytest.mark.rule("LCG-540", "LCG-533")
def test_a_victory_brings_its_boons_and_burdens_into_the_pool(evening: Evening) -> None:
    evening.play_to_the_end(won(evening.sit_down()))
    pool = standing_of(evening.campaign).of("pool")
    assert [(line.card, line.bearer) for line in pool][:2] == [("01132", "Ana"), ("01132", "Bor")]
    assert pool[2].card in ("01136", "01137")


@pytest.mark.rule("LCG-512", "LCG-540")
def test_a_scenario_that_is_won_at_two_tables_is_earned_once(evening: Evening) -> None:
    first, second = evening.sit_down(), evening.sit_down(seed=2)
    evening.play_to_the_end(won(first))
    pool = standing_of(evening.campaign).of("pool")
    assert pool
    second = evening.play_to_the_end(won(second))
    assert [played.result for played in evening.campaign.games()] == ["won", "won"]
    assert standing_of(evening.campaign).of("pool") == pool
    evening.kept(second)
    evening.kept(first)
    assert standing_of(evening.campaign).of("pool") == pool


@pytest.mark.rule("LCG-558")
def test_a_fallen_hero_keeps_the_next_game_from_beginning_until_another_is_written(evening: Evening) -> None:
    table = evening.sit_down()
    hero = standing_of(evening.campaign).of("heroes", "Bor")[0]
    evening.write(Change("fallen", "add", hero.name, hero.card))
    with pytest.raises(BadTable) as refused:
        evening.sit_down()
    assert refused.value.rule == "LCG-557"
    joins = next(code for code in RULES.pieces() if code not in state_of(table).codes.values())
    found = RULES.swap(
        standing_of(evening.campaign), Swap("Bor", Piece(hero.name, hero.card), Piece("Another", joins)), ()
    )
    assert not isinstance(found, Refused)
    evening.write(*found)
    assert joins in state_of(evening.sit_down()).codes.values()


@pytest.mark.rule("LCG-567")
def test_a_log_has_room_for_four_players_and_not_for_five(evening: Evening) -> None:
    now = evening.tables.now()
    four = begun(new_campaign("Four", ("A", "B", "C", "D"), now, game="lotr_lcg"), RULES, (), now)
    kept = evening.store.read(evening.store.create(four)).campaign
    assert kept.players == ("A", "B", "C", "D")
    assert {"heroes", "fallen", "threat_penalty", "pool"} <= {section.id for section in kept.sections}
    assert kept.changed(notes="Ours.").notes == "Ours."
    with pytest.raises(TooManyPlayers):
        begun(new_campaign("Five", ("A", "B", "C", "D", "E"), now, game="lotr_lcg"), RULES, (), now)


@pytest.mark.rule("LCG-552", "LCG-553")
def test_an_expert_game_leaves_its_damage_for_the_next(profile: Profile) -> None:
    evening = Evening(profile, "expert")
    table = evening.play_to_the_end(won(evening.sit_down()))
    state = state_of(table)
    hurt = {state.codes[h]: state.pieces[h].damage for s in "AB" for h in state.heroes[s] if state.pieces[h].damage}
    assert {line.card: line.amount for line in standing_of(evening.campaign).of("damage")} == hurt


def test_a_journal_of_before_gains_the_sections_its_game_has_now(evening: Evening) -> None:
    old = evening.campaign
    evening.store.write(evening.id, old.changed(sections=tuple(s for s in old.sections if s.id != "prisoner")))
    evening.play_to_the_end(evening.sit_down())
    assert "prisoner" in {section.id for section in evening.campaign.sections}


def test_heroes_of_a_journal_play_with_any_deck(evening: Evening) -> None:
    for player, heroes in (("Ana", ("01001", "01004")), ("Bor", ("01007",))):
        evening.write(*RULES.begins((SeatTold(player, tuple(Piece(code, code) for code in heroes)),)))
    state = state_of(evening.sit_down())
    assert [[state.codes[hero] for hero in state.heroes[seat]] for seat in "AB"] == [["01001", "01004"], ["01007"]]


def won(table: OpenTable) -> OpenTable:
    """The game is made easy round by round until it is won."""
    session, game = table.session, GAMES["lotr_lcg"]
    eased = 0
    while session.question is not None:
        now = session.look("A").round
        if now > eased and session.can_adjust():
            eased = now
            for adjustment in RULES.eases(session.state):
                session.adjust(adjustment)
        if session.question is not None:
            question = session.question
            session.answer(game.bots["greedy"](session.eyes(question.seat), question, session.state.chance))
    assert session.state.outcome is not None
    assert session.state.outcome.result == "won"
    return table
