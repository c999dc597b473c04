"""The bots of both sides: what they go for, and that they look at nothing that their seat does not see."""

from __future__ import annotations

from math import log
from pathlib import Path
from typing import Any

import pytest

from desktop_app.app.positions.position_file import read_position
from desktop_app.app.positions.position_table import table_for
from desktop_app.engine.chance import Chance
from desktop_app.engine.planning import plan
from desktop_app.games.me_quest.planning.answering import worths
from desktop_app.games.me_quest.planning.foresight import FORESIGHT
from desktop_app.games.me_quest.planning.imagined import Imagined
from desktop_app.games.me_quest.planning.seen import Seen
from desktop_app.games.me_quest.planning.worth import worth
from desktop_app.games.me_quest.rules import GAME
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.paths import RESOURCES
from tests.games.me_quest.table import Table

POSITIONS = sorted((RESOURCES / "positions" / "me_quest").glob("*.yaml"))
PARRY, OVERDRAW = "hero.argalad.parry", "hero.argalad.overdraw"
TOKEN = "monster_token.green.orc"


def answer(table: Table) -> str:
    """What the greedy bot answers."""
    question = table.question
    (key, *_) = GAME.bots["greedy"](lambda: GAME.view(table.g, question.seat), question, Chance(1))
    return key


def test_sauron_plays_the_plot_that_brings_most() -> None:
    hand = {"hand": ["A Dark Messenger", "Gollum is Captured"]}
    table = Table("plot", sau=hand, round=2, pool=2, at={"erebor": ["The Mouth of Sauron"]})
    assert table.offers("play_plot", "A Dark Messenger")
    assert answer(table) == f"play_plot:{table.id('Gollum is Captured')}"


def test_sauron_sends_a_minion_where_a_plot_wants_one() -> None:
    table = Table(
        "command",
        sau={"hand": ["A Dark Messenger"]},
        at={"lake_esgaroth": ["The Mouth of Sauron"]},
        orders={"left": 1, "placed": True},
        every_question=True,
    )
    assert answer(table) == f"move:{table.id('The Mouth of Sauron')}>at.erebor"


def test_sauron_wants_cards_without_a_plot_and_influence_for_one() -> None:
    none = Table("action", actions=2, influence={"barad_dur": 2}, pool=4, story={"green": 2})
    assert answer(none) == "draw_cards"
    orcs = {"hand": ["Orcs in the Mountains", "Gollum is Captured"]}
    table = Table("action", sau=orcs, actions=2, influence={"mount_gundabad": 3}, pool=1, story={"green": 2})
    assert answer(table) == "place_influence"
    table.choose("place_influence").choose("place_in_pool").choose("place_in_pool")
    assert answer(table).split(".")[1] in ("high_pass", "ruins_of_angmar", "the_northern_waste")


def test_a_hero_goes_to_the_plot_that_he_can_pay_for() -> None:
    ana = {"at": "lake_esgaroth", "hand": [PARRY, PARRY, OVERDRAW], "favor": 6}
    table = Table("move", ana, plots=[{"card": "A Dark Messenger", "at": "erebor"}], favor={"the_woodland_realm": 1})
    assert answer(table) == "travel:hero-B>at.erebor"


def test_a_hero_takes_the_favor_that_he_lacks_on_the_way_to_a_plot() -> None:
    hand, corrupted = [PARRY, PARRY, OVERDRAW, OVERDRAW, OVERDRAW], ["Reckless", "Greedy"]
    ana = {"at": "the_woodland_realm", "hand": hand, "favor": 4, "corruption": corrupted}
    table = Table("move", ana, plots=[{"card": "A Dark Messenger", "at": "erebor"}], favor={"lake_esgaroth": 1})
    assert answer(table) == "travel:hero-B>at.lake_esgaroth"


