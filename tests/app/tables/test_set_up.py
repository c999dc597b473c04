"""How a table is set up: the decks of its seats, who sits at the screen, and what is remembered for the next time."""

from __future__ import annotations

import pytest

from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.tables.game_box import OWN, open_box
from desktop_app.app.tables.service import TableService
from desktop_app.app.tables.set_up import BadTable, SeatSetUp, SetUp, last_set_up, remember_set_up
from desktop_app.engine.frozen import replace
from tests.app.tables.playing import ALONE, BOX


def test_the_last_set_up_is_remembered(service: TableService, profile: Profile) -> None:
    two = SetUp(
        game="lotr_lcg",
        scenario=BOX.usual_scenario,
        options={"easy": "yes"},
        seats=(
            SeatSetUp(name="Ana", deck="riders_of_the_white_tree"),
            SeatSetUp(name="Bor", player="greedy", deck="watchers_of_the_eaves"),
        ),
    )
    table = service.begin(two, seed=4)
    assert last_set_up(profile.folder, BOX) == two
    assert table.seats_here == ["A"]
    assert table.bots == {"B": "greedy"}


def test_a_remembered_set_up_with_a_deck_that_is_gone_is_forgotten(profile: Profile) -> None:
    lost = ALONE.model_copy(update={"seats": (SeatSetUp(name="Ana", deck="lost"),)})
    remember_set_up(profile.folder, lost)
    assert last_set_up(profile.folder, BOX) is None


@pytest.mark.rule("LCG-083")
def test_two_players_may_not_lead_the_same_hero(service: TableService, profile: Profile) -> None:
    twice = ALONE.model_copy(update={"seats": (ALONE.seats[0], SeatSetUp(name="Bor", deck=BOX.usual_deck))})
    with pytest.raises(BadTable) as refused:
        service.begin(twice)
    assert refused.value.rule == "LCG-083"
    assert refused.value.params["hero"] == "Aragorn"
    assert profile.saves.all().entries == []


def test_somebody_must_sit_at_this_screen(service: TableService) -> None:
    bots = ALONE.model_copy(update={"seats": (SeatSetUp(name="Ana", player="random", deck=BOX.usual_deck),)})
    with pytest.raises(BadTable):
        service.begin(bots)


def test_a_deck_of_ones_own_is_played_once_it_is_legal(service: TableService, profile: Profile) -> None:
    store = DeckStore(profile.folder_of("decks"))
    deck = preset_decks()["riders_of_the_white_tree"]
    mine = OWN + store.create(replace(deck, name="The Mark rides"))
    few = OWN + store.create(replace(deck, name="Too few", entries=deck.part("heroes")))
    box = service.box("lotr_lcg")
    assert box.decks[mine].names["en"] == "The Mark rides"
    assert box.decks[mine].size == 50
    assert box.decks[mine].broken == ()
    seated = ALONE.model_copy(update={"seats": (SeatSetUp(name="Ana", deck=mine),)})
    assert service.begin(seated, seed=1).head.decks == ["The Mark rides"]
    assert box.decks[few].broken
    with pytest.raises(BadTable) as refused:
        service.begin(ALONE.model_copy(update={"seats": (SeatSetUp(name="Ana", deck=few),)}))
    assert refused.value.rule == box.decks[few].broken[0]


def test_a_damaged_deck_of_ones_own_does_not_keep_from_playing(service: TableService, profile: Profile) -> None:
    (profile.folder_of("decks") / "torn.json").write_text("{", encoding="utf-8")
    assert set(service.box("lotr_lcg").decks) == set(BOX.decks)


def test_the_next_deck_shares_no_hero_with_those_at_the_table() -> None:
    first = BOX.usual_deck
    second = BOX.next_deck([first])
    assert set(BOX.decks[first].leaders).isdisjoint(BOX.decks[second].leaders)


def test_two_who_sit_down_have_two_decks_where_there_are_enough() -> None:
    thrones = open_box("thrones")
    first = thrones.next_deck([])
    assert thrones.next_deck([first]) != first
    assert thrones.next_deck(list(thrones.decks)) == first


@pytest.mark.parametrize(("game", "size"), [("lotr_lcg", 50), ("lotr_tcg", 60), ("thrones", 60)])
def test_a_deck_has_as_many_cards_as_its_players_say(game: str, size: int) -> None:
    box = open_box(game)
    assert box.decks[box.usual_deck].size == size, "heroes, plots, sites, rings and the faction lie beside it"
