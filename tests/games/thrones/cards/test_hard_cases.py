"""Where the texts of several cards meet: cancels, saves, replacements, limits, control, nested interrupts."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.book.declaring import able_attackers
from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
SWORD, JUDGMENT = "Put to the Sword", "The Hand’s Judgment"
TYWIN = attack("military", "Tywin Lannister")


def sword(*theirs: object, mine: tuple[str, ...] = (SWORD,), **bor: object) -> Table:
    """Ana has won by five and may put somebody to the sword."""
    return Table(
        {"gold": 9, "hand": list(mine), "characters": ["Tywin Lannister"]},
        {"characters": list(theirs), **bor},
        step="4.2.2",
        challenge=TYWIN,
    )


# -- cancels -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-026")
def test_a_judgment_is_judged_in_turn() -> None:
    """An interrupt inside an interrupt inside a reaction: the second cancel brings the first event back."""
    t = sword(WOLF, mine=(SWORD, JUDGMENT), hand=[JUDGMENT], gold=2)
    t.respond(SWORD).respond(JUDGMENT)
    assert t.who == "Ana"
    t.respond(JUDGMENT)
    assert t.zone(WOLF) == "dead:B"


@pytest.mark.rule("GOT-027", "GOT-264")
def test_what_was_cancelled_counts_towards_its_maximum() -> None:
    t = sword(WOLF, BASTARD, mine=(SWORD, SWORD), hand=[JUDGMENT], gold=2)
    t.respond(SWORD, WOLF).respond(JUDGMENT)
    assert t.zone(WOLF) == "characters:B"
    assert not t.offers("respond", SWORD)


def test_treachery_cancels_a_save() -> None:
    t = Table(
        {"gold": 3, "hand": [SWORD, "Treachery"], "characters": ["Tywin Lannister"]},
        {"characters": [{"card": "Robb Stark", "attachments": ["Bodyguard"]}]},
        step="4.2.2",
        challenge=TYWIN,
    )
    t.respond(SWORD).respond("Bodyguard").respond("Treachery")
    assert t.zone("Robb Stark") == "dead:B"
    assert t.zone("Bodyguard") == "discard:B"


@pytest.mark.rule("GOT-114")
def test_treachery_does_not_cancel_a_duplicate() -> None:
    t = Table(
        {"gold": 3, "hand": [SWORD, "Treachery"], "characters": ["Tywin Lannister"]},
        {"characters": [{"card": "Robb Stark", "duplicates": ["Robb Stark"]}]},
        step="4.2.2",
        challenge=TYWIN,
    )
    t.respond(SWORD).choose("respond")
    assert not t.offers("respond", "Treachery")
    assert t.zone("Robb Stark") == "characters:B"


# -- saves and replacements --------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-452", "GOT-453")
def test_who_is_saved_is_not_killed_and_answers_nothing() -> None:
    t = sword("Benjen Stark", "Maester Aemon")
    t.respond(SWORD, "Benjen Stark").respond("Maester Aemon")
    assert not t.offers("respond", "Benjen Stark")
    assert t.zone("Benjen Stark") == "characters:B"
    assert t.power("Bor") == 0


@pytest.mark.rule("GOT-142")
def test_who_goes_elsewhere_instead_has_been_killed_all_the_same() -> None:
    t = Table(
        {"gold": 9, "hand": [SWORD], "characters": ["Tywin Lannister", "Joffrey Baratheon"]},
        {"characters": [{"card": "Ser Davos Seaworth", "attachments": ["Milk of the Poppy"]}, "Robb Stark"]},
        step="4.2.2",
        challenge=TYWIN,
    )
    t.respond(SWORD, "Ser Davos Seaworth")
    assert t.zone("Ser Davos Seaworth") == "dead:B"  # his text is blank
    t = sword("Benjen Stark")
    t.respond(SWORD).respond("Benjen Stark")
    assert t.said("got-log-killed") == 1


@pytest.mark.rule("GOT-006", "GOT-427")
def test_duplicates_and_attachments_of_the_dead_go_where_they_belong() -> None:
    robb = {
        "card": "Robb Stark",
        "duplicates": ["Robb Stark"],
        "attachments": ["Seal of the Hand", "Milk of the Poppy"],
    }
    t = sword(robb)
    t.respond(SWORD).passes()
    assert t.titles("discard:B") == ["Robb Stark", "Milk of the Poppy"]
    assert t.zone("Seal of the Hand") == "hand:B"


def test_varys_makes_a_clean_sweep_that_is_saved_one_by_one() -> None:
    t = Table(
        {"characters": ["Varys", {"card": "Robb Stark", "duplicates": ["Robb Stark"]}]},
        {"characters": [{"card": "Tywin Lannister", "attachments": ["Bodyguard"]}, LION]},
        step="5.3",
    )
    t.respond("Varys").choose("respond")
    t.respond("Bodyguard")
    assert t.titles("characters:A") == ["Robb Stark"]
    assert t.titles("characters:B") == ["Tywin Lannister"]


# -- cannot ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-292", "GOT-113")
def test_a_duplicate_is_no_ability_of_a_card_that_catelyn_could_hold_back() -> None:
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark"], "attachments": ["Bodyguard"]}
    t = Table(
        {"gold": 2, "hand": ["Dracarys!", SWORD], "characters": ["Catelyn Stark", "Tywin Lannister"]},
        {"characters": [robb]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister", "Catelyn Stark"),
    )
    t.respond(SWORD)
    assert not t.offers("respond", "Bodyguard")
    t.respond("Robb Stark")
    assert (t.titles("characters:B"), t.titles("discard:B")) == (["Robb Stark"], ["Robb Stark"])


def test_a_blank_catelyn_forbids_nothing() -> None:
    t = Table(
        {"locations": ["Lannisport"], "characters": ["Tywin Lannister"]},
        {"characters": [{"card": "Catelyn Stark", "attachments": ["Milk of the Poppy"]}]},
        step="4.2.2",
        challenge=attack("intrigue", "Tywin Lannister", defenders=("Catelyn Stark",)),
    )
    assert t.offers("respond", "Lannisport")


# -- control and uniqueness --------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-364")
def test_who_took_the_black_goes_back_to_his_owners_pile() -> None:
    t = Table({"gold": 3, "hand": ["Take the Black"], "characters": ["Varys"]}, {"characters": [BASTARD]}, step="5.2w")
    t.play("Take the Black").until(asked="got-ask-respond").respond("Varys")
    assert t.zone(BASTARD) == "discard:B"


@pytest.mark.rule("GOT-327")
def test_a_dead_name_keeps_its_copies_off() -> None:
    t = Table(
        {"gold": 3, "hand": ["Yoren"], "dead": ["Arya Stark"]}, {"discard": ["Arya Stark", WOLF]}, first_player="Ana"
    )
    t.choose("marshal", "Yoren").respond("Yoren")
    assert t.zone(WOLF) == "characters:A"


def test_an_axe_on_a_character_of_an_opponent_answers_no_victory_of_yours() -> None:
    t = Table(
        {"characters": ["Tywin Lannister"]},
        {"characters": [{"card": "Salty Navigator", "attachments": [{"card": "Throwing Axe"}]}]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister", defenders=("Salty Navigator",)),
    )
    assert not t.offers("respond", "Throwing Axe")


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-259")
def test_a_limit_holds_for_each_copy_of_a_card() -> None:
    t = Table(
        {"hand": ["Ice", "The Wall", "Longclaw"], "characters": ["Old Forest Hunter", "Old Forest Hunter"]},
        step="4.1w",
    )
    t.use("Old Forest Hunter 1").pick("Ice").use("Old Forest Hunter 2").pick("Longclaw")
    assert t.gold() == 2
    assert not t.offers("use", "Old Forest Hunter")


# -- what lasts and what waits -----------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-129")
def test_a_victory_that_nobody_won_is_not_made_up_for_later() -> None:
    t = Table(
        {"hand": ["For the North!"], "characters": [WOLF, "Robb Stark"]},
        {"gold": 1, "locations": ["Highgarden"]},
        step="4.2w",
        challenge=attack("military", WOLF),
    )
    t.play("For the North!").use("Highgarden").challenge("power", "Robb Stark").until(step="4.1w")
    assert t.hand() == []


@pytest.mark.rule("GOT-281")
def test_strength_never_falls_below_nothing() -> None:
    t = Table(
        {"characters": ["Unsullied", "Khal Drogo"]},
        {"characters": ["Bran Stark", WOLF]},
        step="4.2.1w",
        challenge=attack("military", "Unsullied", "Khal Drogo", defenders=("Bran Stark", WOLF)),
    )
    assert (t.strength("Bran Stark"), t.total("Bor")) == (0, 1)


def test_two_superiorities_at_sea_take_the_base_value_once() -> None:
    t = Table(
        {"plot": "Naval Superiority"}, {"plot": "Calling the Banners", "characters": ["Littlefinger"]}, step="3.2w"
    )
    assert t.plot("Bor", "income") == 1


def test_a_kneeling_character_is_no_target_for_kneeling() -> None:
    t = Table({"plot": "Filthy Accusations", "characters": [kneeling(WOLF)]}, {"characters": [LION]}, step="1.3r")
    assert t.kneels(LION)


# -- what falls due together -------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-132", "GOT-228")
@pytest.mark.parametrize(("first", "other"), [("Tywin Lannister", LION), (LION, "Tywin Lannister")])
def test_the_first_player_orders_what_falls_due_together(first: str, other: str) -> None:
    """Two lions roar in one phase: both are discarded when it ends, one after the other."""
    roar = "Hear Me Roar!"
    t = Table({"gold": 2, "hand": [roar, roar, "Tywin Lannister", LION]}, step="4.1w")
    t.play(roar, "Tywin Lannister").until(step="4.1w")
    t.play(roar)
    t.until(asked="got-ask-which-first")
    assert t.who == "Ana"
    t.choose("resolve", first)
    assert t.zone(first) == t.zone(other) == "discard:A"
    assert t.titles("discard:A")[-2:] == [first, other]


# -- a lack of STR -----------------------------------------------------------------------------------------------------


def dragonfire(target: object, *, hand: tuple[str, ...] = ("Risen from the Sea",)) -> Table:
    """Ana burns Bor's attacker with four STR less, who may be saved by what makes up for it."""
    return Table(
        {"gold": 1, "hand": ["Dracarys!"], "characters": ["Viserion"]},
        {"hand": list(hand), "characters": [target]},
        step="4.2w",
        active="Bor",
        challenge=attack("military", target["card"] if isinstance(target, dict) else str(target), by="Bor"),
    )


