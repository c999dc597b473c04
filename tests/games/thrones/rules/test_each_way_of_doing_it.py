"""What cannot be is tried in every way in which the cards of the box would do it (GOT-292)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Table, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
STARKS = ["Ice", "Summer", "Robb Stark", "Bran Stark", "Ghost", "Dawn"]


def never(what: str) -> dict[str, Any]:
    """A player who cannot do something as long as the game lasts."""
    return {"effects": [{"kind": f"cannot:{what}", "until": "game"}]}


def one_who_never(name: str, what: str, **more: Any) -> dict[str, Any]:
    """A card of which something cannot be as long as the game lasts."""
    return {"card": name, **never(what), **more}


# -- who cannot draw ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-292", "GOT-489")
def test_who_cannot_draw_draws_in_no_phase_and_by_no_plot() -> None:
    t = Table({**never("draw"), "deck": STARKS}, {"deck": STARKS}, step="2.1")
    assert (t.hand(), t.hand("Bor")) == ([], STARKS[:2])
    t = Table(
        {**never("draw"), "plot_deck": ["Counting Coppers"], "deck": STARKS}, {"plot_deck": ["Summons"]}, step="1.2"
    )
    assert t.choose("choose_player", target="Ana").until("1.3w").hand() == []


@pytest.mark.rule("GOT-292", "GOT-051")
def test_who_cannot_draw_uses_nothing_that_only_draws() -> None:
    t = Table(
        {
            **never("draw"),
            "deck": STARKS,
            "locations": ["Lannisport", "The Mander", "Great Kraken"],
            "characters": ["Cersei Lannister", "Doran Martell"],
        },
        step="4.2",
    )
    t.challenge("intrigue", "Cersei Lannister", "Doran Martell").until(asked="got-ask-respond")
    assert t.choices() == {"Great Kraken"}, "it gives a power as well"
    t.respond("Great Kraken").until(step="4.1w")
    assert (t.hand(), t.power()) == ([], 2)
    assert not Table({**never("draw"), "characters": ["Messenger Raven"]}, step="5.2w").offers("use", "Messenger Raven")


def test_to_take_a_card_into_the_hand_is_not_to_draw_it() -> None:
    ana = {**never("draw"), "gold": 2, "hand": ["Greenblood Trader"], "deck": STARKS}
    t = Table(ana, step="3.2w").choose("marshal", "Greenblood Trader").respond("Greenblood Trader")
    assert t.pick("Summer").hand() == ["Summer"]


# -- who gains no gold, who puts nothing into play ---------------------------------------------------------------------


@pytest.mark.rule("GOT-292", "GOT-177")
def test_who_gains_no_gold_has_no_income_and_may_still_be_given_some() -> None:
    t = Table({**never("gain_gold"), "plot": "A Noble Cause", "hand": [WOLF]}, step="3.1")
    assert t.until("3.2w").gold() == 0
    t = Table({"plot": "A Noble Cause"}, {**never("gain_gold"), "hand": ["A Meager Contribution"]}, step="3.2")
    t.until(asked="got-ask-respond").respond("A Meager Contribution")
    assert (t.gold("Ana"), t.gold("Bor")) == (4, 1), "what moves is not gained"


@pytest.mark.rule("GOT-292", "GOT-334")
def test_who_puts_nothing_into_play_has_no_way_to_do_it() -> None:
    ana = {**never("put_into_play"), "gold": 5, "hand": ["Burned Men", "Hear Me Roar!", "Tyrion Lannister"]}
    t = Table({**ana, "characters": ["Arianne Martell"]}, step="4.1w")
    assert not t.offers("ambush")
    assert not t.offers("play", "Hear Me Roar!")
    assert not t.offers("use", "Arianne Martell")
    t = Table({**never("put_into_play"), "characters": ["Old Bear Mormont"], "hand": ["The Wall"]}, step="4.1w")
    assert t.until("5.2w").zone("The Wall") == "hand:A"


def test_a_hatchling_that_cannot_be_put_into_play_is_shuffled_in() -> None:
    t = Table({**never("put_into_play"), "gold": 1, "hand": ["Fire and Blood"], "dead": ["Viserion"]}, step="4.1w")
    assert t.play("Fire and Blood").zone("Viserion") == "deck:A"


# -- who gains no power ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-292", "GOT-395", "GOT-523")
def test_who_gains_no_power_is_not_renowned_and_the_faction_gains_its_own() -> None:
    t = Table({"characters": [one_who_never("Robb Stark", "gain_power")]}, step="4.2").challenge("power")
    assert t.until(step="4.1w").said("got-log-power") == 1
    assert (t["Robb Stark"].power, t.power()) == (0, 1)


@pytest.mark.rule("GOT-292", "GOT-447")
def test_a_faction_that_gains_no_power_is_still_moved_some() -> None:
    t = Table({"plot": "A Clash of Kings", "characters": ["Robb Stark", WOLF]}, {"power": 3}, step="4.2")
    last(t.g, "cannot:gain_power", 0, t.g.zones["faction:A"], "game", "")
    t.challenge("power", WOLF).until(asked="got-ask-respond").respond("A Clash of Kings").until(step="4.1w")
    assert (t.power(), t.power("Bor")) == (2, 1), "one by the plot, one by the claim, none for being unopposed"


# -- who cannot kneel or stand -----------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-292", "GOT-301")
def test_who_cannot_kneel_is_not_accused_and_pays_for_nothing() -> None:
    bor = {"plot_deck": ["Summons"], "characters": [one_who_never(WOLF, "kneel"), BASTARD]}
    t = Table({"plot_deck": ["Filthy Accusations"]}, bor, step="1.2").choose("choose_player", target="Ana")
    t.choose("resolve", "Filthy Accusations").until("1.3w")
    assert (t.kneels(WOLF), t.kneels(BASTARD)) == (False, True)
    ana = {"gold": 1, "hand": [WOLF], "characters": [one_who_never("Winterfell Steward", "kneel")]}
    assert not Table(ana, step="3.2w").offers("use", "Winterfell Steward")


@pytest.mark.rule("GOT-292", "GOT-124")
def test_who_cannot_stand_is_sent_home_kneeling() -> None:
    ana = {"characters": [one_who_never(WOLF, "stand"), "Robb Stark"]}
    t = Table(ana, {"gold": 1, "locations": ["Highgarden"]}, step="4.2").challenge("military", WOLF, "Robb Stark")
    t.until("4.2w").passes().use("Highgarden", WOLF)
    assert t.kneels(WOLF)
    assert t.g.challenges[-1].attackers == [t.id("Robb Stark")]


# -- who cannot leave play or be killed --------------------------------------------------------------------------------


@pytest.mark.rule("GOT-292", "GOT-053")
@pytest.mark.parametrize("name", ["Handmaiden", "Veteran Builder", "Messenger Raven"])
def test_who_cannot_leave_play_pays_no_price_with_it(name: str) -> None:
    ana = {
        "characters": [one_who_never(name, "leave_play"), kneeling("Daenerys Targaryen")],
        "locations": [kneeling("Castle Black")],
    }
    assert not Table(ana, step="5.2w").offers("use", name)


@pytest.mark.rule("GOT-292", "GOT-265")
def test_an_arianne_who_cannot_leave_brings_somebody_and_stays() -> None:
    t = Table({"characters": [one_who_never("Arianne Martell", "leave_play")], "hand": [WOLF]}, step="4.1w")
    t.use("Arianne Martell")
    assert (t.zone(WOLF), t.zone("Arianne Martell")) == ("characters:A", "characters:A")


@pytest.mark.rule("GOT-014", "GOT-292")
def test_a_guard_who_cannot_leave_saves_nobody_and_goes_along_all_the_same() -> None:
    guarded = {"card": "Robb Stark", "attachments": [one_who_never("Bodyguard", "leave_play")]}
    t = Table({"plot": "Summons", "characters": [WOLF]}, {"characters": [guarded]}, step="4.2").challenge("military")
    t.until(step="4.1w")
    assert (t.zone("Robb Stark"), t.zone("Bodyguard")) == ("dead:B", "hand:B")


@pytest.mark.rule("GOT-408", "GOT-292")
def test_who_cannot_be_killed_may_be_sacrificed() -> None:
    ana = {"characters": [one_who_never("Handmaiden", "be_killed"), kneeling("Daenerys Targaryen")]}
    assert Table(ana, step="4.1w").use("Handmaiden").zone("Handmaiden") == "discard:A"


# -- who is immune -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-122", "GOT-212")
def test_no_immunity_keeps_anybody_from_the_claim() -> None:
    kinds = ("plot", "character", "event", "location", "attachment")
    robb = {"card": "Robb Stark", "effects": [{"kind": f"immune:{kind}", "until": "game"} for kind in kinds]}
    t = Table({"plot": "Summons", "characters": [WOLF]}, {"characters": [robb]}, step="4.2").challenge("military")
    assert t.until(step="4.1w").zone("Robb Stark") == "dead:B"


@pytest.mark.rule("GOT-212", "GOT-015")
def test_who_is_immune_is_touched_by_nothing_constant_of_that_kind() -> None:
    robb = {"card": "Robb Stark", "effects": [{"kind": "immune:plot", "until": "game"}]}
    t = Table({"plot": "Fortified Position", "characters": [robb, "Eddard Stark"]}, step="4.1w")
    assert (t.has("Robb Stark", "renown"), t.has("Eddard Stark", "renown")) == (True, False)
    robb = {"card": "Robb Stark", "effects": [{"kind": "immune:attachment", "until": "game"}], "attachments": ["Ice"]}
    assert Table({"characters": [robb]}, step="4.1w").zone("Ice") == "discard:A"


@pytest.mark.rule("GOT-213")
def test_what_who_is_immune_does_may_be_cancelled() -> None:
    steward = {"card": "Winterfell Steward", "effects": [{"kind": "immune:event", "until": "game"}]}
    bor = {"gold": 1, "hand": ["Treachery"], "characters": ["Tyrion Lannister"]}
    t = Table({"gold": 9, "hand": ["Robb Stark"], "characters": [steward]}, bor, step="3.2w").use("Winterfell Steward")
    assert t.offers("respond", "Treachery")


# -- who may do it oneself ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-044")
def test_aemon_kneels_for_himself() -> None:
    t = Table({"plot": "Summons", "characters": [WOLF]}, {"characters": ["Maester Aemon"]}, step="4.2")
    t.challenge("military").until(asked="got-ask-respond").respond("Maester Aemon")
    assert (t.zone("Maester Aemon"), t.kneels("Maester Aemon")) == ("characters:B", True)


@pytest.mark.rule("GOT-292", "GOT-308")
def test_beside_catelyn_an_ambush_is_laid_and_no_ability_used() -> None:
    challenge = {"type": "power", "by": "Bor", "attackers": ["Catelyn Stark"]}
    ana = {"gold": 2, "hand": ["Burned Men"], "characters": [WOLF]}
    t = Table(ana, {"characters": ["Catelyn Stark"]}, step="4.2.1w", challenge=challenge)
    assert t.offers("ambush", "Burned Men")
    assert t.refusal("Fealty", "use") is not None


@pytest.mark.rule("GOT-520", "GOT-189")
def test_an_areo_who_sends_the_only_attacker_home_may_win_as_a_defender() -> None:
    bor = {"gold": 5, "hand": ["Areo Hotah"], "characters": [kneeling(BASTARD)]}
    t = Table({"plot": "Summons", "characters": [WOLF]}, bor, step="4.2").challenge("military")
    t.until("4.2w").passes().choose("ambush", "Areo Hotah").respond("Areo Hotah").until(asked="got-ask-defenders")
    t.choose_all("defend", "Areo Hotah").until(step="4.1w")
    assert (t.g.fought[-1].winner, t.power("Bor")) == ("B", 0)
