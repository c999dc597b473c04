"""The draft further on: limits reached, pools that are empty, what starts with which company."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import RINGWRAITH
from tests.games.meccg.draft import Draft


def started(draft: Draft, seat: str) -> list[str]:
    """Who has joined the starting company of a seat."""
    return [facts(draft.g, card).title for card in draft.g.starting[seat]]


@pytest.mark.rule("MEC-385")
def test_who_stops_lets_the_other_go_on() -> None:
    draft = Draft(["Elrond", "Balin"], ["Haldir", "Ioreth", "Anborn"]).drafts(A="", B="Haldir").drafts(B="Ioreth")
    assert not draft.options("draft") or draft.session.question is not None
    draft.drafts(B="Anborn")
    assert (started(draft, "A"), started(draft, "B")) == ([], ["Haldir", "Ioreth", "Anborn"])


@pytest.mark.rule("MEC-385", "MEC-382")
def test_an_empty_pool_leaves_its_player_without_a_company() -> None:
    draft = Draft([], ["Haldir"]).drafts(B="Haldir").until("organization")
    assert {company.seat for company in draft.g.companies} == {"B"}
    assert draft.game_is_sound()


@pytest.mark.rule("MEC-381", "MEC-387")
def test_whom_both_revealed_may_be_shuffled_into_the_deck_by_both() -> None:
    draft = (
        Draft(["Elrond", "Balin"], ["Elrond", "Haldir"]).drafts(A="Elrond", B="Elrond").drafts(A="Balin", B="Haldir")
    )
    draft.until("leftover")
    for seat in "AB":
        question = draft.session.question
        assert question is not None
        assert [option.source for option in question.options] == [draft.id("Elrond", seat)]
        draft.session.answer([question.options[0].key])
    assert sum(facts(draft.g, card).title == "Elrond" for seat in "AB" for card in draft.g.zones[f"deck:{seat}"]) + sum(
        facts(draft.g, card).title == "Elrond" for seat in "AB" for card in draft.g.zones[f"hand:{seat}"]
    ) == 2  # fmt: skip


@pytest.mark.rule("MEC-384", "MEC-383")
def test_a_full_company_ends_the_draft_of_its_player() -> None:
    five = ["Haldir", "Ioreth", "Anborn", "Bofur", "Orophin"]
    draft = Draft([*five, "Adrazar"], [])
    for name in five:
        draft.drafts(A=name)
    assert not draft.options("draft")
    minds = Draft(["Elrond", "Glorfindel II", "Haldir", "Anborn"], []).drafts(A="Elrond").drafts(A="Glorfindel II")
    assert [facts(minds.g, option.source).title for option in minds.options("draft")] == ["Anborn"]


@pytest.mark.rule("MEC-071", "MEC-073", "MEC-390")
def test_what_starts_with_a_company_is_given_to_either_of_two() -> None:
    pool = ["Shagrat", "Lagduf", "Orders from Lugbúrz"]
    draft = Draft(pool, [], kind=RINGWRAITH).drafts(A="Shagrat").drafts(A="Lagduf")
    question = draft.session.question
    assert question is not None
    assert question.step == "starting_sites"
    draft.session.answer([option.key for option in question.options if option.source == draft.id("Lagduf", "A")])
    draft.until("starting_items")
    orders = draft.id("Orders from Lugbúrz", "A")
    assert {option.target for option in draft.options("give")} == {draft.id("Shagrat", "A"), draft.id("Lagduf", "A")}
    draft.session.answer([f"give:{orders}>{draft.id('Lagduf', 'A')}"])
    second = next(company for company in draft.g.companies if draft.id("Lagduf", "A") in company.members)
    assert draft.g.pieces[orders].company == second.id


@pytest.mark.rule("MEC-386")
def test_three_minor_items_do_not_start() -> None:
    draft = Draft(["Elrond", "Cram", "Cram", "Horn of Anor"], []).drafts(A="Elrond").until("starting_items")
    for _ in range(2):
        draft.session.answer([draft.options("give")[0].key])
    assert not draft.options("give")


@pytest.mark.rule("MEC-384", "MEC-381", "MEC-336")
def test_whoever_cannot_be_revealed_says_why() -> None:
    draft = Draft(["Elrond", "Glorfindel II", "Haldir", "Balin", "Anborn"], ["Balin", "Beretar", "Elrond"])
    draft.drafts(A="Balin", B="Balin").drafts(A="Elrond", B="Beretar").drafts(A="Glorfindel II")
    question = draft.session.question
    assert question is not None
    assert question.seat == "A"
    assert {refusal.source: refusal.rule for refusal in question.refusals()} == {
        draft.id("Balin", "A"): "MEC-381",
        draft.id("Haldir", "A"): "MEC-384",
    }