@pytest.mark.rule("GOT-413")
def test_a_save_that_makes_up_for_the_lack_of_strength_saves() -> None:
    """Asha has STR 4: nothing is left of it, and the one that comes with the save is enough."""
    t = dragonfire("Asha Greyjoy")
    t.play("Dracarys!").respond("Risen from the Sea")
    assert (t.zone("Asha Greyjoy"), t.strength("Asha Greyjoy")) == ("characters:B", 1)


@pytest.mark.rule("GOT-413", "GOT-282")
def test_a_save_that_does_not_make_up_for_it_cannot_be_used() -> None:
    t = dragonfire("Theon Greyjoy")  # STR 3, one below nothing
    t.play("Dracarys!")
    assert t.titles("dead:B") == ["Theon Greyjoy"]
    assert t.hand("Bor") == ["Risen from the Sea"]


@pytest.mark.rule("GOT-413")
def test_what_cannot_be_attached_makes_up_for_nothing() -> None:
    t = dragonfire("Drowned Men")  # STR 3 and a warship, and no attachments
    t.g.pieces[t.id("Drowned Men")].tokens.clear()
    t.play("Dracarys!")
    assert t.titles("dead:B") == ["Drowned Men"]


@pytest.mark.rule("GOT-413")
def test_no_duplicate_saves_from_a_lack_of_strength() -> None:
    t = dragonfire({"card": "Asha Greyjoy", "duplicates": ["Asha Greyjoy"]}, hand=())
    t.play("Dracarys!")
    assert t.titles("dead:B") == ["Asha Greyjoy"]
    assert t.titles("discard:B") == ["Asha Greyjoy"]


