"""Shadow cards, Events that wait for a hero, Corruption, levels, training, items, Quests: the rules they follow."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.book.rounds import STEPS
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.facts import of_type
from desktop_app.games.me_quest.reading.numbers import attribute
from desktop_app.games.me_quest.rules import GAME
from desktop_app.games.me_quest.state import ATTRIBUTES
from desktop_app.games.me_quest.verbs.rewards import gain_item, raise_level
from tests.games.me_quest.table import Table

STORMS, PROMISES, TEMPT = "Storms of Mordor", "Dark Promises", "Do not tempt me!"
PARRY, VOLLEY, FOREST = "hero.argalad.parry", "hero.argalad.volley", "hero.argalad.overdraw"
ORC = "monster_token.green.orc"


# -- Shadow cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-193", "MEQ-198", "MEQ-230")
def test_storms_of_mordor_need_four_in_the_pool_and_happen_at_once() -> None:
    ana = {"hand": [PARRY] * 8}
    weak = Table("action", ana, sau={"hand": [STORMS]}, actions=2, pool=3)
    assert not weak.offers("play", STORMS)
    assert weak.rule_of("play", STORMS) == "MEQ-193"
    table = Table("action", ana, {"hand": ["hero.beravor.parry"] * 2}, {"hand": [STORMS]}, actions=2, pool=4)
    table.choose("play", STORMS)
    assert table.who == "Ana"
    table.choose_all("choose", PARRY, PARRY, PARRY)
    assert (table.count("hand"), table.count("hand", "Bor")) == (5, 2)
    assert table.g.pool == 4
    assert table.titles("shadow_discard") == [STORMS]


@pytest.mark.rule("MEQ-196", "MEQ-451", "MEQ-197")
def test_one_shadow_card_in_each_player_turn() -> None:
    table = Table("action", {"at": "bree", "favor": 1}, sau={"hand": [STORMS, TEMPT]}, actions=2, pool=4)
    table.choose("play", TEMPT)
    while table.question.prompt.id != "meq-ask-action":
        table.quietly()
    assert not table.offers("play", STORMS)
    assert table.rule_of("play", STORMS) == "MEQ-196"
    later = Table("turn_begins", sau={"hand": [STORMS]}, active="Ana")
    assert not later.g.turn.shadow


@pytest.mark.rule("MEQ-196")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [(["Winter Storm"], ["Sau"]), (["Gollum is Captured"], []), (["Winter Storm", "Betrayed"], ["Sau"])],
)
def test_a_pause_that_tells_nothing_is_saurons_with_a_shadow_card_alone(hand: list[str], asked: list[str]) -> None:
    table = Table(
        "move", {"at": "bree", "hand": ["hero.argalad.parry"]}, {"hand": ["hero.beravor.parry"]}, {"hand": hand}
    )
    table.g.bluffs, table.session.pretends = True, lambda question: True
    table.choose("end_travel")
    paused = []
    while table.step != "rest":
        paused += [table.who] if table.question.pretends else []
        table.quietly()
    assert paused == asked


@pytest.mark.rule("MEQ-194")
def test_a_card_of_another_moment_is_refused() -> None:
    table = Table("action", sau={"hand": [PROMISES]}, actions=2, pool=4)
    assert not table.offers("play", PROMISES)
    assert table.rule_of("play", PROMISES) == "MEQ-194"


@pytest.mark.rule("MEQ-195")
def test_a_card_of_the_start_of_combat_comes_before_any_step_of_it() -> None:
    at = {"gladden_fields": [ORC]}
    table = Table("ambush", {"at": "gladden_fields"}, sau={"hand": [PROMISES]}, at=at, pool=3)
    assert table.step == "0"
    assert not table.fight.begun
    assert table.offers("respond", PROMISES)
    table.choose("pass")
    assert not table.offers("respond")
    assert table.fight.begun


@pytest.mark.rule("MEQ-436", "MEQ-432")
def test_against_a_lone_hero_a_shadow_card_in_each_of_his_turns() -> None:
    two = ("Sau", "Ana")
    table = Table("turn_ends", {"at": "bree"}, seats=two, turns=1, turn={"shadow": True})
    table.until("rest", "ambush", "move")
    assert table.g.turns == 2
    assert not table.g.turn.shadow


@pytest.mark.rule("MEQ-327")
def test_a_shadow_card_is_stronger_against_the_corrupted() -> None:
    sau = {"hand": [TEMPT]}
    ana = {"at": "bree", "favor": 3, "corruption": ["Weak", "Weary"]}
    table = Table("action", ana, {"favor": 3}, sau, actions=2, pool=4)
    table.choose("play", TEMPT)
    while table.step == "action" and table.question.prompt.id != "meq-ask-action":
        table.choose(*(("choose_player", "", "Ana") if table.offers("choose_player") else ("decline",)))
    assert table.favor() == 1


# -- what a table keeps ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-056")
def test_the_board_is_one_whole() -> None:
    assert len(BOARD.distances("the_grey_havens")) == len(BOARD.locations)


@pytest.mark.rule("MEQ-045")
def test_the_active_player_is_passed_to_the_left() -> None:
    table = Table("turn_ends", active="Ana", turns=1)
    assert table.g.active == "C"


@pytest.mark.rule("MEQ-091", "MEQ-343")
def test_rows_follow_the_book() -> None:
    shown = {name: [row.id for row in rows if row.shown] for name, rows in STEPS.tables.items()}
    assert shown["hero"] == ["rest", "ambush", "move", "combat_or_peril", "explore", "encounter"]
    assert shown["combat"] == ["1", "2", "3", "3a", "3b", "3c", "3d", "3e", "3f", "4a", "4b", "4c"]


@pytest.mark.rule("MEQ-137")
def test_what_heroes_decide_is_said_to_everybody() -> None:
    table = Table("immediate_victory", story={"green": 18}, stage=3, zones={"mission_heroes": ["Isildur's Secret"]})
    table.choose("champion", "Ana").choose("champion", "Ana")
    assert all(not line.message.only for line in table.session.log)


@pytest.mark.rule("MEQ-245")
def test_a_hero_has_four_attributes() -> None:
    table = Table("rest")
    assert [attribute(table.g, "B", name) for name in ATTRIBUTES] == [5, 5, 3, 2]


@pytest.mark.rule("MEQ-246")
def test_all_places_of_his_cards_make_up_the_deck() -> None:
    ana = {"hand": [PARRY, VOLLEY], "rest": [FOREST], "damage": [FOREST]}
    table = Table("rest", {"at": "bree", **ana})
    assert sum((*table.pools(), table.count("hand"), table.count("pile"))) == 25


@pytest.mark.rule("MEQ-256")
def test_a_defeat_in_ambush_ends_the_turn() -> None:
    told = {"hero": "Ana", "enemy": "monster.orc", "within": "ambush", "token": "gladden_fields", "round": 1}
    fight = {**told, "exhausted": ["Ana"], "hand": ["combat.zealot.reckless"]}
    ana = {"at": "gladden_fields", "life": [PARRY], "hand": []}
    story = {"yellow": 0, "red": 3, "black": 3}
    table = Table("3", ana, at={"gladden_fields": [ORC]}, combat=fight, story=story)
    table.choose("fight_on").until("rest", "move")
    assert table.said("meq-log-defeated") == 1
    assert table.g.active != "B"
    assert table.at("Ana") == "lothlorien"


# -- Events and Plots in play ------------------------------------------------------------------------------------------

ARWEN = {"card": "Arwen's Message to her Beloved", "at": "weathertop"}


@pytest.mark.rule("MEQ-155", "MEQ-159", "MEQ-154")
def test_the_current_event_stays_until_its_ability_is_used_where_its_token_is() -> None:
    table = Table("explore", {"at": "weathertop"}, event=ARWEN, every_question=True)
    assert table.offers("use", ARWEN["card"])
    table.choose("done")
    assert table.zone(ARWEN["card"]) == "event"
    assert table.g.event_at == "weathertop"
    elsewhere = Table("explore", {"at": "bree"}, event={"card": ARWEN["card"]}, every_question=True)
    assert not elsewhere.offers("use", ARWEN["card"])
    used = Table("explore", {"at": "weathertop"}, event=ARWEN, every_question=True).choose("use", ARWEN["card"])
    while used.step == "explore" and used.question.prompt.id != "meq-ask-explore":
        used.quietly()
    assert used.zone(ARWEN["card"]) == "event_discard_1"
    assert used.g.event_at == ""


@pytest.mark.rule("MEQ-133")
def test_a_plots_rule_counts_while_it_is_active() -> None:
    from desktop_app.games.me_quest.reading.numbers import is_perilous

    plots = [{"card": "Saruman Falls to Corruption", "at": "isengard"}]
    table = Table("plot", round=2, plots=plots, every_question=True)
    assert is_perilous(table.g, "B", "isengard")
    table.choose("discard_plot", "Saruman Falls to Corruption")
    assert not is_perilous(table.g, "B", "isengard")


@pytest.mark.rule("MEQ-053")
@pytest.mark.parametrize(("cost", "moves"), [(3, 1), (2, 0)])
def test_an_event_may_speed_the_heroes_up(cost: int, moves: int) -> None:
    visit = {"card": "Gandalf Visits Frodo", "at": "the_shire"}
    table = Table("explore", {"at": "the_shire", "favor": cost}, event=visit, story={"green": 4}, every_question=True)
    if moves:
        table.choose("use", visit["card"])
    assert table.offers("use", visit["card"]) is False
    assert table.g.story["green"] == 4 + moves


# -- Corruption, levels, training, items -------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-042")
def test_a_corruption_card_weakens_until_it_is_gone() -> None:
    table = Table("explore", {"at": "bree", "favor": 5, "corruption": ["Deranged"]}, every_question=True)
    assert attribute(table.g, "B", "wisdom") == 1
    assert not table.offers("pay_off")


@pytest.mark.rule("MEQ-328", "MEQ-304")
def test_an_encounter_may_take_a_corruption_card_for_nothing() -> None:
    zones = {"encounter_deck_haven": ["Imladris"] * 3}
    table = Table("encounter", {"at": "rivendell", "corruption": ["Weak", "Weary"]}, zones=zones)
    discarding = next(option for option in table.question.options if "favor" not in option.verb)
    table.answer([discarding.key]).choose("choose", "Weak")
    assert table.count("corruption") == 1
    assert table.favor() == 0
    assert table.titles("encounter_discard_haven") == ["Imladris"] * 3


@pytest.mark.rule("MEQ-317", "MEQ-318", "MEQ-319", "MEQ-320")
def test_eometh_raises_his_wisdom_at_most_twice() -> None:
    g = Table("rest", {"hero": "Eometh", "at": "bree"}).g
    assert attribute(g, "B", "wisdom") == 2
    assert raise_level(g, "B", "wisdom")
    assert attribute(g, "B", "wisdom") == 3
    assert raise_level(g, "B", "wisdom")
    assert not raise_level(g, "B", "wisdom")
    assert attribute(g, "B", "wisdom") == 4
    assert raise_level(g, "B", "strength")


@pytest.mark.rule("MEQ-322", "MEQ-323")
def test_training_takes_one_of_two_skill_cards_for_good() -> None:
    quest = "They Have Become Queer and Wild"
    table = Table("explore", {"at": "fangorn", "quests": [quest]}, every_question=True)
    first, second = table.titles("skill_deck")[:2]
    table.choose("complete", quest).choose("choose", first)
    assert first in table.titles("hand:B")
    assert table.titles("skill_discard") == [second]
    assert len(table.g.zones["skill_deck"]) == 18
    assert sum((*table.pools(), table.count("hand"))) == 26
    card = next(card for card in table.g.zones["hand:B"] if table.g.codes[card].startswith("skill."))
    assert table.g.owners[card] == "B"


@pytest.mark.rule("MEQ-324", "MEQ-325", "MEQ-439")
def test_an_item_comes_from_the_item_deck_while_there_is_one() -> None:
    g = Table("rest", {"at": "bree"}).g
    assert gain_item(g, "B", "boat")
    assert not gain_item(g, "B", "boat")
    assert sum(g.codes[card] == "item.boat" for card in g.zones["item_deck"]) == 2
    none = Table("rest", {"at": "bree"}, zones={"item_deck": []}).g
    assert not gain_item(none, "B", "boat")


@pytest.mark.rule("MEQ-311")
def test_quests_are_those_cards_marked_as_such() -> None:
    assert any(card.quest for card in of_type("encounter"))
    assert not next(card for card in of_type("encounter") if card.titles["en"] == "The Town of Dale").quest


@pytest.mark.rule("MEQ-381")
def test_the_orcs_own_ability_counts_in_saurons_part_and_not_when_it_is_exhausted() -> None:
    def blow(**combat: Any) -> Table:
        told = {"hero": "Ana", "enemy": "monster.orc", "within": "ambush", "token": "gladden_fields", **combat}
        ana = {"at": "gladden_fields", "hand": [PARRY, VOLLEY]}
        table = Table("3", ana, at={"gladden_fields": [ORC]}, combat=told, round=1)
        while table.step in ("3", "3a"):
            table.choose("fight_on") if table.step == "3" else table.choose(
                "fight", PARRY if table.who == "Ana" else "combat.zealot.hack"
            )
            if table.g.combats and table.fight.round > 1 and table.step == "3":
                break
        return table

    fanatical = blow(hand=["combat.zealot.hack", "combat.zealot.smash"])
    assert fanatical.question.prompt.id == "meq-ask-damage"
    assert fanatical.step == "3e"
    tired = blow(exhausted=["Sau"])
    assert tired.count("damage") == 0
    assert GAME.broken(tired.g) == []
