"""What one ability, one step or one departure brings about is over before anybody reacts, and answered together."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.thrones.book.elimination import eliminate
from desktop_app.games.thrones.events.challenges import ClaimApplies
from desktop_app.games.thrones.events.counters import GoldGained, PowerGained
from desktop_app.games.thrones.events.moving import Discarded, EntersPlay, Killed, LeavesPlay, Returned
from desktop_app.games.thrones.reading.facts import Keyword
from desktop_app.games.thrones.reading.numbers import claim
from desktop_app.games.thrones.verbs.lasting import last
from desktop_app.games.thrones.vocabulary.abilities import action, forced, grants, interrupt, reaction
from desktop_app.games.thrones.vocabulary.amounts import number_of
from desktop_app.games.thrones.vocabulary.conditions import kind, other, theirs, yours
from desktop_app.games.thrones.vocabulary.costs import sacrifices, sacrifices_one
from desktop_app.games.thrones.vocabulary.deeds import both, choosing, each_player, instead
from desktop_app.games.thrones.vocabulary.groups import card_in_play, character, in_hand, player, you
from desktop_app.games.thrones.vocabulary.lasting import if_you_win_it, modify
from desktop_app.games.thrones.vocabulary.moments import during
from desktop_app.games.thrones.vocabulary.piles import draw, gain_gold, put_into_play, reveal_new_plot
from desktop_app.games.thrones.vocabulary.triggers import (
    after,
    comes_to_your_discard_pile,
    opponent_collects_income,
    when,
    would_leave_play,
    you_win_dominance,
)
from desktop_app.games.thrones.vocabulary.verbs import (
    discard,
    discard_unsaved,
    kill,
    power_for_faction,
    save_it,
    take_control,
)
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Melee, Table, attack, kneeling

WOLF, BASTARD = "Tumblestone Knight", "Bastard in Hiding"

LAUNDRY, TAILOR = "Laundry", "Tailor"
"""After, or when, an attachment leaves play: gain 1 gold."""
MIDDEN = "Midden"
"""After a card comes to your discard pile from play: gain 1 gold."""
STOREROOM = "Storeroom"
"""After a card is returned from play, or discarded from it: draw 1 card."""
LEPER, ALTAR = "Leper", "Slaughter Stone"
"""Discard a character from play. - Sacrifice a character to draw 1 card."""
TREASURER, CUPBEARER = "Treasurer", "Cupbearer"
"""After a faction card gains power, or a player gains gold: draw 1 card. - After you win dominance, or an opponent
collects income: draw 1 card."""
ALMS = "Alms"
"""Each player gains 1 gold."""
PURGE, MASSACRE = "Purge", "Massacre"
"""Each player chooses one of the own characters: they are discarded. - Up to 2 characters of opponents are killed."""
PROPHET, THIEF = "Prophet", "Thief of Faith"
"""If you win this challenge, draw 1 card. - Take control of a character."""
SQUIRE, KENNEL, DOORMAN = "Loyal Squire", "Kennel", "Doorman"
"""When a character of yours would leave play, sacrifice this to save it. - Opponents' characters gain "No attachments."
- After a card enters play: gain 1 gold."""
SECOND_PLAN, SWEEP, WELCOME = "Second Plan", "Sweep", "Welcome"
"""Reveal a new plot and gain 1 power for each card in your hand. - Discard all cards of opponents. - Put a character
into play and draw 1 card."""
ALMONER = "Almoner"
"""Bestow (2)."""
BAILIFF, STEW = "Bailiff", "Stew"
"""After a claim applies, or a character is killed: gain 1 gold. - Each character gets +1 STR until your next plot."""
RANSOM = "Ransom"
"""When a claim would be applied to you, gain 1 gold in place of that."""


def _is_attachment(m: Any) -> bool:
    return bool(m.event.kind == "attachment")


make_up("T-748", "character", ALMONER, keywords=(Keyword("bestow", 2),))
for _code, _type, _title in (
    ("T-701", "location", LAUNDRY),
    ("T-702", "location", TAILOR),
    ("T-703", "location", MIDDEN),
    ("T-704", "location", STOREROOM),
    ("T-705", "event", LEPER),
    ("T-706", "location", ALTAR),
    ("T-707", "location", TREASURER),
    ("T-708", "location", CUPBEARER),
    ("T-709", "event", ALMS),
    ("T-710", "location", RANSOM),
    ("T-711", "event", PURGE),
    ("T-740", "character", SQUIRE),
    ("T-741", "location", KENNEL),
    ("T-742", "location", DOORMAN),
    ("T-743", "event", SECOND_PLAN),
    ("T-744", "event", SWEEP),
    ("T-745", "event", WELCOME),
    ("T-746", "location", BAILIFF),
    ("T-747", "event", STEW),
    ("T-712", "event", MASSACRE),
    ("T-713", "character", PROPHET),
    ("T-714", "event", THIEF),
):
    make_up(_code, _type, _title)

with on_the_shelf():
    reaction("T-701", after(LeavesPlay, _is_attachment, told="leaves"), do=gain_gold(1).on(you))
    forced("T-702", when(LeavesPlay, _is_attachment, told="leaves"), do=gain_gold(1).on(you))
    reaction("T-703", comes_to_your_discard_pile, do=gain_gold(1).on(you))
    for _event in (Returned, Discarded):
        reaction("T-704", after(_event, told="goes"), do=draw(1).on(you))
    action("T-705", target=character, do=discard)
    action("T-706", cost=sacrifices_one(character(yours)), do=draw(1).on(you))
    reaction("T-707", after(PowerGained, told="gains power"), do=draw(1).on(you))
    reaction("T-707", after(GoldGained, told="gains gold"), do=draw(1).on(you))
    for _when in (you_win_dominance, opponent_collects_income):
        reaction("T-708", _when, do=draw(1).on(you))
    action("T-709", do=gain_gold(1).on(player))
    interrupt("T-740", would_leave_play(character(yours, other)), cost=sacrifices, do=save_it)
    grants("keyword", "T-741", "no_attachments", on=character(theirs))
    reaction("T-742", after(EntersPlay, told="enters"), do=gain_gold(1).on(you))
    action("T-743", do=both(reveal_new_plot.on(you), power_for_faction(number_of(in_hand)).on(you)))
    action("T-744", do=discard.on(card_in_play(theirs)))
    action("T-745", do=both(choosing(in_hand(kind("character")), put_into_play), draw(1).on(you)))
    for _answered in (ClaimApplies, Killed):
        reaction("T-746", after(_answered, told="claim"), do=gain_gold(1).on(you))
    action("T-747", do=modify("plot", strength=1).on(character))
    action("T-711", do=each_player(choosing(character(yours), discard_unsaved)))
    action("T-712", do=choosing(character(theirs), kill, 2, up_to=True))
    action("T-713", condition=during(), do=if_you_win_it("prophet", draw(1).on(you)).on(you))
    action("T-714", target=character(theirs), do=take_control)
    interrupt(
        "T-710",
        when(ClaimApplies, lambda m: m.event.seat == m.seat, told="claim", would=True),
        do=instead(gain_gold(1).on(you)),
    )


# -- what lies on and under a card -------------------------------------------------------------------------------------


def leper(*locations: str, **robb: Any) -> Table:
    """Ana is about to discard Bor's Robb Stark, who bears something."""
    t = Table(
        {"hand": [LEPER]}, {"characters": [{"card": "Robb Stark", **robb}], "locations": [*locations]}, step="4.1w"
    )
    return t.play(LEPER)


