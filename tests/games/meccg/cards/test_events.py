"""Resource events of heroes and minions."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading.companies import is_leader
from desktop_app.games.meccg.reading.influence import general_limit
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from desktop_app.games.meccg.reading.sites import site_type
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing

ROAD = {"origin": "Lórien", "path": ["wilderness", "wilderness"], "limit": 4}


def facing(race: str, *members: object, hand: tuple[str, ...], strikes: int = 3, **more: object) -> CardTable:
    """Ana's heroes face an attack with these cards in hand."""
    events = more.pop("events", [])
    return CardTable(
        hero(at("Moria", *members, **ROAD), hand=list(hand), events=events),
        hero(),
        step="attack_actions",
        attack=attacked(race, strikes, 8, **more),
    )


def struck(who: str, card: str, prowess: int, *roll: int, **more: object) -> CardTable:
    """Ana's hero is struck with a card in hand."""
    return CardTable(
        hero(at("Moria", who, **ROAD), hand=[card]),
        hero(),
        step="strike_resources",
        attack=attacked("man", 1, prowess, targets=[who]),
        strike={"target": who, **more},
        roll=roll,
    )


# -- attacks -----------------------------------------------------------------------------------------------------------


def test_concealment_taps_a_scout() -> None:
    table = facing("orc", "Adrazar", "Haldir", hand=("Concealment",))
    table.play("Concealment").until("hazards")
    assert table["Adrazar"].exhausted
    assert not table["Haldir"].exhausted
    assert not facing("orc", "Haldir", hand=("Concealment",)).offers("play", "Concealment")


def test_dark_quarrels_cancel_or_halve() -> None:
    assert facing("orc", "Haldir", hand=("Dark Quarrels",)).offers("play", "Dark Quarrels")
    assert not facing("wolf", "Haldir", hand=("Dark Quarrels",)).offers("play", "Dark Quarrels")
    table = facing("wolf", "Haldir", hand=("Dark Quarrels",), events=["Gates of Morning"])
    assert table.play("Dark Quarrels").attack() == (2, 8)


def test_a_crown_of_flowers_stands_for_the_gates_once() -> None:
    table = facing("wolf", "Haldir", hand=("Dark Quarrels",), events=["Crown of Flowers"])
    table.play("Dark Quarrels")
    assert table.attack() == (2, 8)
    assert table.zone("Crown of Flowers") == "discard:A"


def test_escape_costs_a_wound() -> None:
    table = facing("orc", "Haldir", "Elladan", hand=("Escape",))
    table.play("Escape", "Haldir").until("hazards")
    assert table["Haldir"].wounded
    assert "Haldir" in table


def test_the_cock_crows_against_trolls() -> None:
    assert facing("troll", "Haldir", hand=("The Cock Crows",)).offers("play", "The Cock Crows")
    assert not facing("orc", "Haldir", hand=("The Cock Crows",)).offers("play", "The Cock Crows")


def test_rangers_turn_many_ways() -> None:
    assert facing("wolf", "Elladan", hand=("Many Turns and Doublings",)).offers("play", "Many Turns and Doublings")
    assert not facing("wolf", "Haldir", hand=("Many Turns and Doublings",)).offers("play", "Many Turns and Doublings")
    assert not facing("orc", "Elladan", hand=("Many Turns and Doublings",)).offers("play", "Many Turns and Doublings")


def test_dodge_spares_the_tap_and_weakens_the_body() -> None:
    table = struck("Haldir", "Dodge", 5, 9)
    table.play("Dodge").until("hazards")
    assert not table["Haldir"].exhausted
    hurt = struck("Haldir", "Dodge", 30, 3, 8)
    hurt.play("Dodge")
    while hurt.g.attacks:
        hurt.passes()
    assert hurt.zone("Haldir") == "removed:A"


def test_a_risky_blow_is_for_warriors() -> None:
    table = struck("Haldir", "Risky Blow", 8)
    before = table.target_prowess()
    assert table.play("Risky Blow").target_prowess() == before + 3
    assert not struck("Adrazar", "Risky Blow", 8).offers("play", "Risky Blow")


# -- characters --------------------------------------------------------------------------------------------------------


def test_halfling_strength_untaps_a_hobbit() -> None:
    tired = [{"card": "Sam Gamgee", "exhausted": True}, {"card": "Haldir", "exhausted": True}]
    table = CardTable(hero(at("Moria", *tired), hand=["Halfling Strength"]))
    table.play("Halfling Strength")
    assert not table["Sam Gamgee"].exhausted
    assert table["Haldir"].exhausted


def test_forth_he_hastened_is_for_the_wizards_company() -> None:
    tired = {"card": "Haldir", "exhausted": True}
    table = CardTable(hero(at("Rivendell", "Saruman", tired), hand=["And Forth He Hastened"]))
    table.play("And Forth He Hastened")
    assert not table["Haldir"].exhausted
    alone = CardTable(hero(at("Rivendell", "Saruman"), at("Moria", tired), hand=["And Forth He Hastened"]))
    assert not alone.offers("play", "And Forth He Hastened")


