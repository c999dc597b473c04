"""The messages of one domain: known by name at once, understood one by one as they are said.

A window says a hundred sentences of the thousands there are. To understand them all takes longer than anything else
at the start, so a file is only cut into its messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

# What goes on is indented or closes a brace, so that a name and a sign at the beginning of a line open a message.
_OPENS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
_NAME = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)
_MOST_UNDERSTOOD = 4096


class Domain:
    """A file of messages, cut but not understood."""

    def __init__(self, content: str) -> None:
        opens = list(_OPENS.finditer(content))
        ends = [*(each.start() for each in opens[1:]), len(content)]
        self._messages: dict[str, str] = {}
        for each, end in zip(opens, ends, strict=True):
            # Of two messages of one name the first counts, as everywhere in Fluent.
            self._messages.setdefault(each.group(1), content[each.start() : end])

    def ids(self) -> list[str]:
        """The messages, in the order of the file."""
        return [name for name in self._messages if not name.startswith("-")]

    def bring(self, message_id: str, bundle: FluentBundle) -> None:
        """Add a message to a bundle, with the messages and terms of the domain that it names."""
        for name in self._with_named(message_id):
            bundle.add_resource(_understood(self._messages[name]))

    def _with_named(self, message_id: str) -> Iterator[str]:
        waiting, seen = [message_id], {message_id}
        while waiting:
            name = waiting.pop()
            if name in self._messages:
                yield name
                named = set(_NAME.findall(self._messages[name])) - seen
                waiting += sorted(named & self._messages.keys())
                seen |= named


@lru_cache(maxsize=_MOST_UNDERSTOOD)
def _understood(message: str) -> Resource:
    return FluentResource(message)


@lru_cache(maxsize=128)
def read_domain(path: Path, changed: int) -> Domain:
    """The messages of a file, cut once for all who speak; `changed` tells a file from its earlier self."""
    return Domain(path.read_text(encoding="utf-8"))
