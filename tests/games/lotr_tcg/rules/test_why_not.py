"""Why something that a person could expect cannot be done: assigning, moving again, texts of sites, tokens."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_tcg.events.cards import Killed
from desktop_app.games.lotr_tcg.reading.facts import NAMES
from desktop_app.games.lotr_tcg.rules import GAME
from desktop_app.games.lotr_tcg.vocabulary.abilities import forbids, response
from desktop_app.games.lotr_tcg.vocabulary.conditions import titled
from desktop_app.games.lotr_tcg.vocabulary.groups import minion
from desktop_app.games.lotr_tcg.vocabulary.triggers import after
from desktop_app.games.lotr_tcg.vocabulary.verbs import add_twilight
from tests.games.lotr_tcg.cards.scenes import acting, fighting
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

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


@pytest.mark.rule("TCG-305", "TCG-084")
def test_in_the_moment_of_an_answer_a_card_says_what_it_lacks() -> None:
    bor = {"minions": ["Band of Wild Men"], "hand": ["War Cry of Dunland", "Beyond Dark Mountains"]}
    table = dying("Merry", bor, "Band of Wild Men").passes()
    assert [rule(table, name) for name in bor["hand"]] == ["TCG-305", "TCG-305"], "nothing is answered now"
    table.until("respond")
    assert (table.who, table.titles("dead:A")) == ("Bor", ["Merry"])
    assert table.refusal("War Cry of Dunland", "respond").rule == "TCG-084"
    assert rule(table, "Beyond Dark Mountains") == "TCG-305", "he has won; the death is past"


@pytest.mark.rule("TCG-305", "TCG-072", "TCG-384", "TCG-386")
def test_whoever_listens_to_a_death_and_cannot_answer_it_says_why() -> None:
    minions = [hurt("Uruk Hunter", 1), hurt("Uruk Stormer", 1)]
    bor = {"minions": minions, "hand": ["Beyond Dark Mountains", "War Cry of Dunland"], "site": 3}
    table = dying("Merry", bor, "Uruk Hunter").until("respond")
    assert table.offers("respond", "Uruk Stormer")
    assert table.offers("respond", "Beyond Dark Mountains")
    assert table.refusal("Uruk Hunter", "respond").rule == "TCG-386", "it would exert twice and can once"
    assert [each.source for each in table.question.refusals()] == [table.id("Uruk Hunter")], "nobody has won yet"
    table = dying("Merry", {**bor, "minions": minions[1:]}, "Uruk Stormer").until("respond")
    assert table.refusal("Beyond Dark Mountains", "respond").rule == "TCG-072"


def dying(hobbit: str, bor: dict[str, Any], minion: str) -> Table:
    """A Hobbit who is about to lose to a minion."""
    ana = {"fellowship": [hurt(hobbit, 3)], "site": 3}
    return Table(ana, bor, step="skirmish_actions", skirmish=fight(hobbit, minion))


@pytest.mark.rule("TCG-305", "TCG-101")
def test_a_response_waits_and_what_another_controls_is_his_to_use() -> None:
    table = Table({"fellowship": ["Éowyn"]}, {}, step="regroup")
    assert [table.refusal(name, "use").rule for name in ("Éowyn", "The One Ring")] == ["TCG-305", "TCG-305"]
    table = Table({"site": 3}, {"support": ["No Defense"]}, {}, step="shadow", twilight=9)
    assert (table.who, table.refusal("No Defense", "use").rule) == ("Cia", "TCG-101")


@pytest.mark.rule("TCG-221", "TCG-415", "TCG-417")
def test_leftovers_of_another_and_an_ally_who_is_away() -> None:
    ana = {"fellowship": ["Gimli"], "support": ["Guma"]}
    table = Table(ana, {"minions": ["Uruk Regular"]}, {"minions": ["Uruk Chaser"]}, step="leftovers")
    assert table.refusal("Uruk Regular", "attack").rule == "TCG-221"
    away = table.refusal("Uruk Chaser", "attack")
    assert (away.rule, away.target) == ("TCG-415", table.id("Guma"))


@pytest.mark.rule("TCG-050", "TCG-147")
def test_a_card_of_the_hand_heals_nobody_who_is_sound() -> None:
    sound = Table({"fellowship": ["Gimli"], "hand": ["Gimli"]}, {})
    refused = sound.refusal("Gimli", "heal")
    assert (refused.rule, refused.target) == ("TCG-050", sound.id("Gimli"))
    wounded = Table({"fellowship": [hurt("Gimli")], "hand": ["Gimli"]}, {})
    assert wounded.offers("heal", "Gimli", "Gimli")
    assert not [each for each in wounded.question.refusals() if each.verb == "heal"]


@pytest.mark.rule("TCG-204", "TCG-430")
def test_arrows_fall_on_nobody_who_is_safe_or_has_his_fill() -> None:
    """Two vitality left are two wounds at most, though somebody keeps them off."""
    bor = {"minions": [bearing("Uruk Defender", "Broad-bladed Sword"), "Uruk Regular"]}
    table = Table({"fellowship": ["Legolas"]}, bor, step="archery").until("archery")
    assert table.refusal("Uruk Defender", "choose").rule == "TCG-430"
    ana = {"fellowship": [hurt("Gimli"), "Éowyn"]}
    table = Table(ana, {"minions": ["Elite Archer", "Southron Bowman", "Uruk Crossbowman"]}, step="archery")
    for _ in range(2):
        table.pick("Gimli").respond("Éowyn")
    assert (table.asked, table.wounds("Gimli"), table.refusal("Gimli", "choose").rule) == ("archery", 1, "TCG-204")
    assert not table.offers("choose", "Gimli")


@pytest.mark.rule("TCG-086", "TCG-389")
def test_what_is_not_meant_or_not_changed_is_not_chosen_and_says_why() -> None:
    ana = {"fellowship": ["Gimli", "Legolas"], "hand": ["Quick As May Be"]}
    bor = {"minions": [bearing("Uruk Regular", "Broad-bladed Sword"), "Uruk Chaser", "Uruk Runner"]}
    table = Table(ana, bor, step="skirmish_actions", skirmish=fight("Gimli", "Uruk Regular"))
    assert table.choose("use", "Legolas").refusal("Uruk Chaser", "choose").rule == "TCG-086", "it fights nobody"
    table = Table(ana, bor, step="maneuver").choose("play", "Quick As May Be")
    assert table.refusal("Uruk Regular", "choose").rule == "TCG-389", "it takes no wound now"


@pytest.mark.rule("TCG-072", "TCG-086", "TCG-384")
def test_who_cannot_pay_with_an_exertion_says_why() -> None:
    ana = {"fellowship": ["Éomer", "Faramir", "Damrod", hurt("Mablung", 2)], "hand": ["Curse Them"]}
    table = Table(ana, {"minions": ["Uruk Regular"]}, step="skirmish_actions", skirmish=fight("Éomer", "Uruk Regular"))
    table.choose("play", "Curse Them")
    assert (table.asked, table.offers("choose", "Faramir")) == ("exert", True)
    assert {each.source: each.rule for each in table.question.refusals()} == {
        table.id("Mablung"): "TCG-072",
        **{table.id(name): "TCG-086" for name in ("Frodo", "Éomer", "Uruk Regular")},
    }
    few = Table({"fellowship": ["Merry"], "site": 1}, {})
    assert few.refusal("The Riddermark", "use").rule == "TCG-384", "there are not two to exert"
    tired = Table({"fellowship": ["Merry", hurt("Pippin", 3)], "site": 1}, {})
    assert tired.refusal("The Riddermark", "use").rule == "TCG-072"


@pytest.mark.rule("TCG-158", "TCG-161", "TCG-180", "TCG-182")
def test_who_does_not_bear_a_card_says_why() -> None:
    ana = {"fellowship": [bearing("Merry", "Hobbit Sword"), "Pippin", "Gimli"], "hand": ["Hobbit Sword"]}
    table = Table(ana, {})
    sword = table.g.zones["hand:A"][0]
    assert {option.target for option in table.find("play")} == {table.id("Pippin"), table.id("Frodo")}
    assert on_whom(table, sword, "Merry", "Gimli") == ["TCG-158", "TCG-161"]
    bor, cia = {"minions": [bearing("Dunlending Brigand", "War Club")], "hand": ["Iron Axe"]}, "Dunlending Savage"
    table = Table({"site": 5}, bor, {"minions": [cia]}, step="shadow", shadow="Bor", twilight=9)
    axe = table.g.zones["hand:B"][0]
    assert not table.offers("play")
    assert on_whom(table, axe, "Dunlending Brigand", cia, "Frodo") == ["TCG-158", "TCG-182", "TCG-180"]


def on_whom(table: Table, card: str, *names: str) -> list[str]:
    """The rules by which characters do not bear a card of the hand."""
    refused = [GAME.why_not(table.g, table.question, card, table.id(name)) for name in names]
    return [each.rule for each in refused if each is not None]


def rule(table: Table, name: str) -> str:
    """The rule by which a card of the hand cannot be played."""
    refused = GAME.why_not(table.g, table.question, table.id(name), "")
    assert refused is not None
    return refused.rule


def why(table: Table) -> dict[str, str]:
    """The rules by which cards cannot be chosen now, by the names of the cards."""
    found = [each for each in table.question.refusals() if each.verb == "choose"]
    return {NAMES.name(table.g.codes[each.source]): each.rule for each in found}


@pytest.mark.rule("TCG-384", "TCG-086")
def test_what_is_not_discarded_nor_stacked_to_pay_says_why(invent: Invent) -> None:
    ana = {"fellowship": ["Gimli"], "support": ["From the Armory"], "hand": ["Legolas", "Valor", "Uruk Regular"]}
    fought: dict[str, Any] = {"step": "skirmish_actions", "skirmish": fight("Gimli", "Uruk Defender")}
    table = Table(ana, {"minions": ["Uruk Defender"]}, **fought).choose("use", "From the Armory")
    assert (table.asked, why(table)) == ("stack", {"Uruk Regular": "TCG-086"})
    ana = {"fellowship": ["Gimli"], "support": ["Treebeard"], "hand": ["Legolas", "Gimli", "Valor", "Sam"]}
    table = Table(ana, {}).choose("use", "Treebeard")
    assert (table.asked, why(table)) == ("discard", {"Valor": "TCG-086", "Sam": "TCG-086"})
    attack, minions = {"card": "Attack on Helm's Deep", "culture": 3}, ["Uruk Regular", "Uruk Chaser", "Southron Scout"]
    keep = invent("Watch Over the Camp", "condition", side="shadow")
    forbids(keep, "discard", minion(titled("Uruk Chaser")))
    table = acting("regroup", {"site": 3}, {"support": [attack, keep], "minions": minions, "site": 3}).passes()
    table.choose("use", "Attack on Helm's Deep")
    assert why(table) == {"Uruk Chaser": "TCG-384", "Southron Scout": "TCG-086"}


@pytest.mark.rule("TCG-384", "TCG-086")
def test_what_gives_up_no_token_and_what_is_not_played_to_pay_says_why(invent: Invent) -> None:
    kept = [{"card": invent(f"Song {count}", "condition", culture="elven"), "culture": count} for count in (1, 2, 0)]
    ana = {"fellowship": ["Fereveldir"], "support": [*kept, {"card": "Good Work", "culture": 1}]}
    setup: dict[str, Any] = {"step": "skirmish_actions", "skirmish": fight("Fereveldir", "Uruk Regular")}
    table = Table(ana, {"minions": ["Uruk Regular"]}, **setup).choose("use", "Fereveldir")
    assert (table.asked, why(table)) == ("token", {"Song 0": "TCG-384", "Good Work": "TCG-086"})
    ana = {"site": 6, "hand": ["Hobbit Sword", "Herugrim", "Gimli"], "fellowship": ["Legolas"]}
    table = Table(ana, {}).choose("use", "Hornburg Armory")
    assert (table.asked, why(table)) == ("which-to-play", {"Herugrim": "TCG-161", "Gimli": "TCG-086"})


@pytest.mark.rule("TCG-050", "TCG-056")
def test_whom_a_sanctuary_does_not_heal() -> None:
    ana = {"site": 3, "fellowship": [hurt("Gimli"), "Legolas"], "support": [hurt("Guma")]}
    table = Table(ana, {}, step="turn")
    assert (table.asked, why(table)) == ("sanctuary", {"Frodo": "TCG-050", "Legolas": "TCG-050", "Guma": "TCG-056"})


@pytest.mark.rule("TCG-305", "TCG-400")
def test_a_response_that_costs_nothing_and_has_answered_says_so(invent: Invent) -> None:
    songs = [invent(title, "condition") for title in ("A Lament", "A Dirge")]
    for song in songs:
        response(song, after(Killed, lambda m: True, told="is killed"), do=add_twilight(1))
    ana = {"fellowship": [hurt("Aragorn", 3)], "support": songs}
    table = fighting("Aragorn", "Dunlending Savage", ana=ana, twilight=0).until("respond").respond("A Lament")
    refused = table.refusal("A Lament", "respond")
    assert (refused.rule, refused.message.id) == ("TCG-305", "tcg-no-answered")
    assert table.respond("A Dirge").g.twilight == 2
