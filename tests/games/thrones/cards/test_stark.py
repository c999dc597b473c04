"""House Stark, a test for each sentence of the cards."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"


def test_arya_is_dangerous_with_a_duplicate() -> None:
    assert Table({"characters": ["Arya Stark"]}).icons("Arya Stark") == "p"
    t = Table({"characters": [{"card": "Arya Stark", "duplicates": ["Arya Stark"]}]})
    assert t.icons("Arya Stark") == "mp"


def test_arya_gets_the_top_card_as_a_duplicate_whatever_it_is() -> None:
    t = Table({"gold": 3, "hand": ["Arya Stark"], "deck": ["Ice", WOLF]})
    t.choose("marshal", "Arya Stark").respond("Arya Stark")
    assert t["Arya Stark"].duplicates == [t.id("Ice")]
    assert t.icons("Arya Stark") == "mp"


@pytest.mark.rule("GOT-034", "GOT-035")
def test_nobody_else_sees_what_lies_under_arya() -> None:
    t = Table({"gold": 3, "hand": ["Arya Stark"], "deck": ["Ice", WOLF]})
    t.choose("marshal", "Arya Stark").respond("Arya Stark")
    ice = t.id("Ice")
    seen = t.session.look("B")
    assert all(card.id != ice and card.code != "01153" for zone in seen.zones.values() for card in zone.cards)
    assert t.session.look("A").card(ice) is not None


def test_the_hidden_duplicate_saves_arya() -> None:
    t = Table({"gold": 3, "hand": ["Arya Stark"], "deck": ["Ice", *["The Roseroad"] * 9], "characters": ["Varys"]})
    t.choose("marshal", "Arya Stark").respond("Arya Stark").until(asked="got-ask-respond")
    t.respond("Varys").until(asked="got-ask-respond")
    t.choose("respond")
    assert t.zone("Arya Stark") == "characters:A"
    assert t.zone("Ice") == "discard:A"


def test_bran_cancels_an_event_of_an_opponent() -> None:
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        {"characters": ["Bran Stark", "Robb Stark"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond("Put to the Sword", "Robb Stark").respond("Bran Stark")
    assert t.zone("Robb Stark") == "characters:B"
    assert t.zone("Bran Stark") == "discard:B"


def test_opponents_trigger_nothing_while_catelyn_participates() -> None:
    t = Table(
        {"locations": ["Lannisport"], "characters": ["Tywin Lannister"]},
        {"characters": ["Catelyn Stark"]},
        step="4.2.2",
        challenge=attack("intrigue", "Tywin Lannister", defenders=("Catelyn Stark",)),
    )
    assert t.asked != "got-ask-respond"
    t = Table(
        {"locations": ["Lannisport"], "characters": ["Tywin Lannister"]},
        {"characters": ["Catelyn Stark"]},
        step="4.2.2",
        challenge=attack("intrigue", "Tywin Lannister"),
    )
    assert t.offers("respond", "Lannisport")


def test_eddard_stands_when_you_are_challenged() -> None:
    t = Table({"characters": ["Tywin Lannister"]}, {"characters": [kneeling("Eddard Stark")]}, step="4.2")
    t.choose("power").respond("Eddard Stark")
    assert not t.kneels("Eddard Stark")


def test_grey_wind_kills_the_weak() -> None:
    weak = {"characters": ["Bran Stark", BASTARD, "Robb Stark"]}
    t = Table({"characters": ["Grey Wind"]}, weak, step="4.1w")
    t.use("Grey Wind")
    assert t.zone("Bran Stark") == "dead:B"
    assert t.kneels("Grey Wind")


def test_grey_wind_kills_two_with_robb_beside_him() -> None:
    t = Table({"characters": ["Grey Wind", "Robb Stark"]}, {"characters": ["Bran Stark", BASTARD]}, step="4.1w")
    t.use("Grey Wind")
    assert t.choices() == {"Bran Stark", BASTARD}


def test_robb_stands_everybody_when_a_stark_falls() -> None:
    t = Table(
        {"characters": [kneeling("Robb Stark"), kneeling(WOLF), kneeling("Littlefinger")]},
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        step="4.2.2",
        active="Bor",
        challenge=attack("military", "Tywin Lannister", by="Bor"),
    )
    t.respond("Put to the Sword", WOLF).respond("Robb Stark")
    assert not t.kneels("Robb Stark")
    assert not t.kneels("Littlefinger")


def test_robb_answers_a_sacrifice_too_once_a_round() -> None:
    t = Table(
        {"characters": [kneeling("Robb Stark"), "Bran Stark"]},
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        step="4.2.2",
        active="Bor",
        challenge=attack("military", "Tywin Lannister", by="Bor"),
    )
    t.respond("Put to the Sword", "Robb Stark").respond("Bran Stark").respond("Robb Stark")
    assert not t.kneels("Robb Stark")


def test_sansa_enters_play_knelt() -> None:
    t = Table({"gold": 3, "hand": ["Sansa Stark"]})
    t.choose("marshal", "Sansa Stark")
    assert t.kneels("Sansa Stark")


def test_sansa_gains_power_when_she_stands() -> None:
    t = Table({"characters": [kneeling("Sansa Stark")]}, step="6.2")
    t.respond("Sansa Stark")
    assert t.power() == 1


def test_summer_gives_bran_insight() -> None:
    assert Table({"characters": ["Summer", "Bran Stark"]}).has("Bran Stark", "insight")
    assert not Table({"characters": ["Bran Stark"]}, {"characters": ["Summer"]}).has("Bran Stark", "insight")


def test_summer_brings_back_a_small_stark() -> None:
    t = Table({"gold": 3, "hand": ["Summer"], "dead": ["Bran Stark", "Robb Stark"], "discard": [WOLF, BASTARD]})
    t.choose("marshal", "Summer").respond("Summer")
    assert t.choices() == {"Bran Stark", WOLF}
    t.pick("Bran Stark")
    assert t.hand() == ["Bran Stark"]


def test_the_pup_counts_the_other_direwolves() -> None:
    t = Table({"characters": ["Direwolf Pup", "Grey Wind", "Summer"]}, {"characters": ["Ghost"]})
    assert t.strength("Direwolf Pup") == 3


def test_the_vanguard_attacks_standing_while_there_is_war() -> None:
    for plot, kneels in (("Naval Superiority", False), ("Summons", True)):
        t = Table({"characters": ["Vanguard of the North"]}, {"plot": plot, "characters": [BASTARD]}, step="4.2")
        t.challenge("military", "Vanguard of the North")
        assert t.kneels("Vanguard of the North") is kneels


def test_the_steward_and_the_grove_make_cards_cheaper() -> None:
    t = Table(
        {
            "gold": 4,
            "hand": ["Robb Stark", "Ice"],
            "characters": ["Winterfell Steward"],
            "locations": ["Heart Tree Grove"],
        }
    )
    t.use("Winterfell Steward").until(asked="got-ask-marshal").use("Heart Tree Grove").until(asked="got-ask-marshal")
    t.choose("marshal", "Robb Stark")
    assert t.gold() == 0


def test_ice_goes_on_starks_and_strengthens() -> None:
    t = Table({"gold": 3, "hand": ["Ice"], "characters": [WOLF, LION]})
    t.choose("marshal", "Ice")
    assert t.strength(WOLF) == 4


def test_ice_kills_after_a_military_victory() -> None:
    t = Table(
        {"characters": [{"card": WOLF, "attachments": ["Ice"]}]},
        {"characters": ["Tywin Lannister"]},
        step="4.2.2",
        challenge=attack("military", WOLF),
    )
    t.respond("Ice")
    assert t.zone("Tywin Lannister") == "dead:B"
    assert t.zone("Ice") == "discard:A"


def test_the_gates_draw_a_stark_and_leave_another() -> None:
    t = Table({"locations": ["Gates of Winterfell"], "deck": [WOLF, LION]}, step="4.1w")
    t.use("Gates of Winterfell")
    assert t.hand() == [WOLF]
    t = Table({"locations": ["Gates of Winterfell"], "deck": [LION, WOLF]}, step="4.1w")
    t.use("Gates of Winterfell")
    assert t.hand() == []


def test_the_wolfswood_hides_direwolves_for_their_cost() -> None:
    t = Table({"gold": 5, "hand": ["Grey Wind", "Robb Stark"], "locations": ["The Wolfswood"]}, step="4.1w")
    assert not t.offers("ambush", "Robb Stark")
    t.choose("ambush", "Grey Wind")
    assert t.gold() == 0
    assert t.zone("Grey Wind") == "characters:A"


def test_for_the_north_strengthens_and_draws_for_a_victory() -> None:
    t = Table(
        {"hand": ["For the North!"], "characters": [WOLF]},
        {"characters": [BASTARD]},
        step="4.2w",
        challenge=attack("military", WOLF),
    )
    t.play("For the North!")
    assert t.strength(WOLF) == 4
    t.until(step="4.1w")
    assert len(t.hand()) == 1


def test_for_the_north_is_for_military_challenges() -> None:
    t = Table({"hand": ["For the North!"], "characters": [WOLF]}, step="4.2w", challenge=attack("power", WOLF))
    assert not t.offers("play")


def test_like_warm_rain_kneels_a_wolf_and_kills_an_attacker() -> None:
    t = Table(
        {"gold": 1, "hand": ["Like Warm Rain"], "characters": ["Direwolf Pup"]},
        {"characters": ["Tywin Lannister"]},
        step="4.2.2",
        active="Bor",
        challenge=attack("intrigue", "Tywin Lannister", by="Bor"),
    )
    t.respond("Like Warm Rain")
    assert t.zone("Tywin Lannister") == "dead:B"
    assert t.kneels("Direwolf Pup")


def test_winter_is_coming_raises_the_claim_for_this_challenge_once() -> None:
    t = Table(
        {
            "plot": "Summons",
            "gold": 2,
            "hand": ["Winter Is Coming", "Winter Is Coming"],
            "characters": ["Robb Stark"],
        },
        {"characters": [BASTARD]},
        step="4.2w",
        challenge=attack("power", "Robb Stark"),
    )
    t.play("Winter Is Coming")
    assert t.claim() == 2
    assert not t.offers("play")
    t.until(asked="got-ask-challenge")
    assert t.claim() == 1
