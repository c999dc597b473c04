"""What keeps effects off: a blank text box, what "cannot" be done, immunity."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.reading.queries import has_keyword, has_trait
from tests.games.lotr_lcg.rules.made_up import AIMED_STONE, until_round_ends, with_effects
from tests.games.lotr_lcg.table import Table

# -- blank ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-163")
def test_what_was_gained_is_not_blank() -> None:
    table = with_effects(Table(heroes=["Aragorn"]), ("blank", 0, "Aragorn"))
    aragorn = table.id("Aragorn")
    assert not has_keyword(table.g, aragorn, "sentinel")
    with_effects(table, ("keyword:sentinel", 0, "Aragorn"))
    assert has_keyword(table.g, aragorn, "sentinel")


@pytest.mark.rule("LCG-164")
def test_traits_and_keywords_are_in_the_text_box() -> None:
    table = with_effects(Table(heroes=["Denethor", "Aragorn"]), ("blank", 0, "Denethor"), ("blank", 0, "Aragorn"))
    assert not has_trait(table.g, table.id("Denethor"), "gondor")
    assert not has_keyword(table.g, table.id("Aragorn"), "sentinel")
    assert table.number("Aragorn", "attack") == 3


@pytest.mark.rule("LCG-164")
def test_a_blank_cards_abilities_are_gone() -> None:
    table = with_effects(Table(allies=["Bell Ringer", "Faramir"], step="3.1w"), ("blank", 0, "Faramir"))
    assert table.offers("use", "Bell Ringer")
    assert not table.offers("use", "Faramir")


# -- cannot --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-249", "LCG-131")
def test_cannot_is_stronger_than_any_effect() -> None:
    tired = [{"card": "Aragorn", "exhausted": True, "resources": 5}, {"card": "Éowyn", "exhausted": True}]
    table = Table(heroes=tired, allies=["Bell Ringer"], hand=["Grim Resolve"], step="3.1w", encounter_deck=[])
    with_effects(table, ("cannot:ready", 0, "Aragorn")).play("Grim Resolve")
    assert table["Aragorn"].exhausted
    assert not table["Éowyn"].exhausted
    table.until("7.4w")
    assert table["Aragorn"].exhausted


@pytest.mark.rule("LCG-131")
def test_as_much_as_possible_is_done() -> None:
    table = Table(
        heroes=[{"card": "Aragorn", "exhausted": True}], allies=["Bell Ringer"], hand=["Rest and Bread"], step="3.1w"
    ).play("Rest and Bread")
    assert not table["Aragorn"].exhausted
    assert table.said("lcg-log-heals") == 0


@pytest.mark.rule("LCG-250")
def test_what_cannot_be_damaged_takes_none() -> None:
    table = Table(heroes=["Aragorn"], allies=["Bell Ringer"], engaged=["King Spider"], encounter_deck=[], step="6.7")
    with_effects(table, ("cannot:damage", 0, "King Spider"), ("attack", 2, "Aragorn"))
    table.choose("attack", "Aragorn", "King Spider").choose_all("attack").until("6.8.3w")
    assert table["King Spider"].damage == 0


@pytest.mark.rule("LCG-251")
def test_what_cannot_be_damaged_is_no_target_for_damage() -> None:
    table = Table(heroes=["Aragorn", "Gimli", "Éowyn"], hand=["Daring Leap"], step="3.1w")
    with_effects(table, ("cannot:damage", 0, "Gimli")).play("Daring Leap")
    assert [option.source for option in table.question.options] == [table.id("Aragorn"), table.id("Éowyn")]
    table = Table(heroes=[{"card": "Aragorn", "resources": 5}], hand=["Gandalf"], staging=["Hill Troll", "Wargs"])
    with_effects(table, ("cannot:damage", 0, "Hill Troll"))
    table.play("Gandalf").choose("respond", "Gandalf").choose("damage_enemy")
    assert table.zone("Wargs") == "encounter_discard"


@pytest.mark.rule("LCG-252")
def test_damage_stays_on_what_can_no_longer_be_damaged() -> None:
    table = Table(allies=["Bell Ringer"], staging=[{"card": "Hill Troll", "damage": 3}], step="3.1w")
    with_effects(table, ("cannot:damage", 0, "Hill Troll")).choose("use", "Bell Ringer")
    assert table["Hill Troll"].damage == 3


@pytest.mark.rule("LCG-253")
def test_what_cannot_be_damaged_can_be_discarded() -> None:
    table = Table(allies=["Bell Ringer", "Faramir"], hand=["Send Away"], step="3.1w")
    with_effects(table, ("cannot:damage", 0, "Faramir")).play("Send Away").choose("choose", "Faramir")
    assert table.zone("Faramir") == "discard:A"


# -- immune --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-200")
def test_the_immune_are_no_target_and_take_nothing_but_attacks() -> None:
    setup: dict[str, Any] = {"heroes": ["Aragorn", "Thalin"], "engaged": ["Wargs", "Marsh Adder"], "encounter_deck": []}
    table = Table(**setup, allies=["Bell Ringer"], hand=["Aimed Stone", "Falling Stones"], step="3.1w")
    with_effects(table, ("immune:player", 0, "Marsh Adder")).play("Aimed Stone")
    assert (table["Wargs"].damage, table["Marsh Adder"].damage) == (1, 0)
    table.play("Falling Stones")
    assert (table["Wargs"].damage, table["Marsh Adder"].damage) == (2, 0)
    table = with_effects(Table(**setup, allies=["Bell Ringer"], step="6.7"), ("immune:player", 0, "Marsh Adder"))
    table.choose("attack", "Aragorn", "Marsh Adder").choose_all("attack").until("6.8.3w")
    assert table["Marsh Adder"].damage == 2


@pytest.mark.rule("LCG-200")
def test_the_immune_gain_nothing_from_attachments_or_constant_abilities() -> None:
    table = Table(heroes=[{"card": "Thalin", "attachments": ["The Favor of the Lady"]}], allies=["Song Leader"])
    assert table.number("Thalin", "willpower") == 3
    with_effects(table, ("immune:player", 0, "Thalin"))
    assert table.number("Thalin", "willpower") == 1
    table = with_effects(
        Table(staging=["War Drummer"], heroes=["Thalin"], engaged=["Wargs"]), ("immune:player", 0, "Wargs")
    )
    assert table.number("Wargs", "attack") == 4


@pytest.mark.rule("LCG-200")
@pytest.mark.parametrize("effect", ["immune:encounter", "blank"])
def test_no_web_holds_who_is_immune_to_it_and_no_blank_one_holds_anybody(effect: str) -> None:
    caught = {"card": "Aragorn", "exhausted": True, "attachments": ["Caught in a Web"]}
    table = Table(heroes=[caught], allies=["Bell Ringer"], step="7.2")
    with_effects(table, (effect, 0, "Aragorn" if effect != "blank" else "Caught in a Web"))
    assert (table.step, table["Aragorn"].exhausted) == ("7.4w", False)


@pytest.mark.rule("LCG-201")
def test_what_hangs_on_the_immune_is_not_immune() -> None:
    table = Table(
        allies=["Bell Ringer"], hand=["Cut Loose"], staging=[{"card": "Hill Troll", "attachments": ["Tether"]}]
    )
    with_effects(table, ("immune:player", 0, "Hill Troll")).play("Cut Loose")
    assert table.titles("discard:A") == ["Tether", "Cut Loose"]


@pytest.mark.rule("LCG-202")
def test_immunity_shakes_off_what_already_lasts() -> None:
    table = Table(staging=["Wargs"])
    wargs = table.id("Wargs")
    table.g.effects.append(Effect("attack", -1, [wargs], "", "round", "", AIMED_STONE))
    assert table.number("Wargs", "attack") == 2
    with_effects(table, ("immune:player", 0, "Wargs"))
    assert table.number("Wargs", "attack") == 3


@pytest.mark.rule("LCG-129")
def test_no_immunity_keeps_off_a_framework_step() -> None:
    table = Table(allies=["Bell Ringer"], encounter_deck=["Long Shadow"], threat=20, step="3.3")
    table.g.effects.append(until_round_ends("immune:encounter", 0, "A"))
    assert table.step == "3.3w"
    assert table.zone("Long Shadow") == "encounter_discard"
    assert table.threat() == 20
    table.until("7.4w")
    assert table.threat() == 21
