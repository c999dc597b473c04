"""The stages of Escape from Dol Guldur, a test for each sentence; and whole games of it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.app.tables.simulate import run_bots
from desktop_app.engine.session import Session
from desktop_app.games.lotr_lcg.book.set_up import new_game
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.presets import load_presets
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.cards.test_dol_guldur import KEY, MAP, NAZGUL, ORC_GUARD, TORCH, bearing
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed

TOWER, CAVERNS, DUNGEONS = "The Necromancer’s Tower", "Through the Caverns", "Out of the Dungeons"
SCENARIO = "escape_from_dol_guldur"
CARDS = load_presets()["riders_of_the_white_tree"].cards


def begun(*deck: str, seed: int = 0, **mine: Any) -> Table:
    """Set-up from its last step on, with these cards in the encounter deck besides the objectives."""
    ana = {"heroes": ["Aragorn", "Gimli", "Éowyn"], "threat": 20, "hand": [TUNE], **mine}
    return Table(
        players={"Ana": ana},
        scenario=SCENARIO,
        step="S7",
        quest_deck=[TOWER, CAVERNS, DUNGEONS],
        encounter_deck=[NAZGUL, KEY, TORCH, MAP, *deck],
        seed=seed,
    )


# -- stage 1 -------------------------------------------------------------------------------------------------------


def test_set_up_reveals_the_three_objectives_and_gives_each_a_guard() -> None:
    t = begun(*["Forest Spider"] * 8).until(step="1.3w")
    assert [t.zone(card) for card in (MAP, TORCH, KEY)] == ["staging"] * 3
    assert [[t.g.codes[guard] for guard in t[card].attachments] for card in (MAP, TORCH, KEY)] == [["01096"]] * 3
    assert t.titles("encounter_deck") == ["Forest Spider"] * 5


def test_the_deck_is_shuffled_before_the_guards_are_drawn() -> None:
    t = begun(*["Forest Spider"] * 8).until(step="1.3w")
    lines = [line.message.id for line in t.session.log]
    assert lines.index("lcg-log-shuffles") < lines.index("lcg-log-guards")


def test_a_guard_is_revealed_with_its_keywords() -> None:
    t = begun(*["Cavern Guardian"] * 8).until(step="1.3w")
    assert t.threat() == 20 + 3


def test_the_nazgul_waits_face_up_out_of_play() -> None:
    t = begun(*[STREAM] * 8).until(step="1.3w")
    assert (t.zone(NAZGUL), t.id(NAZGUL) in t.g.pieces) == ("set_aside", False)


def test_a_hero_picked_at_random_among_all_is_the_prisoner() -> None:
    captured = set()
    for seed in range(12):
        t = begun(*[STREAM] * 8, seed=seed).until(step="1.3w")
        (prisoner,) = t.titles("captive:A")
        assert len(t.titles("play:A")) == 2
        captured.add(prisoner)
    assert captured == {"Aragorn", "Gimli", "Éowyn"}


def imprisoned(**setup: Any) -> Table:
    """Aragorn is captive; Gimli and Éowyn are free."""
    mine = {"heroes": ["Gimli", "Éowyn"], "captive": ["Aragorn"], "hand": [TUNE], **setup.pop("mine", {})}
    return Table(players={"Ana": mine, **setup.pop("others", {})}, **{"quest": TOWER, "step": "3.2", **setup})


def test_the_prisoner_cannot_be_used() -> None:
    t = imprisoned()
    assert not t.offers("commit", "Aragorn")
    refusal = t.refusal("Aragorn")
    assert refusal is not None
    assert (refusal.rule, refusal.message.id, refusal.because) == ("LCG-002", "lcg-no-captive", t.g.zones["quest"][0])
    t = imprisoned(mine={"engaged": ["Forest Spider"]}, step="6.4a").until(asked="lcg-ask-defender")
    assert not t.offers("defend", "Aragorn")
    t = imprisoned(mine={"engaged": [{"card": "Forest Spider", "attacked": True}]}, step="6.8a")
    assert not t.offers("attack", "Aragorn")


def test_no_ability_of_the_prisoner_is_used_and_nobody_pays_with_its_resources() -> None:
    beravor = {"card": "Beravor", "resources": 5}
    t = imprisoned(mine={"captive": [beravor], "hand": ["Lórien’s Wealth", TUNE], "heroes": ["Gimli"]}, step="4.2w")
    assert not t.offers("use", "Beravor")
    assert not t.offers("play", "Lórien’s Wealth")


def test_nothing_is_attached_to_the_prisoner() -> None:
    rich = {"card": "Théodred", "resources": 5}
    t = imprisoned(mine={"heroes": [rich], "hand": ["Steward of Gondor"]}, step="2.2")
    assert t.offers("play", "Steward of Gondor", "Théodred")
    assert not t.offers("play", "Steward of Gondor", "Aragorn")


@pytest.mark.parametrize("card", ["Unexpected Courage", "Self Preservation", "Protector of Lórien"])
def test_what_a_prisoner_bears_does_nothing_for_the_prisoner(card: str) -> None:
    bearer = {"card": "Aragorn", "exhausted": True, "damage": 2, "attachments": [card]}
    t = imprisoned(mine={"captive": [bearer], "hand": ["Sneak Attack"], "allies": ["Gléowine"]}, step="4.2w")
    assert t.offers("use", "Gléowine")
    assert not t.offers("use", card)
    refusal = t.refusal(card)
    assert refusal is not None
    assert refusal.rule == "LCG-154"


def test_the_prisoner_cannot_be_damaged_and_takes_no_undefended_damage() -> None:
    t = imprisoned(mine={"engaged": [{"card": "Forest Spider", "shadows": [STREAM]}]}, step="6.4a")
    t.until(asked="lcg-ask-undefended")
    assert {option.source for option in t.question.options} == {t.id("Gimli"), t.id("Éowyn")}
    t = imprisoned(
        mine={"captive": [{"card": "Aragorn", "exhausted": True}]},
        encounter_deck=["The Necromancer’s Reach", STREAM],
        step="3.3",
    )
    assert t.until(step="3.3w")["Aragorn"].damage == 0


def test_the_prisoner_collects_no_resources() -> None:
    t = imprisoned(step="1.2").until(step="1.3w")
    assert [t[hero].resources for hero in ("Aragorn", "Gimli", "Éowyn")] == [0, 1, 1]


def test_all_players_together_play_one_ally_a_round() -> None:
    rich = {"card": "Théodred", "resources": 5}
    others = {"Bor": {"heroes": [{"card": "Glóin", "resources": 5}], "hand": ["Faramir", "Sneak Attack", TUNE]}}
    mine = {"heroes": [rich], "hand": ["Guard of the Citadel", "Snowbourn Scout", TUNE]}
    t = imprisoned(mine=mine, others=others, step="2.2")
    t.play("Guard of the Citadel").asked("Bor")
    t.passes().asked("Ana")
    assert not t.offers("play", "Snowbourn Scout")
    refusal = t.refusal("Snowbourn Scout")
    assert refusal is not None
    assert (refusal.rule, refusal.because) == ("LCG-249", t.id(TOWER))
    t.passes().until(asked="lcg-ask-planning").asked("Bor")
    assert not t.offers("play", "Faramir")
    t.play("Sneak Attack")  # put into play, not played
    assert t.zone("Faramir") == "play:B"


def test_the_next_round_allows_another_ally() -> None:
    rich = {"card": "Théodred", "resources": 5}
    t = imprisoned(
        mine={"heroes": [rich], "hand": ["Guard of the Citadel"], "used": ["round allies played"]}, step="7.4w"
    )
    t.until(step="2.2")
    assert t.offers("play", "Guard of the Citadel")


def at_the_tower(**setup: Any) -> Table:
    return imprisoned(quest={"card": TOWER, "progress": 9}, quest_deck=[CAVERNS, DUNGEONS], step="4.2w", **setup)


def test_the_tower_is_not_left_without_an_objective() -> None:
    t = at_the_tower(staging=[KEY])
    assert t.zone(TOWER) == "quest"
    t.choose("use", KEY).choose("choose", "Gimli")
    assert (t.zone(CAVERNS), t[CAVERNS].progress) == ("quest", 0)


# -- stage 2 -------------------------------------------------------------------------------------------------------


def in_the_caverns(**setup: Any) -> Table:
    mine = {"heroes": [committed("Éowyn"), bearing("Gimli")], **setup.pop("mine", {})}
    return imprisoned(
        **{"quest": CAVERNS, "quest_deck": [DUNGEONS], "set_aside": [NAZGUL], "step": "3.4", "mine": mine, **setup}
    )


def test_progress_on_the_card_lets_the_players_rescue_the_prisoner_with_one_damage() -> None:
    t = in_the_caverns()
    t.until(asked="lcg-ask-respond").choose("respond", CAVERNS).until(step="3.4w")
    assert (t.zone("Aragorn"), t["Aragorn"].damage) == ("play:A", 1)
    assert t.g.effects == []
    assert t.until(step="1.3w")["Aragorn"].resources == 1


def test_the_rescue_is_a_choice() -> None:
    t = in_the_caverns().until(asked="lcg-ask-respond").choose("pass").until(step="3.4w")
    assert t.zone("Aragorn") == "captive:A"


def test_progress_on_the_active_location_frees_nobody() -> None:
    t = in_the_caverns(active_location="Mountains of Mirkwood", mine={"heroes": [committed("Legolas"), "Gimli"]})
    t.until(step="3.4w")
    assert (t.zone("Aragorn"), t["Mountains of Mirkwood"].progress) == ("captive:A", 1)


def test_one_ally_a_round_holds_in_the_caverns_too() -> None:
    rich = {"card": "Théodred", "resources": 5}
    t = in_the_caverns(
        mine={"heroes": [rich], "hand": ["Guard of the Citadel"], "used": ["round allies played"]}, step="2.2"
    )
    assert not t.offers("play", "Guard of the Citadel")


@pytest.mark.parametrize(
    ("captive", "objectives", "left"),
    [([], (MAP, TORCH, KEY), True), ([], (MAP, TORCH), False), (["Aragorn"], (MAP, TORCH, KEY), False)],
)
def test_the_caverns_are_left_with_the_prisoner_and_all_three_objectives(
    captive: list[str], objectives: tuple[str, ...], left: bool
) -> None:
    heroes = [bearing("Gimli", *objectives[:2]), bearing("Éowyn", *objectives[2:])]
    t = Table(
        players={"Ana": {"heroes": heroes, "captive": captive, "hand": ["Strength of Will", TUNE], "threat": 20}},
        quest={"card": CAVERNS, "progress": 14},
        quest_deck=[DUNGEONS],
        step="6.2w",
    )
    t.prepare(lambda g: setattr(g.pieces[g.zones["quest"][0]], "progress", 15))
    t.passes()
    t.until(step="7.4w")
    assert (t.zone(DUNGEONS) == "quest") is left


def test_the_rescue_at_the_last_moment_leads_on() -> None:
    heroes = [committed("Éowyn", attachments=[MAP, TORCH]), bearing("Gimli", KEY)]
    t = in_the_caverns(mine={"heroes": heroes}, quest={"card": CAVERNS, "progress": 14})
    t.until(asked="lcg-ask-respond").choose("respond", CAVERNS).until(step="3.4w")
    assert t.zone(DUNGEONS) == "quest"


def test_an_objective_that_went_back_after_the_caverns_takes_nobody_back() -> None:
    t = Table(heroes=[bearing("Gimli", MAP), "Legolas"], quest=DUNGEONS, staging=[KEY, TORCH], hand=[TUNE], step="6.2w")
    assert t.until(step="7.4w").zone(DUNGEONS) == "quest"


# -- the prisoner is lost ------------------------------------------------------------------------------------------


def test_without_a_free_hero_the_players_have_lost() -> None:
    t = imprisoned(mine={"heroes": [{"card": "Éowyn", "damage": 2}], "engaged": ["King Spider"]}, step="6.4a")
    while t.session.question is not None:
        t.passes() if t.asked() != "lcg-ask-undefended" else t.choose("choose", "Éowyn")
    assert (t.result, t.g.eliminated) == ("lost", ["A"])


@pytest.mark.parametrize("threat", [49, 20])
def test_the_others_lose_with_the_player_whose_hero_is_the_prisoner(threat: int) -> None:
    others = {"Bor": {"heroes": ["Legolas"], "threat": 20, "hand": [TUNE]}}
    hero = {"card": "Éowyn", "damage": 2, "attachments": [KEY]}
    t = imprisoned(mine={"heroes": [hero], "threat": threat}, others=others, step="7.3" if threat == 49 else "7.4w")
    while t.session.question is not None:
        t.passes()
    assert t.g.outcome is not None
    assert (t.result, t.g.outcome.reason, t.g.eliminated) == ("lost", "prisoner", ["A"])


def test_a_rescued_hero_may_die_like_any_other() -> None:
    others = {"Bor": {"heroes": ["Legolas"], "threat": 20, "hand": [TUNE]}}
    mine = {"heroes": [{"card": "Aragorn", "damage": 4, "attachments": [KEY]}], "captive": []}
    t = imprisoned(mine=mine, others=others, quest=CAVERNS, step="7.4w").until(step="1.3w")
    assert (t.result, t.g.eliminated) == ("", ["A"])


# -- stage 3 -------------------------------------------------------------------------------------------------------


def test_each_quest_phase_begins_with_an_orc_guard_for_each_player() -> None:
    players = {"Ana": {"heroes": ["Aragorn"], "deck": ["Gandalf"]}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}}
    t = Table(players=players, quest=DUNGEONS, step="3.1").until(step="3.1w")
    assert (t.titles("engaged:A"), t.titles("engaged:B"), t.titles("deck:A")) == ([ORC_GUARD], [ORC_GUARD], [])


def at_the_way_out(**setup: Any) -> Table:
    quest = {"card": DUNGEONS, "progress": 6}
    return Table(heroes=[committed("Éowyn"), "Legolas"], quest=quest, hand=[TUNE], step="3.4", threat=20, **setup)


def test_nobody_leaves_the_dungeons_while_the_nazgul_is_in_play() -> None:
    t = at_the_way_out(engaged=[NAZGUL]).until(step="3.4w")
    assert (t.zone(DUNGEONS), t[DUNGEONS].progress) == ("quest", 10)


def test_without_the_nazgul_the_game_is_won() -> None:
    t = at_the_way_out()
    assert (t.session.question, t.result) == (None, "won")


def test_the_game_is_won_as_soon_as_the_nazgul_is_gone() -> None:
    nazgul = {"card": NAZGUL, "damage": 8, "attacked": True}
    t = Table(heroes=["Legolas", "Gimli"], quest={"card": DUNGEONS, "progress": 8}, engaged=[nazgul], step="6.8a")
    t.choose("attack", "Legolas", NAZGUL).choose_all("attack", "Gimli")
    assert t.result == "won"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_it_to_its_end(bot: str, seats: int) -> None:
    spheres = ("0100{}", "0100{}", "0100{}", "010{}")
    first = (1, 4, 7, 10)
    decks = [
        {"heroes": [spheres[seat].format(first[seat] + place) for place in range(3)], "cards": CARDS}
        for seat in range(seats)
    ]
    session = Session(GAME, new_game(SCENARIO, decks, seed=seats, easy=bot == "greedy"), keep=False)
    run_bots(session, [bot] * seats, seats)
    state = session.state
    assert isinstance(state, LcgState)
    assert state.outcome is not None
    assert GAME.broken(state) == []
