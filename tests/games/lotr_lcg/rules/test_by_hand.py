"""What is set by hand on the table of the card game leaves it as the rules can go on from."""

from __future__ import annotations

import pytest

from desktop_app.engine.game import Adjustment
from desktop_app.engine.saving import restore, save
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table


@pytest.mark.rule("LCG-084")
def test_a_second_copy_of_a_unique_card_is_not_put_into_play_by_hand() -> None:
    bor = {"heroes": ["Gimli"], "allies": ["Faramir"]}
    table = Table(players={"Ana": {"hand": ["Faramir", "Bell Ringer"]}, "Bor": bor})
    session = table.session
    copy, other = table.g.zones["hand:A"]

    def places(card: str) -> set[str]:
        return {each.target for each in session.game.adjustments(session.state, card) if each.verb == "move"}

    assert places(copy) == {"deck:A", "discard:A"}
    assert {"play:A", "play:B"} < places(other)


def test_a_shadow_card_that_is_moved_by_hand_is_no_shadow_card_any_more() -> None:
    table = Table(engaged=[{"card": "Forest Spider", "shadows": ["Wolf Rider"]}], step="6.2")
    session = table.session
    enemy = table.id("Forest Spider")
    shadow, *others = table.g.pieces[enemy].shadows
    session.adjust(Adjustment("move", shadow, "encounter_discard"))
    assert table.g.pieces[enemy].shadows == others
    assert table.g.home[shadow] == "encounter_discard"
    assert shadow not in table.g.turned
    assert session.game.broken(session.state) == []
    assert session.undo()
    assert table.g.pieces[enemy].shadows == [shadow, *others]


def moves(table: Table, card: str) -> set[str]:
    found = table.session.game.adjustments(table.session.state, card)
    return {each.target for each in found if each.verb == "move"}


@pytest.mark.rule("LCG-092")
def test_an_attachment_that_is_laid_on_the_hero_of_another_comes_under_that_player() -> None:
    aragorn = {"card": "Aragorn", "attachments": ["Steward of Gondor"]}
    table = Table(players={"Ana": {"heroes": [aragorn], "hand": ["Feint"]}, "Bor": {"heroes": ["Gimli"]}}, step="3.1w")
    steward = table.id("Steward of Gondor")
    table.session.adjust(Adjustment("attach", steward, table.id("Gimli")))
    assert (table["Steward of Gondor"].host, table["Steward of Gondor"].controller) == (table.id("Gimli"), "B")
    assert table.who == "Bor"
    table.choose("use", "Steward of Gondor")
    assert table["Gimli"].resources == 2


@pytest.mark.rule("LCG-092")
def test_what_is_attached_to_a_hero_that_is_put_before_another_player_comes_under_that_player() -> None:
    aragorn = {"card": "Aragorn", "attachments": ["Steward of Gondor"]}
    players = {"Ana": {"heroes": [aragorn, "Legolas"], "hand": ["Feint"]}, "Bor": {"heroes": ["Gimli"]}}
    table = Table(players=players, step="3.1w")
    table.session.adjust(Adjustment("move", table.id("Aragorn"), "play:B"))
    assert (table["Aragorn"].controller, table["Steward of Gondor"].controller) == ("B", "B")


def test_a_prisoner_that_is_put_before_a_player_by_hand_is_free() -> None:
    players = {"Ana": {"heroes": ["Aragorn"], "captive": ["Gimli"], "hand": ["Feint"]}, "Bor": {"heroes": ["Legolas"]}}
    for seat in "AB":
        table = Table(players=players, step="3.1w")
        table.session.adjust(Adjustment("move", table.id("Gimli"), f"play:{seat}"))
        assert table.g.prisoners == []
        assert [effect.kind for effect in table.g.effects if table.id("Gimli") in effect.targets] == []
        table.session.adjust(Adjustment("damage", table.id("Gimli"), amount=1))
        assert table["Gimli"].damage == 1


def test_what_belongs_to_the_campaign_is_put_into_no_deck_and_no_pile_and_its_card_nowhere() -> None:
    aragorn = {"card": "Aragorn", "attachments": ["Valor"]}
    table = Table(
        players={"Ana": {"heroes": [aragorn], "allies": ["Mendor"]}, "Bor": {"heroes": ["Gimli"], "hand": ["Feint"]}},
        scenario="journey_along_the_anduin",
        campaign={},
        set_aside=["Scarred", "Valor"],
        first_player="Ana",
    )
    assert moves(table, table.g.zones["campaign"][0]) == set()
    assert moves(table, table.id("Mendor")) == {"set_aside", "removed"}
    assert moves(table, table.id("Valor")) == {"set_aside", "removed"}
    assert moves(table, table.id("Scarred")) == {"removed"}


def test_a_treachery_is_put_into_no_staging_area() -> None:
    table = Table(encounter_discard=["Despair", "Wargs"])
    assert "staging" not in moves(table, table.id("Despair"))
    assert "staging" in moves(table, table.id("Wargs"))


