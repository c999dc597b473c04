"""Who leaves in answer to what would befall him is not befallen by it: a fighter, a player. No card of the box answers
so early."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.events.challenges import Attacks, Defends
from desktop_app.games.thrones.events.counters import GoldGained
from desktop_app.games.thrones.events.moving import EffectsInitiate, Killed
from desktop_app.games.thrones.reading.queries import facts
from desktop_app.games.thrones.verbs.lasting import last
from desktop_app.games.thrones.vocabulary.abilities import action, forced
from desktop_app.games.thrones.vocabulary.conditions import named
from desktop_app.games.thrones.vocabulary.deeds import both
from desktop_app.games.thrones.vocabulary.groups import character, loser, that_card, that_player, you
from desktop_app.games.thrones.vocabulary.lasting import at_phase_end
from desktop_app.games.thrones.vocabulary.piles import discard_at_random, discard_top
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import when, you_win
from desktop_app.games.thrones.vocabulary.verbs import discard, return_to_hand, take_control
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Melee, Table, attack, kneeling

WOLF, CREW = "Tumblestone Knight", "Black Wind’s Crew"
TRAPDOOR = "Trapdoor"
"""When a Tumblestone Knight is declared as an attacker or defender, discard him from play."""

FIRE_IN_THE_VAULT = "Fire in the Vault"
"""When a player gains gold, discard that player's deck."""
PICKPOCKET = "Pickpocket"
"""When the effects of an event would initiate, discard your hand and return each Tumblestone Knight to his owner's."""

TURNCLOAK = "Turncloak"
"""When a character is killed, take control of it."""

SPOILS = "Spoils of War"
"""After you win a challenge, discard the loser's deck."""

MARK = "Black Mark"
"""Choose a character: at the end of the phase, discard it."""

make_up("T-125", "event", MARK)
make_up("T-120", "location", TRAPDOOR)
make_up("T-124", "location", SPOILS)
make_up("T-121", "location", FIRE_IN_THE_VAULT)
make_up("T-122", "location", PICKPOCKET)
make_up("T-123", "location", TURNCLOAK)


def _is_the_knight(m: Now) -> bool:
    return facts(m.g, m.event.card).titles["en"] == WOLF


with on_the_shelf():
    for _event in (Attacks, Defends):
        forced("T-120", when(_event, _is_the_knight, told="is declared"), do=discard.on(that_card))
    forced(
        "T-122",
        when(EffectsInitiate, lambda m: m.event.kind == "event", told="an event initiates"),
        do=both(discard_at_random(9).on(you), return_to_hand.on(character(named(WOLF)))),
    )
    action("T-125", target=character, do=at_phase_end("black_mark", discard))
    forced("T-123", when(Killed, told="is killed"), do=take_control.on(that_card))
    forced("T-124", you_win(), do=discard_top(99).on(loser))
    forced("T-121", when(GoldGained, told="gains gold"), do=discard_top(99).on(that_player))


@pytest.mark.rule("GOT-316")
def test_of_two_attackers_who_are_declared_the_one_who_falls_does_not_fight() -> None:
    t = Table({"characters": [WOLF, CREW], "locations": [TRAPDOOR]}, {"characters": ["Robb Stark"]}, step="4.2")
    t.challenge("military", WOLF, CREW)
    assert t.zone(WOLF) == "discard:A"
    assert t.g.challenges[-1].attackers == [t.id(CREW)]


@pytest.mark.rule("GOT-316")
@pytest.mark.parametrize("order", [(WOLF, CREW), (CREW, WOLF)])
def test_of_two_defenders_who_are_declared_the_one_who_falls_does_not_fight(order: tuple[str, str]) -> None:
    t = Table(
        {"characters": ["Robb Stark"], "locations": [TRAPDOOR]},
        {"characters": [WOLF, CREW]},
        step="4.2",
    )
    t.challenge("military", "Robb Stark").until(asked="got-ask-defenders").choose_all("defend", *order)
    assert t.zone(WOLF) == "discard:B"
    assert t.g.challenges[-1].defenders == [t.id(CREW)]
    assert t.kneels(CREW)


@pytest.mark.rule("GOT-184")
def test_who_leaves_the_game_before_the_gold_comes_has_none() -> None:
    t = Melee({"locations": [FIRE_IN_THE_VAULT]}, {"plot": "Calling the Banners"}, step="3.2", first_player="Bor")
    assert t.g.eliminated == ["B"]
    assert t.gold("Bor") == 0