def test_a_hero_takes_a_dark_path_only_for_the_favor_that_the_mission_lacks_near_the_finale() -> None:
    def goes(mission: str, green: int) -> str:
        ana = {"at": "bree", "hand": [PARRY], "favor": 4}
        zones = {"mission_heroes": [mission]}
        return answer(Table("move", ana, seats=("Sau", "Ana"), story={"green": green}, zones=zones))

    assert goes("Isildur's Secret", 14) == "explore:at.bree"
    assert goes("Isildur's Secret", 4) == goes("The Spear of the West", 14) == "end_travel"


def test_a_hero_near_the_finale_spends_on_no_plot_what_the_mission_wants() -> None:
    def discards(favor: int) -> bool:
        ana = {"at": "erebor", "hand": [PARRY], "favor": favor}
        plots, zones = [{"card": "A Dark Messenger", "at": "erebor"}], {"mission_heroes": ["Isildur's Secret"]}
        table = Table("move", ana, seats=("Sau", "Ana"), plots=plots, story={"green": 14}, zones=zones)
        return answer(table.choose("explore")).startswith("discard_plot")

    assert not discards(9)
    assert discards(10)


def test_a_hero_does_not_walk_to_and_fro() -> None:
    nothing = Table("move", {"at": "bree", "hand": [PARRY] * 3, "favor": 6})
    assert answer(nothing) == "end_travel"


def test_a_hero_need_not_fight_in_a_haven() -> None:
    table = Table("ambush", {"at": "rivendell"}, at={"rivendell": ["The Mouth of Sauron"]})
    assert table.question.prompt.id == "meq-ask-allow-combat"
    assert answer(table) == "decline"


def test_favor_is_kept_for_plots_and_pays_for_no_corruption() -> None:
    ana = {"at": "bree", "life": [PARRY] * 3, "rest": [OVERDRAW] * 5, "favor": 3, "corruption": ["Weak"]}
    table = Table("rest", ana, story={"red": 1, "black": 1}).choose("rest")
    assert table.offers("pay_off", "Weak")
    assert answer(table) == "decline"


def test_a_hero_rests_when_he_is_tired() -> None:
    ana = {"at": "bree", "life": [PARRY] * 3, "rest": [OVERDRAW] * 5}
    assert answer(Table("rest", ana)).startswith("rest")
    assert answer(Table("rest", {**ana, "life": [PARRY] * 12})) == "no_rest"


def test_a_hero_rests_in_a_haven_to_heal_though_he_is_not_tired() -> None:
    ana = {"life": [PARRY] * 12, "damage": [OVERDRAW] * 10}
    assert answer(Table("rest", {**ana, "at": "rivendell"})).startswith("rest")
    assert answer(Table("rest", {**ana, "at": "bree"})) == "no_rest"


def at_dol_guldur(**ana: Any) -> str:
    """Where a hero goes who wants nothing but can neither rest nor heal where he is."""
    return answer(Table("move", {"at": "dol_guldur", "hand": [PARRY] * 3, "favor": 6, **ana}))


def test_a_hero_with_few_cards_to_draw_does_not_end_his_turn_where_he_cannot_rest() -> None:
    assert at_dol_guldur(life=[PARRY] * 12) == "end_travel"
    assert at_dol_guldur(life=[PARRY]).startswith("travel")


def test_a_hero_who_is_hurt_ends_his_turn_in_a_haven() -> None:
    assert at_dol_guldur(life=[PARRY] * 12, damage=[OVERDRAW] * 8) == "travel:hero-B>at.lothlorien"


@pytest.mark.parametrize("path", POSITIONS[::4], ids=lambda path: path.stem)
def test_a_bot_weighs_a_view_as_it_weighs_an_imagined_table(path: Path) -> None:
    table = table_for(read_position(path))
    question, g = table.session.question, table.state
    assert isinstance(g, QuestState)
    if question is not None and question.kind == "one":
        seen = worths(Seen(GAME.view(g, question.seat)), question)
        assert seen == worths(Imagined(g, question.seat), question)


