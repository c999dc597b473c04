"""What meets in one moment: deaths inside deaths, several saves, a power won in the middle, sides that empty."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.reading.numbers import claim
from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Melee, Table, attack, kneeling

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"
SWORD, JUDGMENT, FIRE = "Put to the Sword", "The Hand’s Judgment", "Wildfire Assault"
MARCH = "Marched to the Wall"


def twice(name: str) -> dict[str, object]:
    """A unique card with a duplicate."""
    return {"card": name, "duplicates": [name]}


# -- deaths inside deaths ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-416", "GOT-417", "GOT-408")
def test_who_was_sacrificed_while_dying_is_not_killed_as_well() -> None:
    """Bran gives himself up against the treachery that answers Shireen: Joffrey has seen no Lord be killed."""
    t = Table(
        {
            "gold": 1,
            "hand": ["Treachery"],
            "plot": "The Winds of Winter",
            "characters": ["Tywin Lannister", "Joffrey Baratheon"],
        },
        {"characters": ["Bran Stark", "Shireen Baratheon"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.until(asked="got-ask-respond").respond("Shireen Baratheon", "Joffrey Baratheon")
    t.respond("Treachery").respond("Bran Stark")
    assert t.titles("dead:B") == ["Shireen Baratheon"]
    t.respond("Joffrey Baratheon")  # Shireen is a Lady
    assert not t.offers("respond", "Joffrey Baratheon")
    t.until(step="4.1w")
    assert (t.zone("Bran Stark"), t.zone("Shireen Baratheon")) == ("discard:B", "dead:B")
    assert t["Joffrey Baratheon"].power == 1
    assert t.kneels("Joffrey Baratheon"), "the treachery was cancelled"


@pytest.mark.rule("GOT-064", "GOT-371")
def test_two_lords_who_die_at_once_are_two_triumphs() -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Tywin Lannister", "Joffrey Baratheon"]},
        {"characters": ["Robb Stark", "Eddard Stark"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.until(asked="got-ask-respond").respond("Joffrey Baratheon").respond("Joffrey Baratheon")
    assert t["Joffrey Baratheon"].power == 2
    assert not t.offers("respond", "Joffrey Baratheon")


@pytest.mark.rule("GOT-452", "GOT-087")
def test_of_three_who_would_die_two_are_saved_apart() -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Tywin Lannister"]},
        {"characters": [twice("Robb Stark"), {"card": "Eddard Stark", "attachments": ["Bodyguard"]}, WOLF]},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister"),
    )
    last(t.g, "claim", 1, [t.id("The Winds of Winter")], "round", "")
    t.until(asked="got-ask-respond").choose("respond").choose("respond")
    assert sorted(t.titles("characters:B")) == ["Eddard Stark", "Robb Stark"]
    assert t.titles("dead:B") == [WOLF]
    assert sorted(t.titles("discard:B")) == ["Bodyguard", "Robb Stark"]


@pytest.mark.rule("GOT-412")
@pytest.mark.parametrize("plot", [FIRE, MARCH])
def test_nothing_saves_from_what_cannot_be_saved(plot: str) -> None:
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark"], "attachments": ["Bodyguard"]}
    t = Table({"plot": plot}, {"characters": [robb]}, step="1.3r")
    if plot == FIRE:
        t.passes()  # nobody is spared; in the march he is the only one to choose
    assert t.titles("characters:B") == []
    assert "Bodyguard" in t.hand("Bor")
    assert t.said("got-log-saved") == 0


def test_who_is_spared_of_the_fire_lives_and_all_others_die_together() -> None:
    t = Table(
        {"plot": FIRE, "characters": ["Benjen Stark", WOLF]},
        {"characters": ["Ser Davos Seaworth", "Robb Stark", "Eddard Stark", BASTARD, LION]},
        step="1.3r",
    )
    t.passes()
    t.pick("Robb Stark", "Eddard Stark", BASTARD)
    t.respond("Benjen Stark").respond("Ser Davos Seaworth")
    assert t.power() == 2
    assert t.zone("Benjen Stark") == "deck:A"
    assert t.hand("Bor") == ["Ser Davos Seaworth"]
    assert (t.titles("dead:A"), t.titles("dead:B")) == ([WOLF], [LION])


@pytest.mark.rule("GOT-004", "GOT-228")
def test_viserys_takes_an_attachment_of_another_who_dies_with_him() -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Tywin Lannister"]},
        {"characters": ["Viserys Targaryen", {"card": "Eddard Stark", "attachments": ["Bodyguard"]}]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.until(asked="got-ask-respond").passes()
    t.respond("Viserys Targaryen")
    assert t.zone("Bodyguard") == "discard:B"
    assert sorted(t.titles("dead:B")) == ["Eddard Stark", "Viserys Targaryen"]


@pytest.mark.rule("GOT-070", "GOT-453")
def test_of_two_saves_one_is_enough() -> None:
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark"], "attachments": ["Bodyguard"]}
    t = Table(
        {"gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"characters": [robb]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond(SWORD)
    t.respond("Bodyguard")
    assert len(t["Robb Stark"].duplicates) == 1
    assert not t.offers("respond")


@pytest.mark.rule("GOT-113", "GOT-118")
def test_a_second_duplicate_is_there_for_the_next_time() -> None:
    t = Table(
        {"plot": "A Game of Thrones", "gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"characters": [{"card": "Robb Stark", "duplicates": ["Robb Stark", "Robb Stark"]}]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond(SWORD).choose("respond")
    assert len(t["Robb Stark"].duplicates) == 1
    t.until(asked="got-ask-respond").choose("respond")
    assert t["Robb Stark"].duplicates == []
    assert t.zone("Robb Stark") == "characters:B"


# -- sides that empty --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-520", "GOT-189")
@pytest.mark.parametrize(("defenders", "winner"), [((), ""), (("Robb Stark",), "B")])
def test_without_an_attacker_left_only_a_defender_can_win(defenders: tuple[str, ...], winner: str) -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Tywin Lannister"]},
        {"gold": 1, "locations": ["Highgarden"], "characters": ["Robb Stark"]},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister", defenders=defenders),
    )
    t.passes().use("Highgarden")
    assert not t.kneels("Tywin Lannister")
    t.until(step="4.1w")
    assert t.g.fought[-1].winner == winner
    assert t.power() == 0
    assert t.zone("Robb Stark") == "characters:B"


@pytest.mark.rule("GOT-190")
def test_seas_and_towers_win_nothing_without_somebody_there() -> None:
    """The Red Keep adds nothing once its attacker has gone."""
    t = Table(
        {"locations": ["The Red Keep"], "characters": ["Cersei Lannister"]},
        {"gold": 1, "locations": ["Highgarden"]},
        step="4.2w",
        challenge=attack("power", "Cersei Lannister"),
    )
    assert t.total("Ana") == 6
    t.passes().use("Highgarden")
    assert t.total("Ana") == 0
    t.until(step="4.1w")
    assert (t.g.fought[-1].winner, t.power()) == ("", 0)


@pytest.mark.rule("GOT-425", "GOT-523")
def test_a_defender_of_no_strength_leaves_it_unopposed() -> None:
    t = Table(
        {"characters": ["Unsullied", "Theon Greyjoy"]},
        {"characters": ["Shireen Baratheon"]},
        step="4.2.1w",
        challenge=attack("power", "Unsullied", "Theon Greyjoy", defenders=("Shireen Baratheon",)),
    )
    t.until(asked="got-ask-respond").respond("Theon Greyjoy")
    t.until(step="4.1w")
    assert (t.power(), t["Theon Greyjoy"].power) == (1, 1)


@pytest.mark.rule("GOT-420")
def test_who_was_bypassed_stays_so_though_the_sneak_has_gone() -> None:
    t = Table(
        {"characters": ["Theon Greyjoy", WOLF]},
        {"gold": 1, "locations": ["Highgarden"], "characters": ["Robb Stark", BASTARD]},
        step="4.2",
    )
    t.challenge("military", "Theon Greyjoy", WOLF).choose("choose", "Robb Stark")
    t.until("4.2w").passes().use("Highgarden", "Theon Greyjoy").until(asked="got-ask-defenders")
    assert not t.offers("defend", "Robb Stark")
    assert t.offers("defend", BASTARD)


@pytest.mark.rule("GOT-317")
def test_who_loses_the_icon_fights_on() -> None:
    t = Table(
        {"characters": [WOLF]},
        {"gold": 2, "hand": ["Confinement"], "characters": ["Robb Stark"], "agenda": "Fealty"},
        step="4.2w",
        challenge=attack("military", WOLF),
    )
    t.passes().play("Confinement")
    assert t.icons(WOLF) == ""
    assert t.g.challenges[-1].attackers == [t.id(WOLF)]
    assert t.total("Ana") == t.strength(WOLF)


# -- Jon Snow stands beside --------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-056", "GOT-138")
def test_a_blank_jon_snow_stands_beside_no_longer() -> None:
    t = Table(
        {"characters": ["Jon Snow", "Ranging Party"]},
        {"characters": [WOLF]},
        step="4.2",
    )
    t.challenge("military", "Ranging Party")
    assert len(t.g.challenges[-1].attackers) == 2
    jon = t.id("Jon Snow")
    last(t.g, "blank", 0, [jon], "phase", "")
    t.until("4.2w").use("Fealty").until("4.2.1")
    assert t.g.challenges[-1].attackers == [t.id("Ranging Party")]


# -- claim -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-282")
def test_a_claim_below_nothing_is_made_up_for_before_it_is_raised() -> None:
    t = Table(
        {"plot": "A Game of Thrones", "characters": ["Cersei Lannister"]},
        step="4.2w",
        challenge=attack("power", "Cersei Lannister"),
    )
    last(t.g, "claim", -2, [t.id("A Game of Thrones")], "phase", "")
    last(t.g, "claim in:power", 1, ["A"], "phase", "")
    assert claim(t.g, t.g.challenges[-1]) == 0
    last(t.g, "claim in:power", 1, ["A"], "phase", "")
    assert claim(t.g, t.g.challenges[-1]) == 1


@pytest.mark.rule("GOT-076")
def test_a_claim_of_nothing_takes_nothing() -> None:
    t = Table(
        {"plot": "A Game of Thrones", "characters": ["Tywin Lannister"]},
        {"characters": [BASTARD]},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister"),
    )
    last(t.g, "claim", -1, [t.id("A Game of Thrones")], "phase", "")
    t.until(step="4.1w")
    assert t.titles("characters:B") == [BASTARD]
    assert t.said("got-log-claim") == 0


@pytest.mark.rule("GOT-081", "GOT-082")
def test_power_claim_takes_no_more_than_lies_on_the_faction_card() -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Cersei Lannister"]},
        {"power": 1, "characters": [{"card": "Robb Stark", "power": 3}]},
        step="4.2.2",
        challenge=attack("power", "Cersei Lannister"),
    )
    t.until(step="4.1w")
    assert (t.power(), t.power("Bor"), t["Robb Stark"].power) == (2, 0, 3)


# -- the end in the middle ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-182")
def test_fifteen_power_end_it_before_the_claim() -> None:
    t = Table(
        {"plot": "A Game of Thrones", "power": 14, "characters": ["Tywin Lannister"]},
        {"characters": [WOLF]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["A"]
    assert t.titles("characters:B") == [WOLF]


@pytest.mark.rule("GOT-182", "GOT-531")
def test_renown_and_insight_are_not_both_needed_to_win() -> None:
    t = Table(
        {"power": 13, "characters": [{"card": "Ser Jorah Mormont"}, "Robb Stark"]},
        {"characters": [WOLF]},
        step="4.2.1w",
        challenge=attack("military", "Ser Jorah Mormont", defenders=(WOLF,)),
    )
    t.until(asked="got-ask-uses-keyword").choose_all("renown", "Ser Jorah Mormont")
    assert t.g.outcome is None
    assert t["Ser Jorah Mormont"].power == 1


@pytest.mark.rule("GOT-182", "GOT-145")
def test_a_death_may_win_the_game() -> None:
    t = Table(
        {"gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"power": 13, "characters": ["Benjen Stark"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond(SWORD).respond("Benjen Stark")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["B"]


@pytest.mark.rule("GOT-182", "GOT-184")
def test_after_the_tickler_has_emptied_a_deck_nobody_is_asked_any_more() -> None:
    t = Table(
        {"characters": ["The Tickler", WOLF]},
        {"deck": [WOLF], "characters": [WOLF]},
        step="5.2w",
    )
    t.use("The Tickler")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["A"]
    assert len(t.ids(WOLF)) == 3


@pytest.mark.rule("GOT-184")
def test_insight_into_an_empty_deck_loses() -> None:
    t = Table(
        {"deck": [WOLF], "characters": ["Grand Maester Pycelle"]},
        {"characters": [WOLF]},
        step="4.2.2",
        challenge=attack("intrigue", "Grand Maester Pycelle"),
    )
    t.until(asked="got-ask-uses-keyword").choose_all("insight", "Grand Maester Pycelle")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["B"]


# -- control and names -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-016", "GOT-007")
def test_what_lies_on_one_who_took_the_black_keeps_its_owner() -> None:
    t = Table(
        {"gold": 3, "hand": ["Take the Black"]},
        {"characters": [{"card": WOLF, "attachments": ["Syrio’s Training"]}, LION]},
        step="5.2w",
    )
    t.play("Take the Black", WOLF)
    assert t.zone(WOLF) == "characters:A"
    assert t["Syrio’s Training"].controller == "B"
    assert t.g.pieces[t.id(WOLF)].attachments == [t.id("Syrio’s Training")]


@pytest.mark.rule("GOT-058", "GOT-060")
def test_the_owner_brings_no_second_of_one_recruited_by_another() -> None:
    t = Table(
        {"gold": 3, "hand": ["Yoren"]},
        {"gold": 9, "hand": ["Arya Stark", WOLF], "discard": ["Arya Stark"]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Yoren").respond("Yoren")
    arya = t.g.zones["characters:A"]
    assert any(t.g.owners[card] == "B" for card in arya)
    while t.g.active == "A":
        t.passes()
    while t.who != "Bor":
        t.passes()
    assert not t.offers("marshal", "Arya Stark")
    assert t.offers("marshal", WOLF)


@pytest.mark.rule("GOT-015")
def test_when_the_fortress_falls_the_bare_throw_off_what_they_bear() -> None:
    t = Table(
        {"plot": "Fortified Position", "plot_deck": ["A Game of Thrones", "A Noble Cause"]},
        {
            "characters": [{"card": "Drowned Men", "attachments": ["Syrio’s Training"]}],
            "plot_deck": ["A Game of Thrones", "A Noble Cause"],
        },
        step="1.2",
    )
    assert t.zone("Syrio’s Training") == "attached"
    t.choose("plot").choose("plot")
    assert t.zone("Syrio’s Training") == "discard:B"


# -- X, costs and maximums ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-262", "GOT-263")
def test_a_maximum_is_each_players_own() -> None:
    coming = "Winter Is Coming"
    t = Table(
        {"gold": 4, "hand": [coming, coming], "plot": "A Game of Thrones", "characters": ["Tywin Lannister"]},
        {"gold": 4, "hand": [coming], "plot": "A Noble Cause"},
        step="4.2w",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.play(coming)
    assert t.claim() == 2
    assert t.who == "Bor"
    t.play(coming)
    assert t.claim("Bor") == 2
    assert not t.offers("play", coming)


@pytest.mark.rule("GOT-121", "GOT-115")
def test_a_duplicate_uses_up_no_reducer() -> None:
    t = Table(
        {
            "gold": 3,
            "hand": ["Robb Stark", "Bran Stark"],
            "characters": ["Robb Stark", "Winterfell Steward"],
        },
        step="3.2w",
        active="Ana",
    )
    t.use("Winterfell Steward").until(step="3.2w")
    t.choose("marshal", "Robb Stark")
    assert t.gold() == 3
    t.choose("marshal", "Bran Stark")
    assert t.gold() == 2, "Bran costs two, and one less for the steward"


# -- melee -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-242", "GOT-184")
def test_an_attacker_who_falls_in_the_middle_leaves_the_table_to_the_next() -> None:
    t = Melee(
        {"deck": [WOLF], "locations": ["Lannisport"], "characters": ["Cersei Lannister"]},
        {"agenda": "Fealty", "characters": [WOLF]},
        step="4.2",
    )
    t.against("intrigue", "Bor", "Cersei Lannister").until(asked="got-ask-respond").respond("Lannisport")
    assert t.g.eliminated == ["A"]
    assert t.g.first_player == "B"
    t.until(asked="got-ask-challenge")
    assert t.who == "Bor"
    assert t.g.fought[-1].by == "A"


@pytest.mark.rule("GOT-184", "GOT-332")
def test_pillage_may_put_a_loser_out_in_the_middle_of_the_keywords() -> None:
    t = Melee(
        {"characters": [CREW, "Theon Greyjoy"]},
        {"deck": [WOLF], "characters": [WOLF], "power": 2},
        step="4.2",
    )
    t.against("military", "Bor", CREW).until(asked="got-ask-uses-keyword").choose_all("pillage", CREW)
    assert t.g.eliminated == ["B"]
    t.until(asked="got-ask-challenge")
    assert t.who == "Ana"
    assert {option.target for option in t.find("power")} == {"C"}


@pytest.mark.rule("GOT-439", "GOT-079")
def test_whispers_take_of_who_has_nothing_what_there_is() -> None:
    t = Melee(
        {"title": "Master of Whispers", "plot": "The Winds of Winter", "characters": ["Cersei Lannister"]},
        {"hand": [WOLF]},
        {"hand": [WOLF, WOLF, WOLF, WOLF]},
        step="4.2",
    )
    t.against("intrigue", "Bor", "Cersei Lannister").until(asked="got-ask-who-pays")
    t._answer([option.key for option in t.question.options])
    t.until(step="5.2w")
    assert (t.hand("Bor"), len(t.hand("Cai"))) == ([], 1)


def test_a_poison_given_by_one_who_is_out_still_kills() -> None:
    t = Melee(
        {
            "gold": 1,
            "hand": ["Tears of Lys"],
            "deck": [WOLF],
            "locations": ["Lannisport"],
            "characters": ["Cersei Lannister"],
        },
        {"agenda": "Fealty", "characters": ["Robb Stark"]},
        step="4.2",
    )
    t.against("intrigue", "Bor", "Cersei Lannister").until(asked="got-ask-respond").respond("Tears of Lys")
    t.respond("Lannisport")
    assert t.g.eliminated == ["A"]
    t.until(step="5.2w")
    assert t.zone("Robb Stark") == "dead:B"


# -- standing and kneeling ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-030", "GOT-543")
def test_robert_is_weaker_for_everybody_who_stands_up() -> None:
    t = Table(
        {"characters": ["Robert Baratheon", kneeling(WOLF)]},
        {"characters": [kneeling(BASTARD)]},
        step="5.2w",
    )
    assert t.strength("Robert Baratheon") == 7
    last(t.g, "blank", 0, [t.id("Robert Baratheon")], "round", "")
    assert t.strength("Robert Baratheon") == 5


# -- more that meets ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-230", "GOT-233")
def test_two_who_intimidate_kneel_one() -> None:
    t = Table(
        {"characters": ["Robert Baratheon", {"card": "The Knight of Flowers"}]},
        {"characters": [BASTARD, WOLF]},
        step="4.2.1w",
        challenge=attack("military", "Robert Baratheon", "The Knight of Flowers"),
    )
    last(t.g, "keyword:intimidate", 0, [t.id("The Knight of Flowers")], "phase", "")
    t.until(asked="got-ask-keyword").choose("first_intimidate").pick(BASTARD)
    t.until(step="4.1w")
    assert (t.kneels(BASTARD), t.kneels(WOLF)) == (True, False)


@pytest.mark.rule("GOT-366", "GOT-315")
def test_areo_takes_an_attacker_out_before_anybody_defends() -> None:
    t = Table(
        {"characters": ["Theon Greyjoy"]},
        {"gold": 5, "hand": ["Areo Hotah"]},
        step="4.2w",
        challenge=attack("military", "Theon Greyjoy"),
    )
    t.passes().choose("ambush", "Areo Hotah").respond("Areo Hotah")
    assert t.g.challenges[-1].attackers == []
    t.until(step="4.1w")
    assert (t.g.fought[-1].winner, t["Theon Greyjoy"].power) == ("", 0)


@pytest.mark.rule("GOT-142", "GOT-006")
def test_davos_goes_home_and_his_duplicate_does_not() -> None:
    t = Table(
        {"gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"characters": [twice("Ser Davos Seaworth")]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond(SWORD).passes()
    t.respond("Ser Davos Seaworth")
    assert t.hand("Bor") == ["Ser Davos Seaworth"]
    assert t.titles("discard:B") == ["Ser Davos Seaworth"]


@pytest.mark.rule("GOT-447", "GOT-448")
def test_power_that_moves_wins_and_is_not_gained() -> None:
    t = Table(
        {"power": 14, "plot": "A Clash of Kings", "characters": ["Cersei Lannister"]},
        {"power": 1, "characters": [WOLF]},
        step="4.2.1w",
        challenge=attack("power", "Cersei Lannister"),
    )
    t.until(asked="got-ask-respond").respond("A Clash of Kings")
    assert t.g.outcome is not None
    assert (t.power("Bor"), t.said("got-log-unopposed")) == (0, 0)
