"""Completion as one types."""

from __future__ import annotations

from desktop_app.app.library.completion import complete
from desktop_app.app.library.library import Library
from desktop_app.app.texts.texts import Language


def offered(library: Library, text: str, language: Language = "en") -> list[str]:
    found = complete(text, len(text), "lotr_lcg", language, lambda field: library.index.choices(field, "lotr_lcg"))
    return [text[: each.start] + each.text + text[each.end :] for each in found]


def test_fields_are_offered_in_the_language_of_the_person(library: Library) -> None:
    assert offered(library, "aragorn wil") == ["aragorn willpower:"]
    assert offered(library, "-volun", "es") == ["-voluntad:"]


def test_values_are_offered_by_their_names(library: Library) -> None:
    assert offered(library, "s:l") == ["s:Leadership", "s:Lore"]
    assert offered(library, "esfera:sa", "es") == ["esfera:Saber"]
    assert 'encounter:"Passage Through Mirkwood"' in offered(library, "encounter:mir")
    assert offered(library, "t:hero|ev") == ["t:hero|Event"]


def test_flags_and_orders_are_offered(library: Library) -> None:
    assert offered(library, "is:u") == ["is:unique"]
    assert offered(library, "sort:-co") == ["sort:-cost"]


def test_every_completed_value_can_be_searched(library: Library) -> None:
    for field in ("type", "sphere", "encounter_set", "set"):
        for text in offered(library, f"{field}:"):
            assert library.search(text, "lotr_lcg"), text
