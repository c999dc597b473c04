"""How anybody is thought to play when a bot looks ahead: marshaling, attacking with enough, defending what matters."""

from __future__ import annotations

from desktop_app.engine.ask import Option
from desktop_app.engine.chance import Chance
from desktop_app.games.thrones.planning.going_on import go_on
from desktop_app.games.thrones.reading.queries import FACTS
from tests.games.thrones.table import Table


def done(table: Table) -> list[str]:
    """What is answered, as verb and title."""
    found = [Option.from_key(key) for key in go_on(table.g, table.question, Chance(0))]
    return sorted(
        f"{option.verb} {FACTS[table.g.codes[option.source]].titles['en']}" if option.source else option.verb
        for option in found
    )


def attacked(type: str, attackers: list[str], defenders: list[str], **bor: object) -> Table:
    """Ana attacks with all of hers; Bor is asked who defends."""
    plot = "A Noble Cause"
    table = Table({"characters": attackers, "plot": plot}, {"characters": defenders, "plot": plot, **bor}, step="4.2")
    return table.challenge(type, *attackers).until(asked="got-ask-defenders")


def test_the_dearest_is_marshaled_that_the_gold_pays_for() -> None:
    hand = ["Direwolf Pup", "Tywin Lannister", "Wildling Horde"]
    table = Table({"gold": 5, "hand": hand, "agenda": "Banner of the Wolf"}, step="3.2w")
    assert done(table) == ["marshal Wildling Horde"]


def test_milk_of_the_poppy_is_poured_for_others() -> None:
    table = Table(
        {"gold": 1, "hand": ["Milk of the Poppy"], "characters": ["Robb Stark"], "agenda": "Banner of the Wolf"},
        {"characters": ["Tywin Lannister"]},
        step="3.2w",
    )
    (key,) = go_on(table.g, table.question, Chance(0))
    assert Option.from_key(key).target == table.id("Tywin Lannister")


def test_nobody_attacks_where_the_defence_is_stronger_and_little_is_to_be_had() -> None:
    table = Table({"characters": ["Winterfell Steward"]}, {"characters": ["Tywin Lannister"]}, step="4.2")
    assert done(table.until(asked="got-ask-challenge")) == ["no_challenge"]


def test_as_few_attack_as_beat_all_that_could_defend() -> None:
    table = Table({"characters": ["Wildling Horde", "Gold Cloaks"]}, {"characters": ["Tumblestone Knight"]}, step="4.2")
    table.until(asked="got-ask-challenge").choose("military")
    assert done(table) == ["attack Wildling Horde"]


def test_all_attack_where_only_all_beat_what_could_defend() -> None:
    table = Table({"characters": ["Wildling Horde", "Gold Cloaks"]}, {"characters": ["Tywin Lannister"]}, step="4.2")
    table.until(asked="got-ask-challenge").choose("military")
    assert done(table) == ["attack Gold Cloaks", "attack Wildling Horde"]


def test_who_is_enough_to_hold_the_attack_defends() -> None:
    table = attacked("military", ["Burned Men"], ["Robb Stark", "Vanguard of the North", "Direwolf Pup"])
    assert done(table) == ["defend Robb Stark"]


def test_where_nobody_holds_it_the_weakest_makes_it_opposed() -> None:
    table = attacked("military", ["Robb Stark", "Eddard Stark"], ["Tumblestone Knight", "Direwolf Pup"])
    assert done(table) == ["defend Direwolf Pup"]


def test_the_least_is_given_up_for_claim() -> None:
    table = attacked("military", ["Robb Stark", "Eddard Stark"], ["Khal Drogo", "Direwolf Pup"])
    table.choose_all("defend").until(asked="got-ask-claim")
    assert done(table) == ["choose Direwolf Pup"]
