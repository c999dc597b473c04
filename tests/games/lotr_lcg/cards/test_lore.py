"""Lore cards, a test for each sentence of their text."""

from __future__ import annotations

import pytest

from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, rich

# -- heroes --------------------------------------------------------------------------------------------------------


def test_denethor_sees_the_top_encounter_card_and_may_put_it_at_the_bottom() -> None:
    table = Table(heroes=["Denethor"], hand=[TUNE], encounter_deck=["Hummerhorns", "Enchanted Stream"])
    table.choose("use", "Denethor").choose("move_to_bottom")
    assert table.titles("encounter_deck") == ["Enchanted Stream", "Hummerhorns"]
    assert table["Denethor"].exhausted


def test_what_denethor_sees_only_his_player_reads() -> None:
    table = Table(
        players={"Ana": {"heroes": ["Denethor"]}, "Bor": {"heroes": ["Gimli"]}}, encounter_deck=["Hummerhorns"]
    )
    table.choose("use", "Denethor")
    told = [line.message for line in table.session.log if line.message.id == "lcg-log-looks-at"]
    assert [message.only for message in told] == ["A"]


@pytest.mark.rule("LCG-224")
def test_glorfindel_pays_one_of_his_own_resources_to_heal_one_once_a_round() -> None:
    table = Table(heroes=[rich("Glorfindel", 3), {"card": "Gimli", "damage": 2, "resources": 1}])
    table.choose("use", "Glorfindel")
    assert (table["Gimli"].damage, table["Glorfindel"].resources) == (1, 2)
    assert not table.offers("use", "Glorfindel")


def test_beravor_lets_a_player_draw_two_once_a_round() -> None:
    table = Table(heroes=["Beravor"], hand=[])
    table.choose("use", "Beravor")
    assert len(table.g.zones["hand:A"]) == 2
    assert table["Beravor"].exhausted


# -- allies --------------------------------------------------------------------------------------------------------


def test_daughter_of_the_nimrodel_heals_two_on_a_hero_but_no_ally() -> None:
    table = Table(
        heroes=[{"card": "Gimli", "damage": 3}], allies=["Daughter of the Nimrodel", {"card": "Faramir", "damage": 1}]
    )
    table.choose("use", "Daughter of the Nimrodel")
    assert (table["Gimli"].damage, table["Faramir"].damage) == (1, 1)


def test_erebor_hammersmith_brings_back_the_topmost_attachment_when_played() -> None:
    table = Table(
        heroes=[rich("Beravor")], hand=["Erebor Hammersmith"], discard=["Citadel Plate", "Dwarven Axe", "Sneak Attack"]
    )
    table.play("Erebor Hammersmith").choose("respond", "Erebor Hammersmith")
    assert table.zone("Dwarven Axe") == "hand:A"
    assert table.zone("Citadel Plate") == "discard:A"


def test_henamarth_sees_the_top_encounter_card() -> None:
    table = Table(allies=["Henamarth Riversong"], encounter_deck=["Hummerhorns"])
    table.choose("use", "Henamarth Riversong")
    told = [line.message for line in table.session.log if line.message.id == "lcg-log-looks-at"]
    assert told[0].params["card"] == f"@{table.id('Hummerhorns')}:01075"


def test_miner_of_the_iron_hills_discards_a_condition() -> None:
    table = Table(heroes=[rich("Beravor", attachments=["Caught in a Web"])], hand=["Miner of the Iron Hills"])
    table.play("Miner of the Iron Hills").choose("respond", "Miner of the Iron Hills")
    assert table.zone("Caught in a Web") == "encounter_discard"


def test_gleowine_lets_a_player_draw_one() -> None:
    table = Table(allies=["Gléowine"], hand=[])
    table.choose("use", "Gléowine")
    assert len(table.g.zones["hand:A"]) == 1


# -- events --------------------------------------------------------------------------------------------------------


def test_lore_of_imladris_heals_all_damage_of_a_character() -> None:
    table = Table(heroes=[rich("Beravor", damage=3)], hand=["Lore of Imladris"])
    table.play("Lore of Imladris")
    assert table["Beravor"].damage == 0


def test_loriens_wealth_draws_three() -> None:
    table = Table(heroes=[rich("Beravor")], hand=["Lórien’s Wealth"])
    table.play("Lórien’s Wealth")
    assert len(table.g.zones["hand:A"]) == 3


