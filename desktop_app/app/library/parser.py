"""Reads a search as people type it: `cost<=2 type:ally -(trait:orc OR "Dol Guldur") sort:-cost`."""

from __future__ import annotations

from desktop_app.app.library.syntax import Node, Not, Query, QueryError, Sort, all_of, any_of
from desktop_app.app.library.tokens import Token, tokens_of
from desktop_app.app.library.typed import Known

LONGEST_QUERY = 2000
DEEPEST = 40


def parse(text: str, game: str | None = None, known: Known | None = None) -> Query:
    """The search that `text` asks for, in one game or in all. Raises QueryError with column and message.

    With `known` a value that no card has is an error as well.
    """
    if len(text) > LONGEST_QUERY:
        raise QueryError("library-query-too-long", column=LONGEST_QUERY, limit=LONGEST_QUERY)
    return _Reader(tokens_of(text, game, known), len(text)).query()


class _Reader:
    """Goes through the tokens once: or < and < not < brackets and terms."""

    def __init__(self, tokens: list[Token], length: int) -> None:
        self._tokens = tokens
        self._at = 0
        self._length = length
        self._sorts: list[Sort] = []
        self._depth = 0

    def query(self) -> Query:
        node = self._either() if self._tokens else None
        if self._at < len(self._tokens):
            token = self._tokens[self._at]
            raise QueryError("library-query-bracket-too-many", column=token.start + 1)
        return Query(node, tuple(self._sorts))

    def _kind(self) -> str:
        return self._tokens[self._at].kind if self._at < len(self._tokens) else "end"

    def _either(self) -> Node | None:
        nodes = [self._all()]
        while self._kind() == "or":
            place = self._tokens[self._at]
            self._at += 1
            nodes.append(self._all())
            if nodes[-1] is None or nodes[-2] is None:
                raise QueryError("library-query-side-missing", column=place.start + 1, length=place.end - place.start)
        whole = [node for node in nodes if node is not None]
        return any_of(whole) if whole else None

    def _all(self) -> Node | None:
        nodes: list[Node] = []
        while self._kind() not in ("or", "close", "end"):
            if self._kind() == "and":
                place = self._tokens[self._at]
                self._at += 1
                if not nodes or self._kind() in ("or", "and", "close", "end"):
                    length = place.end - place.start
                    raise QueryError("library-query-side-missing", column=place.start + 1, length=length)
                continue
            node = self._one()
            if node is not None:
                nodes.append(node)
        return all_of(nodes) if nodes else None

    def _one(self) -> Node | None:
        token = self._tokens[self._at]
        self._at += 1
        if token.kind == "not":
            return self._opposite(token)
        if token.kind == "open":
            return self._bracket(token)
        if isinstance(token.meaning, Sort):
            if self._depth:
                raise QueryError("library-query-sort-inside", column=token.start + 1, length=token.end - token.start)
            self._sorts.append(token.meaning)
            return None
        return token.meaning

    def _opposite(self, token: Token) -> Node:
        self._enter(token)
        node = self._one() if self._kind() in ("term", "open", "not") else None
        self._depth -= 1
        if node is None:
            raise QueryError("library-query-side-missing", column=token.start + 1, length=token.end - token.start)
        return Not(node)

    def _bracket(self, token: Token) -> Node:
        self._enter(token)
        node = self._either()
        if self._kind() != "close":
            raise QueryError("library-query-not-closed", column=token.start + 1, mark="(")
        self._at += 1
        self._depth -= 1
        if node is None:
            raise QueryError("library-query-side-missing", column=token.start + 1)
        return node

    def _enter(self, token: Token) -> None:
        self._depth += 1
        if self._depth > DEEPEST:
            raise QueryError("library-query-too-deep", column=token.start + 1)
