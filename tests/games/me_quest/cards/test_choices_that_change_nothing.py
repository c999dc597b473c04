"""Cards that offer a choice or a price, at a table where one of the ways leads nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.reading.board import BOARD, is_haven, most_influence
from desktop_app.games.me_quest.state import ATTRIBUTES
from tests.games.me_quest.cards.resolving import Card
from tests.games.me_quest.table import Table

NO_CORRUPTION: dict[str, Any] = {"corruption_deck": [], "corruption_discard": []}


def test_sauron_without_a_plot_in_hand_loses_the_influence() -> None:
    table = Card(
        "quest.hill_of_sorcery", "reward", says=["gain_favor"], pool=4, ana={"hero": "hero.eometh", "hand": []}
    )
    assert table.changes == {"Ana favor": 2, "pool": -2}


@pytest.mark.parametrize(
    "name",
    ["smugglers", "the_palantirs", "a_desperate_bargain", "sarumans_agents"],
)
def test_where_no_corruption_is_left_nobody_is_paid_for_it(name: str) -> None:
    sau = {"hand": ["Winter Storm", "Gollum is Captured"]}
    assert Card(f"encounter.{name}", says=["accept"], pool=3, sau=sau, zones=NO_CORRUPTION).changes == {}


def test_where_no_corruption_is_left_old_greed_gives_the_smaller_thing() -> None:
    assert Card("encounter.ancient_greed", zones=NO_CORRUPTION).changes == {"Ana favor": 1}


def test_who_took_the_first_offer_has_taken_it_even_where_it_brought_nothing() -> None:
    """Of seven cards in hand whoever becomes Distraught by his price draws none; he has no favor instead."""
    seven = ["Parry", "Anticipate", "Precision", "Precision", "Quick Shot", "Volley", "Volley"]
    distraught: dict[str, Any] = {"corruption_deck": ["Distraught"]}
    table = Card("encounter.the_mad_baggins", says=["accept", "accept"], ana={"hand": seven}, zones=distraught)
    assert table.changes == {"Ana corruption": 1}
    greedy = Card("encounter.ancient_greed", says=["accept"], zones={"skill_deck": [], "skill_discard": []})
    assert greedy.changes["Ana favor"] == 2


@pytest.mark.parametrize(
    ("name", "ana", "changes"),
    [
        ("the_mad_baggins", {"life": []}, {"Ana favor": 1}),
        ("the_seat_of_seeing", {"favor": 1}, {}),
        ("the_beornings_ask_for_help", {"favor": 1, "at": "high_pass"}, {}),
        ("the_palantirs", {}, {}),
        ("the_days_have_gone_down_in_the_west", {"favor": 3, "corruption": ["Despairing"]}, {}),
        ("the_steadfast_defender", {"favor": 2, "levels": dict.fromkeys(ATTRIBUTES, 2)}, {}),
    ],
)
def test_nobody_is_asked_to_pay_for_what_would_not_happen(
    name: str, ana: dict[str, Any], changes: dict[str, int]
) -> None:
    """The Mad Baggins asks for one answer alone: whether she takes the favor that is left."""
    assert Card(f"encounter.{name}", says=["accept"], ana=ana).changes == changes


def test_where_no_corruption_is_left_nobody_trains_or_wanders_for_nothing() -> None:
    """What an Event wants of a hero is the card, and what he has for it follows that: without one Sauron draws."""
    for event in ("tempted_by_power", "under_the_shadow"):
        table = Card(f"event.{event}", says=["choose_player Ana"], zones=NO_CORRUPTION)
        assert table.changes == {"Sau plot": 1}


def test_a_hero_is_not_spared_by_what_cannot_happen() -> None:
    """Plots, a marker at the end, corruption: where there is none of it the damage is dealt."""
    plots: dict[str, Any] = {"plot_deck": [], "plot_discard": []}
    assert Card("encounter.allies_of_the_dark_lord", zones=plots).changes["Ana damage"] == 4
    at_the_end = Card("encounter.agents_of_saruman", story={"yellow": 18, "green": 8}, ana={"at": "gladden_fields"})
    assert at_the_end.changes["Ana damage"] == 5
    assert Card("encounter.the_key_to_the_anduin", zones=NO_CORRUPTION).changes["Ana damage"] == 5


@pytest.mark.rule("MEQ-296")
def test_favor_that_cannot_be_gained_is_no_choice_and_no_use_of_noble_bloodline() -> None:
    """Eleanor despairs of a fourth favor: what she is not given when advised she is given after she has paid."""
    full: dict[str, Any] = {"favor": 3, "corruption": ["Despairing"]}
    assert Card("event.arwens_message_to_her_beloved", "explore", ana=full).changes["skills"] == -2
    eleanor = {"hero": "Eleanor", "at": "edoras", **full}
    there: dict[str, Any] = {"at": {"edoras": ["Gandalf", "Thranduil"]}, "pool": 2}
    plots = [{"card": "Loss of an Heir", "at": "edoras"}]
    table = Table("explore", eleanor, {"hero": "Argalad"}, plots=plots, every_question=True, **there)
    assert table.choose("consult", "Gandalf").favor() == 3
    assert table.choose("discard_plot").choose("consult", "Thranduil").favor() == 1


@pytest.mark.rule("MEQ-173")
def test_a_full_pool_takes_nothing_and_what_follows_happens() -> None:
    assert Card("peril.trapped", pool=8, ana={"hand": ["Parry"]}).changes == {"Ana hand": -1, "Ana rest": 1}
    table = Card("encounter.carn_dum_reborn", says=["influence"], ana={"at": "weathertop"}, pool=8)
    assert "pool" not in table.changes


@pytest.mark.rule("MEQ-299")
def test_who_rides_to_a_broken_town_meets_nobody_there() -> None:
    plots = [{"card": "A Broken Line of Kings", "at": "edoras"}]
    ana = {"at": "helms_deep", "favor": 1}
    table = Card("encounter.the_eored", says=["move_and_encounter"], ana=ana, plots=plots)
    assert table.changes == {"Ana favor": -1, "Ana at": "edoras"}


@pytest.mark.rule("MEQ-177")
def test_a_new_power_does_not_rise_above_a_full_stronghold() -> None:
    table = Card("shadow.a_new_power_is_rising", "action", says=["influence"], influence={"barad_dur": 6})
    assert "influence barad_dur" not in table.changes
    assert table.changes["influence mount_doom"] == 2


@pytest.mark.rule("MEQ-214")
def test_a_whip_drives_who_had_a_command_of_the_action() -> None:
    whip, serpent = "Where There’s a Whip", "The Black Serpent"
    told: dict[str, Any] = {"orders": {"left": 1}, "actions": 1, "pool": 3, "at": {"bree": [serpent]}}
    table = Table("command", sau={"hand": [whip]}, **told).choose("move", serpent, "the_shire")
    assert table.choose("play", whip).offers("move", serpent, "bree")


@pytest.mark.rule("MEQ-401")
def test_ringwraiths_who_were_called_back_do_not_return_again() -> None:
    told: dict[str, Any] = {"pool": 8, "story": {"red": 7}, "actions": 2, "influence": {"barad_dur": 2}}
    told |= {"zones": {"defeated": ["minion.ringwraiths"]}, "returning": ["ringwraiths"]}
    table = Table("action", sau={"hand": ["They Are Terrible"]}, **told).choose("play", "They Are Terrible")
    while table.zone("The Ringwraiths") == "defeated":
        table.quietly()
    assert table.zone("The Ringwraiths") == "at.barad_dur"
    assert table.g.returning == []


def test_a_plot_that_was_searched_for_is_in_nobodys_sight() -> None:
    told = {"plot_deck": ["Loss of an Heir"], "plot_discard": ["Gollum is Captured"]}
    table = Card("plot.smeagol_escapes", "active", zones=told)
    assert table.changes["Sau plot"] == 1
    assert not table.g.faceup


# -- influence that would not stay -------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-177", "MEQ-178", "MEQ-181")
def test_sauron_brings_influence_by_a_card_only_where_it_stays() -> None:
    """Not beside a Stronghold of strength 1, nor alone; what is empty takes one in any case, a Stronghold until it is
    full."""
    zones = {"encounter_deck_brown_lands_mordor": ["The Nest is Stirred"]}
    influence = {"barad_dur": 1, "mount_doom": 1, "minas_morgul": 1}
    ana = {"at": "the_nindalf", "hero": "Eleanor"}
    mordor = Table("encounter", {**ana, "at": "sea_of_udun"}, zones=zones, influence=influence, pool=4)
    mordor.choose("accept")
    assert mordor.places() == {"barad_dur", "plains_of_gorgoroth", "sea_of_udun"}
    assert [mordor.rule_of("choose", place) for place in ("mount_doom", "minas_morgul")] == ["MEQ-178", "MEQ-181"]
    brown = Table("encounter", ana, zones=zones, influence={"dol_guldur": 3}, pool=4).choose("accept")
    assert brown.rule_of("choose", "dol_guldur") == "MEQ-177"


@pytest.mark.rule("MEQ-177", "MEQ-178")
@pytest.mark.parametrize("room", [True, False])
def test_no_hero_is_spared_by_influence_that_finds_no_room(room: bool) -> None:
    """Where all of Middle-earth and the Shadow Pool are full, Carn Dûm deals its damage."""
    full = {place: most_influence(place) or 6 for place in BOARD.locations if not is_haven(place)}
    full |= {"bree": 5} if room else {}
    table = Card("encounter.carn_dum_reborn", says=["influence"] if room else [], influence=full, pool=8)
    assert table.changes.get("Ana damage", 0) == (0 if room else 5)


@pytest.mark.rule("MEQ-177", "MEQ-194")
def test_a_temptation_of_the_uncorrupted_at_a_full_stronghold_is_not_played() -> None:
    tempting: dict[str, Any] = {"sau": {"hand": ["Do not tempt me!"]}, "pool": 4}
    offers = [
        Table("action", {"at": place, "favor": 1}, {"at": place}, influence={"dol_guldur": 3}, **tempting).offers(
            "play"
        )
        for place in ("dol_guldur", "lothlorien", "rhosgobel")
    ]
    assert offers == [False, False, True]


# -- where somebody is already -----------------------------------------------------------------------------------------


def test_nobody_is_moved_to_where_he_is() -> None:
    """A hero in Belfalas is not asked whether he sails there; an unhurt minion is placed elsewhere, a hurt one also
    where it is."""
    sailing = Card("event.cirdan_the_shipwright", "explore", ana={"at": "belfalas"})
    assert (sailing.changes["Ana boat"], "meq-ask-may" in sailing.asked) == (1, False)
    for damage, offered in ((0, False), (3, True)):
        there = [{"card": "The Black Serpent", "damage": damage}]
        told: dict[str, Any] = {"at": {"bree": there}, "influence": {"bree": 1, "moria": 1, "dunland": 1}}
        table = Table("action", sau={"hand": ["They Are Terrible"]}, pool=8, story={"red": 8}, **told)
        table.choose("play", "They Are Terrible").choose("choose", "The Black Serpent")
        assert ("bree" in table.places(), "moria" in table.places()) == (offered, True)
