"""House Baratheon, a test for each sentence of the cards."""

from __future__ import annotations

from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"


def test_cressen_discards_a_condition() -> None:
    t = Table(
        {"characters": ["Maester Cressen", {"card": BASTARD, "attachments": ["Milk of the Poppy"]}]},
        {"characters": [{"card": "Tywin Lannister", "attachments": ["Seal of the Hand"]}]},
    )
    t.use("Maester Cressen")
    assert t.zone("Milk of the Poppy") == "discard:A"
    assert t.kneels("Maester Cressen")


def test_melisandre_kneels_a_character_for_a_rhllor_card_once_a_round() -> None:
    t = Table({"gold": 8, "hand": ["Melisandre", "Selyse Baratheon"]}, {"characters": ["Tywin Lannister", LION]})
    t.choose("marshal", "Melisandre").respond("Melisandre", "Tywin Lannister")
    assert t.kneels("Tywin Lannister")
    t.until(asked="got-ask-marshal").choose("marshal", "Selyse Baratheon")
    assert t.asked != "got-ask-respond"


def test_melisandre_answers_a_rhllor_event() -> None:
    t = Table(
        {"gold": 1, "hand": ["Seen In Flames"], "characters": ["Melisandre"]},
        {"characters": [LION], "hand": ["Hear Me Roar!"]},
        step="4.1w",
    )
    t.play("Seen In Flames").respond("Melisandre", LION)
    assert t.kneels(LION)


def test_robert_grows_with_every_other_kneeling_character() -> None:
    t = Table({"characters": [kneeling("Robert Baratheon"), kneeling(BASTARD)]}, {"characters": [kneeling(LION), WOLF]})
    assert t.strength("Robert Baratheon") == 7


def test_selyse_lends_an_intrigue_icon_for_the_phase() -> None:
    t = Table({"gold": 1, "characters": ["Selyse Baratheon", BASTARD]}, step="4.1w")
    t.use("Selyse Baratheon", BASTARD)
    assert t.icons(BASTARD) == "mip"
    assert t.gold() == 0
    t.until(step="5.2w")
    assert t.icons(BASTARD) == "mp"


