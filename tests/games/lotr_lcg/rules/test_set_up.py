"""Setting up a game: the seven steps, the mulligan, and what set-up reveals."""

from __future__ import annotations

import pytest

from desktop_app.engine.messages import split_card_ref
from desktop_app.engine.record import BY_CHANCE
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.lotr_lcg.book.revealing import add_to_staging
from desktop_app.games.lotr_lcg.reading.queries import ENCOUNTER, FACTS, kind
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.scenarios import load_scenarios
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, constant, own, stage
from desktop_app.games.lotr_lcg.vocabulary.groups import location
from desktop_app.games.lotr_lcg.vocabulary.looking import reveal_encounter_card
from desktop_app.games.lotr_lcg.vocabulary.verbs import place_progress
from tests.games.lotr_lcg.new_table import NewTable
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

make_up("T-580", "quest", "A Road Begins", encounter_set="made_up", stage=1, quest_points=5)
make_up("T-581", "quest", "Night in the Wood", encounter_set="made_up", stage=1, quest_points=3)
make_up("T-582", "objective", "Sealed Box", keywords=("guarded",), encounter_set="made_up")
make_up("T-583", "quest", "A Signpost", encounter_set="made_up", stage=1, quest_points=5)
GIMLI, LEGOLAS, GLORFINDEL = ["01004"], ["01005"], ["01011"]


@own()
async def add_the_road(m: Now) -> None:
    await add_to_staging(m.g, next(card for card in m.g.zones["encounter_deck"] if kind(m.g, card) == "location"))


stage("T-580", setup=reveal_encounter_card)
stage("T-583", setup=add_the_road, when_revealed=place_progress(1).on(location))
constant("T-581", on=location, threat=1)


def in_three_seats() -> NewTable:
    return NewTable(heroes=[GIMLI, LEGOLAS, GLORFINDEL], names=["Ana", "Bor", "Cal"])


def in_two_seats(seed: int = 0) -> NewTable:
    return NewTable(heroes=[GIMLI, LEGOLAS], names=["Ana", "Bor"], seed=seed)


def titles(g: LcgState, cards: list[str]) -> list[str]:
    return [FACTS[g.codes[card]].titles["en"] for card in cards]


# Before the game


@pytest.mark.rule("LCG-281")
def test_no_round_has_begun_during_set_up() -> None:
    t = NewTable()
    assert t.asked("Ana") == "lcg-ask-mulligan"
    assert t.g.round == 0
    assert t.g.phase == "setup"


@pytest.mark.rule("LCG-283", "LCG-284")
def test_player_decks_and_the_encounter_deck_are_shuffled_and_the_quest_deck_is_not() -> None:
    t = in_two_seats()
    decks = ("deck:A", "deck:B", "encounter_deck")
    before = {zone: list(t.g.zones[zone]) for zone in (*decks, "quest_deck")}
    t.asked()
    after = {zone: list(t.g.zones[zone]) for zone in decks}
    for seat in "AB":
        heroes = t.g.zones[f"play:{seat}"]
        assert sorted([*after[f"deck:{seat}"], *t.g.zones[f"hand:{seat}"], *heroes]) == sorted(before[f"deck:{seat}"])
        assert after[f"deck:{seat}"] != [card for card in before[f"deck:{seat}"] if card in after[f"deck:{seat}"]]
    assert sorted(after["encounter_deck"]) == sorted(before["encounter_deck"])
    assert after["encounter_deck"] != before["encounter_deck"]
    assert t.g.zones["quest_deck"] == before["quest_deck"]


@pytest.mark.rule("LCG-285")
def test_heroes_begin_in_their_players_area() -> None:
    t = NewTable()
    t.asked()
    assert t.titles("play:A") == ["Aragorn", "Théodred", "Éowyn"]