def test_a_table_is_worth_more_to_sauron_with_a_plot_and_more_to_heroes_with_favor() -> None:
    bare = Table("action", actions=2, story={"green": 6}).g
    plot = Table("action", actions=2, story={"green": 6}, plots=[{"card": "Orcs in the Mountains"}]).g
    rich = Table("action", {"favor": 4}, actions=2, story={"green": 6}).g
    assert worth(bare, SAURON) < worth(plot, SAURON)
    assert worth(bare, "B") < worth(rich, "B")
    assert worth(bare, "B") == pytest.approx(1 - worth(bare, SAURON))


def test_two_markers_that_come_to_the_finale_are_worth_more_to_sauron_than_one() -> None:
    story = {"green": 6, "red": 12}
    one = Table("action", actions=2, story=story).g
    two = Table("action", actions=2, story={**story, "black": 12}).g
    assert worth(one, SAURON) < worth(two, SAURON)


def test_a_hero_with_favor_is_worth_more_the_nearer_he_is_to_a_plot() -> None:
    def at(place: str) -> float:
        orcs = [{"card": "A Dark Messenger", "at": "erebor"}]
        return worth(Table("move", {"at": place, "favor": 5, "hand": [PARRY]}, plots=orcs).g, "B")

    assert at("erebor") > at("lake_esgaroth") > at("bree")


def test_looking_ahead_plays_a_plot_rather_than_letting_it_lie() -> None:
    table = Table("plot", sau={"hand": ["Gollum is Captured"]}, pool=2, story={"green": 6}, round=4)
    found = plan(lambda dice: table.session.fork("A", dice), "A", FORESIGHT, Chance(4), lambda tables: tables >= 2)
    assert found.tables == 2
    assert found.keys == [f"play_plot:{table.id('Gollum is Captured')}"]


def test_what_is_paid_is_not_thought_about() -> None:
    ana = {"at": "dunharrow", "hand": [PARRY, OVERDRAW, OVERDRAW, OVERDRAW]}
    table = Table("move", ana).choose("travel", target="minas_tirith")
    found = plan(lambda dice: table.session.fork("B", dice), "B", FORESIGHT, Chance(4), lambda tables: True)
    assert found.tables == 0
    assert table.question.accepts(found.keys)


def thought(table: Table) -> str:
    """What Ana answers after looking ahead on twelve tables."""
    found = plan(lambda dice: table.session.fork("B", dice), "B", FORESIGHT, Chance(3), lambda tables: tables >= 12)
    (key,) = found.keys
    return key


def test_looking_ahead_does_not_keep_a_hero_from_his_rest() -> None:
    ana = {"at": "bree", "life": [PARRY], "rest": [OVERDRAW] * 20}
    assert thought(Table("rest", ana, story={"green": 8, "red": 6, "black": 4})).startswith("rest")


def test_of_two_skills_a_hero_keeps_the_one_that_strikes_harder() -> None:
    quest = "They Have Become Queer and Wild"
    ana, zones = {"at": "fangorn", "quests": [quest]}, {"skill_deck": ["Ready", "Crossbow Shot"]}
    table = Table("explore", ana, zones=zones, every_question=True).choose("complete", quest)
    assert table.question.prompt.id == "meq-ask-training"
    assert answer(table) == f"choose:{table.id('Crossbow Shot')}"


def last_turn_with_five_favor(mission: str) -> Table:
    """Ana could pay for a Plot with the five favor she has, and the heroes arrive next."""
    ana = {"at": "erebor", "hand": [PARRY], "favor": 5}
    story, plots = {"green": 16, "red": 10, "black": 8}, [{"card": "A Dark Messenger", "at": "erebor"}]
    zones = {"mission_heroes": [mission]}
    return Table("move", ana, plots=plots, round=9, stage=3, story=story, zones=zones).choose("explore")


