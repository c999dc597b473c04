"""Cards of different decks that meet on one occasion: each does what it says, and no more."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Melee, Table, attack, kneeling

BASTARD, BENJEN, BRAN, JUDGMENT = "Bastard in Hiding", "Benjen Stark", "Bran Stark", "The Hand’s Judgment"
STANNIS, DAVOS, MARCH, SPIKES = "Stannis Baratheon", "Ser Davos Seaworth", "Marched to the Wall", "Heads on Spikes"


def test_who_dies_in_a_hand_leaves_nothing_to_those_in_play() -> None:
    """Benjen gives 2 power and is shuffled into the deck when he is killed; a card of a hand is not."""
    t = Table({"plot": SPIKES}, {"hand": [BENJEN]}, step="1.3r").until("3.2w")
    assert t.zone(BENJEN) == "dead:B"
    assert (t.power("Ana"), t.power("Bor")) == (2, 0)


def test_who_is_marched_to_the_wall_does_not_come_back_as_from_the_dead() -> None:
    t = Table({"plot": MARCH}, {"characters": [DAVOS]}, step="1.3r").until("3.2w")
    assert t.zone(DAVOS) == "discard:B"


def test_what_cancels_an_event_can_be_cancelled_in_its_turn() -> None:
    ana = {"gold": 1, "hand": ["Confinement"], "characters": [BRAN]}
    t = Table(ana, {"gold": 1, "hand": [JUDGMENT], "characters": [BASTARD]}, step="4.1w")
    t.play("Confinement", BASTARD).respond(JUDGMENT).respond(BRAN).until("4.1w")
    assert t.icons(BASTARD) == ""
    assert t.titles("discard:B") == [JUDGMENT]


def test_who_drinks_milk_of_the_poppy_keeps_nobody_kneeling() -> None:
    def standing(**more: list[str]) -> Table:
        kneel = [kneeling(STANNIS, **more), kneeling(BASTARD), kneeling("Robb Stark")]
        return Table({"characters": kneel}, {}, step="6.1")

    assert standing().asked == "got-ask-stand"
    t = standing(attachments=["Milk of the Poppy"])
    assert not any(t.kneels(name) for name in (STANNIS, BASTARD, "Robb Stark"))


def test_what_an_opponent_cannot_do_beside_catelyn_no_other_player_can_do_either() -> None:
    """Cai has no part in the challenge in which Catelyn attacks Bor."""
    cai = {"characters": ["Tyrion Lannister"], "gold": 5}
    m = Melee({"characters": ["Catelyn Stark"]}, {"characters": [BASTARD]}, cai, step="4.2", active="Ana")
    m.against("intrigue", "Bor", "Catelyn Stark")
    while m.asked not in ("got-ask-challenge", "got-ask-plot"):
        assert not m.offers("respond", "Tyrion Lannister")
        m.passes()


@pytest.mark.rule("GOT-054", "GOT-023")
def test_treachery_stops_what_is_forced_as_well() -> None:
    bor = {"gold": 1, "hand": ["Treachery"], "characters": [kneeling("Tyrion Lannister")], "locations": ["The Wall"]}
    t = Table({"characters": ["Ser Jorah Mormont"]}, bor, step="4.2.2", challenge=attack("power", "Ser Jorah Mormont"))
    t.choose("resolve", "The Wall").respond("Treachery")
    assert not t.kneels("The Wall")
    assert t["Ser Jorah Mormont"].count("betrayal") == 1


@pytest.mark.rule("GOT-027")
def test_cloaks_that_treachery_kept_stay_for_good() -> None:
    cloaks = {"card": "Gold Cloaks", "came": "ambush"}
    t = Table({"gold": 1, "hand": ["Treachery"], "characters": [cloaks, "Tyrion Lannister"]}, step="4.1w")
    t.until(asked="got-ask-respond").respond("Treachery").until("7.3w")
    assert t.zone("Gold Cloaks") == "characters:A"


@pytest.mark.rule("GOT-328", "GOT-338")
def test_one_from_the_dead_comes_under_a_living_copy() -> None:
    """A head on a spike was another Asha's."""
    t = Table({"characters": ["Aeron Damphair", "Asha Greyjoy"], "dead": ["Asha Greyjoy"]}, step="5.2")
    t.respond("Aeron Damphair")
    assert (len(t["Asha Greyjoy"].duplicates), t.titles("dead:A")) == (1, [])


