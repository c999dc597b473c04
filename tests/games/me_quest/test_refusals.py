"""What a person could expect but may not do says why: Shadow cards in a pause, actions, exploring, tokens, trade."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.reading.board import encounter_deck, region_of
from tests.games.me_quest.fights import Fight
from tests.games.me_quest.table import Table

OVERDRAW = "hero.argalad.overdraw"
AGENT = "monster_token.orange.agent"
SERPENT = "The Black Serpent"


@pytest.mark.rule("MEQ-193")
def test_a_shadow_card_that_the_pool_does_not_carry_says_so_in_a_pause() -> None:
    hand = ["Winter Storm", "Seem Fairer, Feel Fouler"]
    table = Table("turn_begins", {"at": "bree", "hand": [OVERDRAW]}, sau={"hand": hand}, pool=4)
    assert table.offers("respond", "Seem Fairer, Feel Fouler")
    refused = table.refusal("respond", "Winter Storm")
    assert refused is not None
    assert (refused.rule, refused.message.params["needed"], refused.message.params["pool"]) == ("MEQ-193", 10, 4)


@pytest.mark.rule("MEQ-194")
def test_a_card_against_minions_is_not_for_a_combat_with_a_monster() -> None:
    hand = ["Dark Promises", "Morgul-Blade"]
    told: dict[str, Any] = {"sau": {"hand": hand}, "pool": 6, "story": {"green": 7}}
    table = Table("ambush", {"at": "bree", "hand": [OVERDRAW]}, at={"bree": [AGENT]}, **told)
    assert table.offers("respond", "Dark Promises")
    assert table.rule_of("respond", "Morgul-Blade") == "MEQ-194"


@pytest.mark.rule("MEQ-161")
def test_when_all_actions_are_taken_no_track_takes_another_token() -> None:
    told: dict[str, Any] = {"sau": {"hand": ["Storms of Mordor"]}, "pool": 4}
    table = Table("action", {"at": "bree", "hand": [OVERDRAW] * 6}, actions=0, **told)
    assert table.offers("play", "Storms of Mordor")
    for track in ("place_influence", "draw_cards", "command"):
        assert not table.offers(track)
        assert table.rule_of(track) == "MEQ-161"


@pytest.mark.rule("MEQ-294")
def test_who_has_explored_where_he_began_must_move_before_he_explores_again() -> None:
    table = Table("move", {"at": "bree", "hand": [OVERDRAW] * 3}).choose("explore", "bree").choose("done")
    assert not table.offers("explore")
    assert table.rule_of("explore", "bree") == "MEQ-294"


@pytest.mark.rule("MEQ-208")
def test_no_location_is_refused_for_want_of_influence_where_a_card_asks_for_none() -> None:
    figures = {"event_deck_2": ["Stone Figures in the Trollshaws"]}
    table = Table("event", {"at": "weathertop"}, round=2, story={"black": 7}, zones=figures)
    assert table.question.prompt.id == "meq-ask-token-place"
    refused = [refusal.source for refusal in table.question.refusals()]
    assert "ettenmoors" in table.places()
    assert refused == ["at.weathertop"], "a hero stands there"


@pytest.mark.rule("MEQ-261", "MEQ-262")
def test_a_card_without_the_icon_does_not_pay_alone() -> None:
    mountain, forest = "hero.argalad.aimed_shot", OVERDRAW
    table = Table("move", {"at": "rivendell", "hand": [mountain, forest, forest, forest, forest]})
    table.choose("travel", "Ana", "high_pass")
    assert table.offers("pay", mountain)
    assert table.offers("pay_number")
    assert not table.offers("pay", forest)
    assert table.rule_of("pay", forest) == "MEQ-261"


@pytest.mark.rule("MEQ-207", "MEQ-208", "MEQ-210", "MEQ-453")
def test_a_token_in_saurons_hand_says_where_it_cannot_come() -> None:
    orange = {"bree": 1, "old_forest": 1, "the_shire": 1, "weathertop": 1}
    ana = {"at": "bree", "hand": [OVERDRAW]}
    table = Table("command", ana, influence=orange, orders={"left": 1}, actions=1)
    table.choose("place_token", "monsters_orange")
    assert table.places() == {"old_forest", "the_shire"}
    refused = {place: table.rule_of("choose", place) for place in ("bree", "weathertop", "tharbad")}
    assert refused == {"bree": "MEQ-210", "weathertop": "MEQ-207", "tharbad": "MEQ-208"}


@pytest.mark.rule("MEQ-208")
def test_near_the_serpent_influence_is_no_reason() -> None:
    told: dict[str, Any] = {"at": {"old_forest": [SERPENT]}, "orders": {"left": 1}, "actions": 1}
    table = Table("command", {"at": "bree", "hand": [OVERDRAW]}, **told).choose("place_token", "monsters_orange")
    assert {"old_forest", "the_shire"} <= table.places()
    assert (table.rule_of("choose", "bree"), table.rule_of("choose", "tharbad")) == ("MEQ-210", "MEQ-208")


@pytest.mark.rule("MEQ-320", "MEQ-325", "MEQ-439")
@pytest.mark.parametrize(
    ("character", "ana", "told", "rule"),
    [
        ("Aragorn", {"levels": {"agility": 2}}, {}, "MEQ-320"),
        ("Théoden", {"items": ["Horse"]}, {}, "MEQ-325"),
        ("Théoden", {}, {"zones": {"item_deck": ["Boat"]}}, "MEQ-439"),
        ("Dáin II", {}, {"zones": {"skill_deck": [], "skill_discard": []}}, "MEQ-439"),
        ("Thranduil", {}, {"pool": 0}, "MEQ-286"),
        ("Denethor", {"favor": 2}, {}, "MEQ-295"),
    ],
)
def test_counsel_that_brings_nothing_says_by_which_rule(
    character: str, ana: dict[str, Any], told: dict[str, Any], rule: str
) -> None:
    table = Table("explore", {"at": "bree", **ana}, at={"bree": [character]}, **told)
    assert (table.offers("consult", character), table.offers("consult_favor", character)) == (False, True)
    assert table.rule_of("consult", character) == rule


@pytest.mark.rule("MEQ-295", "MEQ-325", "MEQ-439")
@pytest.mark.parametrize(
    ("title", "at", "ana", "told", "way", "rule"),
    [
        ("Prince Imrahil", "belfalas", {"items": ["Boat"]}, {}, "gain_boat", "MEQ-325"),
        ("The Steadfast Defender", "edoras", {"favor": 1}, {"pool": 1}, "gain_level", "MEQ-295"),
        ("Lost in the Shadows", "south_eaves", {"hand": [OVERDRAW]}, {}, "discard_cards", "MEQ-302"),
        ("Emyn Engrin", "the_iron_hills", {}, {"zones": {"skill_deck": []}, "pool": 1}, "train", "MEQ-439"),
        ("The World is Grey, the Mountains Old", "the_iron_hills", {}, {}, "lose_pool", "MEQ-302"),
    ],
)
def test_of_several_things_a_card_offers_each_that_cannot_be_says_why(
    title: str, at: str, ana: dict[str, Any], told: dict[str, Any], way: str, rule: str
) -> None:
    decks = {f"encounter_deck_{encounter_deck(at)}": [title], **told.pop("zones", {})}
    table = Table("encounter", {"at": at, **ana}, zones=decks, every_question=True, **told)
    assert not table.offers(way)
    assert table.rule_of(way) == rule


@pytest.mark.rule("MEQ-134", "MEQ-159")
def test_what_heroes_cannot_choose_as_a_side_says_why() -> None:
    """No monster token and no influence lies in Rohan: only the favor of Helm's Deep is left to choose."""
    zones = {"event_deck_1": ["The Courage of Erkenbrand"]}
    table = Table("event", zones=zones, every_question=True)
    assert (table.offers("place_favor"), table.offers("remove_tokens")) == (True, False)
    assert table.rule_of("remove_tokens") == "MEQ-159"