def test_a_hero_keeps_the_favor_that_the_mission_wants_rather_than_stop_a_plot_too_late() -> None:
    assert thought(last_turn_with_five_favor("The Spear of the West")).startswith("discard_plot")
    assert not thought(last_turn_with_five_favor("Isildur's Secret")).startswith("discard_plot")


def with_missions(heroes: str, sauron: str, **setup: Any) -> QuestState:
    """A table late in the game where three markers of Sauron's lie apart."""
    late: dict[str, Any] = {"story": {"green": 14, "red": 13, "black": 8}, "stage": 3, "round": 8}
    zones = {"mission_heroes": [heroes]}
    return Table("action", actions=2, sau={"mission": sauron}, zones=zones, **{**late, **setup}).g


def test_the_combat_of_the_finale_is_easier_with_sauron_further_back_and_with_more_strength() -> None:
    def at_the_combat(red: int, **levels: int) -> float:
        ana = {"life": [OVERDRAW] * 15, "levels": levels}
        table = Table("difficulty", ana, seats=("Sau", "Ana"), story={"green": 18, "red": red}, round=10, stage=3)
        assert table.question.prompt.id == "meq-ask-agility"
        return worth(table.g, "B")

    assert at_the_combat(18) < at_the_combat(14) < at_the_combat(14, strength=1)


def combat_of_the_finale() -> Table:
    ana = {"life": [OVERDRAW] * 15}
    return Table("difficulty", ana, seats=("Sau", "Ana"), story={"green": 18, "red": 16}, round=10, stage=3)


def test_whether_to_fight_on_is_thought_about() -> None:
    table = combat_of_the_finale()
    while table.question.prompt.id != "meq-ask-fight-on":
        table.session.answer([answer(table)])
    assert sorted(FORESIGHT.ways(table.g, table.question) or []) == [["exhaust"], ["fight_on"]]


ROADS_HANG_ON: list[dict[str, Any]] = [
    {},
    {"favor": 6},
    {"hand": [PARRY, OVERDRAW]},
    {"life": [PARRY]},
    {"life": [PARRY], "damage": [OVERDRAW] * 9},
    {"at": "erebor"},
    {"plots": [{"card": "A Dark Messenger", "at": "erebor"}]},
    {"plots": [{"card": "A Dark Messenger", "at": "erebor"}], "favor": 6},
    {"plots": [{"card": "A Dark Messenger", "at": "erebor"}], "favor": 6, "story": {"green": 16, "red": 16}},
    {"influence": {"lake_esgaroth": 3}, "plots": [{"card": "A Dark Messenger", "at": "erebor"}], "favor": 6},
    {"at": "lake_esgaroth", "board": {"erebor": [TOKEN]}},
    {"board": {"erebor": [TOKEN]}, "zones": {"mission_heroes": ["Against the Shadow"]}},
    {"board": {"erebor": [TOKEN]}, "zones": {"mission_heroes": ["Isildur's Secret"]}},
    {"quests": ["They Have Become Queer and Wild"]},
]
"""What lies at some tables that are alike in all else, so that roads of one would be wrong at another."""


def test_roads_that_are_remembered_are_those_of_the_same_table() -> None:
    found = []
    for lies in [*ROADS_HANG_ON, *ROADS_HANG_ON]:
        ana: dict[str, Any] = {"at": "lake_esgaroth", "hand": [PARRY] * 4, "life": [OVERDRAW] * 12, "quests": []}
        ana |= {name: lies[name] for name in ("favor", "hand", "life", "damage", "at", "quests") if name in lies}
        table = Table(
            "move",
            ana,
            plots=lies.get("plots", []),
            at=lies.get("board", {}),
            influence=lies.get("influence", {}),
            story=lies.get("story", {"green": 6, "red": 4}),
            zones=lies.get("zones", {}),
        )
        found.append(worths(Imagined(table.g, "B"), table.question))
        assert found[-1] == worths(Seen(GAME.view(table.g, "B")), table.question)
    assert len({tuple(roads) for roads in found}) > 8


