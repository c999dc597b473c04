"""How a deck of A Game of Thrones is built (GOT-100 to GOT-107, loyal cards, agendas, limits)."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.games.contract.decks import Bounds
from desktop_app.games.kit.deck_list import (
    DeckCard,
    DeckList,
    Fix,
    Params,
    Violation,
    broken,
    by_title,
    codes,
    joined,
    misplaced,
    size,
    take_out,
    where_types_belong,
)
from desktop_app.games.thrones.agendas import BANNERS, Kind, Terms, terms_of

PLOT_COPIES = 2
MOST_COPIES = 3
DRAWN = ("character", "location", "attachment", "event")
KINDS: Mapping[str, tuple[str, ...]] = {
    "faction": ("faction",),
    "agendas": ("agenda",),
    "plots": ("plot",),
    "deck": DRAWN,
}
"""The card types that may lie in each part; titles lie in none."""
NATURAL = where_types_belong(KINDS)
_RULES = {"faction": "GOT-100", "agendas": "GOT-101", "plots": "GOT-270", "deck": "GOT-270"}


def check(deck: DeckList) -> list[Violation]:
    """Every construction rule that the deck breaks. A draw deck has no largest size (GOT-105)."""
    return broken(
        deck,
        (
            wrong_kinds,
            faction,
            agendas,
            plots,
            plot_copies,
            repeated_plots,
            smallest_deck,
            copies,
            affiliation,
            loyalty,
            what_agendas_ask,
            what_agendas_forbid,
        ),
    )


def wrong_kinds(deck: DeckList) -> list[Violation]:
    """GOT-270: characters, locations, attachments and events are drawn, plots have a deck of their own."""
    return misplaced(deck, KINDS, NATURAL, _RULES)


def _terms(deck: DeckList) -> list[Terms]:
    """The terms of the deck's agendas; those of the book when it has none."""
    return [terms_of(agenda) for agenda in deck.part("agendas")] or [Terms()]


def faction(deck: DeckList) -> list[Violation]:
    """GOT-100: exactly one faction card."""
    here = deck.part("faction")
    if size(here) == 1:
        return []
    fix = take_out(here, size(here) - 1) if here else None
    return [Violation("GOT-100", "decks-thrones-faction", {"count": size(here)}, codes(here), fix)]


def agendas(deck: DeckList) -> list[Violation]:
    """GOT-101: one agenda or none, unless the agenda itself allows banners beside it."""
    here = deck.part("agendas")
    banners = [card for card in here if card.title.casefold() in BANNERS]
    allowed = max(terms.banners for terms in _terms(deck))
    limit = 1 + allowed if size(banners) == size(here) - 1 else 1
    if size(here) <= limit:
        return []
    params: Params = {"count": size(here), "limit": limit}
    fix = take_out(here, size(here) - limit)
    return [Violation("GOT-101", "decks-thrones-agendas", params, codes(here), fix)]


def plots(deck: DeckList) -> list[Violation]:
    """GOT-102 (GOT-271): exactly seven plots, or as many as an agenda says."""
    here = deck.part("plots")
    limit = max(terms.plots for terms in _terms(deck))
    if size(here) == limit:
        return []
    fix = take_out(here, size(here) - limit) if size(here) > limit else None
    return [Violation("GOT-102", "decks-thrones-plots", {"count": size(here), "limit": limit}, codes(here), fix)]


def plot_copies(deck: DeckList) -> list[Violation]:
    """GOT-103: two copies of a plot; GOT-253 to GOT-255: its own limit may say once, or more than twice."""
    found = []
    for same in by_title(deck.part("plots")).values():
        limit = same[0].number("deck_limit") or PLOT_COPIES
        if size(same) > limit:
            rule = "GOT-254" if limit == 1 else "GOT-103" if limit == PLOT_COPIES else "GOT-253"
            params: Params = {"title": same[0].title, "count": size(same), "limit": limit}
            fix = take_out(same, size(same) - limit)
            found.append(Violation(rule, "decks-thrones-plot-limit", params, codes(same), fix))
    return found


def repeated_plots(deck: DeckList) -> list[Violation]:
    """GOT-103: only one plot is there more than once (GOT-255: that one may be there as often as it says)."""
    repeated = [same for same in by_title(deck.part("plots")).values() if size(same) > 1]
    limit = max(terms.repeated for terms in _terms(deck))
    if len(repeated) <= limit:
        return []
    steps = [take_out(same, size(same) - 1) for same in repeated[limit:]]
    fix = joined(steps)
    cards = [card for same in repeated for card in same]
    params: Params = {"count": len(repeated), "limit": limit}
    return [Violation("GOT-103", "decks-thrones-two-repeated", params, codes(cards), fix)]


