"""The staging area, revealed cards, locations and the active location."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.book.set_up import new_game
from desktop_app.games.lotr_lcg.cards.mirkwood_quest import BEORNS_PATH
from desktop_app.games.lotr_lcg.reading.numbers import staging_threat
from desktop_app.games.lotr_lcg.reading.queries import current_quest, engaged_with
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.table.scenarios import ENCOUNTER_DECK_TYPES, load_scenarios
from tests.games.lotr_lcg.table import Table, refused


@pytest.mark.rule("LCG-022")
@pytest.mark.parametrize("names", [["Ana"], ["Ana", "Bor", "Cid", "Dis"]], ids=["alone", "four players"])
def test_there_is_one_staging_area(names: list[str]) -> None:
    heroes = dict(zip(names, ["Aragorn", "Gimli", "Denethor", "Éowyn"], strict=False))
    table = Table(players={name: {"heroes": [hero]} for name, hero in heroes.items()})
    zones = GAME.view(table.g, "A").zones
    assert [zone for zone in zones if zone.startswith("staging")] == ["staging"]


@pytest.mark.rule("LCG-023")
@pytest.mark.parametrize("card", ["Quiet Glade", "Hill Troll", "Dungeon Torch"])
def test_a_revealed_card_comes_to_the_staging_area(card: str) -> None:
    table = Table(allies=["Bell Ringer"], encounter_deck=[card, "Quiet Glade"], step="3.3").until("3.3w")
    assert table.zone(card) == "staging"


@pytest.mark.rule("LCG-024")
def test_the_players_are_not_at_a_staged_location() -> None:
    deck = ["Faramir", "Beorn", "Gandalf"]
    table = Table(allies=["Bell Ringer"], deck=deck, staging=["Enchanted Stream"], step="1.2").until("1.3w")
    assert table.titles("hand:A") == ["Faramir"]
    table = Table(allies=["Bell Ringer"], deck=deck, active_location="Enchanted Stream", step="1.2").until("1.3w")
    assert table.titles("hand:A") == []


@pytest.mark.rule("LCG-025", "LCG-185")
def test_threat_and_willpower_are_added_up() -> None:
    table = Table(
        heroes=[
            {"card": "Théodred", "committed": True, "exhausted": True},
            {"card": "Glóin", "committed": True, "exhausted": True},
            "Glorfindel",
        ],
        allies=["Bell Ringer"],
        staging=["Great Forest Web", "Necromancer's Pass", "Hill Troll"],
        step="3.3w",
    )
    assert table.asked()
    numbers = GAME.view(table.g, "A").numbers
    assert numbers["staging_threat"] == 6
    assert numbers["willpower"] == 3


@pytest.mark.rule("LCG-026")
def test_a_staged_enemy_gets_no_shadow_card_and_does_not_attack() -> None:
    table = Table(allies=["Bell Ringer"], staging=["Hill Troll"], engaged=["Forest Spider"], step="6.2")
    assert table.until("6.2w").step == "6.2w"
    assert table["Hill Troll"].shadows == []
    assert len(table["Forest Spider"].shadows) == 1
    assert engaged_with(table.g, table.id("Hill Troll")) == ""
    table.until("7.4w")
    assert table["Forest Spider"].attacked
    assert not table["Hill Troll"].attacked


@pytest.mark.rule("LCG-056", "LCG-080")
def test_a_treachery_is_resolved_as_it_is_revealed() -> None:
    table = Table(
        players={
            "Ana": {"heroes": [{"card": "Aragorn", "exhausted": True}], "allies": ["Bell Ringer", "Faramir"]},
            "Bor": {"heroes": ["Gimli"]},
        },
        encounter_deck=["The Necromancer's Reach", "King Spider"],
        step="3.3",
    )
    assert table.asked("Ana") == "lcg-ask-exhaust-some"
    assert table["Aragorn"].damage == 1
    assert table.zone("King Spider") == "revealed"


@pytest.mark.rule("LCG-136")
def test_a_revealed_card_has_no_shadow_effect() -> None:
    table = Table(allies=["Bell Ringer"], encounter_deck=["Long Shadow"], step="3.3", threat=20).until("3.3w")
    assert table.threat() == 24
    table = Table(
        heroes=["Aragorn"],
        allies=["Bell Ringer"],
        engaged=["Forest Spider"],
        encounter_deck=["Long Shadow"],
        step="6.2",
        threat=20,
    )
    table.until(asked="lcg-ask-defender").choose("defend", "Aragorn").until("6.4.2w")
    assert table.threat() == 22


@pytest.mark.rule("LCG-166")
def test_an_engaged_enemy_adds_no_threat() -> None:
    table = Table(allies=["Bell Ringer"], staging=["Ungoliant's Spawn", "Hill Troll"], step="5.2")
    assert staging_threat(table.g) == 4
    table.choose("engage", "Ungoliant's Spawn")
    assert staging_threat(table.g) == 1


@pytest.mark.rule("LCG-072")
def test_a_location_stays_until_it_is_explored() -> None:
    glade = {"card": "Quiet Glade", "progress": 1}
    table = Table(allies=["Bell Ringer"], staging=[glade], encounter_deck=[], step="7.2")
    while table.g.round == 1:
        table.passes()
    assert table.zone("Quiet Glade") == "staging"
    assert table["Quiet Glade"].progress == 1


@pytest.mark.rule("LCG-180", "LCG-181")
def test_an_explored_location_is_not_discarded() -> None:
    table = Table(
        heroes=[{"card": "Théodred", "resources": 1}],
        allies=["Bell Ringer", "Explorer", "Surveyor"],
        hand=["Snowbourn Scout"],
        staging=[{"card": "Forest Gate", "progress": 3}],
    )
    table.play("Snowbourn Scout").choose("respond", "Snowbourn Scout")
    assert table.zone("Forest Gate") == "encounter_discard"
    assert table.offers("respond", "Explorer")
    assert not table.offers("respond", "Surveyor")


@pytest.mark.rule("LCG-227", "LCG-229")
def test_travelling_makes_a_location_active_and_takes_its_threat_away() -> None:
    table = Table(allies=["Bell Ringer"], staging=["Great Forest Web", "Forest Gate"], step="4.2")
    assert staging_threat(table.g) == 4
    table.choose("travel", "Forest Gate")
    assert table.zone("Forest Gate") == "active_location"
    assert table.titles("staging") == ["Great Forest Web"]
    assert staging_threat(table.g) == 2


@pytest.mark.rule("LCG-228")
def test_nobody_travels_past_an_active_location() -> None:
    table = Table(allies=["Bell Ringer"], staging=["Quiet Glade"], active_location={"card": "Forest Gate"}, step="4.1")
    assert table.step == "4.2w"
    assert table.zone("Quiet Glade") == "staging"
    refusal = table.refusal("Quiet Glade", "active_location")
    assert refusal is not None
    assert refusal.rule == "LCG-228"
    assert refusal.because == table.id("Forest Gate")


@pytest.mark.rule("LCG-230")
def test_the_active_location_takes_the_progress() -> None:
    table = Table(
        heroes=[{"card": "Théodred", "committed": True, "exhausted": True}, {"card": "Glóin"}],
        allies=["Bell Ringer"],
        active_location={"card": "Forest Gate", "progress": 1},
        step="3.4",
    )
    table.until("3.4w")
    assert table["Forest Gate"].progress == 2
    assert table["Flies and Spiders"].progress == 0


@pytest.mark.rule("LCG-231")
def test_progress_left_over_goes_on_the_quest() -> None:
    table = Table(allies=["Bell Ringer"], hand=["Great Stride"], active_location="Necromancer's Pass", step="3.1w")
    table.play("Great Stride")
    assert table.zone("Necromancer's Pass") == "encounter_discard"
    assert table["Flies and Spiders"].progress == 3


@pytest.mark.rule("LCG-030", "LCG-031", "LCG-073", "LCG-236")
def test_a_finished_stage_gives_way_to_the_next_at_once() -> None:
    def at(progress: int) -> Table:
        table = Table(
            allies=["Bell Ringer"],
            hand=["Great Stride"],
            quest={"card": "Flies and Spiders", "progress": progress},
            quest_deck=["A Fork in the Road", BEORNS_PATH],
            step="3.1w",
        )
        return table.play("Great Stride")

    table = at(2)
    assert table.titles("quest") == ["Flies and Spiders"]
    assert table["Flies and Spiders"].progress == 7
    table = at(5)
    assert current_quest(table.g) == table.id("A Fork in the Road")
    assert table["A Fork in the Road"].progress == 0


@pytest.mark.rule("LCG-233")
def test_an_encounter_deck_holds_four_kinds_of_cards() -> None:
    from desktop_app.games.lotr_lcg.reading.queries import FACTS

    assert sorted(ENCOUNTER_DECK_TYPES) == ["enemy", "location", "objective", "treachery"]
    for scenario in load_scenarios().values():
        assert {FACTS[code].type for code in scenario.encounter_deck()} <= ENCOUNTER_DECK_TYPES


@pytest.mark.rule("LCG-234")
@pytest.mark.parametrize("scenario", load_scenarios())
def test_the_scenario_makes_the_encounter_deck(scenario: str) -> None:
    from desktop_app.games.lotr_lcg.reading.queries import FACTS

    g = new_game(scenario, [{"heroes": ["01001"], "cards": {"01013": 3}}])
    assert isinstance(g.zones, dict)
    facts = load_scenarios()[scenario]
    in_deck = [g.codes[card] for card in g.zones["encounter_deck"]]
    assert {FACTS[code].encounter_set for code in in_deck} == set(facts.encounter_sets)
    of_sets = [c for c in FACTS.values() if c.encounter_set in facts.encounter_sets and c.type in ENCOUNTER_DECK_TYPES]
    assert sorted(in_deck) == sorted(
        card.code for card in of_sets if card.subtype is None for _ in range(card.quantity)
    )


@pytest.mark.rule("LCG-074", "LCG-075")
def test_an_objective_stays_and_belongs_to_nobody() -> None:
    table = Table(allies=["Bell Ringer"], staging=["Dungeon Torch"], encounter_deck=[], step="7.2")
    while table.g.round < 3:
        table.passes()
    assert table.zone("Dungeon Torch") == "staging"
    assert table["Dungeon Torch"].controller == ""


@pytest.mark.rule("LCG-076")
def test_who_claims_an_objective_controls_it() -> None:
    table = Table(
        players={"Ana": {"heroes": ["Aragorn"]}, "Bor": {"heroes": ["Gimli"]}}, staging=["Found Lantern"], step="3.1w"
    )
    table.passes()
    assert table.asked("Bor") == "lcg-ask-action"
    table.choose("use", "Found Lantern")
    assert table["Found Lantern"].controller == "B"
    assert table["Found Lantern"].host == table.id("Gimli")


@pytest.mark.rule("LCG-047")
def test_surge_asks_nobody() -> None:
    table = Table(allies=["Bell Ringer"], encounter_deck=["Wolf Rider", "Quiet Glade", "Quiet Glade"], step="3.3")
    assert table.step == "3.3w"
    assert table.titles("staging") == ["Wolf Rider", "Quiet Glade"]
    table = Table(
        players={"Ana": {"heroes": ["Gimli"], "engaged": ["Forest Spider"]}, "Bor": {"heroes": ["Aragorn"]}},
        encounter_deck=[],
        step="6.3",
    )
    table.choose("no_defender")
    assert table.asked("Bor") == "lcg-ask-defender"
    assert table.offers("defend", "Aragorn")
    assert table.offers("no_defender")


@pytest.mark.rule("LCG-032", "LCG-033")
def test_a_search_shows_every_card_and_may_be_left() -> None:
    deck = ["Faramir", "Beorn", "Gandalf", "Feint", "Grim Resolve", "Brok Ironfist"]
    setup: dict[str, Any] = {
        "heroes": [{"card": "Théodred", "resources": 1}],
        "hand": ["Snowbourn Scout"],
        "deck": deck,
        "staging": [{"card": "Mountains of Mirkwood", "progress": 2}],
    }
    table = Table(**setup).play("Snowbourn Scout").choose("respond", "Snowbourn Scout")
    table.choose("respond", "Mountains of Mirkwood").choose("accept")
    seen = [option.source for option in table.question.options if option.verb == "choose"]
    assert [table.g.home[card] for card in seen] == ["deck:A"] * 5
    assert [table.g.codes[card] for card in seen] == ["01014", "01031", "01073", "01034", "01025"]
    table.choose("choose", "Gandalf")
    assert table.titles("hand:A") == ["Gandalf"]
    table = Table(**setup).play("Snowbourn Scout").choose("respond", "Snowbourn Scout")
    table.choose("respond", "Mountains of Mirkwood").choose("decline")
    assert table.titles("hand:A") == []
    table = Table(**setup).play("Snowbourn Scout").choose("respond", "Snowbourn Scout")
    table.choose("respond", "Mountains of Mirkwood").choose("accept").choose("decline")  # five seen, none taken
    assert (table.titles("hand:A"), sorted(table.titles("deck:A"))) == ([], sorted(deck))
    assert table.said("lcg-log-shuffles") == 1


@pytest.mark.rule("LCG-132")
def test_what_is_not_there_is_not_needed() -> None:
    table = Table(heroes=[{"card": "Théodred", "resources": 5}], hand=["Gandalf"], deck=["Faramir", "Beorn"])
    table.play("Gandalf").choose("respond", "Gandalf").choose("draw_three")
    assert table.titles("hand:A") == ["Faramir", "Beorn"]
    table = Table(
        heroes=[{"card": "Théodred", "resources": 1}],
        hand=["Snowbourn Scout"],
        deck=["Faramir", "Beorn"],
        staging=[{"card": "Mountains of Mirkwood", "progress": 2}],
    )
    table.play("Snowbourn Scout").choose("respond", "Snowbourn Scout").choose("respond").choose("accept")
    assert len(table.find("choose")) == 2


@pytest.mark.rule("LCG-134")
def test_a_choice_that_does_nothing_is_not_offered() -> None:
    setup: dict[str, Any] = {"heroes": [{"card": "Théodred", "resources": 5}], "hand": ["Gandalf"], "threat": 20}
    table = Table(**setup, deck=[], staging=["Hill Troll"]).play("Gandalf").choose("respond", "Gandalf")
    assert [option.verb for option in table.question.options] == ["damage_enemy", "lower_threat"]
    table = Table(**setup, deck=[]).play("Gandalf").choose("respond", "Gandalf")
    assert table.threat() == 15


@pytest.mark.rule("LCG-154")
def test_without_a_target_nothing_is_played() -> None:
    spirit = {"card": "Éowyn", "resources": 5}
    table = Table(heroes=[spirit], allies=["Bell Ringer"], hand=["A Light in the Dark"], staging=["Hill Troll"])
    refused(table, "A Light in the Dark", "LCG-154")
    table = Table(heroes=[spirit], hand=["A Light in the Dark"], engaged=["Hill Troll"])
    assert table.offers("play", "A Light in the Dark")


@pytest.mark.rule("LCG-153")
def test_the_player_of_an_event_chooses() -> None:
    table = Table(
        players={
            "Ana": {"heroes": [{"card": "Éowyn", "resources": 2}], "hand": ["A Light in the Dark"]},
            "Bor": {"heroes": ["Gimli"], "engaged": ["Hill Troll", "Forest Spider"]},
        }
    )
    table.play("A Light in the Dark")
    assert table.asked("Ana") == "lcg-ask-target"
    table.choose("choose", "Forest Spider")
    assert table.zone("Forest Spider") == "staging"


@pytest.mark.rule("LCG-212")
def test_the_first_player_chooses_for_the_encounter_deck() -> None:
    quest = {"committed": True, "exhausted": True}
    table = Table(
        players={
            "Ana": {"heroes": [{"card": "Aragorn", **quest}]},
            "Bor": {"heroes": [{"card": "Gimli", **quest}, {"card": "Thalin", **quest}]},
        },
        first_player="Bor",
        encounter_deck=["Dol Guldur Orcs", "Quiet Glade"],
        step="3.3",
    )
    assert table.asked("Bor") == "lcg-ask-damage"
    assert len(table.question.options) == 3
    table.choose("choose", "Aragorn")
    assert table["Aragorn"].damage == 2


@pytest.mark.rule("LCG-212")
def test_the_first_player_says_which_of_several_players_an_encounter_card_means() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "threat": 30},
            "Bor": {"heroes": ["Gimli", "Thalin"], "threat": 30},
            "Cid": {"heroes": ["Denethor"], "threat": 29},
        },
        first_player="Cid",
        encounter_deck=["Caught in a Web", "Quiet Glade", "Quiet Glade"],
        step="3.3",
    )
    assert table.asked("Cid") == "lcg-ask-player"
    assert [option.target for option in table.question.options] == ["A", "B"]
    table.choose("choose_player", target="Bor")
    assert table.asked("Bor") == "lcg-ask-attach-web"
