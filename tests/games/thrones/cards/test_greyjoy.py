"""House Greyjoy, a test for each sentence of the cards."""

from __future__ import annotations

from tests.games.thrones.table import Table, attack, kneeling

WOLF, LION, SAILOR = "Tumblestone Knight", "Lannisport Moneylender", "Salty Navigator"


def test_aeron_raises_a_drowned_ironborn() -> None:
    t = Table({"characters": ["Aeron Damphair"], "dead": ["Asha Greyjoy", "Maester Wendamyr"]}, step="5.2")
    t.respond("Aeron Damphair")
    assert t.zone("Asha Greyjoy") == "characters:A"
    assert t.zone("Maester Wendamyr") == "dead:A"


def test_alannys_cuts_reserves_while_you_go_first() -> None:
    bor = {"plot": "Summons"}
    assert Table({"characters": ["Alannys Greyjoy"]}, bor).plot("Bor", "reserve") == 6
    assert Table({"characters": ["Alannys Greyjoy"]}, bor, first_player="Bor").plot("Bor", "reserve") == 7


def test_asha_stands_after_an_unopposed_victory() -> None:
    t = Table({"characters": [kneeling("Asha Greyjoy")]}, step="4.2.2", challenge=attack("military", "Asha Greyjoy"))
    t.respond("Asha Greyjoy")
    assert not t.kneels("Asha Greyjoy")


def test_weaker_defenders_are_nothing_before_balon() -> None:
    t = Table(
        {"characters": ["Balon Greyjoy", SAILOR]},
        {"characters": [LION, "Tywin Lannister"]},
        step="4.2.1w",
        challenge=attack("military", "Balon Greyjoy", defenders=(LION, "Tywin Lannister")),
    )
    assert t.total("Bor") == 6
    t = Table(
        {"characters": ["Balon Greyjoy", SAILOR]},
        {"characters": [LION]},
        step="4.2.1w",
        challenge=attack("military", SAILOR, defenders=(LION,)),
    )
    assert t.total("Bor") == 2


def test_euron_takes_a_location_after_his_pillage() -> None:
    euron = "Euron Crow’s Eye"
    t = Table(
        {"characters": [euron]},
        {"characters": [LION], "discard": ["Lannisport"], "deck": ["Casterly Rock", *["The Roseroad"] * 9]},
        step="4.2.2",
        challenge=attack("power", euron, defenders=(LION,)),
    )
    t.until(asked="got-ask-keyword").choose("first_pillage").choose_all("pillage", euron).respond(euron)
    assert t.choices() == {"Lannisport", "Casterly Rock"}
    t.pick("Casterly Rock")
    assert t.zone("Casterly Rock") == "locations:A"


def test_theon_gains_power_for_an_unopposed_victory() -> None:
    t = Table({"characters": ["Theon Greyjoy"]}, step="4.2.2", challenge=attack("military", "Theon Greyjoy"))
    t.respond("Theon Greyjoy")
    assert t["Theon Greyjoy"].power == 1


def test_the_drowned_men_grow_with_your_warships() -> None:
    ships = ["Great Kraken", "Iron Fleet Scout", "Sea Tower"]
    assert Table({"characters": ["Drowned Men"], "locations": ships}).strength("Drowned Men") == 5


def test_the_fishmonger_and_the_tower_make_cards_cheaper() -> None:
    t = Table(
        {
            "gold": 5,
            "hand": ["Balon Greyjoy", "Great Kraken"],
            "characters": ["Iron Islands Fishmonger"],
            "locations": ["Sea Tower"],
        }
    )
    t.use("Iron Islands Fishmonger").until(asked="got-ask-marshal").use("Sea Tower").until(asked="got-ask-marshal")
    t.choose("marshal", "Balon Greyjoy")
    assert t.gold() == 1


def test_the_shipwright_kneels_a_cheap_location_and_a_dearer_one_when_you_go_first() -> None:
    bor = {"locations": ["Casterly Rock", "Lannisport"]}
    t = Table({"characters": ["Lordsport Shipwright"]}, bor)
    t.use("Lordsport Shipwright", "Lannisport")
    assert t.kneels("Lannisport")
    t = Table({"characters": ["Lordsport Shipwright"]}, bor, first_player="Bor", active="Ana")
    t.use("Lordsport Shipwright")
    assert t.kneels("Casterly Rock")