def smallest_deck(deck: DeckList) -> list[Violation]:
    """GOT-104: at least sixty cards, or what an agenda asks for."""
    limit = max(terms.smallest for terms in _terms(deck))
    count = size(deck.part("deck"))
    return [] if count >= limit else [Violation("GOT-104", "decks-too-small", {"count": count, "limit": limit})]


def most_copies(card: DeckCard) -> int:
    """As often as a card itself says, else a faction card and an agenda once, a plot twice, any other three times."""
    usual = {"faction": 1, "agenda": 1, "plot": PLOT_COPIES}.get(card.type, MOST_COPIES)
    limit = card.number("deck_limit")
    return usual if limit is None else limit


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
    """GOT-107: every card is neutral (GOT-290), of the deck's faction, or let in by an agenda (GOT-249)."""
    own = _faction(deck)
    kinds = [kind for terms in _terms(deck) for kind in terms.lets_in]
    found = []
    for card in deck.part("deck", "plots"):
        let_in = card.part == "deck" and any(kind.fits(card) for kind in kinds)
        if own and card.word("faction") not in ("neutral", own) and not let_in:
            params: Params = {"title": card.title, "faction": card.word("faction")}
            found.append(Violation("GOT-107", "decks-thrones-affiliation", params, (card.code,), _out(card)))
    return found


def loyalty(deck: DeckList) -> list[Violation]:
    """GOT-248: a loyal card only goes with its own faction, and with no agenda that shuns loyal cards."""
    own = _faction(deck)
    shunned = any(terms.no_loyal for terms in _terms(deck))
    return [
        Violation(
            "GOT-248",
            "decks-thrones-loyal",
            {"title": card.title, "faction": card.word("faction")},
            (card.code,),
            _out(card),
        )
        for card in deck.part("deck", "plots")
        if own and card.flag("loyal") and (shunned or card.word("faction") not in ("neutral", own))
    ]


def what_agendas_ask(deck: DeckList) -> list[Violation]:
    """GOT-249: an agenda that lets cards in may ask for a number of them, or of plots."""
    found = []
    for agenda in deck.part("agendas"):
        terms = terms_of(agenda)
        here = [card for card in deck.part("deck", "plots") if terms.of.fits(card)]
        count = len(by_title(here)) if terms.different else size(here)
        if count < terms.at_least:
            params: Params = {"title": agenda.title, "count": count, "limit": terms.at_least}
            found.append(Violation("GOT-249", "decks-thrones-agenda-asks", params, (agenda.code,)))
    return found


def what_agendas_forbid(deck: DeckList) -> list[Violation]:
    """GOT-249: an agenda may keep cards out, or allow one copy of some kind, or few neutral cards."""
    found = []
    for agenda in deck.part("agendas"):
        terms = terms_of(agenda)
        for card in deck.part("deck", "plots"):
            once = terms.once is not None and terms.once.fits(card) and card.copies > 1
            if once or any(kind.fits(card) for kind in terms.never):
                fix = Fix("remove", card.code, card.part, card.copies - 1) if once else _out(card)
                params: Params = {"title": card.title, "agenda": agenda.title}
                message_id = "decks-thrones-agenda-once" if once else "decks-thrones-agenda-forbids"
                found.append(Violation("GOT-249", message_id, params, (card.code,), fix))
        neutral = [card for card in deck.part("deck") if card.word("faction") == "neutral"]
        if terms.most_neutral is not None and size(neutral) > terms.most_neutral:
            counts: Params = {"agenda": agenda.title, "count": size(neutral), "limit": terms.most_neutral}
            fix = take_out(neutral, size(neutral) - terms.most_neutral)
            found.append(Violation("GOT-249", "decks-thrones-agenda-neutral", counts, codes(neutral), fix))
    return found


def usable(deck: DeckList, type: str) -> Bounds:
    """What is neutral or of the deck's faction (GOT-107), and what its agendas let in (GOT-249)."""
    own = _faction(deck)
    if not own or type in ("faction", "agenda"):
        return ()
    let_in = [kind for terms in _terms(deck) for kind in terms.lets_in if type == kind.type or not kind.type]
    return ({"faction": (own, "neutral")}, *(_bounds(kind) for kind in let_in if type != "plot"))


def _bounds(kind: Kind) -> Mapping[str, tuple[str, ...]]:
    """The non-loyal cards of a kind that an agenda lets in."""
    named = {"faction": kind.faction, "traits": kind.trait, "keywords": kind.keyword}
    return {**{field: (word,) for field, word in named.items() if word}, "loyal": ("no",)}


def _faction(deck: DeckList) -> str:
    return next((card.word("faction") for card in deck.part("faction")), "")


def _out(card: DeckCard) -> Fix:
    return Fix("remove", card.code, card.part, card.copies)
