"""The library and the decks of a profile for the command: which profile is meant, and how far it may be touched."""

from __future__ import annotations

import getpass
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from desktop_app.app.decks.store import DeckStore
from desktop_app.app.errors import LongtableError, ProfileInUse
from desktop_app.app.library.library import Library
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profile_names import NAME_LIMIT
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.texts.folding import one_line
from desktop_app.engine.frozen import Frozen

USUAL_NAME = "Longtable"
"""What the first profile is called where the system does not say who is there."""


class UnknownProfile(LongtableError):
    """No profile carries that name."""

    default_id = "errors-profile-unknown"


class Shelves(Frozen):
    """The cards and decks of a profile."""

    library: Library
    decks: DeckStore


@contextmanager
def shelves_to_look_at(profiles: Profiles, wanted: str = "") -> Iterator[Shelves]:
    """Those of the profile `wanted` by name, else of the one used last; without any, what comes with Longtable.

    While a window has the profile open, its files are read and none is written. Raises UnknownProfile, or what keeps
    the profile shut.
    """
    chosen = _chosen(profiles, wanted)
    if chosen is None:
        with tempfile.TemporaryDirectory() as folder, Library(Path(folder) / "library") as library:
            yield Shelves(library, DeckStore(Path(folder) / "decks"))
        return
    try:
        profile = profiles.open(chosen)
    except ProfileInUse:
        lies = profiles.folder_of(chosen)
        with Library(lies / "library", read_only=True) as library:
            yield Shelves(library, DeckStore(lies / "decks"))
        return
    with _of(profile) as shelves:
        yield shelves


@contextmanager
def shelves_to_keep_in(profiles: Profiles, wanted: str, made: Callable[[Profile], object]) -> Iterator[Shelves]:
    """Those of the profile `wanted` by name, else of the one used last. Where there is none yet the first is made, and
    `made` hears of it. Raises UnknownProfile, or what keeps the profile shut."""
    chosen = _chosen(profiles, wanted, first=True)
    if chosen is not None:
        profile = profiles.open(chosen)
    else:
        profile = profiles.create(wanted or _who_is_there())
        made(profile)
    with _of(profile) as shelves:
        yield shelves


@contextmanager
def _of(profile: Profile) -> Iterator[Shelves]:
    with profile, Library(profile.folder_of("library")) as library:
        yield Shelves(library, DeckStore(profile.folder_of("decks")))


def _chosen(profiles: Profiles, wanted: str, *, first: bool = False) -> str | None:
    """The id of the profile that is meant, None where there is no profile at all (and, but for the `first` one that is
    to be made, none was named)."""
    entries = profiles.all()
    if not wanted:
        return entries[0].id if entries else None
    for entry in entries:
        if wanted == entry.id or wanted.casefold() == entry.name.casefold():
            return entry.id
    if first and not entries:
        return None
    raise UnknownProfile(name=wanted, known=", ".join(entry.name for entry in entries) or "-")


def _who_is_there() -> str:
    try:
        return one_line(getpass.getuser(), NAME_LIMIT) or USUAL_NAME
    except (OSError, KeyError):  # a system without names for its users
        return USUAL_NAME