@pytest.mark.rule("GOT-004", "GOT-007", "GOT-063", "GOT-427")
def test_each_attachment_that_goes_with_its_bearer_is_answered_before_and_after() -> None:
    t = leper(LAUNDRY, TAILOR, attachments=["Ice", "Milk of the Poppy"])
    t.choose("resolve", TAILOR, "Ice").until(asked="got-ask-respond")
    assert (t.gold("Bor"), t.offers("respond", LAUNDRY, "Ice")) == (2, True)
    t.choose("respond", LAUNDRY, "Milk of the Poppy").respond(LAUNDRY)
    assert (t.gold("Bor"), t.zone("Ice"), t.zone("Milk of the Poppy")) == (4, "hand:B", "discard:B")
    assert t.asked == "got-ask-action"


@pytest.mark.rule("GOT-006", "GOT-113", "GOT-410")
def test_a_duplicate_that_saves_comes_to_the_pile_and_nothing_else_goes() -> None:
    t = leper(LAUNDRY, MIDDEN, attachments=["Ice"], duplicates=["Robb Stark", "Robb Stark"])
    t.choose("respond", "Robb Stark").respond(MIDDEN)
    assert (t.gold("Bor"), t["Robb Stark"].attachments) == (1, [t.id("Ice")])
    assert (len(t["Robb Stark"].duplicates), t.asked) == (1, "got-ask-action")


