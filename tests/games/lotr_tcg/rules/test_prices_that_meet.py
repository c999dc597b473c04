"""What a card costs where two of its prices meet: of one stock, paid by the same, or made impossible."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.texts import Cost
from desktop_app.games.lotr_tcg.events.cards import Discarded
from desktop_app.games.lotr_tcg.events.tokens import Exerted
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.vocabulary.abilities import (
    action,
    costs_less_on,
    played_on,
    required,
    response,
    to_play_pays,
)
from desktop_app.games.lotr_tcg.vocabulary.card_costs import (
    discards_from_hand,
    discards_stacked,
    discards_this,
    discards_top_of_deck,
    removes_tokens,
    stacks_from_hand,
)
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import discard_from_hand
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import heals_it
from desktop_app.games.lotr_tcg.vocabulary.conditions import can_spot, of_class, race, titled, unbound
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts, plays_one, removes_burdens, removes_twilight
from desktop_app.games.lotr_tcg.vocabulary.deeds import both, choosing, if_, unless
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    companion,
    condition,
    free_peoples_player,
    host,
    in_hand,
    minion,
    stacked_here,
    you,
)
from desktop_app.games.lotr_tcg.vocabulary.texts import Does
from desktop_app.games.lotr_tcg.vocabulary.triggers import about_to
from desktop_app.games.lotr_tcg.vocabulary.verbs import add_twilight, draw, prevent_it, remove_burdens, wound
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.invented_words import GIMLI, HURT_PIPPIN, LEGOLAS, MERRY, does, happens_to, of_isengard
from tests.games.lotr_tcg.rules.skirmishing import acts, skirmish
from tests.games.lotr_tcg.table import Table, bearing, hurt


@pytest.mark.rule("TCG-084")
def test_a_card_that_is_cheaper_on_one_bearer_is_played_on_him_with_few_tokens(invent: Invent) -> None:
    blade = of_isengard(invent, "A Blade", "possession", twilight=2, item_class=["hand_weapon"])
    smith = of_isengard(invent, "A Smith", "minion", race="uruk_hai", minion_site=1)
    played_on(minion, blade)
    costs_less_on(smith, of_class("hand_weapon"), 2)
    table = Table({}, {"minions": [smith, "Uruk Regular"], "hand": [blade]}, step="shadow", twilight=1)
    found = [each for each in table.question.refusals() if each.target == table.id("Uruk Regular")]
    assert [each.rule for each in found if each.source == table.id("A Blade")] == ["TCG-084"]
    assert not table.offers("play", "A Blade", "Uruk Regular")
    table.play("A Blade", "A Smith")
    assert (table["A Blade"].host, table.g.twilight) == (table.id("A Smith"), 1)


@pytest.mark.rule("TCG-384", "TCG-408")
@pytest.mark.parametrize(("twilight", "offered"), [(3, False), (4, True)])
def test_what_is_removed_to_play_a_card_comes_from_the_pool_that_it_costs(
    invent: Invent, twilight: int, offered: bool
) -> None:
    toll = of_isengard(invent, "A Toll", twilight=2)
    to_play_pays(toll, removes_twilight(2))
    table = Table({}, {"hand": [toll]}, step="shadow", twilight=twilight)
    assert table.offers("play", "A Toll") == offered


@pytest.mark.rule("TCG-408", "TCG-384")
def test_what_else_an_event_costs_is_paid_with_its_own_price(invent: Invent) -> None:
    oath = invent("An Oath", "event", phases=["maneuver"])
    to_play_pays(oath, exerts(1, LEGOLAS))
    action(oath, "maneuver", cost=exerts(1, GIMLI), do=wound.on(minion))
    table = Table({"fellowship": ["Gimli", "Legolas"], "hand": [oath]}, {"minions": ["Uruk Regular"]}, step="maneuver")
    table.choose("play", "An Oath")
    assert [table.wounds(name) for name in ("Gimli", "Legolas", "Uruk Regular")] == [1, 1, 1]


@pytest.mark.rule("TCG-385", "TCG-384")
def test_nobody_exerts_for_two_prices_of_one_card(invent: Invent) -> None:
    siege = of_isengard(invent, "A Siege", twilight=0)
    to_play_pays(siege, exerts(1, minion))
    to_play_pays(siege, exerts(1, minion(race("uruk_hai"))))
    for others, offered in ((["Uruk Foot Soldier"], False), (["Uruk Defender"], True)):
        table = Table({}, {"minions": ["Uruk Rear Guard", *others], "hand": [siege]}, step="shadow")
        assert table.offers("play", "A Siege") == offered


@pytest.mark.rule("TCG-385", "TCG-391")
def test_nobody_pays_twice_where_nothing_comes_of_it_either(invent: Invent) -> None:
    code = invent("A Vain Effort", "event", phases=["maneuver"])
    prices = (exerts(1, companion(unbound)), exerts(1, companion(race("dwarf"))))
    action(code, "maneuver", cost=prices, target=minion(titled("Nobody")), do=wound)
    table = Table({"fellowship": ["Gimli", "Legolas"], "hand": [code]}, {"minions": ["Uruk Regular"]}, step="maneuver")
    table.choose("play", "A Vain Effort")
    assert not table.offers("choose", "Gimli"), "he is wanted for the second price"
    table.until("maneuver-actions")
    assert (table.wounds("Gimli"), table.wounds("Legolas")) == (1, 1)


@pytest.mark.rule("TCG-384")
def test_several_exert_at_once_for_one_price(invent: Invent) -> None:
    bane = of_isengard(invent, "A Bane")
    required(bane, happens_to(Exerted, MERRY), do=both(HURT_PIPPIN, HURT_PIPPIN))
    effort = does(invent, wound.on(minion), exerts(2, companion(race("hobbit"), unbound)))
    ana = {"fellowship": ["Merry", hurt("Pippin", 2)], "hand": [effort]}
    table = Table(ana, {"support": [bane], "minions": ["Uruk Regular"]}, step="maneuver").choose("play", "Great Effort")
    table.pick("Merry").until("maneuver-actions")
    assert (table.said("exerts"), table.titles("dead:A"), table.wounds("Uruk Regular")) == (2, ["Pippin"], 1)


@pytest.mark.rule("TCG-384", "TCG-388")
def test_nothing_comes_of_an_exertion_that_is_kept_off(invent: Invent) -> None:
    rest = invent("A Rest", "possession")
    played_on(companion, rest)
    response(rest, about_to(Exerted, lambda m: host.has(m, m.event.card), told="about to exert"), do=prevent_it)
    ana = {"fellowship": [bearing("Gimli", rest), "Legolas"]}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Legolas", "Uruk Regular").use("Gimli").respond("A Rest")
    assert (table.asked, table.strength("Legolas"), table.said("unpaid")) == ("skirmish-actions", 6, 1)


@pytest.mark.rule("TCG-384")
def test_nothing_comes_of_a_card_that_is_not_discarded_for_it(invent: Invent) -> None:
    keep = invent("A Keep", "condition")
    response(keep, about_to(Discarded, lambda m: minion.has(m, m.event.card), told="about to discard"), do=prevent_it)
    attack = {"card": "Attack on Helm's Deep", "culture": 3}
    bor = {"minions": ["Uruk Regular"], "support": [attack], "site": 4}
    table = acts(Table({"site": 4, "support": [keep]}, bor, step="regroup"), "Bor").use("Attack on Helm's Deep")
    table = table if table.asked == "respond" else table.pick("Uruk Regular")
    table.respond("A Keep")
    assert (table.zone("Uruk Regular"), table.titles("controlled:B")) == ("minions:B", [])


def test_two_prices_of_one_stock_need_both(invent: Invent) -> None:
    cases: list[tuple[tuple[Cost[TcgState], ...], dict[str, Any], bool]] = [
        ((stacks_from_hand(in_hand), discards_from_hand(1, in_hand)), {"hand": ["Gimli"]}, False),
        ((stacks_from_hand(in_hand), discards_from_hand(1, in_hand)), {"hand": ["Gimli", "Merry"]}, True),
        ((plays_one(in_hand), discards_from_hand(1, in_hand)), {"hand": ["Gimli"]}, False),
        ((plays_one(in_hand), discards_from_hand(1, in_hand)), {"hand": ["Gimli", "Ferocity"]}, True),
        ((removes_burdens(2), removes_burdens(2)), {"ring_bearer": {"card": "Frodo", "burden": 3}}, False),
        ((removes_burdens(2), removes_burdens(2)), {"ring_bearer": {"card": "Frodo", "burden": 4}}, True),
        ((discards_top_of_deck, discards_top_of_deck), {"deck": ["Gimli"]}, False),
        ((discards_top_of_deck, discards_top_of_deck), {"deck": ["Gimli", "Merry"]}, True),
        ((discards_stacked(stacked_here), discards_stacked(stacked_here)), {"stacked": ["Gimli"]}, False),
    ]
    for at, (prices, ana, able) in enumerate(cases):
        altar = invent(f"An Altar {at}", "condition")
        action(altar, "fellowship", cost=prices, do=add_twilight(9))
        laid = {"card": altar, "stacked": ana.pop("stacked", [])}
        table = Table({**ana, "support": [laid]}, {}, full=True)
        assert table.offers("use", altar) == able, (at, prices)
        if able:
            table.choose("use", altar)
            while table.asked != "fellowship-actions":
                table.choose("choose")
            assert table.g.twilight >= 9


@pytest.mark.rule("TCG-384")
def test_a_price_that_another_has_made_impossible_is_not_paid(invent: Invent) -> None:
    altar = invent("An Altar", "condition")
    action(altar, "fellowship", cost=(discards_this, removes_tokens(1, condition)), do=add_twilight(9))
    table = Table({"support": [{"card": altar, "culture": 1}]}, {}).use("An Altar")
    assert (table.zone("An Altar"), table.g.twilight, table.said("unpaid")) == ("discard:A", 0, 1)


@pytest.mark.rule("TCG-390", "TCG-388")
def test_nobody_buys_a_text_off_with_less_than_the_whole_price(invent: Invent) -> None:
    deck, hand = {"deck": ["Gimli", "Merry"]}, {"hand": ["Gimli", "Merry"]}
    burdened = {"ring_bearer": {"card": "Frodo", "burden": 2}}
    wounded = {"fellowship": [hurt("Gimli", 2)]}
    prices: list[tuple[Does, Does, dict[str, Any]]] = [
        (draw(2).on(you), draw(3).on(you), deck),
        (discard_from_hand(2).on(you), discard_from_hand(3).on(you), hand),
        (remove_burdens(2), remove_burdens(3), burdened),
        (choosing(companion, heals_it(2)), choosing(companion, heals_it(3)), wounded),
    ]
    for at, (whole, more, ana) in enumerate(prices):
        for price, asked in ((whole, True), (more, False), (if_(can_spot(minion), more), False)):
            threat = of_isengard(invent, "A Threat", "event", phases=["maneuver"])
            action(threat, "maneuver", do=unless("twilight", free_peoples_player, price, add_twilight(1)))
            bor = {"minions": ["Uruk Regular"], "hand": [threat]}
            table = acts(Table(ana, bor, step="maneuver", full=True), "Bor").choose("play", threat)
            assert (table.asked == "prevent-twilight", table.g.twilight) == (asked, 0 if asked else 1), (at, asked)
