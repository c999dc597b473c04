"""Encounter cards of Escape from Dol Guldur, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

from desktop_app.games.lotr_lcg.reading.numbers import staging_threat
from tests.games.lotr_lcg.cards.encounters import STREAM, attacked, revealed, travels
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed

MAP, TORCH, KEY = "Gandalf’s Map", "Dungeon Torch", "Shadow Key"
JAILOR, NAZGUL, GUARDIAN = "Dungeon Jailor", "Nazgûl of Dol Guldur", "Cavern Guardian"
SHACKLES, GATE, ORC_GUARD = "Iron Shackles", "Tower Gate", "Orc Guard"
CAVERNS = "Through the Caverns"
AXE, STONE = "Dwarven Axe", "Celebrían’s Stone"


def bearing(hero: str, *attachments: str, **more: Any) -> dict[str, Any]:
    """A hero with attachments."""
    return {"card": hero, "attachments": list(attachments), **more}


# -- Dungeon Jailor ------------------------------------------------------------------------------------------------


def failed(*staged: Any, **setup: Any) -> Table:
    """The quest phase up to its last window, with nobody on the quest."""
    setup.setdefault("staging", [JAILOR, *staged])
    return Table(hand=[TUNE], threat=20, step="3.4", **setup)


def test_the_jailor_has_an_unclaimed_objective_shuffled_back_after_an_unsuccessful_quest() -> None:
    t = failed(KEY, STREAM).until(step="3.4w")
    assert (t.zone(KEY), t.said("lcg-log-shuffles")) == ("encounter_deck", 1)


def test_of_several_objectives_the_first_player_chooses() -> None:
    t = failed(KEY, TORCH)
    assert t.asked("Ana") == "lcg-ask-objective-back"
    t.choose("choose", TORCH)
    assert (t.zone(KEY), t.zone(TORCH)) == ("staging", "encounter_deck")


def test_whoever_guarded_the_objective_stays_and_guards_nothing() -> None:
    t = failed({"card": KEY, "attachments": ["King Spider"]}).until(step="3.4w")
    assert (t.zone(KEY), t.zone("King Spider"), t["King Spider"].host) == ("encounter_deck", "staging", "")


def test_the_jailor_does_nothing_after_a_successful_quest_or_a_tie() -> None:
    for willing in (["Éowyn"], ["Legolas"]):  # 4 willpower against 1, and 1 against 1
        t = failed(KEY, heroes=[committed(hero) for hero in willing]).until(step="3.4w")
        assert t.zone(KEY) == "staging"


def test_the_jailor_leaves_what_is_claimed() -> None:
    t = failed(STREAM, heroes=[bearing("Aragorn", KEY)]).until(step="3.4w")
    assert t.zone(KEY) == "attached"


def test_an_engaged_jailor_does_nothing() -> None:
    t = failed(staging=[KEY, STREAM], engaged=[JAILOR]).until(step="3.4w")
    assert t.zone(KEY) == "staging"


def test_each_jailor_takes_one() -> None:
    t = failed(JAILOR, KEY, TORCH, MAP)
    t.choose("resolve").choose("choose", KEY).choose("choose", MAP)
    assert [t.zone(card) for card in (MAP, TORCH, KEY)] == ["encounter_deck", "staging", "encounter_deck"]


# -- Nazgûl of Dol Guldur ------------------------------------------------------------------------------------------


def test_no_attachment_can_be_played_on_the_nazgul() -> None:
    lore = {"card": "Denethor", "resources": 5}
    t = Table(heroes=[lore], hand=["Forest Snare"], engaged=[NAZGUL, "King Spider"], step="2.2")
    assert t.offers("play", "Forest Snare", "King Spider")
    assert not t.offers("play", "Forest Snare", NAZGUL)
    alone = Table(heroes=[lore], hand=["Forest Snare", TUNE], engaged=[NAZGUL], step="2.2")
    refusal = alone.refusal("Forest Snare")
    assert refusal is not None
    assert refusal.rule == "LCG-087"
    for table in (t, alone):
        refused = table.refusal("Forest Snare", NAZGUL)
        assert refused is not None
        assert (refused.rule, refused.because) == ("LCG-249", table.id(NAZGUL))


def test_the_rescue_brings_the_nazgul_into_the_staging_area() -> None:
    t = Table(
        heroes=[committed("Éowyn"), "Legolas"],
        quest=CAVERNS,
        set_aside=[NAZGUL],
        hand=[TUNE],
        step="3.4",
        players={"Ana": {"heroes": [committed("Éowyn")], "captive": ["Gimli"], "hand": [TUNE]}},
    )
    t.until(asked="lcg-ask-respond").choose("respond", CAVERNS)
    assert (t.zone(NAZGUL), t.zone("Gimli")) == ("staging", "play:A")
    assert t.said("lcg-log-revealed") == 0


def by_the_nazgul(shadow: str, **setup: Any) -> Table:
    return attacked(shadow, by=NAZGUL, **setup)


def test_a_shadow_effect_of_the_nazgul_costs_the_engaged_player_a_character() -> None:
    t = by_the_nazgul("Dol Guldur Orcs", defender="Gimli", allies=["Beorn"])
    t.until(asked="lcg-ask-discard-character").asked("Ana")
    assert {option.source for option in t.question.options} == {t.id(name) for name in ("Gimli", "Legolas", "Beorn")}
    t.choose("choose", "Beorn")
    assert t.zone("Beorn") == "discard:A"


def test_a_shadow_card_without_effect_costs_nothing() -> None:
    t = by_the_nazgul(STREAM, defender="Gimli", hand=[TUNE])
    assert t.until(step="6.4.2w").said("lcg-log-discarded") == 0


def test_a_cancelled_shadow_effect_costs_nothing() -> None:
    t = by_the_nazgul(
        "Dol Guldur Orcs",
        defender="Gimli",
        heroes=["Gimli", {"card": "Éowyn", "resources": 1}],
        hand=["Hasty Stroke", TUNE],
    )
    t.until(asked="lcg-ask-respond").choose("respond", "Hasty Stroke").until(step="6.4.2w")
    assert t.said("lcg-log-discarded") == 0


def test_a_defender_lost_to_the_nazgul_leaves_its_attack_undefended() -> None:
    t = by_the_nazgul("Dol Guldur Orcs", defender="Gimli", heroes=["Gimli", "Legolas", "Aragorn"])
    t.choose("choose", "Gimli").until(asked="lcg-ask-undefended").choose("choose", "Aragorn")
    assert t.zone("Aragorn") == "discard:A"  # 4 attack and 1 more from the shadow effect against 5 hit points


def test_the_player_engaged_with_the_nazgul_pays_even_if_another_defends() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli", "Legolas"], "engaged": [{"card": NAZGUL, "shadows": ["Dol Guldur Orcs"]}]},
            "Bor": {"heroes": ["Aragorn", "Éowyn"]},
        },
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("no_defender").choose("defend", "Aragorn")
    assert t.asked("Ana") == "lcg-ask-discard-character"
    assert {option.source for option in t.question.options} == {t.id("Gimli"), t.id("Legolas")}


# -- Cavern Guardian -----------------------------------------------------------------------------------------------


def test_cavern_guardian_is_doomed() -> None:
    assert revealed(GUARDIAN, threat=20, hand=[TUNE]).until(step="3.3w").threat() == 21


def test_cavern_guardian_as_a_shadow_takes_an_attachment_of_your_choice() -> None:
    heroes = [bearing("Gimli", AXE), bearing("Legolas", "Citadel Plate")]
    t = attacked(GUARDIAN, defender="Gimli", heroes=heroes)
    assert t.asked("Ana") == "lcg-ask-discard-attachment"
    t.choose("choose", "Citadel Plate")
    assert (t.zone("Citadel Plate"), t.zone(AXE)) == ("discard:A", "attached")


def test_undefended_it_takes_all_and_objectives_go_back_to_the_staging_area() -> None:
    heroes = [bearing("Gimli", AXE, KEY), bearing("Legolas", TORCH)]
    t = attacked(GUARDIAN, heroes=heroes, hand=[TUNE])
    t.until(asked="lcg-ask-undefended")
    assert [t.zone(card) for card in (AXE, KEY, TORCH)] == ["discard:A", "staging", "staging"]
    assert (t[KEY].controller, t[KEY].host, t["Gimli"].attachments) == ("", "", [])


# -- Under the Shadow ----------------------------------------------------------------------------------------------


def test_under_the_shadow_raises_the_staging_area_by_the_number_of_players_until_the_phase_ends() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"]}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}},
        encounter_deck=["Under the Shadow", STREAM, STREAM],
        step="3.3",
    )
    t.until(step="3.3w")
    assert staging_threat(t.g) == 2 + 2
    t.until(step="4.2w")
    assert staging_threat(t.g) == 2


def test_under_the_shadow_as_a_shadow_raises_your_threat_for_each_engaged_enemy() -> None:
    t = Table(
        heroes=["Gimli", "Legolas"],
        engaged=[{"card": "Forest Spider", "shadows": ["Under the Shadow"]}, "King Spider", "Wargs"],
        threat=20,
        hand=[TUNE],
        step="6.4a",
    )
    t.until(asked="lcg-ask-enemy-attack").choose("choose", "Forest Spider").until(asked="lcg-ask-defender")
    t.choose("defend", "Gimli").until(step="6.4.2w")
    assert t.threat() == 23


# -- Iron Shackles -------------------------------------------------------------------------------------------------


def test_iron_shackles_are_attached_to_the_first_players_deck() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"]}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}},
        first_player="Bor",
        encounter_deck=[SHACKLES, STREAM, STREAM],
        step="3.3",
    )
    t.until(step="3.3w")
    assert (t.zone(SHACKLES), t.said("lcg-log-attached-to-deck")) == ("on_deck:B", 1)


def shackled(**setup: Any) -> Table:
    mine = {"heroes": ["Beravor", "Gléowine"][:1], "on_deck": [SHACKLES], "hand": [TUNE], **setup.pop("mine", {})}
    return Table(players={"Ana": mine}, **setup)


def test_the_next_draw_discards_the_shackles_instead_however_many_cards_it_was() -> None:
    t = shackled(step="4.2w")
    t.choose("use", "Beravor")
    assert (t.zone(SHACKLES), t.titles("hand:A")) == ("encounter_discard", [TUNE])
    assert len(t.titles("deck:A")) == 10


def test_the_draw_after_that_is_as_it_always_is() -> None:
    t = shackled(step="1.3").until(step="1.3w")
    assert (t.zone(SHACKLES), len(t.titles("hand:A"))) == ("encounter_discard", 1)
    t.choose("use", "Beravor")
    assert len(t.titles("hand:A")) == 3


def test_the_shackles_are_a_condition_attachment() -> None:
    rich = {"card": "Beravor", "resources": 5}
    t = shackled(mine={"heroes": [rich], "hand": ["Miner of the Iron Hills", TUNE]}, step="2.2")
    t.play("Miner of the Iron Hills").choose("respond", "Miner of the Iron Hills")
    assert t.zone(SHACKLES) == "encounter_discard"


def test_who_cannot_draw_would_not_draw() -> None:
    t = shackled(active_location=STREAM, step="1.3").until(step="1.3w")
    assert t.zone(SHACKLES) == "on_deck:A"


def test_iron_shackles_as_a_shadow_are_attached_too() -> None:
    t = attacked(SHACKLES, defender="Gimli", hand=[TUNE]).until(step="6.4.2w")
    assert (t.zone(SHACKLES), t["Forest Spider"].shadows) == ("on_deck:A", [])
    assert t.until(step="7.4w").zone(SHACKLES) == "on_deck:A"


# -- the dungeons --------------------------------------------------------------------------------------------------


def test_endless_caverns_are_doomed_and_surge() -> None:
    t = revealed("Endless Caverns", threat=20, hand=[TUNE]).until(step="3.3w")
    assert (t.threat(), len(t.titles("staging"))) == (21, 2)


def test_behind_the_tower_gate_the_top_card_of_each_deck_is_an_orc_guard() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "deck": ["Gandalf", "Faramir"]},
            "Bor": {"heroes": ["Gimli"], "deck": ["Beorn"], "hand": [TUNE]},
        },
        staging=[GATE],
        step="4.2",
    )
    t.choose("travel", GATE).until(step="4.2w")
    assert (t.titles("engaged:A"), t.titles("engaged:B")) == ([ORC_GUARD], [ORC_GUARD])
    assert (t.titles("deck:A"), t.titles("deck:B")) == (["Faramir"], [])


def test_an_empty_deck_gives_no_guard() -> None:
    t = travels(GATE, deck=[])
    assert t.titles("engaged:A") == []


def test_an_orc_guard_is_an_enemy_with_one_of_everything() -> None:
    t = Table(engaged=[{"card": ORC_GUARD, "beneath": "Gandalf"}])
    assert [t.number(ORC_GUARD, name) for name in ("attack", "defense", "hit_points")] == [1, 1, 1]


def test_a_guard_counts_as_having_engaged() -> None:
    t = travels(GATE, allies=["Warden of the Door"], deck=["Gandalf", "Faramir"])
    t.until(asked="lcg-ask-respond").choose("respond", "Warden of the Door")
    assert t.titles("hand:A") == [TUNE, "Faramir"]


def test_a_dead_guard_goes_to_its_owners_discard_pile() -> None:
    t = Table(heroes=["Legolas"], engaged=[{"card": ORC_GUARD, "beneath": "Gandalf", "attacked": True}], step="6.8a")
    t.choose("attack", "Legolas", ORC_GUARD)
    assert (t.titles("discard:A"), t.titles("engaged:A"), t.titles("beneath")) == (["Gandalf"], [], [])


def test_a_guard_that_would_go_back_to_the_staging_area_is_discarded() -> None:
    t = Table(
        heroes=[{"card": "Éowyn", "resources": 2}],
        engaged=[{"card": ORC_GUARD, "beneath": "Gandalf"}],
        hand=["A Light in the Dark"],
        step="6.2w",
    )
    t.play("A Light in the Dark")
    assert (t.titles("staging"), t.titles("engaged:A")) == ([], [])
    assert t.titles("discard:A") == ["Gandalf", "A Light in the Dark"]


def test_the_shackles_stay_on_the_deck_when_its_top_card_stands_guard() -> None:
    t = shackled(mine={"deck": ["Gandalf"]}, staging=[GATE], step="4.2").choose("travel", GATE)
    assert (t.zone(SHACKLES), t.titles("beneath")) == ("on_deck:A", ["Gandalf"])
