"""Cards that say why they are not played, do not answer or untap nobody, whatever the time of the turn."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.vocabulary.abilities import permanent, response
from desktop_app.games.meccg.vocabulary.groups import you
from desktop_app.games.meccg.vocabulary.triggers import begins
from desktop_app.games.meccg.vocabulary.verbs import draw
from tests.games.meccg.cards.table import CardTable, attacked, hero
from tests.games.meccg.shelf import make_up, on_the_shelf
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

SONG = make_up("ZZ-901", "resource", "A Song of Waking", alignment="neutral")
LAY = make_up("ZZ-902", "resource", "A Lay of Waking", alignment="neutral")
"""At the beginning of your untap phase you may draw a card."""

with on_the_shelf():
    for _code in (SONG, LAY):
        permanent(_code)
        response(_code, begins("untap"), do=draw(1).on(you))

HELD = ["Wargs", "Elladan", "Glamdring", "Gollum", "Men of Lebennin", "Concealment", "Doors of Night", "Foolish Words"]


@pytest.mark.rule("MEC-304", "MEC-305", "MEC-306", "MEC-307", "MEC-426", "MEC-510", "MEC-541", "MEC-551", "MEC-660")
@pytest.mark.parametrize(
    ("step", "who", "asked", "rules"),
    [
        ("organization", "Ana", "organization", {"Wargs": "MEC-305", "Glamdring": "MEC-551", "Gollum": "MEC-551"}),
        ("organization", "Ana", "organization", {"Men of Lebennin": "MEC-551", "Minor Ring": "MEC-660"}),
        ("organization", "Ana", "organizing", {"Concealment": "MEC-426", "Glamdring": "MEC-426", "Wargs": "MEC-305"}),
        ("organization", "Ana", "organizing", {"Doors of Night": "MEC-305"}),
        ("long_events", "Ana", "long-events", {"Elladan": "MEC-426", "Glamdring": "MEC-551", "Wargs": "MEC-305"}),
        ("hazards", "Ana", "movement", {"Elladan": "MEC-426", "Gollum": "MEC-551", "Wargs": "MEC-305"}),
        ("hazards", "Bor", "hazards", {"Elladan": "MEC-426", "Gollum": "MEC-307", "Men of Lebennin": "MEC-307"}),
        ("enter", "Ana", "enter", {"Glamdring": "MEC-541", "Concealment": "MEC-541", "Wargs": "MEC-305"}),
        ("site_actions", "Ana", "site", {"Elladan": "MEC-426", "Wargs": "MEC-305", "Minor Ring": "MEC-660"}),
        ("attack_actions", "Bor", "attack", {"Wargs": "MEC-306", "Gollum": "MEC-307", "Foolish Words": "MEC-306"}),
    ],
)
def test_every_card_of_a_hand_says_for_when_it_is(step: str, who: str, asked: str, rules: dict[str, str]) -> None:
    hand = [*HELD, "Minor Ring"]
    road = {"path": ["coastal_sea"], "moved": True} if step == "hazards" else {}
    held = {"hand": hand}
    ana = hero(at("Moria", "Haldir", entered=step == "site_actions", **road), **(held if who == "Ana" else {}))
    more: dict[str, Any] = {"attack": attacked("orc", 2, 7, automatic=True)} if step == "attack_actions" else {}
    table = Table(ana, held if who == "Bor" else {}, step=step, **more)
    if asked == "organizing":
        table.choose("organize")
    while (table.who, table.asked) != (who, asked):
        table.passes()
    for card, rule in rules.items():
        id = table.id(card)
        found = [each for each in table.question.refusals() if each.source == id and each.verb != "on_guard"]
        told = found[0] if found else table.session.game.why_not(table.g, table.question, id, "")
        assert told is not None, card
        assert told.rule == rule, card


@pytest.mark.rule("MEC-315", "MEC-420")
@pytest.mark.parametrize(
    ("bearer", "rule"),
    [
        (bearing("Elrond", "Cram"), "MEC-315"),
        (tapped("Elrond", attachments=["Cram", "Rescue Prisoners"]), "MEC-420"),
        (wounded("Elrond", attachments=["Cram"]), "MEC-315"),
    ],
)
def test_bread_untaps_nobody_who_is_not_tapped_or_may_not_untap(bearer: dict[str, Any], rule: str) -> None:
    table = CardTable(hero(at("Bree", bearer)), step="long_events")
    assert not table.offers("use", "Cram")
    assert table.refusal("Cram", "use").rule == rule


@pytest.mark.rule("MEC-426")
def test_who_is_to_come_into_play_is_told_to_organize_first_and_afterwards_that_it_was_done() -> None:
    table = Table(hero(at("Rivendell", "Haldir"), hand=["Balin"]), {}, step="organization")
    balin = table.id("Balin")

    def told() -> str:
        why = table.session.game.why_not(table.g, table.question, balin, "")
        return "" if why is None else why.message.id

    assert told() == "mec-no-organize-first"
    table.choose("organize").choose("organized")
    assert told() == "mec-no-organized"


@pytest.mark.rule("MEC-719")
def test_what_has_answered_already_says_so() -> None:
    ana = {"companies": [at("Rivendell", "Elrond")], "events": [SONG, LAY], "deck": ["Cram", "Dodge"], "hand": []}
    table = Table(ana, {}, step="untap").until("respond").choose("respond", "A Song of Waking")
    refused = table.refusal("A Song of Waking", "respond")
    assert (refused.rule, refused.message.id) == ("MEC-719", "mec-no-answered")
    table.choose("respond", "A Lay of Waking")
    assert len(table.g.zones["hand:A"]) == 2


@pytest.mark.rule("MEC-315", "MEC-420", "MEC-708")
def test_whom_a_card_does_not_untap_is_told_by_which_rule() -> None:
    prisoner = tapped("Haldir", attachments=["Rescue Prisoners"])
    company = at("Bree", "Saruman", prisoner, "Balin", tapped("Anborn"), tapped("Elladan"))
    ana = hero(company, hand=["And Forth He Hastened"], avatar="Saruman")
    table = Table(ana, hero(at("Bree", "Elrond"))).choose("play", "And Forth He Hastened")
    assert [table.refusal(each, "choose").rule for each in ("Balin", "Haldir", "Elrond")] == [
        "MEC-315",
        "MEC-420",
        "MEC-708",
    ]
