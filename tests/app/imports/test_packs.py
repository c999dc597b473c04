"""A pack of our own format: its pictures, and what is told of a card that is left out."""

from __future__ import annotations

import zipfile
from pathlib import Path

from desktop_app.app.imports.run import forget, import_files
from desktop_app.app.library.commands import problem_lines
from desktop_app.app.library.library import Library
from desktop_app.app.texts.texts import Texts
from tests.app.imports.files import PNG, one, pack, written


def test_a_pack_of_our_own_format_with_pictures(library: Library, tmp_path: Path) -> None:
    with zipfile.ZipFile(pack(tmp_path / "own.zip"), "a") as archive:
        archive.writestr("pictures/own-1.png", PNG)
        archive.writestr("pictures/own-9.png", PNG)
        archive.writestr("pictures/readme.txt", b"hello")
    staged = import_files(library, [tmp_path / "own.zip"])
    read = staged.cards["me_quest", "own"]
    assert [problem.message_id for problem in read.problems] == [
        "imports-card-lacks",
        "imports-entry-unknown",
        "imports-entry-unknown",
    ]
    assert one(library, "me_quest", "golpe bajo").set_name == "Own Perils"
    assert (library.folder / "pictures/me_quest/own/own-1.png").read_bytes() == PNG
    forget(library, "me_quest", "own")
    assert library.index.titled("me_quest", "golpe bajo") == []
    assert not (library.folder / "pictures/me_quest/own").exists()


def test_a_card_left_out_is_told_by_its_field_in_both_languages(library: Library, tmp_path: Path) -> None:
    """What lacks, and what stands where it cannot: no word of English in a Spanish report."""
    lines = "id\tset\tset_name\ttitle\tside\tculture\ttype\ttwilight\tsite_number\tally_home_site\tminion_site\n"
    good = "70_1\t70\tFans\tTorch\tfree_people\tGondor\tpossession\t1\n"
    wrong = "70_2\t70\tFans\tOld Mill\tnobody\tShire\tpossession\t1\n"
    lacking = "70_3\t70\tFans\tFar Horn\tshadow\tMoria\tevent\t\n"
    path = written(tmp_path / "fans.tsv", lines + good + wrong + lacking)
    read = import_files(library, [path]).cards["lotr_tcg", "gemp"]
    assert [card.fields["side"] for card in read.cards] == ["free_peoples"]
    assert list(problem_lines(read.problems, Texts("es"))) == [
        "3 “Old Mill”: Se ha dejado fuera: «side» no puede ser «nobody».",
        "4 “Far Horn”: Se ha dejado fuera: falta «twilight».",
    ]
    aliases = written(tmp_path / "ids.tsv", "printing_id\tbase_card_id\n0_9\t70_001\n0_8\t70_9\n")
    read = import_files(library, [aliases]).cards["lotr_tcg", "gemp"]
    assert [problem.message_id for problem in read.problems] == ["imports-base-card-unknown"]
    torch = library.index.by_id("lotr_tcg", "0_9")
    assert torch is not None
    assert torch.title == "Torch"
