"""3. The marshaling phase: income, gold, limits, duplicates, uniqueness, attachments."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.events.challenges import ChallengeInitiated, ClaimApplies
from desktop_app.games.thrones.events.rounds import DominanceWon, IncomeCollected
from desktop_app.games.thrones.reading.explaining import sum_of
from tests.games.thrones.table import Table


@pytest.mark.rule("GOT-197", "GOT-494", "GOT-239", "GOT-503", "GOT-502", "GOT-177")
def test_one_player_after_the_other_collects_income() -> None:
    table = Table({"plot": "Calling the Banners"}, {"plot": "A Noble Cause", "hand": ["Burned Men"]}, step="3.2")
    assert (table.gold("Ana"), table.gold("Bor")) == (3, 0)
    assert table.g.active == "A"
    table.until("3.2w").passes()
    assert (table.g.active, table.gold("Bor")) == ("B", 5)


@pytest.mark.rule("GOT-283", "GOT-284", "GOT-286")
def test_icons_of_ones_cards_add_to_the_plot() -> None:
    table = Table(
        {"plot": "Calling the Banners", "locations": ["The Roseroad", "The Kingsroad", "The Iron Throne"]}, step="3.2"
    )
    assert table.gold("Ana") == 4
    assert table.plot("Ana", "initiative") == 7
    assert table.plot("Ana", "reserve") == 7
    assert table.plot("Bor", "initiative") == 0


@pytest.mark.rule("GOT-285", "GOT-138")
def test_a_blank_card_adds_no_icon() -> None:
    blank = {"card": "Littlefinger", "attachments": [{"card": "Milk of the Poppy", "owner": "Bor"}]}
    table = Table({"plot": "Calling the Banners", "characters": [blank]}, step="3.2")
    assert table.gold("Ana") == 3


@pytest.mark.rule("GOT-378", "GOT-379", "GOT-380", "GOT-092", "GOT-307", "GOT-153", "GOT-362", "GOT-498")
def test_a_card_is_marshaled_for_its_gold_and_enters_play_standing() -> None:
    table = Table({"gold": 7, "hand": ["Robb Stark"]})
    table.choose("marshal", "Robb Stark")
    assert table.zone("Robb Stark") == "characters:A"
    assert not table.kneels("Robb Stark")
    assert table.gold() == 1
    assert table.g.treasury["gold"] == -1


@pytest.mark.rule("GOT-053", "GOT-205")
def test_what_cannot_be_paid_is_refused() -> None:
    table = Table({"gold": 5, "hand": ["Robb Stark", "Tumblestone Knight"]})
    refusal = table.refusal("Robb Stark", "marshal")
    assert refusal is not None
    assert refusal.rule == "GOT-092"
    assert table.offers("marshal", "Tumblestone Knight")


@pytest.mark.rule("GOT-235", "GOT-496", "GOT-497", "GOT-458")
def test_only_the_active_player_marshals_but_everybody_may_act() -> None:
    bor = {"gold": 5, "faction": "House Stark", "hand": ["Robb Stark"], "characters": ["Winterfell Steward"]}
    table = Table({"hand": ["Tumblestone Knight"], "gold": 5}, bor, active="Ana")
    table.passes()
    assert table.who == "Bor"
    assert table.offers("use", "Winterfell Steward")
    refusal = table.refusal("Robb Stark", "marshal")
    assert refusal is not None
    assert refusal.rule == "GOT-235"


@pytest.mark.rule("GOT-250")
def test_one_limited_card_a_round() -> None:
    table = Table({"gold": 2, "hand": ["The Roseroad", "The Kingsroad"]}).choose("marshal", "The Roseroad")
    refusal = table.refusal("The Kingsroad", "marshal")
    assert refusal is not None
    assert refusal.rule == "GOT-250"


@pytest.mark.rule("GOT-381")
def test_events_are_not_marshaled() -> None:
    table = Table({"gold": 5, "hand": ["Put to the Sword", "Tumblestone Knight"]})
    assert not table.offers("marshal", "Put to the Sword")


@pytest.mark.rule("GOT-059", "GOT-115", "GOT-112", "GOT-121", "GOT-117", "GOT-118", "GOT-500")
def test_a_copy_of_a_unique_card_comes_as_a_duplicate_for_nothing() -> None:
    table = Table({"characters": ["Littlefinger"], "hand": ["Littlefinger", "Littlefinger"]})
    labels = [option.label for option in table.find("marshal")]
    assert [label.id for label in labels if label is not None] == ["got-verb-marshal-duplicate"] * 2
    table.choose("marshal").choose("marshal")
    assert len(table["Littlefinger"].duplicates) == 2
    assert len(table.g.zones["characters:A"]) == 1
    assert not table.said("got-log-draws"), "marshaling a duplicate is not marshaling Littlefinger"


@pytest.mark.rule("GOT-059", "GOT-112")
def test_the_duplicate_of_an_attachment_lies_in_sight_beside_its_bearer() -> None:
    table = Table({"characters": [{"card": "Arya Stark", "attachments": ["Ice"]}], "hand": ["Ice"]})
    table.choose("marshal", "Ice")
    for seat in table.g.seats:
        seen = table.session.look(seat).zones["characters:A"].cards
        assert [(card.code, card.host != "") for card in seen if card.code == "01153"] == [("01153", True)] * 2
        assert [card.marks for card in seen][-1] == ["duplicate"]


@pytest.mark.rule("GOT-058", "GOT-061", "GOT-327")
def test_a_unique_card_with_a_dead_copy_cannot_come() -> None:
    table = Table({"gold": 9, "hand": ["Robb Stark", "Tumblestone Knight"], "dead": ["Robb Stark"]})
    refusal = table.refusal("Robb Stark", "marshal")
    assert refusal is not None
    assert refusal.rule == "GOT-327"


@pytest.mark.rule("GOT-012", "GOT-499", "GOT-009", "GOT-013")
def test_an_attachment_goes_on_any_character_unless_its_text_says_otherwise() -> None:
    table = Table(
        {"gold": 3, "hand": ["Little Bird", "Seal of the Hand"], "characters": ["Tumblestone Knight", "Robb Stark"]},
        {"characters": ["The Tickler"]},
    )
    assert {table.g.codes[o.target] for o in table.find("marshal", "Little Bird")} == {"01150", "01146", "01088"}
    assert {table.g.codes[o.target] for o in table.find("marshal", "Seal of the Hand")} == {"01146"}
    table.choose("marshal", "Little Bird", "Robb Stark")
    assert table.has("Robb Stark", "intrigue")
    told = next(line.message for line in table.session.log if line.message.id == "got-log-marshals-on")
    assert told.params["host"] == table.g.ref(table.id("Robb Stark")), "the log says on whom"


@pytest.mark.rule("GOT-011")
def test_an_attachment_without_anything_to_hold_it_stays_in_hand() -> None:
    table = Table({"gold": 3, "hand": ["Seal of the Hand"], "characters": ["Tumblestone Knight"]})
    refusal = table.refusal("Seal of the Hand", "marshal")
    assert refusal is not None
    assert refusal.rule == "GOT-011"


@pytest.mark.rule("GOT-421", "GOT-423")
def test_no_attachments_and_its_exception() -> None:
    table = Table(
        {"gold": 3, "hand": ["Little Bird", "Throwing Axe"], "characters": ["Grey Wind", "Braided Warrior"]},
        {"characters": ["The Tickler"]},
    )
    assert {table.g.codes[o.target] for o in table.find("marshal", "Little Bird")} == {"01088"}


@pytest.mark.rule("GOT-206", "GOT-093", "GOT-207")
def test_a_reducer_makes_the_next_card_of_its_kind_cheaper_once() -> None:
    table = Table(
        {"gold": 4, "hand": ["Tumblestone Knight", "Tumblestone Knight"], "characters": ["Winterfell Steward"]}
    )
    table.use("Winterfell Steward").choose("marshal", "Tumblestone Knight")
    assert table.gold() == 3
    table.choose("marshal", "Tumblestone Knight 2")
    assert table.gold() == 1
    assert table.kneels("Winterfell Steward")


@pytest.mark.rule("GOT-501", "GOT-319", "GOT-222")
def test_the_window_stays_open_until_all_have_passed_in_a_row() -> None:
    bor = {"faction": "House Stark", "characters": ["Winterfell Steward"]}
    table = Table({"gold": 4, "hand": ["Tumblestone Knight"]}, bor)
    table.passes()
    table.use("Winterfell Steward")
    assert (table.who, table.step) == ("Ana", "3.2w")
    assert table.offers("marshal", "Tumblestone Knight")


@pytest.mark.rule("GOT-206")
def test_a_card_in_hand_says_what_would_be_paid_for_it_and_why() -> None:
    table = Table({"gold": 7, "hand": ["Robb Stark", "Ice"], "characters": ["Winterfell Steward"]})

    def shown(name: str) -> int:
        card = table.session.look("A").card(table.id(name))
        assert card is not None
        return card.numbers["cost"]

    assert (shown("Robb Stark"), shown("Ice")) == (6, 3)
    table.use("Winterfell Steward")
    assert (shown("Robb Stark"), shown("Ice")) == (5, 3), "a Steward of Winterfell makes no attachment cheaper"
    parts = sum_of(table.g, table.id("Robb Stark"), "cost")
    assert [(part.amount, part.source) for part in parts] == [(6, ""), (-1, table.id("Winterfell Steward"))]
    table.choose("marshal", "Robb Stark")
    assert table.gold() == 2


@pytest.mark.rule("GOT-494")
def test_what_happens_to_a_player_names_the_player() -> None:
    """Else nobody in a melee knows whose income it is that may be answered."""
    assert IncomeCollected(seat="B", amount=5).whose == "B"
    assert DominanceWon(seat="B").whose == "B"
    assert ChallengeInitiated(type="power", by="B", at="A").whose == "B"
    assert ClaimApplies(seat="A", by="B", type="power", amount=1).aim == "A"
