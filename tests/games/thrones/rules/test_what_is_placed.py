"""What may be placed in set-up, what may not and why, and what comes of it when the cards are turned up."""

from __future__ import annotations

import pytest

from desktop_app.engine.session import Session
from desktop_app.games.contract.decks import CardList
from desktop_app.games.thrones.book.set_up import new_game
from desktop_app.games.thrones.book.setup_cards import placed_cost
from desktop_app.games.thrones.events.moving import EntersPlay
from desktop_app.games.thrones.reading.facts import NAMES, Keyword
from desktop_app.games.thrones.reading.queries import FACTS, facts
from desktop_app.games.thrones.rules import GAME
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.abilities import attaches_to, most_on_host, reaction
from desktop_app.games.thrones.vocabulary.conditions import trait, yours
from desktop_app.games.thrones.vocabulary.groups import character, faction_card, you
from desktop_app.games.thrones.vocabulary.piles import gain_gold
from desktop_app.games.thrones.vocabulary.triggers import after
from tests.games.thrones.shelf import make_up, on_the_shelf

STEWARD, KNIGHT, EDDARD, PUP = "Winterfell Steward", "Tumblestone Knight", "Eddard Stark", "Direwolf Pup"
ROSEROAD, KINGSROAD, BIRD, MILK, ICE = "The Roseroad", "The Kingsroad", "Little Bird", "Milk of the Poppy", "Ice"
COLLAR, CHARTER, OATH, PATRON, GREETER, LORDLING = "Collar", "City Charter", "Oath", "Patron", "Greeter", "Lordling"
"""Limit 1 per character. Attach to your faction card. Attach to a Sworn character. Bestow 2. After a card enters play:
gain 1 gold. A unique character of whom there is a dearer version."""

make_up("T-511", "attachment", COLLAR)
make_up("T-512", "attachment", CHARTER)
make_up("T-513", "attachment", OATH)
make_up("T-514", "character", PATRON, keywords=(Keyword("bestow", 2),))
make_up("T-515", "character", GREETER)
make_up("T-516", "character", LORDLING, unique=True, cost=2)
make_up("T-517", "character", LORDLING, unique=True, cost=8, strength=6)
make_up("T-518", "character", "Sworn Sword", traits=("sworn",), cost=2)
with on_the_shelf():
    most_on_host("T-511", 1)
    attaches_to(faction_card(yours), "T-512")
    attaches_to(character(trait("sworn")), "T-513")
    reaction("T-515", after(EntersPlay, told="enters play"), do=gain_gold(1).on(you))


class Placing:
    """The first player of a joust before an opening hand of these cards, as the other player has them too."""

    def __init__(self, *hand: str) -> None:
        deck: dict[str, int] = {}
        for name in hand:
            code = name if name in FACTS else NAMES.codes(name)[0]
            deck[code] = deck.get(code, 0) + 1
        cards = CardList({"faction": {"stark": 1}, "plots": {"01006": 1, "01010": 1, "01022": 1}, "deck": deck})
        self.session = Session(GAME, new_game([cards, cards], ["Ana", "Bor"], 1))
        while self.session.question is not None and self.session.question.prompt.id == "got-ask-mulligan":
            self.session.answer(["keep_hand"])
        self.seat = self.g.first_player

    @property
    def g(self) -> ThronesState:
        """The live state."""
        assert isinstance(self.session.state, ThronesState)
        return self.session.state

    def offers(self, name: str) -> bool:
        """Whether a card of this name, or with this code, may be placed now."""
        return bool(self._options(name))

    def _options(self, name: str) -> list[str]:
        assert self.session.question is not None
        return [
            option.key for option in self.session.question.options if option.source and self._is(option.source, name)
        ]

    def _is(self, card: str, name: str) -> bool:
        return name in (facts(self.g, card).titles["en"], self.g.codes[card])

    def place(self, *names: str) -> Placing:
        """Places cards, one after the other."""
        for name in names:
            found = self._options(name)
            assert found, f"{name} cannot be placed: {self.refused(name)}"
            self.session.answer([found[0]])
        return self

    def refused(self, name: str) -> str:
        """The rule by which such a card is refused, "" where it is not."""
        assert self.session.question is not None
        return next((r.rule for r in self.session.question.refusals() if self._is(r.source, name)), "")

    def turn_up(self) -> Placing:
        """Both are done; the cards lie faceup, or their player is asked where attachments go."""
        while self.session.question is not None and self.session.question.prompt.id == "got-ask-place":
            self.session.answer(["placed"])
        return self

    def attach(self, host: str) -> Placing:
        """Answers where an attachment goes."""
        assert self.session.question is not None
        assert self.session.question.prompt.id == "got-ask-host"
        return self._answer(self._options(host))

    def _answer(self, keys: list[str]) -> Placing:
        self.session.answer(keys[:1])
        return self

    def lying(self, zone: str) -> list[str]:
        """The titles in a zone of that player."""
        name = zone if zone in self.g.zones else f"{zone}:{self.seat}"
        return [facts(self.g, card).titles["en"] for card in self.g.zones[name]]


