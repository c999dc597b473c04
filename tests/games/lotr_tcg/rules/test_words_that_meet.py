"""What two words of the vocabulary do together in ways that no shipped card has yet: prices, prohibitions, answers."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.texts import Cost
from desktop_app.games.lotr_tcg.events.cards import Discarded
from desktop_app.games.lotr_tcg.events.tokens import Exerted, Healed
from desktop_app.games.lotr_tcg.reading import queries
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.vocabulary.abilities import (
    action,
    constant,
    costs_less_on,
    forbids,
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
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import discard_from_hand, stack_this_there
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import assigned_to, heals_it
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    borne_by,
    can_spot,
    during,
    fighting_now,
    keyword,
    of_class,
    race,
    titled,
    type_of,
    unbound,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts, plays_one, removes_burdens, removes_twilight
from desktop_app.games.lotr_tcg.vocabulary.deeds import both, choosing, free_peoples_player_does, if_, unless
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    card_in_play,
    character,
    companion,
    condition,
    free_peoples_player,
    host,
    in_hand,
    in_your_discard,
    me,
    minion,
    stacked_here,
    you,
)
from desktop_app.games.lotr_tcg.vocabulary.texts import Does, Those, When
from desktop_app.games.lotr_tcg.vocabulary.triggers import about_to, after
from desktop_app.games.lotr_tcg.vocabulary.verbs import (
    add_burdens,
    add_twilight,
    discard,
    draw,
    heal,
    modify,
    play_from_discard,
    prevent_it,
    remove_burdens,
    wound,
)
from tests.games.lotr_tcg.cards.scenes import archery
from tests.games.lotr_tcg.invented import Invent, invent
from tests.games.lotr_tcg.rules.test_cards_that_meet import acts
from tests.games.lotr_tcg.rules.test_what_ends_in_the_middle import skirmish
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

__all__ = ["invent"]

GIMLI, LEGOLAS, MERRY = companion(titled("Gimli")), companion(titled("Legolas")), companion(titled("Merry"))
HURT_PIPPIN = wound.on(companion(titled("Pippin")))


def of_isengard(invent: Invent, title: str, type: str = "condition", **fields: object) -> str:
    """A card of the Shadow."""
    return invent(title, type, side="shadow", culture="isengard", **fields)


def does(invent: Invent, do: Does, cost: exerts, *, target: Those | None = None) -> str:
    """An event of the maneuver phase that somebody exerts for."""
    code = invent("Great Effort", "event", phases=["maneuver"])
    action(code, "maneuver", cost=cost, target=target, do=do)
    return code


def happens_to(event: type, whom: Those) -> When:
    """After something has happened to one of a group."""
    return after(event, lambda m: whom.has(m, m.event.card), told="happens")


# -- what a card costs -------------------------------------------------------------------------------------------------


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


# -- what a text plays -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-098", "TCG-340")
def test_a_text_plays_an_event_in_its_phase_alone_and_for_as_much_less(invent: Invent) -> None:
    echo = invent("An Echo", "event", phases=["fellowship", "maneuver"])
    for phase in ("fellowship", "maneuver"):
        action(echo, phase, do=play_from_discard(in_your_discard(type_of("event")), less=2))
    ana = {"fellowship": ["Gandalf", hurt("Merry", 2)], "discard": ["Best Company", "Have Patience"], "hand": [echo]}
    table = Table(ana, {"minions": ["Uruk Foot Soldier"]}).choose("play", "An Echo")
    assert (table.offers("choose", "Have Patience"), table.offers("choose", "Best Company")) == (True, False)
    table.pick("Have Patience").until("fellowship-actions")
    assert (table.wounds("Merry"), table.g.twilight, table.zone("Have Patience")) == (0, 1, "discard:A")


@pytest.mark.rule("TCG-016", "TCG-018")
def test_a_text_plays_nothing_of_the_side_that_rests(invent: Invent) -> None:
    call = of_isengard(invent, "A Call", "event", phases=["shadow"])
    action(call, "shadow", do=play_from_discard(in_your_discard))
    table = Table({}, {"discard": ["Gimli", "Southron Scout"], "hand": [call]}, step="shadow", twilight=9)
    table.choose("play", "A Call")
    assert (table.offers("choose", "Southron Scout"), table.offers("choose", "Gimli")) == (True, False)
    assert table.refusal("Gimli", "choose").rule == "TCG-287"


# -- who is gone -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-408", "TCG-397")
def test_a_card_whose_price_has_killed_its_bearer_is_discarded(invent: Invent) -> None:
    bane, pack = of_isengard(invent, "A Bane"), invent("A Pack", "possession")
    required(bane, happens_to(Exerted, MERRY), do=wound.on(MERRY))
    played_on(companion, pack)
    to_play_pays(pack, exerts(1, MERRY))
    table = Table({"fellowship": [hurt("Merry", 2)], "hand": [pack]}, {"support": [bane]}).play("A Pack", "Merry")
    assert (table.titles("dead:A"), table.zone("A Pack")) == (["Merry"], "discard:A")


@pytest.mark.rule("TCG-049", "TCG-052")
def test_several_are_healed_at_once(invent: Invent) -> None:
    bane = of_isengard(invent, "A Bane")
    required(bane, happens_to(Healed, MERRY), do=HURT_PIPPIN)
    balm = does(invent, heal.on(companion(race("hobbit"), unbound)), exerts(1, GIMLI))
    ana = {"fellowship": ["Gimli", hurt("Merry", 3), hurt("Pippin", 3)], "hand": [balm]}
    table = Table(ana, {"support": [bane], "minions": ["Uruk Regular"]}, step="maneuver").choose("play", "Great Effort")
    assert (table.wounds("Merry"), table.wounds("Pippin")) == (2, 3)


@pytest.mark.rule("TCG-059")
def test_whoever_has_no_vitality_left_is_dead_before_the_rest_of_a_text(invent: Invent) -> None:
    plague = of_isengard(invent, "A Plague", "event", phases=["maneuver"])
    action(plague, "maneuver", do=both(modify(vitality=-1).on(MERRY), choosing(companion(unbound), wound)))
    ana = {"fellowship": [hurt("Merry", 3), "Gimli", "Legolas"]}
    table = acts(Table(ana, {"minions": ["Uruk Regular"], "hand": [plague]}, step="maneuver"), "Bor")
    table.choose("play", "A Plague")
    assert (table.titles("dead:A"), table.offers("choose", "Gimli")) == (["Merry"], True)


@pytest.mark.rule("TCG-059", "TCG-293")
@pytest.mark.parametrize("lasts", ["site", "phase", "skirmish"])
def test_whoever_lived_by_where_or_when_it_is_dies_as_soon_as_it_is_over(invent: Invent, lasts: str) -> None:
    if lasts == "site":
        spring = invent("A Spring", "site", site_number=2)
        constant(spring, on=MERRY, vitality=1)
        path = ["The Riddermark", spring]
        table = Table({"fellowship": [hurt("Merry", 4)], "site": 2}, {}, path=path, step="decide", moves=1)
        table.choose("move_again")
    else:
        herb = invent("A Herb", "condition")
        when = during("archery") if lasts == "phase" else can_spot(companion(titled("Gimli"), fighting_now))
        constant(herb, on=MERRY, vitality=1, applies=when)
        ana = {"fellowship": ["Gimli", hurt("Merry", 4)], "support": [herb]}
        bor = {"minions": ["Uruk Regular", "Uruk Regular"]}
        if lasts == "phase":
            table = Table(ana, bor, step="archery").until("assignment-actions")
        else:
            table = skirmish(ana, bor, "Gimli", "Uruk Regular", assigned=[fight("Frodo", "Uruk Regular 2")]).until(
                "skirmish"
            )
    assert table.titles("dead:A") == ["Merry"]


@pytest.mark.rule("TCG-282", "TCG-285")
def test_whoever_loses_in_the_middle_of_a_text_is_asked_for_nothing_more(invent: Invent) -> None:
    doom = of_isengard(invent, "A Doom", "event", phases=["maneuver"])
    wounds = free_peoples_player_does(choosing(companion(unbound), wound))
    price = unless("twilight", free_peoples_player, add_twilight(4), add_twilight(1))
    action(doom, "maneuver", do=both(add_burdens(2), wounds, price, draw(1).on(you)))
    ana = {"ring_bearer": {"card": "Frodo", "burden": 8}, "fellowship": ["Gimli"]}
    table = Table(ana, {"hand": [doom]}, {"minions": ["Uruk Regular"]}, step="maneuver")
    acts(table, "Bor").choose("play", "A Doom")
    assert (table.g.lost, table.g.twilight, len(table.g.zones["hand:B"])) == (["A"], 1, 1)
    assert table.who != "Ana"


@pytest.mark.rule("TCG-282", "TCG-285")
def test_whoever_loses_by_a_text_of_his_own_does_nothing_more_by_it(invent: Invent) -> None:
    flames = does(invent, both(wound.on(character), choosing(minion, wound)), exerts(1, GIMLI))
    ana = {"ring_bearer": hurt("Frodo", 3), "fellowship": ["Gimli"], "hand": [flames]}
    table = Table(ana, {"minions": ["Uruk Regular"]}, {}, step="maneuver").choose("play", "Great Effort")
    assert (table.g.lost, table.wounds("Uruk Regular")) == (["A"], 1)
    assert table.who != "Ana"


# -- what is forbidden -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-199", "TCG-201")
@pytest.mark.parametrize(
    ("whom", "spared", "hit", "totals"),
    [
        (LEGOLAS, "Legolas", "Gimli", (0, 1)),
        (minion(keyword("archer")), "Uruk Crossbowman", "Uruk Regular", (1, 0)),
    ],
)
def test_who_takes_no_part_in_archery_neither_counts_nor_is_hit(
    invent: Invent, whom: Those, spared: str, hit: str, totals: tuple[int, int]
) -> None:
    mist = invent("A Mist", "condition")
    forbids(mist, "archery", whom)
    ana = {"fellowship": ["Legolas", "Gimli"], "support": [mist]}
    table = Table(ana, {"minions": ["Uruk Regular", "Uruk Crossbowman"]}, step="archery")
    assert archery(table) == totals
    table = table.choose("choose_player") if table.asked == "archery-player" else table
    assert (table.offers("choose", spared), table.offers("choose", hit)) == (False, True)


@pytest.mark.rule("TCG-434")
def test_a_companion_who_may_not_fight_says_so(invent: Invent) -> None:
    halt = of_isengard(invent, "A Halt")
    forbids(halt, "skirmish", GIMLI)
    bor = {"minions": ["Uruk Regular"], "support": [halt]}
    table = Table({"fellowship": ["Gimli"]}, bor, step="assignment")
    assert table.refusal("Gimli", "defend").rule == "TCG-434"
    table.choose("assigned")
    found = [each.rule for each in table.question.refusals() if each.target == table.id("Gimli")]
    assert found == ["TCG-434"]


@pytest.mark.rule("TCG-432")
@pytest.mark.parametrize("busy", [[], ["Uruk Regular"]])
def test_of_several_minions_one_that_is_free_is_set_against_a_companion(invent: Invent, busy: list[str]) -> None:
    chase = of_isengard(invent, "A Chase", "event", phases=["assignment"])
    action(chase, "assignment", do=assigned_to(minion(race("uruk_hai"))).on(GIMLI))
    bor = {"minions": ["Uruk Regular", "Uruk Defender"], "hand": [chase]}
    assigned = [fight("Frodo", foe) for foe in busy]
    table = acts(Table({"fellowship": ["Gimli"]}, bor, step="assignment_actions", assigned=assigned), "Bor")
    table.choose("play", "A Chase")
    table = table if busy else table.pick("Uruk Defender")
    assert table.g.assigned[-1].minions == [table.id("Uruk Defender")]


@pytest.mark.rule("TCG-416", "TCG-432")
def test_nobody_but_a_companion_or_an_ally_is_set_against_a_minion(invent: Invent) -> None:
    chaos = of_isengard(invent, "Chaos", "event", phases=["assignment"])
    action(chaos, "assignment", do=choosing(card_in_play, assigned_to(minion(race("uruk_hai")))))
    ana = {"fellowship": [bearing("Gimli", "Heavy Chain")], "support": ["Secret Folk"]}
    bor = {"minions": ["Uruk Regular", "Southron Scout"], "hand": [chaos]}
    table = acts(Table(ana, bor, step="assignment_actions"), "Bor").choose("play", "Chaos")
    offered = [queries.facts(table.g, option.source).titles["en"] for option in table.question.options]
    assert sorted(offered) == ["Frodo", "Gimli"]


@pytest.mark.rule("TCG-397", "TCG-471")
def test_a_minion_is_stacked_neither_on_itself_nor_on_what_goes_with_it(invent: Invent) -> None:
    climber = of_isengard(invent, "A Climber", "minion", race="uruk_hai", minion_site=1)
    action(climber, "regroup", do=choosing(card_in_play(borne_by(me)), stack_this_there))
    action(climber, "regroup", do=choosing(card_in_play, stack_this_there))
    bor = {"minions": [bearing(climber, "Broad-bladed Sword")], "controlled": ["The Riddermark"], "site": 2}
    ana = {"fellowship": ["Gimli"], "site": 2}
    table = acts(Table(ana, bor, step="regroup", path=["Derndingle"]), "Bor")
    assert len(table.find("use", "A Climber")) == 1
    table.use("A Climber")
    assert not table.offers("choose", "A Climber")
    table.pick("The Riddermark")
    assert table["The Riddermark"].stacked == [table.id("A Climber")]


@pytest.mark.rule("TCG-164", "TCG-472")
def test_no_site_and_no_ring_is_discarded_with_all_other_cards(invent: Invent) -> None:
    end = of_isengard(invent, "An End", "event", phases=["maneuver"])
    action(end, "maneuver", do=discard.on(card_in_play))
    ana = {"fellowship": [bearing("Gimli", "Heavy Chain")], "support": ["Secret Folk"]}
    table = acts(Table(ana, {"minions": ["Uruk Regular"], "hand": [end]}, step="maneuver"), "Bor")
    table.choose("play", "An End")
    left = [queries.facts(table.g, card).titles["en"] for card in queries.active_cards(table.g)]
    assert sorted(left) == ["Frodo", "The One Ring", "The Riddermark"]