@pytest.mark.rule("MEQ-208", "MEQ-210")
def test_a_pile_says_whether_a_hero_or_want_of_influence_keeps_its_tokens_away() -> None:
    """In the Trollshaws, with Ana, lies the only influence of their color; in Mordor there is none."""
    table = Table("command", {"at": "the_trollshaws"}, orders={"left": 1}, influence={"the_trollshaws": 1})
    piles = {place: f"monsters_{region_of(place).monsters}" for place in ("the_trollshaws", "mount_doom")}
    assert table.rule_of("place_token", piles["the_trollshaws"]) == "MEQ-210"
    assert table.rule_of("place_token", piles["mount_doom"]) == "MEQ-208"


@pytest.mark.rule("MEQ-291")
def test_nobody_trades_with_a_hero_who_is_elsewhere() -> None:
    ana = {"at": "bree", "favor": 1, "items": ["Horse"]}
    bor = {"at": "bree", "items": ["Boat"]}
    cal = {"at": "erebor", "items": ["Elven Cloak"]}
    seats = ("Sau", "Ana", "Bor", "Cal")
    table = Table("explore", ana, bor, cal=cal, seats=seats, every_question=True)
    assert table.offers("give", "Horse", "Bor")
    assert table.offers("ask_for", "Boat", "Ana")
    for verb, thing, taker in (("give", "Ana", "Cal"), ("give", "Horse", "Cal"), ("ask_for", "Elven Cloak", "Ana")):
        assert not table.offers(verb, thing, taker)
        assert table.rule_of(verb, thing, taker) == "MEQ-291"
    assert not table.rule_of("ask_for", "Boat", "Cal"), "Ana does not speak for two others of whom one is elsewhere"