@pytest.mark.rule("GOT-006", "GOT-147", "GOT-322")
def test_duplicates_that_go_with_their_card_come_to_the_pile_as_well() -> None:
    t = leper(MIDDEN, duplicates=["Robb Stark"]).passes()
    t.respond(MIDDEN).respond(MIDDEN)
    assert (t.gold("Bor"), t.titles("discard:B"), t.asked) == (2, ["Robb Stark"] * 2, "got-ask-action")


@pytest.mark.rule("GOT-096", "GOT-407")
def test_a_sacrifice_is_paid_whatever_goes_along() -> None:
    robb = {"card": "Robb Stark", "attachments": ["Ice"], "duplicates": ["Robb Stark"]}
    t = Table({"characters": [robb], "locations": [ALTAR, STOREROOM]}, step="4.1w").use(ALTAR)
    assert t.hand() == ["Ice"]
    t.respond(STOREROOM).respond(STOREROOM)
    assert (len(t.hand()), t.said("got-log-unpaid")) == (4, 0)


@pytest.mark.rule("GOT-096", "GOT-407")
def test_a_sacrifice_is_paid_though_what_was_to_go_along_went_before() -> None:
    viserys = {"card": "Viserys Targaryen", "attachments": ["Little Bird"]}
    t = Table({"characters": [viserys], "locations": [ALTAR]}, step="4.1w").use(ALTAR)
    t.respond("Viserys Targaryen").until(asked="got-ask-action")
    assert (t.zone("Little Bird"), t.said("got-log-unpaid"), len(t.hand())) == ("discard:A", 0, 1)


# -- one moment of a step ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-063", "GOT-539")
@pytest.mark.parametrize("first", [TREASURER, CUPBEARER])
def test_dominance_and_its_power_are_answered_in_one_window(first: str) -> None:
    t = Table({"characters": [WOLF], "locations": [TREASURER, CUPBEARER]}, step="5.2")
    t.respond(first)
    assert t.offers("respond", CUPBEARER if first == TREASURER else TREASURER)
    assert (t.power(), t.g.dominance) == (1, "A")


@pytest.mark.rule("GOT-063", "GOT-196", "GOT-494")
@pytest.mark.parametrize("first", [TREASURER, CUPBEARER])
def test_income_and_its_gold_are_answered_in_one_window(first: str) -> None:
    t = Table({"plot": "Summons"}, {"locations": [TREASURER, CUPBEARER]}, step="3.2")
    t.respond(first)
    assert t.offers("respond", CUPBEARER if first == TREASURER else TREASURER)


@pytest.mark.rule("GOT-358", "GOT-063")
def test_what_everybody_gains_is_gained_at_once() -> None:
    t = Table({"hand": [ALMS], "locations": [TREASURER]}, step="4.1w").play(ALMS)
    assert (t.gold("Ana"), t.gold("Bor"), len(t.hand())) == (1, 1, 0)
    t.respond(TREASURER).respond(TREASURER)
    assert len(t.hand()) == 2


