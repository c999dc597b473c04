"""The Finale in its seven steps, the Missions, and the optional rules."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.book.finale import adjustment
from desktop_app.games.me_quest.reading.missions import CONDITIONS
from desktop_app.games.me_quest.reading.numbers import number
from desktop_app.games.me_quest.reading.story import dominant, heroes_steps, sauron_steps
from tests.games.me_quest.table import Table

PLOTS = [{"card": "A Dark Messenger", "at": "erebor"}, {"card": "Loss of an Heir", "at": "edoras"}]
RINGWRAITHS = "The Ringwraiths"


def finale(
    heroes: str = "Isildur's Secret", sauron: str = "His Dark Throne", step: str = "immediate_victory", **setup: Any
) -> Table:
    """The Finale with these Missions."""
    zones = {"mission_heroes": [heroes], **setup.pop("zones", {})}
    return Table(step, sau={"mission": sauron}, round=10, stage=3, zones=zones, **setup)


@pytest.mark.rule("MEQ-408", "MEQ-410", "MEQ-051", "MEQ-427")
def test_a_marker_on_the_finale_space_begins_the_finale() -> None:
    table = Table("story", sau={"mission": "His Dark Throne"}, round=9, story={"green": 16}, stage=3)
    assert table.said("meq-log-finale") == 1
    assert table.step == "champion"


@pytest.mark.rule("MEQ-409", "MEQ-051")
def test_three_markers_past_the_shadow_falls_begin_it_too() -> None:
    past = {"yellow": 10, "red": 11, "black": 12}
    table = Table("story", sau={"mission": "His Dark Throne"}, round=9, story=past, stage=2)
    assert table.said("meq-log-finale") == 1
    short = Table("story", sau={"hand": ["Gollum Is Captured"]}, round=9, story={**past, "yellow": 9}, stage=2, pool=2)
    assert short.said("meq-log-finale") == 0


@pytest.mark.rule("MEQ-411", "MEQ-043", "MEQ-050", "MEQ-052", "MEQ-467")
def test_the_dominant_side_wins_with_its_mission() -> None:
    table = finale(story={"green": 18}, ana={"favor": 3}, bor={"favor": 2})
    assert table.g.outcome is not None
    assert (table.g.outcome.result, table.g.outcome.reason) == ("heroes", "mission")
    assert table.g.outcome.winners == ["B", "C"]
    poorer = finale(story={"green": 18}, ana={"favor": 3}, bor={"favor": 1})
    assert poorer.step == "champion"


@pytest.mark.rule("MEQ-412", "MEQ-413")
def test_without_a_dominant_side_only_one_mission_may_be_fulfilled() -> None:
    tied = {"green": 18, "black": 18}
    sauron = finale(story=tied, sauron="Where the Shadows Lie")
    assert sauron.g.outcome is not None
    assert sauron.g.outcome.winners == ["A"]
    both = finale(story=tied, sauron="Where the Shadows Lie", ana={"favor": 5})
    assert both.g.outcome is None
    neither = finale(story={"green": 18, "black": 18})
    assert neither.g.outcome is None


@pytest.mark.rule("MEQ-414", "MEQ-428", "MEQ-429", "MEQ-430", "MEQ-431", "MEQ-421", "MEQ-422", "MEQ-423", "MEQ-419")
def test_the_example_of_the_finale() -> None:
    before = {"green": 18, "black": 14, "yellow": 7, "red": 6}
    table = finale(story=before, sauron="Where the Shadows Lie")
    assert table.g.story == {"green": 18, "black": 15, "yellow": 8, "red": 7}
    nine = table.id(RINGWRAITHS)
    assert number(table.g, nine, "health") == 9 - 3
    assert number(table.g, nine, "fortitude") == 8 - 3


@pytest.mark.rule("MEQ-414", "MEQ-415", "MEQ-416")
def test_a_fulfilled_mission_of_the_heroes_advances_their_marker_but_not_past_the_finale() -> None:
    table = finale(story={"green": 15, "black": 18}, ana={"favor": 5})
    assert table.g.story == {"green": 16, "black": 18, "yellow": 0, "red": 0}
    poor = finale(story={"green": 15, "black": 18}, ana={"favor": 4})
    assert poor.g.story == {"green": 15, "black": 18, "yellow": 0, "red": 0}
    there = finale(story={"green": 18, "black": 18}, ana={"favor": 5}, sauron="Where the Shadows Lie")
    assert there.g.story == {"green": 18, "black": 18, "yellow": 1, "red": 1}


@pytest.mark.rule("MEQ-417", "MEQ-418")
def test_everybody_prepares() -> None:
    ana = {
        "life": ["hero.argalad.parry"] * 10,
        "hand": ["hero.argalad.volley"] * 3,
        "rest": ["hero.argalad.volley"] * 9,
    }
    at = {"bree": [{"card": RINGWRAITHS, "damage": 5}]}
    table = finale(story={"green": 18}, ana={**ana, "damage": ["hero.argalad.parry"] * 4}, at=at)
    assert table.g.pieces[table.id(RINGWRAITHS)].count("damage") == 0
    assert (table.count("hand"), *table.pools()) == (5, 21, 0, 0)


@pytest.mark.rule("MEQ-420")
def test_a_dominant_sauron_strengthens_the_ringwraiths() -> None:
    table = finale(story={"green": 14, "black": 18}, step="difficulty")
    assert adjustment(table.g) == 4
    assert number(table.g, table.id(RINGWRAITHS), "health") == 9 + 4


@pytest.mark.rule("MEQ-419")
def test_on_a_tie_the_ringwraiths_stay_as_printed() -> None:
    table = finale(story={"green": 18, "black": 18}, step="difficulty")
    assert number(table.g, table.id(RINGWRAITHS), "fortitude") == 8


@pytest.mark.rule("MEQ-424", "MEQ-425", "MEQ-426", "MEQ-134")
def test_a_champion_of_one_mind_fights_and_sauron_wins_what_is_not_won() -> None:
    table = finale(story={"green": 18})
    table.choose("champion", "Ana").choose("champion", "Ana")
    assert (table.fight.hero, table.g.codes[table.fight.enemy]) == ("B", "minion.ringwraiths")
    table.choose("draw", detail="0")
    while table.session.question is not None:
        table.choose("exhaust")
    assert table.g.outcome is not None
    assert table.g.outcome.winners == ["A"]


@pytest.mark.rule("MEQ-134")
def test_heroes_who_disagree_let_chance_decide() -> None:
    table = finale(story={"green": 18})
    table.choose("champion", "Ana").choose("champion", "Bor")
    assert table.said("meq-log-disagree") == 1
    assert table.g.champion in ("B", "C")


@pytest.mark.rule("MEQ-426")
def test_the_heroes_win_when_the_ringwraiths_fall() -> None:
    told = {"hero": "Ana", "enemy": RINGWRAITHS, "within": "finale", "exhausted": ["Sau"], "round": 1}
    at = {"minas_morgul": [{"card": RINGWRAITHS, "damage": 7}]}
    table = Table("3", {"hand": ["hero.argalad.volley"]}, at=at, combat=told, stage=3, story={"green": 18})
    table.choose("fight_on")
    assert table.g.outcome is not None
    assert (table.g.outcome.reason, table.g.outcome.winners) == ("combat", ["B", "C"])


# -- missions ----------------------------------------------------------------------------------------------------------


def holds(code: str, **setup: Any) -> bool:
    """Whether a Mission is fulfilled at a table."""
    return CONDITIONS[f"mission.{code}"](Table("plot", round=2, every_question=True, **setup).g)


@pytest.mark.rule("MEQ-460")
def test_on_his_dark_throne() -> None:
    assert holds("his_dark_throne", plots=[*PLOTS, {"card": "Gollum Is Captured"}])
    assert not holds("his_dark_throne", plots=PLOTS)


@pytest.mark.rule("MEQ-461", "MEQ-462", "MEQ-463")
@pytest.mark.parametrize(
    ("code", "marker"),
    [("in_darkness_bind_them", "yellow"), ("to_rule_them_all", "red"), ("where_the_shadows_lie", "black")],
)
def test_a_marker_in_stage_three(code: str, marker: str) -> None:
    assert holds(code, story={marker: 13}, stage=3)
    assert not holds(code, story={marker: 12}, stage=3)


@pytest.mark.rule("MEQ-464")
def test_to_find_them() -> None:
    assert holds("to_find_them_all", influence={"the_shire": 6})
    assert not holds("to_find_them_all", influence={"the_shire": 5})
    assert holds("to_find_them_all", at={"the_shire": [RINGWRAITHS]})


@pytest.mark.rule("MEQ-465")
def test_noble_blood() -> None:
    assert holds("noble_blood", ana={"corruption": ["Weak"]})
    assert not holds("noble_blood", ana={"corruption": ["Weak"]}, bor={"corruption": ["Weary"]})


@pytest.mark.rule("MEQ-466")
def test_against_the_shadow() -> None:
    tokens = ["monster_token.green.blank", "monster_token.green.orc"]
    assert holds("against_the_shadow", at={"high_pass": tokens})
    assert not holds("against_the_shadow", at={"high_pass": [*tokens, "monster_token.green.huorn"]})


@pytest.mark.rule("MEQ-468")
def test_minas_morgul_is_held_in_check() -> None:
    assert holds("minas_morgul_kept_at_bay")
    assert not holds("minas_morgul_kept_at_bay", at={"bree": [RINGWRAITHS]})


@pytest.mark.rule("MEQ-469")
def test_the_spear_of_the_west() -> None:
    both = {"completed": ["starting", "advanced"]}
    assert holds("the_spear_of_the_west", ana=both, bor=both)
    assert not holds("the_spear_of_the_west", ana=both, bor={"completed": ["starting"]})


# -- optional rules ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-441", "MEQ-443", "MEQ-444", "MEQ-442")
def test_the_example_of_advanced_dominance() -> None:
    plots = [{"card": "Orcs in the Mountains"}, {"card": "Saruman Falls to Corruption"}]
    story = {"green": 13, "red": 10, "black": 11, "yellow": 0}
    table = Table(
        "plot", round=2, story=story, stage=3, plots=plots, options={"advanced_dominance": True}, every_question=True
    )
    assert heroes_steps(table.g) == 3
    assert sauron_steps(table.g) == 4
    assert dominant(table.g) == "heroes"


@pytest.mark.rule("MEQ-442")
def test_without_plots_sauron_never_arrives() -> None:
    table = Table("plot", round=2, story={"black": 9}, options={"advanced_dominance": True}, every_question=True)
    assert dominant(table.g) == "heroes"


@pytest.mark.rule("MEQ-445", "MEQ-440")
def test_in_an_exciting_stage_three_sauron_picks_the_marker_for_a_defeat() -> None:
    ana = {"at": "bree", "life": [], "hand": ["hero.argalad.parry"]}
    story = {"green": 16, "yellow": 5, "red": 9, "black": 12}
    table = Table("move", ana, story=story, stage=3, options={"exciting_stage": True})
    table.choose("travel", target="old_forest")
    assert table.who == "Sau"
    table.choose("marker_black")
    assert table.g.story["black"] == 13


@pytest.mark.rule("MEQ-446")
def test_and_a_defeated_minion_advances_the_heroes() -> None:
    told = {"hero": "Ana", "enemy": "Gothmog of Gorgoroth", "within": "ambush", "exhausted": ["Sau"], "round": 1}
    at = {"gladden_fields": [{"card": "Gothmog of Gorgoroth", "damage": 9}]}
    table = Table(
        "3",
        {"at": "gladden_fields", "hand": ["hero.argalad.volley"]},
        at=at,
        combat=told,
        story={"green": 10, "black": 14},
        stage=3,
        options={"exciting_stage": True},
    )
    table.choose("fight_on")
    assert table.g.story["green"] == 11


# -- two players -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-432", "MEQ-433", "MEQ-434", "MEQ-435")
def test_a_lone_hero_has_two_turns_with_a_rally_and_a_draw_between() -> None:
    two = ("Sau", "Ana")
    table = Table("turn_ends", {"at": "moria"}, seats=two, influence={"moria": 2}, turns=1)
    assert table.question.prompt.id == "meq-ask-hero-draw"
    assert table.influence("moria") == 0
    table.choose("draw", detail="5")
    assert (table.who, table.step, table.g.turns) == ("Ana", "rest", 2)
    later = Table("turn_ends", {"at": "moria"}, seats=two, turns=2, round=1)
    assert later.g.active == "A"
