"""The registry of the games: every tenant of the house by its id.

A game of the house is one line in ``_HOUSE``, and its ``tenant`` module is imported when the game is first asked for.
A game that lives elsewhere registers itself: ``register(TENANT)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Generic, TypeVar

from desktop_app.games.contract.tenant import Tenant

if TYPE_CHECKING:
    from desktop_app.engine.game import Game
    from desktop_app.games.contract.campaigns import Campaigns
    from desktop_app.games.contract.cards import Cards
    from desktop_app.games.contract.corrections import Corrections
    from desktop_app.games.contract.decks import Decks
    from desktop_app.games.contract.play import Play
    from desktop_app.games.contract.set_up import SetUpForm

PartT = TypeVar("PartT")
ValueT = TypeVar("ValueT")

_HOUSE = (
    "lotr_lcg",
    "lotr_tcg",
    "me_quest",
    "thrones",
    "meccg",
)
"""The games that ship, in the order of the start screen."""


class _Tenants(Mapping[str, Tenant]):
    """Every game by its id; those registered later come last."""

    def __init__(self) -> None:
        self._house: dict[str, Tenant] = {}
        self._guests: dict[str, Tenant] = {}
        self._all: tuple[Tenant, ...] = ()

    def __getitem__(self, id: str) -> Tenant:
        if id in self._guests:
            return self._guests[id]
        if id not in _HOUSE:
            raise KeyError(id)
        if id not in self._house:
            tenant: Tenant = import_module(f"desktop_app.games.{id}.tenant").TENANT
            self._house[id] = tenant
        return self._house[id]

    def __iter__(self) -> Iterator[str]:
        yield from _HOUSE
        yield from self._guests

    def __len__(self) -> int:
        return len(_HOUSE) + len(self._guests)

    def all(self) -> tuple[Tenant, ...]:
        """Every game, in order: the same tuple until one comes or goes, so that it can be the key of a cache."""
        if len(self._all) != len(self):
            self._all = tuple(self.values())
        return self._all

    def guests(self) -> tuple[Tenant, ...]:
        """The games that do not ship."""
        return tuple(self._guests.values())

    def add(self, tenant: Tenant) -> None:
        """Takes a game in. Raises ValueError if its id, its domain or the prefix of its rules is taken."""
        for known in self.values():
            for what in ("id", "domain", "atlas"):
                if getattr(tenant, what) and getattr(tenant, what) == getattr(known, what):
                    raise ValueError(f"there is a game with the {what} {getattr(tenant, what)!r}")
        self._guests[tenant.id] = tenant

    def remove(self, id: str) -> None:
        """Lets a game go that was taken in. Raises KeyError for another."""
        del self._guests[id]
        self._all = ()


TENANTS = _Tenants()


def register(tenant: Tenant) -> None:
    """Takes in a game that does not ship with the house, until `unregister`.

    Raises:
        ValueError: if a game of that id, domain or rule prefix is there already.
    """
    TENANTS.add(tenant)


def unregister(id: str) -> None:
    """Lets such a game go. Raises KeyError for a game that is not there or that ships."""
    TENANTS.remove(id)


def let_in(doors: Sequence[str]) -> None:
    """Takes in the games behind these doors, as another process has them; one that is here already stays."""
    for door in doors:
        module, _, name = door.partition(":")
        tenant: Tenant = getattr(import_module(module), name)
        if tenant.id not in TENANTS:
            register(tenant)


class OfGames(Mapping[str, ValueT], Generic[PartT, ValueT]):
    """One thing of every game that has it, by the game's id; always as the registry stands.

    ``part`` picks the part of the tenant it belongs to, ``read`` takes it from there.
    """

    def __init__(self, part: Callable[[Tenant], Callable[[], PartT] | None], read: Callable[[PartT], ValueT]) -> None:
        self._part = part
        self._read = read

    def __getitem__(self, id: str) -> ValueT:
        part = self._part(TENANTS[id])
        if part is None:
            raise KeyError(id)
        return self._read(part())

    def __iter__(self) -> Iterator[str]:
        return (id for id, tenant in TENANTS.items() if self._part(tenant) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, id: object) -> bool:
        return id in TENANTS and self._part(TENANTS[str(id)]) is not None


CARDS: Mapping[str, Cards] = OfGames(lambda tenant: tenant.cards, lambda cards: cards)
"""The cards of every game."""
DECKS: Mapping[str, Decks] = OfGames(lambda tenant: tenant.decks, lambda decks: decks)
"""The deck building of every game that has it."""
CAMPAIGNS: Mapping[str, Campaigns] = OfGames(lambda tenant: tenant.campaigns, lambda campaigns: campaigns)
"""Every game that is played as a campaign by rules of its own."""
CORRECTIONS: Mapping[str, Corrections] = OfGames(lambda tenant: tenant.corrections, lambda corrections: corrections)
"""What players may correct, of every game of which they may correct anything."""
FORMS: Mapping[str, SetUpForm] = OfGames(lambda tenant: tenant.form, lambda form: form)
"""What the set-up screen asks for, of every game that can be played; no rules are read for it."""
PLAYS: Mapping[str, Play] = OfGames(lambda tenant: tenant.play, lambda play: play)
"""Every game that can be played, with its table."""
GAMES: Mapping[str, Game] = OfGames(lambda tenant: tenant.play, lambda play: play.game)
"""The rules of every game that can be played."""


def playable() -> tuple[str, ...]:
    """The ids of the games that can be played; no rules are read for it."""
    return tuple(PLAYS)
