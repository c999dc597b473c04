"""Plots: where they lie, what they require, and what holds while they are active; the Starting Plots."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.session import Session
from desktop_app.games.me_quest.book.set_up import new_game
from desktop_app.games.me_quest.reading.extension import excess
from desktop_app.games.me_quest.reading.facts import CardFacts, of_type
from desktop_app.games.me_quest.reading.queries import in_hand, influence
from desktop_app.games.me_quest.rules import GAME
from desktop_app.games.me_quest.state import QuestState
from tests.games.me_quest.table import Table

PARRY = "hero.argalad.parry"
SEEDS = 40


def set_up_with(code: str) -> QuestState:
    """A table set up with that Starting Plot, of those that chance deals: every card kept is the first one offered."""
    for seed in range(SEEDS):
        session = Session(GAME, new_game(("Sau", "Ana"), {"B": "argalad"}, seed))
        while (question := session.question) is not None and question.step.startswith("setup"):
            stop = [option.key for option in question.options if option.verb == "stop_placing"]
            count = len(question.options) if question.kind == "order" else max(question.minimum, 1)
            session.answer(stop or [option.key for option in question.options][:count])
        assert isinstance(session.state, QuestState)
        if session.state.codes[session.state.zones["plot_1"][0]] == code:
            return session.state
    raise AssertionError(f"no seed below {SEEDS} deals {code}")


@pytest.mark.rule("MEQ-125", "MEQ-128")
def test_a_promise_of_rings_finds_a_character_beside_an_enemy() -> None:
    hand = {"hand": ["A Promise of Rings"]}
    at = {"bree": ["Gandalf"], "edoras": ["Théoden", "The Mouth of Sauron"]}
    table = Table("plot", sau=hand, round=2, at=at).choose("play_plot", "A Promise of Rings")
    assert table.g.plot_at == {"plot_1": "edoras"}
    nobody = Table("plot", sau=hand, round=2, at={"bree": ["Gandalf"]}, every_question=True)
    assert nobody.rule_of("play_plot", "A Promise of Rings") == "MEQ-125"


@pytest.mark.rule("MEQ-125", "MEQ-133")
def test_where_the_uruk_hai_rise_a_token_of_rohan_may_fight_as_one() -> None:
    plots = [{"card": "Rise of the Uruk-hai"}]
    token = "monster_token.blue.orc"
    table = Table("ambush", {"at": "helms_deep", "hand": [PARRY]}, at={"helms_deep": [token]}, plots=plots)
    table.choose("as_uruk_hai")
    assert table.g.codes[table.fight.enemy] == "monster.uruk_hai"
    elsewhere = Table("ambush", {"at": "osgiliath", "hand": [PARRY]}, at={"osgiliath": [token]}, plots=plots)
    assert elsewhere.g.codes[elsewhere.fight.enemy] == "monster.orc"


@pytest.mark.rule("MEQ-125")
def test_the_uruk_hai_rise_after_saruman_has_fallen_or_where_influence_is_strong() -> None:
    hand, plot = {"hand": ["Rise of the Uruk-hai"]}, "Rise of the Uruk-hai"
    story = {"green": 8}
    fallen = Table("plot", sau=hand, round=2, story=story, pool=5, plots=[{"card": "Saruman Falls to Corruption"}])
    assert fallen.offers("play_plot", plot)
    strong = Table("plot", sau=hand, round=2, story=story, pool=5, influence={"isengard": 3})
    assert strong.offers("play_plot", plot)
    neither = Table("plot", sau=hand, round=2, story=story, pool=5, every_question=True)
    assert neither.rule_of("play_plot", plot) == "MEQ-125"


@pytest.mark.rule("MEQ-074")
@pytest.mark.parametrize(
    ("title", "stronghold", "pool", "shadows", "location"),
    [
        ("starting_plot.sauron_hunts_for_the_ring", 2, 1, 1, "gladden_fields"),
        ("starting_plot.monsters_in_the_east", 2, 0, 1, "sea_of_udun"),
        ("starting_plot.saruman_hungry_for_power", 3, 2, 2, "isengard"),
    ],
)
def test_a_starting_plot_gives_sauron_what_it_says(
    title: str, stronghold: int, pool: int, shadows: int, location: str
) -> None:
    g = set_up_with(title)
    assert g.plot_at == {"plot_1": location}
    assert g.pool == pool
    assert len(in_hand(g, "shadow")) == shadows
    assert len(in_hand(g, "plot")) == 2
    assert all(influence(g, place) >= stronghold for place in ("barad_dur", "dol_guldur", "mount_gundabad"))
    assert not excess(g)


MOUTH, BLANK = "The Mouth of Sauron", "monster_token.green.blank"
FALLEN = [{"card": "Saruman Falls to Corruption"}]
# title: where its token may come then, and how the table lies
HELD: list[tuple[str, set[str], dict[str, Any]]] = [
    ("A Dark Messenger", {"erebor"}, {"at": {"erebor": [MOUTH]}}),
    ("A Dark Messenger", set(), {"at": {"erebor": ["monster_token.purple.orc"], "lake_esgaroth": [MOUTH]}}),
    ("Osgiliath Invaded", {"osgiliath"}, {"at": {"osgiliath": ["monster_token.blue.blank"]}}),
    ("Osgiliath Invaded", set(), {"at": {"osgiliath": [MOUTH], "pelargir": ["monster_token.blue.orc"]}}),
    ("Wormtongue Taints Théoden", {"edoras"}, {"influence": {"helms_deep": 4, "plains_of_rohan": 2}}),
    ("Wormtongue Taints Théoden", set(), {"influence": {"helms_deep": 3, "plains_of_rohan": 2, "isengard": 4}}),
    ("Wormtongue Taints Théoden", {"edoras"}, {"plots": FALLEN}),
    (
        "Orcs in the Mountains",
        {"mount_gundabad"},
        {"influence": {"mount_gundabad": 3, "high_pass": 3, "the_northern_waste": 2}},
    ),
    ("Orcs in the Mountains", set(), {"influence": {"mount_gundabad": 3, "high_pass": 3, "the_northern_waste": 1}}),
    ("A Broken Line of Kings", {"edoras"}, {"influence": {"helms_deep": 4, "plains_of_rohan": 2}}),
    ("A Broken Line of Kings", set(), {"influence": {"helms_deep": 4, "plains_of_rohan": 1}}),
    (
        "A Broken Line of Kings",
        {"edoras", "rivendell"},
        {"influence": {"helms_deep": 6, "high_pass": 6}},
    ),
    (
        "A Broken Line of Kings",
        {"rivendell"},
        {"influence": {"helms_deep": 6, "high_pass": 6}, "plots": [{"card": "Loss of an Heir", "at": "edoras"}]},
    ),
    ("Sméagol Escapes", {"the_woodland_realm"}, {"at": {"the_forest_road": [BLANK]}}),
    ("Sméagol Escapes", {"the_woodland_realm"}, {"at": {"the_woodland_realm": [MOUTH]}}),
    ("Sméagol Escapes", set(), {"at": {"gladden_fields": [BLANK]}}),
    ("Loss of an Heir", {"edoras"}, {"at": {"helms_deep": [BLANK]}}),
    ("Loss of an Heir", {"minas_tirith", "edoras"}, {"at": {"dunharrow": [MOUTH]}}),
    ("Loss of an Heir", set(), {"at": {"isengard": [MOUTH]}}),
    ("A Promise of Rings", {"edoras", "bree"}, {"at": {"edoras": ["Théoden", MOUTH], "bree": ["Gandalf", BLANK]}}),
    ("A Promise of Rings", set(), {"at": {"edoras": ["Théoden"], "helms_deep": [MOUTH]}}),
    ("Urgent Summons", {"edoras", "bree"}, {"at": {"edoras": ["Théoden"], "bree": ["Gandalf"]}}),
    (
        "Urgent Summons",
        {"bree"},
        {
            "at": {"edoras": ["Théoden"], "bree": ["Gandalf"]},
            "plots": [{"card": "Loss of an Heir", "at": "edoras"}],
        },
    ),
    ("Urgent Summons", set(), {}),
    ("Gollum Is Captured", {"sea_of_udun"}, {}),
    ("Denethor Falls into Madness", {"minas_tirith"}, {}),
]


@pytest.mark.rule("MEQ-125", "MEQ-127", "MEQ-128")
@pytest.mark.parametrize(("title", "places", "told"), HELD)
def test_a_plot_is_played_where_its_requirements_are_met(title: str, places: set[str], told: dict[str, Any]) -> None:
    table = Table("plot", round=2, sau={"hand": [title]}, story={"green": 8}, pool=8, every_question=True, **told)
    assert table.offers("play_plot", title) == bool(places)
    if not places:
        assert table.rule_of("play_plot", title) == "MEQ-125"
        return
    table.choose("play_plot", title)
    assert table.places() == places
    table.choose("choose", sorted(places)[0])
    assert table.g.plot_at[table.zone(title)] == sorted(places)[0]


PRINTED = [card for card in of_type("plot") if card.pool]


@pytest.mark.rule("MEQ-127", "MEQ-172")
@pytest.mark.parametrize("plot", PRINTED, ids=lambda plot: plot.code)
def test_a_plot_wants_the_influence_that_is_printed_on_it_and_leaves_it(plot: CardFacts) -> None:
    told: dict[str, Any] = {"sau": {"hand": [plot.code]}, "story": {"green": 8}, "every_question": True, "round": 2}
    told |= {"at": {"bree": ["Gandalf"]}, "influence": {"helms_deep": 6, "isengard": 3}}
    poor = Table("plot", pool=plot.pool - 1, **told)
    assert poor.rule_of("play_plot", plot.code) == "MEQ-127"
    able = Table("plot", pool=plot.pool, **told).choose("play_plot", plot.code)
    able.choose("choose")
    assert able.g.pool == plot.pool
