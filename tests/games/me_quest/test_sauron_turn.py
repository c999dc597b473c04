"""The Sauron turn, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.book.actions import actions_of_a_turn
from desktop_app.games.me_quest.reading.story import counts, current_stage, dominant
from desktop_app.games.me_quest.reading.tracks import ACTION_TRACKS, LAST_SPACES
from tests.games.me_quest.table import Table

FOUR = ("Sau", "Ana", "Bor", "Cal")
PLOTS = [{"card": "A Dark Messenger", "at": "erebor"}, {"card": "Loss of an Heir", "at": "edoras"}]


def story(**setup: Any) -> Table:
    """A table that has gone through its Story step and asks about Plots."""
    table = Table("story", sau={"hand": ["Gollum Is Tortured"]}, every_question=True, **{"round": 2, **setup})
    return table


@pytest.mark.rule("MEQ-108", "MEQ-113", "MEQ-109", "MEQ-114", "MEQ-131", "MEQ-110")
def test_markers_advance_by_two_and_by_each_plot() -> None:
    table = story(story={"green": 4, "black": 1}, plots=PLOTS)
    assert table.g.story == {"green": 6, "yellow": 0, "red": 0, "black": 3}


@pytest.mark.rule("MEQ-088", "MEQ-089", "MEQ-090", "MEQ-140")
def test_the_first_turn_has_no_story_and_no_plots_and_one_event() -> None:
    table = Table("hero_rally", round=0, plots=PLOTS, sau={"hand": ["Gollum Is Captured"]}, every_question=True)
    assert table.step in ("action", "event")
    assert set(table.g.story.values()) == {0}
    assert table.session.log[1].message.params.get("count", 1) == 1
    assert any(line.message.rule == "MEQ-140" for line in table.session.log)


@pytest.mark.rule("MEQ-086", "MEQ-085")
def test_the_steps_come_in_their_order() -> None:
    from desktop_app.games.me_quest.book.rounds import STEPS

    rows = [row.id for row in STEPS.tables["game"] if row.shown and not row.id.startswith("setup")]
    assert rows == ["hero_rally", "story", "plot", "event", "action", "hero_draw"]


@pytest.mark.rule("MEQ-111", "MEQ-097")
def test_the_current_stage_is_the_furthest_with_a_marker() -> None:
    assert LAST_SPACES == (6, 12, 18)
    table = story(story={"green": 2, "red": 7}, stage=2)
    assert current_stage(table.g) == 2


@pytest.mark.rule("MEQ-115", "MEQ-116", "MEQ-118", "MEQ-119")
def test_the_witch_king_comes_with_stage_three_and_sauron_picks_where() -> None:
    table = story(story={"green": 11}, stage=2)
    assert table.who == "Sau"
    assert table.places() == {"minas_morgul", "ruins_of_angmar"}
    table.choose("choose", "ruins_of_angmar")
    assert table.at("The Witch-king") == "ruins_of_angmar"


@pytest.mark.rule("MEQ-117", "MEQ-116")
def test_two_minions_come_with_stage_two_once() -> None:
    table = story(story={"green": 5}).until("plot")
    assert table.at("Gothmog of Gorgoroth") == "mount_gundabad"
    assert table.at("The Ringwraiths") == "minas_morgul"
    again = story(story={"green": 9, "black": 6}, stage=2, plots=PLOTS)
    assert again.said("meq-log-minion-comes") == 0


@pytest.mark.rule("MEQ-120", "MEQ-121", "MEQ-128", "MEQ-132")
def test_a_plot_comes_to_an_empty_space_and_its_token_to_its_location() -> None:
    table = Table("plot", round=2, sau={"hand": ["Gollum Is Captured"]}, pool=2)
    table.choose("play_plot", "Gollum Is Captured")
    assert table.zone("Gollum Is Captured") == "plot_1"
    assert table.g.plot_at == {"plot_1": "sea_of_udun"}


@pytest.mark.rule("MEQ-127")
def test_a_plot_needs_its_influence_in_the_pool() -> None:
    table = Table("plot", round=2, sau={"hand": ["Gollum Is Captured"]}, pool=1, every_question=True)
    assert not table.offers("play_plot")
    assert table.rule_of("play_plot", "Gollum Is Captured") == "MEQ-127"


@pytest.mark.rule("MEQ-125", "MEQ-126")
def test_requirements_count_when_a_plot_is_played_and_no_more() -> None:
    hand = {"hand": ["Sméagol Escapes"]}
    table = Table("plot", round=2, sau=hand, every_question=True)
    assert table.rule_of("play_plot", "Sméagol Escapes") == "MEQ-125"
    near = Table("plot", round=2, sau=hand, at={"the_forest_road": ["Gothmog of Gorgoroth"]})
    near.choose("play_plot", "Sméagol Escapes")
    card = near.id("Gothmog of Gorgoroth")
    near.g.move(card, "at.barad_dur")
    assert near.zone("Sméagol Escapes") == "plot_1"


@pytest.mark.rule("MEQ-122", "MEQ-123", "MEQ-454", "MEQ-124")
def test_with_three_plots_sauron_may_only_discard_one() -> None:
    three = [*PLOTS, {"card": "Gollum Is Captured", "at": "sea_of_udun"}]
    table = Table("plot", round=2, sau={"hand": ["Gollum Is Tortured"]}, pool=4, plots=three)
    assert table.rule_of("play_plot", "Gollum Is Tortured") == "MEQ-122"
    assert table.offers("pass")
    table.choose("discard_plot", "Loss of an Heir")
    assert table.zone("Loss of an Heir") == "plot_discard"
    assert table.g.plot_at == {"plot_1": "erebor", "plot_3": "sea_of_udun"}
    assert table.step != "plot"


@pytest.mark.rule("MEQ-149", "MEQ-143", "MEQ-144", "MEQ-145", "MEQ-146", "MEQ-147", "MEQ-096")
def test_the_example_of_dominance() -> None:
    table = Table(
        "plot", round=2, story={"green": 14, "black": 13, "yellow": 9, "red": 9}, stage=3, every_question=True
    )
    assert counts(table.g) == (4, 2)
    assert dominant(table.g) == "sauron"


@pytest.mark.rule("MEQ-148")
def test_nobody_is_dominant_on_a_tie() -> None:
    table = Table("plot", round=2, story={"green": 13, "black": 13}, stage=3, every_question=True)
    assert counts(table.g) == (5, 5)
    assert dominant(table.g) == ""


EVENTS = ["event.messengers_of_the_stormcrow", "event.gandalf_visits_frodo", "event.the_courage_of_erkenbrand"]


@pytest.mark.rule("MEQ-138", "MEQ-141", "MEQ-142", "MEQ-151", "MEQ-153", "MEQ-157")
@pytest.mark.parametrize(("markers", "resolved"), [({"green": 4}, 0), ({"black": 4}, 1)])
def test_the_dominant_side_decides_which_of_three_events_is_resolved(markers: dict[str, int], resolved: int) -> None:
    table = Table("event", round=2, story=markers, zones={"event_deck_1": EVENTS}, every_question=True)
    table.until("action")
    told = [line.message for line in table.session.log if line.message.id == "meq-log-event"]
    assert str(told[0].params["card"]).endswith(EVENTS[resolved])
    lying = [table.g.home[table.id(code)] for code in EVENTS]
    assert lying.count("event_discard_1") >= 2


@pytest.mark.rule("MEQ-139", "MEQ-158", "MEQ-153", "MEQ-296")
def test_with_sauron_dominant_the_highest_event_stays_with_its_token() -> None:
    table = Table("event", round=2, story={"black": 4}, zones={"event_deck_1": EVENTS}, every_question=True).until(
        "action"
    )
    assert table.zone(EVENTS[1]) == "event"
    assert table.g.event_at == "the_shire"
    assert table.g.favor_at == {"eregion": 1}
    assert table.at("Gandalf") == "the_shire"


@pytest.mark.rule("MEQ-150")
def test_a_character_on_the_board_stays_where_it_is() -> None:
    zones = {"event_deck_1": [EVENTS[1]]}
    table = Table("event", round=2, zones=zones, at={"bree": ["Gandalf"]}, every_question=True).until("action")
    assert table.at("Gandalf") == "bree"


@pytest.mark.rule("MEQ-152", "MEQ-151", "MEQ-154", "MEQ-156")
def test_an_event_without_the_flag_is_discarded_and_the_current_one_stays() -> None:
    current = {"card": "Gandalf Visits Frodo", "at": "the_shire"}
    table = Table(
        "event", round=2, event=current, favor={"eregion": 1}, zones={"event_deck_1": [EVENTS[2]]}, every_question=True
    )
    table.until("action")
    assert table.zone("Gandalf Visits Frodo") == "event"
    assert table.zone(EVENTS[2]) == "event_discard_1"
    replaced = Table(
        "event", round=2, event=current, favor={"eregion": 1}, zones={"event_deck_1": ["Imladris"]}, every_question=True
    ).until("action")
    assert replaced.zone("Gandalf Visits Frodo") == "event_discard_1"
    assert replaced.g.event_at == "rivendell"
    assert replaced.g.favor_at["eregion"] == 1


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-161", "MEQ-220")
def test_two_actions_and_three_against_three_heroes() -> None:
    assert actions_of_a_turn(Table("action", actions=2).g) == 2
    assert actions_of_a_turn(Table("action", actions=2, seats=("Sau", "Ana")).g) == 2
    assert actions_of_a_turn(Table("action", actions=3, seats=FOUR).g) == 3


@pytest.mark.rule("MEQ-171")
def test_the_numbers_of_each_track_fall() -> None:
    assert ACTION_TRACKS["place_influence"] == (6, 5, 4)
    for numbers in ACTION_TRACKS.values():
        assert len(numbers) == 3
        assert list(numbers) == sorted(numbers, reverse=True)
        assert len(set(numbers)) == 3


@pytest.mark.rule("MEQ-162", "MEQ-163", "MEQ-165", "MEQ-221")
def test_an_action_covers_the_leftmost_empty_space() -> None:
    table = Table("action", actions=2, action_tokens=["place_influence/0"], influence={"barad_dur": 1})
    assert all(table.offers(track) for track in ACTION_TRACKS)
    table.choose("place_influence")
    assert table.g.action_tokens == ["place_influence/0", "place_influence/1"]
    assert table.question.prompt.params["amount"] == 5


@pytest.mark.rule("MEQ-164")
def test_a_full_track_cannot_be_chosen() -> None:
    tokens = [f"place_influence/{space}" for space in range(3)]
    table = Table("action", actions=2, action_tokens=tokens)
    assert not table.offers("place_influence")
    assert table.offers("draw_cards")
    assert table.offers("command")
    assert table.rule_of("place_influence") == "MEQ-164"


@pytest.mark.rule("MEQ-166", "MEQ-223", "MEQ-224", "MEQ-199")
def test_the_fourth_token_takes_the_other_three_back() -> None:
    tokens = [f"place_influence/{space}" for space in range(3)]
    table = Table("action", actions=1, action_tokens=tokens)
    table.choose("command")
    assert table.g.action_tokens == ["command/0"]
    assert table.question.prompt.params["commands"] == 3


@pytest.mark.rule("MEQ-188", "MEQ-189", "MEQ-190", "MEQ-191", "MEQ-192")
def test_the_example_of_drawing_two_shadow_and_two_plot_cards() -> None:
    table = Table("action", actions=1, action_tokens=["draw_cards/0"])
    first, second = table.titles("plot_deck")[:2]
    table.choose("draw_cards")
    assert table.question.prompt.id == "meq-ask-keep-plot"
    assert {option.source for option in table.question.options} == set(table.g.zones["drawn"])
    table.choose_all("choose", first)
    hand = table.titles("hand:A")
    assert hand.count(first) == 1
    assert len(hand) == 3
    assert table.titles("plot_deck")[-1] == second
    assert table.g.faceup == [table.g.zones["plot_deck"][-1]]


# -- commands ----------------------------------------------------------------------------------------------------------

ORC = "monster_token.brown.orc"
BLANK = "monster_token.brown.blank"


def commanding(**setup: Any) -> Table:
    """Sauron has three commands."""
    return Table("action", actions=1, **setup).choose("command")


@pytest.mark.rule("MEQ-218", "MEQ-200", "MEQ-206", "MEQ-212", "MEQ-201")
def test_the_example_of_three_commands() -> None:
    at = {"isengard": [{"card": "Gothmog of Gorgoroth", "damage": 6}], "moria": ["The Black Serpent"]}
    table = commanding(at=at, influence={"barad_dur": 2, "mount_doom": 1})
    table.choose("place_token", "monsters_brown")
    assert table.places() == {"barad_dur", "mount_doom"}
    table.choose("choose", "mount_doom").choose("move", "The Black Serpent", "eregion")
    table.choose("heal", "Gothmog of Gorgoroth")
    assert table.at("The Black Serpent") == "eregion"
    assert table.g.pieces[table.id("Gothmog of Gorgoroth")].count("damage") == 2
    assert table.step == "action" or table.step == "hero_draw"


@pytest.mark.rule("MEQ-203", "MEQ-204", "MEQ-202")
def test_monster_tokens_need_influence_to_move_and_minions_do_not() -> None:
    table = commanding(at={"moria": [ORC, "Gothmog of Gorgoroth"]}, influence={"eregion": 1})
    assert {option.target for option in table.find("move", ORC)} == {"at.eregion"}
    assert table.rule_of("move", ORC, "lothlorien") == "MEQ-203"
    assert table.offers("move", "Gothmog of Gorgoroth", "lothlorien")


@pytest.mark.rule("MEQ-207", "MEQ-208", "MEQ-210", "MEQ-211", "MEQ-453")
def test_a_token_is_placed_on_its_color_with_influence_and_no_hero_but_may_move_to_one() -> None:
    at = {"mount_doom": [ORC]}
    table = commanding(
        ana={"at": "sea_of_udun"}, at=at, influence={"barad_dur": 1, "sea_of_udun": 1, "mount_doom": 1, "bree": 1}
    )
    assert table.offers("move", ORC, "sea_of_udun")
    table.choose("place_token", "monsters_brown")
    assert table.places() == {"barad_dur", "mount_doom"}


@pytest.mark.rule("MEQ-209", "MEQ-215")
def test_one_token_is_placed_with_each_action_and_does_not_move_in_it() -> None:
    table = commanding(influence={"barad_dur": 1, "mount_doom": 1})
    table.choose("place_token", "monsters_brown").choose("choose", "mount_doom")
    token = table.g.zones["at.mount_doom"][-1]
    assert not table.offers("place_token")
    assert table.rule_of("place_token", "monsters_brown") == "MEQ-209"
    assert not table.offers("move", token)
    assert table.rule_of("move", token) == "MEQ-214"


@pytest.mark.rule("MEQ-213", "MEQ-452")
def test_a_minion_is_not_healed_beside_a_hero() -> None:
    table = commanding(ana={"at": "moria"}, at={"moria": [{"card": "Gothmog of Gorgoroth", "damage": 3}]})
    assert not table.offers("heal", "Gothmog of Gorgoroth")
    assert table.rule_of("heal", "Gothmog of Gorgoroth") == "MEQ-213"


@pytest.mark.rule("MEQ-214", "MEQ-216")
def test_each_figure_has_one_command_in_an_action() -> None:
    table = commanding(at={"moria": [{"card": "Gothmog of Gorgoroth", "damage": 3}]}, influence={})
    table.choose("heal", "Gothmog of Gorgoroth")
    assert not table.offers("move", "Gothmog of Gorgoroth")
    assert table.rule_of("move", "Gothmog of Gorgoroth") == "MEQ-214"


@pytest.mark.rule("MEQ-227", "MEQ-217")
def test_any_number_of_enemies_may_stand_together_and_nobody_fights_yet() -> None:
    at = {"moria": [ORC, BLANK, ORC, "Gothmog of Gorgoroth"], "eregion": ["The Black Serpent"]}
    table = commanding(ana={"at": "moria"}, at=at)
    table.choose("move", "The Black Serpent", "moria")
    assert len(table.g.zones["at.moria"]) == 6
    assert not table.g.combats


@pytest.mark.rule("MEQ-401")
def test_the_ringwraiths_return_at_the_start_of_the_action_step() -> None:
    table = Table(
        "action_begins", returning=["ringwraiths"], story={"green": 7}, zones={"defeated": ["The Ringwraiths"]}
    )
    assert table.at("The Ringwraiths") == "minas_morgul"
    assert table.g.pieces[table.id("The Ringwraiths")].count("damage") == 0


@pytest.mark.rule("MEQ-437")
def test_a_pile_without_tokens_is_made_anew_of_its_discards() -> None:
    zones = {"monsters_brown": [], "monsters_out_brown": [ORC, BLANK]}
    table = commanding(influence={"barad_dur": 1}, zones=zones)
    table.choose("place_token", "monsters_brown")
    assert table.said("meq-log-reshuffle") == 1


@pytest.mark.rule("MEQ-228", "MEQ-231", "MEQ-229")
def test_heroes_draw_up_to_their_fortitude() -> None:
    table = Table("hero_draw", {"hand": ["hero.argalad.overdraw"] * 2})
    assert [option.detail for option in table.question.options] == ["5", "4", "3", "2", "1", "0"]
    table.choose("draw", detail="4")
    assert table.count("hand") == 6
    assert table.count("life") == 19
    table.choose("draw", detail="0")
    assert table.count("hand", "Bor") == 0


@pytest.mark.rule("MEQ-247")
def test_an_empty_life_pool_gives_no_cards() -> None:
    table = Table("hero_draw", {"life": [], "hand": ["hero.argalad.overdraw"], "rest": ["hero.argalad.parry"] * 2})
    assert table.who == "Bor"
    assert table.count("hand") == 1
