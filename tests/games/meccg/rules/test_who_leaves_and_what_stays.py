"""Characters, companies and sites that leave in the middle of something, and what they leave behind."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.facts import Place
from desktop_app.games.meccg.reading.influence import general_unused, general_used
from desktop_app.games.meccg.reading.numbers import hand_size, number
from desktop_app.games.meccg.reading.sites import site_type
from tests.games.meccg.rules.made_up import prints
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

DWAR, ADUNAPHEL = "Dwar the Ringwraith", "Adûnaphel the Ringwraith"
DARK = {"moved": True, "path": ["dark_domain"], "limit": 4}


def road(*members: Any, hand: list[str], site: str = "Moria", origin: Any = "Lórien", **more: Any) -> Table:
    """A company on its way with hazards against it."""
    company = at(site, *members, origin=origin, **DARK)
    ana = {"companies": [company], "locations": ["Rivendell", "Bree"], **more}
    return Table(ana, {"hand": hand}, step="hazards").until("hazards")


@pytest.mark.rule("MEC-440", "MEC-451")
def test_a_leader_who_flees_alone_leads_nobody_any_more() -> None:
    table = road("Théoden", {"card": "Haldir", "follows": 0}, "Elrond", hand=["Seized by Terror"])
    table.choose("play", "Seized by Terror").pick("Théoden").rolls(2).until("hazards")
    assert (table.place("Théoden"), table.place("Haldir")) == ("Lórien", "Moria")
    assert (table["Haldir"].follows, table["Haldir"].loose) == ("", True)


@pytest.mark.rule("MEC-440", "MEC-451")
def test_a_follower_who_flees_has_no_controller() -> None:
    table = road("Théoden", {"card": "Haldir", "follows": 0}, hand=["Seized by Terror"])
    table.choose("play", "Seized by Terror").pick("Haldir").rolls(2).until("hazards")
    assert (table["Haldir"].follows, table["Haldir"].loose) == ("", True)
    assert table.members("Théoden") == ["Théoden"]


@pytest.mark.rule("MEC-452")
def test_when_the_last_of_a_company_flees_the_new_site_goes() -> None:
    table = road("Haldir", hand=["Seized by Terror"])
    table.choose("play", "Seized by Terror").pick("Haldir").rolls(2).until_step("discard_one")
    assert table.place("Haldir") == "Lórien"
    assert "Moria" not in table.titles("sites:A")


@pytest.mark.rule("MEC-452", "MEC-534")
def test_a_company_that_is_no_more_gives_both_its_sites_back_as_they_lay() -> None:
    companies = [at("Moria", "Ioreth", origin=tapped("Bree"), **DARK), at("Rivendell", "Elrond", "Glorfindel II")]
    table = Table({"companies": companies}, {"hand": ["Call of Home"]}, step="hazards").until("hazards")
    table.choose("play", "Call of Home").pick("Ioreth").rolls(2).until("company")
    assert table.zone("Ioreth") == "hand:A"
    assert (table.zone("Moria"), table.zone("Bree")) == ("sites:A", "discard:A")
    table.until_step("enter")
    assert table.zone("Moria") == "locations:A"


@pytest.mark.rule("MEC-452")
def test_a_site_stays_for_the_next_company_although_the_first_is_lost_on_the_way() -> None:
    """A tapped one as well: it goes to the discard pile only when all movement/hazard phases have ended."""
    companies = [at(tapped("Moria"), "Ioreth", origin="Bree", **DARK), at("Rivendell", "Elrond", "Glorfindel II")]
    table = Table({"companies": companies}, {"hand": ["Call of Home"]}, step="hazards").until("hazards")
    table.choose("play", "Call of Home").pick("Ioreth").rolls(2).until("company")
    assert table.zone("Moria") == "sites:A"
    table.until_step("enter")
    assert table.zone("Moria") == "discard:A"


@pytest.mark.rule("MEC-440", "MEC-110")
def test_who_is_called_home_leaves_followers_and_hands_on_one_thing() -> None:
    members = [bearing("Théoden", "Cram", "Horn of Anor"), {"card": "Haldir", "follows": 0}, "Elrond", "Glorfindel II"]
    table = road(*members, hand=["Call of Home"])
    table.choose("play", "Call of Home").pick("Théoden").rolls(2).until("pass-on").pick("Cram").until("pass-to")
    table.pick("Haldir").until("hazards")
    assert table.zone("Théoden") == "hand:A"
    assert table["Cram"].host == table.id("Haldir")
    assert (table.zone("Horn of Anor"), table["Haldir"].loose) == ("discard:A", True)


@pytest.mark.rule("MEC-721", "MEC-455")
def test_a_card_that_minds_the_size_of_its_company_goes_as_soon_as_companies_join() -> None:
    lonely = bearing("Balin", {"card": "Alone and Unadvised", "owner": "Bor"})
    companies = [at("Rivendell", lonely, "Haldir"), at("Rivendell", "Beretar", "Ioreth")]
    table = Table({"companies": companies, "locations": ["Bree"]}).choose("organize").choose("join")
    assert table.zone("Alone and Unadvised") == "discard:B"


@pytest.mark.rule("MEC-721")
def test_and_a_word_is_over_when_somebody_of_higher_mind_joins() -> None:
    sworn = bearing("Ostisen", "By the Ringwraith’s Word")
    companies = [at("Dol Guldur", sworn), at("Dol Guldur", "Layos")]
    table = Table({"kind": "ringwraith", "companies": companies, "locations": ["Bandit Lair"]})
    table.choose("organize").choose("join")
    assert table.zone("By the Ringwraith’s Word") == "discard:A"


def rider(*members: Any, **more: Any) -> dict[str, Any]:
    return {"kind": "ringwraith", "avatar": "Dwar of Waw", "companies": [at("Dol Guldur", DWAR, *members)], **more}


@pytest.mark.rule("MEC-421")
def test_without_its_ringwraith_a_player_is_not_open_to_hazards_of_the_sideboard() -> None:
    for here, ana in ((True, rider()), (False, {"kind": "ringwraith", "companies": [at("Dol Guldur", "Layos")]})):
        table = Table(ana, {"sideboard": ["Wargs"]}, step="sideboard")
        assert (table.asked == "hazards-from-sideboard") is here


@pytest.mark.rule("MEC-040", "MEC-039", "MEC-041")
def test_a_ringwraith_in_hand_comes_again_and_no_other() -> None:
    ana = {
        "kind": "ringwraith",
        "avatar": "Dwar of Waw",
        "returned": True,
        "companies": [at("Minas Morgul", "Layos")],
        "hand": [DWAR, ADUNAPHEL],
        "locations": ["Dol Guldur", "Minas Morgul"],
    }
    bor = {
        "kind": "ringwraith",
        "companies": [at("Dol Guldur", "Ostisen")],
        "hand": [DWAR],
        "locations": ["Dol Guldur"],
    }
    table = Table(ana, bor).choose("organize")
    assert table.offers("bring", DWAR, "Dol Guldur")
    assert table.refusal(ADUNAPHEL, "bring").rule == "MEC-040"
    theirs = Table(ana, bor, active="Bor").choose("organize")
    assert theirs.refusal(DWAR, "bring").rule == "MEC-041"


@pytest.mark.rule("MEC-040", "MEC-041")
def test_a_ringwraith_that_went_back_to_hand_is_waited_for_though_it_was_discarded_since() -> None:
    gone = {"kind": "ringwraith", "avatar": "Dwar of Waw", "returned": True, "locations": ["Dol Guldur"]}
    other = {"kind": "ringwraith", "companies": [at("Minas Morgul", "Layos")], "hand": [DWAR]}
    mine = {**gone, "companies": [at("Dol Guldur", "Ostisen")], "hand": [ADUNAPHEL], "discard": [DWAR]}
    assert Table(other, mine).choose("organize").refusal(DWAR, "bring").rule == "MEC-041"
    assert Table(mine, other).choose("organize").refusal(ADUNAPHEL, "bring").rule == "MEC-040"


@pytest.mark.rule("MEC-061", "MEC-430")
def test_a_ringwraith_comes_home_beside_men_and_not_among_them(monkeypatch: pytest.MonkeyPatch) -> None:
    prints(monkeypatch, ADUNAPHEL, home=(Place(site="Caves of Ûlund"),))
    ana = {
        "kind": "ringwraith",
        "companies": [at("Caves of Ûlund", "Layos")],
        "hand": [ADUNAPHEL],
        "locations": ["Dol Guldur", "Minas Morgul"],
    }
    table = Table(ana).choose("organize")
    found = {(table.g.codes[option.target], option.detail) for option in table.find("bring", ADUNAPHEL)}
    assert found == {("LE-367", "new"), ("LE-390", "new"), ("LE-360", "new")}


@pytest.mark.rule("MEC-065", "MEC-061")
def test_who_stays_beside_a_ringwraith_that_comes_home_in_the_wild_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """His own goes, with what he bears; two companies of which none may go back are left as they are otherwise."""
    prints(monkeypatch, ADUNAPHEL, home=(Place(site="Caves of Ûlund"),))
    ana = {
        "kind": "ringwraith",
        "companies": [at("Caves of Ûlund", bearing("Layos", "Black Mace"))],
        "hand": [ADUNAPHEL],
        "locations": ["Dol Guldur", "Minas Morgul"],
    }
    table = Table(ana).choose("organize").choose("bring", ADUNAPHEL, "Caves of Ûlund").until("enter")
    assert [table.zone(name) for name in ("Layos", "Black Mace", ADUNAPHEL)] == [
        "discard:A",
        "discard:A",
        "companies:A",
    ]
    ana["companies"] = [at("Caves of Ûlund", "Orc Captain"), at("Caves of Ûlund", "Shagrat")]
    leaders = Table(ana).until("site-company", limit=30)
    assert len(leaders.g.zones["companies:A"]) == 2


@pytest.mark.rule("MEC-029", "MEC-138")
def test_the_arkenstone_moves_no_dwarf_for_who_cannot_use_it() -> None:
    minds = []
    for ana in (
        {"kind": "ringwraith", "companies": [at("Dol Guldur", bearing("Layos", "The Arkenstone"))]},
        rider() | {"companies": [at("Dol Guldur", bearing(DWAR, "The Arkenstone"))]},
        {"companies": [at("Rivendell", bearing("Elrond", "The Arkenstone"))]},
    ):
        table = Table(ana, {"companies": [at("Bree", "Balin")]})
        minds.append(number(table.g, table.id("Balin"), "mind"))
    assert minds == [6, 5, 5]


@pytest.mark.rule("MEC-435", "MEC-444")
def test_what_a_stone_of_the_other_adds_to_minds_may_cost_a_dwarf() -> None:
    ana = {"companies": [at("Rivendell", "Elrond", "Balin", "Beretar")], "locations": ["Bree"]}
    bor = {"kind": "ringwraith", "companies": [at("Dol Guldur", bearing("Layos", "The Arkenstone"))]}
    table = Table(ana, bor)
    assert general_used(table.g, "A") == 21
    assert table.choose("done").asked == "give-up"


@pytest.mark.rule("MEC-015", "MEC-688")
def test_five_points_to_spare_keep_a_minion_from_going_home() -> None:
    for kind, who, stays in (("wizard", "Haldir", False), ("ringwraith", "Ostisen", True)):
        company = at("Moria", who, limit=2)
        used = {"wizard": ["Elrond", "Glorfindel II"], "ringwraith": ["Lieutenant of Morgul", "Asternak", "Ciryaher"]}
        ana = {"kind": kind, "companies": [company, at("Bree" if kind == "wizard" else "Dol Guldur", *used[kind])]}
        table = Table(ana, {"hand": ["Call of Home"]}, step="hazards").until("hazards")
        assert general_unused(table.g, "A") == (0 if kind == "wizard" else 5)
        table.choose("play", "Call of Home").pick(who).rolls(6).until("hazards")
        assert (who in table) is stays


@pytest.mark.rule("MEC-338", "MEC-336", "MEC-337")
def test_a_unique_card_that_is_stored_stands_in_the_way_and_one_that_was_discarded_does_not() -> None:
    for theirs, rule in (
        ({"marshalling": [{"card": "Glamdring", "stored_at": "Rivendell"}]}, "MEC-336"),
        ({"removed": ["Glamdring"]}, "MEC-338"),
        ({"discard": ["Glamdring"]}, ""),
    ):
        ana = {"companies": [at("Moria", "Elrond", went=True, entered=True)], "hand": ["Glamdring"]}
        table = Table(ana, {"companies": [at("Rivendell", "Balin")], **theirs}, step="site_actions")
        assert table.offers("acquire", "Glamdring") is not bool(rule)
        if rule:
            assert table.refusal("Glamdring", "acquire").rule == rule


@pytest.mark.rule("MEC-333", "MEC-552")
def test_the_same_site_of_the_other_stays_untapped() -> None:
    company = at("Moria", "Elrond", went=True, entered=True)
    table = Table(
        {"companies": [company], "hand": ["Cram"]}, {"companies": [at("Moria", "Balin")]}, step="site_actions"
    )
    table.choose("acquire", "Cram", "Elrond").until("site")
    mine, yours = (next(g for g in table.g.zones[f"sites:{seat}"]) for seat in "AB")
    assert (table.g.pieces[mine].exhausted, table.g.pieces[yours].exhausted) == (True, False)


@pytest.mark.rule("MEC-552", "MEC-534")
def test_a_site_that_another_company_leaves_is_as_tapped_as_it_was() -> None:
    companies = [at(tapped("Moria"), "Elrond", goal="Lórien"), at("Lórien", "Balin", goal="Moria")]
    table = Table({"companies": companies}, step="company").choose("company", "Elrond").until("company", limit=60)
    table.choose("company", "Balin").until("hazards")
    assert (table.place("Balin"), table.stands("Moria")) == ("Moria", "tapped")


@pytest.mark.rule("MEC-652", "MEC-452")
def test_a_rebuilt_town_is_ruins_again_once_everybody_has_left() -> None:
    site = {"card": "Isengard", "attachments": ["Rebuild the Town"]}
    table = Table({"companies": [at(site, "Elrond", goal="Lórien")]}, step="company").until("discard-one", limit=80)
    assert (table.zone("Isengard"), table.zone("Rebuild the Town")) == ("locations:A", "discard:A")
    assert site_type(table.g, table.id("Isengard")) == "ruins"


@pytest.mark.rule("MEC-418", "MEC-559")
def test_the_tapped_untap_and_the_wounded_heal_each_in_its_own_way() -> None:
    hurt = wounded("Elrond", attachments=[tapped("Gollum"), tapped("Book of Mazarbul")])
    ally = bearing("Balin", wounded("Treebeard"))
    companies = [at("Rivendell", hurt, ally, tapped("Haldir")), at(tapped("Bree"), wounded("Beretar"))]
    table = Table({"companies": companies, "locations": ["Moria"]}, step="turn").until("organization")
    stands = [
        table.stands(n) for n in ("Elrond", "Gollum", "Book of Mazarbul", "Treebeard", "Haldir", "Bree", "Beretar")
    ]
    assert stands == ["tapped", "untapped", "untapped", "tapped", "untapped", "tapped", "wounded"]


@pytest.mark.rule("MEC-331", "MEC-418")
def test_barad_dur_heals_and_is_no_darkhaven_else() -> None:
    company = at("Barad-dûr", wounded("Layos", attachments=["High Helm"]), "Ostisen")
    ana = {"kind": "ringwraith", "companies": [company], "hand": ["Muzgash"], "locations": ["Dol Guldur"]}
    table = Table(ana, step="turn").until("organization")
    assert table.stands("Layos") == "tapped"
    assert not table.offers("store", "High Helm")
    table.choose("organize")
    assert not table.offers("bring", "Muzgash", "Barad-dûr")
    assert not table.offers("dismiss", "Ostisen")


@pytest.mark.rule("MEC-394", "MEC-395")
def test_a_hand_is_larger_only_where_elrond_stays() -> None:
    for site, cards in (("Rivendell", 9), ("Bree", 8)):
        table = Table({"companies": [at(site, "Elrond")]})
        assert hand_size(table.g, "A") == cards


@pytest.mark.rule("MEC-096", "MEC-560")
def test_what_one_who_is_called_home_controls_is_lost_and_his_trophy_is_out_of_play() -> None:
    bearer = bearing("Muzgash", {"card": "Ambusher", "owner": "Bor"}, "Regiment of Black Crows", "High Helm")
    others = at("Dol Guldur", "Lieutenant of Morgul", "Asternak", "Ciryaher")
    ana = {"kind": "ringwraith", "companies": [at("Moria", bearer, "Layos", limit=2), others]}
    table = Table(ana, {"hand": ["Call of Home"]}, step="hazards").until("hazards")
    table.choose("play", "Call of Home").pick("Muzgash").rolls(2).until("hazards")
    names = ("Muzgash", "Ambusher", "Regiment of Black Crows", "High Helm")
    assert [table.zone(name) for name in names] == ["hand:A", "removed:B", "discard:A", "discard:A"]
