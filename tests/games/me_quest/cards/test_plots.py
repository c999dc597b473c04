"""Plots: where they lie, what they require, and what holds while they are active; the Starting Plots."""

from __future__ import annotations

import pytest

from desktop_app.engine.session import Session
from desktop_app.games.me_quest.book.set_up import new_game
from desktop_app.games.me_quest.reading.extension import excess
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
