"""Ringwraiths in their modes and those that follow them, with made-up cards: no challenge deck has a mode card."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.companies import is_overt
from desktop_app.games.meccg.reading.influence import unused_influence
from desktop_app.games.meccg.reading.minions import mode
from desktop_app.games.meccg.reading.movement import ways
from desktop_app.games.meccg.vocabulary.abilities import ability, event, permits
from desktop_app.games.meccg.vocabulary.card_conditions import ringwraith
from desktop_app.games.meccg.vocabulary.groups import in_hand, me
from desktop_app.games.meccg.vocabulary.ringwraith_words import (
    brings_follower,
    brings_follower_anywhere,
    brings_to_company,
    ringwraith_mode,
)
from desktop_app.games.meccg.vocabulary.verbs import untap
from tests.games.meccg.rules.made_up import REN, RIDER
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import Table, at, bearing, tapped

DWAR, ADUNAPHEL = "Dwar the Ringwraith", "Adûnaphel the Ringwraith"
UVATHA, INDUR = "Ûvatha the Ringwraith", "Indûr the Ringwraith"
DOL_GULDUR, MINAS_MORGUL, LAIR, RAIDERS = "Dol Guldur", "Minas Morgul", "Bandit Lair", "Raider-hold"
SITES = [DOL_GULDUR, MINAS_MORGUL, LAIR, RAIDERS, "Barad-dûr", "Edoras", "Coast Haven"]
make_up("ZZ-102", "character", UVATHA, **RIDER, entity="Ûvatha the Horseman", home=[{"site": LAIR}])
make_up("ZZ-103", "character", INDUR, **RIDER, entity="Indûr Dawndeath")
make_up("ZZ-104", "hazard", "Ren the Unclean", kinds=["creature", "permanent_event"], unique=True, race="nazgul")
BLACK_RIDER = make_up("ZZ-105", "resource", "Black Rider")
FELL_RIDER = make_up("ZZ-106", "resource", "Fell Rider")
THEY_RIDE_TOGETHER = make_up("ZZ-107", "resource", "They Ride Together", kinds=["short_event"])
WE_HAVE_COME_TO_KILL = make_up("ZZ-108", "resource", "We Have Come to Kill", kinds=["short_event"])
make_up("ZZ-109", "site", "Coast Haven", nearest_haven=DOL_GULDUR, path=["wilderness", "coastal_sea"])
make_up("ZZ-110", "character", "Elven Spy", race="elf", home=[{"site": RAIDERS}])

ringwraith_mode(BLACK_RIDER)
ringwraith_mode(FELL_RIDER)
event(THEY_RIDE_TOGETHER, during="organization", target=in_hand(ringwraith), do=brings_follower)
event(WE_HAVE_COME_TO_KILL, during="site", target=in_hand, do=brings_to_company)
event(WE_HAVE_COME_TO_KILL, during="site", target=in_hand(ringwraith), do=brings_follower_anywhere)
permits("ZZ-102", "kept_as_follower")
for code in ("ZZ-101", "ZZ-102"):
    ability(code, during="organization", do=untap.on(me))


def riders(*members: Any, site: Any = DOL_GULDUR, hand: list[str] | None = None, **setup: Any) -> Table:
    """A Ringwraith's company of Ana's."""
    company = at(site, *members, limit=4, entered=True)
    bor = setup.pop("bor", {})
    ana = {
        "kind": "ringwraith",
        "companies": [company],
        "hand": hand or [],
        "locations": SITES,
        "avatar": "Dwar of Waw",
    }
    return Table(ana | setup.pop("ana", {}), bor, **setup)


def following(name: str, **more: Any) -> dict[str, Any]:
    """A follower of the first member."""
    return {"card": name, "follows": 0, **more}


# -- modes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-033")
def test_a_mode_card_puts_its_ringwraith_into_that_mode_and_no_other() -> None:
    table = riders(bearing(DWAR, "Black Rider"), hand=["Fell Rider"])
    assert mode(table.g, table.id(DWAR)) == "black_rider"
    table.choose("play", "Fell Rider").until("organization")
    assert mode(table.g, table.id(DWAR)) == "fell_rider"
    assert table.zone("Black Rider") == "discard:A"


@pytest.mark.rule("MEC-032", "MEC-034", "MEC-035")
def test_in_a_mode_a_ringwraith_leaves_the_darkhavens_but_not_over_the_sea() -> None:
    table = riders(bearing(DWAR, "Fell Rider"))
    company = table.company(DWAR)
    assert ways(table.g, company, table.id(LAIR)) == ["starter"]
    assert ways(table.g, company, table.id("Coast Haven")) == []
    men = riders("Layos")
    assert "starter" in ways(men.g, men.company("Layos"), men.id("Coast Haven"))


@pytest.mark.rule("MEC-067")
def test_only_the_fell_rider_makes_a_company_overt() -> None:
    black, fell = riders(bearing(DWAR, "Black Rider")), riders(bearing(DWAR, "Fell Rider"))
    assert not is_overt(black.g, black.company(DWAR))
    assert is_overt(fell.g, fell.company(DWAR))


@pytest.mark.rule("MEC-037")
def test_followers_go_with_the_mode_card_at_a_darkhaven_alone() -> None:
    home = riders(bearing(DWAR, "Black Rider"), following(REN), step="organization_begins")
    home.until("organization")
    assert [home.zone("Black Rider"), home.zone(REN)] == ["discard:A", "discard:A"]
    away = riders(bearing(DWAR, "Black Rider"), following(REN), site=LAIR, step="organization_begins")
    away.until("organization")
    assert [away["Black Rider"].host, away[REN].follows] == [away.id(DWAR), away.id(DWAR)]


@pytest.mark.rule("MEC-037", "MEC-053")
def test_a_follower_is_neither_dismissed_nor_freed_nor_given_away() -> None:
    table = riders(DWAR, following(REN), "Layos").choose("organize")
    assert not table.offers("dismiss", REN)
    assert not table.offers("free", REN)
    assert not table.offers("follow", REN)
    assert not table.offers("split", REN)


@pytest.mark.rule("MEC-037", "MEC-055")
def test_lost_influence_costs_men_before_it_costs_ringwraiths() -> None:
    followers = [following(REN), following(INDUR), following("Ostisen")]
    table = riders(bearing(DWAR, "Bade to Rule"), *followers, step="organization_begins").until("organization")
    assert table["Ostisen"].loose
    assert table[REN].follows == table[INDUR].follows == table.id(DWAR)


# -- coming into play --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-052", "MEC-047", "MEC-049", "MEC-055")
def test_a_card_brings_a_follower_of_the_hand_under_the_own_ringwraith() -> None:
    table = riders(DWAR, hand=["They Ride Together", REN], ana={"sideboard": [INDUR], "discard": [UVATHA]})
    assert [table.zone(name) for name in (INDUR, UVATHA)] == ["sideboard:A", "discard:A"]
    table.choose("play", "They Ride Together")
    assert not table.offers("choose", INDUR)
    assert not table.offers("choose", UVATHA)
    table.until("organization")
    assert table[REN].follows == table.id(DWAR)
    assert table.members(DWAR) == [DWAR, REN]
    assert unused_influence(table.g, table.id(DWAR)) == 5 - 1
    assert not riders("Layos", hand=["They Ride Together", REN]).offers("play", "They Ride Together")
    without = riders(DWAR, hand=[REN]).choose("organize")
    assert not without.offers("bring", REN)


@pytest.mark.rule("MEC-047")
def test_nobody_follows_before_there_is_a_ringwraith_to_follow() -> None:
    alone = riders("Layos", hand=["They Ride Together", REN], ana={"avatar": DWAR})
    assert alone.refusal("They Ride Together", "play").rule == "MEC-047"


@pytest.mark.rule("MEC-048", "MEC-060")
def test_a_follower_comes_at_a_darkhaven_or_at_home_or_by_we_have_come_to_kill() -> None:
    elsewhere = riders(DWAR, site=LAIR, hand=["They Ride Together", REN])
    assert not elsewhere.offers("play", "They Ride Together")
    assert elsewhere.refusal("They Ride Together", "play").rule == "MEC-048"
    at_home = riders(DWAR, site=RAIDERS, hand=["They Ride Together", REN])
    assert at_home.offers("play", "They Ride Together")
    there = riders(DWAR, site=LAIR, hand=["We Have Come to Kill", REN], step="site_actions")
    there.choose("play", "We Have Come to Kill").until("site")
    assert there[REN].follows == there.id(DWAR)


@pytest.mark.rule("MEC-050", "MEC-051", "MEC-041")
def test_no_follower_is_played_that_the_opponent_has_or_that_is_gone() -> None:
    theirs = {"kind": "ringwraith", "companies": [at(MINAS_MORGUL, REN)], "avatar": "Ren the Unclean"}
    taken = riders(DWAR, hand=["They Ride Together", REN], bor=theirs)
    assert not taken.offers("play", "They Ride Together")
    assert taken.refusal("They Ride Together", "play").rule == "MEC-050"
    returned = riders(
        DWAR,
        hand=["They Ride Together", REN],
        bor={"kind": "ringwraith", "avatar": "Ren the Unclean", "returned": True},
    )
    assert not returned.offers("play", "They Ride Together")
    for seat in ("ana", "bor"):
        gone = riders(DWAR, hand=["They Ride Together", REN], **{seat: {"removed": [REN]}})
        assert not gone.offers("play", "They Ride Together")
        assert gone.refusal("They Ride Together", "play").rule == "MEC-051"


@pytest.mark.rule("MEC-055")
def test_every_follower_takes_a_point_of_direct_influence() -> None:
    three = [following(name) for name in (ADUNAPHEL, INDUR, UVATHA)]
    table = riders(bearing(DWAR, "Bade to Rule"), *three, hand=["They Ride Together", REN])
    assert unused_influence(table.g, table.id(DWAR)) == 0
    assert not table.offers("play", "They Ride Together")
    assert table.refusal("They Ride Together", "play").rule == "MEC-055"


@pytest.mark.rule("MEC-043", "MEC-342")
def test_a_follower_drives_off_the_nazgul_of_its_name() -> None:
    table = riders(DWAR, hand=["They Ride Together", REN], bor={"events": [{"card": "Ren the Unclean"}]})
    table.choose("play", "They Ride Together").until("organization")
    assert table.zone("Ren the Unclean") == "discard:B"
    assert REN in table


@pytest.mark.rule("MEC-042", "MEC-342")
def test_a_revealed_ringwraith_drives_off_the_nazgul_of_its_name() -> None:
    ana = {"kind": "ringwraith", "companies": [at(DOL_GULDUR, "Layos")], "hand": [REN], "locations": SITES}
    table = Table(ana, {"events": [{"card": "Ren the Unclean"}]}).choose("organize").choose("bring", REN)
    assert table.zone("Ren the Unclean") == "discard:B"
    assert REN in table


@pytest.mark.rule("MEC-009")
def test_a_defeated_nazgul_cannot_be_revealed_as_a_ringwraith() -> None:
    ana = {"kind": "ringwraith", "companies": [at(DOL_GULDUR, "Layos")], "hand": [REN], "locations": SITES}
    table = Table(ana, {"marshalling": [{"card": "Ren the Unclean", "owner": "Ana"}]}).choose("organize")
    assert not table.offers("bring", REN)
    assert table.refusal(REN, "bring").rule == "MEC-009"


@pytest.mark.rule("MEC-059")
def test_a_revealed_ringwraith_drives_off_the_opponents_follower() -> None:
    ana = {"kind": "ringwraith", "companies": [at(DOL_GULDUR, "Layos")], "hand": [REN], "locations": SITES}
    bor = {"kind": "ringwraith", "companies": [at(MINAS_MORGUL, DWAR, following(REN))]}
    table = Table(ana, bor).choose("organize").choose("bring", "ZZ-101")
    assert table.titles("discard:B") == [REN]
    assert table.titles("companies:A") == ["Layos", REN]


# -- what a follower may -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-054")
def test_a_follower_rides_with_its_ringwraith_to_any_site() -> None:
    table = riders(bearing(DWAR, "Black Rider"), following(REN))
    assert mode(table.g, table.id(REN)) == ""
    assert table.offers("go", DWAR, LAIR)


@pytest.mark.rule("MEC-056")
def test_a_follower_cannot_be_influenced() -> None:
    bor = {"kind": "ringwraith", "companies": [at(LAIR, DWAR, following(REN), "Ostisen")], "avatar": "Dwar of Waw"}
    ana = {"companies": [at(LAIR, "Eradan", entered=True)], "kind": "ringwraith"}
    table = Table(ana, bor, step="site_actions")
    assert table.offers("influence", "Eradan", "Ostisen")
    assert not table.offers("influence", "Eradan", REN)


@pytest.mark.rule("MEC-057", "MEC-058")
def test_a_follower_uses_none_of_its_abilities_but_uvatha_does() -> None:
    table = riders(DWAR, tapped(REN, follows=0), tapped(UVATHA, follows=0))
    assert not table.offers("use", REN)
    assert table.offers("use", UVATHA)
    alone = Table({"kind": "ringwraith", "companies": [at(DOL_GULDUR, tapped(REN))], "locations": SITES})
    assert alone.offers("use", REN)


@pytest.mark.rule("MEC-066")
def test_what_would_break_a_rule_of_composition_does_not_happen() -> None:
    table = riders("Elven Spy", site=RAIDERS, hand=["We Have Come to Kill", "Orc Captain"], step="site_actions")
    assert not table.offers("play", "We Have Come to Kill")
    assert table.refusal("We Have Come to Kill", "play").rule == "MEC-066"
    men = riders("Layos", site=RAIDERS, hand=["We Have Come to Kill", "Orc Captain"], step="site_actions")
    men.choose("play", "We Have Come to Kill").until("site")
    assert men.members("Layos") == ["Layos", "Orc Captain"]


# -- a Ringwraith that is away -----------------------------------------------------------------------------------------


def abandoned(hand: list[str]) -> Table:
    """A Ringwraith has gone back to the hand; its follower waits at Minas Morgul."""
    waiting = at(MINAS_MORGUL, {"card": REN, "loose": True})
    ana = {
        "kind": "ringwraith",
        "companies": [waiting],
        "hand": hand,
        "locations": SITES,
        "avatar": "Dwar of Waw",
        "returned": True,
    }
    return Table(ana)


@pytest.mark.rule("MEC-407", "MEC-053")
def test_followers_wait_for_their_ringwraith_until_the_organization_is_over() -> None:
    lost = abandoned([]).choose("organize").choose("organized").choose("done").until("long-events")
    assert lost.zone(REN) == "discard:A"
    back = abandoned([DWAR]).choose("organize").choose("bring", DWAR, DOL_GULDUR).choose("organized")
    back.choose("done").until("long-events")
    assert back[REN].follows == back.id(DWAR)
    assert back.place(REN) == DOL_GULDUR
