"""What set-up and the Sauron turn say besides their main sentence: each "and", "only", "may" and "until"."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.session import Session
from desktop_app.games.me_quest.book.set_up import new_game
from desktop_app.games.me_quest.reading.board import HAVEN_DECK, MONSTER_PILES, REGION_DECKS
from desktop_app.games.me_quest.reading.extension import excess
from desktop_app.games.me_quest.reading.facts import of_type
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.rules import GAME
from desktop_app.games.me_quest.state import COMBAT_DECKS, STAGES, QuestState
from tests.games.me_quest.cards.resolving import Card
from tests.games.me_quest.table import Table

PARRY = "hero.argalad.parry"
ENCOUNTERS = tuple(f"encounter_deck_{deck}" for deck in (*REGION_DECKS, HAVEN_DECK))
DECKS = {
    "skill_deck": 20,
    **{f"event_deck_{stage}": 14 for stage in STAGES},
    **dict.fromkeys(ENCOUNTERS, 15),
    **{f"combat_deck_{deck}": 25 for deck in COMBAT_DECKS},
    **{f"monsters_{colour}": 10 for colour in MONSTER_PILES},
}
"""The decks and piles that no instruction of the set-up takes a card from, with their cards."""


def set_up(seed: int, *names: str, **heroes: str) -> QuestState:
    """A table up to the first question of its Starting Plot, which nothing of the heroes waits for."""
    session = Session(GAME, new_game(("Sau", *names), heroes, seed))
    assert isinstance(session.state, QuestState)
    return session.state


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-063", "MEQ-068", "MEQ-069", "MEQ-075", "MEQ-076", "MEQ-077")
def test_every_deck_and_pile_is_shuffled_and_lies_face_down() -> None:
    g, other = set_up(1, "Ana", B="argalad"), set_up(2, "Ana", B="argalad")
    assert {deck: len(g.zones[deck]) for deck in DECKS} == DECKS
    whole = [*DECKS, "corruption_deck", "peril_deck", "life:B"]
    for deck in whole:
        assert [g.codes[card] for card in g.zones[deck]] != [other.codes[card] for card in other.zones[deck]], deck
    for view in (GAME.view(g, seat) for seat in g.seats):
        assert not [deck for deck in (*whole, "shadow_deck", "plot_deck") if view.zones[deck].cards]
        assert len(view.zones["monster_cards"].cards) == 14


@pytest.mark.rule("MEQ-060", "MEQ-065", "MEQ-066")
@pytest.mark.parametrize("hero", [card.code.removeprefix("hero.") for card in of_type("hero")])
def test_each_hero_starts_where_his_sheet_says_with_what_his_quest_sets_up(hero: str) -> None:
    g = set_up(3, "Ana", B=hero)
    assert g.home["hero-B"] == f"at.{FACTS[f'hero.{hero}'].places[0]}"
    own = {FACTS[code].owner for code in g.codes.values() if FACTS[code].type in ("quest", "hero_card")}
    assert own == {hero}
    (starting, _) = (FACTS[g.codes[card]] for card in g.zones["quests:B"])
    standing = {g.codes[card].partition(".")[2]: home for card, home in g.home.items() if g.owners[card] == "character"}
    placed = {name: f"at.{place}" for name, place in starting.characters}
    assert standing == dict.fromkeys(standing, "characters") | placed
    assert len(standing) == 8


@pytest.mark.rule("MEQ-031", "MEQ-059", "MEQ-070", "MEQ-071", "MEQ-073", "MEQ-078", "MEQ-079")
def test_what_lies_ready_and_what_is_back_in_the_box() -> None:
    table = Session(GAME, new_game(("Sau", "Ana"), {"B": "argalad"}, 4))
    assert table.question is not None
    while table.question.step.startswith("setup"):
        stop = [option.key for option in table.question.options if option.verb == "stop_placing"]
        count = len(table.question.options) if table.question.kind == "order" else max(table.question.minimum, 1)
        table.answer(stop or [option.key for option in table.question.options][:count])
    g = table.state
    assert isinstance(g, QuestState)
    assert g.story == dict.fromkeys(("green", "yellow", "red", "black"), 0)
    boxed = [g.owners[card] for card in g.zones["box"]]
    assert {owner: boxed.count(owner) for owner in boxed} == {
        "starting_plot": 2,
        "mission_sauron": 4,
        "mission_heroes": 4,
    }
    assert [g.owners[card] for card in (*g.zones["mission:A"], *g.zones["mission_heroes"])] == [
        "mission_sauron",
        "mission_heroes",
    ]
    assert list(g.plot_at) == ["plot_1"]
    assert set(g.levels) | set(g.action_tokens) == set()


# -- the story ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-131", "MEQ-109")
def test_three_plots_of_one_marker_advance_it_in_three_moves() -> None:
    plots = [{"card": card} for card in ("Osgiliath Invaded", "Orcs in the Mountains", "Rise of the Uruk-hai")]
    table = Table("story", round=3, plots=plots, sau={"hand": ["Gollum Is Tortured"]}, every_question=True)
    moves = [line.message.params for line in table.session.log if line.message.id == "meq-log-advances"]
    assert [each["amount"] for each in moves if each["marker"] == "red"] == [1, 2, 3]
    assert (table.g.story["red"], table.g.story["yellow"], table.g.story["black"]) == (6, 0, 0)


@pytest.mark.rule("MEQ-053", "MEQ-108")
def test_a_loss_slows_the_heroes_for_one_story_step() -> None:
    table = Table("plot", round=2, sau={"hand": ["Gollum Is Tortured"]}, every_question=True)
    table.g.slower = 1
    table.choose("pass").until("action").choose("pass").until("plot")
    assert table.g.story["green"] == 1
    table.choose("pass").until("action").choose("pass").until("plot")
    assert table.g.story["green"] == 3


@pytest.mark.rule("MEQ-116", "MEQ-117", "MEQ-112", "MEQ-173")
def test_a_marker_that_a_rest_brings_into_a_stage_brings_its_minions_at_once() -> None:
    table = Table("rest", {"at": "bree", "rest": [PARRY]}, story=dict.fromkeys(("yellow", "red", "black"), 6))
    table.choose("rest").choose("marker_red")
    assert (table.at("Gothmog of Gorgoroth"), table.at("The Ringwraiths")) == ("mount_gundabad", "minas_morgul")
    assert table.who == "Ana"
    assert table.g.stage == 2


@pytest.mark.rule("MEQ-408")
def test_a_marker_that_a_rest_brings_to_the_end_waits_for_the_next_story_step() -> None:
    story = {"green": 3, "yellow": 17, "red": 18, "black": 18}
    table = Table("rest", {"at": "bree", "rest": [PARRY]}, active="Bor", bor={"at": "fornost"}, stage=3, story=story)
    table.choose("rest").until("champion")
    said = [line.message.id for line in table.session.log]
    assert said.index("meq-log-rests") < said.index("meq-log-round") < said.index("meq-log-finale")
    assert "meq-log-event" not in said


# -- Plots and Events --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-124")
def test_sauron_may_do_nothing_with_a_plot_that_he_could_play() -> None:
    table = Table("plot", round=2, sau={"hand": ["Gollum Is Captured"]}, pool=2)
    assert table.offers("play_plot")
    table.choose("pass").until("action")
    assert table.g.plot_at == {}
    assert table.said("meq-log-event") == 1


@pytest.mark.rule("MEQ-112", "MEQ-090", "MEQ-140", "MEQ-437")
@pytest.mark.parametrize(("space", "stage"), [(6, 1), (7, 2), (12, 2), (13, 3)])
def test_the_event_comes_from_the_deck_of_the_stage(space: int, stage: int) -> None:
    told: dict[str, Any] = {"story": {"green": space, "black": space}, "stage": stage}
    table = Table("event", round=4, **told).until("action")
    assert [len(table.g.zones[f"event_deck_{each}"]) for each in STAGES] == [
        13 if each == stage else 14 for each in STAGES
    ]


@pytest.mark.rule("MEQ-142")
def test_favor_is_placed_before_characters() -> None:
    table = Table("event", round=4, zones={"event_deck_1": ["Gandalf Visits Frodo"]}).until("action")
    said = [line.message.id for line in table.session.log]
    assert said.index("meq-log-favor-placed") < said.index("meq-log-character")


@pytest.mark.rule("MEQ-135", "MEQ-134")
def test_of_four_tokens_in_rohan_the_heroes_remove_three_and_place_no_favor() -> None:
    helms_deep = {"helms_deep": ["monster_token.blue.orc", "monster_token.blue.blank"]}
    taken = ["remove_influence isengard", "remove_influence helms_deep", "remove_token ~at.helms_deep/1"]
    says = [each for each in ("remove_tokens", *taken) for _ in ("Ana", "Bor")]
    influence = {"isengard": 1, "helms_deep": 1}
    table = Card("event.the_courage_of_erkenbrand", says=says, at=helms_deep, influence=influence)
    assert table.changes == {"influence isengard": -1, "influence helms_deep": -1, "monsters helms_deep": -1}
    assert len(table.asked) == len(says), "nobody is asked for a fourth"


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-165", "MEQ-221")
def test_action_tokens_stay_where_they_are_until_the_next_turn() -> None:
    table = Table("action", actions=2, influence={"barad_dur": 1})
    table.choose("place_influence").choose("stop_placing").choose("draw_cards")
    while table.step != "hero_draw":
        keys = [option.key for option in table.question.options]
        table.answer(keys if table.question.kind == "order" else keys[: max(table.question.minimum, 1)])
    table.until("move").until("action")
    assert table.g.round == 2
    assert table.g.action_tokens == ["place_influence/0", "draw_cards/0"]
    assert table.g.actions == 2


@pytest.mark.rule("MEQ-190", "MEQ-191")
@pytest.mark.parametrize("turned", [False, True])
def test_sauron_says_in_which_order_the_other_plots_go_under_the_deck(turned: bool) -> None:
    three = ["A Dark Messenger", "Osgiliath Invaded", "Gollum is Captured"]
    table = Table("action", actions=1, zones={"plot_deck": [*three, "Loss of an Heir"]})
    table.choose("draw_cards").choose_all("choose", three[0])
    assert table.question.kind == "order"
    order = [table.find(option.verb, title)[0].key for title in three[1:] for option in table.question.options[:1]]
    table.answer(order[::-1] if turned else order)
    under = ["Loss of an Heir", *(three[:0:-1] if turned else three[1:])]
    assert [title.casefold() for title in table.titles("plot_deck")] == [title.casefold() for title in under]
    assert table.g.faceup == table.g.zones["plot_deck"][1:]


@pytest.mark.rule("MEQ-191", "MEQ-189")
def test_a_plot_that_lay_face_up_under_the_deck_is_hidden_again_in_the_hand() -> None:
    dark, invaded = "A Dark Messenger", "Osgiliath Invaded"
    table = Table("action", actions=2, zones={"plot_deck": [dark, invaded], "plot_discard": []})
    table.choose("draw_cards").choose_all("choose", dark)
    assert invaded in [FACTS[card.code].titles["en"] for card in GAME.view(table.g, "B").zones["plot_deck"].cards]
    table.choose("draw_cards")
    assert table.titles("hand:A").count(invaded) == 1
    assert not GAME.view(table.g, "B").zones["hand:A"].cards


@pytest.mark.rule("MEQ-180")
@pytest.mark.parametrize(("strength", "kept"), [(3, 3), (2, 2), (1, 1), (0, 1)])
def test_what_is_linked_with_a_weaker_stronghold_keeps_its_strength_and_one_at_least(strength: int, kept: int) -> None:
    table = Table("plot", round=2, influence={"barad_dur": 3, "mount_doom": 3}, every_question=True)
    table.g.influence["barad_dur"] = strength
    assert excess(table.g) == ({"mount_doom": 3 - kept} if kept < 3 else {})


@pytest.mark.rule("MEQ-196", "MEQ-197", "MEQ-436", "MEQ-288")
@pytest.mark.parametrize("seats", [("Sau", "Ana", "Bor"), ("Sau", "Ana")])
def test_one_shadow_card_in_each_turn_of_a_hero(seats: tuple[str, ...]) -> None:
    agent, storm = "Seem Fairer, Feel Fouler", "Winter Storm"
    hero = {"at": "bree", "hand": [PARRY] * 6}
    told: dict[str, Any] = {"sau": {"hand": [storm, agent]}, "pool": 12, "story": {"green": 14}, "stage": 3}
    table = Table("turn_begins", hero, {"at": "bree"}, seats=seats, active="Ana", **told)
    table.choose("respond", storm).until("move")
    assert not table.offers("respond")
    table.choose("end_travel")
    while not table.offers("respond"):
        assert table.step in ("interlude", "encounter")
        table.quietly()
    assert (table.g.active, table.g.turns) == (("C", 2) if "Bor" in seats else ("B", 2))
    assert table.offers("respond", agent)


@pytest.mark.rule("MEQ-400", "MEQ-401")
def test_of_the_defeated_minions_only_the_ringwraiths_return() -> None:
    fallen = ["Gothmog of Gorgoroth", "The Ringwraiths"]
    table = Table("action_begins", returning=["ringwraiths"], story={"green": 11}, zones={"defeated": fallen})
    table.until("hero_draw").until("move").until("action")
    assert table.g.stage == 3
    assert (table.zone(fallen[0]), table.zone(fallen[1])) == ("defeated", "at.minas_morgul")
    assert table.g.returning == []


# -- decks that run out, and what there is only so often ---------------------------------------------------------------

RENEWED: dict[str, tuple[dict[str, Any], dict[str, list[str]], tuple[str, ...], dict[str, int]]] = {
    "three Events of two": (
        {"step": "event", "round": 3, "story": {"green": 4}},
        {"event_deck_1": ["Imladris"], "event_discard_1": ["The Thieves of Tharbad", "Gandalf Visits Frodo"]},
        (),
        {"event_deck_1": 0},
    ),
    "three Shadow cards of one": (
        {"step": "action", "actions": 1},
        {"shadow_deck": ["Betrayed"], "shadow_discard": ["Winter Storm", "An Evil Fog", "Evil Wound"]},
        ("draw_cards",),
        {"shadow_deck": 1, "shadow_discard": 0},
    ),
    "three Perils of one": (
        {"step": "combat_or_peril", "ana": {"at": "moria"}},
        {"peril_deck": ["Trapped"], "peril_discard": ["Orc Scouts", "Khazad-dûm", "The Dark Tower"]},
        ("peril",),
        {"peril_deck": 1, "peril_discard": 0},
    ),
    "a Corruption card of none": (
        {"step": "explore", "ana": {"at": "bree"}},
        {"corruption_deck": [], "corruption_discard": ["Weak", "Weary"]},
        ("dark_path",),
        {"corruption_deck": 1, "corruption_discard": 0},
    ),
    "two Skill cards of one": (
        {"step": "explore", "ana": {"at": "fangorn", "quests": ["They Have Become Queer and Wild"]}},
        {"skill_deck": ["Ready"], "skill_discard": ["Endure", "Execute"]},
        ("complete",),
        {"skill_deck": 1, "skill_discard": 0},
    ),
}
"""What is asked for, how the deck and its discards lie, what is chosen, and what is left of them then."""


@pytest.mark.rule("MEQ-437")
@pytest.mark.parametrize("name", RENEWED)
def test_a_deck_that_runs_out_is_made_anew_in_the_middle_of_a_draw(name: str) -> None:
    told, zones, chosen, left = RENEWED[name]
    table = Table(zones=zones, every_question=True, **told)
    for verb in chosen:
        table.choose(verb)
    assert table.said("meq-log-reshuffle") == 1
    assert {zone: len(table.g.zones[zone]) for zone in left} == left


@pytest.mark.rule("MEQ-439")
def test_where_no_monster_token_of_a_colour_is_left_none_is_placed() -> None:
    none: dict[str, Any] = {"zones": {"monsters_brown": [], "monsters_out_brown": []}, "influence": {"barad_dur": 1}}
    table = Table("command", orders={"left": 1}, actions=1, every_question=True, **none)
    assert not table.offers("place_token", "monsters_brown")
    assert table.rule_of("place_token", "monsters_brown") == "MEQ-439"