# -- X -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-246")
@pytest.mark.parametrize(("gold", "judged"), [(2, True), (1, False)])
def test_a_judgment_on_a_judgment_costs_what_its_x_stood_for(gold: int, judged: bool) -> None:
    t = sword(WOLF, mine=(SWORD, JUDGMENT), hand=[JUDGMENT], gold=2)
    t.g.gold["A"] = 2 + gold  # the sword costs two
    t.g.treasury["gold"] += 9 - 2 - gold
    t.respond(SWORD).respond(JUDGMENT)
    assert t.offers("respond", JUDGMENT) is judged
    t.respond(JUDGMENT) if judged else None
    assert (t.zone(WOLF), t.gold()) == (("dead:B", 0) if judged else ("characters:B", 1))


@pytest.mark.rule("GOT-246")
def test_a_judgment_on_a_card_of_cost_x_costs_what_was_chosen() -> None:
    t = Table(
        {"gold": 3, "hand": ["The Things I Do For Love"], "characters": ["Tyrion Lannister"]},
        {"gold": 2, "hand": [JUDGMENT], "characters": [WOLF, "Arya Stark"]},
        step="4.1w",
    )
    t.choose("play", "The Things I Do For Love")
    t.session.answer([t.question.options[-1].key])
    t.pick("Arya Stark")
    assert not t.offers("respond", JUDGMENT), "three gold were chosen, and Bor has two"
    assert t.hand("Bor") == [JUDGMENT, "Arya Stark"]