def test_vilya_strengthens_elrond_for_the_turn() -> None:
    table = CardTable(hero(at("Moria", "Elrond"), hand=["Vilya", "Vilya"]), roll=(12,))
    table.play("Vilya").until("organization")
    assert [table.number("Elrond", name) for name in ("prowess", "body", "influence")] == [11, 11, 10]
    assert not table.offers("play", "Vilya")


def test_stealth_keeps_creatures_off_a_small_company() -> None:
    table = CardTable(hero(at("Moria", "Adrazar", "Haldir"), hand=["Stealth"]))
    table.play("Stealth")
    assert [each.kind for each in table.g.effects] == ["no_creatures"]
    crowd = CardTable(hero(at("Moria", "Adrazar", "Haldir", "Elladan"), hand=["Stealth"]))
    assert not crowd.offers("play", "Stealth")


def test_marvels_told_take_no_environment() -> None:
    table = CardTable(
        hero(at("Moria", "Balin"), hand=["Marvels Told"]),
        hero(events=["Doors of Night", "Full of Froth and Rage"]),
        roll=(12,),
    )
    table.play("Marvels Told").until("organization")
    assert table.zone("Full of Froth and Rage") == "discard:B"
    assert table["Balin"].exhausted


def test_wizard_uncloaked_frees_his_company() -> None:
    table = CardTable(
        hero(at("Rivendell", "Saruman", bearing("Haldir", "Lure of Nature")), hand=["Wizard Uncloaked"]),
        hero(),
        roll=(12,),
    )
    table.play("Wizard Uncloaked").until("organization")
    assert table.zone("Lure of Nature") == "hand:B"


@pytest.mark.parametrize("card", ["Smoke Rings"])
def test_something_comes_back_into_the_play_deck(card: str) -> None:
    table = CardTable(hero(at("Moria", "Haldir"), hand=[card], discard=["Concealment"]))
    table.play(card)
    assert table.zone("Concealment") == "deck:A"


# -- sites -------------------------------------------------------------------------------------------------------------


def test_prisoners_are_rescued_after_a_fight() -> None:
    tapped = {"card": "Moria", "exhausted": True}
    table = CardTable(
        hero({"site": tapped, "members": ["Elrond", "Elladan", "Haldir"], "entered": True}, hand=["Rescue Prisoners"]),
        hero(),
        step="site_actions",
        roll=(12, 12),
    )
    table.play("Rescue Prisoners").until("who-takes-it").pick("Haldir")
    while table.asked != "site":
        table.passes()
    assert table["Rescue Prisoners"].host == table.id("Haldir")
    assert table["Haldir"].exhausted


def test_a_town_is_rebuilt() -> None:
    table = CardTable(
        hero(at("Isengard", "Haldir", entered=True), hand=["Rebuild the Town"]), hero(), step="site_actions"
    )
    table.play("Rebuild the Town")
    assert site_type(table.g, table.id("Isengard")) == "border_hold"
    assert automatic_attacks(table.g, table.company("Haldir")) == []


# -- minions -----------------------------------------------------------------------------------------------------------


def test_bade_to_rule_before_and_with_the_ringwraith() -> None:
    table = CardTable(minion(at("Dol Guldur", "Dwar the Ringwraith"), hand=["Bade to Rule"]))
    table.play("Bade to Rule")
    assert (general_limit(table.g, "A"), table.influence("Dwar the Ringwraith")) == (25, 3)
    alone = CardTable(minion(at("Dol Guldur", "Layos"), hand=["Bade to Rule"]))
    alone.play("Bade to Rule")
    assert general_limit(alone.g, "A") == 25


def test_a_leader_is_told_to_report() -> None:
    table = CardTable(minion(at("Dol Guldur", "Orc Captain", "Muzgash"), hand=["I’ll Report You"]))
    table.play("I’ll Report You")
    assert (table.number("Muzgash", "prowess"), table.number("Orc Captain", "prowess")) == (5, 6)
    table.use("I’ll Report You")
    assert table.zone("I’ll Report You") == "hand:A"


def test_by_the_ringwraiths_word_he_leads() -> None:
    table = CardTable(
        minion(at("Dol Guldur", "Dwar the Ringwraith"), at("Dol Guldur", "Layos"), hand=["By the Ringwraith’s Word"])
    )
    table.play("By the Ringwraith’s Word", "Layos")
    assert is_leader(table.g, table.id("Layos"))


def test_not_slay_needlessly_spares_a_covert_company() -> None:
    def faced(who: str) -> CardTable:
        return CardTable(
            minion(at("Edoras", who, origin="Minas Morgul", limit=2), hand=["Not Slay Needlessly"]),
            hero(),
            step="attack_actions",
            attack=attacked("man", 1, 8),
        )

    overt = faced("Muzgash")
    assert overt.play("Not Slay Needlessly").attack() == (1, 6)
    covert = faced("Layos")
    covert.play("Not Slay Needlessly").until("hazards")
    assert not covert["Layos"].exhausted


def test_bats_weaken_attacks_until_somebody_leaves() -> None:
    table = CardTable(
        minion(
            at("Moria", "Muzgash", "Lagduf", origin="Dol Guldur", limit=2),
            events=[{"card": "Swarm of Bats", "company": 0}],
        ),
        hero(),
        step="attack_actions",
        attack=attacked("wolf", 1, 8),
    )
    assert table.attack() == (1, 7)
