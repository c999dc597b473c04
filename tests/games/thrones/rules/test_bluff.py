"""Nobody can tell from a window whether a hand holds an answer: whoever holds cards is asked, able or not."""

from __future__ import annotations

import pytest

from desktop_app.engine.ask import Question
from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD = "Tumblestone Knight", "Bastard in Hiding"
SWORD, JUDGMENT, RISEN = "Put to the Sword", "The Hand’s Judgment", "Risen from the Sea"


def at_the_sword(*hand: str, even: bool = True) -> Table:
    """Ana may put Bor's raider to the sword; Bor holds these cards."""
    t = Table(
        {"plot": "Summons", "gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"gold": 2, "hand": list(hand), "characters": [kneeling("Theon Greyjoy")]},
        step="4.2.1w",
        challenge={**attack("military", "Tywin Lannister"), "defended": True},
    )
    t.g.bluffs = even
    t.session.pretends = lambda question: even and question.seat == "B"
    return t


def asked_of_bor(t: Table) -> list[tuple[str, str, str]]:
    """Whatever Bor is asked until the challenge is over, and passes; Ana uses her sword."""
    asked: list[tuple[str, str, str]] = []
    while t.step != "4.1w":
        if t.who == "Bor":
            event = str(t.question.prompt.params.get("event", ""))
            asked.append((t.step, t.asked, event))
            t.passes()
        elif t.offers("respond", SWORD):
            t.choose("respond", SWORD)
        else:
            t.passes()
    return asked


def test_a_hand_with_an_answer_is_asked_no_more_than_one_without() -> None:
    able, unable = (asked_of_bor(at_the_sword(*hand)) for hand in ((JUDGMENT, RISEN), (WOLF, BASTARD)))
    windows = [event for _, _, event in able if event]
    assert able == unable
    assert {"EffectsInitiate", "Killed", "ChallengeWon"} <= set(windows)


def test_an_empty_hand_is_asked_nothing() -> None:
    assert [event for _, _, event in asked_of_bor(at_the_sword()) if event] == []


def test_what_only_pretends_leaves_no_record_and_ends_the_same() -> None:
    even, uneven = at_the_sword(WOLF, BASTARD), at_the_sword(WOLF, BASTARD, even=False)
    for t in (even, uneven):
        asked_of_bor(t)
    assert [record.keys for record in even.session.records] == [record.keys for record in uneven.session.records]
    assert even.titles("dead:B") == uneven.titles("dead:B") == ["Theon Greyjoy"]


def test_with_the_setting_off_nobody_waits() -> None:
    assert [event for _, _, event in asked_of_bor(at_the_sword(WOLF, BASTARD, even=False)) if event] == []


def test_what_pretends_is_passed_and_nothing_else() -> None:
    t = at_the_sword(WOLF)
    while not (t.who == "Bor" and t.asked == "got-ask-respond"):
        t.choose("respond", SWORD) if t.offers("respond", SWORD) else t.passes()
    question: Question = t.question
    assert question.pretends
    assert [option.verb for option in question.options] == ["pass"]


@pytest.mark.rule("GOT-221", "GOT-373")
def test_a_window_tells_what_goes_on_and_whose_turn_it_is() -> None:
    """A reaction, what it plays, and that its effects are about to begin: the judgment is asked for in the third."""
    t = at_the_sword(JUDGMENT, even=False)
    t.until(asked="got-ask-respond").choose("respond", SWORD)
    told = [(str(each.params["event"]), str(each.params["timing"])) for each in t.question.going_on()]
    assert told == [("ChallengeWon", "after"), ("ability", "used"), ("EffectsInitiate", "when")]
    assert t.question.turns() == [("A", "passed"), ("B", "now")]
    t.choose("respond", JUDGMENT).until(step="4.1w")
    assert t.g.pending == []
