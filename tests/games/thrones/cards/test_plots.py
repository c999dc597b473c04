"""Plots, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

from tests.games.thrones.table import Table, attack, kneeling

WOLF, LION = "Tumblestone Knight", "Lannisport Moneylender"


def revealed(plot: str, ana: dict[str, Any] | None = None, bor: dict[str, Any] | None = None) -> Table:
    """Ana has just revealed a plot, Bor one without a text."""
    return Table({"plot": plot, **(ana or {})}, {"plot": "The Winds of Winter", **(bor or {})}, step="1.3r")


def test_a_clash_of_kings_moves_power_from_the_loser() -> None:
    t = Table(
        {"plot": "A Clash of Kings", "characters": ["Robb Stark"]},
        {"characters": ["Bastard in Hiding"], "power": 3},
        step="4.2.2",
        challenge=attack("power", "Robb Stark", defenders=("Bastard in Hiding",)),
    )
    t.respond("A Clash of Kings")
    # One by the plot, one by the claim.
    assert (t.power("Ana"), t.power("Bor")) == (2, 1)


def test_a_clash_of_kings_answers_power_challenges_alone() -> None:
    t = Table(
        {"plot": "A Clash of Kings", "characters": ["Robb Stark"]},
        {"characters": ["Bastard in Hiding"], "power": 3},
        step="4.2.2",
        challenge=attack("military", "Robb Stark", defenders=("Bastard in Hiding",)),
    )
    assert t.asked != "got-ask-respond"


def test_a_feast_for_crows_pays_for_dominance() -> None:
    t = Table({"plot": "A Feast for Crows", "characters": ["Robb Stark"]}, step="5.2")
    t.respond("A Feast for Crows")
    assert t.power() == 3


def test_a_game_of_thrones_asks_everybody_to_win_intrigue_first() -> None:
    t = Table(
        {"plot": "A Game of Thrones", "characters": ["Tywin Lannister"]},
        {"characters": ["Tywin Lannister"]},
        step="4.2",
    )
    assert (t.offers("intrigue"), t.offers("military"), t.offers("power")) == (True, False, False)
    won = {"type": "intrigue", "by": "Ana", "winner": "Ana"}
    t = Table({"plot": "A Game of Thrones", "characters": ["Tywin Lannister"]}, step="4.2", fought=[won])
    assert t.offers("military")
    assert t.offers("power")
    t = Table({"plot": "A Game of Thrones"}, {"characters": ["Robb Stark"]}, step="4.2", active="Bor", fought=[won])
    assert not t.offers("power")


def test_a_noble_cause_makes_the_first_noble_cheaper() -> None:
    t = Table({"plot": "A Noble Cause", "gold": 10, "hand": ["Robb Stark", "Catelyn Stark", WOLF]}, first_player="Ana")
    t.choose("marshal", WOLF).until(asked="got-ask-marshal")
    assert t.gold() == 8
    t.choose("marshal", "Robb Stark").until(asked="got-ask-marshal")
    assert t.gold() == 4
    t.choose("marshal", "Catelyn Stark")
    assert t.gold() == 0


def test_a_storm_of_swords_allows_two_military_challenges() -> None:
    fought = [{"type": "military", "by": "Ana"}]
    t = Table({"plot": "A Storm of Swords", "characters": ["Robb Stark"]}, step="4.2", fought=fought)
    assert t.offers("military")
    t = Table({"plot": "A Storm of Swords", "characters": ["Robb Stark"]}, step="4.2", fought=fought * 2)
    assert not t.offers("military")


def test_building_orders_find_a_location_or_an_attachment() -> None:
    deck = [WOLF, "Ice", "Gates of Winterfell", *["Tumblestone Knight"] * 7, "The Kingsroad"]
    t = revealed("Building Orders", {"deck": deck})
    assert t.choices() == {"Ice", "Gates of Winterfell"}
    t.pick("Ice")
    assert t.hand() == ["Ice"]
    assert len(t.g.zones["deck:A"]) == 10


def test_calling_the_banners_counts_the_characters_of_an_opponent() -> None:
    t = revealed("Calling the Banners", {"characters": [WOLF]}, {"characters": [LION, LION, LION]})
    assert t.step == "1.3w"
    assert t.gold() == 3


def test_calm_over_westeros_soothes_one_type_of_challenge_against_you() -> None:
    t = revealed("Calm Over Westeros", {}, {"characters": ["Tywin Lannister"], "plot": "Sneak Attack"})
    t.choose("name_intrigue").until(asked="got-ask-challenge")
    assert t.claim("Bor") == 2
    t.challenge("intrigue", "Tywin Lannister")
    assert (t.step, t.claim("Bor")) == ("4.2w", 1)


def test_what_calm_over_westeros_names_everybody_hears_and_reads_on_the_plot() -> None:
    t = revealed("Calm Over Westeros", {}, {"characters": ["Tywin Lannister"]}).choose("name_intrigue")
    (told,) = [line.message for line in t.session.log if line.message.id == "got-log-names"]
    assert (told.params["what"], told.only) == ("intrigue", "")
    for seat in ("A", "B"):
        seen = t.session.look(seat).card(t.id("Calm Over Westeros"))
        assert seen is not None
        assert "named_intrigue" in seen.marks


def test_calm_over_westeros_does_nothing_for_other_types() -> None:
    t = revealed("Calm Over Westeros", {}, {"characters": ["Tywin Lannister"], "plot": "Sneak Attack"})
    t.choose("name_intrigue").until(asked="got-ask-challenge")
    t.challenge("power", "Tywin Lannister")
    assert t.claim("Bor") == 2


def test_confiscation_discards_an_attachment() -> None:
    bor = {"characters": [{"card": "Tywin Lannister", "attachments": ["Seal of the Hand"]}]}
    t = revealed("Confiscation", {"characters": [{"card": WOLF, "attachments": ["Little Bird"]}]}, bor)
    assert t.choices() == {"Little Bird", "Seal of the Hand"}
    t.pick("Seal of the Hand")
    assert t.zone("Seal of the Hand") == "discard:B"


def test_counting_coppers_draws_three() -> None:
    t = revealed("Counting Coppers")
    t.until(step="1.3w")
    assert len(t.hand()) == 3


def test_filthy_accusations_kneel_a_character() -> None:
    t = revealed("Filthy Accusations", {"characters": [WOLF]}, {"characters": [LION, kneeling("Tywin Lannister")]})
    assert t.choices() == {WOLF, LION}
    t.pick(LION)
    assert t.kneels(LION)


def test_fortified_position_blanks_characters_but_for_their_traits() -> None:
    t = Table(
        {"plot": "Fortified Position", "characters": ["Robb Stark"]}, {"characters": ["Tywin Lannister"], "gold": 4}
    )
    assert not t.has("Robb Stark", "renown")
    assert t.strength("Tywin Lannister") == 6
    robb = t.session.look("A").card(t.id("Robb Stark"))
    assert robb is not None
    assert robb.traits == ["lord"]


def test_heads_on_spikes_send_a_character_to_the_dead_pile() -> None:
    t = revealed("Heads on Spikes", {}, {"hand": ["Tywin Lannister"]})
    assert t.zone("Tywin Lannister") == "dead:B"
    assert t.power() == 2


def test_heads_on_spikes_gain_nothing_for_another_card() -> None:
    t = revealed("Heads on Spikes", {}, {"hand": ["Hear Me Roar!"]})
    assert t.zone("Hear Me Roar!") == "discard:B"
    assert t.power() == 0


def test_a_jousting_contest_lets_one_attack_and_one_defend() -> None:
    t = Table(
        {"plot": "Jousting Contest", "characters": ["Robb Stark", "Eddard Stark"]},
        {"characters": ["Tywin Lannister", "Gold Cloaks"]},
        step="4.2",
    )
    t.choose("power")
    assert t.question.maximum == 1
    t.choose_all("attack", "Robb Stark").until(step="4.2.1")
    assert t.question.maximum == 1


def test_everybody_marches_one_to_the_wall_at_once_and_nothing_saves_them() -> None:
    t = revealed(
        "Marched to the Wall",
        {"characters": [{"card": "Robb Stark", "duplicates": ["Robb Stark"]}, WOLF]},
        {"characters": [LION, "Gold Cloaks"]},
    )
    assert (t.who, t.choices()) == ("Ana", {"Robb Stark", WOLF})
    t.pick("Robb Stark")
    assert t.zone("Robb Stark") == "characters:A"
    t.pick(LION)
    assert (t.zone("Robb Stark"), t.zone(LION)) == ("discard:A", "discard:B")


def test_marching_orders_leave_characters_alone_to_be_marshaled() -> None:
    hand = [WOLF, "The Roseroad", "Little Bird", "For the North!"]
    t = Table({"plot": "Marching Orders", "gold": 9, "hand": hand, "characters": ["Catelyn Stark"]})
    assert t.offers("marshal", WOLF)
    for card in ("The Roseroad", "Little Bird"):
        refusal = t.refusal(card, "marshal")
        assert refusal is not None
        assert refusal.rule == "GOT-292"
    assert not t.offers("play")


def test_marching_orders_let_a_duplicate_be_marshaled() -> None:
    """Marshaling a duplicate is not marshaling a card of its type."""
    t = Table({"plot": "Marching Orders", "hand": ["The Wolfswood"], "locations": ["The Wolfswood"]})
    t.choose("marshal", "The Wolfswood")
    assert len(t["The Wolfswood"].duplicates) == 1


def test_naval_superiority_takes_the_gold_of_kingdoms_and_edicts() -> None:
    t = Table({"plot": "Naval Superiority"}, {"plot": "Calling the Banners"})
    assert t.plot("Bor", "income") == 0
    assert t.plot("Ana", "income") == 2
    t = Table({"plot": "Naval Superiority"}, {"plot": "A Clash of Kings"})
    assert t.plot("Bor", "income") == 4


def test_naval_superiority_spares_what_is_added_to_the_base_value() -> None:
    t = Table({"plot": "Naval Superiority"}, {"plot": "Calling the Banners", "locations": ["The Roseroad"]})
    assert t.plot("Bor", "income") == 1


def test_power_behind_the_throne_keeps_a_stand_for_later() -> None:
    t = revealed("Power Behind the Throne", {"characters": [kneeling(WOLF)]})
    t.until(step="1.3w")
    assert t["Power Behind the Throne"].count("stand") == 1
    t.use("Power Behind the Throne")
    assert not t.kneels(WOLF)
    assert not t.offers("use", "Power Behind the Throne")


def test_rebuilding_shuffles_up_to_three_back() -> None:
    t = revealed("Rebuilding", {"discard": [WOLF, "Ice", "Robb Stark", "Bran Stark"]})
    assert t.question.maximum == 3
    t.pick("Ice", "Robb Stark")
    assert t.titles("discard:A") == [WOLF, "Bran Stark"]
    assert t.zone("Ice") == "deck:A"


def test_reinforcements_come_from_hand_or_discard_pile() -> None:
    t = revealed("Reinforcements", {"hand": ["Catelyn Stark", "Robb Stark"], "discard": [WOLF]})
    assert t.choices() == {"Catelyn Stark", WOLF}
    t.pick(WOLF)
    assert t.zone(WOLF) == "characters:A"
    assert t.gold() == 0


def test_after_a_sneak_attack_there_is_no_second_challenge() -> None:
    t = Table({"plot": "Sneak Attack", "characters": ["Robb Stark"]}, step="4.2")
    assert t.offers("military")
    t = Table(
        {"plot": "Sneak Attack", "characters": ["Robb Stark"]}, step="4.2", fought=[{"type": "power", "by": "Ana"}]
    )
    assert not t.offers("military")


def test_a_summons_finds_a_character() -> None:
    t = revealed("Summons", {"deck": [WOLF, "Ice", *["The Roseroad"] * 10]})
    assert t.choices() == {WOLF}
    t.pick(WOLF)
    assert t.hand() == [WOLF]


def test_supporting_the_faith_empties_every_pool() -> None:
    t = Table({"plot": "Supporting the Faith", "gold": 3}, {"gold": 2}, step="4.1")
    assert t.step == "4.1w"
    assert (t.gold("Ana"), t.gold("Bor")) == (0, 0)
    assert t.g.treasury["gold"] == 0


def test_taxation_allows_a_second_limited_card() -> None:
    t = Table({"plot": "Taxation", "hand": ["The Roseroad", "Sea Tower"], "limited": 1})
    assert t.offers("marshal", "The Roseroad")
    t = Table({"plot": "Taxation", "hand": ["The Roseroad", "Sea Tower"], "limited": 2})
    assert not t.offers("marshal", "The Roseroad")


def test_a_wildfire_assault_spares_three_each_and_nothing_saves_the_others() -> None:
    four = [{"card": "Robb Stark", "duplicates": ["Robb Stark"]}, WOLF, "Arya Stark", "Bran Stark"]
    t = revealed("Wildfire Assault", {"characters": four}, {"characters": [LION]})
    spare = [WOLF, "Arya Stark", "Bran Stark"]
    assert (t.who, t.question.maximum) == ("Ana", 3)
    t.pick(*spare)
    assert t.zone("Robb Stark") == "characters:A"
    t.pick(LION)
    assert t.titles("dead:A") == ["Robb Stark"]
    assert t.titles("characters:A") == spare
    assert t.titles("characters:B") == [LION]
