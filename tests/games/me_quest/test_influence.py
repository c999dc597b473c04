"""Influence: extensions and their limits, chains that are cut, the Shadow Pool, the worked example of the book."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.me_quest.table import Table

INFLUENCE = {"barad_dur": 1, "mount_doom": 1}


def placing(**setup: Any) -> Table:
    """Sauron has just chosen Place Influence with the track empty."""
    table = Table("action", actions=2, **{"influence": INFLUENCE, **setup})
    return table.choose("place_influence")


@pytest.mark.rule("MEQ-183", "MEQ-184", "MEQ-185", "MEQ-186", "MEQ-187", "MEQ-167", "MEQ-169")
def test_the_example_of_placing_six_influence() -> None:
    table = placing()
    assert table.question.prompt.params["amount"] == 6
    table.choose("place_in_pool")
    assert table.g.pool == 1
    table.choose("place_influence", "sea_of_udun")
    assert not table.offers("place_influence", "sea_of_udun")
    assert table.rule_of("place_influence", "sea_of_udun") == "MEQ-178"
    table.choose("place_influence", "barad_dur").choose("place_influence", "barad_dur")
    assert table.influence("barad_dur") == 3
    table.choose("place_influence", "the_dead_marshes").choose("place_influence", "the_dead_marshes")
    assert table.influence("the_dead_marshes") == 2
    assert table.step == "action"


@pytest.mark.rule("MEQ-174", "MEQ-099")
def test_influence_goes_to_the_extension_and_next_to_it() -> None:
    table = placing(influence={"barad_dur": 2, "mount_doom": 1})
    offered = table.places("place_influence")
    assert {"barad_dur", "mount_doom", "sea_of_udun", "plains_of_gorgoroth"} <= offered
    assert "minas_morgul" not in offered
    assert table.rule_of("place_influence", "minas_morgul") == "MEQ-174"
    table.choose("place_influence", "plains_of_gorgoroth")
    assert table.offers("place_influence", "minas_morgul")


@pytest.mark.rule("MEQ-175")
def test_influence_is_never_placed_on_a_haven() -> None:
    table = placing(influence={"dol_guldur": 3})
    assert not table.offers("place_influence", "lothlorien")
    assert table.rule_of("place_influence", "lothlorien") == "MEQ-175"


@pytest.mark.rule("MEQ-177")
def test_a_stronghold_holds_no_more_than_its_red_number() -> None:
    table = placing(influence={"dol_guldur": 3})
    assert table.rule_of("place_influence", "dol_guldur") == "MEQ-177"


@pytest.mark.rule("MEQ-176", "MEQ-178", "MEQ-179")
@pytest.mark.parametrize(("north", "south", "limit"), [(2, 4, 4), (3, 1, 3), (2, 2, 2)])
def test_the_strongest_linked_stronghold_is_the_limit(north: int, south: int, limit: int) -> None:
    chain = {"emyn_muil": 1, "the_dead_marshes": 1, "sea_of_udun": 1, "mount_doom": 1}
    table = placing(influence={"dol_guldur": north, **chain, "barad_dur": south})
    while table.offers("place_influence", "emyn_muil"):
        table.choose("place_influence", "emyn_muil")
    assert table.influence("emyn_muil") == limit
    assert table.rule_of("place_influence", "emyn_muil") == "MEQ-178"


@pytest.mark.rule("MEQ-168")
def test_at_most_two_of_the_influence_go_to_the_shadow_pool() -> None:
    table = placing()
    table.choose("place_in_pool").choose("place_in_pool")
    assert not table.offers("place_in_pool")
    assert table.rule_of("place_in_pool") == "MEQ-168"


@pytest.mark.rule("MEQ-170", "MEQ-222")
def test_four_influence_on_the_third_space() -> None:
    tokens = ["place_influence/0", "place_influence/1"]
    table = placing(action_tokens=tokens, influence={"barad_dur": 5})
    assert table.question.prompt.params["amount"] == 4
    assert table.g.action_tokens == [*tokens, "place_influence/2"]
    table.choose("place_in_pool")
    for _ in range(3):
        table.choose("place_influence", "mount_doom")
    assert (table.g.pool, table.influence("mount_doom")) == (1, 3)


@pytest.mark.rule("MEQ-173", "MEQ-112")
def test_the_shadow_pool_holds_four_for_each_stage() -> None:
    table = placing(pool=3)
    table.choose("place_in_pool")
    assert not table.offers("place_in_pool")
    assert table.rule_of("place_in_pool") == "MEQ-173"
    later = placing(pool=3, story={"green": 7})
    later.choose("place_in_pool").choose("place_in_pool")
    assert later.g.pool == 5


@pytest.mark.rule("MEQ-093", "MEQ-094", "MEQ-095", "MEQ-087")
def test_heroes_clear_where_they_are_but_not_in_a_stronghold() -> None:
    table = Table(
        "hero_rally",
        {"at": "barad_dur"},
        {"at": "moria"},
        influence={"barad_dur": 3, "moria": 2},
        pool=1,
        every_question=True,
    )
    assert table.influence("moria") == 0
    assert table.influence("barad_dur") == 3
    assert table.g.pool == 1


@pytest.mark.rule("MEQ-181", "MEQ-180")
def test_a_chain_that_is_cut_keeps_one_token_each() -> None:
    chain = {"barad_dur": 3, "mount_doom": 2, "plains_of_gorgoroth": 3, "minas_morgul": 1}
    table = Table("hero_rally", {"at": "mount_doom"}, influence=chain, every_question=True)
    assert [table.influence(place) for place in chain] == [3, 0, 1, 1]


@pytest.mark.rule("MEQ-182")
def test_what_another_stronghold_still_links_keeps_up_to_its_strength() -> None:
    chain = {"barad_dur": 3, "mount_doom": 1, "sea_of_udun": 3, "the_dead_marshes": 2, "emyn_muil": 1, "dol_guldur": 2}
    table = Table("hero_rally", {"at": "mount_doom"}, influence=chain, every_question=True)
    assert table.influence("sea_of_udun") == 2
    assert table.influence("the_dead_marshes") == 2


@pytest.mark.rule("MEQ-438")
def test_influence_does_not_run_out() -> None:
    everywhere = {"barad_dur": 6, "dol_guldur": 3, "mount_gundabad": 3}
    table = placing(influence=everywhere, pool=4)
    table.choose("place_influence", "mount_doom")
    assert table.influence("mount_doom") == 1


@pytest.mark.rule("MEQ-172")
def test_the_pool_is_a_threshold_and_no_price() -> None:
    table = Table(
        "plot",
        round=2,
        sau={"hand": ["Orcs in the Mountains"]},
        pool=2,
        influence={"mount_gundabad": 3, "high_pass": 3, "ruins_of_angmar": 3},
    )
    table.choose("play_plot", "Orcs in the Mountains")
    assert table.g.pool == 2
