"""Tables by chance, and tables that are kept under a name."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from desktop_app.app.tables.game_box import HERE, open_box
from desktop_app.app.tables.kept_tables import MOST, forget_table, keep_table, kept_tables
from desktop_app.app.tables.set_up import SeatSetUp, SetUp, refuse_bad_table, usual_set_up
from desktop_app.app.tables.surprise import surprised
from desktop_app.games import GAMES

BOX = open_box("lotr_lcg")
ALONE = usual_set_up(BOX, "Ana")
PAIR = ALONE.model_copy(
    update={"seats": (*ALONE.seats, SeatSetUp(name="Bor", player="greedy", deck="axes_of_the_iron_hills"))}
)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_surprise_is_another_table_of_the_same_people_that_can_be_laid(game: str) -> None:
    box = open_box(game)
    usual = usual_set_up(box, "Ana")
    for seed in range(5):
        found = surprised(usual, box, Random(seed))
        refuse_bad_table(found, box)
        assert [(seat.name, seat.player, seat.side) for seat in found.seats] == [
            (seat.name, seat.player, seat.side) for seat in usual.seats
        ]
        assert (found != usual) == bool(box.scenarios or box.decks)


def test_a_surprise_gives_no_hero_to_two_players() -> None:
    decks = {tuple(seat.deck for seat in surprised(PAIR, BOX, Random(seed)).seats) for seed in range(20)}
    assert len(decks) > 5
    for pair in decks:
        heroes = [hero for deck in pair for hero in BOX.decks[deck].leaders]
        assert len(set(heroes)) == len(heroes)


def test_kept_tables_come_back_by_name_the_latest_first_until_they_are_let_go(tmp_path: Path) -> None:
    keep_table(tmp_path, "Alone", ALONE)
    keep_table(tmp_path, "With Bor", PAIR)
    assert list(kept_tables(tmp_path, BOX).items()) == [("With Bor", PAIR), ("Alone", ALONE)]
    keep_table(tmp_path, "Alone", PAIR)
    assert list(kept_tables(tmp_path, BOX).items()) == [("Alone", PAIR), ("With Bor", PAIR)]
    forget_table(tmp_path, "Alone")
    assert list(kept_tables(tmp_path, BOX)) == ["With Bor"]
    assert kept_tables(tmp_path, open_box("thrones")) == {}


def test_a_kept_table_whose_deck_is_gone_is_not_offered(tmp_path: Path) -> None:
    seat = SeatSetUp(name="Ana", player=HERE, deck="own:gone")
    keep_table(tmp_path, "Gone", SetUp(game="lotr_lcg", scenario=ALONE.scenario, seats=(seat,)))
    keep_table(tmp_path, "Alone", ALONE)
    assert list(kept_tables(tmp_path, BOX)) == ["Alone"]


@pytest.mark.parametrize("content", [b"", b"[]", b'{"format": 1, "tables": 7}', b'{"format": 1, "tables": {"x": 1}}'])
def test_a_damaged_file_of_kept_tables_keeps_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "kept_tables.json").write_bytes(content)
    assert kept_tables(tmp_path, BOX) == {}
    keep_table(tmp_path, "Alone", ALONE)
    assert list(kept_tables(tmp_path, BOX)) == ["Alone"]


def test_no_more_tables_are_kept_than_a_person_looks_through(tmp_path: Path) -> None:
    for number in range(MOST + 2):
        keep_table(tmp_path, str(number), ALONE)
    assert list(kept_tables(tmp_path, BOX)) == [str(number) for number in range(MOST + 1, 1, -1)]
