"""What an effect still finds when a cancel of it was cancelled in turn, and who has left and is another card now."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Melee, Table, attack

WOLF, BASTARD, JUDGMENT = "Tumblestone Knight", "Bastard in Hiding", "The Hand’s Judgment"


def test_seen_in_flames_finds_a_hand_that_was_played_against_it_empty() -> None:
    """Bor's last card judges the flames; judged in turn it lies on the pile, and there is nothing left to discard."""
    t = Table(
        {"gold": 2, "hand": ["Seen In Flames", JUDGMENT], "characters": ["Melisandre"]},
        {"gold": 1, "hand": [JUDGMENT], "characters": [BASTARD]},
        step="4.1w",
    )
    t.play("Seen In Flames").respond(JUDGMENT).respond(JUDGMENT)
    assert t.hand("Bor") == []
    t.respond("Melisandre", BASTARD)
    assert (t.step, t.titles("discard:A")) == ("4.1w", [JUDGMENT, "Seen In Flames"])


@pytest.mark.rule("GOT-265", "GOT-267")
def test_consolidation_that_misses_one_of_its_characters_gives_no_power() -> None:
    """Bran was chosen as well and has given himself up in vain: not all of them kneel, so that nothing comes then."""
    t = Table(
        {"gold": 2, "hand": ["Consolidation of Power", "Treachery"], "characters": ["Tyrion Lannister"]},
        {"characters": ["Bran Stark", WOLF]},
        step="3.2w",
    )
    t.play("Consolidation of Power").pick("Bran Stark").pick(WOLF)
    t.respond("Bran Stark").respond("Treachery")
    assert t.kneels(WOLF)
    assert (t[WOLF].power, t.asked) == (0, "got-ask-marshal")


@pytest.mark.rule("GOT-134")
def test_the_tears_have_no_target_and_fall_on_who_is_there_when_they_fall() -> None:
    """Bran, who has given himself up in vain, need not be poisoned: the text chooses nobody before it resolves."""
    t = Table(
        {"gold": 2, "hand": ["Tears of Lys", "Treachery"], "characters": ["Tyrion Lannister"]},
        {"characters": ["Bran Stark", WOLF]},
        step="4.2.2",
        challenge=attack("intrigue", "Tyrion Lannister"),
    )
    t.respond("Tears of Lys").respond("Bran Stark").respond("Treachery")
    assert t[WOLF].count("poison") == 1


@pytest.mark.rule("GOT-420", "GOT-316")
def test_who_was_bypassed_left_and_came_by_ambush_may_defend() -> None:
    t = Melee(
        {"characters": ["Asha Greyjoy"]},
        {"gold": 2, "characters": ["Burned Men", WOLF]},
        {"gold": 2, "hand": ["The Things I Do For Love"], "characters": ["Tyrion Lannister"]},
        step="4.2",
    )
    t.against("military", "Bor", "Asha Greyjoy").pick("Burned Men")
    while t.who != "Cai":
        t.passes()
    t.choose("play", "The Things I Do For Love").pick("Burned Men")
    assert t.zone("Burned Men") == "hand:B"
    while t.who != "Bor":
        t.passes()
    t.choose("ambush", "Burned Men").until(asked="got-ask-defenders")
    assert t.offers("defend", "Burned Men")


@pytest.mark.rule("GOT-134", "GOT-209")
@pytest.mark.parametrize(
    ("event", "aim"), [("Hear Me Roar!", ""), ("Confinement", WOLF)], ids=["puts into play", "chooses"]
)
def test_whoever_could_cancel_knows_a_target_and_no_card_that_is_picked_later(event: str, aim: str) -> None:
    t = Table(
        {"gold": 1, "hand": [event, "Burned Men", "Gold Cloaks"], "characters": [WOLF, BASTARD]},
        {"gold": 1, "hand": [JUDGMENT]},
        step="4.1w",
    )
    lit = t.session.game.aims(t.g, t.question, t.find("play", event)[0])
    assert sorted(lit) == sorted(map(t.id, [WOLF, BASTARD] if aim else ["Burned Men", "Gold Cloaks"]))
    t.play(event, aim)
    assert (t.who, t.offers("respond", JUDGMENT)) == ("Bor", True)
    (told,) = t.question.going_on()
    assert told.params.get("aim") == (t.g.ref(t.id(aim)) if aim else None)
    t.passes()
    assert t.asked == ("got-ask-action" if aim else "got-ask-target")
