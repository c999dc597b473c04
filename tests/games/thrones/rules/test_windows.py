"""The sequence around whatever happens: interrupts, the thing itself, reactions; forced ones first, then in turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
SWORD, JUDGMENT, RAIN = "Put to the Sword", "The Hand’s Judgment", "Like Warm Rain"


def gold_cloaks() -> dict[str, str]:
    """They came by ambush in this phase, and go when it ends."""
    return {"card": "Gold Cloaks", "came": "ambush"}


# -- cancels -----------------------------------------------------------------------------------------------------------


def sword_against(*hand: str, **bor: Any) -> Table:
    """Ana puts Bor's wolf to the sword, who may cancel it."""
    t = Table(
        {"gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"hand": list(hand), "characters": [kneeling(WOLF), *bor.pop("characters", [])], **bor},
        step="4.2.2",
        challenge={**attack("military", "Tywin Lannister"), "defended": True},
    )
    t.choose("respond", SWORD)
    return t if t.asked != "got-ask-target" else t.pick(WOLF)


@pytest.mark.rule("GOT-209", "GOT-210")
def test_when_a_cancel_is_offered_the_cost_is_paid_and_the_target_known() -> None:
    t = sword_against(JUDGMENT, gold=2)
    assert (t.who, t.gold("Ana"), t.titles("resolving")) == ("Bor", 0, [SWORD])
    t.passes()
    assert t.zone(WOLF) == "dead:B"


@pytest.mark.rule("GOT-025")
def test_what_is_cancelled_is_not_cancelled_again() -> None:
    t = sword_against(JUDGMENT, gold=2, characters=[kneeling("Bran Stark")])
    t.respond(JUDGMENT)
    assert t.asked != "got-ask-respond"
    assert (t.zone("Bran Stark"), t.zone(WOLF)) == ("characters:B", "characters:B")


# -- forced and optional -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-071", "GOT-228")
@pytest.mark.parametrize("first", [1, 2])
def test_the_first_player_orders_the_forced_interrupts_of_all(first: int) -> None:
    t = Table({"characters": [gold_cloaks()]}, {"characters": [gold_cloaks()]}, step="4.4", first_player="Bor")
    t.until(asked="got-ask-which-first")
    assert t.who == "Bor"
    t.choose("resolve", f"Gold Cloaks {first}")
    gone = [str(line.message.params["card"]) for line in t.session.log if line.message.id == "got-log-discarded"]
    assert [t.g.owners[card[1:].split(":")[0]] for card in gone] == (["A", "B"] if first == 1 else ["B", "A"])


@pytest.mark.rule("GOT-045", "GOT-226", "GOT-227")
def test_a_forced_interrupt_comes_before_the_others_and_asks_nobody() -> None:
    t = Table({"plot": "Summons", "characters": [gold_cloaks()], "locations": ["The Red Keep"]}, step="4.4")
    t.until(asked="got-ask-respond")
    assert t.offers("respond", "The Red Keep")
    assert t.zone("Gold Cloaks") == "discard:A"


@pytest.mark.rule("GOT-045", "GOT-074", "GOT-226", "GOT-227", "GOT-415")
def test_a_forced_reaction_comes_before_the_others_and_asks_nobody() -> None:
    t = Table(
        {"locations": ["Great Kraken"], "characters": [kneeling(WOLF)]},
        {"locations": ["The Wall"]},
        step="4.2.2",
        challenge={**attack("military", WOLF), "defended": True},
    )
    assert t.offers("respond", "Great Kraken")
    assert t.kneels("The Wall")


@pytest.mark.rule("GOT-043")
def test_who_passes_a_reaction_goes_without_it() -> None:
    t = Table(
        {"locations": ["Lannisport"], "characters": [kneeling("Sansa Stark")]},
        step="4.2.2",
        challenge={**attack("intrigue", "Sansa Stark"), "defended": True},
    )
    t.passes()
    assert t.hand() == []
    assert t.asked != "got-ask-respond"


# -- whose turn it is --------------------------------------------------------------------------------------------------


def raid(**ana: object) -> Table:
    """Ana has won with two bands of raiders, who may take an attachment each; Bor has Sunspear."""
    raiders = [kneeling("Rattleshirt’s Raiders"), kneeling("Rattleshirt’s Raiders")]
    carrier = kneeling(LION, attachments=["Little Bird", "Noble Lineage"])
    return Table(
        {"characters": raiders, **ana},
        {"locations": ["Sunspear"], "characters": [carrier]},
        step="4.2.2",
        challenge={**attack("military", "Rattleshirt’s Raiders 1", "Rattleshirt’s Raiders 2"), "defended": True},
    )


@pytest.mark.rule("GOT-373", "GOT-377")
def test_the_players_react_in_turn_and_each_copy_once() -> None:
    t, asked = raid(), []
    while t.asked == "got-ask-respond":
        asked.append((t.who, len(t.find("respond"))))
        t.choose("respond")
        if t.asked == "got-ask-target":
            t.pick("Little Bird")
    assert asked == [("Ana", 2), ("Bor", 1), ("Ana", 1)]
    assert t[LION].attachments == []


@pytest.mark.rule("GOT-374")
def test_who_has_passed_may_react_while_the_window_is_open() -> None:
    t = raid()
    t.passes().choose("respond", "Sunspear")
    assert (t.who, t.offers("respond", "Rattleshirt’s Raiders")) == ("Ana", True)


@pytest.mark.rule("GOT-075", "GOT-375")
def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    t = raid()
    t.passes().passes()
    assert not t.find("respond")
    t.until(step="4.1w")
    assert (len(t[LION].attachments), t.kneels("Sunspear")) == (2, False)


@pytest.mark.rule("GOT-418", "GOT-376", "GOT-374")
@pytest.mark.parametrize("first", ["Ana", "Bor"])
def test_in_a_window_inside_another_the_first_player_is_asked_first(first: str) -> None:
    """Bor's rain kills Sansa: Robb and Joffrey answer that, and only then does the window around it go on."""
    t = Table(
        {"locations": ["Lannisport"], "characters": [kneeling("Sansa Stark"), kneeling("Robb Stark")]},
        {"gold": 1, "hand": [RAIN], "characters": ["Summer", "Joffrey Baratheon"]},
        step="4.2.2",
        first_player=first,
        active="Ana",
        challenge={**attack("intrigue", "Sansa Stark"), "defended": True},
    )
    if first == "Ana":
        t.passes()
    t.respond(RAIN)
    inside = []
    while not t.offers("respond", "Lannisport"):
        inside.append(t.who)
        t.choose("respond")
    assert inside == (["Ana", "Bor"] if first == "Ana" else ["Bor", "Ana"])
    assert (t.kneels("Robb Stark"), t["Joffrey Baratheon"].power) == (False, 1)
    t.respond("Lannisport")
    assert len(t.hand()) == 1