# -- gold --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-347")
@pytest.mark.parametrize(("second", "may"), [(STEWARD, True), (KNIGHT, False)])
def test_the_ninth_gold_is_refused(second: str, may: bool) -> None:
    """Eddard costs 7."""
    p = Placing(EDDARD, STEWARD, KNIGHT).place(EDDARD)
    assert (p.offers(second), p.refused(second)) == (may, "" if may else "GOT-347")


@pytest.mark.rule("GOT-347")
def test_what_costs_nothing_may_come_when_all_is_spent() -> None:
    p = Placing(EDDARD, STEWARD, "Noble Lineage", ROSEROAD).place(EDDARD, STEWARD)
    assert placed_cost(p.g, p.seat) == 8
    p.place("Noble Lineage", ROSEROAD)
    assert placed_cost(p.g, p.seat) == 8


@pytest.mark.rule("GOT-347", "GOT-093")
def test_no_reducer_makes_a_placed_card_cheaper() -> None:
    """The Steward lies there before Eddard, but nothing is marshaled in set-up."""
    p = Placing(EDDARD, STEWARD, STEWARD, ROSEROAD).place(STEWARD, STEWARD)
    assert p.refused(EDDARD) == "GOT-347"


@pytest.mark.rule("GOT-351", "GOT-119")
def test_of_two_versions_the_one_that_lies_there_first_is_paid_for() -> None:
    p = Placing("T-516", "T-517", KNIGHT, KNIGHT, KNIGHT).place("T-516")
    p.place("T-517", KNIGHT, KNIGHT, KNIGHT)
    assert placed_cost(p.g, p.seat) == 8
    p.turn_up()
    (lordling,) = [card for card in p.g.zones[f"characters:{p.seat}"] if facts(p.g, card).titles["en"] == LORDLING]
    assert p.g.codes[lordling] == "T-516"
    assert len(p.g.pieces[lordling].duplicates) == 1


@pytest.mark.rule("GOT-351")
def test_a_second_copy_of_what_is_not_unique_is_paid_for_and_lies_beside_the_first() -> None:
    p = Placing(KNIGHT, KNIGHT).place(KNIGHT, KNIGHT)
    assert placed_cost(p.g, p.seat) == 4
    assert p.turn_up().lying("characters") == [KNIGHT, KNIGHT]


# -- limited, events, names --------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-348")
def test_of_two_roads_one_is_placed_whatever_it_costs() -> None:
    p = Placing(ROSEROAD, KINGSROAD, ROSEROAD, STEWARD).place(ROSEROAD)
    assert (p.refused(KINGSROAD), p.refused(ROSEROAD)) == ("GOT-348", "GOT-348")


@pytest.mark.rule("GOT-348", "GOT-250")
def test_the_road_of_the_set_up_is_not_the_one_of_the_first_round() -> None:
    p = Placing(ROSEROAD).place(ROSEROAD).turn_up()
    assert (p.g.limited[p.seat], p.g.marshaled[p.seat]) == (0, [])


@pytest.mark.rule("GOT-349")
def test_an_event_without_cost_is_no_set_up_card() -> None:
    p = Placing("Superior Claim", STEWARD)
    assert p.refused("Superior Claim") == "GOT-349"


@pytest.mark.rule("GOT-135", "GOT-347")
def test_who_could_be_ambushed_is_placed_for_the_printed_cost() -> None:
    p = Placing("Olenna’s Informant", "Eddard Stark", KNIGHT, KNIGHT).place("Olenna’s Informant", KNIGHT, KNIGHT)
    assert placed_cost(p.g, p.seat) == 7


