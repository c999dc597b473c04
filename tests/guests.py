"""Games that live among the tests: they move into the house by registering themselves, and out again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from desktop_app.games import register, unregister
from desktop_app.games.contract.tenant import Tenant
from tests.inn.tenant import TENANT as INN

GUESTS: tuple[Tenant, ...] = (INN,)


@contextmanager
def moved_in(*guests: Tenant) -> Iterator[None]:
    """The house with these games, or with all."""
    chosen = guests or GUESTS
    for guest in chosen:
        register(guest)
    try:
        yield
    finally:
        for guest in chosen:
            unregister(guest.id)


@contextmanager
def seen(*guests: Tenant) -> Iterator[None]:
    """The house with these games, or with all, and with their looks for the window."""
    from desktop_app.ui import games
    from tests.inn.looks import LOOKS

    looks = {INN.id: LOOKS}
    with moved_in(*guests):
        for guest in guests or GUESTS:
            games.register(guest.id, looks[guest.id])
        try:
            yield
        finally:
            for guest in guests or GUESTS:
                games.unregister(guest.id)


def main() -> None:
    """`python -m tests.guests WORDS`: the `longtable` command in a house with guests."""
    from desktop_app.cli import main as longtable

    with seen() if "render" in sys.argv else moved_in():
        longtable()


if __name__ == "__main__":
    main()