def test_a_wolf_rider_that_is_brought_back_by_hand_does_not_go_on_top_of_the_deck_as_well() -> None:
    spider = {"card": "Forest Spider", "shadows": ["Wolf Rider"]}
    table = Table(heroes=["Gimli", "Aragorn"], engaged=[spider], hand=["Feint"], step="6.3")
    while table.zone("Wolf Rider") != "set_aside" or not table.session.can_adjust():
        table.choose("choose", "Gimli") if table.asked() == "lcg-ask-undefended" else table.passes()
    table.session.adjust(Adjustment("move", table.id("Wolf Rider"), "engaged:A"))
    while table.g.phase == "combat":
        table.choose("choose", "Aragorn") if table.asked() == "lcg-ask-undefended" else table.passes()
    assert table.zone("Wolf Rider") == "engaged:A"


def test_what_lies_under_an_orc_guard_is_not_moved_from_there_by_hand() -> None:
    table = Table(engaged=[{"card": "Orc Guard", "beneath": "Faramir"}], hand=["Feint"], step="3.1w")
    assert moves(table, table.g.zones["beneath"][0]) == set()
    table.session.adjust(Adjustment("move", table.id("Orc Guard"), "discard:A"))
    assert (table.zone("Faramir"), table.titles("engaged:A")) == ("discard:A", [])


def by_hand(table: Table, verb: str, card: str) -> set[str]:
    session = table.session
    return {each.target for each in session.game.adjustments(session.state, table.id(card)) if each.verb == verb}


@pytest.mark.rule("LCG-105", "LCG-158")
def test_a_hero_is_put_into_no_hand_or_deck_and_nothing_before_who_is_out() -> None:
    players = {"Ana": {}, "Bor": {"heroes": ["Gimli"], "allies": ["Faramir"]}, "Cid": {"heroes": []}}
    table = Table(players=players, eliminated=["Cid"], staging=["Wargs"])
    assert by_hand(table, "move", "Gimli") == {"play:A", "discard:B"}
    assert by_hand(table, "move", "Faramir") == {"play:A", "hand:B", "deck:B", "discard:B"}
    assert {"engaged:A", "engaged:B"} < by_hand(table, "move", "Wargs")
    assert "engaged:C" not in by_hand(table, "move", "Wargs")


@pytest.mark.rule("LCG-086")
def test_an_attachment_is_laid_on_the_kind_of_card_that_it_names() -> None:
    gimli = {"card": "Gimli", "attachments": ["Steward of Gondor"]}
    wargs = {"card": "Wargs", "attachments": ["Forest Snare"]}
    table = Table(
        heroes=[gimli, "Aragorn"], allies=["Faramir"], engaged=[wargs], staging=["Forest Spider", "Forest Gate"]
    )
    assert by_hand(table, "attach", "Forest Snare") - {table.id("Wargs")} == {table.id("Forest Spider")}
    assert by_hand(table, "attach", "Steward of Gondor") - {table.id("Gimli")} == {table.id("Aragorn")}


@pytest.mark.rule("LCG-155", "LCG-332")
def test_whose_threat_is_set_to_50_is_out_before_anything_else_happens() -> None:
    players = {"Ana": {"heroes": ["Aragorn"], "threat": 49}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}}
    table = Table(players=players, step="3.1w")
    session = table.session
    session.adjust(Adjustment("threat", "A", amount=1))
    assert (table.g.eliminated, table.zone("Aragorn"), table.who) == (["A"], "discard:A", "Bor")
    assert table.g.first_player == "B"
    assert session.adjustments("A") == []  # who is out stays at 50
    assert session.undo()
    assert (table.g.eliminated, table.threat("Ana"), table.zone("Aragorn")) == ([], 49, "play:A")
    assert session.redo()
    assert table.g.eliminated == ["A"]


@pytest.mark.rule("LCG-120", "LCG-030")
def test_damage_and_progress_by_hand_are_seen_to_at_once_in_the_middle_of_an_attack() -> None:
    table = Table(
        heroes=["Gimli", "Aragorn"],
        allies=["Gandalf"],
        engaged=["Forest Spider"],
        attack={"by": "Forest Spider", "on": "Ana", "defenders": ["Gandalf"]},
        active_location="Old Forest Road",
        hand=[TUNE],
        step="6.4.1w",
    )
    session = table.session
    assert table.asked("Ana") == "lcg-ask-action"
    for _ in range(3):
        session.adjust(Adjustment("progress", table.id("Old Forest Road"), amount=1))
    assert (table.zone("Old Forest Road"), table.step) == ("encounter_discard", "6.4.1w")
    for _ in range(4):
        session.adjust(Adjustment("damage", table.id("Gandalf"), amount=1))
    assert table.zone("Gandalf") == "discard:A"
    assert table.g.attacks[-1].undefended
    loaded = restore(session.game, save(session))
    assert loaded.question is not None
    assert loaded.question.fingerprint == table.question.fingerprint