# -- attachments -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-350", "GOT-012")
def test_without_a_character_no_attachment_is_placed() -> None:
    p = Placing(BIRD, ROSEROAD, STEWARD).place(ROSEROAD)
    assert p.refused(BIRD) == "GOT-350"
    p.place(STEWARD)
    assert p.offers(BIRD)


@pytest.mark.rule("GOT-350", "GOT-421")
def test_who_bears_nothing_is_no_place_for_an_attachment() -> None:
    assert Placing(BIRD, PUP).place(PUP).refused(BIRD) == "GOT-350"


@pytest.mark.rule("GOT-350", "GOT-012")
def test_a_place_is_one_that_its_text_allows() -> None:
    p = Placing(OATH, STEWARD, "T-518").place(STEWARD)
    assert p.refused(OATH) == "GOT-350"
    p.place("T-518", OATH).turn_up()
    (oath,) = p.g.zones["attached"][:1]
    assert p.g.codes[p.g.pieces[oath].host] == "T-518"


@pytest.mark.rule("GOT-350", "GOT-499")
def test_what_goes_on_the_faction_card_needs_no_character() -> None:
    p = Placing(CHARTER).place(CHARTER).turn_up()
    (charter,) = [card for card in p.g.zones["attached"] if p.g.owners[card] == p.seat]
    assert p.g.pieces[charter].host == p.g.zones[f"faction:{p.seat}"][0]


@pytest.mark.rule("GOT-350", "GOT-261")
def test_as_many_collars_as_there_are_necks() -> None:
    p = Placing(COLLAR, COLLAR, STEWARD, STEWARD).place(STEWARD, COLLAR)
    assert p.refused(COLLAR) == "GOT-350"
    p.place(STEWARD, COLLAR).turn_up()
    while p.session.question is not None and p.session.question.prompt.id == "got-ask-host":
        p.attach(STEWARD)
    bearers = [p.g.pieces[card] for card in p.g.zones[f"characters:{p.seat}"]]
    assert [len(bearer.attachments) for bearer in bearers] == [1, 1]


@pytest.mark.rule("GOT-350", "GOT-353", "GOT-357")
def test_a_blank_is_laid_on_one_of_ones_own_and_the_first_player_says_first() -> None:
    p = Placing(MILK, STEWARD, KNIGHT)
    while p.session.question is not None and p.session.question.prompt.id == "got-ask-place":
        found = [name for name in (STEWARD, KNIGHT, MILK) if p.offers(name)]
        p.place(found[0]) if found else p.session.answer(["placed"])
    question = p.session.question
    assert question is not None
    assert (question.prompt.id, question.seat) == ("got-ask-host", p.seat)
    own = p.g.zones[f"characters:{p.seat}"]
    assert [option.source for option in question.options] == own


@pytest.mark.rule("GOT-351", "GOT-118")
def test_three_swords_of_one_name_are_one_with_two_duplicates() -> None:
    p = Placing(ICE, ICE, ICE, KNIGHT).place(KNIGHT, ICE, ICE, ICE)
    assert placed_cost(p.g, p.seat) == 5
    p.turn_up()
    (ice,) = [card for card in p.g.zones["attached"] if p.g.owners[card] == p.seat]
    assert len(p.g.pieces[ice].duplicates) == 2


# -- turned up ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-354", "GOT-155")
def test_nothing_is_bestowed_and_nobody_greets_who_is_turned_up() -> None:
    p = Placing(PATRON, GREETER, STEWARD).place(GREETER, PATRON, STEWARD).turn_up()
    assert p.lying("characters") == [GREETER, PATRON, STEWARD]
    assert p.g.gold[p.seat] == 0
    assert "got-log-uses" not in {line.message.id for line in p.session.log}


@pytest.mark.rule("GOT-352", "GOT-153")
def test_nobody_sees_what_the_other_has_placed_before_it_is_turned_up() -> None:
    p = Placing(STEWARD, KNIGHT).place(KNIGHT)
    other = next(seat for seat in p.g.seats if seat != p.seat)
    assert p.g.zones[f"placed:{p.seat}"]
    (own,) = p.session.look(p.seat).zones[f"characters:{p.seat}"].cards
    (back,) = p.session.look(other).zones[f"characters:{p.seat}"].cards
    assert ([own.code], back.code) == (NAMES.codes(KNIGHT), "")