@pytest.mark.rule("GOT-142")
def test_what_happens_in_place_of_a_claim_is_all_that_happens() -> None:
    t = Table(
        {"plot": "Summons", "characters": [kneeling("Robb Stark")]},
        {"characters": [WOLF], "locations": [RANSOM]},
        step="4.2.2",
        challenge={**attack("military", "Robb Stark"), "defended": True},
    )
    t.respond(RANSOM)
    assert (t.gold("Bor"), t.zone(WOLF)) == (1, "characters:B")


# -- one ability -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-211", "GOT-264", "GOT-063")
def test_arianne_is_home_before_anybody_greets_whom_she_brings() -> None:
    """Areo finds the fight that she left, and the trader looks at the deck after her."""
    t = Table(
        {"characters": ["Arianne Martell"], "hand": ["Areo Hotah"]},
        {"characters": ["Robb Stark"]},
        step="4.2.1w",
        challenge=attack("power", "Robb Stark", by="Bor", defenders=("Arianne Martell",)),
    )
    t.use("Arianne Martell")
    assert (t.zone("Arianne Martell"), t.asked, t.offers("respond", "Areo Hotah")) == (
        "hand:A",
        "got-ask-respond",
        True,
    )
    t.choose("respond", "Areo Hotah")
    assert t.g.challenges[-1].participants == []


@pytest.mark.rule("GOT-357", "GOT-358")
def test_what_each_player_chooses_goes_when_all_have_chosen() -> None:
    t = Table({"hand": [PURGE], "characters": [WOLF, BASTARD]}, {"characters": [WOLF, "Robb Stark"]}, step="4.1w")
    t.play(PURGE).pick(BASTARD)
    assert (t.who, t.zone(BASTARD)) == ("Bor", "characters:A")
    t.pick("Robb Stark")
    assert (t.zone(BASTARD), t.zone("Robb Stark")) == ("discard:A", "discard:B")


@pytest.mark.rule("GOT-063", "GOT-269")
def test_who_is_chosen_to_die_with_another_may_save_that_one_or_himself() -> None:
    t = Table({"hand": [MASSACRE]}, {"characters": ["Ser Waymar Royce", "Maester Aemon", WOLF]}, step="4.1w")
    t.play(MASSACRE).pick("Ser Waymar Royce", "Maester Aemon")
    targets = {option.target for option in t.find("respond", "Maester Aemon")}
    assert targets == {t.id("Ser Waymar Royce"), t.id("Maester Aemon")}


@pytest.mark.rule("GOT-131", "GOT-133")
def test_what_was_promised_to_a_player_is_not_for_who_has_taken_the_prophet() -> None:
    t = Table(
        {"characters": [PROPHET, kneeling("Robb Stark")]},
        {"hand": [THIEF]},
        step="4.2.1w",
        challenge=attack("military", "Robb Stark"),
    )
    t.use(PROPHET)
    while not t.offers("play", THIEF):
        t.passes()
    t.play(THIEF, PROPHET).until(step="4.1w")
    assert (len(t.hand()), t.hand("Bor"), t.zone(PROPHET)) == (1, [], "characters:B")


# -- what is set -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-279", "GOT-413")
def test_nothing_that_adds_saves_whose_strength_is_set_to_nothing() -> None:
    t = Table(
        {"gold": 1, "hand": ["Dracarys!"], "characters": ["Drogon", kneeling("Robb Stark")]},
        {"hand": ["Risen from the Sea"], "characters": [kneeling("Asha Greyjoy")]},
        step="4.2.1w",
        challenge=attack("military", "Robb Stark", defenders=("Asha Greyjoy",)),
    )
    last(t.g, "strength=", 0, [t.id("Asha Greyjoy")], "phase", "")
    t.play("Dracarys!", "Asha Greyjoy")
    assert t.zone("Asha Greyjoy") == "dead:B"