def test_ser_davos_comes_back_to_the_hand() -> None:
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        {"characters": ["Ser Davos Seaworth"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond("Put to the Sword").respond("Ser Davos Seaworth")
    assert t.zone("Ser Davos Seaworth") == "hand:B"


def test_shireen_kneels_a_character_when_she_is_killed() -> None:
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        {"characters": ["Shireen Baratheon"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond("Put to the Sword").respond("Shireen Baratheon", "Tywin Lannister")
    assert t.kneels("Tywin Lannister")
    assert t.zone("Shireen Baratheon") == "dead:B"


def test_nobody_stands_more_than_two_characters_under_stannis() -> None:
    tired = [kneeling(name) for name in (WOLF, "Bran Stark", "Robb Stark")]
    t = Table({"characters": tired}, {"characters": ["Stannis Baratheon", kneeling(LION)]}, step="6.2")
    t.pick(WOLF, "Robb Stark")
    assert [t.kneels(name) for name in (WOLF, "Bran Stark", "Robb Stark", LION)] == [False, True, False, False]
    told = [line.message.params["cards"] for line in t.session.log if line.message.id == "got-log-all-stand-but"]
    assert told == [[t.session.state.ref(t.id("Bran Stark"))]], "the log does not say that everything stands"


def test_the_fiery_followers_stand_for_dominance() -> None:
    t = Table({"characters": [kneeling("Fiery Followers")]}, step="5.1")
    t.respond("Fiery Followers")
    assert not t.kneels("Fiery Followers")


def test_the_hunting_party_schemes_against_kings() -> None:
    party = "King’s Hunting Party"
    assert Table({"characters": [party]}, {"characters": ["Robert Baratheon"]}).icons(party) == "mi"
    assert Table({"characters": [party, "Robert Baratheon"]}).icons(party) == "m"


def test_the_faithful_and_the_port_make_cards_cheaper() -> None:
    t = Table(
        {
            "gold": 6,
            "hand": ["Stannis Baratheon", "The Red Keep"],
            "characters": ["Dragonstone Faithful"],
            "locations": ["Dragonstone Port"],
        }
    )
    t.use("Dragonstone Faithful").until(asked="got-ask-marshal").use("Dragonstone Port")
    t.until(asked="got-ask-marshal").choose("marshal", "Stannis Baratheon")
    assert t.gold() == 2


def test_the_vanguard_lancer_takes_power_from_a_card_of_an_opponent() -> None:
    t = Table({"gold": 2, "hand": ["Vanguard Lancer"]}, {"power": 2, "characters": [{"card": LION, "power": 1}]})
    t.choose("marshal", "Vanguard Lancer").respond("Vanguard Lancer", "House Lannister")
    assert (t.power("Bor"), t[LION].power) == (1, 1)


def test_lightbringer_makes_stannis_renowned() -> None:
    t = Table({"characters": [{"card": "Stannis Baratheon", "attachments": ["Lightbringer"]}]})
    assert t.has("Stannis Baratheon", "renown")
    t = Table({"characters": [{"card": BASTARD, "attachments": ["Lightbringer"]}]})
    assert not t.has(BASTARD, "renown")


def test_lightbringer_goes_on_baratheons() -> None:
    t = Table({"gold": 2, "hand": ["Lightbringer"], "characters": [WOLF, BASTARD]})
    assert [option.target for option in t.find("marshal", "Lightbringer")] == [t.id(BASTARD)]


def test_lightbringer_stands_who_gains_power() -> None:
    t = Table(
        {"characters": [kneeling("Robert Baratheon", attachments=["Lightbringer"])]},
        {"characters": ["Bran Stark"]},
        step="4.2.2",
        challenge=attack("power", "Robert Baratheon"),
    )
    t.until(asked="got-ask-keyword").choose("first_renown").choose_all("renown", "Robert Baratheon")
    t.respond("Lightbringer")
    assert not t.kneels("Robert Baratheon")


def test_the_painted_table_moves_power_after_dominance() -> None:
    chamber = "Chamber of the Painted Table"
    t = Table({"characters": [BASTARD], "locations": [chamber]}, {"power": 2}, step="5.2")
    t.respond(chamber)
    assert (t.power("Ana"), t.power("Bor")) == (2, 1)
    assert t.kneels(chamber)


def test_the_red_keep_adds_strength_in_power_challenges() -> None:
    for type, total in (("power", 4), ("military", 2)):
        t = Table(
            {"characters": [BASTARD], "locations": ["The Red Keep"]}, step="4.2w", challenge=attack(type, BASTARD)
        )
        assert t.total("Ana") == total
    t = Table(
        {"locations": ["The Red Keep"]},
        {"characters": [BASTARD]},
        step="4.2w",
        challenge=attack("power", BASTARD, by="Bor"),
    )
    assert t.total("Ana") == 0


def test_the_red_keep_draws_two_unless_a_power_challenge_was_lost() -> None:
    t = Table({"locations": ["The Red Keep"]}, step="4.4")
    t.respond("The Red Keep")
    assert len(t.hand()) == 2
    lost = {"type": "power", "by": "Bor", "winner": "Bor"}
    t = Table({"locations": ["The Red Keep"]}, step="4.4", fought=[lost])
    assert t.asked != "got-ask-respond"


def test_consolidation_kneels_four_str_of_one_player_and_one_gains_power() -> None:
    t = Table(
        {"gold": 1, "hand": ["Consolidation of Power"], "characters": [WOLF]},
        {"characters": [LION, BASTARD, "Selyse Baratheon", "Tywin Lannister"]},
    )
    t.play("Consolidation of Power")
    assert "Tywin Lannister" not in t.choices()
    t.pick(LION)
    assert t.choices() == {BASTARD, "Selyse Baratheon"}
    t.pick(BASTARD)
    assert t.choices() == {LION, BASTARD}
    t.pick(BASTARD)
    assert t.kneels(LION)
    assert (t[BASTARD].power, t[LION].power) == (1, 0)


def test_ours_is_the_fury_joins_a_defender_and_stands_him_after_a_victory() -> None:
    fury = "Ours is the Fury"
    t = Table(
        {"gold": 2, "hand": [fury], "characters": [kneeling("Stannis Baratheon")]},
        {"characters": [LION]},
        step="4.2.1w",
        active="Bor",
        challenge=attack("intrigue", LION, by="Bor"),
    )
    t.play(fury)
    assert t.total("Ana") == 5
    t.until(step="4.1w")
    assert not t.kneels("Stannis Baratheon")


def test_ours_is_the_fury_is_for_defenders() -> None:
    t = Table(
        {"gold": 2, "hand": ["Ours is the Fury"], "characters": [kneeling("Stannis Baratheon"), BASTARD]},
        step="4.2w",
        challenge=attack("power", BASTARD),
    )
    assert not t.offers("play")


def test_seen_in_flames_needs_a_rhllor_and_discards_a_card_of_your_choice() -> None:
    bor = {"hand": ["Hear Me Roar!", "Treachery"]}
    t = Table({"gold": 1, "hand": ["Seen In Flames"], "characters": [BASTARD]}, bor, step="4.1w")
    assert not t.offers("play")
    t = Table({"gold": 1, "hand": ["Seen In Flames"], "characters": ["Selyse Baratheon"]}, bor, step="4.1w")
    t.play("Seen In Flames")
    assert t.choices() == {"Hear Me Roar!", "Treachery"}
    t.pick("Treachery")
    assert t.zone("Treachery") == "discard:B"
