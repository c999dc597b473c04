"""How a deck of A Game of Thrones is built (GOT-100 to GOT-107, loyal cards, banners, limits)."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.games.deck import DeckCard, DeckList, Fix, Params, Violation, broken, by_title, codes, size, take_out

PLOTS = 7
PLOT_COPIES = 2
FEWEST_CARDS = 60
MOST_COPIES = 3
BANNER_CARDS = 12
# The agenda that lets a deck have two banners beside it, in a larger deck.
ALLIANCE = "alliance"
ALLIANCE_CARDS = 75
BANNERS: Mapping[str, str] = {
    "banner of the stag": "baratheon",
    "banner of the kraken": "greyjoy",
    "banner of the lion": "lannister",
    "banner of the sun": "martell",
    "banner of the watch": "thenightswatch",
    "banner of the wolf": "stark",
    "banner of the dragon": "targaryen",
    "banner of the rose": "tyrell",
}
"""The banner agendas and the faction whose cards each lets in (GOT-249)."""


def check(deck: DeckList) -> list[Violation]:
    """Every construction rule that the deck breaks. A draw deck has no largest size (GOT-105)."""
    rules = (faction, agendas, plots, repeated_plots, smallest_deck, copies, affiliation, loyalty, banner_terms)
    return broken(deck, rules)


def faction(deck: DeckList) -> list[Violation]:
    """GOT-100: exactly one faction card."""
    here = deck.part("faction")
    if size(here) == 1:
        return []
    fix = take_out(list(here), size(here) - 1) if here else None
    return [Violation("GOT-100", "decks-thrones-faction", {"count": size(here)}, codes(here), fix)]


def agendas(deck: DeckList) -> list[Violation]:
    """GOT-101: one agenda or none, unless the agenda itself allows more."""
    here = deck.part("agendas")
    banners = [card for card in here if card.title.casefold() in BANNERS]
    limit = 3 if _has_alliance(deck) and len(banners) == len(here) - 1 else 1
    if size(here) <= limit:
        return []
    params: Params = {"count": size(here), "limit": limit}
    fix = take_out(list(here), size(here) - limit)
    return [Violation("GOT-101", "decks-thrones-agendas", params, codes(here), fix)]


def plots(deck: DeckList) -> list[Violation]:
    """GOT-102 (GOT-271): exactly seven plots."""
    here = deck.part("plots")
    if size(here) == PLOTS:
        return []
    return [Violation("GOT-102", "decks-thrones-plots", {"count": size(here), "limit": PLOTS}, codes(here))]


def repeated_plots(deck: DeckList) -> list[Violation]:
    """GOT-103: one plot may be there twice; GOT-253 to GOT-255: its own limit may say once, or more than twice."""
    found = []
    repeated: list[DeckCard] = []
    for same in by_title(deck.part("plots")).values():
        copies, limit = size(same), _plot_limit(same[0])
        if copies > 1:
            repeated += same
        if copies > limit:
            rule = "GOT-254" if limit == 1 else "GOT-103" if limit == PLOT_COPIES else "GOT-253"
            params: Params = {"title": same[0].title, "count": copies, "limit": limit}
            fix = take_out(same, copies - limit)
            found.append(Violation(rule, "decks-thrones-plot-limit", params, codes(same), fix))
    if len(by_title(repeated)) > 1:
        last = repeated[-1]
        how_many: Params = {"count": len(by_title(repeated))}
        fix = Fix("remove", last.code, last.part, max(1, last.copies - 1))
        found.append(Violation("GOT-103", "decks-thrones-two-repeated", how_many, codes(repeated), fix))
    return found


def _plot_limit(card: DeckCard) -> int:
    return card.number("deck_limit") or PLOT_COPIES


def smallest_deck(deck: DeckList) -> list[Violation]:
    """GOT-104: at least sixty cards, or what an agenda asks for."""
    limit = ALLIANCE_CARDS if _has_alliance(deck) else FEWEST_CARDS
    count = size(deck.part("deck"))
    return [] if count >= limit else [Violation("GOT-104", "decks-too-small", {"count": count, "limit": limit})]


def copies(deck: DeckList) -> list[Violation]:
    """GOT-106: three copies by name; GOT-256 to GOT-258: a card may set a number of its own."""
    found = []
    for same in by_title(deck.part("deck")).values():
        limits = [card.number("deck_limit") for card in same]
        limit = max(each if each is not None else MOST_COPIES for each in limits)
        rule = "GOT-257" if limit < MOST_COPIES else "GOT-258" if limit > MOST_COPIES else "GOT-106"
        if size(same) > limit:
            params: Params = {"title": same[0].title, "count": size(same), "limit": limit}
            fix = take_out(same, size(same) - limit)
            found.append(Violation(rule, "decks-too-many-copies", params, codes(same), fix))
    return found


def affiliation(deck: DeckList) -> list[Violation]:
    """GOT-107: every card is neutral (GOT-290), of the deck's faction, or let in by an agenda."""
    own, let_in = _faction(deck), _banner_factions(deck)
    if not own:
        return []
    found = []
    for card in deck.part("deck", "plots"):
        allowed = ("neutral", own, *(let_in if card.part == "deck" else ()))
        if card.word("faction") not in allowed:
            params: Params = {"title": card.title, "faction": card.word("faction")}
            fix = Fix("remove", card.code, card.part, card.copies)
            found.append(Violation("GOT-107", "decks-thrones-affiliation", params, (card.code,), fix))
    return found


def loyalty(deck: DeckList) -> list[Violation]:
    """GOT-248: a loyal card only goes with its own faction."""
    own = _faction(deck)
    return [
        Violation(
            "GOT-248",
            "decks-thrones-loyal",
            {"title": card.title, "faction": card.word("faction")},
            (card.code,),
            Fix("remove", card.code, card.part, card.copies),
        )
        for card in deck.part("deck", "plots")
        if own and card.flag("loyal") and card.word("faction") not in ("neutral", own)
    ]


def banner_terms(deck: DeckList) -> list[Violation]:
    """GOT-249: a banner lets non-loyal cards of its faction in, and asks for twelve of them."""
    found = []
    for agenda in deck.part("agendas"):
        faction = BANNERS.get(agenda.title.casefold())
        here = [card for card in deck.part("deck") if card.word("faction") == faction and not card.flag("loyal")]
        if faction and size(here) < BANNER_CARDS:
            params: Params = {"title": agenda.title, "count": size(here), "limit": BANNER_CARDS, "faction": faction}
            found.append(Violation("GOT-249", "decks-thrones-banner", params, (agenda.code,)))
    return found


def _faction(deck: DeckList) -> str:
    return next((card.word("faction") for card in deck.part("faction")), "")


def _banner_factions(deck: DeckList) -> tuple[str, ...]:
    titles = [card.title.casefold() for card in deck.part("agendas")]
    return tuple(BANNERS[title] for title in titles if title in BANNERS)


def _has_alliance(deck: DeckList) -> bool:
    return any(card.title.casefold() == ALLIANCE for card in deck.part("agendas"))
