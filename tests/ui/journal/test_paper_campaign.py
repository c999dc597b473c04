"""A campaign of three games with real cards, kept by hand in the real window: written, mended, printed, given away."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from desktop_app.app.journal.campaign import Entry
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.journal.writing import added
from desktop_app.games.contract.campaigns import Change
from desktop_app.ui.journal.chronicle_page import ENTRIES, ChroniclePage
from desktop_app.ui.render.stage import settle
from tests.ui.clipping import faults
from tests.ui.journal.conftest import Keeper


def saves_to(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """What the system's own dialogs would give back."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, **__: (str(path), ""))


def photo(folder: Path, monkeypatch: pytest.MonkeyPatch, wide: int = 900) -> Path:
    """A picture file of one's own, which the system's dialog offers."""
    path = folder / "table.jpg"
    image = QImage(wide, wide * 2 // 3, QImage.Format.Format_RGB32)
    image.fill(QColor("olive"))
    assert image.save(str(path))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_, **__: ([str(path)], ""))
    return path


def test_a_paper_campaign_of_three_games_is_kept_given_away_taken_in_and_printed(
    keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    photo(tmp_path, monkeypatch)
    keeper.new_campaign()
    keeper.press("write-game")
    keeper.write(rounds="9", score="143", minutes="70", earned="Mendor’s Support (Ana), Ungoliant’s Swarm")
    keeper.write(decisions="At the fork > Beorn’s path / the path that is never left", story="We left at dawn.")
    keeper.agree("add-picture")
    keeper.agree()
    keeper.press("write-game")
    keeper.choose("result", "Defeat")
    keeper.write(rounds="6", fallen__Bor="Dúnhere")
    keeper.agree()
    keeper.press("swap")
    keeper.choose("leaves", "Dúnhere")
    keeper.choose("joins", "Eleanor")
    keeper.agree()
    keeper.press("write-game")
    keeper.write(rounds="11", score="171", earned="Valor (Aragorn)")
    keeper.agree()
    for told in ("and not the path that is never left", "Carries Valor", "From I. Passage Through Mirkwood"):
        assert keeper.person.sees(told), told
    kept, pictures = keeper.campaign, list(keeper.screen.store.album.folder.iterdir())
    assert [played.result for played in kept.games()] == ["won", "lost", "won"]
    assert len(pictures) == 1
    for way, suffix in (("export", "json"), ("pdf", "pdf"), ("blank", "pdf"), ("markdown", "md")):
        saves_to(monkeypatch, tmp_path / f"{way}.{suffix}")
        keeper.press(way)
    assert (tmp_path / "pdf.pdf").stat().st_size > (tmp_path / "blank.pdf").stat().st_size > 1000
    assert b"/Image" in (tmp_path / "pdf.pdf").read_bytes()
    assert (tmp_path / "markdown_pictures" / pictures[0].name).is_file()
    keeper.press("delete")
    pictures[0].unlink()
    saves_to(monkeypatch, tmp_path / "export.json")
    keeper.press("import")
    assert keeper.campaign == kept
    assert pictures[0].is_file()


def test_a_picture_is_put_into_the_words_or_taken_out_again(
    keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    photo(tmp_path, monkeypatch)
    keeper.new_campaign()
    keeper.press("write-note")
    keeper.write(story="At the ford: ")
    keeper.agree("add-picture")
    keeper.agree("picture-put-1")
    keeper.agree()
    note = keeper.campaign.entries[-1]
    assert note.text.startswith("At the ford: ![](")
    assert any("<img " in label.text() for label in keeper.person.window.findChildren(QLabel) if label.isVisible())
    keeper.press("mend-2")
    keeper.write(story="Only words.")
    keeper.agree("add-picture")
    keeper.agree("picture-take-out-1")
    keeper.agree()
    assert keeper.campaign.entries[-1].pictures == ()


def test_a_photo_of_a_large_camera_is_kept_as_large_as_a_page_needs(
    keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    photo(tmp_path, monkeypatch, wide=4500)
    keeper.new_campaign()
    keeper.press("write-note")
    keeper.agree("add-picture")
    keeper.agree()
    kept = QImage(str(keeper.screen.store.album.path(keeper.campaign.entries[-1].pictures[0])))
    assert (kept.width(), kept.height()) == (2400, 1600)


def test_what_is_no_picture_is_said_in_the_form(
    keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = photo(tmp_path, monkeypatch)
    path.write_text("Dear Ana")
    keeper.new_campaign()
    keeper.press("write-note")
    keeper.agree("add-picture")
    assert any("no PNG" in label.text() for label in keeper.form().findChildren(QLabel))


def test_an_entry_that_is_taken_out_shows_what_that_changes_and_comes_back(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.write_game(fallen__Bor="Dúnhere")
    keeper.write_note(story="We miss him.")
    before = keeper.campaign.entries
    keeper.press("mend-2")
    keeper.agree("drop")
    assert "Dúnhere" in " ".join(label.text() for label in keeper.form().findChildren(QLabel))
    keeper.agree("agree")
    assert standing_of(keeper.campaign).names("fallen") == ()
    keeper.person.press_words("Bring it back")
    assert keeper.campaign.entries == before


def test_an_entry_is_moved_before_the_other(keeper: Keeper) -> None:
    keeper.new_campaign()
    for story in ("First.", "Second."):
        keeper.write_note(story=story)
    keeper.press("mend-3")
    keeper.agree("earlier-place")
    assert [entry.text for entry in keeper.campaign.entries[1:]] == ["Second.", "First."]


def test_a_line_by_hand_asks_only_for_what_its_section_has(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.press("by-hand")

    def shown(section: str) -> list[str]:
        keeper.choose("section", section)
        seen = [field.objectName() for field in keeper.form().findChildren(QWidget) if field.isVisible()]
        return [name for name in ("player", "amount", "bearer") if name in seen]

    assert shown("Threat penalty") == ["player", "amount"]
    assert shown("Campaign pool") == ["bearer"]
    assert shown("Heroes") == ["player"]
    keeper.agree("cancel")


def test_a_line_that_was_written_by_hand_is_put_right(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.press("by-hand")
    keeper.choose("section", "Campaign pool")
    keeper.write(name="Valr", bearer="Gimli")
    keeper.agree()
    keeper.press("mend-2")
    keeper.write(line__1="Valor", bearer__1="Aragorn")
    keeper.agree()
    (line,) = standing_of(keeper.campaign).of("pool")
    assert (line.name, line.card, line.bearer) == ("Valor", "01133", "Aragorn")


def test_a_league_of_duels_counts_its_points_by_itself_and_has_sections_of_its_own(keeper: Keeper) -> None:
    keeper.press("new-campaign")
    keeper.write(title="Winter league")
    keeper.choose("game", "Another game")
    keeper.write(player__1="Ana", player__2="Bor")
    keeper.agree("begin")
    keeper.press("write-game")
    keeper.write(scenario="First duel", number__Ana="3", number__Bor="1", earned="Silver cup (Ana)")
    keeper.agree()
    standing = standing_of(keeper.campaign)
    assert (standing.total("points", "Ana"), standing.total("points", "Bor")) == (3, 1)
    assert [(line.name, line.bearer) for line in standing.of("earned")] == [("Silver cup", "Ana")]
    keeper.press("about")
    keeper.write(notes="Best of nine.", new__section="Houses")
    keeper.agree()
    assert keeper.person.sees("Houses")
    keeper.press("mend-1")
    keeper.write(number__Ana="2")
    keeper.agree()
    assert standing_of(keeper.campaign).total("points", "Ana") == 2


def test_a_campaign_of_a_hundred_games_is_turned_over_page_by_page(keeper: Keeper) -> None:
    keeper.new_campaign()
    campaign, now = keeper.campaign, keeper.screen.store.now()
    support = Change("pool", "add", "Mendor’s Support", "01132")
    for number in range(100):
        own = Change("pool", "add", f"Trophy {number}")
        campaign = added(campaign, Entry(id=1, date=now, title=f"Evening {number}", changes=(support, own)), now)
    keeper.screen.store.write(keeper.screen.open_id, campaign)
    keeper.screen.open(keeper.screen.open_id)
    settle()
    shown = keeper.person.window.findChildren(ChroniclePage)[0]
    assert len([each for each in shown.findChildren(QLabel) if each.text().startswith("Evening ")]) <= ENTRIES
    assert keeper.person.sees("Page 13 of 13")
    assert keeper.person.sees("Evening 99")
    assert keeper.person.sees("and 53 earlier lines")
    keeper.press("page-back")
    assert keeper.person.sees("Page 12 of 13")
    (shown,) = (page for page in keeper.person.window.findChildren(ChroniclePage) if page.isVisible())
    assert "Evening 99" not in [label.text() for label in shown.findChildren(QLabel)]
    keeper.press("page-first")
    assert keeper.person.sees("The company sets out")
    assert faults(keeper.person.window) == []


def test_the_history_of_a_hero_and_the_record_of_a_game_are_read(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.write_game(deck__Ana="Gondor, version 7", score="143")
    keeper.press("life-01001")
    said = [label.text() for label in keeper.form().findChildren(QLabel)]
    assert "I. Passage Through Mirkwood: Victory." in said
    keeper.agree("close")
    keeper.press("record-2")
    said = [label.text() for label in keeper.form().findChildren(QLabel)]
    assert any("Gondor, version 7" in text for text in said)
    assert faults(keeper.form()) == []


@pytest.mark.parametrize("button", ["about", "mend-1", "mend-2"])
def test_no_form_of_mending_is_clipped(keeper: Keeper, button: str) -> None:
    keeper.new_campaign()
    keeper.press("write-game")
    keeper.agree()
    keeper.press(button)
    assert faults(keeper.form()) == []
