"""What leaves along with its bearer, whose phase begins, what a march will cost, keywords that hold each other up."""

from __future__ import annotations

import pytest

from desktop_app.engine.messages import split_card_ref
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_tcg.events.cards import Discarded
from desktop_app.games.lotr_tcg.table.foretelling import foretell
from desktop_app.games.lotr_tcg.vocabulary.abilities import action, grants, required, response
from desktop_app.games.lotr_tcg.vocabulary.conditions import keyword, of_the_shadow, type_of
from desktop_app.games.lotr_tcg.vocabulary.groups import minion, possession
from desktop_app.games.lotr_tcg.vocabulary.triggers import about_to, after
from desktop_app.games.lotr_tcg.vocabulary.verbs import add_twilight, discard, prevent_it
from tests.games.lotr_tcg.cards.scenes import fighting
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.table import Table, bearing

PATH = ["The Riddermark", "Rohirrim Village", "Westemnet Plains", "White Rocks"]


def named(table: Table, id: str) -> list[str]:
    """The cards that lines of the log name, in order."""
    lines = [line.message for line in table.session.log if line.message.id == f"tcg-log-{id}"]
    return [split_card_ref(str(line.params["card"]))[0] for line in lines]


# -- along with its bearer ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-397", "TCG-263")
def test_what_the_minions_bear_is_named_as_it_goes_with_them_at_the_end_of_a_turn() -> None:
    bor = {"minions": [bearing("Uruk Regular", "Uruk Spear"), "Uruk Defender"]}
    table = Table({"site": 3}, bor, step="decide", moves=2)
    going = [table.id(name) for name in ("Uruk Regular", "Uruk Spear", "Uruk Defender")]
    table.choose("end_turn").until("fellowship-actions")
    assert [card for card in named(table, "discarded") if card in going] == going


@pytest.mark.rule("TCG-397")
def test_the_weapon_of_the_dead_is_discarded_and_may_be_answered(invent: Invent) -> None:
    smith = invent("A Smith", "condition")
    lost = after(Discarded, lambda m: type_of("possession").holds(m, m.event.card), told="is discarded")
    required(smith, lost, do=add_twilight(1))
    legolas = bearing("Legolas", "Elven Sword", "Elven Bow", wound=2)
    table = fighting("Legolas", "Uruk Defender", ana={"fellowship": [legolas], "support": [smith]}, twilight=0)
    weapons = [table.id("Elven Sword"), table.id("Elven Bow")]
    table.until("which-first").choose("resolve").until("regroup-actions")
    assert table.zone("Legolas") == "dead:A"
    assert named(table, "discarded")[:2] == weapons
    assert table.g.twilight == 2


@pytest.mark.rule("TCG-397")
def test_what_is_discarded_by_itself_does_not_go_along_and_is_named_once(invent: Invent) -> None:
    flood = invent("A Flood", "event", phases=["maneuver"])
    action(flood, "maneuver", do=discard.on(minion | possession(of_the_shadow)))
    bor = {"minions": [bearing("Southron Sentry", "Southron Spear"), "Uruk Defender"]}
    table = Table({"fellowship": ["Gimli"], "hand": [flood]}, bor, step="maneuver")
    going = [table.id(name) for name in ("Southron Spear", "Southron Sentry", "Uruk Defender")]
    table.choose("play", "A Flood").until("regroup-actions")
    assert sorted(card for card in named(table, "discarded") if card in going) == sorted(going)


@pytest.mark.rule("TCG-397")
def test_whoever_is_kept_in_play_keeps_what_he_bears(invent: Invent) -> None:
    flood, rope = invent("A Flood", "event", phases=["maneuver"]), invent("A Rope", "condition", side="shadow")
    action(flood, "maneuver", do=discard.on(minion))
    about = about_to(Discarded, lambda m: type_of("minion").holds(m, m.event.card), told="about to be discarded")
    response(rope, about, do=prevent_it)
    bor = {"minions": [bearing("Southron Sentry", "Southron Spear")], "support": [rope]}
    table = Table({"fellowship": ["Gimli"], "hand": [flood]}, bor, step="maneuver").choose("play", "A Flood")
    table.until("respond").respond("A Rope")
    assert (table.zone("Southron Sentry"), table.zone("Southron Spear")) == ("minions:B", "attached")
    assert table.said("discarded") <= 1, "the event itself"


@pytest.mark.rule("TCG-282", "TCG-283")
def test_of_who_is_out_of_the_game_only_what_others_laid_on_his_cards_is_discarded(invent: Invent) -> None:
    curse = invent("A Curse", "condition", side="shadow", culture="isengard")
    gimli = bearing("Gimli", "Elven Brooch", {"card": curse, "owner": "Bor"})
    ana = {"fellowship": [gimli], "ring_bearer": {"card": "Frodo", "wound": 3}}
    table = Table(ana, {"minions": ["Uruk Crossbowman"]}, {}, step="archery")
    while table.g.lost == []:
        table.choose("choose", "Frodo") if table.offers("choose", "Frodo") else table.passes()
    assert (table.zone("A Curse"), table.zone("Elven Brooch")) == ("discard:B", "removed")
    assert named(table, "discarded") == [table.id("A Curse")]


# -- whose phase -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-175", "TCG-178")
def test_the_log_says_whose_shadow_phase_begins_where_there_are_several() -> None:
    table = Table({"hand": ["Gimli"]}, {"hand": ["Uruk Regular"]}, {"hand": ["Uruk Regular"]}).choose("move")
    table.until("regroup-actions")
    heads = [line.message.params for line in table.session.log if line.message.id == "tcg-log-phase"]
    assert [each.get("seat") for each in heads if each["phase"] == "shadow"] == [seat_ref("C"), seat_ref("B")]
    table = Table({"hand": ["Gimli"]}, {"hand": ["Uruk Regular"]}).choose("move").until("shadow-actions")
    heads = [line.message.params for line in table.session.log if line.message.id == "tcg-log-phase"]
    assert [each.get("seat") for each in heads if each["phase"] == "shadow"] == [None]


# -- what a march will cost --------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-172", "TCG-293")
def test_a_march_to_the_white_rocks_is_foretold_with_its_riders() -> None:
    """White Rocks prints 3 and adds one for each mounted companion, though its text is not in use before."""
    table = Table({"site": 3, "fellowship": [bearing("Éowyn", "Horse of Rohan")]}, {}, path=PATH)
    (told,) = foretell(table.session.look("A"), "move")
    before = table.g.twilight
    table.choose("move")
    assert told.number == f"+{table.g.twilight - before}" == "+6"


# -- keywords in a circle ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fierce", [False, True])
def test_two_keywords_that_hold_each_other_up_are_there_only_where_something_else_gives_one(
    invent: Invent, fierce: bool
) -> None:
    drummer = invent("A Drummer", "condition", side="shadow", culture="isengard")
    piper = invent("A Piper", "condition", side="shadow", culture="isengard")
    grants("keyword", drummer, "fierce", on=minion(keyword("archer")))
    grants("keyword", piper, "archer", on=minion(keyword("fierce")))
    who = "Uruk Hunter" if fierce else "Uruk Defender"
    table = Table({}, {"minions": [who], "support": [drummer, piper]}, step="maneuver")
    assert (table.has(who, "fierce"), table.has(who, "archer")) == (fierce, fierce)
