"""Gold rings, The One Ring, what is of the other side, Ringwraiths who fall: what happens when several meet."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.numbers import hand_size
from desktop_app.games.meccg.reading.points import sources, total_now
from desktop_app.games.meccg.verbs.rings import special_rings
from tests.games.meccg.rules.made_up import prints
from tests.games.meccg.rules.situations import there
from tests.games.meccg.table import Table, at, bearing, tapped

DWAR, ADUNAPHEL = "Dwar the Ringwraith", "Adûnaphel the Ringwraith"
GOLD = "The Least of Gold Rings"
SITES = ["Dol Guldur", "Minas Morgul", "Barad-dûr", "Bandit Lair"]


def rider(*members: Any, site: str = "Dol Guldur", **more: Any) -> dict[str, Any]:
    """A Ringwraith player whose Ringwraith is at a site."""
    return {
        "kind": "ringwraith",
        "avatar": "Dwar of Waw",
        "companies": [at(site, *members)],
        "locations": SITES,
        **more,
    }


@pytest.mark.rule("MEC-044", "MEC-045", "MEC-661")
def test_every_gold_ring_of_a_ringwraiths_company_is_tested_one_after_the_other() -> None:
    ana = rider(bearing(DWAR, GOLD), bearing("Layos", "Gleaming Gold Ring"), hand=["Minor Ring"])
    table = Table(ana, step="end_begins").rolls(8, 5).until("ring")
    table.pick("Minor Ring").until("end")
    assert table["Minor Ring"].host == table.id(DWAR)
    assert {table.zone(name) for name in (GOLD, "Gleaming Gold Ring")} == {"discard:A"}


@pytest.mark.rule("MEC-044", "MEC-130", "MEC-720", "MEC-722")
@pytest.mark.parametrize("step", ["end_begins", "site_company"])
def test_of_several_gold_rings_the_player_says_which_is_tested_next(step: str) -> None:
    """At Barad-dûr, whose text has them tested in the site phase as well."""
    ana = rider(bearing(DWAR, GOLD), bearing("Layos", "Gleaming Gold Ring"), site="Barad-dûr", hand=["Minor Ring"])
    table = Table(ana, step=step).rolls(9, 9).until("which-ring-test")
    assert table.who == "Ana"
    table.pick("Gleaming Gold Ring").until("ring").pick("Minor Ring").until("end" if step == "end_begins" else "enter")
    assert table["Minor Ring"].host == table.id("Layos")
    assert {table.zone(name) for name in (GOLD, "Gleaming Gold Ring")} == {"discard:A"}


@pytest.mark.rule("MEC-044", "MEC-340")
def test_a_ring_that_cannot_be_duplicated_on_him_is_not_played_on_who_has_one() -> None:
    ana = rider(DWAR, bearing("Layos", GOLD, "Minor Ring"), hand=["Minor Ring"])
    table = Table(ana, step="end_begins").rolls(8).until("end")
    assert table.zone(GOLD) == "discard:A"
    assert table.titles("hand:A") == ["Minor Ring"]


@pytest.mark.rule("MEC-130", "MEC-131", "MEC-045", "MEC-663")
def test_at_barad_dur_a_ringwraiths_ring_is_tested_five_lower() -> None:
    for name, here in (("Minor Ring", True), ("Dwarven Ring of Thrár’s Tribe", False)):
        ana = rider(bearing(DWAR, GOLD), site="Barad-dûr", hand=[name])
        table = Table(ana, step="end_begins").rolls(12)
        offered = [option.source for option in table.question.options if table.asked == "ring"]
        assert bool([source for source in offered if source]) is here


@pytest.mark.rule("MEC-044", "MEC-130")
def test_a_ring_with_men_alone_elsewhere_is_left_in_peace() -> None:
    ana = rider(DWAR) | {"companies": [at("Dol Guldur", DWAR), at("Bandit Lair", bearing("Layos", GOLD))]}
    table = Table(ana, step="end_begins").until("end")
    assert table[GOLD].host == table.id("Layos")


@pytest.mark.rule("MEC-314", "MEC-702")
def test_rings_are_forged_where_the_site_can_be_tapped() -> None:
    hand = ["Secrets of Their Forging", "Minor Ring"]
    for site, able in (("Bag End", True), (tapped("Bag End"), False)):
        table = there(site, bearing("Layos", GOLD), "Ostisen", hand=hand, kind="ringwraith")
        assert table.offers("play", "Secrets of Their Forging") is able


@pytest.mark.rule("MEC-010", "MEC-112")
def test_whoever_serves_sauron_brings_him_the_ring() -> None:
    for events in ([], ["Sauron"]):
        company = at("Minas Morgul", bearing("Layos", "A Ring of Doom"), goal="Barad-dûr")
        ana = {"kind": "ringwraith", "companies": [company], "events": events, "locations": SITES}
        table = Table(ana, {"companies": [at("Rivendell", "Elrond")]}, step="company")
        while table.session.question is not None and table.asked != "enter":
            table.passes()
        assert table.g.outcome is not None
        assert (table.g.outcome.reason, table.g.outcome.winners) == ("ring_given", ["A"])


@pytest.mark.rule("MEC-010", "MEC-536")
def test_a_ring_on_its_way_that_is_sent_back_is_not_brought() -> None:
    company = at("Barad-dûr", bearing("Layos", "A Ring of Doom"), origin="Minas Morgul", limit=2, path=["dark_domain"])
    ana = {"kind": "ringwraith", "companies": [company], "locations": SITES}
    table = Table(ana, {"hand": ["Driven Back"]}, step="hazards").until("hazards")
    table.choose("play", "Driven Back").until("discard-one")
    assert table.g.outcome is None
    assert table.place("Layos") == "Minas Morgul"


@pytest.mark.rule("MEC-358", "MEC-360", "MEC-709")
def test_events_of_the_other_side_are_not_played() -> None:
    hero = {"companies": [at("Rivendell", "Elrond")], "hand": ["Weigh All Things to a Nicety"], "discard": ["Cram"]}
    assert not Table(hero).find("play")
    assert Table(hero | {"hand": ["Smoke Rings"]}).find("play")
    minion = {
        "kind": "ringwraith",
        "companies": [at("Dol Guldur", "Layos")],
        "hand": ["Smoke Rings"],
        "discard": ["Cram"],
    }
    assert Table(minion).refusal("Smoke Rings", "play").rule == "MEC-360"


@pytest.mark.rule("MEC-138", "MEC-135")
def test_what_an_item_of_the_other_side_could_do_is_not_offered() -> None:
    book = tapped("Book of Mazarbul")
    ana = {"kind": "ringwraith", "companies": [at("Dol Guldur", bearing("Layos", book, "Cram"))]}
    table = Table(ana)
    assert hand_size(table.g, "A") == 8
    assert table.refusal("Cram", "use").rule == "MEC-138"


@pytest.mark.rule("MEC-403", "MEC-440", "MEC-407")
def test_when_a_ringwraith_falls_his_points_go_and_his_riders_with_the_next_organization() -> None:
    members = [DWAR, {"card": ADUNAPHEL, "follows": 0}]
    company = at("Bandit Lair", *members, limit=4)
    ana = rider() | {"companies": [company, at("Dol Guldur", "Layos")]}
    attack = {"race": "man", "strikes": 1, "prowess": 40, "targets": [DWAR], "waiting": [DWAR]}
    table = Table(ana, {"companies": [at("Rivendell", "Balin")]}, step="strikes", attack=attack)
    table.until("hold").choose("full").rolls(2, 11).until("hazards", limit=30)
    assert (table.zone(DWAR), table.g.fallen, table[ADUNAPHEL].loose) == ("removed:A", ["A"], True)
    assert total_now(table.g, "A") == 2 - 5


@pytest.mark.rule("MEC-361", "MEC-338")
def test_an_agent_that_was_killed_comes_back_as_nobody() -> None:
    ana = {
        "kind": "ringwraith",
        "companies": [at("Bandit Lair", "Layos")],
        "hand": ["Lurker"],
        "locations": ["Bandit Lair"],
    }
    for lost, able in (({"marshalling": [{"card": "Lurker", "owner": "Ana"}]}, False), ({}, True)):
        table = Table(ana, {"companies": [at("Rivendell", "Balin")], **lost}).choose("organize")
        assert table.offers("bring", "Lurker") is able


@pytest.mark.rule("MEC-746", "MEC-745")
def test_an_agent_killed_by_ones_companies_gives_its_points_as_kills() -> None:
    bor = {"kind": "ringwraith", "companies": [at("Dol Guldur", "Layos")]}
    ana = {"companies": [at("Rivendell", "Elrond")], "marshalling": [{"card": "Lurker", "owner": "Bor"}]}
    assert sources(Table(ana, bor).g, "A")["kill"] == 1
    own = {"companies": [at("Rivendell", "Elrond")], "marshalling": [{"card": "Lurker", "owner": "Ana"}]}
    assert sources(Table(own, bor).g, "A")["kill"] == 0


@pytest.mark.rule("MEC-325", "MEC-062", "MEC-450")
def test_a_half_orc_keeps_away_from_dunedain_on_the_road() -> None:
    companies = [at("Dol Guldur", "Ciryaher", "Spy of Isengard"), at("Dol Guldur", "Layos")]
    table = Table({"kind": "ringwraith", "companies": companies, "locations": SITES})
    assert not table.offers("go", "Ciryaher", "Bandit Lair")
    assert table.refusal("Ciryaher", "go", "Bandit Lair").rule == "MEC-062"
    table.choose("organize").choose("regroup", "Spy of Isengard", "Layos").choose("organized")
    assert table.offers("go", "Ciryaher", "Bandit Lair")
    assert table.offers("go", "Layos", "Bandit Lair")


@pytest.mark.rule("MEC-063", "MEC-064")
def test_who_becomes_a_leader_cannot_travel_with_another(monkeypatch: pytest.MonkeyPatch) -> None:
    ana = {"kind": "ringwraith", "companies": [at("Dol Guldur", "Orc Captain", "Asternak")], "locations": SITES}
    assert Table(ana).offers("go", "Orc Captain", "Bandit Lair")
    prints(monkeypatch, "Asternak", keywords=("leader",))
    assert Table(ana).refusal("Orc Captain", "go", "Bandit Lair").rule == "MEC-063"


@pytest.mark.rule("MEC-428", "MEC-330")
def test_at_carn_dum_only_orcs_trolls_and_who_is_at_home_come_into_play() -> None:
    ana = {
        "kind": "ringwraith",
        "companies": [at("Carn Dûm", "Muzgash")],
        "hand": ["Lagduf", "Ostisen", "Lieutenant of Morgul", DWAR],
        "locations": ["Dol Guldur"],
    }
    table = Table(ana).choose("organize")
    here = {
        name: table.offers("bring", name, "Carn Dûm") for name in ("Lagduf", "Ostisen", "Lieutenant of Morgul", DWAR)
    }
    assert here == {"Lagduf": True, "Ostisen": False, "Lieutenant of Morgul": True, DWAR: False}


@pytest.mark.rule("MEC-428", "MEC-432")
def test_a_hobbit_comes_only_home_and_only_if_the_site_is_at_hand() -> None:
    for lying, able in (
        ({"locations": ["Rivendell", "Bag End"]}, True),
        ({"discard": ["Bag End"], "locations": ["Rivendell"]}, False),
    ):
        ana = {"companies": [at("Rivendell", "Elrond")], "hand": ["Sam Gamgee"], **lying}
        table = Table(ana).choose("organize")
        assert bool(table.find("bring", "Sam Gamgee")) is able
        assert not table.offers("bring", "Sam Gamgee", "Rivendell")
        if not able:
            assert table.refusal("Sam Gamgee", "bring").rule == "MEC-428"


@pytest.mark.rule("MEC-429", "MEC-430")
def test_with_the_avatar_on_the_road_others_come_to_him_only_where_they_are_at_home() -> None:
    ana = {
        "avatar": "Saruman",
        "companies": [at("Bree", "Saruman"), at("Rivendell", "Théoden")],
        "locations": ["Lórien"],
    }
    table = Table(ana | {"hand": ["Beretar", "Haldir"]}).choose("organize")
    assert {option.detail for option in table.find("bring", "Beretar", "Bree")} == {table.company("Saruman").id, "new"}
    assert table.offers("bring", "Beretar", "Saruman")
    assert not table.offers("bring", "Haldir", "Lórien")
    assert not table.offers("bring", "Haldir", "Rivendell")
    assert table.offers("bring", "Haldir", "Théoden")


@pytest.mark.rule("MEC-138", "MEC-029", "MEC-663")
def test_a_gold_ring_of_minions_fetches_nothing_for_a_wizard_player_nor_a_ringwraith() -> None:
    """Nobody looks through piles who has not its abilities; a ring of the hand may be played."""
    for kind, host, site in (
        ("ringwraith", "Layos", "Barad-dûr"),
        ("ringwraith", DWAR, "Barad-dûr"),
        ("wizard", "Elrond", "Rivendell"),
    ):
        ana = {"kind": kind, "companies": [at(site, bearing(host, "Gleaming Gold Ring"))], "discard": ["Minor Ring"]}
        table = Table(ana)
        assert bool(special_rings(table.g, table.id("Gleaming Gold Ring"), 5)) is (host == "Layos")
        table.g.zones["discard:A"].remove(ring := table.id("Minor Ring"))
        table.g.zones["hand:A"].append(ring)
        assert special_rings(table.g, table.id("Gleaming Gold Ring"), 5) == [ring]
