"""A melee in which titles, redirected challenges and players who leave the game meet the cards."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.thrones.book.elimination import eliminate
from desktop_app.games.thrones.rules import GAME
from desktop_app.games.thrones.verbs.lasting import last
from desktop_app.games.thrones.verbs.leaving import remove_from_game
from tests.games.thrones.table import Melee, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
WHISPERS, SHIPS, HAND = "Master of Whispers", "Master of Ships", "Hand of the King"
COIN, LAWS, REGENT = "Master of Coin", "Master of Laws", "Crown Regent"
CLASH = "A Clash of Kings"


def redirected(ana: dict[str, Any], bor: dict[str, Any], cai: dict[str, Any], type: str, *attackers: str) -> Melee:
    """Ana attacks Bor; Dia, the regent, has her attack Cai."""
    t = Melee(ana, bor, cai, {"title": REGENT}, step="4.2")
    t.against(type, "Bor", *attackers)
    t.until(asked="got-ask-redirect").choose("accept")
    if t.asked == "got-ask-new-opponent":
        t.choose("choose_player", target="Cai")
    return t


# -- redirected --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-388")
def test_eddard_stands_though_the_challenge_went_elsewhere() -> None:
    t = redirected({"characters": [WOLF]}, {"characters": [kneeling("Eddard Stark")]}, {}, "military", WOLF)
    t.respond("Eddard Stark")
    assert not t.kneels("Eddard Stark")


@pytest.mark.rule("GOT-388")
def test_eddard_does_not_stand_for_what_came_to_him_by_a_detour() -> None:
    t = redirected({"characters": [WOLF]}, {}, {"characters": [kneeling("Eddard Stark")]}, "military", WOLF)
    assert not t.offers("respond", "Eddard Stark")
    assert t.g.challenges[-1].at == "C"


@pytest.mark.rule("GOT-385", "GOT-110")
@pytest.mark.parametrize(("calm", "claim"), [("Bor", 1), ("Cai", 0)])
def test_the_calm_is_that_of_who_defends_in_the_end(calm: str, claim: int) -> None:
    others: dict[str, dict[str, Any]] = {"Bor": {}, "Cai": {}} | {calm: {"plot": "Calm Over Westeros"}}
    t = Melee({"plot": CLASH, "characters": [WOLF]}, others["Bor"], others["Cai"], {"title": REGENT}, step="4.2")
    t.g.named[t.id("Calm Over Westeros")] = "military"
    t.against("military", "Bor", WOLF).choose("accept").choose("choose_player", target="Cai")
    assert t.claim() == claim


@pytest.mark.rule("GOT-388")
def test_the_hand_may_still_attack_whom_the_first_challenge_went_to() -> None:
    t = redirected({"title": HAND, "characters": [WOLF, BASTARD]}, {}, {}, "power", WOLF)
    t.until(asked="got-ask-challenge")
    assert {option.target for option in t.find("power")} == {"C", "D"}


@pytest.mark.rule("GOT-385", "GOT-400")
def test_ships_raise_the_claim_when_the_detour_leads_to_a_rival() -> None:
    people = {"characters": [WOLF, BASTARD]}
    t = redirected(
        {"title": SHIPS, "plot": CLASH, **people}, {"title": COIN}, {"title": LAWS, **people}, "military", WOLF
    )
    assert t.claim() == 2
    t.until(asked="got-ask-challenge")
    assert len(t.g.zones["dead:C"]) == 2
    assert t.power() == 2, "unopposed, and a rival"


@pytest.mark.rule("GOT-383")
def test_a_regent_may_turn_aside_a_challenge_of_the_own() -> None:
    t = Melee({"title": REGENT, "characters": [WOLF]}, {}, {}, step="4.2").against("military", "Bor", WOLF)
    assert t.who == "Ana"
    t.choose("accept")
    assert t.g.challenges[-1].at == "C"


@pytest.mark.rule("GOT-390", "GOT-292")
def test_the_sword_in_the_darkness_stops_no_detour() -> None:
    t = Melee({"characters": [WOLF]}, {}, {}, {"title": REGENT}, step="4.1w")
    last(t.g, "cannot:initiate_against:C", 0, ["A"], "round", "")
    t.until(asked="got-ask-challenge")
    assert {option.target for option in t.find("military")} == {"B", "D"}
    t.against("military", "Bor", WOLF).choose("accept").choose("choose_player", target="Cai")
    assert t.g.challenges[-1].at == "C"


@pytest.mark.rule("GOT-387")
def test_a_paramour_calls_out_somebody_of_the_new_defender() -> None:
    t = redirected(
        {"characters": ["Dornish Paramour"]}, {"characters": ["Varys"]}, {"characters": [LION]},
        "intrigue", "Dornish Paramour",
    )  # fmt: skip
    t.respond("Dornish Paramour").until("4.2.1w")
    assert t.g.challenges[-1].defenders == [t.id(LION)]


# -- rivals and claim --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-525", "GOT-182")
def test_unopposed_and_a_rival_win_the_game_before_the_claim() -> None:
    t = Melee(
        {"title": WHISPERS, "plot": CLASH, "power": 13, "characters": [WOLF]},
        {"title": LAWS, "characters": [BASTARD]},
        step="4.2.2",
        challenge=attack("military", WOLF) | {"at": "Bor"},
    )
    assert t.g.outcome is not None
    assert t.titles("characters:B") == [BASTARD]


@pytest.mark.rule("GOT-439", "GOT-079")
def test_whispers_take_of_each_as_cersei_and_winter_say() -> None:
    t = Melee(
        {"title": WHISPERS, "plot": "The Winds of Winter", "characters": ["Cersei Lannister"]},
        {"hand": [WOLF, WOLF, WOLF, WOLF]},
        {"hand": [WOLF, WOLF]},
        step="4.2",
    )
    t.against("intrigue", "Bor", "Cersei Lannister").until(asked="got-ask-who-pays")
    t.answer([option.key for option in t.question.options])
    t.until(step="5.2w")
    assert (len(t.hand("Bor")), t.hand("Cai")) == (1, [])


@pytest.mark.rule("GOT-540", "GOT-089")
def test_two_who_tie_ahead_of_a_third_win_no_dominance() -> None:
    t = Melee({"characters": [WOLF], "title": REGENT}, {"characters": [WOLF], "gold": 2}, {"gold": 1}, step="5.2")
    assert t.said("got-log-dominance-tied") == 1
    assert t.g.dominance == ""


def test_the_sword_in_the_darkness_guards_one_player_only() -> None:
    t = Melee(
        {"characters": [BASTARD, WOLF]},
        {"gold": 1, "hand": ["The Sword in the Darkness"], "characters": ["Old Bear Mormont", "Ranging Party"]},
        step="4.2",
    )
    t.against("military", "Bor", BASTARD).until("4.2.1").choose_all("defend", "Old Bear Mormont", "Ranging Party")
    t.until(asked="got-ask-respond").respond("The Sword in the Darkness").until(asked="got-ask-challenge")
    assert {option.target for option in t.find("power")} == {"C"}


# -- stealth -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-419", "GOT-513")
def test_of_three_who_sneak_each_chooses_whom_it_bypasses() -> None:
    t = Melee(
        {"characters": ["Theon Greyjoy", "Asha Greyjoy", "Ser Davos Seaworth"]},
        {"characters": [WOLF, BASTARD, "Robb Stark", "Maester Wendamyr"]},
        {"characters": ["Eddard Stark"]},
        step="4.2",
    )
    t.against("military", "Bor", "Theon Greyjoy", "Asha Greyjoy", "Ser Davos Seaworth")
    assert t.choices() == {WOLF, BASTARD, "Robb Stark"}
    t.pick(WOLF)
    assert (t.asked, t.question.prompt.params["bypassed"]) == ("got-ask-stealth-too", [t.g.ref(t.id(WOLF))])
    t.passes().pick("Robb Stark").until("4.2.1")
    assert {option.source for option in t.question.options} == {t.id(BASTARD)}


# -- who leaves the game -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-184", "GOT-242", "GOT-502")
def test_who_falls_while_marshaling_leaves_the_turn_to_the_next() -> None:
    t = Melee(
        {"gold": 5, "hand": ["Littlefinger"], "deck": [WOLF, WOLF], "characters": [WOLF]},
        {"plot": CLASH, "agenda": "Fealty", "hand": [WOLF]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Littlefinger").respond("Littlefinger")
    assert t.g.eliminated == ["A"]
    assert t.g.first_player == "B"
    assert not [card for card in t.g.pieces if t.g.owners[card] == "A"]
    while t.g.active != "B":
        t.passes()
    assert (t.g.gold["B"], t.offers("marshal", WOLF)) == (4, True)


@pytest.mark.rule("GOT-184", "GOT-007")
def test_what_somebody_who_falls_had_of_others_goes_back_to_them() -> None:
    t = Melee(
        {"gold": 3, "hand": ["Yoren"], "characters": [BASTARD]},
        {"gold": 1, "agenda": "Fealty", "discard": ["Lannisport Merchant"], "hand": ["Little Bird"]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Yoren").respond("Yoren")
    assert t.zone("Lannisport Merchant") == "characters:A"
    while t.g.active != "B" or t.who != "Bor":
        t.passes()
    t.choose("marshal", "Little Bird", "Lannisport Merchant")
    eliminate(t.g, ["A"], "deck")
    assert (t.zone("Lannisport Merchant"), t.zone("Little Bird")) == ("discard:B", "hand:B")
    assert GAME.broken(t.g) == []


@pytest.mark.rule("GOT-184")
def test_an_action_window_goes_on_without_who_fell_in_it() -> None:
    t = Melee(
        {"deck": ["Robb Stark"], "locations": ["Gates of Winterfell"]},
        {"agenda": "Fealty"},
        {"agenda": "Fealty"},
        step="4.1w",
    )
    t.use("Gates of Winterfell")
    assert t.g.eliminated == ["A"]
    assert (t.step, t.who) == ("4.1w", "Bor")
    assert t.passes().who == "Cai"
    assert t.passes().step != "4.1w" or t.g.active == "B"


@pytest.mark.rule("GOT-292", "GOT-543")
def test_under_stannis_everybody_of_a_melee_stands_two() -> None:
    tired = [kneeling(WOLF), kneeling(BASTARD), kneeling(LION)]
    t = Melee({"characters": tired}, {"characters": ["Stannis Baratheon", *tired]}, {"characters": tired}, step="6.2")
    for name in ("Ana", "Bor", "Cai"):
        assert t.who == name
        t.answer([option.key for option in t.question.options[:2]])
    assert sum(t.g.pieces[card].exhausted for card in t.g.pieces) == 3


# -- titles that say nothing -------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-138", "GOT-029", "GOT-400", "GOT-383", "GOT-434")
def test_a_blank_title_supports_nobody_has_no_rivals_and_redirects_nothing() -> None:
    def melee(*, blank: bool) -> Melee:
        t = Melee(
            {"title": SHIPS, "characters": [WOLF], "plot": CLASH},
            {"title": WHISPERS},
            {"title": REGENT},
            {"title": LAWS},
            step="4.1w",
            active="Ana",
        )
        for name in (SHIPS, REGENT) if blank else ():
            last(t.g, "blank", 0, [t.id(name)], "round", "")
        t.until(asked="got-ask-challenge")
        return t

    t = melee(blank=False)
    assert not t.offers("military", target="Bor")
    t.against("military", "Dia", WOLF)
    assert (t.asked, t.total("Ana"), t.claim()) == ("got-ask-redirect", 3, 2)
    t.choose("decline").until(step="4.1w")
    assert t.power() == 2, "unopposed, and a rival beaten"
    t = melee(blank=True)
    assert t.offers("military", target="Bor")
    t.against("military", "Dia", WOLF)
    assert (t.step, t.total("Ana"), t.claim()) == ("4.2w", 2, 1)
    t.until(step="4.1w")
    assert t.power() == 1


@pytest.mark.rule("GOT-440", "GOT-400")
def test_a_title_that_went_back_to_the_pool_is_nobodys_rival() -> None:
    t = Melee(
        {"title": SHIPS, "characters": [WOLF]},
        {"title": HAND},
        {"title": WHISPERS},
        step="4.2w",
        challenge={**attack("military", WOLF), "at": "Bor"},
    )
    with pytest.raises(StopIteration):  # nothing is asked
        remove_from_game(t.g, [t.id(HAND)]).send(None)
    assert t.zone(HAND) == "titles"
    t.until(step="4.1w")
    assert t.power() == 1, "unopposed alone"
