"""How a deck of A Game of Thrones is built: for each rule a deck that keeps it and one that breaks it."""

from __future__ import annotations

import pytest

from desktop_app.games.kit.deck_list import DeckCard, DeckList
from desktop_app.games.thrones.deck_rules import check
from tests.games.decks import card, many, rules, with_, without

STARK = card("House Stark", "faction", "faction", faction="stark")
LEGAL = DeckList(
    (
        STARK,
        *many("Plot", "plot", 7, "plots", faction="neutral"),
        *many("Bannerman", "character", 40, faction="stark"),
        *many("Road", "location", 20, faction="neutral"),
    )
)
BANNER = card("Banner of the Lion", "agenda", "agendas", faction="neutral")


@pytest.mark.rule("GOT-100")
def test_one_faction_card() -> None:
    assert check(LEGAL) == []
    assert rules(check(without(LEGAL, 1, "faction"))) == ["GOT-100"]
    assert "GOT-100" in rules(check(with_(LEGAL, card("House Tully", "faction", "faction", faction="stark"))))


@pytest.mark.rule("GOT-101")
def test_one_agenda_or_none() -> None:
    one = with_(LEGAL, card("Greensight", "agenda", "agendas"))
    assert check(one) == []
    assert rules(check(with_(one, card("Kings of Summer", "agenda", "agendas")))) == ["GOT-101"]


def test_an_alliance_brings_two_banners_into_a_larger_deck() -> None:
    banners = [BANNER, card("Banner of the Rose", "agenda", "agendas"), card("Alliance", "agenda", "agendas")]
    guests = [*many("Lion", "character", 12, faction="lannister"), *many("Rose", "character", 12, faction="tyrell")]
    assert check(with_(LEGAL, banners, guests)) == []
    assert rules(check(with_(without(LEGAL, 10), banners, guests))) == ["GOT-104"]


@pytest.mark.rule("GOT-102", "GOT-271")
def test_seven_plots() -> None:
    assert rules(check(without(LEGAL, 1, "plots"))) == ["GOT-102"]
    assert rules(check(with_(LEGAL, card("Eighth", "plot", "plots", faction="neutral")))) == ["GOT-102"]


@pytest.mark.rule("GOT-103", "GOT-271")
def test_one_plot_may_be_there_twice() -> None:
    pair = card("Feast", "plot", "plots", 2, faction="neutral")
    five = without(LEGAL, 2, "plots")
    assert check(with_(five, pair)) == []
    two_pairs = with_(without(LEGAL, 4, "plots"), pair, card("Siege", "plot", "plots", 2, faction="neutral"))
    assert rules(check(two_pairs)) == ["GOT-103"]
    three = with_(without(LEGAL, 3, "plots"), card("Feast", "plot", "plots", 3, faction="neutral"))
    assert rules(check(three)) == ["GOT-103"]


@pytest.mark.rule("GOT-253", "GOT-254")
def test_a_plot_limited_to_one_cannot_be_the_repeated_one() -> None:
    five = without(LEGAL, 2, "plots")
    once = card("Last Winter", "plot", "plots", 1, faction="neutral", deck_limit=1)
    assert check(with_(five, once, card("Other", "plot", "plots", faction="neutral"))) == []
    twice = card("Last Winter", "plot", "plots", 2, faction="neutral", deck_limit=1)
    assert rules(check(with_(five, twice))) == ["GOT-254"]


@pytest.mark.rule("GOT-253", "GOT-255")
def test_a_plot_may_allow_more_copies_of_itself() -> None:
    three = card("Many Councils", "plot", "plots", 3, faction="neutral", deck_limit=3)
    assert check(with_(without(LEGAL, 3, "plots"), three)) == []
    pair = card("Feast", "plot", "plots", 2, faction="neutral")
    assert rules(check(with_(without(LEGAL, 5, "plots"), three, pair))) == ["GOT-103"]
    four = card("Many Councils", "plot", "plots", 4, faction="neutral", deck_limit=3)
    assert rules(check(with_(without(LEGAL, 4, "plots"), four))) == ["GOT-253"]


@pytest.mark.rule("GOT-104", "GOT-105")
def test_sixty_cards_at_least_and_no_limit_above() -> None:
    assert rules(check(without(LEGAL, 1))) == ["GOT-104"]
    assert check(with_(LEGAL, many("Levy", "character", 90, faction="stark"))) == []


@pytest.mark.rule("GOT-106")
def test_three_copies_by_name() -> None:
    knight = card("Old Knight", "character", copies=2, faction="stark")
    other = card("Old Knight", "character", copies=1, faction="stark", code="other")
    assert check(with_(LEGAL, knight, other)) == []
    assert rules(check(with_(LEGAL, knight, other, card("Old Knight", "character", faction="stark", code="x")))) == [
        "GOT-106"
    ]


@pytest.mark.rule("GOT-256", "GOT-257")
def test_a_card_may_restrict_its_copies() -> None:
    two = card("Signet", "attachment", copies=2, faction="neutral", deck_limit=2)
    assert check(with_(LEGAL, two)) == []
    three = card("Signet", "attachment", copies=3, faction="neutral", deck_limit=2)
    assert rules(check(with_(LEGAL, three))) == ["GOT-257"]
    one = card("Crown", "attachment", copies=2, faction="neutral", deck_limit=1)
    assert rules(check(with_(LEGAL, one))) == ["GOT-257"]


