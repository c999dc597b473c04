"""The rule atlas: every rule of every game as one numbered statement in both languages.

One YAML file a game lies in the `rules` folder of its resources; it is read on first use and kept. Refusals, prompts,
position files and tests name rules by their id (`LCG-081`); the rules screen searches them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from desktop_app.app.texts.folding import fold
from desktop_app.games import TENANTS, OfGames
from desktop_app.games.contract.tenant import Tenant

PREFIXES: Mapping[str, str] = OfGames(
    lambda tenant: (lambda: tenant) if tenant.atlas else None, lambda tenant: tenant.atlas
)
"""The games that have an atlas, each with the prefix of its rule ids."""


class AtlasDamaged(Exception):
    """An atlas file cannot be read; the text names the file and the entry."""


class UnknownRule(LookupError):
    """No atlas has a rule of this id."""

    def __init__(self, rule_id: str) -> None:
        super().__init__(f"no rule {rule_id!r} in the atlas")
        self.rule_id = rule_id


class UnknownTerm(LookupError):
    """The atlas of the game has no term of this id."""

    def __init__(self, game: str, term_id: str) -> None:
        super().__init__(f"no term {term_id!r} in the atlas of {game}")
        self.game = game
        self.term_id = term_id


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    en: str = Field(min_length=1)
    es: str = Field(min_length=1)

    def text(self, language: str) -> str:
        """The words in "en" or "es"."""
        return self.es if language == "es" else self.en


class Term(_Entry):
    """A word of the game in both languages, as its publisher and its players use it."""

    id: str
    note: str | None = None


class Rule(_Entry):
    """One numbered statement of a rulebook.

    `kind` is the sort of statement (effect, timing, deck, ...), `topic` what it is about; `lines`
    are the first and last line of the rulebook's text that it stands on; `test` is the given/when/then that
    shows it, None for a statement that nothing can show (advice, what a component looks like); `needs_card`
    says that showing it takes a card with a special ability; `see` names kindred rules.
    """

    id: str = Field(pattern=r"^[A-Z]{3}-\d{3}$")
    topic: str
    kind: str
    lines: tuple[int, int] | None
    test: str | None
    needs_card: bool
    see: tuple[str, ...] = ()
    note: str | None = None

    @property
    def testable(self) -> bool:
        """Whether a game or a position can show that the rule is kept."""
        return self.test is not None


class Atlas(BaseModel):
    """The terms and rules of one game, in the order of its rulebook."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    system: str
    prefix: str
    source: str
    terms: tuple[Term, ...]
    rules: tuple[Rule, ...]

    @model_validator(mode="after")
    def _ids_hold(self) -> Atlas:
        known = {rule.id for rule in self.rules}
        if len(known) != len(self.rules):
            raise ValueError("two rules have the same id")
        if len({term.id for term in self.terms}) != len(self.terms):
            raise ValueError("two terms have the same id")
        for rule in self.rules:
            if not rule.id.startswith(f"{self.prefix}-"):
                raise ValueError(f"{rule.id} does not begin with {self.prefix}")
            for other in rule.see:
                if other not in known:
                    raise ValueError(f"{rule.id} points at {other}, which does not exist")
        return self


def load_atlas(game: str) -> Atlas:
    """The atlas of one of the games of `PREFIXES`; read once (40 to 60 ms), then kept.

    Raises KeyError for a game without an atlas and AtlasDamaged for a file that does not hold.
    """
    if game not in PREFIXES:
        raise KeyError(game)
    return _atlas(TENANTS[game])


@cache
def _atlas(tenant: Tenant) -> Atlas:
    path = tenant.resources / "rules" / f"{tenant.id}.yaml"
    try:
        data: Any = yaml.load(path.read_text(encoding="utf-8"), Loader=_fast_loader())
        return Atlas.model_validate(data)
    except OSError as error:
        raise AtlasDamaged(f"{path.name}: {error.strerror}") from error
    except (yaml.YAMLError, ValidationError, UnicodeDecodeError) as error:
        raise AtlasDamaged(f"{path.name}: {error}") from error


