"""House Targaryen, a test for each sentence of the cards."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
DANY, BRAIDED = "Daenerys Targaryen", "Braided Warrior"


def test_daenerys_weakens_who_fights_against_you_while_she_stands() -> None:
    fight = attack("power", "Robb Stark", by="Bor")
    for dany, strength in ((DANY, 4), (kneeling(DANY), 5)):
        t = Table({"characters": [dany]}, {"characters": ["Robb Stark"]}, step="4.2w", active="Bor", challenge=fight)
        assert t.strength("Robb Stark") == strength
    assert Table({"characters": [DANY]}, {"characters": ["Robb Stark"]}).strength("Robb Stark") == 5


def test_the_dragons_give_daenerys_renown_and_stealth() -> None:
    t = Table({"characters": [DANY, "Drogon", "Viserion"]})
    assert t.has(DANY, "renown")
    assert t.has(DANY, "stealth")
    assert not Table({"characters": [DANY]}, {"characters": ["Drogon"]}).has(DANY, "renown")


def test_khal_drogo_allows_a_second_military_challenge() -> None:
    t = Table({"characters": ["Khal Drogo"]}, step="4.2", fought=[{"type": "military", "by": "Ana"}])
    assert t.offers("military")


def test_illyrio_pays_two_to_stand_a_character_once_a_phase() -> None:
    t = Table({"gold": 4, "characters": ["Magister Illyrio", kneeling(DANY), kneeling("Drogon")]}, step="4.1w")
    t.use("Magister Illyrio", DANY)
    assert (t.kneels(DANY), t.gold()) == (False, 2)
    assert not t.offers("use", "Magister Illyrio")


def test_rhaegal_stands_a_stormborn_after_her_victory() -> None:
    t = Table({"characters": ["Rhaegal", kneeling(DANY)]}, step="4.2.2", challenge=attack("power", DANY))
    t.respond("Rhaegal")
    assert not t.kneels(DANY)


def test_ser_jorah_betrays_the_third_time() -> None:
    jorah = "Ser Jorah Mormont"
    t = Table({"characters": [jorah]}, step="4.2.2", challenge=attack("military", jorah))
    t.until(asked="got-ask-uses-keyword")
    assert t[jorah].count("betrayal") == 1
    t = Table({"characters": [{"card": jorah, "betrayal": 2}]}, step="4.2.2", challenge=attack("military", jorah))
    t.until(step="4.1w")
    assert t.zone(jorah) == "discard:A"


def test_viserys_takes_an_attachment_with_him() -> None:
    t = Table(
        {
            "gold": 2,
            "hand": ["Put to the Sword"],
            "characters": [{"card": "Tywin Lannister", "attachments": ["Seal of the Hand"]}],
        },
        {"characters": ["Viserys Targaryen"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond("Put to the Sword").respond("Viserys Targaryen")
    assert t.zone("Seal of the Hand") == "discard:A"


def test_the_handmaiden_stands_a_lady() -> None:
    t = Table({"characters": ["Handmaiden", kneeling(DANY), kneeling("Drogon")]}, step="4.1w")
    t.use("Handmaiden")
    assert not t.kneels(DANY)
    assert t.zone("Handmaiden") == "discard:A"


def test_the_loyalist_and_the_estate_make_cards_cheaper() -> None:
    estate = "Illyrio’s Estate"
    t = Table(
        {"gold": 6, "hand": ["Khal Drogo", "Unsullied"], "characters": ["Targaryen Loyalist"], "locations": [estate]}
    )
    t.use("Targaryen Loyalist").until(asked="got-ask-marshal").use(estate).until(asked="got-ask-marshal")
    t.choose("marshal", "Khal Drogo")
    assert t.gold() == 2


def test_the_unsullied_weaken_every_defender() -> None:
    t = Table(
        {"characters": ["Unsullied"]},
        {"characters": [WOLF, BASTARD]},
        step="4.2.1w",
        challenge=attack("military", "Unsullied", defenders=(WOLF, BASTARD)),
    )
    assert t.total("Bor") == 2


def test_drogos_arakh_strengthens_a_dothraki() -> None:
    t = Table({"gold": 2, "hand": ["Drogo’s Arakh"], "characters": [BRAIDED, DANY]})
    t.choose("marshal", "Drogo’s Arakh")
    assert t.strength(BRAIDED) == 5


def test_khal_drogo_attacks_standing_in_the_first_military_challenge_with_his_arakh() -> None:
    drogo = {"card": "Khal Drogo", "attachments": ["Drogo’s Arakh"]}
    for fought, kneels in (([], False), ([{"type": "military", "by": "Ana"}], True)):
        t = Table({"characters": [drogo]}, {"characters": [BASTARD]}, step="4.2", fought=fought)
        t.challenge("military", "Khal Drogo")
        assert t.kneels("Khal Drogo") is kneels


def test_an_arakh_of_somebody_else_knows_no_challenge_that_its_player_does_not_initiate() -> None:
    t = Table({"gold": 2, "hand": ["Drogo’s Arakh"]}, {"characters": ["Khal Drogo"]}, step="3.2w")
    t.choose("marshal", "Drogo’s Arakh").until(asked="got-ask-challenge").challenge("military", "Khal Drogo")
    assert t.strength("Khal Drogo") == 7
    assert t.kneels("Khal Drogo")


def test_the_plaza_weakens_and_kills_at_nothing() -> None:
    for victim, dead in ((BASTARD, True), ("Robb Stark", False)):
        t = Table(
            {"characters": [DANY], "locations": ["Plaza of Punishment"]},
            {"characters": [victim, {"card": LION, "attachments": ["Little Bird"]}]},
            step="4.2.2",
            challenge=attack("power", DANY),
        )
        t.respond("Plaza of Punishment", victim)
        assert (t.zone(victim) == "dead:B") is dead


@pytest.mark.rule("GOT-413", "GOT-414")
def test_who_is_killed_at_nothing_cannot_be_saved_by_a_duplicate() -> None:
    t = Table(
        {"characters": [DANY], "locations": ["Plaza of Punishment"]},
        {"characters": [{"card": "Sansa Stark", "duplicates": ["Sansa Stark"]}]},
        step="4.2.2",
        challenge=attack("power", DANY),
    )
    t.respond("Plaza of Punishment", "Sansa Stark")
    assert t.titles("dead:B") == ["Sansa Stark"]


def test_the_dothraki_sea_brings_a_rider_for_the_phase() -> None:
    t = Table(
        {"characters": [DANY], "locations": ["Dothraki Sea"], "hand": ["Khal Drogo", "Drogon"]},
        step="4.2.2",
        challenge=attack("power", DANY),
    )
    t.respond("Dothraki Sea")
    assert t.zone("Khal Drogo") == "characters:A"
    t.until(step="5.2w")
    assert t.zone("Khal Drogo") == "hand:A"


def test_dracarys_kneels_a_dragon_and_burns_a_fighter() -> None:
    t = Table(
        {"gold": 1, "hand": ["Dracarys!"], "characters": ["Drogon"]},
        {"characters": [BASTARD, "Robb Stark"]},
        step="4.2w",
        active="Bor",
        challenge=attack("power", BASTARD, by="Bor"),
    )
    t.play("Dracarys!")
    assert t.kneels("Drogon")
    assert t.zone(BASTARD) == "dead:B"


def test_who_is_burnt_is_killed_once_though_something_answers_it() -> None:
    t = Table(
        {"gold": 1, "hand": ["Dracarys!"], "characters": ["Drogon"]},
        {"characters": ["Ser Davos Seaworth"]},
        step="4.2w",
        active="Bor",
        challenge=attack("power", "Ser Davos Seaworth", by="Bor"),
    )
    t.play("Dracarys!").respond("Ser Davos Seaworth")
    assert t.zone("Ser Davos Seaworth") == "hand:B"


def test_fire_and_blood_shuffles_the_dead_back() -> None:
    t = Table({"gold": 1, "hand": ["Fire and Blood"], "dead": ["Khal Drogo", BRAIDED]}, step="4.1w")
    t.play("Fire and Blood")
    assert t.zone("Khal Drogo") == "deck:A"


def test_fire_and_blood_may_hatch_a_dragon_again() -> None:
    t = Table({"gold": 1, "hand": ["Fire and Blood"], "dead": ["Drogon"]}, step="4.1w")
    t.play("Fire and Blood").choose("put_into_play")
    assert t.zone("Drogon") == "characters:A"


def test_the_waking_dragon_goes_home_at_the_end_of_the_phase() -> None:
    t = Table({"hand": ["Waking the Dragon"], "characters": [kneeling(DANY), kneeling(BRAIDED)]}, step="4.1w")
    t.play("Waking the Dragon")
    assert not t.kneels(DANY)
    t.until(step="5.2w")
    assert t.zone(DANY) == "hand:A"
