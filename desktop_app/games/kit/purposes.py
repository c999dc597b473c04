"""What a question asks that is put for a purpose: which of those, and what becomes of the one that is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop_app.engine.frozen import replace
from desktop_app.games.kit import combining
from desktop_app.games.kit.deeds import Deed, Verb
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.phrases import Asking, Phrase, called, slug
from desktop_app.games.kit.telling import CHOSEN, Telling, Unsaid
from desktop_app.games.kit.texts import Purpose


def asked_for(purpose: Purpose[Any], telling: Telling) -> Asking:
    """What is asked of whoever chooses for a purpose, told as the texts of a game are."""
    brief = replace(telling, target=purpose.group, inline=False, brief=True)
    return Asking(tuple(_which_of(purpose.group, brief.domain)), tuple(_becomes(purpose.deed, brief)))


def _which_of(group: Group[Any], domain: str) -> Iterator[Phrase]:
    """A group without what narrows it: whoever is asked sees who is offered."""
    if not group.joins:
        yield Phrase(f"{domain}-those-{slug(group.name)}", {"how": "which"})
    for each in group.joins:
        yield from _which_of(each, domain)


def _becomes(deed: Deed[Any], telling: Telling) -> Iterator[Phrase]:
    """What becomes of the thing that is chosen, as far as there may be words for it, one part after the other."""
    match deed:
        case combining.Both():
            for each in deed.deeds:
                yield from _becomes(each, telling)
        case combining.Then():
            yield from _becomes(deed.first, telling)
            yield from _becomes(deed.second, telling)
        case combining.OneOf():
            ways = [tuple(_becomes(way, telling)) for way in deed.ways.values()]
            single = all(len(way) == 1 for way in ways)
            told = {"ways": tuple(each for way in ways for each in way)}
            yield Phrase("deeds-one-of-these", told) if single else Phrase("deeds-faces-a-choice")
        case combining.If() | combining.May():
            yield from _becomes(deed.deed, telling)
        case _:
            yield from _part_that_becomes(deed, telling)


def _part_that_becomes(deed: Deed[Any], telling: Telling) -> Iterator[Phrase]:
    """One verb, or what a card does alone; a verb on others than what is chosen is called by these too."""
    on = deed.subject.name if isinstance(deed, Verb) else CHOSEN
    name = called(deed) if on == CHOSEN else f"{called(deed)}-{slug(on)}"
    try:
        yield Phrase(f"{telling.domain}-it-{name}", telling.details(deed))
    except Unsaid:
        return