@pytest.mark.rule("GOT-256", "GOT-258")
def test_a_card_may_allow_more_copies() -> None:
    assert check(with_(LEGAL, card("Rats", "character", copies=10, faction="neutral", deck_limit=10))) == []
    eleven = card("Rats", "character", copies=11, faction="neutral", deck_limit=10)
    assert rules(check(with_(LEGAL, eleven))) == ["GOT-258"]


@pytest.mark.rule("GOT-107", "GOT-290")
def test_only_neutral_cards_and_those_of_the_faction() -> None:
    assert rules(check(with_(LEGAL, card("Lion Guard", "character", faction="lannister")))) == ["GOT-107"]
    plot = card("Golden Debt", "plot", "plots", faction="lannister")
    assert rules(check(with_(without(LEGAL, 1, "plots"), plot))) == ["GOT-107"]
    assert check(with_(LEGAL, card("Hedge Singer", "character", faction="neutral"))) == []


@pytest.mark.rule("GOT-249")
def test_a_banner_lets_cards_in_that_are_not_loyal() -> None:
    guests = many("Lion Guard", "character", 12, faction="lannister")
    assert check(with_(LEGAL, BANNER, guests)) == []
    assert rules(check(with_(LEGAL, BANNER, guests[:-1]))) == ["GOT-249"]
    plot = card("Golden Debt", "plot", "plots", faction="lannister")
    assert rules(check(with_(without(LEGAL, 1, "plots"), BANNER, guests, plot))) == ["GOT-107"]


@pytest.mark.rule("GOT-248")
def test_a_loyal_card_stays_with_its_faction() -> None:
    guests = many("Lion Guard", "character", 12, faction="lannister")
    loyal = card("The Old Lion", "character", faction="lannister", loyal=True)
    assert rules(check(with_(LEGAL, BANNER, guests, loyal))) == ["GOT-248"]
    assert check(with_(LEGAL, card("Old Wolf", "character", faction="stark", loyal=True))) == []


def _agenda(title: str) -> DeckCard:
    return card(title, "agenda", "agendas", faction="neutral")


@pytest.mark.rule("GOT-249")
def test_agendas_change_the_number_of_plots() -> None:
    schemes = many("Scheme", "plot", 5, "plots", faction="neutral", traits=("Scheme",))
    rains = with_(LEGAL, _agenda("“The Rains of Castamere”"), schemes)
    assert check(rains) == []
    assert rules(check(without(rains, 1, "plots"))) == ["GOT-102", "GOT-249"]
    pairs = [card(name, "plot", "plots", 2, faction="neutral") for name in ("Feast", "Siege")]
    wars = with_(without(LEGAL, 1, "plots"), _agenda("The Wars To Come"), *pairs)
    assert check(wars) == []
    third = with_(without(wars, 2, "plots"), card("Plot 1", "plot", "plots", faction="neutral"))
    assert rules(check(with_(third, card("Plot 2", "plot", "plots", faction="neutral")))) == ["GOT-103"]


@pytest.mark.rule("GOT-249")
def test_agendas_let_a_trait_in_and_ask_for_it() -> None:
    maesters = many("Maester", "character", 12, faction="tyrell", traits=("Maester",))
    conclave = with_(LEGAL, _agenda("The Conclave"))
    assert check(with_(conclave, maesters)) == []
    assert rules(check(with_(conclave, maesters[:-1]))) == ["GOT-249"]
    knight = card("Rose Knight", "character", faction="tyrell", traits=("Knight",))
    assert rules(check(with_(conclave, maesters, knight))) == ["GOT-107"]


@pytest.mark.rule("GOT-249")
def test_agendas_keep_cards_out() -> None:
    winter = card("Deep Winter", "plot", "plots", faction="neutral", traits=("Winter",))
    summer = with_(without(LEGAL, 1, "plots"), winter)
    assert check(summer) == []
    assert rules(check(with_(summer, _agenda("Kings of Summer")))) == ["GOT-249"]
    assert rules(check(with_(LEGAL, _agenda("Fealty")))) == ["GOT-249"]
    sworn = with_(without(LEGAL, 5), many("Wolf", "character", 5, faction="stark"), _agenda("Fealty"))
    assert check(sworn) == []
    loyal = card("Old Wolf", "character", faction="stark", loyal=True)
    assert rules(check(with_(LEGAL, loyal, _agenda("The Brotherhood Without Banners")))) == ["GOT-248"]


@pytest.mark.rule("GOT-104", "GOT-249")
def test_agendas_ask_for_larger_decks_with_single_cards() -> None:
    large = with_(LEGAL, many("Wolf", "character", 15, faction="stark"), _agenda("Valyrian Steel"))
    assert check(large) == []
    assert rules(check(without(large, 1))) == ["GOT-104"]
    assert rules(check(with_(large, card("Ash Blade", "attachment", copies=2, faction="stark")))) == ["GOT-249"]
