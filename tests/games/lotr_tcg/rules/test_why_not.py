"""Why something that a person could expect cannot be done: assigning, moving again, texts of sites, tokens."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_tcg.rules import GAME
from tests.games.lotr_tcg.cards.scenes import acting
from tests.games.lotr_tcg.table import Table, fight, hurt

TRACKERS = ["Uruk Chaser", "Uruk Runner", "Uruk Foot Soldier"]


@pytest.mark.rule("TCG-476", "TCG-477", "TCG-211")
def test_an_unhasty_ent_is_attacked_and_does_not_defend() -> None:
    ana = {"fellowship": ["Gimli"], "support": ["Treebeard"], "site": 3}
    table = acting("assignment", ana, {"minions": ["Uruk Chaser", "Dunlending Ravager"]})
    table.passes().use("Dunlending Ravager", "Treebeard").until("defenders")
    assert not table.offers("defend", "Treebeard")
    assert table.refusal("Treebeard", "defend").rule == "TCG-476"
    met = [each for each in table.question.refusals() if each.target == table.id("Dunlending Ravager")]
    assert {each.rule for each in met} == {"TCG-211"}
    table.until("leftovers")
    assert table.offers("attack", "Uruk Chaser", "Treebeard")
    assert table.refusal("Dunlending Ravager", "attack").rule == "TCG-211"


@pytest.mark.rule("TCG-434", "TCG-436", "TCG-415")
def test_why_a_minion_or_an_ally_does_not_fight() -> None:
    ana = {"fellowship": ["Gimli"], "support": ["Guma"], "site": 3}
    bor = {"minions": ["Uruk Chaser", "Uruk Regular"], "hand": ["Get Back"]}
    path = ["The Riddermark", "Rohirrim Village", "Streets of Edoras"]
    table = acting("assignment", ana, bor, path=path).passes().play("Get Back", "Uruk Chaser").until("defenders")
    assert table.refusal("Guma", "defend").rule == "TCG-434", "no ally of Rohan fights there"
    assert [each.rule for each in table.question.refusals() if each.target == table.id("Uruk Chaser")] == [
        "TCG-434",
        "TCG-434",
    ]
    table.until("leftovers")
    assert table.refusal("Uruk Chaser", "attack").rule == "TCG-434"
    fierce = Table({"fellowship": ["Gimli"]}, bor, step="leftovers", fierce=["Uruk Chaser"])
    assert fierce.refusal("Uruk Regular", "attack").rule == "TCG-436"


@pytest.mark.rule("TCG-269", "TCG-259")
def test_why_the_fellowship_does_not_move_again() -> None:
    assert Table({"site": 3}, {}, step="decide", moves=1).offers("move_again")
    twice = Table({"site": 3}, {}, step="decide", moves=2)
    assert twice.refusal("Westemnet Plains", "move_again").rule == "TCG-269"
    path = ["The Riddermark", "Eastfold"]
    table = Table({"site": 2}, {"minions": TRACKERS}, step="shadow", moves=1, path=path).use("Eastfold").until("decide")
    held = table.refusal("Eastfold", "move_again")
    assert (held.rule, held.because) == ("TCG-259", table.id("Eastfold"))
    assert not table.offers("move_again")


@pytest.mark.rule("TCG-293", "TCG-464")
def test_a_site_speaks_neither_from_afar_nor_where_it_is_controlled() -> None:
    ana = {"fellowship": ["Gimli", "Legolas"], "site": 3}
    assert Table(ana, {}).refusal("The Riddermark", "use").rule == "TCG-293"
    taken = Table(ana, {"controlled": ["The Riddermark"], "site": 2}, step="shadow")
    assert taken.refusal("The Riddermark", "use").rule == "TCG-464"


@pytest.mark.rule("TCG-384")
def test_an_ability_says_how_little_the_pool_holds() -> None:
    table = Table({"site": 3}, {"support": ["No Defense"]}, step="shadow", twilight=2)
    refused = table.refusal("No Defense", "use")
    assert (refused.rule, refused.message.id, refused.message.params["twilight"]) == ("TCG-384", "tcg-no-tokens", 2)


@pytest.mark.rule("TCG-305", "TCG-084", "TCG-072")
def test_in_the_moment_of_an_answer_a_card_says_what_it_lacks() -> None:
    bor = {"minions": ["Band of Wild Men"], "hand": ["War Cry of Dunland", "Beyond Dark Mountains"]}
    ana = {"fellowship": [hurt("Merry", 3)], "site": 3}
    table = Table(ana, bor, step="skirmish_actions", skirmish=fight("Merry", "Band of Wild Men")).passes()
    assert [rule(table, name) for name in bor["hand"]] == ["TCG-305", "TCG-305"], "nothing is answered now"
    table.until("respond")
    assert (table.who, table.titles("dead:A")) == ("Bor", ["Merry"])
    assert [rule(table, name) for name in bor["hand"]] == ["TCG-084", "TCG-072"]


def rule(table: Table, name: str) -> str:
    """The rule by which a card of the hand cannot be played."""
    refused = GAME.why_not(table.g, table.question, table.id(name), "")
    assert refused is not None
    return refused.rule
