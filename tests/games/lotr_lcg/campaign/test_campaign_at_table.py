"""The eight points of the list before a scenario, done by the table, and what keeps a table from being laid."""

from __future__ import annotations

import pytest

from desktop_app.games.contract.campaigns import Standing
from desktop_app.games.contract.set_up import NewTable
from desktop_app.games.lotr_lcg.book.set_up import BadSetUp
from desktop_app.games.lotr_lcg.table.set_up_form import FORM
from desktop_app.games.lotr_lcg.table.sitting_down import new_table
from tests.games.lotr_lcg.campaign.at_table import ChapterTable, in_the_pool, refused, table_of
from tests.games.lotr_lcg.campaign.log import ARAGORN, DUNHERE, ELEANOR, GIMLI, LEGOLAS, SCARRED, SUPPORT, VALOR, Log
from tests.games.lotr_lcg.shelf import SHELF, make_up, on_the_shelf

BANNER, WHISPERS = "T-701", "T-702"
"""A boon with Setup, and a burden with a player card back: the box has neither."""
make_up(BANNER, "attachment", "Banner of the Wood", keywords=("setup",), subtype="boon")
make_up(WHISPERS, "event", "Whispers in the Night", subtype="burden")


@pytest.fixture
def log() -> Log:
    return Log()


def with_cards(log: Log, *codes: str) -> Standing:
    standing = log.standing
    for code in codes:
        standing = in_the_pool(standing, code)
    return standing


# -- campaign mode and the game without it -------------------------------------------------------------------------


@pytest.mark.rule("LCG-511", "LCG-530")
def test_without_a_campaign_no_card_of_it_is_on_the_table(log: Log) -> None:
    in_campaign = table_of(log.standing)
    alone = ChapterTable(NewTable(in_campaign.seats, in_campaign.scenario, {}, 7)).begun()
    assert alone.g.campaign is None
    assert not [code for code in alone.g.codes.values() if "01129" <= code <= "01138"]
    assert ChapterTable(in_campaign).begun().g.campaign is not None


@pytest.mark.rule("LCG-531")
def test_the_campaign_card_lies_beside_the_quest_deck_with_its_front_up(log: Log) -> None:
    t = ChapterTable(table_of(log.standing)).begun()
    assert t.titles("campaign") == ["Passage Through Mirkwood"]
    assert t.g.zones["campaign"][0] in t.g.pieces
    shown = t.session.look("A").zones["campaign"].cards
    assert [card.code for card in shown] == ["01129"]


@pytest.mark.rule("LCG-532")
def test_the_set_up_on_the_front_of_the_campaign_card_is_followed(log: Log) -> None:
    assert ChapterTable(table_of(log.standing)).begun().zone("Mendor") == "play:A"
    anduin = ChapterTable(table_of(log.standing, scenario="journey_along_the_anduin")).begun()
    assert sorted(anduin.titles("set_aside")) == ["Scarred"] * 4 + ["Valor"] * 4
    assert anduin.zone("Mendor") == "play:A"


@pytest.mark.rule("LCG-532")
def test_in_dol_guldur_the_first_player_appoints_a_hero(log: Log) -> None:
    t = ChapterTable(table_of(log.standing, scenario="escape_from_dol_guldur")).set_up()
    while t.asked() != "lcg-ask-host":
        t.passes()
    t.asked("Ana")
    t.choose("choose", "Gimli")
    assert t["Appointed by Fate"].host == t.id("Gimli")


@pytest.mark.rule("LCG-538")
def test_no_burden_is_in_the_encounter_deck_before_it_is_earned(log: Log) -> None:
    t = ChapterTable(table_of(log.standing))
    assert not [code for code in cards_of(t, "encounter_deck") if code in ("01136", "01137", "01138")]


# -- points 1 to 3 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-522", "LCG-555")
def test_a_player_who_brings_another_hero_is_refused(log: Log) -> None:
    others = {"Ana": [ARAGORN.card, GIMLI.card, DUNHERE.card]}
    assert refused(table_of(log.standing, heroes=others)) == "LCG-555"
    assert refused(table_of(log.standing)) == ""
    with pytest.raises(BadSetUp, match="LCG-555"):
        new_table(table_of(log.standing, heroes=others))


