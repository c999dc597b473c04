"""The rules that a card leans on: those about its keywords and its type, and those that its text names."""

from __future__ import annotations

import re
from functools import cache

from desktop_app.app.atlas import Rule, UnknownRule, find_rule, load_atlas
from desktop_app.app.folding import fold
from desktop_app.app.library.record import CardRecord

MOST = 8
_RULE_ID = re.compile(r"\b[A-Z]{3}-\d{3}\b")
_FIRST = ("keyword", "definition", "restriction", "effect")
_AMOUNT = re.compile(r"\s*[+\-]?\s*[\dX]+\.?$")


def cited_rules(card: CardRecord, most: int = MOST) -> list[Rule]:
    """The rules of the atlas that explain the card, the telling ones first. Raises AtlasDamaged."""
    text = " ".join(card.text.values())
    found = [rule for id in _RULE_ID.findall(text) if (rule := _rule(id)) is not None]
    topics = _topics(card.game)
    for name in _names(card, text):
        found += topics.get(name, ())[: 3 if name != fold(card.type) else 2]
    return list(dict.fromkeys(found))[:most]


def _names(card: CardRecord, text: str) -> list[str]:
    """Folded names to look up: keywords, what the text says in bold or as a sentence of its own, the type."""
    bold = re.findall(r"\*\*([^*]{2,40}?)[.:]?\*\*", text)
    alone = [part for line in text.splitlines() for part in re.split(r"\.\s*", line) if len(part.split()) <= 2]
    words = [*card.keywords, *bold, *alone]
    return list(dict.fromkeys([*(fold(_AMOUNT.sub("", word)) for word in words), fold(card.type)]))


def _rule(id: str) -> Rule | None:
    try:
        return find_rule(id)
    except UnknownRule:
        return None


@cache
def _topics(game: str) -> dict[str, tuple[Rule, ...]]:
    """The rules of a game by every name of their topic, the telling kinds first."""
    atlas = load_atlas(game)
    by_topic: dict[str, list[Rule]] = {}
    for rule in atlas.rules:
        by_topic.setdefault(rule.topic, []).append(rule)
    for rules in by_topic.values():
        rules.sort(key=lambda rule: _FIRST.index(rule.kind) if rule.kind in _FIRST else len(_FIRST))
    named = {fold(topic): tuple(rules) for topic, rules in by_topic.items()}
    for term in atlas.terms:
        for topic in (term.id, f"{term.id}s"):
            if topic in by_topic:
                for name in (term.en, term.es):
                    named.setdefault(fold(name), tuple(by_topic[topic]))
    return named
