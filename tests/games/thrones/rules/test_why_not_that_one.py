"""Where a card is to be chosen the others say why they cannot be: by the rule that keeps them from it."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.reading.queries import facts
from desktop_app.games.thrones.rules import GAME
from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Melee, Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"


def reasons(table: Table) -> dict[str, str]:
    """The rules by which cards or players are refused at the open question, by title or name."""
    g = table.g
    return {
        facts(g, each.source).titles["en"] if each.source else g.names[each.target]: each.rule
        for each in table.question.refusals()
    }


@pytest.mark.rule("GOT-293", "GOT-301", "GOT-212")
def test_a_target_that_is_none_says_whether_it_is_not_meant_immune_or_beyond_reach() -> None:
    t = Table(
        {
            "gold": 2,
            "characters": ["Magister Illyrio", kneeling(WOLF), kneeling(BASTARD), kneeling(LION), "Robb Stark"],
        },
        step="4.1w",
    )
    last(t.g, "immune:character", 0, [t.id(LION)], "round", "")
    t.use("Magister Illyrio")
    assert t.choices() == {WOLF, BASTARD}
    assert reasons(t) == {LION: "GOT-212", "Robb Stark": "GOT-293", "Magister Illyrio": "GOT-293"}


@pytest.mark.rule("GOT-301")
def test_who_cannot_be_killed_is_beyond_reach() -> None:
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        {"characters": [WOLF, BASTARD, LION]},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister"),
    )
    last(t.g, "cannot:be_killed", 0, [t.id(WOLF)], "round", "")
    t.until(asked="got-ask-respond").respond("Put to the Sword")
    assert reasons(t) == {WOLF: "GOT-301", "Tywin Lannister": "GOT-293"}


@pytest.mark.rule("GOT-419", "GOT-292")
def test_whom_stealth_does_not_bypass() -> None:
    t = Table(
        {"characters": ["Asha Greyjoy", "Theon Greyjoy"]},
        {"characters": ["Viserion", "Maester Wendamyr", "Benjen Stark", WOLF, BASTARD]},
        step="4.2",
    )
    t.challenge("power", "Asha Greyjoy", "Theon Greyjoy").pick(WOLF)
    assert reasons(t) == {"Maester Wendamyr": "GOT-419", "Benjen Stark": "GOT-292"}


@pytest.mark.rule("GOT-231", "GOT-031")
def test_who_is_not_frightened() -> None:
    t = Table(
        {"characters": ["Grey Wind"]},
        {"characters": ["Robb Stark", WOLF, kneeling(BASTARD)]},
        step="4.2.1w",
        challenge=attack("military", "Grey Wind"),
    )
    t.until(asked="got-ask-intimidate")
    assert t.choices() == {WOLF}
    assert reasons(t) == {"Robb Stark": "GOT-231", BASTARD: "GOT-031"}


@pytest.mark.rule("GOT-292", "GOT-083")
def test_whom_no_claim_kills() -> None:
    t = Table(
        {"plot": "A Storm of Swords", "characters": ["Tywin Lannister"]},
        {"characters": [WOLF, BASTARD, LION]},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister"),
    )
    last(t.g, "cannot:be_killed", 0, [t.id(WOLF)], "round", "")
    t.until(asked="got-ask-claim")
    assert reasons(t) == {WOLF: "GOT-292"}


@pytest.mark.rule("GOT-293")
def test_who_is_not_consolidated_and_does_not_grow() -> None:
    t = Table(
        {"gold": 9, "hand": ["Consolidation of Power"], "characters": [WOLF, kneeling(BASTARD), "Tywin Lannister"]},
        {"characters": [LION, "Lannisport Merchant"]},
        step="3.2w",
    )
    t.play("Consolidation of Power")
    told = {each.message.id.removeprefix("got-no-"): each.source for each in t.question.refusals()}
    assert told == {"unfit": t.id(BASTARD), "strength-left": t.id("Tywin Lannister")}
    t.pick(LION)
    assert t.choices() == {"Lannisport Merchant"}
    assert t.id(WOLF) in [each.source for each in t.question.refusals() if each.message.id == "got-no-same-player"]
    t = Table({"gold": 9, "hand": ["Growing Strong"], "characters": ["Courtesan of the Rose", WOLF]}, step="4.1w")
    t.play("Growing Strong")
    assert reasons(t) == {WOLF: "GOT-293"}


@pytest.mark.rule("GOT-293", "GOT-301")
def test_whom_of_a_melee_no_flame_shows_and_no_assassin_visits() -> None:
    t = Melee(
        {"gold": 4, "hand": ["The Queen’s Assassin", WOLF]},
        {"hand": [], "characters": [WOLF]},
        {"hand": [], "characters": []},
        {"hand": [WOLF], "characters": [WOLF]},
        {"hand": [], "characters": [WOLF]},
        step="4.1w",
    )
    t.choose("ambush", "The Queen’s Assassin").choose("respond", "The Queen’s Assassin")
    assert reasons(t) == {"Cai": "GOT-301", "Dia": "GOT-293"}
    ana = {"gold": 1, "hand": ["Seen in Flames"], "characters": ["Melisandre"]}
    t = Melee(ana, {"hand": [WOLF]}, {"hand": []}, {"hand": [WOLF]}, step="4.1w")
    t.play("Seen in Flames")
    assert reasons(t) == {"Cai": "GOT-301"}


@pytest.mark.rule("GOT-389")
def test_against_whom_a_challenge_is_not_redirected() -> None:
    t = Melee({"characters": [WOLF]}, {"title": "Crown Regent"}, {}, {}, step="4.2")
    t.against("military", "Bor", WOLF).choose("accept")
    assert t.asked == "got-ask-new-opponent"
    assert reasons(t) == {"Bor": "GOT-389"}


@pytest.mark.rule("GOT-011", "GOT-012", "GOT-421", "GOT-423", "GOT-499")
@pytest.mark.parametrize(
    ("card", "host", "rule"),
    [
        ("Syrio’s Training", "Grey Wind", "GOT-421"),
        ("Syrio’s Training", "Jon Snow", "GOT-423"),
        ("Syrio’s Training", "Sea Tower", "GOT-012"),
        ("Ice", WOLF, ""),
        ("Ice", BASTARD, "GOT-499"),
        ("Bodyguard", WOLF, "GOT-499"),
        ("Longclaw", "Jon Snow", ""),
    ],
)
def test_where_an_attachment_does_not_go(card: str, host: str, rule: str) -> None:
    t = Table(
        {
            "gold": 5,
            "hand": [card],
            "characters": ["Grey Wind", "Jon Snow", WOLF, BASTARD, "Eddard Stark"],
            "locations": ["Sea Tower"],
        },
        step="3.2w",
        active="Ana",
    )
    refusal = GAME.why_not(t.g, t.question, t.id(card), t.id(host))
    assert (refusal.rule if refusal else "") == rule


@pytest.mark.rule("GOT-031", "GOT-292")
def test_what_does_not_pay_for_the_rain() -> None:
    t = Table(
        {"characters": ["Tyrion Lannister"]},
        {
            "gold": 1,
            "hand": ["Like Warm Rain"],
            "characters": ["Ghost", kneeling("Grey Wind"), "Summer", "Direwolf Pup"],
        },
        step="4.2.1w",
        challenge=attack("intrigue", "Tyrion Lannister"),
    )
    last(t.g, "cannot:kneel", 0, [t.id("Summer")], "phase", "")
    t.until(asked="got-ask-respond").choose("respond", "Like Warm Rain")
    assert t.choices() == {"Ghost", "Direwolf Pup"}
    assert reasons(t) == {"Grey Wind": "GOT-031", "Summer": "GOT-292"}