def _fast_loader() -> type[yaml.SafeLoader]:
    """libyaml's loader where PyYAML has it (ten times faster), else the one in Python; both are safe."""
    loader: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return loader


@cache
def _rules_of(tenant: Tenant) -> dict[str, Rule]:
    return {rule.id: rule for rule in load_atlas(tenant.id).rules}


@cache
def _terms_of(tenant: Tenant) -> dict[str, Term]:
    return {term.id: term for term in load_atlas(tenant.id).terms}


def game_of_rule(rule_id: str) -> str:
    """The game a rule id belongs to, by its prefix; raises UnknownRule."""
    for game, prefix in PREFIXES.items():
        if rule_id.startswith(f"{prefix}-"):
            return game
    raise UnknownRule(rule_id)


def find_rule(rule_id: str) -> Rule:
    """The rule of this exact id ("LCG-081"); loads only the atlas it stands in. Raises UnknownRule."""
    rule = _rules_of(TENANTS[game_of_rule(rule_id)]).get(rule_id)
    if rule is None:
        raise UnknownRule(rule_id)
    return rule


def find_term(game: str, term_id: str) -> Term:
    """The term of this id in the atlas of the game. Raises UnknownTerm."""
    term = _terms_of(TENANTS[game]).get(term_id) if game in PREFIXES else None
    if term is None:
        raise UnknownTerm(game, term_id)
    return term


def search_rules(query: str, language: str, game: str | None = None) -> list[Rule]:
    """The rules that fit the query, best first; of one game, or of all games.

    A query is a rule id, its number ("81"), or words. Words are found at the beginning of words, in both
    languages, without regard to accents, case or punctuation; every word must be found. First comes the rule
    of that id, then the rules about a term of exactly that name, then those with the words side by side in
    the reader's own language, then those with the words anywhere in it, then those in the other language.
    An empty query gives the whole atlas in its own order.
    """
    games = list(PREFIXES) if game is None else [game]
    wanted = fold(query)
    if not wanted:
        return [rule for each in games for rule in load_atlas(each).rules]
    ranked: list[tuple[int, int, Rule]] = []
    for each in games:
        topics = _topics_named(TENANTS[each], wanted)
        for searchable in _searchable(TENANTS[each]):
            rank = searchable.rank(wanted, topics, language)
            if rank is not None:
                ranked.append((rank, len(ranked), searchable.rule))
    return [rule for _, _, rule in sorted(ranked, key=lambda row: row[:2])]


class _Searchable:
    """A rule with its folded texts, each beginning with a space so that every word begins after one."""

    __slots__ = ("about", "folded_id", "number", "rule", "texts")

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.folded_id = fold(rule.id)
        self.number = int(rule.id.rpartition("-")[2])
        self.texts = {"en": f" {fold(rule.en)}", "es": f" {fold(rule.es)}"}
        self.about = f" {self.folded_id} {fold(rule.topic)} {fold(rule.kind)}"

    def rank(self, wanted: str, topics: frozenset[str], language: str) -> int | None:
        """How well the rule fits, 0 best; None when it does not."""
        if wanted == self.folded_id or (wanted.isdecimal() and int(wanted) == self.number):
            return 0
        if self.rule.topic in topics:
            return 1
        own = self.texts[language]
        other = self.texts["en" if language == "es" else "es"]
        if f" {wanted}" in own:
            return 2
        words = [f" {word}" for word in wanted.split()]
        if all(word in own or word in self.about for word in words):
            return 3
        if all(word in other or word in self.about for word in words):
            return 4
        return None


@cache
def _searchable(tenant: Tenant) -> tuple[_Searchable, ...]:
    return tuple(_Searchable(rule) for rule in load_atlas(tenant.id).rules)


@cache
def _topics_named(tenant: Tenant, wanted: str) -> frozenset[str]:
    """The topics that the query names exactly: by their id, or by a term of theirs in either language."""
    topics = {rule.topic for rule in load_atlas(tenant.id).rules}
    named = {topic for topic in topics if fold(topic) == wanted}
    for term in load_atlas(tenant.id).terms:
        if wanted in (fold(term.en), fold(term.es)):
            named.update({term.id, f"{term.id}s"} & topics)
    return frozenset(named)
