"""What two words of the vocabulary do together as on no shipped card: what a text plays, who is gone, prohibitions."""

from __future__ import annotations

import pytest

from desktop_app.games.kit.combining import both
from desktop_app.games.lotr_tcg.events.tokens import Exerted, Healed
from desktop_app.games.lotr_tcg.reading import queries
from desktop_app.games.lotr_tcg.vocabulary.abilities import action, constant, forbids, played_on, required, to_play_pays
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import stack_this_there
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import assigned_to
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    borne_by,
    can_spot,
    during,
    fighting_now,
    keyword,
    race,
    titled,
    type_of,
    unbound,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts
from desktop_app.games.lotr_tcg.vocabulary.deeds import choosing, free_peoples_player_does, unless
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    card_in_play,
    character,
    companion,
    free_peoples_player,
    in_your_discard,
    me,
    minion,
    you,
)
from desktop_app.games.lotr_tcg.vocabulary.texts import Those
from desktop_app.games.lotr_tcg.vocabulary.verbs import (
    add_burdens,
    add_twilight,
    discard,
    draw,
    heal,
    modify,
    play_from_discard,
    wound,
)
from tests.games.lotr_tcg.cards.scenes import archery
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.invented_words import GIMLI, HURT_PIPPIN, LEGOLAS, MERRY, does, happens_to, of_isengard
from tests.games.lotr_tcg.rules.skirmishing import acts, skirmish
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

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
