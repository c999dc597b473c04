"""Cases of a campaign in which several things meet: several that bear the same card, fall or come back together."""

from __future__ import annotations

import pytest

from desktop_app.games.contract.campaigns import CampaignTable, Change, Piece, SeatTold, Standing
from desktop_app.games.contract.decks import CardList
from desktop_app.games.contract.set_up import NewTable, Sitting
from desktop_app.games.lotr_lcg.campaign.decks import sits
from desktop_app.games.lotr_lcg.reading.queries import FACTS
from desktop_app.games.lotr_lcg.table.set_up_form import EASY
from tests.games.lotr_lcg.campaign.at_table import ChapterTable, in_the_pool, refused, table_of
from tests.games.lotr_lcg.campaign.log import (
    ARAGORN,
    BERAVOR,
    DUNHERE,
    EOWYN,
    GIMLI,
    LEGOLAS,
    SCARRED,
    SUPPORT,
    VALOR,
    Log,
)


@pytest.fixture
def log() -> Log:
    return Log()


# -- the log -------------------------------------------------------------------------------------------------------


def bearers(log: Log) -> list[tuple[str, str]]:
    return sorted((line.name, line.bearer) for line in log.standing.of("pool"))


@pytest.mark.rule("LCG-549", "LCG-559")
def test_of_two_heroes_with_valor_the_one_who_falls_loses_it() -> None:
    for fallen, left in ((GIMLI, "Aragorn"), (ARAGORN, "Gimli")):
        log = Log()
        log.played(won=True, earned=((VALOR, "Aragorn"), (VALOR, "Gimli")))
        log.played(won=False, fallen=(fallen,))
        assert bearers(log) == [("Valor", left)]


@pytest.mark.rule("LCG-549")
def test_who_falls_takes_every_permanent_card_along_and_no_other_card(log: Log) -> None:
    log.played(
        won=True,
        earned=((SCARRED, "Legolas"), (VALOR, "Gimli"), (SCARRED, "Gimli"), (VALOR, "Legolas"), (SUPPORT, "Ana")),
    )
    log.played(won=False, fallen=(GIMLI,))
    assert bearers(log) == [("Mendor’s Support", "Ana"), ("Scarred", "Legolas"), ("Valor", "Legolas")]


