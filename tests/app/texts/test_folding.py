"""Words are found whatever accents and signs they are written with, in any alphabet."""

from __future__ import annotations

import unicodedata

import pytest

from desktop_app.app.texts.folding import fold, without_accents


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("Éowyn's", "eowyn s"),
        ("  Señor—of «Ñandú»…  ", "senor of nandu"),
        ("Straße_und ǅ", "strasse und dz"),
        ("Ælfwine ½", "ælfwine 1 2"),
        ("Ἀραγών", "αραγων"),
        ("Арагорн’s 指輪", "арагорн s 指輪"),
    ],
)
def test_accents_case_and_signs_make_no_difference(written: str, folded: str) -> None:
    assert fold(written) == folded


def test_no_letter_keeps_an_accent_and_none_is_lost() -> None:
    for letter in map(chr, range(0x3000)):
        plain = "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))
        assert without_accents(letter) == plain, hex(ord(letter))
        signs = "".join(part if part.isalnum() else " " for part in plain.casefold())
        assert fold(f"a{letter}b") == " ".join(f"a{signs}b".split()), hex(ord(letter))
