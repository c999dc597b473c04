"""Rules that no card of the box shows: what begins too late, order of piles, swaps, limits."""

from __future__ import annotations

import pytest

from desktop_app.engine.frozen import replace
from desktop_app.games.thrones.book.declaring import MUST_DEFEND
from desktop_app.games.thrones.reading import queries
from desktop_app.games.thrones.reading.facts import NAMES
from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.rules.made_up import (
    AVENGER,
    BARGAIN,
    CHANGE_OF_PLAN,
    FLOOD,
    GALLOWS,
    GRAVEDIGGER,
    HIGH_WATER,
    LATE_GUEST,
    LATECOMER,
    LEASH,
    LISTENER,
    NIGHT_WATCHMAN,
    OUTLAW,
    REJOICER,
    SEPT,
)
from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"


# -- what begins too late ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-130")
def test_what_would_last_until_the_end_that_it_answers_is_not_offered() -> None:
    t = Table({"characters": [LATECOMER, WOLF]}, step="4.2").challenge("military", WOLF)
    t.until(step="4.1w")
    assert (t.said("got-log-uses"), t.strength(LATECOMER)) == (0, 1)


@pytest.mark.rule("GOT-130", "GOT-129")
def test_after_the_end_of_a_phase_nothing_waits_for_it() -> None:
    """Of the two texts of the guest only the one that does something at once may be used, and no more comes of it."""
    t = Table(
        {"plot": "Summons", "characters": [LATE_GUEST], "deck": ["Ice", "Summer", "Robb Stark", "Bran Stark"]},
        step="5.3",
    )
    t.until(asked="got-ask-respond")
    assert len(t.find("respond", LATE_GUEST)) == 1
    t.respond(LATE_GUEST).until(step="7.3w")
    assert (t.hand(), t.power(), t.strength(LATE_GUEST)) == (["Ice"], 0, 1)


def test_what_answers_the_end_of_a_phase_is_used_up_in_that_phase() -> None:
    t = Table({"plot": "Summons", "locations": [NIGHT_WATCHMAN]}, step="5.3")
    t.until(asked="got-ask-respond").respond(NIGHT_WATCHMAN)
    assert not t.offers("respond", NIGHT_WATCHMAN)
    t.until(asked="got-ask-respond").respond(NIGHT_WATCHMAN)
    assert t.said("got-log-gold") == 2


# -- to leave play -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-003")
@pytest.mark.parametrize(("step", "pile"), [("4.2.2", "dead:B"), ("4.2.1w", "discard:B")], ids=["killed", "sacrificed"])
def test_whatever_takes_him_from_play_viserys_takes_an_attachment_along(step: str, pile: str) -> None:
    t = Table(
        {"plot": "Summons", "characters": [kneeling(WOLF)]},
        {"characters": [kneeling("Viserys Targaryen", attachments=["Noble Lineage"])], "locations": [GALLOWS]},
        step=step,
        first_player="Bor",
        active="Ana",
        challenge={**attack("military", WOLF), "defended": True},
    )
    if step == "4.2.1w":
        t.use(GALLOWS)
    t.until(asked="got-ask-respond").respond("Viserys Targaryen")
    assert (t.zone("Noble Lineage"), t.zone("Viserys Targaryen")) == ("discard:B", pile)


# -- what happens in another way ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-142", "GOT-143", "GOT-144")
@pytest.mark.parametrize(
    ("answers", "where"),
    [((SEPT,), "hand:B"), ((SEPT, OUTLAW), "removed"), ((OUTLAW, SEPT), "hand:B"), ((), "dead:B")],
)
def test_who_goes_elsewhere_in_place_of_dying_has_been_killed(answers: tuple[str, ...], where: str) -> None:
    """Others may still interrupt that death, the last of them says where he goes, and Joffrey is glad of it."""
    t = Table(
        {"plot": "Summons", "characters": [kneeling(WOLF), "Joffrey Baratheon"]},
        {"characters": ["Eddard Stark"], "locations": [SEPT, OUTLAW]},
        step="4.2.2",
        challenge={**attack("military", WOLF), "defended": True},
    )
    t.until(asked="got-ask-respond")
    for name in answers:
        assert t.zone("Eddard Stark") == "characters:B"
        t.respond(name)
    while not t.offers("respond", "Joffrey Baratheon"):
        t.passes()
    assert t.zone("Eddard Stark") == where
    assert t.respond("Joffrey Baratheon")["Joffrey Baratheon"].power == 1