@pytest.mark.rule("LCG-005")
@pytest.mark.parametrize(
    ("event", "silent", "left"), [("Radagast’s Cunning", "Forest Spider", 2), ("Secret Paths", "Enchanted Stream", 2)]
)
def test_one_card_of_the_staging_area_gives_no_threat_this_phase(event: str, silent: str, left: int) -> None:
    table = Table(heroes=[rich("Beravor")], hand=[event], staging=["Forest Spider", "Enchanted Stream"], step="3.1w")
    before = table.session.game.view(table.g, "A").numbers["staging_threat"]
    table.play(event)
    assert before == 4
    assert table.session.game.view(table.g, "A").numbers["staging_threat"] == left
    table.until(step="4.2")
    assert table.session.game.view(table.g, "A").numbers["staging_threat"] >= before


@pytest.mark.rule("LCG-223")
def test_gandalfs_search_takes_one_of_x_cards_and_puts_the_rest_back_in_any_order() -> None:
    table = Table(
        heroes=[rich("Beravor", 3)], hand=["Gandalf’s Search"], deck=["Faramir", "Gandalf", "Brok Ironfist", "Beorn"]
    )
    table.play("Gandalf’s Search")
    assert [option.detail for option in table.question.options] == ["1", "2", "3"]
    table.answer(["amount#3"])
    assert table["Beravor"].resources == 0
    table.choose("choose", "Gandalf")
    table.choose_all("put", "Brok Ironfist", "Faramir")
    assert table.titles("deck:A") == ["Brok Ironfist", "Faramir", "Beorn"]
    assert table.titles("hand:A") == ["Gandalf"]


def test_beorns_hospitality_heals_all_heroes_of_a_player() -> None:
    table = Table(heroes=[rich("Beravor", damage=2), rich("Glorfindel", damage=1)], hand=["Beorn’s Hospitality"])
    table.play("Beorn’s Hospitality")
    table.distribute(Beravor=5)
    assert (table["Beravor"].damage, table["Glorfindel"].damage) == (0, 0)


# -- attachments ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-249")
def test_a_snared_enemy_does_not_attack() -> None:
    table = Table(heroes=[rich("Beravor")], hand=["Forest Snare"], engaged=["Forest Spider"])
    table.play("Forest Snare", "Forest Spider")
    table.until(step="6.8b")
    assert table.said("lcg-log-enemy-attacks") == 0


def test_forest_snare_needs_an_engaged_enemy() -> None:
    table = Table(heroes=[rich("Beravor")], hand=["Forest Snare"], staging=["Forest Spider"])
    refusal = table.refusal("Forest Snare")
    assert refusal is not None
    assert refusal.rule == "LCG-087"


def test_protector_of_lorien_turns_cards_into_defense_or_will_three_times_a_phase() -> None:
    table = Table(
        heroes=[{"card": "Beravor", "attachments": ["Protector of Lórien"]}],
        hand=["Faramir", "Faramir", "Faramir", "Faramir"],
    )
    for verb in ("more_defense", "more_willpower", "more_willpower"):
        table.choose("use", "Protector of Lórien")
        table.answer([table.question.options[0].key])
        table.choose(verb)
    assert (table.number("Beravor", "defense"), table.number("Beravor", "willpower")) == (3, 4)
    assert not table.offers("use", "Protector of Lórien")


def test_dark_knowledge_dims_the_will_and_shows_a_shadow_card() -> None:
    table = Table(
        heroes=[{"card": "Beravor", "attachments": ["Dark Knowledge"]}],
        engaged=["Forest Spider"],
        step="6.2",
        encounter_deck=["Hummerhorns"],
    )
    assert table.number("Beravor", "willpower") == 1
    table.choose("respond", "Dark Knowledge")
    told = [line.message for line in table.session.log if line.message.id == "lcg-log-looks-at"]
    assert told[0].params["card"] == f"@{table.id('Hummerhorns')}:01075"


def test_self_preservation_heals_two_from_its_bearer() -> None:
    table = Table(allies=[{"card": "Faramir", "damage": 2, "attachments": ["Self Preservation"]}])
    table.choose("use", "Self Preservation")
    assert table["Faramir"].damage == 0


def test_the_cards_that_gandalf_finds_are_shown_to_him_who_looks_and_to_nobody_else() -> None:
    t = Table(
        players={
            "Ana": {
                "heroes": [rich("Denethor", 3)],
                "hand": ["Gandalf's Search"],
                "deck": ["Faramir", "Beorn", "Feint"],
            },
            "Bor": {"heroes": ["Gimli"]},
        },
        step="4.2w",
    )
    t.play("Gandalf's Search")
    t.session.answer([t.find("amount")[-1].key])
    t.choose("choose_player", target="Ana")
    assert t.asked("Ana") == "lcg-ask-take"
    shown = t.session.look("A").zones["shown"].cards
    assert [card.id for card in shown] == t.g.zones["deck:A"]
    assert len(shown) == 3
    assert shown[0].numbers["willpower"] == 2
    assert "shown" not in t.session.look("B").zones
