"""The hero explores and meets encounters: favor, plots, dark paths, quests, trade."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.me_quest.table import Table

# -- exploring ---------------------------------------------------------------------------------------------------------


def exploring(place: str = "bree", ana: dict[str, Any] | None = None, **setup: Any) -> Table:
    """Ana explores where she is."""
    return Table("explore", {"at": place, **(ana or {})}, every_question=True, **setup)


@pytest.mark.rule("MEQ-284", "MEQ-285", "MEQ-129", "MEQ-130", "MEQ-295", "MEQ-290")
def test_favor_taken_and_advised_pays_for_a_plot() -> None:
    plots = [{"card": "A Dark Messenger", "at": "erebor"}]
    table = exploring("erebor", {"favor": 1}, favor={"erebor": 2}, at={"erebor": ["Gandalf"]}, plots=plots)
    assert table.rule_of("discard_plot", "A Dark Messenger") == "MEQ-129"
    table.choose("retrieve_favor").choose("consult_favor", "Gandalf").choose("discard_plot", "A Dark Messenger")
    assert table.favor() == 0
    assert table.zone("A Dark Messenger") == "plot_discard"
    assert table.g.plot_at == {}


@pytest.mark.rule("MEQ-290")
def test_a_plot_elsewhere_is_not_discarded_here() -> None:
    table = exploring("bree", {"favor": 9}, plots=[{"card": "A Dark Messenger", "at": "erebor"}])
    assert table.rule_of("discard_plot", "A Dark Messenger") == "MEQ-290"


@pytest.mark.rule("MEQ-287", "MEQ-288", "MEQ-326")
def test_a_dark_path_once_a_turn_with_three_corruption_cards_at_most() -> None:
    table = exploring(ana={"corruption": ["Weak", "Weary", "Helpless"]}, zones={"corruption_deck": ["Greedy"]})
    table.choose("dark_path")
    assert table.favor() == 1
    assert table.count("corruption") == 4
    assert table.rule_of("dark_path", "Ana") == "MEQ-288"
    four = exploring(ana={"corruption": ["Weak", "Weary", "Helpless", "Greedy"]})
    assert four.rule_of("dark_path", "Ana") == "MEQ-287"


@pytest.mark.rule("MEQ-313", "MEQ-314", "MEQ-455", "MEQ-315")
def test_quests_whose_place_is_explored_are_completed_and_leave_the_game() -> None:
    quests = ["They Have Become Queer and Wild", "The Son of Glóin"]
    table = exploring("fangorn", {"quests": quests[:1]})
    table.choose("complete", quests[0])
    assert table.zone(quests[0]) == "removed"
    assert table.g.completed["B"] == ["starting"]


@pytest.mark.rule("MEQ-067")
def test_the_advanced_quest_waits_for_the_starting_one() -> None:
    quests = ["They Have Become Queer and Wild", "Echoes of Bolg's Army"]
    table = exploring("mount_gundabad", {"quests": quests})
    assert table.rule_of("complete", "Echoes of Bolg's Army") == "MEQ-067"
    later = exploring("mount_gundabad", {"quests": quests[1:], "completed": ["starting"]})
    assert later.offers("complete", "Echoes of Bolg's Army")


@pytest.mark.rule("MEQ-316")
def test_a_quest_is_completed_by_its_own_hero() -> None:
    table = Table(
        "explore",
        {"at": "fangorn"},
        {"at": "fangorn", "hero": "Thálin", "quests": ["The Ered Luin"]},
        every_question=True,
    )
    assert table.rule_of("complete", "The Ered Luin") == "MEQ-316"


@pytest.mark.rule("MEQ-291", "MEQ-293", "MEQ-292", "MEQ-325")
def test_heroes_in_one_place_trade_but_no_own_quests_and_no_second_boat() -> None:
    own = ["They Have Become Queer and Wild", "Echoes of Bolg's Army"]
    ana = {"at": "bree", "favor": 2, "items": ["Boat"], "quests": own}
    table = Table("explore", ana, {"at": "bree", "favor": 1, "items": ["Boat", "Horse"]}, every_question=True)
    table.choose("give", "Ana", "Bor")
    assert (table.favor("Ana"), table.favor("Bor")) == (1, 2)
    table.choose("ask_for", "Horse").choose("accept")
    assert table.zone("Horse") == "items:B"
    assert [table.rule_of("give", quest) for quest in own] == ["MEQ-292"] * 2
    assert table.rule_of("give", "Boat") == "MEQ-325"


@pytest.mark.rule("MEQ-291")
def test_two_others_may_exchange_where_a_third_explores() -> None:
    four = ("Sau", "Ana", "Bor", "Cal")
    players = {"hero": "Beravor", "at": "bree", "favor": 2}
    table = Table("explore", {"at": "bree"}, players, seats=four, cal={"at": "bree"}, every_question=True)
    table.choose("ask_for", "Bor", "Cal")
    assert table.who == "Bor"
    table.choose("accept")
    assert (table.favor("Bor"), table.favor("Cal")) == (1, 1)


# -- encounters --------------------------------------------------------------------------------------------------------

GREEN = "misty_mountains_mirkwood"


DRAWN = ["Conquered by Fear", "Saruman's Fires", "A Shadow Connection"]


def encountering(place: str, cards: list[str], **setup: Any) -> Table:
    """Ana's Encounter step with these cards on top."""
    deck = f"encounter_deck_{setup.pop('deck', GREEN)}"
    return Table("encounter", {"at": place}, zones={deck: cards, **setup.pop("zones", {})}, **setup)


@pytest.mark.rule("MEQ-298", "MEQ-302", "MEQ-304", "MEQ-306", "MEQ-307", "MEQ-308", "MEQ-309")
def test_the_encounter_example_on_the_gladden_fields() -> None:
    table = encountering("gladden_fields", DRAWN)
    assert table.zone("A Shadow Connection") == "quests:B"
    assert table.zone("Saruman's Fires") == table.zone("Conquered by Fear") == f"encounter_discard_{GREEN}"


@pytest.mark.rule("MEQ-303")
def test_when_none_fits_all_are_discarded() -> None:
    table = encountering("gladden_fields", ["Saruman's Fires", "The Town of Dale", "Radagast the Brown"])
    assert len(table.g.zones[f"encounter_discard_{GREEN}"]) == 3
    assert table.who == "Bor"


@pytest.mark.rule("MEQ-299", "MEQ-458")
def test_in_peril_nobody_draws_encounters() -> None:
    table = encountering("moria", ["The Ranger", "A Merry Fellow"], deck="eriador_enedwaith")
    assert table.said("meq-log-encounters") == 0
    assert table.said("meq-log-no-encounter") == 1


@pytest.mark.rule("MEQ-305", "MEQ-437")
def test_an_encounter_deck_that_runs_out_is_shuffled_anew() -> None:
    discard = f"encounter_discard_{GREEN}"
    table = encountering(
        "gladden_fields", DRAWN[:1], zones={discard: ["The Town of Dale"] * 1 + ["Radagast the Brown"]}
    )
    assert table.said("meq-log-reshuffle") == 1