# -- the order of a pile -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-325")
def test_the_owner_orders_what_is_discarded_at_once() -> None:
    t = Table(
        {"plot": "A Clash of Kings", "characters": ["Euron Crow’s Eye", "Black Wind’s Crew"]},
        {"deck": [WOLF, BASTARD, LION]},
        step="4.2",
    ).challenge("military", "Euron Crow’s Eye", "Black Wind’s Crew")
    t.until(asked="got-ask-keyword").choose("first_pillage").choose_all(
        "pillage", "Euron Crow’s Eye", "Black Wind’s Crew"
    )
    assert (t.asked, t.who, t.question.kind) == ("got-ask-pile", "Bor", "order")
    t.choose_all("put", BASTARD, WOLF)
    assert t.titles("discard:B") == [BASTARD, WOLF]


@pytest.mark.rule("GOT-331")
@pytest.mark.parametrize("order", [("Robb Stark", "Sansa Stark"), ("Sansa Stark", "Robb Stark")])
def test_the_owner_orders_who_is_killed_at_once(order: tuple[str, str]) -> None:
    spared = [WOLF, BASTARD, LION]
    t = Table({"plot": "Wildfire Assault", "characters": ["Robb Stark", "Sansa Stark", *spared]}, step="1.3r")
    t.pick(*spared)
    assert (t.asked, t.who) == ("got-ask-pile", "Ana")
    t.choose_all("put", *order)
    assert t.titles("dead:A") == list(order)


@pytest.mark.rule("GOT-331")
def test_who_chooses_the_dead_has_chosen_their_order() -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Robb Stark"]},
        {"characters": [kneeling(WOLF), kneeling(BASTARD), kneeling(LION)]},
        step="4.2",
    ).challenge("military")
    t.until(asked="got-ask-claim").pick(LION, WOLF)
    assert t.titles("dead:B") == [LION, WOLF]
    assert t.asked != "got-ask-pile"


def test_copies_need_no_order() -> None:
    t = Table({"plot": "Wildfire Assault", "characters": [WOLF] * 5}, step="1.3r")
    t.pick(f"{WOLF} 1", f"{WOLF} 2", f"{WOLF} 3")
    assert t.titles("dead:A") == [WOLF, WOLF]


# -- swaps, limits of attachments, reminders ---------------------------------------------------------------------------


@pytest.mark.rule("GOT-216")
def test_a_swap_needs_something_at_both_ends() -> None:
    t = Table({"hand": [BARGAIN], "discard": [LION]}, step="4.1w")
    assert not t.offers("play", BARGAIN), "the card that says it is none of the two"
    t = Table({"hand": [BARGAIN, WOLF]}, step="4.1w")
    refusal = t.refusal(BARGAIN, "play")
    assert refusal is not None
    assert refusal.rule == "GOT-295"
    t = Table({"hand": [BARGAIN, WOLF], "discard": [LION]}, step="4.1w")
    t.play(BARGAIN)
    assert (t.hand(), t.titles("discard:A")) == ([LION], [WOLF, BARGAIN])


@pytest.mark.rule("GOT-261")
def test_a_limit_of_copies_holds_for_each_bearer() -> None:
    t = Table({"hand": [LEASH, LEASH], "characters": [WOLF, BASTARD]}, step="3.2w")
    t.choose("marshal", LEASH, WOLF)
    assert not t.offers("marshal", LEASH, WOLF)
    assert t.offers("marshal", LEASH, BASTARD)


@pytest.mark.rule("GOT-309")
def test_a_reminder_is_no_rules_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asha's stealth bypasses a character, whatever stands in brackets behind the word."""
    (asha,) = NAMES.codes("Asha Greyjoy")
    printed = queries.FACTS[asha]
    shortened = dict.fromkeys(printed.text, ("Stealth. _(Bypasses nobody.)_",))
    monkeypatch.setitem(queries.FACTS, asha, replace(printed, text=shortened))
    t = Table({"characters": ["Asha Greyjoy"]}, {"characters": [WOLF]}, step="4.2")
    t.challenge("military").pick(WOLF)
    assert t.g.challenges[-1].bypassed == [t.id(WOLF)]


# -- order of what cannot apply at once --------------------------------------------------------------------------------


@pytest.mark.rule("GOT-360")
def test_of_two_that_must_defend_where_one_may_the_first_player_says_which() -> None:
    t = Table(
        {"plot": "Jousting Contest", "characters": ["Robb Stark"]},
        {"characters": [WOLF, BASTARD, "Ranging Party"]},
        step="4.2w",
        challenge=attack("military", "Robb Stark"),
    )
    for name in (WOLF, BASTARD):
        last(t.g, MUST_DEFEND, 0, [t.id(name)], "challenge", "")
    t.until(asked="got-ask-must-defend")
    assert (t.who, t.choices()) == ("Ana", {WOLF, BASTARD})
    t.pick(BASTARD)
    assert t.g.challenges[-1].defenders == [t.id(BASTARD)]