@pytest.mark.rule("GOT-279")
def test_no_type_of_challenge_raises_a_claim_that_is_set() -> None:
    t = Table({"plot": "Sneak Attack", "characters": [kneeling(WOLF)]}, step="4.2.1w", challenge=attack("power", WOLF))
    last(t.g, "claim in:power", 1, ["A"], "phase", "")
    assert claim(t.g, t.g.challenges[-1]) == 3
    last(t.g, "claim=", 1, t.g.zones["plot:A"], "phase", "")
    assert claim(t.g, t.g.challenges[-1]) == 1


# -- inside and around -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-096", "GOT-211", "GOT-415")
def test_what_pays_for_a_save_in_mid_effect_is_answered_before_the_save() -> None:
    t = Table({"hand": [LEPER]}, {"characters": ["Robb Stark", SQUIRE], "locations": [MIDDEN]}, step="4.1w")
    t.play(LEPER, "Robb Stark").respond(SQUIRE)
    assert (t.offers("respond", MIDDEN), t.said("got-log-saved")) == (True, 0)
    t.respond(MIDDEN)
    assert (t.said("got-log-saved"), t.zone("Robb Stark")) == (1, "characters:B")


@pytest.mark.rule("GOT-015", "GOT-063")
def test_what_cannot_stay_for_a_new_card_is_answered_together_with_it() -> None:
    t = Table(
        {"gold": 1, "hand": [KENNEL]},
        {"characters": [{"card": WOLF, "attachments": ["Little Bird"]}], "locations": [LAUNDRY, DOORMAN]},
        step="3.2w",
    )
    t.choose("marshal", KENNEL)
    assert (t.zone("Little Bird"), t.offers("respond", LAUNDRY), t.offers("respond", DOORMAN)) == (
        "discard:B",
        True,
        True,
    )


@pytest.mark.rule("GOT-477", "GOT-480")
def test_a_plot_has_said_its_say_before_the_rest_of_what_revealed_it() -> None:
    t = Table({"plot": "Summons", "plot_deck": ["Counting Coppers", "Summons"], "hand": [SECOND_PLAN]}, step="4.1w")
    t.play(SECOND_PLAN, "Counting Coppers")
    assert (len(t.hand()), t.power()) == (3, 3)


@pytest.mark.rule("GOT-004", "GOT-322")
def test_what_is_discarded_beside_its_bearer_does_not_go_home() -> None:
    t = Table({"hand": [SWEEP]}, {"characters": [{"card": WOLF, "attachments": ["Little Bird"]}]}, step="4.1w")
    t.play(SWEEP).until(asked="got-ask-action")
    assert sorted(t.titles("discard:B")) == ["Little Bird", WOLF]


@pytest.mark.rule("GOT-156", "GOT-157")
def test_bestow_is_asked_once_whatever_the_ability_does_besides() -> None:
    t = Table({"gold": 2, "hand": [WELCOME, ALMONER]}, step="4.1w").play(WELCOME)
    assert t.asked == "got-ask-bestow"
    t.choose("bestow", ALMONER)
    assert (t.gold(), len(t.hand()), t.asked) == (2, 1, "got-ask-action")


@pytest.mark.rule("GOT-063", "GOT-526")
def test_a_claim_and_whom_it_kills_are_answered_in_one_window() -> None:
    t = Table(
        {"plot": "Summons", "characters": [kneeling("Robb Stark")], "locations": [BAILIFF]},
        {"characters": [WOLF]},
        step="4.2.2",
        challenge={**attack("military", "Robb Stark"), "defended": True},
    )
    t.until(asked="got-ask-respond")
    assert (t.zone(WOLF), len(t.find("respond", BAILIFF))) == ("dead:B", 2)


@pytest.mark.rule("GOT-184")
def test_what_lasts_until_the_next_plot_of_who_is_out_is_over() -> None:
    t = Melee({"hand": [STEW]}, {"characters": [WOLF]}, {}, step="4.1w").play(STEW)
    assert t.strength(WOLF) == 3
    eliminate(t.g, ["A"], "deck")
    assert t.strength(WOLF) == 2
