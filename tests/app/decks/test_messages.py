"""Every sentence that the library, the decks and the imports tell is written in both languages, and none is idle."""

from __future__ import annotations

import re

import pytest

from desktop_app.app.decks.model import PARTS
from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.paths import TRANSLATIONS
from desktop_app.ui.render.stage import SCREENS
from tests.house_rules import modules

MADE = {
    *(f"decks-part-{part.replace('_', '-')}" for parts in PARTS.values() for part in parts),
    "decks-part-lotr-tcg-sites",
    *(f"decks-lcg-{kind}-not-counted" for kind in ("boon", "burden")),
    *(f"library-query-pattern-{reason}" for reason in ("long", "wrong", "slow")),
    *(f"imports-{reason}" for reason in ("no-picture", "picture-too-large")),
}
"""Ids that the code puts together."""
# The names of values are looked up by what stands on the cards.
FREE = re.compile(r"library-value-")


def told(domain: str) -> set[str]:
    """The ids that the code names or makes."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in modules("desktop_app"))
    named = set(re.findall(rf"""["']({domain}-[a-z-]*[a-z])["']""", source)) - set(SCREENS)
    return named | {id for id in MADE if id.startswith(f"{domain}-")}


@pytest.mark.parametrize("domain", ["library", "decks", "imports"])
def test_every_sentence_is_written_and_none_is_idle(domain: str) -> None:
    for language in LANGUAGES:
        missing = [id for id in sorted(told(domain)) if not Texts(language).has(id)]
        assert missing == []
    text = (TRANSLATIONS / "en" / f"{domain}.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^([a-z-]+) =", text, flags=re.MULTILINE))
    assert sorted(id for id in written - told(domain) if not FREE.match(id)) == []