# -- who participates already ------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-314", "GOT-516")
def test_who_participates_already_is_not_declared_again() -> None:
    """Robert joins kneeling before defenders are declared and is stood up by his seal: he is there but once."""
    robert = kneeling("Robert Baratheon", attachments=["Seal of the Hand"])
    t = Table(
        {"characters": [WOLF]},
        {"gold": 2, "hand": ["Ours is the Fury"], "characters": [robert, BASTARD]},
        step="4.2w",
        challenge=attack("military", WOLF),
    )
    t.passes().play("Ours is the Fury").passes().use("Seal of the Hand").until(asked="got-ask-defenders")
    assert not t.kneels("Robert Baratheon")
    refusal = t.refusal("Robert Baratheon", "defend")
    assert refusal is not None
    assert refusal.rule == "GOT-314"
    t.choose_all("defend", BASTARD)
    assert t.total("Bor") == 5 + 1 + 2  # Robert once, one more for the bastard who kneels, and the bastard


# -- what came for a while, as a duplicate -----------------------------------------------------------------------------


@pytest.mark.rule("GOT-338", "GOT-147")
def test_who_roars_as_a_duplicate_goes_again_all_the_same() -> None:
    t = Table({"gold": 1, "hand": ["Hear Me Roar!", "Tywin Lannister"], "characters": ["Tywin Lannister"]}, step="4.1w")
    t.play("Hear Me Roar!")
    assert len(t["Tywin Lannister"].duplicates) == 1
    t.until(step="5.2w")
    assert t["Tywin Lannister"].duplicates == []
    assert t.titles("discard:A") == ["Hear Me Roar!", "Tywin Lannister"]


def test_a_duplicate_that_has_saved_is_not_looked_for_when_the_phase_ends() -> None:
    """The duplicate that roared was discarded to save Tywin: nothing more goes when the phase ends."""
    tywin = "Tywin Lannister"
    t = Table(
        {"gold": 1, "hand": ["Hear Me Roar!", tywin], "characters": [kneeling(tywin)]},
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Robb Stark"]},
        step="4.1w",
        active="Bor",
    )
    t.play("Hear Me Roar!").challenge("military", "Robb Stark")
    t.until(asked="got-ask-respond").respond("Put to the Sword").choose("respond")
    assert t.titles("discard:A") == ["Hear Me Roar!", tywin]
    assert t.g.effects == [], "should it come back it is another card"
    t.until(step="5.2w")
    assert t.titles("characters:A") == [tywin]
    assert t.titles("discard:A") == ["Hear Me Roar!", tywin]


@pytest.mark.rule("GOT-292", "GOT-511")
def test_who_cannot_kneel_cannot_be_declared_unless_that_takes_no_kneeling() -> None:
    t = Table({"plot": "A Storm of Swords", "characters": ["Vanguard of the North", WOLF]}, step="4.2")
    for name in ("Vanguard of the North", WOLF):
        last(t.g, "cannot:kneel", 0, [t.id(name)], "phase", "")
    t.challenge("military", "Vanguard of the North")
    assert [t.g.codes[card] for card in t.g.challenges[-1].attackers] == [t.g.codes[t.id("Vanguard of the North")]]
    assert not t.kneels("Vanguard of the North")
    assert able_attackers(t.g, "A", "power") == []
