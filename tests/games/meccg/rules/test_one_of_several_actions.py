"""Several actions of one card in a chain: each is canceled by itself (MEC-698, MEC-704, MEC-717)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.games.meccg.vocabulary.abilities import ability, event
from desktop_app.games.meccg.vocabulary.chain_words import cancels_declared, declared
from desktop_app.games.meccg.vocabulary.costs import discards_from_hand
from desktop_app.games.meccg.vocabulary.groups import host
from desktop_app.games.meccg.vocabulary.verbs import modify
from tests.games.meccg import shelf as shelves
from tests.games.meccg.cards.table import hero
from tests.games.meccg.shelf import on_the_shelf
from tests.games.meccg.table import Table, at, bearing

HORN = shelves.make_up("ZZ-966", "resource", "Twofold Horn", kinds=["minor_item"], alignment="hero")
"""Two abilities, each for a card of the hand: more prowess, and more body."""
SILENCE = shelves.make_up("ZZ-967", "hazard", "Sudden Silence", kinds=["short_event"])
"""Cancels an action of an item."""
with on_the_shelf():
    ability(HORN, cost=discards_from_hand, do=modify(prowess=1).on(host))
    ability(HORN, cost=discards_from_hand, do=modify(body=1).on(host))
    event(
        SILENCE,
        during="chain",
        target=declared("action of the horn", lambda m, it: it.code == HORN),
        do=cancels_declared,
    )


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """Lets a test use the made-up cards."""
    with on_the_shelf():
        yield


def blown(*ways: str) -> Table:
    """The horn is used in these ways, one in answer to the other, and Bor is asked."""
    moving = at("Moria", bearing("Elrond", "Twofold Horn"), origin="Lórien", limit=3)
    ana = hero(moving, hand=["Cram"] * len(ways))
    table = Table(ana, {"hand": ["Sudden Silence"] * 2}, step="hazards").until("movement")
    for way in ways:
        while table.who != "Ana" or not table.find("use", "Twofold Horn", detail=way):
            table.choose("pass")
        table.choose("use", "Twofold Horn", detail=way).answer([table.question.options[0].key])
    return table


def numbers(table: Table) -> tuple[int, int]:
    """What the horn has added to the prowess and the body of its bearer, once the chain is resolved."""
    table.until("movement") if table.asked != "movement" else table
    return table.number("Elrond", "prowess") - 7, table.number("Elrond", "body") - 9


def ways() -> list[str]:
    """The names of the two abilities."""
    table = Table(hero(at("Moria", bearing("Elrond", "Twofold Horn")), hand=["Cram"]), step="organization")
    return [option.detail for option in table.find("use", "Twofold Horn")]


@pytest.mark.rule("MEC-704", "MEC-717", "MEC-698")
@pytest.mark.parametrize(("named", "left"), [(0, (0, 1)), (1, (1, 0))])
def test_of_two_actions_of_a_card_the_named_one_is_canceled(named: int, left: tuple[int, int]) -> None:
    first, second = ways()
    table = blown(first, second).choose("play", "Sudden Silence").pick("Twofold Horn")
    assert (table.asked, len(table.question.options)) == ("which-action", 2)
    table.choose("action", "Twofold Horn", detail=str(named))
    assert numbers(table) == left


@pytest.mark.rule("MEC-704", "MEC-698")
def test_the_same_action_twice_is_canceled_once() -> None:
    first, _ = ways()
    table = blown(first, first).choose("play", "Sudden Silence").pick("Twofold Horn")
    assert numbers(table.choose("action", "Twofold Horn", detail="0")) == (1, 0)


@pytest.mark.rule("MEC-704")
def test_nobody_asks_which_of_one() -> None:
    first, _ = ways()
    assert numbers(blown(first).choose("play", "Sudden Silence").pick("Twofold Horn")) == (0, 0)


@pytest.mark.rule("MEC-704", "MEC-703")
def test_two_that_name_the_same_action_cancel_no_other() -> None:
    first, second = ways()
    table = blown(first, second)
    for _ in range(2):
        while not table.find("play", "Sudden Silence"):
            table.choose("pass")
        table.choose("play", "Sudden Silence").pick("Twofold Horn").choose("action", "Twofold Horn", detail="1")
    assert numbers(table) == (1, 0)