# -- whose area it counts as -------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-365", "GOT-364")
def test_who_is_sacrificed_by_another_came_to_that_players_pile() -> None:
    """Bor's knight, controlled by Ana, lies in Bor's pile; Ana answers that it came to hers."""
    t = Table(
        {"characters": [{"card": WOLF, "owner": "Bor"}], "locations": [GALLOWS, GRAVEDIGGER]},
        {"locations": [GRAVEDIGGER]},
        step="4.1w",
    )
    t.use(GALLOWS)
    assert t.zone(WOLF) == "discard:B"
    assert t.who == "Ana"
    t.respond(f"{GRAVEDIGGER} 1")
    assert (t.gold("Ana"), t.asked) == (1, "got-ask-action")


# -- plots outside their step ------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-477", "GOT-443")
def test_a_plot_revealed_in_the_middle_of_a_round_names_no_first_player() -> None:
    t = Table(
        {"plot": "Sneak Attack", "plot_deck": ["Counting Coppers", "Summons"], "hand": [CHANGE_OF_PLAN]},
        {"plot": "A Noble Cause"},
        step="4.1w",
        first_player="Bor",
    )
    t.until(step="4.1w")
    while not t.offers("play", CHANGE_OF_PLAN):
        t.passes()
    t.play(CHANGE_OF_PLAN, "Counting Coppers")
    assert len(t.hand()) == 3
    assert t.titles("used:A") == ["Sneak Attack"]
    assert (t.g.names[t.g.first_player], t.said("got-log-initiative")) == ("Bor", 0)


@pytest.mark.rule("GOT-477", "GOT-445")
def test_the_last_plot_revealed_so_brings_the_used_ones_back() -> None:
    t = Table(
        {"plot": "Sneak Attack", "plot_deck": ["Counting Coppers"], "used": ["Summons"], "hand": [CHANGE_OF_PLAN]},
        step="4.1w",
    )
    t.play(CHANGE_OF_PLAN)
    assert t.titles("plot:A") == ["Counting Coppers"]
    assert t.titles("plot_deck:A") == ["Summons", "Sneak Attack"]


@pytest.mark.rule("GOT-480")
def test_reactions_to_a_revealed_plot_come_after_what_it_does() -> None:
    t = Table({"plot": "Counting Coppers", "locations": [LISTENER]}, {"plot": "Taxation"}, step="1.3r")
    assert t.offers("respond", LISTENER)
    assert len(t.hand()) == 3
    t.respond(LISTENER)
    assert t.gold() == 1


# -- saved -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-070", "GOT-069")
def test_who_is_saved_may_be_answered_and_no_longer_dies() -> None:
    """Davos would go to the hand when he is killed; saved by his duplicate he is not, and that can be answered."""
    davos = kneeling("Ser Davos Seaworth", duplicates=["Ser Davos Seaworth"])
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        {"characters": [davos], "locations": [REJOICER]},
        step="4.2.2",
        challenge={**attack("military", "Tywin Lannister"), "defended": True},
    )
    t.respond("Put to the Sword").respond("Ser Davos Seaworth 2")
    assert t.offers("respond", REJOICER)
    t.respond(REJOICER)
    assert not t.offers("respond", "Ser Davos Seaworth")
    assert (t.zone("Ser Davos Seaworth"), t.gold("Bor")) == ("characters:B", 1)


@pytest.mark.rule("GOT-228", "GOT-229", "GOT-049")
@pytest.mark.parametrize(("first", "left"), [(FLOOD, (1, 0)), (HIGH_WATER, (0, 1))])
def test_a_forced_ability_whose_card_the_first_has_swept_away_does_nothing(first: str, left: tuple[int, int]) -> None:
    t = Table(
        {"plot": "Summons", "locations": [FLOOD]},
        {"characters": [kneeling(WOLF)], "locations": [HIGH_WATER]},
        step="4.2.4",
        challenge={**attack("military"), "winner": "Ana", "attack": 1},
    )
    assert (t.asked, t.who) == ("got-ask-which-first", "Ana")
    t.choose("resolve", first)
    assert (len(t.g.zones["locations:A"]), len(t.g.zones["locations:B"])) == left


@pytest.mark.rule("GOT-416", "GOT-417", "GOT-071")
def test_a_death_that_answers_a_death_is_over_and_reacted_to_before_it() -> None:
    t = Table(
        {"plot": "Summons", "characters": ["Joffrey Baratheon", kneeling(WOLF)]},
        {"characters": [kneeling(AVENGER), kneeling("Eddard Stark")]},
        step="4.2.2",
        challenge={**attack("military", WOLF), "defended": True},
    )
    t.until(asked="got-ask-claim").pick(AVENGER).respond(AVENGER, "Eddard Stark")
    assert (t.zone("Eddard Stark"), t.zone(AVENGER)) == ("dead:B", "characters:B")
    t.respond("Joffrey Baratheon")
    assert (t.zone(AVENGER), t["Joffrey Baratheon"].power) == ("dead:B", 1)
