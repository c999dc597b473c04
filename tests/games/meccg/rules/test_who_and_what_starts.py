"""Who may start, how many, and what with: avatars, Orcs of whom there are many, unique items, shuffled decks."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import RINGWRAITH
from tests.games.meccg.draft import Draft
from tests.games.meccg.rules.test_the_draft import started


@pytest.mark.rule("MEC-380", "MEC-399")
def test_no_avatar_is_drafted() -> None:
    draft = Draft(["Saruman", "Elrond"], [])
    assert [option.source for option in draft.options("draft")] == [draft.id("Elrond", "A")]


@pytest.mark.rule("MEC-381")
def test_orcs_of_whom_there_are_many_start_with_both() -> None:
    draft = Draft(["Orc Veteran"], ["Orc Veteran"], kind=RINGWRAITH).drafts(A="Orc Veteran", B="Orc Veteran")
    assert (started(draft, "A"), started(draft, "B")) == (["Orc Veteran"], ["Orc Veteran"])
    assert draft.session.question is not None
    assert draft.session.question.step != "draft"


@pytest.mark.rule("MEC-377", "MEC-386")
def test_no_unique_item_starts() -> None:
    draft = Draft(["Layos", "Thrór’s Map", "Blazon of the Eye"], [], kind=RINGWRAITH).drafts(A="Layos")
    draft.until("starting_items")
    assert {option.source for option in draft.options("give")} == {draft.id("Blazon of the Eye", "A")}


@pytest.mark.rule("MEC-391", "MEC-392")
def test_hands_are_drawn_from_shuffled_decks() -> None:
    top = ["Elrond", "Balin", "Haldir", "Anborn", "Bofur", "Ioreth", "Théoden", "Adrazar"]
    draft = Draft([], [], deck=top).until("organization")
    held = [facts(draft.g, card).title for card in draft.g.zones["hand:A"]]
    assert len(held) == 8
    assert sorted(held) != sorted(top)


@pytest.mark.rule("MEC-071", "MEC-383")
def test_six_minions_start_and_no_seventh() -> None:
    pool = ["Luitprand", "Dôgrib", "Muzgash", "Ostisen", "Tros Hesnef", "Orc Veteran", "Lagduf"]
    draft = Draft(pool, [], kind=RINGWRAITH)
    for name in pool[:6]:
        draft.drafts(A=name)
    assert started(draft, "A") == pool[:6]
    assert draft.session.question is not None
    assert draft.session.question.step != "draft"
