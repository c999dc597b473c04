"""The inn: what its cards do, what lies hidden there, and that the kit keeps its table in order."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.engine.ask import Option
from desktop_app.engine.chance import Chance
from desktop_app.engine.errors import RulesError
from desktop_app.engine.game import Adjustment
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.engine.view import SHOWN, CardView, View
from desktop_app.games.kit.set_ups import BadPosition
from tests.guests import moved_in
from tests.inn.facts import NAMES
from tests.inn.positions import build
from tests.inn.state import Inn
from tests.inn.tenant import GAME

BET = "~bet:B/1"


@pytest.fixture(autouse=True)
def inn() -> Iterator[None]:
    """The house with the inn in it."""
    with moved_in():
        yield


class Evening:
    """A table laid out by hand; cards are called by their titles, Ana sits on A and Bor on B."""

    def __init__(self, ana: dict[str, Any], bor: dict[str, Any], **setup: Any) -> None:
        players = {"Ana": {"guest": "Hob the Carter", **ana}, "Bor": {"guest": "Mother Nettle", **bor}}
        self.session = Session(GAME, build({"players": players, **setup}, ["Ana", "Bor"]))

    @property
    def g(self) -> Inn:
        """The live state."""
        assert isinstance(self.session.state, Inn)
        return self.session.state

    def card(self, title: str) -> str:
        """The id of a card."""
        return NAMES.on_table(self.g, title)[0]

    def sees(self, seat: str) -> View:
        """What a seat sees."""
        return self.session.look(seat)

    def seen(self, seat: str, card: str) -> CardView:
        """A card as a seat sees it."""
        found = self.sees(seat).card(card)
        assert found is not None, f"{card} lies nowhere that {seat} could see"
        return found

    def asked(self) -> tuple[str, str]:
        """Who is asked what."""
        assert self.session.question is not None
        return self.session.question.seat, self.session.question.prompt.id

    def does(self, verb: str, *titles: str, target: str = "") -> None:
        """The open question is answered: the options of this verb on these cards."""
        assert self.session.question is not None
        aim = self.card(target) if target else ""
        sources = [self.card(title) for title in titles] or [""]
        keys = [
            option.key
            for source in sources
            for option in self.session.question.options
            if option.verb == verb and option.source == source and aim in (option.target, "")
        ]
        self.session.answer(keys if verb else [])

    def nobody(self) -> None:
        """Nothing is chosen of several."""
        self.session.answer([])

    def refused(self, title: str) -> tuple[str, str]:
        """Why a card is not offered: the rule and the message."""
        assert self.session.question is not None
        found = [each for each in self.session.question.refusals() if each.source == self.card(title)]
        return found[0].rule, found[0].message.id

    def bets(self, ana: str = "", bor: str = "") -> None:
        """Both lay their bets; a hand without cards is not asked."""
        for seat, title in (("A", ana), ("B", bor)):
            if self.session.question is not None and self.asked() == (seat, "inn-ask-bet"):
                self.does("bet" if title else "bet_nothing", *([title] if title else []))


# -- cards -------------------------------------------------------------------------------------------------------------


def test_things_make_their_holder_stronger_and_the_sum_says_so() -> None:
    t = Evening({"coins": 2, "hand": ["Stool Leg", "Hot Poker"]}, {})
    t.does("play", "Stool Leg", target="Hob the Carter")
    t.does("play", "Hot Poker", target="Hob the Carter")
    hob = t.card("Hob the Carter")
    assert [(part.amount, part.reason.id) for part in GAME.sum_of(t.g, hob, "strength")] == [
        (2, "inn-part-printed"),
        (1, "inn-part-card"),
        (2, "inn-part-card"),
    ]
    seen = t.sees("B").zones["guest:A"]
    assert seen.count == 1
    assert [(card.code, card.host) for card in seen.cards] == [("inn01", ""), ("inn06", hob), ("inn07", hob)]
    assert seen.cards[0].numbers["strength"] == 5


def test_the_fiddler_cheers_the_other_friends_only() -> None:
    t = Evening({"friends": ["The Fiddler", "Stable Lad"]}, {"friends": ["The Pedlar"], "hand": ["Pot Lid"]})
    strengths = {card.code: card.numbers["strength"] for card in t.sees("A").zones["friends:A"].cards}
    assert strengths == {"inn04": 0, "inn05": 2}
    assert t.sees("A").zones["friends:B"].cards[0].numbers["strength"] == 1


def test_the_pedlar_may_bring_a_card() -> None:
    t = Evening({"coins": 2, "hand": ["The Pedlar"], "deck": ["Pepper", "Pot Lid"]}, {})
    t.does("play", "The Pedlar")
    assert t.asked() == ("A", "inn-ask-respond")
    t.does("respond", "The Pedlar")
    assert t.g.zones["hand:A"] == [t.card("Pepper")]


def test_a_barrel_comes_full_and_is_emptied_by_the_thirsty() -> None:
    t = Evening({"coins": 2, "health": 8, "hand": ["Small Barrel", "Found Purse"]}, {})
    t.does("play", "Small Barrel", target="Hob the Carter")
    barrel = t.card("Small Barrel")
    for left in (2, 1):
        assert t.g.pieces[barrel].count("ale") == left + 1
        t.does("use", "Small Barrel")
    assert t.seen("B", barrel).tokens == {"ale": 1}
    assert t.g.health["A"] == 10
    assert t.refused("Small Barrel") == ("INN-003", "inn-no-change"), "healthy guests need no ale"


def test_wine_heals_or_gets_the_guest_up() -> None:
    tired = {"card": "Hob the Carter", "exhausted": True}
    t = Evening({"guest": tired, "coins": 2, "health": 5, "hand": ["Mulled Wine"]}, {})
    t.does("play", "Mulled Wine")
    t.does("ready_guest")
    assert (t.g.health["A"], t.g.pieces[t.card("Hob the Carter")].exhausted) == (5, False)


def test_a_friend_at_the_door_shows_four_cards_and_they_go_back_as_one_likes() -> None:
    deck = ["Pepper", "Pot Lid", "Stool Leg", "Mulled Wine", "Found Purse"]
    t = Evening({"coins": 1, "hand": ["Friend at the Door"], "deck": deck}, {})
    t.does("play", "Friend at the Door")
    assert [card.code for card in t.sees("A").zones[SHOWN].cards] == [NAMES.codes(title)[0] for title in deck[:4]]
    assert t.sees("A").zones[SHOWN].cards[3].numbers == {"cost": 2}
    assert SHOWN not in t.sees("B").zones
    t.does("choose", "Stool Leg")
    t.does("put", "Mulled Wine", "Pot Lid", "Pepper")
    order = ["Mulled Wine", "Pot Lid", "Pepper", "Found Purse"]
    assert t.g.zones["deck:A"] == [t.card(title) for title in order]


def test_the_hot_poker_burns_at_closing_time() -> None:
    t = Evening({"guest": {"card": "Hob the Carter", "attachments": ["Hot Poker"]}}, {}, step="strike")
    t.nobody()
    t.nobody()
    assert t.g.round == 2
    assert t.g.health == {"A": 9, "B": 12}


# -- brawls ------------------------------------------------------------------------------------------------------------


def brawl(ana: list[str], bor: list[str], **more: Any) -> Evening:
    """Hob is about to strike Mother Nettle, who does not stand guard."""
    t = Evening({"hand": ana, "coins": 3}, {"hand": bor, "coins": 3, **more}, step="strike")
    t.does("strike", "Hob the Carter")
    t.nobody()
    return t


def test_strength_and_bet_against_guard_and_bet() -> None:
    t = brawl(["Mulled Wine"], ["Pot Lid"])
    t.bets("Mulled Wine", "Pot Lid")
    assert t.g.health["B"] == 12 - (2 + 2 - 1)
    t.does("respond", "Hob the Carter")
    assert t.g.coins["A"] == 4, "a bet costs nothing, and Hob takes a coin"
    assert t.g.zones["discard:A"] == [t.card("Mulled Wine")]


def test_a_bet_is_a_secret_until_the_blow() -> None:
    t = brawl(["Mulled Wine", "Pepper"], ["Pot Lid", "Found Purse"])
    t.bets("Mulled Wine", "Pot Lid")
    assert [card.code for card in t.sees("B").zones["bet:B"].cards] == ["inn08"]
    hidden = t.sees("A").zones["bet:B"].cards
    assert [(card.id, card.code, card.marks) for card in hidden] == [(BET, "", ["facedown"])]
    assert t.sees("A").numbers["bet:struck"] == 0
    assert t.card("Pot Lid") not in str(t.sees("A"))


def test_nobody_is_told_a_bet_before_both_are_made() -> None:
    t = brawl(["Mulled Wine"], ["Pot Lid"])
    t.does("bet", "Mulled Wine")
    assert t.asked() == ("B", "inn-ask-bet")
    assert t.session.question is not None
    assert t.session.question.secret
    assert t.sees("B").zones["bet:A"].count == 0


def test_a_hidden_bet_is_touched_by_where_it_lies() -> None:
    t = brawl(["Nimble Fingers", "Mulled Wine"], ["Pot Lid"])
    t.bets("Mulled Wine", "Pot Lid")
    t.does("play", "Nimble Fingers")
    assert t.session.question is not None
    assert [option.source for option in t.session.question.options] == [t.card("Mulled Wine"), BET]
    t.session.answer([Option("choose", BET).key])
    assert t.g.zones["hand:B"] == [t.card("Pot Lid")]
    assert t.sees("A").zones["bet:B"].cards == []
    again = restore(GAME, json.loads(json.dumps(save(t.session))))
    assert not again.dropped
    assert again.look("A") == t.sees("A")


def test_who_slips_loses_nothing_and_pays_for_it() -> None:
    t = brawl([], ["Slippery Floor"])
    t.bets()
    assert t.asked() == ("B", "inn-ask-respond")
    t.does("respond", "Slippery Floor")
    assert (t.g.health["B"], t.g.coins["B"]) == (12, 2)
    assert t.g.zones["discard:B"] == [t.card("Slippery Floor")]


def test_pepper_burns_the_one_who_struck() -> None:
    t = brawl([], ["Pepper"])
    t.bets()
    t.does("respond", "Pepper")
    assert t.g.health == {"A": 9, "B": 10}


def test_without_health_the_evening_is_over() -> None:
    t = brawl([], [], health=2)
    while t.session.question is not None:
        t.does("pass")
    assert t.g.outcome is not None
    assert (t.g.outcome.result, t.g.outcome.winners) == ("out", ["A"])
    assert [t.sees(seat).outcome["result"] for seat in "AB"] == ["won", "lost"]


def test_a_dream_of_the_evening_deals_what_is_hidden_anew_and_looks_the_same() -> None:
    deck = ["Pepper", "Stool Leg", "Friend at the Door", "Small Barrel", "Mulled Wine"]
    t = Evening({"hand": ["Pepper"]}, {"hand": ["Pot Lid", "Found Purse"], "deck": deck})
    hands = set()
    for seed in range(20):
        dream = t.session.fork("A", Chance(seed))
        assert dream.look("A") == t.sees("A")
        hands.add(tuple(sorted(dream.state.codes[card] for card in dream.state.zones["hand:B"])))
    assert len(hands) > 5


# -- by hand and on paper ----------------------------------------------------------------------------------------------


def test_what_is_set_by_hand_is_marked_logged_and_undone() -> None:
    t = Evening({"hand": ["Stable Lad", "Pot Lid"], "deck": ["Pepper"]}, {})
    lad = t.card("Stable Lad")
    for adjustment in (
        Adjustment("health", "A", amount=-3),
        Adjustment("coins", "A", amount=2),
        Adjustment("draw", "A", amount=1),
        Adjustment("move", lad, "friends:A"),
        Adjustment("turn", lad),
    ):
        assert adjustment.verb in [each.verb for each in GAME.adjustments(t.g, adjustment.subject)]
        t.session.adjust(adjustment)
    assert (t.g.health["A"], t.g.coins["A"], t.g.by_hand) == (7, 3, 5)
    assert t.seen("B", lad).marks == ["exhausted", "by_hand"]
    assert [line.message.id for line in t.session.log[-5:]] == [
        "inn-hand-health",
        "inn-hand-coins",
        "inn-hand-draws",
        "inn-hand-moves",
        "inn-hand-exhausts",
    ]
    assert GAME.broken(t.g) == []
    while t.session.undo():
        pass
    assert (t.g.health["A"], t.g.zones["friends:A"]) == (10, [])


def test_a_friend_who_is_taken_away_leaves_his_things() -> None:
    t = Evening({"friends": [{"card": "Stable Lad", "attachments": ["Pot Lid"]}]}, {})
    t.session.adjust(Adjustment("move", t.card("Stable Lad"), "hand:A"))
    assert t.g.zones["discard:A"] == [t.card("Pot Lid")]
    assert GAME.broken(t.g) == []


@pytest.mark.parametrize(
    "adjustment",
    [Adjustment("move", "c1", "hand:A"), Adjustment("ale", "c1", amount=1), Adjustment("shuffle", "friends:A")],
)
def test_what_cannot_be_set_by_hand_is_refused(adjustment: Adjustment) -> None:
    t = Evening({}, {})
    with pytest.raises(RulesError):
        t.session.adjust(adjustment)


@pytest.mark.parametrize(
    ("setup", "path", "kind"),
    [
        ({"tables": 3}, "tables", "key"),
        ({"players": {"Eda": {}}}, "players/Eda", "player"),
        ({"players": {"Ana": {"coins": "two"}}}, "players/Ana/coins", "number"),
        ({"players": {"Ana": {"hand": "Pepper"}}}, "players/Ana/hand", "list"),
        ({"players": {"Ana": {"hand": [{"ale": 1}]}}}, "players/Ana/hand/0", "card-entry"),
        ({"players": {"Ana": {"hand": ["Salt"]}}}, "players/Ana/hand/0", "card"),
        ({"players": {"Ana": {"guest": {"card": "inn01", "attachments": ["Salt"]}}}}, "", "card"),
        ({"step": "midnight"}, "step", "step"),
        ({"step": "bet"}, "step", "step"),
        ({"step": "bet", "brawl": {"by": "Ana", "strikers": ["Pepper"]}}, "brawl/strikers", "on-table"),
    ],
)
def test_a_set_up_that_does_not_hold_says_where(setup: dict[str, Any], path: str, kind: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        build(setup, ["Ana", "Bor"])
    assert (wrong.value.path, wrong.value.kind) == (path or "players/Ana/guest/attachments/0", kind)


def test_a_table_that_does_not_hold_together_is_found_out() -> None:
    g = build({"players": {"Ana": {"guest": {"card": "inn01", "attachments": ["Pot Lid"]}}}}, ["Ana", "Bor"])
    assert GAME.broken(g) == []
    hob, lid = (NAMES.on_table(g, title)[0] for title in ("Hob the Carter", "Pot Lid"))
    g.pieces[lid].host = ""
    g.pieces[hob].tokens["ale"] = -1
    g.coins["B"] = -2
    assert GAME.broken(g) == [
        f"{hob} has -1 ale",
        f"{lid} is not attached to {hob}",
        f"{lid} is attached to nothing",
        "B owes",
    ]
    del g.pieces[lid]
    g.pieces[hob].attachments.clear()
    assert f"{lid} in attached has no piece" in GAME.broken(g)