@pytest.mark.rule("LCG-549")
def test_two_who_fall_together_leave_nothing_in_the_pool(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Aragorn"), (VALOR, "Gimli"), (SCARRED, "Gimli")))
    log.played(won=True, fallen=(ARAGORN, GIMLI))
    assert bearers(log) == []
    assert log.fallen() == {"Aragorn", "Gimli"}


@pytest.mark.rule("LCG-549")
def test_a_bearer_that_somebody_wrote_without_accents_falls_with_the_card_all_the_same(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Eowyn"), (VALOR, "Aragorn")))
    log.played(won=False, fallen=(EOWYN,))
    assert bearers(log) == [("Valor", "Aragorn")]


@pytest.mark.rule("LCG-523", "LCG-525")
def test_two_fallen_heroes_of_a_player_are_both_replaced_and_cost_everybody_two(log: Log) -> None:
    log.played(won=False, fallen=(GIMLI, LEGOLAS))
    assert log.swap("Ana", GIMLI, DUNHERE) is None
    assert refused(table_of(log.standing)) == "LCG-557"
    assert log.swap("Ana", LEGOLAS, BERAVOR) is None
    assert refused(table_of(log.standing)) == ""
    assert log.penalty("Ana") == log.penalty("Bor") == 2


@pytest.mark.rule("LCG-520", "LCG-529")
def test_a_fallen_hero_who_went_on_may_fall_again(log: Log) -> None:
    for penalty in (1, 2):
        log.played(won=False, fallen=(GIMLI,))
        assert log.fallen() == {"Gimli"}
        assert log.swap("Ana", GIMLI, GIMLI, free=()) is None
        assert (log.penalty("Ana"), log.penalty("Bor"), log.fallen()) == (penalty, 0, set())
        assert refused(table_of(log.standing)) == ""


@pytest.mark.rule("LCG-526")
def test_a_hero_given_up_by_choice_may_be_taken_by_the_other_player(log: Log) -> None:
    assert log.swap("Ana", LEGOLAS, DUNHERE) is None
    log.played(won=False)
    assert log.swap("Bor", EOWYN, LEGOLAS) is None
    assert refused(table_of(log.standing)) == ""
    assert log.heroes("Bor") == {"Eleanor", "Legolas"}


@pytest.mark.rule("LCG-547", "LCG-563")
def test_a_bearer_goes_with_the_card_to_whoever_plays_that_hero_now(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Legolas"), (SCARRED, "Éowyn")))
    assert log.swap("Ana", LEGOLAS, DUNHERE) is None
    assert log.swap("Bor", EOWYN, LEGOLAS) is None
    t = ChapterTable(table_of(log.standing)).set_up()
    assert (t["Valor"].host, t["Valor"].controller) == (t.id("Legolas"), "B")
    assert "01138" not in t.g.codes.values()


@pytest.mark.rule("LCG-552", "LCG-553")
def test_who_takes_the_place_of_a_hurt_hero_starts_unhurt() -> None:
    log = Log("expert")
    log.played(won=True, damage=((LEGOLAS, 3), (GIMLI, 1)))
    assert log.swap("Ana", LEGOLAS, DUNHERE) is None
    t = ChapterTable(table_of(log.standing, mode="expert")).set_up()
    assert [t[hero].damage for hero in ("Dúnhere", "Gimli", "Aragorn")] == [0, 1, 0]


@pytest.mark.rule("LCG-552", "LCG-519")
def test_a_fallen_hero_has_no_damage_in_the_log() -> None:
    log = Log("expert")
    log.played(won=True, damage=((GIMLI, 2), (LEGOLAS, 1)))
    log.played(won=False, fallen=(GIMLI,), damage=((LEGOLAS, 2),))
    assert [(line.name, line.amount) for line in log.standing.of("damage")] == [("Legolas", 2)]
    assert log.swap("Ana", GIMLI, GIMLI, free=()) is None
    t = ChapterTable(table_of(log.standing, mode="expert")).set_up()
    assert (t["Gimli"].damage, t["Legolas"].damage) == (0, 2)


# -- set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-532")
def test_the_first_player_may_appoint_a_hero_of_somebody_else(log: Log) -> None:
    t = ChapterTable(table_of(log.standing, scenario="escape_from_dol_guldur")).set_up()
    while t.asked() != "lcg-ask-host":
        t.passes()
    t.asked("Ana")
    t.choose("choose", "Éowyn")
    assert (t["Appointed by Fate"].host, t["Appointed by Fate"].controller) == (t.id("Éowyn"), "B")


@pytest.mark.rule("LCG-562", "LCG-156")
def test_who_starts_at_fifty_threat_is_out_as_the_game_begins(log: Log) -> None:
    log.write((Change("threat_penalty", "count", "thirty-four", player="Bor", amount=50 - 9 - 7),))
    t = ChapterTable(table_of(log.standing)).begun()
    assert t.g.eliminated == ["B"]
    assert t.zone("Mendor") == "play:A"


@pytest.mark.rule("LCG-553", "LCG-120")
def test_an_expert_hero_with_more_damage_than_it_can_bear_dies_as_the_game_begins() -> None:
    log = Log("expert")
    log.played(won=True, damage=((LEGOLAS, 6),))
    t = ChapterTable(table_of(log.standing, mode="expert")).begun()
    assert t.zone("Legolas") == "discard:A"
    assert t.g.eliminated == []


@pytest.mark.rule("LCG-288")
def test_mendor_and_the_boons_with_set_up_go_to_whom_the_votes_make_first(log: Log) -> None:
    standing = in_the_pool(log.standing, "01135")
    for of_the_pool in (standing, log.standing):
        t = ChapterTable(table_of(of_the_pool))
        while t.asked() == "lcg-ask-first-player":
            t.choose("choose_player", target="Bor")
        while t.g.phase == "setup":
            t.passes()
        assert (t.zone("Mendor"), t["Mendor"].controller) == ("play:B", "B")


@pytest.mark.rule("LCG-547")
def test_the_valor_of_the_pool_is_not_set_aside_with_the_others(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Aragorn"),))
    t = ChapterTable(table_of(log.standing, scenario="journey_along_the_anduin")).begun()
    assert sorted(t.titles("set_aside")) == ["Scarred"] * 4 + ["Valor"] * 4
    assert [t.g.codes[card] for card in t["Aragorn"].attachments] == ["01133"]


# -- four players --------------------------------------------------------------------------------------------------

EVERYBODY = {
    "Ana": ["01001", "01002", "01003"],
    "Bor": ["01004", "01005", "01006"],
    "Cid": ["01007", "01008", "01009"],
    "Dai": ["01010", "01011", "01012"],
}
"""Four players with every hero of the box."""


@pytest.fixture
def four() -> Log:
    log = Log()
    log.standing = Standing()
    seats = tuple(
        SeatTold(player, tuple(Piece(FACTS[code].titles["en"], code) for code in codes))
        for player, codes in EVERYBODY.items()
    )
    log.write(log.rules.begins(seats))
    return log


def four_sit_down(log: Log, *, easy: bool = False, dealt: dict[int, str] | None = None) -> ChapterTable:
    cards = CardList({"heroes": {"01006": 1}, "deck": {"01018": 3, "01055": 9}})
    seats = tuple(Sitting(player, sits(log.standing, player, cards)) for player in EVERYBODY)
    options = {EASY: "yes"} if easy else {}
    campaign = CampaignTable(log.mode, log.standing, dealt or {})
    return ChapterTable(NewTable(seats, "passage_through_mirkwood", options, 3, campaign))


@pytest.mark.rule("LCG-529", "LCG-567")
def test_with_every_hero_of_the_box_in_use_the_fallen_go_on_and_each_pays_alone(four: Log) -> None:
    gimli, eowyn = Piece("Gimli", "01004"), Piece("Éowyn", "01007")
    four.played(won=False, fallen=(gimli, eowyn))
    for player, hero in (("Bor", gimli), ("Cid", eowyn)):
        assert four.swap(player, hero, hero, free=()) is None
    assert [four.penalty(player) for player in EVERYBODY] == [0, 1, 1, 0]
    t = four_sit_down(four).set_up()
    assert [t.g.threat[seat] for seat in t.g.seats] == [
        sum(FACTS[code].threat_cost or 0 for code in EVERYBODY[player]) + four.penalty(player) for player in EVERYBODY
    ]


@pytest.mark.rule("LCG-526")
def test_with_every_hero_in_use_nobody_can_change_by_choice(four: Log) -> None:
    gimli, eowyn = Piece("Gimli", "01004"), Piece("Éowyn", "01007")
    refused = four.swap("Bor", gimli, eowyn, free=())
    assert refused is not None
    assert refused.rule == "LCG-526"


@pytest.mark.rule("LCG-526", "LCG-520")
def test_a_fallen_hero_gives_way_to_one_that_another_player_gave_up(four: Log) -> None:
    """Three heroes are free once three players have fewer: then a fallen one must be replaced by such a hero."""
    gimli, eowyn = Piece("Gimli", "01004"), Piece("Éowyn", "01007")
    four.write((Change("heroes", "remove", "Éowyn", "01007", "Cid"),))
    four.played(won=False, fallen=(gimli,))
    kept = four.swap("Bor", gimli, gimli, free=("01007",))
    assert kept is not None
    assert kept.rule == "LCG-529"
    assert four.swap("Bor", gimli, eowyn, free=("01007",)) is None
    assert [four.penalty(player) for player in EVERYBODY] == [1, 1, 1, 1]


@pytest.mark.rule("LCG-543", "LCG-565")
def test_four_copies_of_one_boon_may_all_go_into_one_deck(four: Log) -> None:
    four.played(won=True, earned=tuple((SUPPORT, player) for player in EVERYBODY))
    t = four_sit_down(four, dealt=dict.fromkeys(range(4), "Dai")).set_up()
    owned = [t.g.owners[card] for card, code in t.g.codes.items() if code == "01132"]
    assert owned == ["D"] * 4


def test_an_easy_campaign_has_its_burdens_too(four: Log) -> None:
    four.played(won=True, earned=((Piece("Lingering Venom", "01137"), ""), (VALOR, "Legolas")))
    gentle, usual = four_sit_down(four, easy=True).begun(), four_sit_down(four).begun()
    decks = [[t.g.codes[card] for card in t.g.zones["encounter_deck"]] for t in (gentle, usual)]
    assert [deck.count("01137") for deck in decks] == [1, 1]
    assert len(decks[0]) < len(decks[1])
    assert gentle["Legolas"].resources == usual["Legolas"].resources + 1
    assert gentle["Valor"].host == gentle.id("Legolas")


@pytest.mark.rule("LCG-532", "LCG-309")
def test_among_four_mendor_goes_to_whom_chance_makes_first(four: Log) -> None:
    t = four_sit_down(four)
    for player in ("Ana", "Ana", "Bor", "Bor"):
        t.choose("choose_player", target=player)
    while t.g.phase == "setup":
        t.passes()
    assert t.zone("Mendor") == f"play:{t.g.first_player}"
