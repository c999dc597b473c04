"""Neutral cards, a test for each sentence of their text."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD = "Tumblestone Knight", "Bastard in Hiding"


def test_fealty_makes_the_next_loyal_card_cheaper() -> None:
    t = Table({"agenda": "Fealty", "gold": 12, "hand": [WOLF, "Catelyn Stark", "Grey Wind", "Ice"]})
    t.use("Fealty")
    assert t.kneels("House Stark")
    t.until(asked="got-ask-marshal").choose("marshal", WOLF).until(asked="got-ask-marshal")
    assert t.gold() == 10
    t.choose("marshal", "Catelyn Stark").until(asked="got-ask-marshal")
    assert t.gold() == 7
    t.choose("marshal", "Grey Wind")
    assert t.gold() == 2


def test_fealty_makes_a_loyal_event_cheaper_too() -> None:
    t = Table(
        {"plot": "Counting Coppers", "gold": 1, "hand": ["Winter Is Coming"], "characters": ["Robb Stark"]},
        {"characters": [BASTARD]},
        step="4.2w",
        challenge=attack("power", "Robb Stark"),
    )
    t.use("Fealty").play("Winter Is Coming")
    assert (t.gold(), t.claim()) == (1, 2)


def test_littlefinger_draws_two_when_you_marshal_him() -> None:
    t = Table({"gold": 5, "hand": ["Littlefinger"]})
    t.choose("marshal", "Littlefinger").respond("Littlefinger")
    assert len(t.hand()) == 2


def test_littlefinger_adds_to_your_income() -> None:
    t = Table({"plot": "The Winds of Winter", "characters": ["Littlefinger"]})
    assert t.plot("Ana", "income") == 4


def test_varys_clears_the_table() -> None:
    t = Table({"characters": ["Varys", WOLF]}, {"characters": [BASTARD]}, step="5.3")
    t.respond("Varys")
    assert t.zone("Varys") == "removed"
    assert (t.zone(WOLF), t.zone(BASTARD)) == ("discard:A", "discard:B")


def test_rattleshirts_raiders_discard_an_attachment_of_the_loser() -> None:
    raiders = "Rattleshirt’s Raiders"
    t = Table(
        {"characters": [raiders, {"card": WOLF, "attachments": ["Little Bird"]}]},
        {"characters": [{"card": BASTARD, "attachments": ["Noble Lineage"]}]},
        step="4.2.2",
        challenge=attack("military", raiders),
    )
    t.respond(raiders)
    assert t.zone("Noble Lineage") == "discard:B"
    assert t["Little Bird"].host == t.id(WOLF)


def test_the_wildling_horde_strengthens_a_wildling_of_yours() -> None:
    t = Table(
        {"characters": ["Wildling Horde", WOLF]},
        {"characters": [BASTARD]},
        step="4.2w",
        challenge=attack("military", "Wildling Horde", WOLF),
    )
    t.use("Wildling Horde")
    assert t.strength("Wildling Horde") == 7
    assert t.kneels("House Stark")
    t.until(asked="got-ask-uses-keyword")
    assert t.strength("Wildling Horde") == 7
    t.passes().until(asked="got-ask-plot")
    assert t.strength("Wildling Horde") == 5


def test_the_seal_of_the_hand_goes_on_lords_and_ladies() -> None:
    t = Table({"gold": 3, "hand": ["Seal of the Hand"], "characters": [WOLF, "Robb Stark"]})
    assert [option.target for option in t.find("marshal", "Seal of the Hand")] == [t.id("Robb Stark")]


def test_the_seal_of_the_hand_stands_its_lord() -> None:
    t = Table({"characters": [kneeling("Robb Stark", attachments=["Seal of the Hand"])]})
    t.use("Seal of the Hand")
    assert not t.kneels("Robb Stark")
    assert t.kneels("Seal of the Hand")


def test_a_bodyguard_dies_for_his_lord() -> None:
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        {"characters": [{"card": "Robb Stark", "attachments": ["Bodyguard"]}]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond("Put to the Sword").respond("Bodyguard")
    assert t.zone("Robb Stark") == "characters:B"
    assert t.zone("Bodyguard") == "discard:B"


def test_a_bodyguard_saves_from_being_discarded() -> None:
    t = Table(
        {"characters": ["Varys"]}, {"characters": [{"card": "Robb Stark", "attachments": ["Bodyguard"]}]}, step="5.3"
    )
    t.respond("Varys").respond("Bodyguard")
    assert t.zone("Robb Stark") == "characters:B"
    assert t.zone("Bodyguard") == "discard:B"


@pytest.mark.parametrize(
    ("attachment", "icons"), [("Little Bird", "mip"), ("Noble Lineage", "mp"), ("Syrio’s Training", "mp")]
)
def test_an_attachment_gives_an_icon(attachment: str, icons: str) -> None:
    t = Table({"characters": [{"card": WOLF, "attachments": [attachment]}]})
    assert t.icons(WOLF) == icons


def test_milk_of_the_poppy_blanks_a_character_but_for_its_traits() -> None:
    t = Table({"characters": [{"card": "Robb Stark", "attachments": ["Milk of the Poppy"]}]})
    assert not t.has("Robb Stark", "renown")
    assert t.icons("Robb Stark") == "mp"
    seen = t.session.look("A").card(t.id("Robb Stark"))
    assert seen is not None
    assert seen.traits == ["lord"]


def test_the_iron_throne_counts_for_dominance() -> None:
    t = Table({"locations": ["The Iron Throne"]}, {"characters": ["Tywin Lannister"]}, step="5.2")
    t.until(step="5.2w")
    assert t.power("Ana") == 1
    assert t.plot("Ana", "reserve") == 0


def test_the_kingsroad_makes_the_next_character_cheaper() -> None:
    t = Table({"gold": 5, "hand": ["Robb Stark", "Ice"], "locations": ["The Kingsroad"]})
    t.use("The Kingsroad").until(asked="got-ask-marshal")
    assert t.zone("The Kingsroad") == "discard:A"
    t.choose("marshal", "Robb Stark")
    assert t.gold() == 2


def test_the_kingsroad_does_nothing_for_a_location() -> None:
    t = Table({"gold": 3, "hand": ["The Iron Throne"], "locations": ["The Kingsroad"]})
    t.use("The Kingsroad").until(asked="got-ask-marshal").choose("marshal", "The Iron Throne")
    assert t.gold() == 1


def fight(event: str, type: str, *, margin: int = 5, **bor: object) -> Table:
    """Ana has won a challenge by so much, or is about to."""
    strong, weak = {"military": ("Robb Stark", BASTARD), "power": ("Robb Stark", BASTARD)}.get(
        type, ("Tywin Lannister", "Selyse Baratheon")
    )
    mine = [strong] if margin >= 5 else [WOLF if type != "intrigue" else "Lannisport Moneylender"]
    return Table(
        {"gold": 4, "hand": [event], "characters": mine},
        {"characters": [weak], **bor},
        step="4.2.2",
        challenge=attack(type, *mine),
    )


def test_put_to_the_sword_kills_after_a_military_rout() -> None:
    t = fight("Put to the Sword", "military")
    t.respond("Put to the Sword")
    assert t.zone(BASTARD) == "dead:B"
    assert t.gold() == 2


def test_put_to_the_sword_needs_five_str() -> None:
    assert fight("Put to the Sword", "military", margin=2).asked != "got-ask-respond"
    assert fight("Put to the Sword", "power").asked != "got-ask-respond"


def test_put_to_the_torch_discards_a_location() -> None:
    t = fight("Put to the Torch", "military", locations=["The Roseroad"])
    t.respond("Put to the Torch")
    assert t.titles("discard:B") == ["The Roseroad"]


def test_only_one_put_to_the_torch_a_challenge() -> None:
    t = Table(
        {"gold": 4, "hand": ["Put to the Torch", "Put to the Torch"], "characters": ["Robb Stark"]},
        {"locations": ["The Roseroad", "The Kingsroad"]},
        step="4.2.2",
        challenge=attack("military", "Robb Stark"),
    )
    t.respond("Put to the Torch", "The Roseroad")
    assert not t.offers("respond", "Put to the Torch")


def test_a_superior_claim_gains_two_power() -> None:
    t = fight("Superior Claim", "power")
    t.respond("Superior Claim")
    assert t.power() == 3


def test_tears_of_lys_kill_at_the_end_of_the_phase() -> None:
    t = Table(
        {"gold": 1, "hand": ["Tears of Lys"], "characters": ["Tywin Lannister"]},
        {"characters": [BASTARD, "Selyse Baratheon"]},
        step="4.2.2",
        challenge=attack("intrigue", "Tywin Lannister"),
    )
    t.respond("Tears of Lys")
    assert t[BASTARD].count("poison") == 1
    t.until(step="5.2w")
    assert t.zone(BASTARD) == "dead:B"
    assert t.zone("Selyse Baratheon") == "characters:B"


def test_who_has_lost_the_poison_lives() -> None:
    t = Table(
        {"gold": 1, "hand": ["Tears of Lys"], "characters": ["Tywin Lannister"]},
        {"characters": [BASTARD]},
        step="4.2.2",
        challenge=attack("intrigue", "Tywin Lannister"),
    )
    t.respond("Tears of Lys")
    t.g.pieces[t.id(BASTARD)].put("poison", 0)
    t.until(step="5.2w")
    assert t.zone(BASTARD) == "characters:B"


def test_the_hands_judgment_costs_what_the_event_costs_and_cancels_it() -> None:
    t = fight("Put to the Sword", "military", hand=["The Hand’s Judgment"], gold=3)
    t.respond("Put to the Sword").respond("The Hand’s Judgment")
    assert t.gold("Bor") == 1
    assert t.zone(BASTARD) == "characters:B"
    assert (t.gold("Ana"), t.zone("Put to the Sword")) == (2, "discard:A")


def test_the_hands_judgment_must_be_paid_for() -> None:
    t = fight("Put to the Sword", "military", hand=["The Hand’s Judgment"], gold=1)
    t.respond("Put to the Sword")
    assert t.zone(BASTARD) == "dead:B"
