"""What a journal tells of its heroes, and of where each line of its page comes from."""

from __future__ import annotations

from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.lives import brought_by, life_told, lives
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.journal.writing import added
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Piece, Refused, Swap
from tests.app.journal.campaigns import day, evenings_by_hand, mirkwood_paths

ENGLISH = Texts("en", strict=True)


def with_a_successor() -> Campaign:
    """Dúnhere fell; Eleanor takes the place."""
    campaign = mirkwood_paths()
    swap = Swap("Bor", Piece("Dúnhere", "01009"), Piece("Eleanor", "01008"))
    found = CAMPAIGNS["lotr_lcg"].swap(standing_of(campaign), swap, ())
    assert not isinstance(found, Refused)
    return added(campaign, Entry(id=1, kind="change", date=day(16), changes=found), day(16))


def test_a_hero_who_fell_has_a_history_from_setting_out_to_the_fall() -> None:
    campaign = with_a_successor()
    dunhere = next(life for life in lives(campaign) if life.name == "Dúnhere")
    assert (dunhere.player, dunhere.games, dunhere.won, dunhere.fell, dunhere.left) == ("Bor", [2, 3], 1, 3, 5)
    told = list(life_told(campaign, dunhere, ENGLISH))
    assert told[0].startswith("Sets out with “The company sets out”, ")
    assert told[1:3] == [
        "I. Passage Through Mirkwood: Victory.",
        "II. Journey Along the Anduin: Defeat. Falls there.",
    ]
    assert told[3] == "Leaves with “Between the games”, Oct\u00a019,\u00a02026."


def test_a_successor_joins_later_and_has_played_nothing_yet() -> None:
    eleanor = lives(with_a_successor())[-1]
    assert (eleanor.name, eleanor.joined, eleanor.games) == ("Eleanor", 5, [])


def test_a_journal_without_rules_has_no_heroes() -> None:
    assert lives(evenings_by_hand()) == ()


def test_everything_in_the_pool_and_every_penalty_says_where_it_comes_from() -> None:
    campaign = with_a_successor()
    standing = standing_of(campaign)
    assert {brought_by(campaign, line, ENGLISH) for line in standing.of("pool")} == {"I. Passage Through Mirkwood"}
    assert {brought_by(campaign, line, ENGLISH) for line in standing.of("fallen")} == {"II. Journey Along the Anduin"}
    assert [brought_by(campaign, line, ENGLISH) for line in standing.of("threat_penalty")] == [
        "“Between the games”, Oct\u00a019,\u00a02026"
    ]
