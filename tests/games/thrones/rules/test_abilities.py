"""Interrupts and reactions, cancelling, saving, leaving play, costs and limits."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, attack, kneeling


@pytest.mark.rule("GOT-113", "GOT-410", "GOT-066", "GOT-065")
def test_a_duplicate_saves_its_card_and_is_discarded() -> None:
    saved = {"card": "Tyrion Lannister", "duplicates": ["Tyrion Lannister"], "power": 2}
    table = Table(
        {"characters": ["Robb Stark"], "plot": "A Clash of Kings"}, {"characters": [saved]}, step="4.2"
    ).challenge("military")
    table.until(asked="got-ask-respond")
    assert table.who == "Bor"
    table.respond("Tyrion Lannister 2")
    assert table.zone("Tyrion Lannister") == "characters:B"
    assert table["Tyrion Lannister"].power == 2
    assert table.titles("discard:B") == ["Tyrion Lannister"]


@pytest.mark.rule("GOT-005", "GOT-006", "GOT-007", "GOT-014", "GOT-429", "GOT-427", "GOT-004", "GOT-364")
def test_what_lies_on_a_card_goes_with_it_at_once() -> None:
    attachments = ["Little Bird", {"card": "Milk of the Poppy", "owner": "Ana"}]
    doomed = kneeling("The Tickler", power=2, attachments=attachments)
    table = Table(
        {"characters": ["Robb Stark"], "plot": "A Clash of Kings"}, {"characters": [doomed]}, step="4.2"
    ).challenge("military")
    table.until(asked="got-ask-uses-keyword").passes()
    assert table.zone("The Tickler") == "dead:B"
    assert table.zone("Little Bird") == "hand:B"
    assert table.zone("Milk of the Poppy") == "discard:A"
    assert table.g.treasury["power"] == -table.power("Ana")
    told = [
        line.message.id
        for line in table.session.log
        if line.message.params.get("card")
        in [table.g.ref(table.id(name)) for name in ("The Tickler", "Little Bird", "Milk of the Poppy")]
    ]
    assert told == ["got-log-killed", "got-log-returned", "got-log-discarded"]


@pytest.mark.rule("GOT-138", "GOT-140", "GOT-139")
def test_blank_text_has_no_keyword_but_what_was_gained_stays() -> None:
    blanked = {"card": "Robb Stark", "attachments": [{"card": "Milk of the Poppy", "owner": "Bor"}, "Little Bird"]}
    table = Table({"characters": [blanked]})
    assert not table.has("Robb Stark", "renown")
    assert table.has("Robb Stark", "intrigue")


@pytest.mark.rule("GOT-023", "GOT-024", "GOT-026", "GOT-027", "GOT-028", "GOT-168", "GOT-068", "GOT-245", "GOT-246")
def test_a_cancelled_event_is_played_and_paid_for() -> None:
    table = Table(
        {"gold": 2, "characters": ["Robb Stark"], "hand": ["Put to the Sword"], "plot": "A Clash of Kings"},
        {"gold": 2, "characters": ["Burned Men", "The Tickler"], "hand": ["The Hand's Judgment"]},
        step="4.2",
    ).challenge("military")
    table.until(asked="got-ask-respond")
    table.choose("respond", "Put to the Sword").pick("The Tickler")
    assert table.who == "Bor"
    table.choose("respond", "The Hand's Judgment")
    assert table.zone("The Tickler") == "characters:B"
    assert (table.gold("Ana"), table.gold("Bor")) == (0, 0)
    assert table.zone("Put to the Sword") == "discard:A"


@pytest.mark.rule("GOT-053")
def test_a_cancel_that_cannot_be_paid_is_not_offered() -> None:
    table = Table(
        {"gold": 2, "characters": ["Robb Stark"], "hand": ["Put to the Sword"], "plot": "A Clash of Kings"},
        {"gold": 1, "characters": ["Burned Men", "The Tickler"], "hand": ["The Hand's Judgment"]},
        step="4.2",
    ).challenge("military")
    table.until(asked="got-ask-respond").choose("respond", "Put to the Sword").pick("The Tickler")
    assert table.zone("The Tickler") == "dead:B"


@pytest.mark.rule("GOT-262", "GOT-263", "GOT-264")
def test_a_maximum_counts_all_copies() -> None:
    table = Table(
        {"gold": 4, "characters": ["Robb Stark"], "hand": ["Put to the Sword"] * 2, "plot": "A Clash of Kings"},
        {"characters": ["Burned Men", "The Tickler", "Gold Cloaks"]},
        step="4.2",
    ).challenge("military")
    table.until(asked="got-ask-respond").choose("respond", "Put to the Sword").pick("The Tickler")
    assert not table.offers("respond")
    assert table.gold() == 2


@pytest.mark.rule("GOT-262")
def test_a_copy_beyond_the_maximum_says_so() -> None:
    table = Table(
        {
            "gold": 2,
            "hand": ["Winter Is Coming"] * 2,
            "characters": ["Robb Stark", "Tumblestone Knight"],
            "plot": "A Clash of Kings",
        },
        step="4.2w",
        challenge=attack("military", "Robb Stark"),
    )
    refusal = table.play("Winter Is Coming").refusal("Winter Is Coming", "play")
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("GOT-262", "got-no-maximum")
    table.challenge("power", "Tumblestone Knight").until("4.2w")
    assert table.offers("play", "Winter Is Coming"), "in the next challenge"


@pytest.mark.rule("GOT-019", "GOT-018", "GOT-020")
def test_an_action_of_a_phase_waits_for_it() -> None:
    table = Table({"characters": ["Winterfell Steward"]}, step="4.1w")
    refusal = table.refusal("Winterfell Steward", "use")
    assert refusal is not None
    assert refusal.rule == "GOT-019"


@pytest.mark.rule("GOT-051", "GOT-099", "GOT-301", "GOT-295")
def test_what_would_change_nothing_cannot_be_used() -> None:
    table = Table({"characters": [{"card": "Robb Stark", "attachments": ["Seal of the Hand"]}]}, step="4.1w")
    refusal = table.refusal("Seal of the Hand", "use")
    assert refusal is not None
    assert refusal.rule == "GOT-051"


@pytest.mark.rule("GOT-031", "GOT-093", "GOT-094")
def test_a_kneeling_card_cannot_kneel_as_a_cost() -> None:
    table = Table({"characters": [kneeling("Winterfell Steward")]})
    refusal = table.refusal("Winterfell Steward", "use")
    assert refusal is not None
    assert refusal.rule == "GOT-031"


@pytest.mark.rule("GOT-122", "GOT-277", "GOT-275", "GOT-281")
def test_strength_is_a_sum_that_is_always_current() -> None:
    table = Table({"characters": ["Direwolf Pup", "Grey Wind", {"card": "Robb Stark", "attachments": ["Ice"]}]})
    assert table.strength("Direwolf Pup") == 2
    assert table.strength("Robb Stark") == 7
    parts = table.session.game.sum_of(table.g, table.id("Robb Stark"), "strength")
    assert [part.amount for part in parts] == [5, 2]


def test_a_card_in_a_pile_unfolds_to_what_is_printed_on_it() -> None:
    """In play he is as strong as all that kneels beside him makes him."""
    robert, kneels = "Robert Baratheon", [kneeling("Winterfell Steward"), kneeling("Tumblestone Knight")]
    table = Table({"characters": [*kneels, robert]}, {"dead": [robert]})
    mine, (dead,) = table.id(robert), table.g.zones["dead:B"]
    parts = [table.session.game.sum_of(table.g, card, "strength") for card in (mine, dead)]
    assert [[part.amount for part in each] for each in parts] == [[5, 2], [5]]


@pytest.mark.rule("GOT-292")
def test_cannot_is_absolute() -> None:
    table = Table({"plot": "Marching Orders", "gold": 5, "hand": ["The Roseroad", "Tumblestone Knight"]})
    refusal = table.refusal("The Roseroad", "marshal")
    assert refusal is not None
    assert refusal.rule == "GOT-292"
    assert table.offers("marshal", "Tumblestone Knight")


@pytest.mark.rule("GOT-131", "GOT-132", "GOT-133", "GOT-127", "GOT-128")
def test_a_delayed_effect_waits_for_its_condition() -> None:
    table = Table(
        {"characters": ["Robb Stark"], "hand": ["For the North!"]},
        step="4.2.1w",
        challenge=attack("military", "Robb Stark"),
    )
    table.play("For the North!")
    assert table.strength("Robb Stark") == 7
    assert table.hand("Ana") == []
    table.until(asked="got-ask-uses-keyword")
    assert len(table.hand("Ana")) == 1
    table.passes().until(asked="got-ask-challenge")
    assert table.strength("Robb Stark") == 5


@pytest.mark.rule("GOT-135", "GOT-136")
def test_ambush_puts_into_play_in_the_challenges_phase() -> None:
    table = Table({"gold": 2, "hand": ["Burned Men"]}, step="4.1w").choose("ambush", "Burned Men")
    assert table.zone("Burned Men") == "characters:A"
    assert (table.gold(), table.said("got-log-marshals")) == (0, 0)
