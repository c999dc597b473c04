"""The words of the vocabulary in texts that no card of the box has: they hold for what people could write with them."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.events.moving import Killed
from desktop_app.games.thrones.events.piles import CardsDrawn
from desktop_app.games.thrones.reading.facts import Keyword
from desktop_app.games.thrones.vocabulary.abilities import action, forbids, interrupt, reaction
from desktop_app.games.thrones.vocabulary.amounts import number_of
from desktop_app.games.thrones.vocabulary.conditions import other, theirs, yours
from desktop_app.games.thrones.vocabulary.costs import sacrifices, takes_token
from desktop_app.games.thrones.vocabulary.deeds import both, choosing
from desktop_app.games.thrones.vocabulary.groups import character, faction_card, location, player, you
from desktop_app.games.thrones.vocabulary.lasting import if_you_win_it
from desktop_app.games.thrones.vocabulary.piles import discard_at_random, draw
from desktop_app.games.thrones.vocabulary.triggers import when, would_be_killed, you_marshal_or_play
from desktop_app.games.thrones.vocabulary.verbs import cancel_it, kill, save_it, take_control
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Melee, Table, attack, kneeling

WOLF = "Tumblestone Knight"

PURSER = "Purser"
"""Bestow (2). Discard 1 gold from this card to draw 1 card."""
SINGER = "Singer of Deeds"
"""After you play an event: draw 1 card."""
HARVEST, WASTE = "Harvest", "Waste"
"""For each location you control draw 1 card, or discard 1 at random."""
OLD_LAW, DROUGHT, MISER = "Old Law", "Drought", "Miser"
"""No character and no faction card can gain power. - Nobody can draw. - You cannot return gold."""

MARTYR, UNDERTAKER = "Willing Martyr", "Pale Undertaker"
"""When another of your characters would be killed, sacrifice this to save it. - When a character is killed: draw 1."""

LAST_WORD, LAST_WISH = "Last Word", "Last Wish"
"""Draw 1 card and take control of the chosen character. - Draw 1 card, and a character of your choice is killed."""

BOAST = "Boast"
"""If you win this challenge: draw 1 card."""
FROST = "Frost"
"""When an opponent would draw cards, cancel that."""

make_up("T-721", "character", PURSER, keywords=(Keyword("bestow", 2),))
for _code, _type, _title in (
    ("T-722", "location", SINGER),
    ("T-723", "event", HARVEST),
    ("T-724", "event", WASTE),
    ("T-725", "location", OLD_LAW),
    ("T-726", "location", DROUGHT),
    ("T-727", "character", MISER),
    ("T-728", "character", MARTYR),
    ("T-729", "location", UNDERTAKER),
    ("T-730", "event", LAST_WORD),
    ("T-732", "location", FROST),
    ("T-733", "event", BOAST),
    ("T-731", "event", LAST_WISH),
):
    make_up(_code, _type, _title)

with on_the_shelf():
    action("T-721", cost=takes_token("gold"), do=draw(1).on(you))
    reaction("T-722", you_marshal_or_play("event"), do=draw(1).on(you))
    action("T-723", do=draw(number_of(location(yours))).on(you))
    action("T-724", do=discard_at_random(number_of(location(yours))).on(you))
    for _those in (character, faction_card):
        forbids("T-725", "gain_power", _those)
    forbids("T-726", "draw", player)
    forbids("T-727", "return_gold", you)
    interrupt("T-728", would_be_killed(character(yours, other)), cost=sacrifices, do=save_it)
    action("T-730", target=character(theirs), do=both(draw(1).on(you), take_control))
    action("T-731", do=both(draw(1).on(you), choosing(character(theirs), kill)))
    action("T-733", do=if_you_win_it("boast", draw(1).on(you)).on(you))
    interrupt("T-732", when(CardsDrawn, lambda m: m.event.seat != m.seat, told="would draw", would=True), do=cancel_it)
    interrupt("T-729", when(Killed, told="is killed"), do=draw(1).on(you))


@pytest.mark.rule("GOT-159", "GOT-428")
def test_gold_that_is_taken_off_a_card_goes_back_to_the_treasury() -> None:
    t = Table({"characters": [{"card": PURSER, "gold": 2}]}, step="4.1w")
    there = t.g.treasury["gold"]
    t.use(PURSER)
    assert (t[PURSER].count("gold"), t.g.treasury["gold"], len(t.hand())) == (1, there + 1, 1)


@pytest.mark.rule("GOT-165", "GOT-430")
def test_an_event_that_has_become_an_attachment_was_played_all_the_same() -> None:
    t = Table(
        {"plot": "Summons", "characters": [kneeling(WOLF)]},
        {"hand": ["Risen from the Sea"], "characters": ["Asha Greyjoy"], "locations": [SINGER]},
        step="4.2.2",
        challenge={**attack("military", WOLF), "defended": True},
    )
    t.until(asked="got-ask-respond").respond("Risen from the Sea").respond(SINGER)
    assert (len(t.hand("Bor")), t["Asha Greyjoy"].attachments) == (1, [t.id("Risen from the Sea")])


@pytest.mark.rule("GOT-051")
@pytest.mark.parametrize(("event", "left"), [(HARVEST, 2), (WASTE, 0)])
def test_nothing_for_each_of_none_is_no_reason_to_play(event: str, left: int) -> None:
    t = Table({"hand": [event, WOLF]}, step="4.1w")
    refusal = t.refusal(event, "play")
    assert refusal is not None
    assert refusal.rule == "GOT-051"
    t = Table({"hand": [event, WOLF], "locations": [SINGER]}, step="4.1w").play(event)
    assert len(t.hand()) == left


@pytest.mark.rule("GOT-292", "GOT-395", "GOT-321")
@pytest.mark.parametrize(
    ("type", "who", "law"), [("military", "Robb Stark", OLD_LAW), ("intrigue", "Samwell Tarly", DROUGHT)]
)
def test_no_keyword_is_asked_for_that_could_give_nothing(type: str, who: str, law: str) -> None:
    t = Table(
        {"characters": [kneeling(who)], "locations": [law]},
        step="4.2.2",
        challenge={**attack(type, who), "defended": True},
    )
    assert (t.step, t.power(), t.hand()) == ("4.1w", 0 if law == OLD_LAW else 1, [])


@pytest.mark.rule("GOT-292", "GOT-539")
def test_dominance_is_won_though_no_power_comes_of_it() -> None:
    t = Table({"characters": [WOLF], "locations": [OLD_LAW]}, step="5.2")
    assert (t.g.dominance, t.power()) == ("A", 0)


@pytest.mark.rule("GOT-292", "GOT-546")
@pytest.mark.parametrize(("step", "plot"), [("4.1", "Supporting the Faith"), ("7.2", "")])
def test_who_cannot_return_gold_keeps_it_whatever_asks_for_it(step: str, plot: str) -> None:
    t = Table({"gold": 3, "characters": [MISER], "plot": plot}, {"gold": 3}, step=step)
    assert (t.gold("Ana"), t.gold("Bor")) == (3, 0)


@pytest.mark.rule("GOT-069", "GOT-416")
@pytest.mark.parametrize("dying", [("Robb Stark", MARTYR), ("Robb Stark", "Eddard Stark")])
def test_nobody_answers_a_death_that_will_not_come_any_more(dying: tuple[str, str]) -> None:
    """The martyr who was dying as well has been sacrificed: of two deaths none is left to be answered, or one."""
    t = Table(
        {"plot": "The Winds of Winter", "characters": [kneeling(WOLF)]},
        {"characters": ["Robb Stark", "Eddard Stark", MARTYR], "locations": [UNDERTAKER]},
        step="4.2.2",
        challenge={**attack("military", WOLF), "defended": True},
    )
    t.until(asked="got-ask-claim").pick(*dying)
    t.choose("respond", MARTYR, "Robb Stark" if dying[1] != MARTYR else "")
    assert (t.zone(MARTYR), t.offers("respond", UNDERTAKER)) == ("discard:B", dying[1] != MARTYR)


@pytest.mark.rule("GOT-184")
@pytest.mark.parametrize("event", [LAST_WORD, LAST_WISH])
def test_who_leaves_the_game_in_the_middle_of_a_text_chooses_and_takes_nothing_more(event: str) -> None:
    t = Melee(
        {"hand": [event], "deck": [WOLF]},
        {"agenda": "Fealty", "characters": ["Robb Stark", "Eddard Stark"]},
        {},
        step="4.1w",
    )
    t.play(event, "Robb Stark" if event == LAST_WORD else "")
    assert (t.g.eliminated, t.who) == (["A"], "Bor")
    assert t.titles("characters:B") == ["Robb Stark", "Eddard Stark"]


@pytest.mark.rule("GOT-063", "GOT-069")
def test_of_two_who_draw_at_once_one_is_kept_from_it() -> None:
    t = Table({}, {"locations": [FROST]}, step="2.2")
    t.respond(FROST)
    assert (len(t.hand("Ana")), len(t.hand("Bor"))) == (0, 2)


@pytest.mark.rule("GOT-131", "GOT-051")
def test_nobody_boasts_of_a_challenge_that_is_not_there() -> None:
    t = Table({"hand": [BOAST], "characters": [WOLF]}, step="4.1w")
    assert not t.offers("play", BOAST)
    t.challenge("military").play(BOAST).until(step="4.1w")
    assert len(t.hand()) == 1
