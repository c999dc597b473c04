"""What any deck builder does wrong with the parts of a deck, in every game that builds decks: all of it is told and
mended."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest

from desktop_app.app.decks.check import fixed
from desktop_app.app.decks.model import Deck, Entry
from desktop_app.app.decks.plain import as_list
from desktop_app.app.library.record import CardRecord
from desktop_app.games import CARDS, DECKS
from desktop_app.games.kit.deck_list import DeckCard, DeckList, Violation
from tests.games.decks import card

NOWHERE = {"lotr_lcg": ("rules",), "thrones": ("title",), "meccg": ("region",)}
"""Card types that are part of no deck."""
FREE = {"lotr_lcg": ("special", "setup")}
"""Parts where anything may lie."""
RANDOM_DECKS = (40, 120)


def types(game: str) -> tuple[str, ...]:
    """Every card type of a game."""
    return tuple(get_args(CARDS[game].shape.model_fields["type"].annotation))


def facts(game: str, type: str) -> dict[str, Any]:
    """What the rules ask of a card of that type."""
    if game == "meccg" and type == "resource":
        return {"subtype": ("Minor Item",), "alignment": "hero"}
    return {"thrones": {"faction": "neutral"}, "meccg": {"alignment": "hero"}}.get(game, {})


def about(code: str, violations: list[Violation]) -> list[Violation]:
    """Those that say a card is of the wrong kind for where it lies."""
    return [each for each in violations if each.message_id == "decks-wrong-part" and code in each.cards]


@pytest.mark.parametrize("game", list(DECKS))
def test_every_card_type_has_its_part_and_is_told_anywhere_else(game: str) -> None:
    building = DECKS[game]
    assert types(game)
    for type in types(game):
        natural = building.natural.get(type, building.main)
        legal = [
            part
            for part in building.parts
            if not about("X", building.check(DeckList((card("X", type, part, **facts(game, type)),))))
            and part not in ("ring_bearer", *FREE.get(game, ()))
        ]
        assert (natural in legal) != (type in NOWHERE.get(game, ())), type
        for part in building.parts:
            for violation in about("X", building.check(DeckList((card("X", type, part, **facts(game, type)),)))):
                assert violation.fix is not None
                assert violation.fix.target == (natural if natural in legal else "")


@pytest.mark.parametrize(
    ("game", "type", "part", "target"),
    [
        ("lotr_lcg", "enemy", "deck", "encounter"),
        ("lotr_lcg", "quest", "deck", "quest"),
        ("lotr_lcg", "hero", "deck", "heroes"),
        ("lotr_lcg", "ally", "heroes", "deck"),
        ("thrones", "plot", "deck", "plots"),
        ("thrones", "agenda", "deck", "agendas"),
        ("thrones", "character", "plots", "deck"),
        ("lotr_tcg", "site", "deck", "sites"),
        ("lotr_tcg", "minion", "sites", "deck"),
        ("meccg", "site", "deck", "sites"),
        ("meccg", "hazard", "sites", "deck"),
    ],
)
def test_a_card_of_the_wrong_kind_moves_to_where_it_belongs(game: str, type: str, part: str, target: str) -> None:
    violation = about("X", DECKS[game].check(DeckList((card("X", type, part, copies=2, **facts(game, type)),))))[0]
    assert violation.fix is not None
    deck = fixed(Deck(game, "Mine", (Entry(part, "X", "X", 2),)), violation.fix)
    assert (deck.copies("X", part), deck.copies("X", target)) == (0, 2)


@pytest.mark.parametrize(("game", "type"), [("thrones", "title"), ("meccg", "region")])
def test_a_card_that_belongs_in_no_deck_is_taken_out(game: str, type: str) -> None:
    for part in DECKS[game].parts:
        violations = about("X", DECKS[game].check(DeckList((card("X", type, part, **facts(game, type)),))))
        assert [each.fix and each.fix.verb for each in violations] == ["remove"]


@pytest.mark.parametrize("game", list(DECKS))
def test_a_fix_mends_the_whole_of_what_it_is_offered_for(game: str, amount: Callable[[int, int], int]) -> None:
    chance, mended, decks = random.Random(8), 0, amount(*RANDOM_DECKS)
    for _ in range(decks):
        plain = _any_deck(game, chance)
        told = DECKS[game].check(plain)
        for violation in told:
            if violation.fix is not None:
                mended += 1
                again = DECKS[game].check(_after(game, plain, violation))
                before, after = (sum(_same(each, violation) for each in found) for found in (told, again))
                assert after < before, violation
    assert mended > decks


def _same(one: Violation, other: Violation) -> bool:
    """The same complaint about the same thing: another card or number may have its own."""
    names = ("title", "number", "agenda", "part")
    cards = bool(set(one.cards) & set(other.cards)) or not (one.cards or other.cards)
    alike = all(one.params.get(name) == other.params.get(name) for name in names)
    return (one.rule, one.message_id) == (other.rule, other.message_id) and cards and alike


def _after(game: str, plain: DeckList, violation: Violation) -> DeckList:
    """The deck with a violation mended, by way of the deck of the builder."""
    assert violation.fix is not None
    entries = tuple(Entry(each.part, each.code, each.title, each.copies) for each in plain.cards)
    known = {each.code: each for each in plain.cards}
    after = fixed(Deck(game, "Mine", entries, plain.options), violation.fix)
    records: dict[str, CardRecord | None] = dict.fromkeys(known)
    return DeckList(tuple(_like(known[each.code], each) for each in as_list(after, records).cards), dict(plain.options))


def _like(card: DeckCard, entry: DeckCard) -> DeckCard:
    return DeckCard(
        card.code, card.title, card.type, entry.part, entry.copies, card.unique, card.set, card.traits,
        card.keywords, card.text, card.fields,
    )  # fmt: skip


def _any_deck(game: str, chance: random.Random) -> DeckList:
    """Cards of every kind in every part, many of them too often."""
    options = {"lotr_tcg": {"format": chance.choice(["", "fellowship"])}}.get(game, {})
    if game == "meccg":
        options = {"alignment": chance.choice(["hero", "minion"])}
    return DeckList(tuple(_any_cards(game, chance)), options)


def _any_cards(game: str, chance: random.Random) -> Iterator[DeckCard]:
    seen: set[tuple[str, str]] = set()
    for _ in range(chance.randrange(6, 40)):
        type, part = chance.choice(types(game)), chance.choice(DECKS[game].parts)
        title = "Frodo" if chance.random() < 0.06 else f"Card {chance.randrange(14)}"
        code = f"{title}/{type}"
        if (code, part) in seen:
            continue
        seen.add((code, part))
        yield card(
            title, type, part, copies=chance.choice((1, 1, 2, 3, 4, 9)), code=code, set=str(len(code) % 2),
            unique=len(title) % 2 == 0, **_any_facts(game, type, random.Random(code)),
        )  # fmt: skip


def _any_facts(game: str, type: str, chance: random.Random) -> dict[str, Any]:
    """The same facts for the same card wherever it lies."""
    if game == "thrones":
        return {"faction": chance.choice(["stark", "lannister", "neutral"]), "loyal": chance.random() < 0.3}
    if game == "lotr_tcg":
        site = {"site_number": chance.randrange(1, 10), "block": chance.choice(["fellowship", "towers"])}
        return site if type == "site" else {"side": chance.choice(["free_peoples", "shadow"])}
    if game == "meccg":
        own: dict[str, Any] = {"alignment": chance.choice(["hero", "minion", "dual"])}
        if type == "character":
            own |= {"avatar": chance.random() < 0.4, "agent": chance.random() < 0.4, "mind": chance.randrange(10)}
        if type == "resource" and chance.random() < 0.6:
            own |= {"subtype": ("Minor Item",)}
        return own
    return {}