def test_in_the_last_game_turn_the_turns_that_heroes_still_have_are_looked_at_as_one() -> None:
    def turns(green: int) -> list[int]:
        story = {"green": green}
        return [FORESIGHT.clock(Table("move", {"at": "bree"}, turns=turn, story=story).g) for turn in (1, 2)]

    early, late = turns(8), turns(16)
    assert early[0] < early[1]
    assert late[0] == late[1]


def test_each_side_weighs_its_own_mission_alone() -> None:
    throne = with_missions("The Spear of the West", "His Dark Throne")
    rule = with_missions("The Spear of the West", "To Rule Them All")
    assert worth(throne, "B") == worth(rule, "B")
    assert worth(throne, SAURON) < worth(rule, SAURON)


def test_the_way_to_a_mission_is_worth_something_and_the_mission_more() -> None:
    def with_tokens(count: int) -> float:
        tokens = {"rhun": [TOKEN] * count}
        return worth(with_missions("Against the Shadow", "To Rule Them All", at=tokens), "B")

    assert with_tokens(7) < with_tokens(4) < with_tokens(3) < with_tokens(2)
    assert with_tokens(2) - with_tokens(3) > with_tokens(3) - with_tokens(4)


def test_sauron_wants_to_be_on_the_way_to_his_mission_long_before_it_is_fulfilled() -> None:
    def with_influence(there: int, mission: str) -> float:
        return worth(with_missions("The Spear of the West", mission, influence={"the_shire": there}), SAURON)

    assert with_influence(2, "To Find Them All") < with_influence(4, "To Find Them All")
    assert with_influence(2, "To Rule Them All") == with_influence(4, "To Rule Them All")


def worth_of_a_mission(**story: int) -> float:
    """What it helps the heroes to have the favor that their Mission wants, with the markers so far."""
    odds = []
    for favor in (5, 4):
        g = with_missions("Isildur's Secret", "His Dark Throne", ana={"favor": favor}, story={"green": 12, **story})
        odds.append(log(worth(g, "B") / (1 - worth(g, "B"))))
    return odds[0] - odds[1]


def test_a_mission_helps_the_heroes_little_while_sauron_will_be_there_first() -> None:
    assert worth_of_a_mission(red=17) < worth_of_a_mission(red=10)


def test_a_mission_helps_the_heroes_less_the_nearer_three_markers_are_to_the_shadow_falls() -> None:
    near, far = (worth_of_a_mission(red=12, black=10, yellow=yellow) for yellow in (9, 2))
    assert near < far


def test_a_hero_stops_the_plot_that_brings_the_last_marker_to_the_shadow_falls() -> None:
    def goes(**last: int) -> str:
        ana = {"at": "lake_esgaroth", "hand": [PARRY] * 2, "favor": 6}
        plots = [{"card": "A Dark Messenger", "at": "erebor"}, {"card": "Sméagol Escapes", "at": "the_woodland_realm"}]
        return answer(Table("move", ana, plots=plots, story={"green": 12, "red": 11, **last}, stage=2))

    assert goes(black=8, yellow=11) == "travel:hero-B>at.erebor"
    assert goes(black=11, yellow=8) == "travel:hero-B>at.the_woodland_realm"


def test_a_hero_seeks_the_monsters_that_the_mission_wants_gone() -> None:
    ana = {"hero": "Eleanor", "at": "bree", "hand": ["Parry"] * 4, "life": ["Volley"] * 15, "favor": 6}
    waits = {"weathertop": [TOKEN]}
    assert answer(Table("move", ana, at=waits)) == "end_travel"
    mission = {"mission_heroes": ["Against the Shadow"]}
    assert answer(Table("move", ana, at=waits, zones=mission)) == "travel:hero-B>at.weathertop"
