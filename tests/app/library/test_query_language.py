"""The query language: what is written reads back the same, and a mistake is told with its place."""

from __future__ import annotations

import string

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.app.library.fields import FLAGS, OF_GAME, field_named, fields_of
from desktop_app.app.library.parser import parse
from desktop_app.app.library.printer import print_query
from desktop_app.app.library.syntax import (
    Between,
    FieldName,
    In,
    Is,
    Match,
    Node,
    Not,
    Or,
    Phrase,
    Query,
    QueryError,
    Regex,
    Sort,
    Word,
    all_of,
    any_of,
)
from desktop_app.app.library.tokens import AND_WORDS, NOT_WORDS, OR_WORDS, SMALL_WORDS
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts

GAMES = [None, *OF_GAME]
LETTERS = string.ascii_letters + "áéñüÉöû"
RESERVED = (*AND_WORDS, *OR_WORDS, *NOT_WORDS, *SMALL_WORDS)
words = st.text(LETTERS, min_size=1, max_size=8).filter(lambda word: word not in RESERVED)
phrases = st.text(LETTERS + ' "\\-():|', min_size=1, max_size=12).filter(lambda p: any(map(str.isalpha, p)))
patterns = st.lists(st.sampled_from(["a", "é", "\\d", "/", "[a-z]", " ", "x|y"]), min_size=1, max_size=3).map("".join)
operands = st.builds(Word, words) | st.builds(Phrase, phrases) | st.builds(Regex, patterns)


def matches(game: str | None) -> st.SearchStrategy[Match]:
    def of(field_id: str, kind: str) -> st.SearchStrategy[Match]:
        if kind == "number":
            numbers = st.integers(-99, 999).map(lambda n: Word(str(n)))
            others = st.sampled_from([field.id for field in fields_of(game) if field.kind == "number"])
            beside = others.filter(lambda id: id != "owned").map(FieldName)
            ranges = st.builds(Between, st.integers(0, 99), st.none() | st.integers(0, 99))
            compared = st.builds(Match, st.just(field_id), st.sampled_from(["<", ">="]), st.tuples(numbers | beside))
            equal = st.tuples(numbers | beside | ranges)
            return compared | st.builds(Match, st.just(field_id), st.sampled_from([":", "!="]), equal)
        values = st.lists(st.just(Word("yes")) if kind == "flag" else operands, min_size=1, max_size=3).map(tuple)
        return st.builds(Match, st.just(field_id), st.sampled_from([":", "=", "!="]), values)

    return st.sampled_from(fields_of(game)).flatmap(lambda field: of(field.id, field.kind))


def nodes(game: str | None) -> st.SearchStrategy[Node]:
    leaves: st.SearchStrategy[Node] = (
        operands
        | matches(game)
        | st.builds(Is, st.sampled_from(sorted(set(FLAGS.values()))))
        | st.builds(In, st.just("") | phrases)
    )
    return st.recursive(
        leaves,
        lambda inner: (
            st.builds(Not, inner)
            | st.lists(inner, min_size=2, max_size=3).map(all_of)
            | st.lists(inner, min_size=2, max_size=3).map(any_of)
        ),
        max_leaves=8,
    )


def queries(game: str | None) -> st.SearchStrategy[Query]:
    sorts = st.lists(
        st.builds(Sort, st.sampled_from([field.id for field in fields_of(game)]), st.booleans()), max_size=2
    )
    return st.builds(Query, st.none() | nodes(game), sorts.map(tuple))


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(GAMES).flatmap(lambda game: st.tuples(st.just(game), queries(game))), st.sampled_from(LANGUAGES))
def test_what_is_printed_reads_back_the_same(asked: tuple[str | None, Query], language: Language) -> None:
    game, query = asked
    assert parse(print_query(query, game, language), game) == query


def test_yes_and_no_are_printed_in_the_words_of_the_language() -> None:
    query = parse("bearer:y -unique:n", "lotr_tcg")
    assert print_query(query, "lotr_tcg", "es") == "portador:sí -única:no"
    assert print_query(query, "lotr_tcg", "en") == "bearer:yes -unique:no"


@pytest.mark.parametrize(
    ("typed", "meaning"),
    [
        ("o:2", "cost:2"),
        ("f:stark", "faction:stark"),
        ("s:lore", "sphere:lore"),
        ("w>3", "willpower>3"),
        ("w>3", "wisdom>3"),
        ("x:quest", "text:quest"),
    ],
)
def test_letters_over_all_games_mean_what_their_players_mean(typed: str, meaning: str) -> None:
    """A letter that means several things means all of them that its value fits."""
    found, meant = parse(typed, None).node, parse(meaning, None).node
    assert meant in (found.nodes if isinstance(found, Or) else (found,))