@pytest.mark.rule("GOT-061")
def test_a_copy_that_comes_to_the_dead_out_of_a_hand_leaves_the_one_in_play() -> None:
    """But no duplicate comes under that one any more."""
    t = Table({"plot": SPIKES}, {"hand": ["Eddard Stark"], "characters": ["Eddard Stark"]}, step="1.3r").until("1.3w")
    assert (t.titles("dead:B"), t.titles("characters:B")) == (["Eddard Stark"], ["Eddard Stark"])
    bor = {"agenda": "Fealty", "characters": ["Eddard Stark"], "dead": ["Eddard Stark"], "hand": ["Eddard Stark"]}
    t = Table({}, {**bor, "gold": 9}, step="3.2w", active="Bor", first_player="Bor")
    assert (t.who, t.offers("marshal", "Eddard Stark")) == ("Bor", False)


def test_the_fury_brings_a_second_defender_into_a_joust_that_may_be_declared_by_nobody() -> None:
    people = [BASTARD, kneeling(DAVOS)]
    bor = {"plot": "Jousting Contest", "gold": 2, "hand": ["Ours is the Fury"], "characters": people}
    t = Table({"plot": "Summons", "characters": ["Tumblestone Knight"]}, bor, step="4.2")
    t.challenge("military", "Tumblestone Knight").until(asked="got-ask-defenders").choose_all("defend", BASTARD)
    t.passes().play("Ours is the Fury")
    assert len(t.g.challenges[-1].defenders) == 2
    t.until("4.1w")
    assert (t.g.fought[-1].winner, t.kneels(DAVOS)) == ("B", False)


def test_a_daenerys_who_kneels_to_defend_takes_no_strength_from_anybody_any_more() -> None:
    ana = {"characters": ["Tywin Lannister", "Lannisport Moneylender"]}
    t = Table(ana, {"characters": ["Daenerys Targaryen"]}, step="4.2")
    t.challenge("intrigue", "Tywin Lannister", "Lannisport Moneylender")
    assert t.total("Ana") == 6 + 2 - 2
    t.until(asked="got-ask-defenders").choose_all("defend", "Daenerys Targaryen")
    assert t.total("Ana") == 6 + 2


def test_all_that_makes_a_lord_cheaper_counts_together_and_none_of_it_below_nothing() -> None:
    ana = {"plot": "A Noble Cause", "gold": 1, "hand": ["Robb Stark"], "characters": ["Winterfell Steward"]}
    t = Table({**ana, "locations": ["The Kingsroad"]}, step="3.2w").use("Winterfell Steward")
    assert not t.offers("marshal", "Robb Stark")
    t.use("The Kingsroad").choose("marshal", "Robb Stark")
    assert t.gold() == 1 - (6 - 2 - 1 - 3)


@pytest.mark.rule("GOT-082", "GOT-520")
def test_what_answers_the_victory_takes_the_power_before_the_claim_does() -> None:
    ana = {"plot": "A Clash of Kings", "characters": ["Tumblestone Knight"]}
    t = Table(ana, {"power": 1}, step="4.2.2", challenge=attack("power", "Tumblestone Knight"))
    t.respond("A Clash of Kings").until("4.1w")
    assert (t.power("Ana"), t.power("Bor")) == (2, 0)


@pytest.mark.rule("GOT-110", "GOT-282")
def test_the_ships_and_the_calm_even_out() -> None:
    calm = {"title": "Master of Laws", "plot": {"card": "Calm Over Westeros", "named": "military"}}
    ana = {"title": "Master of Ships", "plot": "A Clash of Kings", "characters": ["Tumblestone Knight"]}
    t = Melee(ana, {**calm, "characters": [BASTARD]}, {}, step="4.2").against("military", "Bor", "Tumblestone Knight")
    assert t.claim() == 1
