"""House Lannister, a test for each sentence of the cards."""

from __future__ import annotations

from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"


def test_cersei_raises_the_claim_of_intrigue_while_she_attacks() -> None:
    for type, attacker, claim in (
        ("intrigue", "Cersei Lannister", 2),
        ("power", "Cersei Lannister", 1),
        ("intrigue", LION, 1),
    ):
        t = Table(
            {"plot": "Summons", "characters": ["Cersei Lannister", LION]}, step="4.2w", challenge=attack(type, attacker)
        )
        assert t.claim() == claim


def test_joffrey_gains_power_for_dead_nobles() -> None:
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister", "Joffrey Baratheon"]},
        {"characters": ["Robb Stark"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond("Put to the Sword").respond("Joffrey Baratheon")
    assert t["Joffrey Baratheon"].power == 1


def test_joffrey_answers_each_of_several_deaths_three_times_a_round() -> None:
    lords = ["Robb Stark", "Bran Stark", "Catelyn Stark", "Sansa Stark"]
    t = Table(
        {"plot": "Wildfire Assault", "characters": ["Joffrey Baratheon"]},
        {"characters": [*lords, WOLF, BASTARD, LION]},
        step="1.3r",
    )
    t.pick("Joffrey Baratheon").pick(WOLF, BASTARD, LION).until(asked="got-ask-respond")
    for _ in range(3):
        t.respond("Joffrey Baratheon")
    assert t["Joffrey Baratheon"].power == 3
    assert t.asked != "got-ask-respond"


def test_ser_jaime_attacks_standing_and_with_renown_in_military_challenges() -> None:
    jaime = "Ser Jaime Lannister"
    for type, kneels in (("military", False), ("intrigue", True)):
        t = Table({"characters": [jaime]}, {"characters": ["Robb Stark", LION]}, step="4.2")
        t.challenge(type, jaime)
        assert t.kneels(jaime) is kneels
        assert t.has(jaime, "renown") is (type == "military")


def test_the_tickler_discards_a_card_and_a_copy_of_it() -> None:
    t = Table(
        {"characters": ["The Tickler"]},
        {"characters": [LION, WOLF], "deck": [LION, *["The Roseroad"] * 9]},
        step="5.2w",
    )
    t.use("The Tickler").pick(LION)
    assert t.titles("discard:B") == [LION, LION]
    assert t.kneels("The Tickler")


def test_tyrion_earns_by_intrigue_twice_a_round() -> None:
    t = Table({"characters": ["Tyrion Lannister", LION]}, {"characters": [WOLF]}, step="4.2")
    t.challenge("intrigue", LION).respond("Tyrion Lannister")
    assert t.gold() == 2


def test_tywin_is_as_strong_as_he_is_rich() -> None:
    t = Table({"plot": "Summons", "characters": ["Tywin Lannister"], "gold": 3})
    assert t.strength("Tywin Lannister") == 9
    assert t.plot("Ana", "income") == 6


def test_the_gold_cloaks_leave_at_the_end_of_the_phase_of_their_ambush() -> None:
    t = Table({"gold": 2, "hand": ["Gold Cloaks"]}, step="4.1w")
    t.choose("ambush", "Gold Cloaks")
    assert t.zone("Gold Cloaks") == "characters:A"
    t.until(step="5.2w")
    assert t.zone("Gold Cloaks") == "discard:A"


def test_the_gold_cloaks_stay_when_they_were_marshaled() -> None:
    t = Table({"gold": 4, "hand": ["Gold Cloaks"]})
    t.choose("marshal", "Gold Cloaks").until(step="4.1w")
    assert t.zone("Gold Cloaks") == "characters:A"


def test_the_merchant_and_the_fiefdom_make_cards_cheaper() -> None:
    t = Table(
        {
            "gold": 6,
            "hand": ["Tyrion Lannister", "Lannisport"],
            "characters": ["Lannisport Merchant"],
            "locations": ["Western Fiefdom"],
        }
    )
    t.use("Lannisport Merchant").until(asked="got-ask-marshal").use("Western Fiefdom").until(asked="got-ask-marshal")
    t.choose("marshal", "Tyrion Lannister")
    assert t.gold() == 3


def test_the_moneylender_adds_to_your_income() -> None:
    assert Table({"plot": "Summons", "characters": [LION]}).plot("Ana", "income") == 5


def test_the_queens_assassin_strikes_who_has_fewer_cards() -> None:
    assassin = "The Queen’s Assassin"
    bor = {"characters": [WOLF, BASTARD]}
    t = Table({"gold": 4, "hand": [assassin, "Ice"]}, bor, step="4.1w")
    t.choose("ambush", assassin).respond(assassin)
    assert (t.who, t.choices()) == ("Bor", {WOLF, BASTARD})
    t.pick(WOLF)
    assert t.zone(WOLF) == "dead:B"
    t = Table({"gold": 4, "hand": [assassin]}, bor, step="4.1w")
    t.choose("ambush", assassin)
    assert t.asked != "got-ask-respond"


def test_widows_wail_strengthens_and_arms_joffrey() -> None:
    wail = "Widow’s Wail"
    t = Table({"characters": [{"card": "Joffrey Baratheon", "attachments": [wail]}, LION]})
    assert (t.strength("Joffrey Baratheon"), t.icons("Joffrey Baratheon")) == (5, "mp")
    t = Table({"characters": [{"card": LION, "attachments": [wail]}]})
    assert (t.strength(LION), t.icons(LION)) == (4, "i")


def test_widows_wail_comes_out_of_ambush() -> None:
    t = Table({"gold": 1, "hand": ["Widow’s Wail"], "characters": [LION]}, step="4.1w")
    t.choose("ambush", "Widow’s Wail")
    assert t.strength(LION) == 4


def test_casterly_rock_allows_a_second_intrigue_challenge() -> None:
    fought = [{"type": "intrigue", "by": "Ana"}]
    t = Table({"characters": [LION], "locations": ["Casterly Rock"]}, step="4.2", fought=fought)
    assert t.offers("intrigue")


def test_lannisport_draws_for_intrigue() -> None:
    t = Table({"characters": [LION], "locations": ["Lannisport"]}, step="4.2.2", challenge=attack("intrigue", LION))
    t.respond("Lannisport")
    assert len(t.hand()) == 1


def test_hear_me_roar_brings_a_lannister_for_the_phase() -> None:
    t = Table({"gold": 1, "hand": ["Hear Me Roar!", "Tywin Lannister", "Robb Stark"]}, step="4.1w")
    t.play("Hear Me Roar!")
    assert t.zone("Tywin Lannister") == "characters:A"
    t.until(step="5.2w")
    assert t.zone("Tywin Lannister") == "discard:A"


def test_the_things_i_do_for_love_return_a_character_for_its_cost() -> None:
    love = "The Things I Do For Love"
    bor = {"characters": [BASTARD, "Tywin Lannister"]}
    t = Table({"gold": 3, "hand": [love], "characters": ["Cersei Lannister"]}, bor, step="4.1w")
    t.play(love)
    t.choose("pay")
    assert t.kneels("House Stark")
    assert t.zone(BASTARD) == "hand:B"
    assert t.gold() == 1


def test_the_things_i_do_for_love_need_a_noble_lannister() -> None:
    love = "The Things I Do For Love"
    t = Table({"gold": 3, "hand": [love], "characters": [LION]}, {"characters": [BASTARD]}, step="4.1w")
    assert not t.offers("play")


def test_treachery_cancels_a_triggered_ability() -> None:
    for mine, cancelled in (("Tywin Lannister", True), (LION, False)):
        t = Table(
            {"gold": 1, "hand": ["Treachery"], "characters": [mine, kneeling("Lannisport Merchant")]},
            {"characters": ["Grey Wind"]},
            step="4.1w",
        )
        t.passes().use("Grey Wind")
        if cancelled:
            t.respond("Treachery")
        assert (t.zone("Lannisport Merchant") == "characters:A") is cancelled
        assert t.kneels("Grey Wind")
