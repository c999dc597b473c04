"""The page about packs tells the truth: its example imports, and its table names the fields of every game."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

import pytest

from desktop_app.app.imports.run import import_files
from desktop_app.app.library.library import Library
from desktop_app.app.library.record import SHAPES
from desktop_app.games.kit.card_shape import COMMON_FIELDS
from desktop_app.paths import RESOURCES

PAGES = RESOURCES / "docs"


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_example_is_a_pack(library: Library, tmp_path: Path, language: str) -> None:
    page = (PAGES / f"packs.{language}.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", page, flags=re.DOTALL)
    with zipfile.ZipFile(tmp_path / "pack.zip", "w") as archive:
        archive.writestr("pack.json", example)
    read = import_files(library, [tmp_path / "pack.zip"]).cards["lotr_lcg", "the-old-ford"]
    assert read.problems == []
    (card,) = library.index.titled("lotr_lcg", "guardián del vado")
    assert card.set_name == json.loads(example)["name"]


@pytest.mark.parametrize("game", SHAPES)
def test_the_table_names_every_field(game: str) -> None:
    page = (PAGES / "packs.en.md").read_text(encoding="utf-8")
    (row,) = re.findall(rf"^\| `{game}` \| ([^|]*) \| ([^|]*) \|$", page, flags=re.MULTILINE)
    fields = set(SHAPES[game].model_fields) - COMMON_FIELDS
    assert set(row[1].split(", ")) == fields
    types = SHAPES[game].model_fields["type"].annotation
    assert set(row[0].split(", ")) == set(getattr(types, "__args__", ()))
