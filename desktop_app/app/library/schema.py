"""The tables of the library's index: a cache of the cards, made for searching and rebuilt from JSON at will."""

from __future__ import annotations

import hashlib
from functools import cache

from desktop_app.app.library.fields import fields_of
from desktop_app.games import TENANTS
from desktop_app.games.contract.tenant import Tenant

VERSION = 6
COMPARED = ("number", "choice", "flag")


def columns() -> tuple[str, ...]:
    """The columns of the table of facts: every field that is compared, but for what belongs to the collection."""
    return _columns(TENANTS.all())


@cache
def _columns(tenants: tuple[Tenant, ...]) -> tuple[str, ...]:
    return tuple(field.id for field in fields_of(None) if field.kind in COMPARED and field.id != "owned")


def word_columns() -> tuple[str, ...]:
    """The columns of the full-text table."""
    return _word_columns(TENANTS.all())


@cache
def _word_columns(tenants: tuple[Tenant, ...]) -> tuple[str, ...]:
    return tuple(field.id for field in fields_of(None) if field.kind == "words")


def signature() -> str:
    """Changes whenever an index of an older program would not fit."""
    return hashlib.sha256(repr((VERSION, columns(), word_columns())).encode()).hexdigest()[:16]


def statements() -> tuple[str, ...]:
    """What makes the empty tables."""
    facts = ", ".join(f'"{name}"' for name in columns())
    words = ", ".join(f'"{name}"' for name in word_columns())
    return (
        "CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID",
        # A card has one or several printings, of which the head speaks for all. Ids of cards go by English title.
        "CREATE TABLE cards (id INTEGER PRIMARY KEY, game TEXT, head INTEGER, rank_es INTEGER)",
        "CREATE TABLE facts (id INTEGER PRIMARY KEY, card INTEGER, head INTEGER, game TEXT, code TEXT, "
        f"built_in INTEGER, {facts})",
        "CREATE TABLE documents (id INTEGER PRIMARY KEY, title_en TEXT, title_es TEXT, content TEXT)",
        f"CREATE TABLE plain (id INTEGER PRIMARY KEY, {words})",
        f"CREATE VIRTUAL TABLE words USING fts5({words}, content='plain', content_rowid='id', "
        "tokenize='unicode61 remove_diacritics 2')",
        # What a search needs at its first sign, ready as it is held in memory: see `sets` and `masks`.
        "CREATE TABLE sets (kind TEXT, name TEXT, value, cards BLOB)",
        "CREATE TABLE places (name TEXT PRIMARY KEY, content BLOB) WITHOUT ROWID",
        "CREATE TABLE names (game TEXT, folded TEXT, printing INTEGER)",
        "CREATE TABLE ids (game TEXT, other TEXT, printing INTEGER)",
        "CREATE TABLE vocabulary (game TEXT, field TEXT, value TEXT, folded TEXT, en TEXT, es TEXT, cards INTEGER)",
        "CREATE TABLE origins (source TEXT PRIMARY KEY, stamp TEXT) WITHOUT ROWID",
    )


def indices() -> tuple[str, ...]:
    """What makes looking up quick; made after the cards are in, which takes half the time."""
    return (
        "CREATE UNIQUE INDEX facts_key ON facts (game, code)",
        "CREATE INDEX facts_card ON facts (card)",
        "CREATE INDEX sets_name ON sets (kind, name)",
        "CREATE INDEX names_folded ON names (game, folded)",
        "CREATE INDEX ids_other ON ids (game, other)",
    )
