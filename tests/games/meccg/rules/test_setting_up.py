"""The draft of characters, what starts with them and where, what is left of the pool, the opening hand."""

from __future__ import annotations

import pytest

from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.rules import GAME
from desktop_app.games.meccg.state import RINGWRAITH
from desktop_app.games.meccg.verbs.entering import why_not_unique
from tests.games.meccg.draft import Draft, code_of


@pytest.mark.rule("MEC-381", "MEC-382", "MEC-380")
def test_whom_both_reveal_neither_gets() -> None:
    draft = Draft(["Elrond", "Balin"], ["Elrond", "Haldir"]).drafts(A="Elrond", B="Elrond")
    assert draft.g.starting == {"A": [], "B": []}
    assert not [option for option in draft.options("draft") if facts(draft.g, option.source).title == "Elrond"]
    draft.drafts(A="Balin", B="Haldir")
    assert [facts(draft.g, draft.g.starting[seat][0]).title for seat in "AB"] == ["Balin", "Haldir"]


@pytest.mark.rule("MEC-336", "MEC-382")
def test_who_has_joined_one_side_in_an_earlier_round_cannot_join_the_other() -> None:
    draft = Draft(["Elrond", "Balin", "Ioreth"], ["Elrond", "Haldir", "Balin"]).drafts(A="Elrond", B="Haldir")
    draft.drafts(A="Ioreth", B="Balin")
    assert not draft.options("draft"), "Balin is with Bor, Elrond with Ana"
    assert draft.game_is_sound()


@pytest.mark.rule("MEC-382", "MEC-384")
def test_whom_one_reveals_everybody_sees_in_the_starting_company_under_general_influence() -> None:
    """The minds are counted while one drafts; who still waits in a pool is nobody else's business."""
    draft = Draft(["Glorfindel II", "Adrazar"], ["Sam Gamgee", "Anborn"]).drafts(A="Glorfindel II", B="Sam Gamgee")
    for seat in draft.g.seats:
        seen = GAME.view(draft.g, seat)
        assert [card.code for card in seen.zones["company:A-drafted"].cards] == [
            draft.g.codes[draft.id("Glorfindel II", "A")]
        ]
        assert [card.code for card in seen.zones["company:B-drafted"].cards] == [
            draft.g.codes[draft.id("Sam Gamgee", "B")]
        ]
        assert (seen.numbers["general:A"], seen.numbers["general:B"]) == (8, 4)
        assert [len(seen.zones[f"pool:{other}"].cards) for other in "AB"] == [int(other == seat) for other in "AB"]

    ready = draft.until("organization").g
    assert not [zone for zone in GAME.view(ready, "A").zones if zone.endswith("-drafted")]


@pytest.mark.rule("MEC-386")
def test_two_minor_items_start_on_one_or_two_characters() -> None:
    pool = ["Elrond", "Balin", "Cram", "Horn of Anor", "Shield of Iron-bound Ash"]
    for bearers in (("Elrond", "Elrond"), ("Elrond", "Balin")):
        draft = Draft(pool, []).drafts(A="Elrond").drafts(A="Balin").until("starting_items")
        for item, bearer in zip(("Cram", "Horn of Anor"), bearers, strict=True):
            draft.session.answer([f"give:{draft.id(item, 'A')}>{draft.id(bearer, 'A')}"])
        assert draft.session.question is None or not draft.options("give")
        given = [len(draft.g.pieces[draft.id(name, "A")].attachments) for name in ("Elrond", "Balin")]
        assert given == ([2, 0] if bearers[0] == bearers[1] else [1, 1])


@pytest.mark.rule("MEC-387", "MEC-388")
def test_of_what_is_left_ten_characters_in_all_fit_the_deck() -> None:
    eight = ["Adrazar", "Anborn", "Beretar", "Bofur", "Elladan", "Elrohir", "Erkenbrand", "Haldir"]
    draft = Draft(["Elrond", "Balin", "Orophin", "Ioreth"], [], deck=[*eight, "Saruman"]).drafts(A="").until("leftover")
    question = draft.session.question
    assert question is not None
    assert (len(question.options), question.maximum) == (4, 2)
    orophin, ioreth = draft.id("Orophin", "A"), draft.id("Ioreth", "A")
    draft.session.answer([option.key for option in question.options if option.source in (orophin, ioreth)])
    draft.until("organization")
    assert draft.g.home[draft.id("Elrond", "A")] == "pool:A"
    assert "pool:A" not in draft.session.look("A").zones, "it lies beside no hand any more"
    other = add_card(draft.g, code_of("Elrond", "wizard"), "B", "hand:B")
    assert why_not_unique(draft.g, other) == ""


@pytest.mark.rule("MEC-390")
def test_a_ringwraith_player_splits_the_start_between_two_sites() -> None:
    pool = ["Layos", "Muzgash", "Ostisen"]
    for second, places in (
        ([], [["Layos", "Muzgash"]]),
        (["Muzgash"], [["Layos"], ["Muzgash"]]),
        (["Layos", "Muzgash"], [["Layos", "Muzgash"]]),
    ):
        draft = Draft(pool, [], kind=RINGWRAITH).drafts(A="Layos").drafts(A="Muzgash").drafts(A="")
        question = draft.session.question
        assert question is not None
        assert question.step == "starting_sites"
        wanted = [draft.id(name, "A") for name in second]
        draft.session.answer([option.key for option in question.options if option.source in wanted])
        mine = [company for company in draft.g.companies if company.seat == "A"]
        assert [[facts(draft.g, card).title for card in company.members] for company in mine] == places


@pytest.mark.rule("MEC-392", "MEC-391", "MEC-393")
def test_the_opening_hand_is_kept() -> None:
    draft = Draft(["Elrond"], ["Balin"]).drafts(A="Elrond", B="Balin")
    verbs: list[str] = []
    for _ in range(40):
        question = draft.session.question
        assert question is not None
        if draft.g.phase != "setup":
            break
        if draft.g.zones["hand:A"]:
            verbs += [option.verb for option in question.options]
        quiet = [option for option in question.options if option.verb in ("stop", "done", "decline")]
        draft.session.answer([] if question.kind == "some" else [(quiet or question.options)[0].key])
    assert verbs == []
    assert [len(draft.g.zones[f"hand:{seat}"]) for seat in "AB"] == [8, 8]