@pytest.mark.rule("LCG-286")
def test_the_dial_shows_the_sum_of_the_threat_costs() -> None:
    t = NewTable(heroes=[["01012", "01006", "01009"]])
    assert [FACTS[code].threat_cost for code in ("01012", "01006", "01009")] == [10, 9, 8]
    t.asked()
    assert t.threat() == 27


# The first player


@pytest.mark.rule("LCG-288")
def test_the_majority_chooses_the_first_player() -> None:
    t = in_three_seats()
    assert t.asked("Ana") == "lcg-ask-first-player"
    t.choose("choose_player", target="Bor").choose("choose_player", target="Cal").choose("choose_player", target="Bor")
    assert t.g.first_player == "B"


@pytest.mark.rule("LCG-289")
def test_without_a_majority_the_first_player_is_drawn() -> None:
    drawn = set()
    for seed in range(8):
        t = in_two_seats(seed)
        t.choose("choose_player", target="Ana").choose("choose_player", target="Bor")
        draws = [r for r in t.session.records if r.by == BY_CHANCE and "lcg-chance-first-player" in r.fingerprint]
        assert len(draws) == 1
        drawn.add(t.g.first_player)
    assert drawn == {"A", "B"}


# The starting hand


@pytest.mark.rule("LCG-290")
def test_the_starting_hand_has_six_cards() -> None:
    t = NewTable()
    t.asked()
    assert len(t.titles("hand:A")) == 6
    assert len(t.titles("deck:A")) == 44


@pytest.mark.rule("LCG-291", "LCG-292")
def test_a_starting_hand_is_replaced_as_a_whole_and_once() -> None:
    t = NewTable(seed=3)
    assert [option.key for option in t.question.options] == ["keep_hand", "mulligan"]  # no part of it
    old = list(t.g.zones["hand:A"])
    t.choose("mulligan")
    assert t.asked() != "lcg-ask-mulligan"  # the second hand is kept
    assert len(t.g.zones["hand:A"]) == 6 + 1  # and round 1 has begun
    assert t.g.zones["hand:A"][:6] != old
    assert t.said("lcg-log-mulligan") == 1


def test_a_quick_set_up_asks_nobody_for_a_vote_or_a_mulligan() -> None:
    drawn = set()
    for seed in range(8):
        t = NewTable(heroes=[GIMLI, LEGOLAS], names=["Ana", "Bor"], seed=seed, quick=True)
        t.asked()
        assert t.g.round == 1
        assert {len(t.g.zones[f"hand:{seat}"]) for seat in "AB"} == {6 + 1}  # and round 1 has begun
        drawn.add(t.g.first_player)
    assert drawn == {"A", "B"}


@pytest.mark.rule("LCG-358")
def test_the_old_hand_is_shuffled_into_the_deck_before_drawing() -> None:
    t = NewTable()
    t.asked()
    already = len(t.session.log)
    t.choose("mulligan")
    told = [line.message for line in t.session.log[already:]]
    ids = [message.id for message in told if message.id != "lcg-log-draws-these"]
    assert ids[:3] == ["lcg-log-shuffles", "lcg-log-mulligan", "lcg-log-draws"]
    assert told[0].params["zone"] == "zone:deck:A"
    assert len(t.g.zones["deck:A"]) == 44 - 1


# The quest


@pytest.mark.rule("LCG-293")
def test_the_quest_cards_are_stacked_in_order() -> None:
    t = NewTable()
    t.prepare(lambda g: g.zones["quest_deck"].reverse())
    assert [FACTS[t.g.codes[card]].stage for card in t.g.zones["quest_deck"]] == [3, 3, 2, 1]
    t.choose("keep_hand")
    assert t.titles("quest") == ["Flies and Spiders"]
    assert [FACTS[t.g.codes[card]].stage for card in t.g.zones["quest_deck"]] == [2, 3, 3]