@pytest.mark.rule("LCG-517")
def test_the_table_is_laid_with_exactly_what_the_log_lists(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Aragorn"), (SUPPORT, "Bor")))
    assert log.swap("Bor", ELEANOR, DUNHERE) is None
    t = ChapterTable(table_of(log.standing, dealt={1: "Bor"})).begun()
    heroes = {seat: [t.g.codes[hero] for hero in heroes] for seat, heroes in t.g.heroes.items()}
    assert heroes == {"A": ["01001", "01004", "01005"], "B": ["01007", "01009"]}
    assert t["Valor"].host == t.id("Aragorn")
    assert t.g.owners[t.id("Mendor's Support")] == "B"


@pytest.mark.rule("LCG-557", "LCG-520")
def test_a_table_with_a_fallen_hero_is_refused(log: Log) -> None:
    log.played(won=False, fallen=(GIMLI,))
    assert refused(table_of(log.standing)) == "LCG-557"


@pytest.mark.rule("LCG-558", "LCG-523")
def test_whose_hero_fell_must_write_another_before_the_table_is_laid(log: Log) -> None:
    log.played(won=False, fallen=(GIMLI,))
    assert refused(table_of(log.standing)) == "LCG-557"
    assert log.swap("Ana", GIMLI, DUNHERE) is None
    table = table_of(log.standing)
    assert refused(table) == ""
    assert "01009" in table.seats[0].cards.codes("heroes")


@pytest.mark.rule("LCG-521")
def test_the_cards_of_a_deck_may_change_from_game_to_game(log: Log) -> None:
    changed = {"Ana": {"01056": 3, "01062": 2}}
    t = ChapterTable(table_of(log.standing, decks=changed))
    assert sorted(cards_of(t, "deck:A")).count("01056") == 3
    assert log.penalty("Ana") == 0


# -- point 4 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-562")
def test_every_player_adds_the_penalty_to_the_starting_threat(log: Log) -> None:
    before = ChapterTable(table_of(log.standing)).set_up()
    assert log.swap("Ana", LEGOLAS, DUNHERE) is None
    after = ChapterTable(table_of(log.standing)).set_up()
    assert after.threat("Bor") == before.threat("Bor") + 1
    assert after.threat("Ana") == before.threat("Ana") - 9 + 8 + 1  # Legolas and Dúnhere


@pytest.mark.rule("LCG-525", "LCG-528", "LCG-529")
def test_a_penalty_of_one_player_is_added_by_that_player_alone(log: Log) -> None:
    before = ChapterTable(table_of(log.standing)).set_up()
    log.played(won=False, fallen=(GIMLI,))
    assert log.swap("Ana", GIMLI, GIMLI, free=()) is None
    after = ChapterTable(table_of(log.standing)).set_up()
    assert after.threat("Ana") == before.threat("Ana") + 1
    assert after.threat("Bor") == before.threat("Bor")


# -- points 5 and 6 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-547", "LCG-563")
def test_permanent_cards_are_attached_to_their_heroes_and_cost_nothing(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Aragorn"), (SCARRED, "Gimli")))
    t = ChapterTable(table_of(log.standing)).set_up()
    assert (t["Valor"].host, t["Scarred"].host) == (t.id("Aragorn"), t.id("Gimli"))
    assert t["Scarred"].controller == "A"
    assert t.said("lcg-log-campaign-permanent") == 2


@pytest.mark.rule("LCG-547")
def test_a_permanent_card_that_nobody_bears_keeps_the_table_from_being_laid(log: Log) -> None:
    assert refused(table_of(in_the_pool(log.standing, VALOR.card))) == "LCG-547"


@pytest.mark.rule("LCG-526", "LCG-547")
def test_the_permanent_card_of_a_hero_who_stays_at_home_stays_there_too(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Legolas"),))
    assert log.swap("Ana", LEGOLAS, DUNHERE) is None
    t = ChapterTable(table_of(log.standing)).begun()
    assert "01133" not in t.g.codes.values()
    assert log.pool() == {"Valor"}


@pytest.mark.rule("LCG-553", "LCG-551")
def test_in_expert_mode_heroes_start_with_the_damage_of_the_log_and_else_with_none() -> None:
    for mode, damage in (("expert", 2), ("campaign", 0)):
        log = Log(mode)
        log.played(won=True, damage=((ARAGORN, 2),))
        t = ChapterTable(table_of(log.standing, mode=mode)).set_up()
        assert (t["Aragorn"].damage, t["Gimli"].damage) == (damage, 0)


@pytest.mark.rule("LCG-554", "LCG-553")
def test_a_healed_hero_starts_whole_and_its_player_with_one_more_threat() -> None:
    log = Log("expert")
    before = ChapterTable(table_of(log.standing, mode="expert")).set_up()
    log.played(won=True, damage=((ARAGORN, 2),))
    healed = log.rules.heal(log.mode, log.standing, "Ana", ARAGORN)
    assert isinstance(healed, tuple)
    log.write(healed)
    after = ChapterTable(table_of(log.standing, mode="expert")).set_up()
    assert after["Aragorn"].damage == 0
    assert after.threat("Ana") == before.threat("Ana") + 1
    assert after.threat("Bor") == before.threat("Bor")


@pytest.mark.rule("LCG-564")
def test_a_boon_with_setup_is_put_in_play_and_not_in_a_deck(log: Log) -> None:
    with on_the_shelf():
        t = ChapterTable(table_of(with_cards(log, BANNER))).set_up()
        assert t.zone("Banner of the Wood") == "play:A"
        assert t.id("Banner of the Wood") in t.g.pieces


@pytest.mark.rule("LCG-564")
def test_a_mendor_of_an_earlier_campaign_starts_in_play_and_there_is_but_one(log: Log) -> None:
    t = ChapterTable(table_of(with_cards(log, "01135"))).begun()
    assert list(t.g.codes.values()).count("01135") == 1
    assert t.zone("Mendor") == "play:A"


# -- points 7 and 8 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-543", "LCG-565")
def test_a_boon_of_the_pool_goes_into_the_deck_it_was_given_to_or_is_left_out(log: Log) -> None:
    standing = with_cards(log, "01132")
    given, left_out = table_of(standing, dealt={0: "Bor"}), table_of(standing)
    assert refused(given) == refused(left_out) == ""
    t = ChapterTable(given).set_up()
    assert "01132" in cards_of(t, "deck:B")
    assert "01132" not in ChapterTable(left_out).set_up().g.codes.values()


@pytest.mark.rule("LCG-565")
def test_a_deck_that_was_given_a_card_is_shuffled(log: Log) -> None:
    t = ChapterTable(table_of(with_cards(log, "01132"), dealt={0: "Bor"})).set_up()
    shuffled = [line.message.params["zone"] for line in t.session.log if line.message.id == "lcg-log-shuffles"]
    assert shuffled.count("zone:deck:B") == 2
    assert shuffled.count("zone:deck:A") == 1


@pytest.mark.rule("LCG-535")
def test_a_boon_in_a_deck_must_be_in_the_campaign_pool_as_often(log: Log) -> None:
    one = {"Ana": {"01132": 1}}
    assert refused(table_of(log.standing, decks=one)) == "LCG-535"
    assert refused(table_of(with_cards(log, "01132"), decks=one)) == ""
    assert refused(table_of(with_cards(log, "01132"), decks=one, dealt={0: "Bor"})) == "LCG-535"


@pytest.mark.rule("LCG-535", "LCG-530")
def test_outside_campaign_mode_no_boon_can_be_used(log: Log) -> None:
    table = table_of(log.standing, decks={"Ana": {"01132": 1}})
    problem = FORM.problem(NewTable(table.seats, table.scenario))
    assert problem is not None
    assert problem.rule == "LCG-535"


@pytest.mark.rule("LCG-545")
def test_a_burden_that_is_a_player_card_must_go_into_a_deck(log: Log) -> None:
    with on_the_shelf():
        assert WHISPERS in SHELF
        standing = with_cards(log, WHISPERS)
        assert refused(table_of(standing)) == "LCG-545"
        table = table_of(standing, dealt={0: "Ana"})
        assert refused(table) == ""
        assert ChapterTable(table).set_up().g.owners[ChapterTable(table).id("Whispers in the Night")] == "A"


@pytest.mark.rule("LCG-548", "LCG-566")
def test_burdens_of_the_pool_are_shuffled_into_the_encounter_deck(log: Log) -> None:
    without = len(cards_of(ChapterTable(table_of(log.standing)).begun(), "encounter_deck"))
    t = ChapterTable(table_of(with_cards(log, "01136", "01137"))).set_up()
    deck = cards_of(t, "encounter_deck")
    assert {"01136", "01137"} <= set(deck)
    shuffled = [line.message.params["zone"] for line in t.session.log if line.message.id == "lcg-log-shuffles"]
    assert shuffled.count("zone:encounter_deck") == 2
    assert len(cards_of(t.begun(), "encounter_deck")) == without + 2


# -- the list ------------------------------------------------------------------------------------------------------


def test_the_eight_points_are_done_in_their_order_before_anybody_is_asked(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Aragorn"),))
    t = ChapterTable(table_of(log.standing))
    t.set_up()
    assert t.walked[:12] == ["S1", "S2", *(f"C{point}" for point in range(1, 9)), "S3", "S4"]


def test_every_point_is_told_with_its_rule(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Aragorn"), (SUPPORT, "Ana")))
    t = ChapterTable(table_of(in_the_pool(log.standing, "01136"), dealt={1: "Ana"})).set_up()
    told = {line.message.rule for line in t.session.log if line.message.id.startswith("lcg-log-campaign")}
    assert {"LCG-555", "LCG-557", "LCG-560", "LCG-562", "LCG-563", "LCG-565", "LCG-566"} <= told


def cards_of(t: ChapterTable, zone: str) -> list[str]:
    return [t.g.codes[card] for card in t.g.zones[zone]]