def test_the_throwing_axe_goes_on_ironborn_and_kills_a_defender() -> None:
    t = Table({"gold": 1, "hand": ["Throwing Axe"], "characters": ["Maester Wendamyr", SAILOR]})
    assert [option.target for option in t.find("marshal", "Throwing Axe")] == [t.id(SAILOR)]
    t = Table(
        {"characters": [{"card": "Asha Greyjoy", "attachments": ["Throwing Axe"]}]},
        {"characters": [LION, WOLF]},
        step="4.2.2",
        challenge=attack("military", "Asha Greyjoy", defenders=(WOLF,)),
    )
    t.respond("Throwing Axe")
    assert t.zone(WOLF) == "dead:B"
    assert t.zone("Throwing Axe") == "discard:A"


def test_the_great_kraken_carries_balon_unseen() -> None:
    assert Table({"characters": ["Balon Greyjoy"], "locations": ["Great Kraken"]}).has("Balon Greyjoy", "stealth")


def test_the_great_kraken_draws_or_gains_twice_a_round() -> None:
    t = Table(
        {"characters": [SAILOR], "locations": ["Great Kraken"]}, step="4.2.2", challenge=attack("military", SAILOR)
    )
    t.respond("Great Kraken").choose("draw_one")
    assert len(t.hand()) == 1
    t = Table(
        {"characters": [SAILOR], "locations": ["Great Kraken"]}, step="4.2.2", challenge=attack("military", SAILOR)
    )
    t.respond("Great Kraken").choose("gain_one_power")
    assert t.power() == 2


def test_the_scout_strengthens_more_when_you_go_first() -> None:
    for first, strength in (("Ana", 4), ("Bor", 3)):
        t = Table(
            {"characters": [SAILOR], "locations": ["Iron Fleet Scout"]},
            {"characters": [WOLF]},
            step="4.2w",
            first_player=first,
            active="Ana",
            challenge=attack("military", SAILOR),
        )
        t.use("Iron Fleet Scout")
        assert t.strength(SAILOR) == strength


def risen(*, host: str = SAILOR, **ana: object) -> Table:
    """Ana’s character would be killed by an event of Bor’s, and is saved."""
    t = Table(
        {"hand": ["Risen from the Sea"], "characters": [host], **ana},
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        step="4.2.2",
        active="Bor",
        challenge=attack("military", "Tywin Lannister", by="Bor"),
    )
    return t.respond("Put to the Sword").respond("Risen from the Sea")


def test_risen_from_the_sea_saves_and_stays_as_a_condition() -> None:
    t = risen()
    assert t.zone(SAILOR) == "characters:A"
    assert t.strength(SAILOR) == 3
    seen = t.session.look("A").card(t.id("Risen from the Sea"))
    assert seen is not None
    assert seen.traits == ["condition"]
    assert t.has("Risen from the Sea", "terminal")
    (told,) = [line.message.params for line in t.session.log if line.message.id == "got-log-attached"]
    assert (told["card"], told["host"]) == (t.g.ref(t.id("Risen from the Sea")), t.g.ref(t.id(SAILOR)))


def test_risen_from_the_sea_is_discarded_where_no_attachment_holds() -> None:
    t = risen(host="Drowned Men")
    assert t.zone("Drowned Men") == "characters:A"
    assert t.zone("Risen from the Sea") == "discard:A"


def test_risen_from_the_sea_does_not_come_back_to_the_hand() -> None:
    t = Table(
        {"hand": ["Risen from the Sea"], "characters": [SAILOR, "Varys"]},
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        step="4.2.2",
        active="Bor",
        challenge=attack("military", "Tywin Lannister", by="Bor"),
    )
    t.respond("Put to the Sword", SAILOR).respond("Risen from the Sea").until(asked="got-ask-respond").respond("Varys")
    assert t.zone("Risen from the Sea") == "discard:A"


def test_the_krakens_grasp_drags_a_weak_defender_down() -> None:
    grasp = "The Kraken’s Grasp"
    for first in ("Ana", "Bor"):
        t = Table(
            {"hand": [grasp], "characters": ["Balon Greyjoy", SAILOR]},
            {"characters": [WOLF]},
            step="4.2.1w",
            first_player=first,
            active="Ana",
            challenge=attack("military", SAILOR, defenders=(WOLF,)),
        )
        if first == "Ana":
            t.play(grasp)
            assert t.total("Bor") == 0
        else:
            assert not t.offers("play")


def test_we_do_not_sow_discards_a_location_or_an_attachment() -> None:
    t = Table(
        {"gold": 1, "hand": ["We Do Not Sow"], "characters": [SAILOR]},
        {"characters": [{"card": LION, "attachments": ["Little Bird"]}], "locations": ["Lannisport"]},
        step="4.2.2",
        challenge=attack("military", SAILOR),
    )
    t.respond("We Do Not Sow")
    assert t.choices() == {"Little Bird", "Lannisport"}
    t.pick("Lannisport")
    assert t.zone("Lannisport") == "discard:B"
