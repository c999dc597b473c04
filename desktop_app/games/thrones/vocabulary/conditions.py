"""What may be true of a card or a player: conditions that narrow groups. What holds of the moment is in ``moments``.

``character(theirs, kneeling, trait("lord"))``; ``~`` denies, ``&`` and ``|`` join.
"""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.groups import Condition
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.thrones.reading import numbers, queries
from desktop_app.games.thrones.vocabulary.texts import Now, Those, Which

# -- of cards ----------------------------------------------------------------------------------------------------------

yours: Which = Condition("yours", lambda m, card: queries.controller(m.g, card) == m.seat)
"""You control it."""
theirs: Which = Condition("an opponent's", lambda m, card: queries.controller(m.g, card) != m.seat)
"""An opponent controls it."""
other: Which = Condition("other", lambda m, card: card != m.me)
"""Another card than this one."""
kneeling: Which = Condition("kneeling", lambda m, card: card in m.g.pieces and m.g.pieces[card].exhausted)
standing: Which = Condition("standing", lambda m, card: card in m.g.pieces and not m.g.pieces[card].exhausted)
unique: Which = Condition("unique", lambda m, card: queries.facts(m.g, card).unique)
loyal: Which = Condition("loyal", lambda m, card: queries.is_loyal(m.g, card))


def of(players: Those) -> Which:
    """Controlled by a player of a group: ``character(of(loser))``."""
    return Condition(
        f"of {players.name}",
        lambda m, card: queries.controller(m.g, card) in players.all(m),
        "controlled by",
        {"players": players},
    )


def trait(name: str) -> Which:
    """``character(trait("lord"))``"""
    return Condition(f"trait {name}", lambda m, card: queries.has_trait(m.g, card, name), "trait", {"trait": name})


def faction(name: str) -> Which:
    """``character(faction("stark"))``"""
    return Condition(
        f"faction {name}", lambda m, card: queries.facts(m.g, card).faction == name, "faction", {"faction": name}
    )


def kind(words: str) -> Which:
    """Of a kind in words, as lasting effects name them: ``in_hand(kind("stark character|trait:direwolf"))``."""
    return Condition(f"kind {words}", lambda m, card: queries.is_kind(m.g, card, words), "kind", {"kind": words})


def named(title: str) -> Which:
    """Of that English title: ``character(named("Balon Greyjoy"))``."""
    return Condition(
        f"named {title}", lambda m, card: queries.facts(m.g, card).titles["en"] == title, "named", {"title": title}
    )


def keyword(name: str) -> Which:
    """``character(keyword("stealth"))``"""
    return Condition(
        f"keyword {name}", lambda m, card: queries.has_keyword(m.g, card, name), "keyword", {"keyword": name}
    )


def icon(name: str) -> Which:
    """With a challenge icon: ``character(~icon("intrigue"))``."""
    return Condition(f"icon {name}", lambda m, card: queries.has_icon(m.g, card, name), "icon", {"icon": name})


def strength_at_most(amount: Amount) -> Which:
    """``character(strength_at_most(4))``"""
    return Condition(
        f"STR {amount} or lower",
        lambda m, card: numbers.strength(m.g, card) <= worth(amount, m),
        "strength at most",
        {"amount": amount},
    )


weaker_than_this: Which = Condition(
    "weaker than this", lambda m, card: numbers.strength(m.g, card) < numbers.strength(m.g, m.me)
)
"""With a lower STR than this character's."""


def printed_at_most(number: str, amount: Amount) -> Which:
    """By a printed number: ``in_their_discard(kind("character"), printed_at_most("cost", 3))``."""
    return Condition(
        f"printed {number} {amount} or lower",
        lambda m, card: (
            queries.READING.has_number(m.g, card, number)
            and queries.READING.printed(m.g, card, number) <= worth(amount, m)
        ),
        "printed at most",
        {"number": number, "amount": amount},
    )


def has_token(token: str) -> Which:
    """With a token on it: ``character(has_token("poison"))``."""
    return Condition(
        f"with {token}",
        lambda m, card: card in m.g.pieces and m.g.pieces[card].count(token) > 0,
        "with token",
        {"token": token},
    )


with_attachments: Which = Condition(
    "with attachments", lambda m, card: card in m.g.pieces and bool(m.g.pieces[card].attachments)
)
with_duplicate: Which = Condition(
    "with a duplicate", lambda m, card: card in m.g.pieces and bool(m.g.pieces[card].duplicates)
)


# -- of those who fight ------------------------------------------------------------------------------------------------


def _on(side: str) -> Callable[[Now, str], bool]:
    def holds(m: Now, card: str) -> bool:
        fight = queries.challenge(m.g)
        return fight is not None and card in getattr(fight, side)

    return holds


participating: Which = Condition("participating", _on("participants"))
attacking: Which = Condition("attacking", _on("attackers"))
defending: Which = Condition("defending", _on("defenders"))


# -- of players --------------------------------------------------------------------------------------------------------


def has_won(type: str = "") -> Which:
    """A player who has won a challenge of a type this phase: ``player(~has_won("intrigue"))``."""

    def holds(m: Now, seat: str) -> bool:
        return any(fight.winner == seat and type in ("", fight.type) for fight in m.g.fought)

    return Condition(f"has won {type}", holds, "has won", {"type": type})


def has_lost(type: str = "", *, defending: bool = False) -> Which:
    """A player who has lost a challenge this round, as the defending player where ``defending`` says so."""

    def holds(m: Now, seat: str) -> bool:
        return any(
            fight.loser == seat and type in ("", fight.type) and (not defending or fight.at == seat)
            for fight in m.g.fought
        )

    return Condition(f"has lost {type}", holds, "has lost", {"type": type, "defending": defending})


fewer_cards_than_you: Which = Condition(
    "fewer cards than you", lambda m, seat: len(m.g.zones[f"hand:{seat}"]) < len(m.g.zones[f"hand:{m.seat}"])
)
"""A player with fewer cards in hand than you."""
first: Which = Condition("first player", lambda m, seat: m.g.first_player == seat)
"""A player who is the first player: ``you(first)``."""
