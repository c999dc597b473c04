"""Organizing: characters come into play, follow, companies split, join and declare where they go."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading.influence import general_unused, general_used, unused_influence
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

RIVENDELL = {"locations": ["Rivendell", "Lórien", "Bree", "Moria", "Edoras"]}


@pytest.mark.rule("MEC-428", "MEC-430", "MEC-432", "MEC-435", "MEC-427", "MEC-426")
def test_a_character_comes_into_play_at_a_haven_or_its_home_site_one_a_turn() -> None:
    table = Table(
        {"companies": [at("Rivendell", "Elrond")], "hand": ["Beretar", "Haldir"], "locations": ["Bree", "Edoras"]}
    )
    table.choose("organize")
    assert table.offers("bring", "Beretar", "Rivendell")
    assert table.offers("bring", "Beretar", "Bree")
    assert not table.offers("bring", "Beretar", "Edoras")
    assert not table.offers("go", "Elrond")
    table.choose("bring", "Beretar", "Bree")
    assert table.place("Beretar") == "Bree"
    assert general_used(table.g, "A") == 10 + 5
    assert not table.offers("bring", "Haldir")
    assert table.refusal("Haldir", "bring").rule == "MEC-427"


@pytest.mark.rule("MEC-431", "MEC-436", "MEC-437")
def test_a_follower_needs_the_direct_influence_of_who_leads_it() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond", "Haldir")], "hand": ["Balin", "Anborn"], **RIVENDELL})
    table.choose("organize")
    assert table.offers("bring", "Anborn", "Elrond")
    assert not table.offers("bring", "Balin", "Elrond")
    assert not table.offers("bring", "Anborn", "Haldir")
    table.choose("bring", "Anborn", "Elrond")
    assert table["Anborn"].follows == table.id("Elrond")
    assert unused_influence(table.g, table.id("Elrond")) == 4 - 2
    assert general_used(table.g, "A") == 10 + 3


@pytest.mark.rule("MEC-442", "MEC-443")
def test_influence_changes_while_organizing() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond", "Haldir")], **RIVENDELL})
    table.choose("organize").choose("follow", "Haldir", "Elrond")
    assert table["Haldir"].follows == table.id("Elrond")
    table.choose("free", "Haldir")
    assert table["Haldir"].follows == ""
    assert not table.offers("free", "Haldir")


@pytest.mark.rule("MEC-444", "MEC-445", "MEC-430")
def test_who_came_this_turn_goes_first_when_influence_is_exceeded() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond", "Glorfindel II")], "hand": ["Beretar"], **RIVENDELL})
    table.choose("organize").choose("bring", "Beretar", "Rivendell").choose("organized").choose("done")
    assert table.asked == "give-up"
    assert [option.source for option in table.question.options] == [table.id("Beretar")]
    table.pick("Beretar")
    assert table.zone("Beretar") == "hand:A"


@pytest.mark.rule("MEC-440", "MEC-441", "MEC-446")
def test_who_is_without_a_controller_is_discarded_at_the_end_of_the_phase() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond", {"card": "Haldir", "loose": True})], **RIVENDELL})
    assert general_used(table.g, "A") == 10
    table.choose("done").until("long-events")
    assert table.zone("Haldir") == "discard:A"


@pytest.mark.rule("MEC-434")
def test_a_character_may_be_discarded_at_a_haven_or_at_home() -> None:
    table = Table({"companies": [at("Rivendell", "Haldir"), at("Moria", "Balin")], **RIVENDELL})
    table.choose("organize")
    assert table.offers("dismiss", "Haldir")
    assert not table.offers("dismiss", "Balin")
    table.choose("dismiss", "Haldir")
    assert table.zone("Haldir") == "discard:A"
    assert not table.find("dismiss")


@pytest.mark.rule("MEC-399", "MEC-400", "MEC-402", "MEC-405", "MEC-401")
def test_a_wizard_is_revealed_at_rivendell_or_at_home() -> None:
    sites = ["Rivendell", "Lórien", "Isengard", "Edhellond"]
    table = Table({"companies": [at("Lórien", "Haldir")], "hand": ["Saruman", "Alatar"], "locations": sites})
    table.choose("organize")
    assert table.offers("bring", "Saruman", "Isengard")
    assert table.offers("bring", "Saruman", "Rivendell")
    assert not table.offers("bring", "Saruman", "Lórien")
    assert not table.offers("bring", "Saruman", "Haldir")
    table.choose("bring", "Saruman", "Rivendell")
    assert table.g.avatars["A"] == "Saruman"
    assert general_used(table.g, "A") == 3
    again = Table({"avatar": "Saruman", "companies": [at("Lórien", "Haldir")], "hand": ["Alatar"], "locations": sites})
    assert again.choose("organize").refusal("Alatar", "bring").rule == "MEC-401"


@pytest.mark.rule("MEC-404", "MEC-403")
def test_after_an_avatar_fell_no_other_is_revealed() -> None:
    ana = {"fallen": True, "companies": [at("Rivendell", "Haldir")], "hand": ["Saruman"], **RIVENDELL}
    table = Table(ana)
    assert table.choose("organize").refusal("Saruman", "bring").rule == "MEC-404"
    assert table.session.game.view(table.g, "A").numbers["points:A"] == 1 - 5


@pytest.mark.rule("MEC-429")
def test_with_an_avatar_in_play_characters_come_to_it_or_as_followers() -> None:
    companies = [at("Rivendell", "Saruman"), at("Lórien", "Elrond")]
    table = Table({"avatar": "Saruman", "companies": companies, "hand": ["Anborn"], **RIVENDELL})
    table.choose("organize")
    assert table.offers("bring", "Anborn", "Rivendell")
    assert not table.offers("bring", "Anborn", "Lórien")
    assert table.offers("bring", "Anborn", "Elrond")


@pytest.mark.rule("MEC-336", "MEC-337")
def test_a_unique_character_in_play_stands_in_the_way_of_its_copies() -> None:
    ana = {"companies": [at("Rivendell", "Haldir")], "hand": ["Elrond"], **RIVENDELL}
    table = Table(ana, {"companies": [at("Rivendell", "Elrond")]})
    assert table.choose("organize").refusal("Elrond", "bring").rule == "MEC-336"
    discarded = Table(ana, {"discard": ["Elrond"]})
    assert discarded.choose("organize").offers("bring", "Elrond")


@pytest.mark.rule("MEC-456", "MEC-457", "MEC-458", "MEC-451")
def test_all_parts_of_a_split_company_but_one_must_set_out() -> None:
    company = at("Rivendell", "Elrond", {"card": "Haldir", "follows": 0}, "Balin")
    table = Table({"companies": [company], **RIVENDELL})
    table.choose("organize")
    assert not table.offers("split", "Haldir")
    table.choose("split", "Balin")
    assert table.members("Balin") == ["Balin"]
    assert not table.find("join")
    table.choose("organized")
    assert not table.find("done")
    table.choose("go", "Balin", "Bree")
    assert table.offers("done")


@pytest.mark.rule("MEC-454", "MEC-455")
def test_companies_at_one_site_may_be_joined() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond"), at("Rivendell", "Balin")], **RIVENDELL})
    table.choose("organize").choose("join", "Elrond", "Balin")
    assert table.members("Elrond") == ["Elrond", "Balin"]
    assert len(table.g.companies) == 1


@pytest.mark.rule("MEC-447", "MEC-448", "MEC-449", "MEC-072")
def test_away_from_a_haven_a_company_has_a_size_of_seven() -> None:
    seven = ["Elrond", "Balin", "Haldir", "Adrazar", "Anborn", "Bofur", "Orophin"]
    table = Table({"companies": [at("Rivendell", *seven)], **RIVENDELL})
    assert table.offers("go", "Elrond", "Bree")
    eight = Table({"companies": [at("Rivendell", *seven, "Ioreth")], **RIVENDELL})
    assert not eight.offers("go", "Elrond", "Bree")
    assert [eight.refusal("Elrond", "go", goal).rule for goal in ("Bree", "Lórien")] == ["MEC-447"] * 2
    halves = Table({"companies": [at("Rivendell", *seven[:6], "Sam Gamgee", "Fatty Bolger")], **RIVENDELL})
    assert halves.offers("go", "Elrond", "Bree")


@pytest.mark.rule("MEC-460", "MEC-461", "MEC-462", "MEC-668")
def test_an_item_is_stored_at_a_haven_after_a_corruption_check() -> None:
    table = Table({"companies": [at("Rivendell", bearing("Elrond", "Glamdring"))], **RIVENDELL})
    table.choose("store", "Glamdring")
    assert (table.asked, table.who) == ("corruption", "Ana")
    table.rolls(2).choose("roll")
    assert table.zone("Glamdring") == "marshalling:A"
    assert table.session.game.view(table.g, "A").numbers["item_points:A"] == 2
    away = Table({"companies": [at("Moria", bearing("Elrond", "Glamdring"))], **RIVENDELL})
    assert not away.find("store")


@pytest.mark.rule("MEC-464", "MEC-465", "MEC-657")
def test_an_item_changes_hands_only_if_the_check_succeeds() -> None:
    ana = {"companies": [at("Rivendell", bearing("Elrond", "Glamdring"), "Balin"), at("Rivendell", "Haldir")]}
    table = Table({**ana, **RIVENDELL})
    assert table.offers("transfer", "Glamdring", "Haldir")
    table.choose("transfer", "Glamdring", "Balin").rolls(3).choose("roll")
    assert table["Glamdring"].host == table.id("Balin")


@pytest.mark.rule("MEC-466", "MEC-467", "MEC-373")
def test_an_avatar_taps_to_take_cards_of_the_sideboard() -> None:
    ana = {
        "avatar": "Saruman",
        "companies": [at("Rivendell", "Saruman")],
        "sideboard": ["Smoke Rings", "Wargs"],
        **RIVENDELL,
    }
    table = Table(ana)
    table.choose("sideboard", "Saruman").choose("to_discard")
    assert [option.source for option in table.question.options] == [table.id("Smoke Rings")]
    table.pick("Smoke Rings")
    assert table.zone("Smoke Rings") == "discard:A"
    assert table.stands("Saruman") == "tapped"


@pytest.mark.rule("MEC-417", "MEC-418", "MEC-419", "MEC-315", "MEC-317", "MEC-318")
def test_cards_untap_and_the_wounded_heal_at_a_haven() -> None:
    company = at("Rivendell", tapped("Elrond"), wounded("Balin"))
    away = at({"card": "Moria", "exhausted": True}, wounded("Haldir"), tapped("Bofur"))
    table = Table({"companies": [company, away], **RIVENDELL}, step="untap").until("organization")
    assert [table.stands(name) for name in ("Elrond", "Balin", "Haldir", "Bofur", "Moria")] == [
        "untapped",
        "tapped",
        "wounded",
        "untapped",
        "tapped",
    ]


@pytest.mark.rule("MEC-421", "MEC-422", "MEC-423", "MEC-425")
def test_hazards_of_the_sideboard_halve_the_hazard_limits() -> None:
    ana = {"avatar": "Saruman", "companies": [at("Rivendell", "Saruman", "Elrond", "Balin", "Haldir")], **RIVENDELL}
    table = Table(ana, {"sideboard": ["Wargs", "Smoke Rings"]}, step="sideboard")
    assert (table.asked, table.who) == ("hazards-from-sideboard", "Bor")
    table.choose("to_discard").pick("Wargs")
    assert table.zone("Wargs") == "discard:B"
    assert table.session.game.view(table.g, "A").zones["discard:B"].cards == []
    assert table.until("hazards").company("Elrond").limit == 2
    without = Table({"companies": [at("Rivendell", "Elrond")], **RIVENDELL}, {"sideboard": ["Wargs"]}, step="sideboard")
    assert without.asked == "organization"


@pytest.mark.rule("MEC-396", "MEC-397", "MEC-015", "MEC-016")
def test_a_minion_player_has_five_more_points_that_control_nobody() -> None:
    table = Table(
        {"companies": [at("Rivendell", "Elrond")]}, {"kind": "ringwraith", "companies": [at("Dol Guldur", "Layos")]}
    )
    assert general_unused(table.g, "A") == 20 - 10
    assert general_unused(table.g, "B") == 20 - 5 + 5
    assert table.session.game.view(table.g, "B").numbers["general_limit:B"] == 20


@pytest.mark.rule("MEC-471", "MEC-468", "MEC-470", "MEC-472")
def test_two_companies_of_one_site_do_not_set_out_for_the_same_one() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond"), at("Rivendell", "Balin")], **RIVENDELL})
    table.choose("go", "Elrond", "Bree")
    assert not table.offers("go", "Balin", "Bree")
    assert not table.find("go", "Elrond")
    assert table.zone("Bree") == "journey:A"
    seen = table.session.game.view(table.g, "B")
    assert [card.code for card in seen.zones["journey:A1"].cards] == [""]