@pytest.mark.rule("MEQ-238")
def test_a_resting_hero_sees_what_he_cannot_pay_off() -> None:
    ana = {"at": "bree", "rest": [OVERDRAW], "favor": 1, "corruption": ["Weak"]}
    table = Table("rest", ana, story={"red": 3, "black": 3}, every_question=True).choose("rest")
    table.choose("marker_yellow")
    assert not table.offers("pay_off")
    refused = table.refusal("pay_off", "Weak")
    assert refused is not None
    assert (refused.rule, refused.message.params["favor"]) == ("MEQ-238", 2)


@pytest.mark.rule("MEQ-240", "MEQ-272", "MEQ-286")
def test_healing_perils_and_characters_of_other_places_are_refused() -> None:
    resting = Table("rest", {"at": "bree", "rest": [OVERDRAW], "damage": [OVERDRAW]})
    assert (resting.offers("rest"), resting.rule_of("heal", "Ana")) == (True, "MEQ-240")
    here = {"at": "weathertop", "hand": [OVERDRAW]}
    attacked = Table("combat_or_peril", here, zones={"at.weathertop": [AGENT, AGENT]})
    assert (attacked.offers("attack"), attacked.rule_of("peril", "Ana")) == (True, "MEQ-272")
    exploring = Table("explore", {"at": "bree"}, at={"bree": ["Aragorn"], "weathertop": ["Gandalf"]})
    assert (exploring.offers("consult", "Aragorn"), exploring.rule_of("consult", "Gandalf")) == (True, "MEQ-286")


@pytest.mark.rule("MEQ-333", "MEQ-402")
def test_damage_that_a_stampede_takes_from_the_hand_is_refused_to_the_life_pool() -> None:
    table = Fight(["rush"] * 3, ["behemoth.sweep"], "monster.oliphaunt").play("rush", "sweep", until="meq-ask-damage")
    told = table.question.refusals()[0]
    assert (told.rule, told.verb, table.g.codes[told.because]) == ("MEQ-333", "lose_life", "monster.oliphaunt")
