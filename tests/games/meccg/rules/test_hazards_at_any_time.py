"""Hazards that are played at any time, and verbs that are aimed at whatever lies in play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.games.meccg.vocabulary.abilities import event, permits
from desktop_app.games.meccg.vocabulary.groups import company_member, in_play
from desktop_app.games.meccg.vocabulary.verbs import discard, eliminate, return_to_hand, tap
from tests.games.meccg import shelf as shelves
from tests.games.meccg.cards.table import attacked, minion
from tests.games.meccg.shelf import on_the_shelf
from tests.games.meccg.table import Table, at

SUDDEN = shelves.make_up("ZZ-971", "hazard", "Sudden Weariness", kinds=["short_event"])
"""Taps a character of the company, at any time."""
NAMES = ("Swept Aside", "Swept Home", "Swept Out of the World")
SWEPT = [shelves.make_up(f"ZZ-97{place}", "hazard", name, kinds=["short_event"]) for place, name in enumerate(NAMES, 2)]
"""Something that lies in play is discarded, goes back to a hand, is eliminated."""
with on_the_shelf():
    for _moment in ("", "attack"):
        event(SUDDEN, during=_moment, target=company_member, do=tap)
    permits(SUDDEN, "any_time")
    for _code, _verb in zip(SWEPT, (discard, return_to_hand, eliminate), strict=True):
        event(_code, target=in_play, do=_verb)


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """Lets a test use the made-up cards."""
    with on_the_shelf():
        yield


@pytest.mark.rule("MEC-502", "MEC-306")
def test_the_limit_of_a_movement_is_kept_to_at_any_time() -> None:
    moving = at("Moria", "Layos", origin="Dol Guldur", path=["wilderness"], limit=2, hazards=2)
    bor = {"hand": ["Sudden Weariness"]}
    table = Table(minion(moving), bor, step="attack_actions", attack=attacked("orc")).until("attack")
    while table.who == "Ana":
        table.passes()
    assert not table.offers("play", "Sudden Weariness")
    assert table.refusal("Sudden Weariness", "play").rule == "MEC-502"


@pytest.mark.rule("MEC-502", "MEC-503")
def test_no_limit_counts_where_no_company_moves() -> None:
    inside = at("Moria", "Layos", went=True, hazards=2, limit=2)
    attack = {"race": "orc", "automatic": True, "strikes": 1, "prowess": 8}
    table = Table(minion(inside), {"hand": ["Sudden Weariness"]}, step="attack_actions", attack=attack).until("attack")
    while table.who == "Ana":
        table.passes()
    table.choose("play", "Sudden Weariness").pick("Layos")
    while table.asked == "answer":
        table.passes()
    assert table.stands("Layos") == "tapped"


@pytest.mark.rule("MEC-452", "MEC-534")
@pytest.mark.parametrize("card", NAMES)
def test_no_card_takes_the_site_from_under_a_company(card: str) -> None:
    moving = at("Moria", "Layos", origin="Dol Guldur", path=["wilderness"], limit=2)
    table = Table(minion(moving), {"hand": [card]}, step="hazards").until("hazards").choose("play", card)
    assert (table.offers("choose", "Layos"), table.offers("choose", "Moria")) == (True, False)
