"""Words that hinder, single corruption checks, and who is called home."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.meccg.cards.sentences import shows
from tests.games.meccg.cards.situations import inside, met
from tests.games.meccg.cards.table import CardTable, hero
from tests.games.meccg.table import at, bearing

# -- words and talk ----------------------------------------------------------------------------------------------------


@shows("Foolish Words", 1)
@pytest.mark.parametrize(("attached", "needed"), [((), 6), (("Foolish Words",), 10)])
def test_foolish_words_spoil_a_check_for_a_faction(attached: tuple[str, ...], needed: int) -> None:
    for roll, zone in ((needed - 1, "discard:A"), (needed, "marshalling:A")):
        table = inside("Dol Amroth", bearing("Adrazar", *attached), hand=["Knights of Dol Amroth"], kind=hero)
        table.choose("acquire", "Knights of Dol Amroth", "Adrazar").until("influence").rolls(roll).until("site")
        assert table.zone("Knights of Dol Amroth") == zone


@shows("Foolish Words", 1)
def test_foolish_words_spoil_an_attempt_on_the_opponent_and_no_check_of_others() -> None:
    def attempted(*members: Any, who: str) -> int:
        bor = hero(at("Bree", "Saruman"), at("Edoras", "Anborn"), avatar="Saruman")
        table = inside("Edoras", *members, hand=[], kind=hero, bor=bor)
        table.choose("influence", who, "Anborn").until("influence").rolls(12, 2).choose("roll").until("site")
        line = next(line for line in table.session.log if line.message.id == "mec-log-influence")
        return int(str(line.message.params["total"]))

    foolish = bearing("Elrond", "Foolish Words")
    assert attempted(foolish, "Théoden", who="Elrond") == attempted("Elrond", "Théoden", who="Elrond") - 4
    assert attempted(foolish, "Théoden", who="Théoden") == attempted("Elrond", "Théoden", who="Théoden")


def guarded(verb: str, source: str, target: str, card: str = "Foolish Words") -> CardTable:
    """Somebody declares an attempt where a card lies on guard."""
    bor = hero(at("Bree", "Saruman"), at("Dol Amroth", "Anborn"), avatar="Saruman")
    company = at("Dol Amroth", "Adrazar", "Elrond", went=True, entered=True, on_guard=[card])
    table = CardTable(hero(company, hand=["Knights of Dol Amroth"]), bor, step="site_actions")
    table.choose(verb, source, target)
    return table


@shows("Foolish Words", 2)
@pytest.mark.parametrize(
    ("verb", "source", "target"), [("acquire", "Knights of Dol Amroth", "Adrazar"), ("influence", "Adrazar", "Anborn")]
)
def test_foolish_words_come_up_from_guard_at_an_attempt(verb: str, source: str, target: str) -> None:
    table = guarded(verb, source, target)
    assert (table.asked, table.who) == ("guard", "Bor")
    table.choose("reveal", "Foolish Words")
    table.pick("Adrazar")
    table.until("influence")
    assert table["Foolish Words"].host == table.id("Adrazar")


@shows("Foolish Words", 2)
def test_other_cards_on_guard_stay_down_at_an_attempt_on_the_opponent() -> None:
    table = guarded("influence", "Adrazar", "Anborn", "Lure of Nature")
    assert (table.asked, table.find("reveal")) == ("influence", [])


@shows("Rebel-talk", 1)
def test_rebel_talk_frees_a_follower_and_lets_nobody_lead_him() -> None:
    table = met("Rebel-talk", "Elrond", {"card": "Haldir", "follows": 0}, {"card": "Anborn", "follows": 0})
    table.play("Rebel-talk", "Haldir")
    assert (table["Haldir"].follows, table["Haldir"].loose) == ("", True)
    assert table["Anborn"].follows == table.id("Elrond")
    organizing = CardTable(hero(at("Rivendell", "Elrond", bearing("Haldir", "Rebel-talk"), "Orophin")))
    organizing.choose("organize")
    assert organizing.offers("follow", "Orophin", "Elrond")
    assert not organizing.offers("follow", "Haldir")


# -- single checks -----------------------------------------------------------------------------------------------------


@shows("Dragon-sickness", 1)
def test_dragon_sickness_is_a_check_at_minus_one() -> None:
    table = met("Dragon-sickness", bearing("Balin", "Glamdring"), "Elladan")
    table.play("Dragon-sickness")
    assert (table.asked, table.question.source) == ("corruption", table.id("Balin"))
    assert table.question.prompt.params["bonus"] == -1


@shows("The Ring’s Betrayal", 1)
@pytest.mark.parametrize(("roll", "kept"), [(2, False), (12, True)])
def test_the_ring_betrays_and_its_bearer_stays(roll: int, kept: bool) -> None:
    goods = ("Minor Ring", "Glamdring", "Hauberk of Bright Mail", "Orcrist")
    table = met("The Ring’s Betrayal", bearing("Balin", *goods))
    table.play("The Ring’s Betrayal")
    assert table.question.prompt.params["bonus"] == -2
    table.rolls(roll).choose("roll")
    assert (table.zone("Minor Ring") == "attached") is kept
    assert table.zone("Balin") == "companies:A"
    assert table["Glamdring"].host == table.id("Balin")


# -- called home -------------------------------------------------------------------------------------------------------


@shows("Call of Home", 1)
@pytest.mark.parametrize(("more", "home"), [(-1, True), (0, False)])
def test_who_is_not_bound_by_influence_is_called_home(more: int, home: bool) -> None:
    # 20 general influence: 10 for Elrond, 6 for Théoden, 3 for Haldir, so that one is unused
    table = met("Call of Home", "Haldir", "Elrond", "Théoden")
    table.rolls(9 + more).play("Call of Home", "Haldir")
    assert (table.zone("Haldir") == "hand:A") is home


def call_home(table: CardTable, who: str) -> None:
    """Who is called home leaves Glamdring to Elrond."""
    table.rolls(2).play("Call of Home", who)
    for _ in range(8):
        if table.asked == "pass-on":
            table.pick("Glamdring")
        elif table.asked == "pass-to":
            table.pick("Elrond")
        elif table.zone(who) == "hand:A":
            break
        else:
            table.passes()


@shows("Call of Home", 2)
def test_who_is_called_home_leaves_one_item_and_his_followers() -> None:
    gone = bearing("Glorfindel II", "Glamdring", "Cram", "Lure of Expedience")
    table = met("Call of Home", gone, {"card": "Anborn", "follows": 0}, "Elrond")
    call_home(table, "Glorfindel II")
    assert table["Glamdring"].host == table.id("Elrond")
    assert not table["Glamdring"].idle
    assert (table.zone("Cram"), table.zone("Lure of Expedience")) == ("discard:A", "discard:B")
    assert (table["Anborn"].follows, table["Anborn"].loose) == ("", True)


@shows("Call of Home", 2)
def test_a_second_weapon_from_who_was_called_home_is_not_in_use() -> None:
    table = met("Call of Home", bearing("Haldir", "Glamdring"), bearing("Elrond", "Orcrist"), "Théoden")
    call_home(table, "Haldir")
    assert table["Glamdring"].host == table.id("Elrond")
    assert (table["Glamdring"].idle, table["Orcrist"].idle) == (True, False)