def test_a_letter_over_all_games_compares_only_numbers() -> None:
    """A sphere is nothing to compare: of s>3 only the strengths are left."""
    assert parse("s>3", None) == parse("strength>3", None)
    with pytest.raises(QueryError):
        parse("w>many", None)


def test_a_field_is_found_by_its_own_name_among_all_games() -> None:
    assert field_named("health", None).id == "health"
    assert field_named("health", "lotr_lcg").id == "hit_points"


@pytest.mark.parametrize("text", ["in::", "en:-", 'in:"-"'])
def test_a_deck_is_called_by_more_than_signs(text: str) -> None:
    query, error = _read(text, None)
    assert query is None
    assert error is not None
    assert (error.message_id, error.column) == ("library-query-no-word", 4)


@given(st.text(LETTERS + ' ()"/-:<>=!|,123\\*', max_size=40), st.sampled_from(GAMES))
def test_anything_typed_is_understood_or_told_with_its_place(text: str, game: str | None) -> None:
    query, error = _read(text, game)
    if query is not None:
        assert parse(print_query(query, game), game) == query
    else:
        assert error is not None
        assert 1 <= error.column <= len(text) + 1
        assert all(error.text(Texts(language)) for language in LANGUAGES)


def _read(text: str, game: str | None) -> tuple[Query | None, QueryError | None]:
    try:
        return parse(text, game), None
    except QueryError as error:
        return None, error


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("cosst<=2", "library-query-unknown-field", 1),
        ("aragorn cost:", "library-query-value-missing", 14),
        ("t:ally cost<=", "library-query-value-missing", 14),
        ("t:ally cost<three", "library-query-not-a-number", 13),
        ("t:ally|", "library-query-value-missing", 8),
        ("aragorn (t:ally", "library-query-not-closed", 9),
        ("aragorn)", "library-query-bracket-too-many", 8),
        ('t:ally "the', "library-query-not-closed", 8),
        ("t<ally", "library-query-not-comparable", 3),
        ("o<two", "library-query-not-a-number", 3),
        ("a:minion", "library-query-not-a-number", 3),
        ("u:perhaps", "library-query-not-yes-or-no", 3),
        ("is:tall", "library-query-unknown-flag", 4),
        ("a or", "library-query-side-missing", 3),
        ("(sort:cost)", "library-query-sort-inside", 2),
        ("gimli /(a+)+/", "library-query-pattern-slow", 7),
        ("/(/", "library-query-pattern-wrong", 1),
        ("-" * 41 + "a", "library-query-too-deep", 41),
        ("a" * 2001, "library-query-too-long", 2000),
    ],
)
def test_a_mistake_is_told_where_it_is(text: str, message: str, column: int) -> None:
    with pytest.raises(QueryError) as refused:
        parse(text, "lotr_lcg")
    assert (refused.value.message_id, refused.value.column) == (message, column)
    assert str(column) in refused.value.text(Texts("es")) or message == "library-query-too-long"


@pytest.mark.parametrize("game", OF_GAME)
def test_no_name_means_two_fields_of_a_game(game: str) -> None:
    kinds: dict[str, str] = {}
    for field in fields_of(game):
        for name in field.names():
            assert kinds.setdefault(name, field.id) == field.id, name


def test_a_field_is_of_one_kind_in_all_games() -> None:
    kinds: dict[str, str] = {}
    for game in OF_GAME:
        for field in fields_of(game):
            assert kinds.setdefault(field.id, field.kind) == field.kind, field.id


@pytest.mark.parametrize(
    ("typed", "meaning"),
    [
        ("tipo:aliado (esfera:saber o esfera:táctica)", "tipo:aliado (esfera:saber O esfera:táctica)"),
        ("(tipo:aliado y coste<2) o -tipo:héroe", "(tipo:aliado Y coste<2) O -tipo:héroe"),
        ("mar o tierra", 'mar "o" tierra'),
        ("esfera:saber y luna", 'esfera:saber "y" luna'),
    ],
)
def test_small_words_join_fields_and_are_looked_for_beside_a_word(typed: str, meaning: str) -> None:
    """Somebody who writes Spanish joins two fields with a small o; in a title it is a word like any other."""
    assert _as_words(parse(typed, "lotr_lcg")) == _as_words(parse(meaning, "lotr_lcg"))


def _as_words(query: Query) -> str:
    """A query without telling quoted words from bare ones."""
    return repr(query).replace("Phrase", "Word")
