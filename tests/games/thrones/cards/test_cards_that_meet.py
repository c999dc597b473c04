"""Cards of the box beside others that hinder or help them: cancels in turn, control that changes, the end."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Table, aimed, attack, kneeling

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"
STEWARD = "Winterfell Steward"


@pytest.mark.rule("GOT-206")
def test_fealty_a_grove_and_the_road_make_one_character_cheaper_together() -> None:
    t = Table(
        {
            "gold": 1,
            "locations": ["The Kingsroad", "Heart Tree Grove"],
            "characters": [STEWARD],
            "hand": ["Robb Stark", "Catelyn Stark"],
        },
        step="3.2w",
        active="Ana",
    )
    assert not t.offers("marshal", "Robb Stark")
    for name in ("The Kingsroad", "Heart Tree Grove", STEWARD):
        t.use(name).until("3.2w")
    t.use("Fealty").until("3.2w")
    t.choose("marshal", "Robb Stark")
    assert t.gold() == 1, "six less three, one, one and one"
    assert not t.offers("marshal", "Catelyn Stark"), "all of it was for Robb"


@pytest.mark.rule("GOT-027")
def test_the_first_event_of_paxters_round_is_spent_when_it_is_cancelled() -> None:
    t = Table(
        {"gold": 1, "hand": ["Growing Strong", "Growing Strong"], "characters": ["Paxter Redwyne"]},
        {"characters": ["Bran Stark"]},
        step="4.1w",
    )
    t.choose("play", "Growing Strong").pick("Paxter Redwyne").respond("Bran Stark").until("4.1w")
    assert t.gold() == 1
    t.choose("play", "Growing Strong").pick("Paxter Redwyne")
    assert t.gold() == 0


def test_randyll_stands_twice_for_three_growths() -> None:
    t = Table(
        {"gold": 3, "characters": [kneeling("Randyll Tarly"), "Margaery Tyrell"], "hand": ["Growing Strong"] * 2},
        step="4.1w",
    )
    t.use("Margaery Tyrell", "Randyll Tarly").respond("Randyll Tarly").until("4.1w")
    t.g.pieces[t.id("Randyll Tarly")].exhausted = True
    t.choose("play", "Growing Strong").pick("Randyll Tarly").respond("Randyll Tarly").until("4.1w")
    t.g.pieces[t.id("Randyll Tarly")].exhausted = True
    t.choose("play", "Growing Strong").pick("Randyll Tarly")
    assert t.asked != "got-ask-respond"
    assert t.strength("Randyll Tarly") == 12


def test_the_lancer_takes_the_power_that_would_have_won() -> None:
    t = Table(
        {"gold": 2, "hand": ["Vanguard Lancer"]},
        {"power": 13, "characters": [{"card": "Robb Stark", "power": 1}]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Vanguard Lancer").respond("Vanguard Lancer", "Robb Stark")
    assert t["Robb Stark"].power == 0
    assert t.power("Bor") == 13


@pytest.mark.rule("GOT-027", "GOT-068")
def test_treachery_undoes_the_sacrifice_of_bran() -> None:
    t = Table(
        {"gold": 3, "hand": ["Confinement", "Treachery"], "characters": ["Tyrion Lannister"]},
        {"characters": ["Bran Stark", BASTARD]},
        step="4.1w",
    )
    t.play("Confinement", BASTARD).respond("Bran Stark").respond("Treachery").until("4.1w")
    assert t.zone("Bran Stark") == "discard:B", "what was paid stays paid"
    assert t.icons(BASTARD) == "", "the event goes on"


@pytest.mark.rule("GOT-410")
def test_a_bodyguard_throws_himself_before_the_tickler() -> None:
    t = Table(
        {"characters": ["The Tickler"]},
        {
            "characters": [{"card": "Tyrion Lannister", "attachments": ["Bodyguard"]}],
            "deck": ["Tyrion Lannister", WOLF],
        },
        step="5.2w",
    )
    t.use("The Tickler").pick("Tyrion Lannister").respond("Bodyguard")
    assert t.zone("Tyrion Lannister") == "characters:B"
    assert t.zone("Bodyguard") == "discard:B"


@pytest.mark.rule("GOT-027")
def test_melisandre_answers_a_flame_that_was_cancelled() -> None:
    t = Table(
        {"gold": 1, "hand": ["Seen In Flames"], "characters": ["Melisandre"]},
        {"hand": [WOLF], "characters": ["Bran Stark", BASTARD]},
        step="4.1w",
    )
    t.play("Seen In Flames").respond("Bran Stark").respond("Melisandre", BASTARD)
    assert t.hand("Bor") == [WOLF]
    assert t.kneels(BASTARD)


@pytest.mark.rule("GOT-135", "GOT-136")
def test_an_assassin_who_roars_has_not_come_by_ambush() -> None:
    t = Table(
        {"gold": 1, "hand": ["Hear Me Roar!", "The Queen’s Assassin", WOLF, WOLF]},
        {"characters": [BASTARD]},
        step="4.1w",
    )
    t.play("Hear Me Roar!").until("4.1w")
    assert t.zone(BASTARD) == "characters:B"
    t.until("5.2w")
    assert t.zone("The Queen’s Assassin") == "discard:A"


@pytest.mark.rule("GOT-547", "GOT-282")
def test_no_reserve_is_less_than_nothing() -> None:
    t = Table(
        {"characters": ["Alannys Greyjoy"]},
        {"plot": "Marched to the Wall", "hand": [WOLF, BASTARD]},
        step="7.3",
    )
    last(t.g, "reserve", -20, [t.id("Marched to the Wall")], "round", "")
    assert t.plot("Bor", "reserve") == 0


@pytest.mark.rule("GOT-447")
def test_the_painted_table_takes_nothing_of_an_empty_faction_card() -> None:
    t = Table(
        {"gold": 3, "locations": ["Chamber of the Painted Table"]},
        {"characters": [{"card": LION, "power": 3}]},
        step="5.2",
    )
    assert t.step != "5.2"
    assert not t.kneels("Chamber of the Painted Table")


@pytest.mark.rule("GOT-121")
def test_a_duplicate_is_no_rhllor_card_and_no_first_lady() -> None:
    t = Table(
        {
            "gold": 4,
            "plot": "A Noble Cause",
            "characters": ["Melisandre", BASTARD],
            "hand": ["Melisandre", "Selyse Baratheon", "Shireen Baratheon"],
        },
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Melisandre")
    assert t.asked == "got-ask-marshal", "nothing has been answered"
    t.choose("marshal", "Selyse Baratheon")
    assert t.gold() == 3, "two less: the first Lady after all"


@pytest.mark.rule("GOT-427", "GOT-410")
def test_cressen_takes_a_bodyguard_off_and_no_seal() -> None:
    t = Table(
        {"characters": ["Maester Cressen"]},
        {"characters": [{"card": "Tyrion Lannister", "attachments": ["Bodyguard", "Little Bird", "Seal of the Hand"]}]},
        step="3.2w",
        active="Ana",
    )
    t.choose("use", "Maester Cressen")
    assert t.choices() == {"Bodyguard", "Little Bird"}
    t.pick("Bodyguard")
    assert t.zone("Bodyguard") == "discard:B"
    assert t.zone("Tyrion Lannister") == "characters:B"


def test_viserys_who_falls_alone_finds_no_attachment() -> None:
    t = Table(
        {"plot": "A Storm of Swords", "characters": ["Robb Stark"]},
        {"characters": [{"card": "Viserys Targaryen", "attachments": ["Milk of the Poppy"]}], "locations": []},
        step="4.2",
    )
    t.challenge("military", "Robb Stark").until("4.1w")
    assert t.zone("Viserys Targaryen") == "dead:B"
    assert t.zone("Milk of the Poppy") == "discard:B"


def test_viserys_may_take_the_bird_that_lies_on_himself() -> None:
    t = Table(
        {"plot": "A Storm of Swords", "characters": ["Robb Stark"]},
        {"characters": [{"card": "Viserys Targaryen", "attachments": ["Little Bird"]}]},
        step="4.2",
    )
    t.challenge("military", "Robb Stark").until(asked="got-ask-respond").respond("Viserys Targaryen")
    assert t.zone("Little Bird") == "discard:B", "discarded before it could go to the hand"
    assert t.zone("Viserys Targaryen") == "dead:B"


@pytest.mark.rule("GOT-246", "GOT-206")
def test_paxter_makes_a_judgment_cheaper_but_not_its_worth() -> None:
    t = Table(
        {"gold": 3, "hand": ["Take the Black"]},
        {"gold": 2, "hand": ["The Hand’s Judgment"], "characters": ["Paxter Redwyne", LION]},
        step="5.2w",
    )
    aimed(t.choose("play", "Take the Black"), LION)
    t.respond("The Hand’s Judgment")
    assert (t.gold("Bor"), t.zone(LION)) == (0, "characters:B")


@pytest.mark.rule("GOT-292")
def test_catelyn_holds_no_forced_betrayal_back() -> None:
    t = Table(
        {"characters": ["Catelyn Stark"]},
        {"characters": ["Ser Jorah Mormont", "Tyrion Lannister"]},
        step="4.2.1w",
        challenge=attack("intrigue", "Catelyn Stark", defenders=("Ser Jorah Mormont", "Tyrion Lannister")),
    )
    t.until("4.1w")
    assert t.g.fought[-1].winner == "B"
    assert t["Ser Jorah Mormont"].count("betrayal") == 1


@pytest.mark.rule("GOT-027")
def test_a_save_that_treachery_stopped_may_be_followed_by_a_duplicate() -> None:
    t = Table(
        {"gold": 1, "hand": ["Treachery"], "plot": "A Game of Thrones", "characters": ["Ser Jaime Lannister"]},
        {"characters": ["Maester Aemon", {"card": "Ghost", "duplicates": ["Ghost"]}]},
        step="4.2w",
        challenge=attack("military", "Ser Jaime Lannister"),
    )
    t.until(asked="got-ask-claim").pick("Ghost").until(asked="got-ask-respond")
    t.respond("Maester Aemon").respond("Treachery")
    assert t.kneels("Maester Aemon")
    t.respond("Ghost")
    assert t.zone("Ghost") == "characters:B"
    assert t["Ghost"].duplicates == []


@pytest.mark.rule("GOT-413")
def test_water_raises_whom_dracarys_burnt_by_one_too_few() -> None:
    t = Table(
        {"gold": 1, "hand": ["Dracarys!"], "characters": ["Daenerys Targaryen", "Drogon"]},
        {"hand": ["Risen from the Sea"], "characters": ["Theon Greyjoy", CREW]},
        step="4.2.1w",
        challenge=attack("power", "Daenerys Targaryen", defenders=("Theon Greyjoy",)),
    )
    assert t.strength("Theon Greyjoy") == 2
    t.choose("play", "Dracarys!")
    for _ in range(3):
        if t.offers("choose", "Drogon"):
            t.pick("Drogon")
        elif t.offers("choose", "Theon Greyjoy"):
            t.pick("Theon Greyjoy")
    assert t.zone("Theon Greyjoy") == "dead:B", "two less than nothing: one more is not enough"
    assert t.hand("Bor") == ["Risen from the Sea"]


@pytest.mark.rule("GOT-413")
def test_fire_is_enough_where_daenerys_kneels_for_it() -> None:
    t = Table(
        {"gold": 1, "hand": ["Dracarys!"], "characters": ["Daenerys Targaryen", "Unsullied"]},
        {"characters": ["Stannis Baratheon"]},
        step="4.2.1w",
        challenge=attack("military", "Unsullied", defenders=("Stannis Baratheon",)),
    )
    assert t.strength("Stannis Baratheon") == 3
    aimed(t.choose("play", "Dracarys!"), "Stannis Baratheon").until("4.2.1w")
    assert t.kneels("Daenerys Targaryen")
    assert t.zone("Stannis Baratheon") == "dead:B", "five less one less four"


@pytest.mark.rule("GOT-395")
def test_consolidation_gives_its_power_to_an_opponents_character_too() -> None:
    t = Table(
        {"gold": 1, "hand": ["Consolidation of Power"]},
        {"power": 14, "characters": [WOLF]},
        step="3.2w",
        active="Ana",
    )
    t.choose("play", "Consolidation of Power")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["B"], "whose it is wins"
