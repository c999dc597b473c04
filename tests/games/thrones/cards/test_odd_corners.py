"""Three cards of the box in odd corners: effects that end as their source leaves, who is no longer blank, control."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, attack, kneeling

KNIGHT, LION = "Tumblestone Knight", "Lannisport Moneylender"
MILK = "Milk of the Poppy"
EDDARD, ROBB = "Eddard Stark", "Robb Stark"


def answers(t: Table, name: str, target: str = "") -> Table:
    """Passes until this card may answer, answers with it, and aims it where there is a choice."""
    while not t.offers("respond", name):
        t.passes()
    t.choose("respond", name)
    return (
        t.pick(target) if target and t.asked in ("got-ask-target", "got-ask-card") and t.offers("choose", target) else t
    )


@pytest.mark.rule("GOT-138", "GOT-007")
def test_a_blank_viserys_goes_home_after_waking_and_takes_no_attachment_along() -> None:
    viserys = kneeling("Viserys Targaryen", attachments=[MILK])
    ana = {
        "hand": ["Waking the Dragon"],
        "characters": [viserys, {"card": "Daenerys Targaryen", "attachments": ["Little Bird"]}],
    }
    t = Table(ana, {}, step="4.1w").play("Waking the Dragon")
    assert not t.kneels("Viserys Targaryen")
    t.until(step="5.2w")
    assert t.zone("Viserys Targaryen") == "hand:A"
    assert (t.zone(MILK), t.zone("Little Bird")) == ("discard:A", "attached")


@pytest.mark.rule("GOT-138")
def test_lightbringer_gives_a_blank_stannis_renown_and_lets_him_stand() -> None:
    stannis = {"card": "Stannis Baratheon", "attachments": ["Lightbringer", MILK]}
    t = Table({"characters": [stannis]}, {}, step="4.1w", active="Ana")
    t.challenge("military", "Stannis Baratheon").until(asked="got-ask-uses-keyword").choose("renown")
    answers(t, "Lightbringer")
    assert (t["Stannis Baratheon"].count("power"), t.kneels("Stannis Baratheon")) == (1, False)


@pytest.mark.rule("GOT-412", "GOT-416")
def test_an_eddard_whom_his_guard_saves_of_the_poison_has_lost_it_and_nobody_is_moved() -> None:
    ana = {"gold": 1, "hand": ["Tears of Lys"], "characters": [LION]}
    bor = {"characters": [kneeling(EDDARD, attachments=["Bodyguard"]), kneeling(ROBB)]}
    t = Table(ana, bor, step="4.1w", active="Ana").challenge("intrigue", LION)
    answers(t, "Tears of Lys", EDDARD)
    assert t[EDDARD].count("poison") == 1
    answers(t, "Bodyguard")
    assert (t.zone(EDDARD), t[EDDARD].count("poison"), t.zone("Bodyguard")) == ("characters:B", 0, "discard:B")
    assert not t.offers("respond", ROBB)
    assert t.kneels(ROBB)


@pytest.mark.rule("GOT-269")
def test_in_the_wildfire_davos_goes_home_shireen_makes_kneel_and_joffrey_counts_her_alone() -> None:
    ana = {"plot_deck": ["Wildfire Assault"], "characters": ["Joffrey Baratheon"]}
    bor = {"plot_deck": ["Summons"], "deck": [KNIGHT],
           "characters": ["Shireen Baratheon", "Ser Davos Seaworth", KNIGHT, "Littlefinger", LION]}  # fmt: skip
    t = Table(ana, bor, step="1.2")
    t.until(asked="got-ask-first-player").choose("choose_player", target="Ana")
    t.choose("resolve", "Wildfire Assault") if t.offers("resolve", "Wildfire Assault") else t
    while t.asked != "got-ask-spare" or t.who != "Bor":
        t.choose_all("choose", "Joffrey Baratheon") if t.asked == "got-ask-spare" else t.passes()
    t.pick(KNIGHT, "Littlefinger", LION)
    t.respond("Ser Davos Seaworth").respond("Shireen Baratheon", "Joffrey Baratheon")
    assert (t.zone("Ser Davos Seaworth"), t.zone("Shireen Baratheon")) == ("hand:B", "dead:B")
    answers(t, "Joffrey Baratheon")
    assert (t["Joffrey Baratheon"].count("power"), t.kneels("Joffrey Baratheon")) == (1, True)


@pytest.mark.rule("GOT-421", "GOT-410")
def test_what_rose_from_the_sea_cannot_lie_on_men_without_attachments_and_saves_them_all_the_same() -> None:
    ana = {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Khal Drogo"]}
    bor = {"hand": ["Risen from the Sea"], "characters": [kneeling("Drowned Men")]}
    t = Table(ana, bor, step="4.1w", active="Ana").challenge("military", "Khal Drogo")
    answers(t, "Put to the Sword", "Drowned Men")
    answers(t, "Risen from the Sea")
    assert (t.zone("Drowned Men"), t.zone("Risen from the Sea")) == ("characters:B", "discard:B")
    assert t.strength("Drowned Men") == 3


@pytest.mark.rule("GOT-413")
def test_left_burns_alone_and_right_is_weaker_for_it() -> None:
    ana = {"gold": 1, "hand": ["Dracarys!"], "characters": ["Drogon"]}
    t = Table(ana, {"characters": ["Left", "Right"]}, step="4.2w", active="Bor",
              challenge=attack("military", "Left", "Right", by="Bor"))  # fmt: skip
    while not t.offers("play", "Dracarys!"):
        t.passes()
    assert t.strength("Right") == 3
    t.play("Dracarys!", "Left")
    assert (t.zone("Left"), t.strength("Right")) == ("dead:B", 2)


@pytest.mark.rule("GOT-382")
def test_whom_the_old_bear_brings_at_the_end_recruits_nobody_and_stands_on_the_wall() -> None:
    ana = {"characters": ["Old Bear Mormont"], "locations": ["The Wall"], "hand": ["Yoren"]}
    t = Table(ana, {"discard": [KNIGHT], "characters": ["Khal Drogo", EDDARD]}, step="4.1w", active="Bor")
    answers(t, "Old Bear Mormont", "Yoren")
    assert not t.offers("respond", "Yoren")
    t.respond("The Wall")
    assert (t.power(), t.strength("Yoren"), t.zone(KNIGHT)) == (2, 3, "discard:B")


def test_in_a_jousting_contest_fury_brings_a_second_defender_who_was_not_declared() -> None:
    ana = {"plot": "Jousting Contest", "characters": ["The Knight of Flowers"]}
    bor = {"gold": 2, "hand": ["Ours is the Fury"], "characters": ["Bastard in Hiding", kneeling("Stannis Baratheon")]}
    t = Table(ana, bor, step="4.1w", active="Ana").challenge("military", "The Knight of Flowers")
    t.until(asked="got-ask-defenders").choose_all("defend", "Bastard in Hiding")
    while not t.offers("play", "Ours is the Fury"):
        t.passes()
    t.play("Ours is the Fury")
    assert t.total("Bor") == 2 + 5


@pytest.mark.rule("GOT-292")
def test_an_informant_of_the_queen_brings_no_challenge_past_a_sneak_attack() -> None:
    ana = {
        "plot": "Sneak Attack",
        "hand": ["Olenna’s Informant"],
        "characters": ["The Queen of Thorns", "Margaery Tyrell"],
    }
    t = Table(ana, {}, step="4.1w", active="Ana").challenge("intrigue", "The Queen of Thorns")
    answers(t, "The Queen of Thorns", "Olenna’s Informant")
    answers(t, "Olenna’s Informant")
    while t.asked == "got-ask-type":
        t.answer([t.question.options[0].key])
    t.until(asked="got-ask-challenge") if t.who == "Ana" and t.step == "4.1" else t
    assert not t.find("intrigue")
    assert not t.find("power")


@pytest.mark.rule("GOT-138")
def test_a_jorah_full_of_treason_goes_as_soon_as_the_milk_is_gone() -> None:
    jorah = {"card": "Ser Jorah Mormont", "betrayal": 3, "attachments": [MILK]}
    t = Table({"characters": ["Maester Cressen"]}, {"characters": [jorah]}, step="3.2w", active="Ana")
    assert t.zone("Ser Jorah Mormont") == "characters:B"
    t.use("Maester Cressen")
    assert (t.zone("Ser Jorah Mormont"), t.zone(MILK)) == ("discard:B", "discard:B")


@pytest.mark.rule("GOT-016", "GOT-364")
def test_wardens_who_take_the_black_count_the_reach_of_whoever_they_serve_now() -> None:
    ana = {"gold": 3, "hand": ["Take the Black"], "locations": ["The Wall"]}
    bor = {"characters": ["Wardens of the Reach"], "locations": ["Highgarden", "Rose Garden"]}
    t = Table(ana, bor, step="5.2w")
    assert t.strength("Wardens of the Reach") == 5
    t.play("Take the Black")
    assert (t.zone("Wardens of the Reach"), t.strength("Wardens of the Reach")) == ("characters:A", 3)


@pytest.mark.rule("GOT-184", "GOT-416")
def test_who_draws_the_last_card_for_littlefinger_is_out_before_melisandre_makes_kneel() -> None:
    ana = {"gold": 9, "hand": ["Littlefinger"], "deck": [KNIGHT, LION], "characters": ["Melisandre", "Sansa Stark"]}
    t = Table(ana, {"characters": [KNIGHT]}, step="3.2w", active="Ana")
    t.choose("marshal", "Littlefinger").respond("Littlefinger")
    assert t.session.question is None
    assert t.g.outcome is not None
    assert (t.g.outcome.winners, t.kneels(KNIGHT)) == (["B"], False)
