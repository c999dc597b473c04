"""4. The challenges phase: initiating, stealth, defending, winning, claim, keywords."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.contract.moments import Telling
from desktop_app.games.thrones.table.ledger import challenge_ledger
from desktop_app.games.thrones.table.moments import challenge
from tests.games.thrones.table import Melee, Table, attack, kneeling


def fighting(own: list[Any], theirs: list[Any], type: str = "military", *attackers: str, **more: Any) -> Table:
    """Ana initiates a challenge of a type with some of her characters."""
    ana = {"characters": own, "plot": "A Clash of Kings", **more.pop("ana", {})}
    bor = {"characters": theirs, "plot": "A Clash of Kings", **more.pop("bor", {})}
    return Table(ana, bor, step="4.2", **more).challenge(type, *attackers)


def defended(table: Table, *defenders: str) -> Table:
    """Bor declares defenders; everything goes on to the next challenge."""
    table.until(asked="got-ask-defenders").choose_all("defend", *defenders)
    return table


# -- initiating --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-506", "GOT-507", "GOT-193", "GOT-509", "GOT-510")
def test_one_challenge_of_each_type() -> None:
    table = Table({"characters": ["Tumblestone Knight", "Tumblestone Knight", "Tumblestone Knight"]}, step="4.2")
    table.challenge("military", "Tumblestone Knight").until(asked="got-ask-challenge")
    assert not table.offers("military")
    assert table.offers("power")
    assert [refusal.rule for refusal in table.question.refusals() if refusal.verb == "military"] == ["GOT-506"]


def test_who_is_challenged_is_named_where_there_are_several() -> None:
    knight = {"characters": ["Tumblestone Knight"]}
    named = [option.label and option.label.id for option in Table(knight, step="4.2").question.options[:2]]
    assert named == ["got-verb-military", "got-verb-power"]
    among = Melee(knight, {}, {}, step="4.2").question.options[:4]
    assert [(option.target, option.label) for option in among] == [("B", None), ("C", None)] * 2


@pytest.mark.rule("GOT-511", "GOT-512", "GOT-032", "GOT-033", "GOT-314")
def test_attackers_stand_have_the_icon_and_kneel_together() -> None:
    table = Table(
        {"characters": ["Robb Stark", "Tumblestone Knight", kneeling("Eddard Stark"), "Sansa Stark"]}, step="4.2"
    ).choose("military")
    assert table.choices() == {"Robb Stark", "Tumblestone Knight"}
    table.choose_all("attack", "Robb Stark", "Tumblestone Knight")
    assert table.kneels("Robb Stark")
    assert table.kneels("Tumblestone Knight")
    assert table.total("Ana") == 7


@pytest.mark.rule("GOT-464", "GOT-515")
def test_an_action_window_opens_after_a_challenge_is_initiated() -> None:
    table = fighting(["Robb Stark", "Eddard Stark"], [], "military", "Robb Stark")
    assert table.step == "4.2w"
    assert table.until("4.2.1w").step == "4.2.1w"


@pytest.mark.rule("GOT-236", "GOT-534", "GOT-535", "GOT-533")
def test_the_next_player_is_active_when_the_first_has_done() -> None:
    table = Table({"characters": ["Tumblestone Knight"]}, {"characters": ["Burned Men"]}, step="4.2")
    assert table.who == "Ana"
    table.passes().until(asked="got-ask-challenge")
    assert table.who == "Bor"


@pytest.mark.rule("GOT-419", "GOT-420", "GOT-513", "GOT-517")
def test_stealth_bypasses_one_character_without_it() -> None:
    table = fighting(["Arya Stark"], ["Khal Drogo", "Ser Davos Seaworth", "Bastard in Hiding"], "power", "Arya Stark")
    assert table.choices() == {"Khal Drogo", "Bastard in Hiding"}
    table.pick("Khal Drogo").until(asked="got-ask-defenders")
    assert table.choices() == {"Ser Davos Seaworth", "Bastard in Hiding"}
    refusal = table.refusal("Khal Drogo", "defend")
    assert refusal is not None
    assert refusal.rule == "GOT-420"


# -- defending and winning ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-516", "GOT-517", "GOT-109", "GOT-110", "GOT-192")
def test_defenders_stand_and_have_the_icon() -> None:
    table = fighting(
        ["Robb Stark"], ["Burned Men", kneeling("Gold Cloaks"), "Tyrion Lannister"], "military", "Robb Stark"
    )
    table.until(asked="got-ask-defenders")
    assert table.choices() == {"Burned Men"}
    refused = [table.refusal(name, "defend") for name in ("Gold Cloaks", "Tyrion Lannister")]
    assert [each and each.rule for each in refused] == ["GOT-517", "GOT-192"]
    table.choose_all("defend", "Burned Men")
    assert table.kneels("Burned Men")


@pytest.mark.rule("GOT-187", "GOT-518", "GOT-519", "GOT-529", "GOT-174", "GOT-175")
def test_the_higher_total_wins_and_nothing_is_claimed_of_an_attacker() -> None:
    table = fighting(["Tumblestone Knight"], ["Khal Drogo"], "military", "Tumblestone Knight")
    defended(table, "Khal Drogo").until(asked="got-ask-plot")
    assert table.said("got-log-wins") == 1
    assert not table.said("got-log-claim")
    assert table.zone("Tumblestone Knight") == "characters:A"


@pytest.mark.rule("GOT-190")
def test_the_attacker_wins_a_tie() -> None:
    table = fighting(["Tumblestone Knight"], ["Bastard in Hiding"], "power", "Tumblestone Knight", bor={"power": 1})
    defended(table, "Bastard in Hiding").until(asked="got-ask-plot")
    assert (table.power("Ana"), table.power("Bor")) == (1, 0)


@pytest.mark.rule("GOT-189", "GOT-191", "GOT-176", "GOT-520")
def test_nobody_wins_without_strength() -> None:
    table = Table(step="4.2.2", challenge=attack("power"))
    assert table.said("got-log-nobody-wins") == 1
    assert not table.said("got-log-unopposed")


@pytest.mark.rule("GOT-425", "GOT-426", "GOT-521", "GOT-523", "GOT-313")
def test_a_challenge_won_unopposed_gives_power() -> None:
    table = fighting(["Tumblestone Knight"], [], "power", "Tumblestone Knight").until(asked="got-ask-plot")
    assert table.power("Ana") == 1


@pytest.mark.rule("GOT-317", "GOT-316")
def test_who_leaves_play_stops_participating() -> None:
    table = Table(
        {"characters": ["Robb Stark", "Grey Wind"], "plot": "A Clash of Kings"},
        {"characters": ["Direwolf Pup"], "plot": "A Clash of Kings", "faction": "House Stark"},
        step="4.2.1w",
        challenge=attack("military", "Robb Stark", defenders=("Direwolf Pup",)),
    )
    table.use("Grey Wind")
    assert table.g.challenges[-1].defenders == []
    assert table.zone("Direwolf Pup") == "dead:B"


# -- claim -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-076", "GOT-077", "GOT-083", "GOT-527", "GOT-526", "GOT-269", "GOT-326")
def test_military_claim_kills_whom_the_loser_chooses() -> None:
    table = fighting(["Robb Stark"], ["Burned Men", "Gold Cloaks"], "military", "Robb Stark")
    defended(table, "Burned Men").until(asked="got-ask-claim")
    assert (table.who, table.choices()) == ("Bor", {"Burned Men", "Gold Cloaks"})
    table.pick("Gold Cloaks")
    assert table.zone("Gold Cloaks") == "dead:B"


@pytest.mark.rule("GOT-084", "GOT-085", "GOT-086")
def test_a_claim_of_two_kills_two_at_once_or_as_many_as_there_are() -> None:
    table = fighting(["Robb Stark"], ["Burned Men"], "military", "Robb Stark", ana={"plot": "The Winds of Winter"})
    defended(table).until(asked="got-ask-plot")
    assert table.titles("dead:B") == ["Burned Men"]


@pytest.mark.rule("GOT-078", "GOT-079", "GOT-528", "GOT-322")
def test_intrigue_claim_discards_at_random_from_the_hand() -> None:
    found = set()
    for seed in range(6):
        table = fighting(
            ["Sansa Stark"], [], "intrigue", "Sansa Stark", bor={"hand": ["Burned Men", "Gold Cloaks"]}, seed=seed
        ).until(asked="got-ask-plot")
        assert len(table.hand("Bor")) == 1
        found.add(table.titles("discard:B")[0])
    assert found == {"Burned Men", "Gold Cloaks"}


@pytest.mark.rule("GOT-080", "GOT-081", "GOT-082", "GOT-447", "GOT-448", "GOT-528")
def test_power_claim_moves_power_from_faction_card_to_faction_card() -> None:
    table = fighting(
        ["Tumblestone Knight"],
        [kneeling("Cersei Lannister", power=2)],
        "power",
        "Tumblestone Knight",
        ana={"plot": "The Winds of Winter"},
        bor={"power": 1},
    ).until(asked="got-ask-plot")
    assert (table.power("Ana"), table.power("Bor")) == (2, 0)
    assert table["Cersei Lannister"].power == 2


@pytest.mark.rule("GOT-087", "GOT-411")
def test_who_was_chosen_for_claim_and_saved_counts() -> None:
    saved = {"card": "Tyrion Lannister", "duplicates": ["Tyrion Lannister"]}
    table = fighting(["Robb Stark"], [saved, "Burned Men"], "military", "Robb Stark")
    defended(table).until(asked="got-ask-claim").pick("Tyrion Lannister")
    table.respond("Tyrion Lannister 2").until(asked="got-ask-plot")
    assert table.titles("dead:B") == []
    assert table.zone("Burned Men") == "characters:B"


# -- keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-395", "GOT-530", "GOT-178")
def test_renown_gains_power_on_the_character() -> None:
    table = fighting(["Robb Stark"], [], "power", "Robb Stark").until(asked="got-ask-uses-keyword")
    table.choose_all("renown", "Robb Stark")
    assert table["Robb Stark"].power == 1


@pytest.mark.rule("GOT-321", "GOT-046")
def test_insight_may_draw() -> None:
    table = fighting(["Samwell Tarly"], [], "intrigue", "Samwell Tarly").until(asked="got-ask-uses-keyword")
    table.choose_all("insight", "Samwell Tarly")
    assert len(table.hand("Ana")) == 1
    table = fighting(["Samwell Tarly"], [], "intrigue", "Samwell Tarly").until(asked="got-ask-uses-keyword").passes()
    assert table.hand("Ana") == []


@pytest.mark.rule("GOT-332")
def test_pillage_discards_the_top_of_the_losers_deck() -> None:
    table = fighting(
        ["Black Wind's Crew"], [], "power", "Black Wind's Crew", bor={"deck": ["Ice", "Robb Stark"]}
    ).until(asked="got-ask-uses-keyword")
    table.choose_all("pillage", "Black Wind's Crew")
    assert table.titles("discard:B") == ["Ice"]


@pytest.mark.rule("GOT-230", "GOT-231", "GOT-232", "GOT-233")
def test_intimidate_kneels_one_who_is_weak_enough() -> None:
    table = fighting(["Grey Wind"], ["The Queen of Thorns", "Tyrion Lannister", "Sansa Stark"], "military", "Grey Wind")
    table.until(asked="got-ask-claim").pick("Sansa Stark").until(asked="got-ask-intimidate")
    assert table.choices() == {"Tyrion Lannister"}
    asked = table.question.prompt
    assert (asked.rule, asked.params["card"]) == ("GOT-230", table.g.ref(table.id("Grey Wind")))
    assert "source" not in asked.params, "the keyword asks, and not what else Grey Wind can do"
    table.pick("Tyrion Lannister")
    assert table.kneels("Tyrion Lannister")


@pytest.mark.rule("GOT-530", "GOT-531", "GOT-240")
def test_the_first_player_orders_the_keywords() -> None:
    table = fighting(["Euron Crow's Eye"], [], "power", "Euron Crow's Eye", first_player="Bor", active="Ana")
    table.until(asked="got-ask-keyword")
    assert table.who == "Bor"
    table.choose("first_renown").choose_all("renown", "Euron Crow's Eye")
    assert table.asked == "got-ask-uses-keyword"
    assert table.offers("pillage")


@pytest.mark.rule("GOT-532")
def test_nobody_participates_once_the_challenge_is_over() -> None:
    table = fighting(["Tumblestone Knight"], [], "power", "Tumblestone Knight").until("5.2w")
    assert table.g.challenges == []
    assert [(fight.type, fight.winner) for fight in table.g.fought] == [("power", "A")]


# -- telling -----------------------------------------------------------------------------------------------------------


def test_a_challenge_is_told_with_both_sides_and_the_margin_when_it_is_over() -> None:
    table = defended(
        fighting(["Robb Stark", "Eddard Stark"], ["Tumblestone Knight"], "military", "Robb Stark"), "Tumblestone Knight"
    )
    table.until(asked="got-ask-challenge")
    told = challenge(Telling([line.message for line in table.session.log], None, table.session.look("A")))
    assert told is not None
    values = [(cell.name.id, cell.value, cell.sign, cell.known) for cell in told.cells]
    assert values == [
        ("got-ledger-attack", "5", "", True),
        ("got-ledger-defense", "2", "−", True),
        ("got-ledger-margin", "3", "=", True),
    ]
    assert told.right.heading.id == "got-moment-defends"


def test_the_margin_is_won_for_the_winner_alone() -> None:
    table = fighting(["Robb Stark"], ["Robb Stark", "Tumblestone Knight"], "military", "Robb Stark").until(
        asked="got-ask-claim"
    )
    standing = {seat: challenge_ledger(table.session.look(seat)) for seat in ("A", "B")}
    assert [sum_of and sum_of.cells[2].won for sum_of in standing.values()] == [True, False]
    lines = [line.message for line in table.session.log]
    told = [challenge(Telling(lines, None, table.session.look(seat))) for seat in ("A", "B")]
    assert [each and each.cells[2].won for each in told] == [True, False]


@pytest.mark.rule("GOT-076")
def test_a_challenge_that_the_defender_wins_is_told_below_nothing_and_without_a_claim() -> None:
    """3 − 4 is not 1, and whoever attacked and lost takes no claim."""
    table = fighting(["Robb Stark"], ["Robb Stark", "Tumblestone Knight"], "military", "Robb Stark")

    def sum_of(table: Table) -> list[tuple[str, str, str]]:
        told = challenge_ledger(table.session.look("A"))
        assert told is not None
        return [(cell.name.id, cell.value, cell.note.id if cell.note else "") for cell in told.cells[2:]]

    table.until(asked="got-ask-defenders")
    assert sum_of(table)[1] == ("got-ledger-claim", "1", "got-ledger-claim-military")
    table.choose_all("defend", "Robb Stark", "Tumblestone Knight")
    assert sum_of(table.until(asked="got-ask-action")) == [
        ("got-ledger-margin", "−2", "got-ledger-winner"),
        ("got-ledger-claim", "0", "got-ledger-claim-none"),
    ]
    table.until("5.2w")
    told = challenge(Telling([line.message for line in table.session.log], None, table.session.look("A")))
    assert told is not None
    assert [cell.value for cell in told.cells] == ["5", "7", "−2"]


def test_nobody_stands_against_a_challenge_without_defenders() -> None:
    table = fighting(["Robb Stark", "Eddard Stark"], [], "military", "Robb Stark").until(asked="got-ask-challenge")
    told = challenge(Telling([line.message for line in table.session.log]))
    assert told is not None
    assert told.right.heading.id == "got-moment-undefended"
    assert [cell.value for cell in told.cells] == ["5", "0", "5"]