def test_who_was_to_come_from_the_hand_does_not_come_from_the_pile() -> None:
    t = Table(
        {"gold": 1, "hand": ["Hear Me Roar!", "Burned Men", "Joffrey Baratheon"], "locations": [PICKPOCKET]},
        step="4.1w",
    )
    t.play("Hear Me Roar!").until(asked="got-ask-action")
    assert sorted(t.titles("discard:A")) == ["Burned Men", "Hear Me Roar!", "Joffrey Baratheon"]
    assert t.g.effects == []


@pytest.mark.rule("GOT-131")
def test_nothing_waits_for_who_has_left_before_it_begins() -> None:
    """The knight is in the hand when he would be marked: no end of a phase waits for him."""
    t = Table({"hand": [MARK], "characters": [WOLF, CREW], "locations": [PICKPOCKET]}, step="4.1w")
    t.play(MARK, WOLF)
    assert (t.zone(WOLF), t.g.effects) == ("hand:A", [])


def test_what_befalls_others_happens_though_the_target_has_gone() -> None:
    """The knight is in the hand again: he is no stronger, and the card is drawn for a victory all the same."""
    t = Table(
        {"hand": ["For the North!"], "characters": [WOLF, "Robb Stark"], "locations": [PICKPOCKET]},
        step="4.2w",
        challenge=attack("military", WOLF, "Robb Stark"),
    )
    t.play("For the North!", WOLF)
    assert (t.zone(WOLF), t.total("Ana")) == ("hand:A", 5)
    t.until("4.1w")
    assert t.hand() == [WOLF, "The Roseroad"]


def test_who_changes_sides_while_dying_dies_as_that_players() -> None:
    """The knight of Bor is Ana's when he dies: her Robb mourns him."""
    t = Table(
        {
            "gold": 2,
            "hand": ["Put to the Sword"],
            "characters": ["Tywin Lannister", kneeling("Robb Stark")],
            "locations": [TURNCLOAK],
        },
        {"characters": [WOLF]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond("Put to the Sword").respond("Robb Stark")
    assert t.zone(WOLF) == "dead:B"
    assert not t.kneels("Robb Stark")


# -- who leaves the game for having lost -------------------------------------------------------------------------------


@pytest.mark.rule("GOT-184", "GOT-523", "GOT-395")
def test_who_has_put_the_loser_out_has_won_all_the_same() -> None:
    t = Melee({"characters": ["Robb Stark"], "locations": [SPOILS], "plot": "A Storm of Swords"}, step="4.2")
    t.against("military", "Bor", "Robb Stark").until(asked="got-ask-uses-keyword")
    assert (t.g.eliminated, t.power()) == (["B"], 1), "won unopposed"
    t.choose_all("renown", "Robb Stark")
    assert t["Robb Stark"].power == 1


@pytest.mark.rule("GOT-184", "GOT-439")
@pytest.mark.parametrize("pays", [(), ("Cai",), ("Cai", "Dia")])
def test_nothing_is_claimed_of_who_is_out_and_whispers_still_takes_of_others(pays: tuple[str, ...]) -> None:
    t = Melee(
        {"characters": ["Tyrion Lannister"], "locations": [SPOILS], "plot": "Summons", "title": "Master of Whispers"},
        {"hand": [WOLF]},
        {"hand": [WOLF]},
        {"hand": [WOLF]},
        step="4.2",
    )
    t.against("intrigue", "Bor", "Tyrion Lannister").until(asked="got-ask-who-pays")
    assert {option.target for option in t.question.options} == {"C", "D"}
    t.session.answer([option.key for option in t.question.options if t.g.names[option.target] in pays])
    assert [t.hand(player) == [] for player in ("Cai", "Dia")] == ["Cai" in pays, "Dia" in pays]


@pytest.mark.rule("GOT-419", "GOT-316")
def test_who_falls_before_attacking_bypasses_nobody() -> None:
    t = Table({"characters": [WOLF, CREW], "locations": [TRAPDOOR]}, {"characters": ["Robb Stark"]}, step="4.2")
    last(t.g, "keyword:stealth", 0, [t.id(WOLF)], "round", "")
    t.challenge("military", WOLF, CREW).pick("Robb Stark")
    assert (t.zone(WOLF), t.g.challenges[-1].bypassed) == ("discard:A", [])
    assert t.until(asked="got-ask-defenders").offers("defend", "Robb Stark")