@pytest.mark.rule("LCG-282", "LCG-295")
def test_the_scenarios_own_set_up_is_carried_out() -> None:
    t = NewTable()
    t.choose("keep_hand")
    assert sorted(t.titles("staging")) == ["Forest Spider", "Old Forest Road"]
    shuffled = [line.message.params["zone"] for line in t.session.log if line.message.id == "lcg-log-shuffles"]
    assert shuffled[-1] == "zone:encounter_deck"


@pytest.mark.rule("LCG-296")
def test_set_up_comes_before_the_first_quest_card_is_flipped() -> None:
    t = with_first_stage("T-583", ["Old Forest Road"])
    t.choose("keep_hand")
    assert t.titles("staging") == ["Old Forest Road"]  # side A put it there,
    assert t["Old Forest Road"].progress == 1  # side B found it there


@pytest.mark.rule("LCG-297")
def test_round_one_follows_the_seven_steps() -> None:
    t = NewTable()
    t.choose("keep_hand")
    assert t.walked[:9] == ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "0.0"]
    assert t.g.round == 1


@pytest.mark.rule("LCG-507")
def test_the_encounter_deck_holds_exactly_the_sets_the_quest_card_names() -> None:
    t = NewTable()
    named = set(load_scenarios()["passage_through_mirkwood"].encounter_sets)
    assert named == {"passage_through_mirkwood", "spiders_of_mirkwood", "dol_guldur_orcs"}
    expected = [
        card.titles["en"]
        for card in FACTS.values()
        if card.encounter_set in named and card.type in ("enemy", "location", "treachery") and not card.subtype
        for _ in range(card.quantity)
    ]
    assert sorted(t.titles("encounter_deck")) == sorted(expected)


# What set-up reveals


def with_first_stage(stage: str, encounter_deck: list[str]) -> NewTable:
    """A new game with a first stage of the test's own; its encounter deck comes in after the shuffling, in order."""
    t = NewTable()

    def replace_the_scenario(g: LcgState) -> None:
        for card in [*g.zones["quest_deck"], *g.zones["encounter_deck"]]:
            g.move(card, "removed")
        add_card(g, stage, ENCOUNTER, "quest_deck")

    t.prepare(replace_the_scenario)
    t.asked()
    for title in encounter_deck:
        code = next(card.code for card in FACTS.values() if card.titles["en"] == title)
        add_card(t.g, code, ENCOUNTER, "encounter_deck")
    return t


@pytest.mark.rule("LCG-263")
def test_surge_works_during_set_up() -> None:
    t = with_first_stage("T-580", ["Wolf Rider", "Old Forest Road", "Enchanted Stream"])
    t.choose("keep_hand")
    assert t.titles("staging") == ["Wolf Rider", "Old Forest Road"]
    revealed = [line.message.params["card"] for line in t.session.log if line.message.id == "lcg-log-revealed"]
    assert titles(t.g, [split_card_ref(str(card))[0] for card in revealed]) == ["Wolf Rider", "Old Forest Road"]


@pytest.mark.rule("LCG-319")
def test_guarded_works_during_set_up() -> None:
    t = with_first_stage("T-580", ["Sealed Box", "Forest Spider", "Enchanted Stream"])
    t.choose("keep_hand")
    assert t["Sealed Box"].attachments == [t.id("Forest Spider")]


# The text of a stage


@pytest.mark.rule("LCG-509")
def test_what_a_stage_says_ends_with_the_stage() -> None:
    committed = {"card": "Éowyn", "committed": True, "exhausted": True}
    t = Table(
        heroes=[committed, {"card": "Aragorn", "committed": True, "exhausted": True}],
        hand=[TUNE],
        quest={"card": "T-581", "progress": 2},
        quest_deck=["A Fork in the Road"],
        staging=["Old Forest Road"],
        step="3.3w",
    )
    assert t.number("Old Forest Road", "threat") == 2
    t.passes()
    assert t.titles("quest") == ["A Fork in the Road"]
    assert t.number("Old Forest Road", "threat") == 1
