"""A campaign kept in the real window: begun, played, mended, given away and taken in again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QDateEdit, QFileDialog, QLabel, QLineEdit

from desktop_app.app.journal.standing import standing_of
from desktop_app.ui.render.stage import settle
from tests.ui.clipping import faults
from tests.ui.journal.conftest import Keeper


def answers_with(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """What the system's own file dialog would give back."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, **__: (str(path), ""))


@pytest.mark.rule("LCG-518", "LCG-556")
def test_a_new_campaign_shows_each_player_with_their_heroes(keeper: Keeper) -> None:
    keeper.new_campaign()
    assert keeper.person.sees("Paths of Mirkwood")
    for hero in ("Aragorn", "Gimli", "Éowyn", "Dúnhere"):
        assert keeper.person.sees(hero)
    assert standing_of(keeper.campaign).names("heroes", "Bor") == ("Éowyn", "Dúnhere")


@pytest.mark.rule("LCG-516", "LCG-540")
def test_a_player_whose_heroes_are_not_named_yet_has_nothing_under_the_name(keeper: Keeper) -> None:
    """Fallen heroes, pool, prisoner and threat stand empty on the page, and so does Bor, but not Ana."""
    keeper.press("new-campaign")
    keeper.write(title="Paths of Mirkwood", player__1="Ana", heroes__1="Aragorn", player__2="Bor")
    keeper.agree("begin")
    empty = [label for label in keeper.screen.findChildren(QLabel) if label.text() == "Nothing yet."]
    assert len([label for label in empty if label.isVisible()]) == 5


def test_a_victory_is_written_with_its_story_and_what_was_earned(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.press("write-game")
    keeper.write(rounds="9", score="143", number__Ana="38", earned="Mendor’s Support, Valor (Aragorn)")
    keeper.write(story="The courier left at dawn.")
    keeper.agree()
    for told in ("Victory in 9 rounds", "The courier left at dawn.", "Mendor’s Support", "Borne by Aragorn"):
        assert keeper.person.sees(told), told
    played = keeper.campaign.games()[0]
    assert (played.chapter, played.score, played.rounds) == ("passage_through_mirkwood", 143, 9)


@pytest.mark.rule("LCG-519", "LCG-525")
def test_a_fallen_hero_is_replaced_and_the_penalty_stands_on_the_page(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.press("write-game")
    keeper.choose("result", "Defeat")
    keeper.write(fallen__Bor="Dúnhere")
    keeper.agree()
    keeper.press("swap")
    keeper.choose("leaves", "Dúnhere")
    keeper.choose("joins", "Eleanor")
    keeper.agree()
    standing = standing_of(keeper.campaign)
    assert standing.names("fallen") == ("Dúnhere",)
    assert standing.total("threat_penalty", "Ana") == standing.total("threat_penalty", "Bor") == 1
    assert keeper.person.sees("in place of Dúnhere")


@pytest.mark.rule("LCG-520")
def test_a_fallen_hero_is_not_offered_and_the_rule_is_named_to_whoever_writes_him(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.write_game(fallen__Bor="Dúnhere")
    keeper.press("swap")
    keeper.choose("leaves", "Gimli")
    joins = keeper.form().findChild(QComboBox, "joins")
    assert joins is not None
    offered = {joins.itemText(at) for at in range(joins.count())}
    assert "Eleanor" in offered
    assert not offered & {"Aragorn", "Gimli", "Éowyn", "Dúnhere"}
    joins.setEditText("Dúnhere")
    said = [label.text() for label in keeper.form().findChildren(QLabel)]
    assert any("LCG-520" in text and "Dúnhere" in text for text in said)


def test_mending_an_old_game_shows_what_changes_before_it_is_written(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.write_game(fallen__Bor="Dúnhere")
    keeper.write_note(story="We miss him.")
    keeper.press("mend-2")
    keeper.write(fallen__Bor="")
    keeper.agree()
    said = " ".join(label.text() for label in keeper.form().findChildren(QLabel))
    assert "Dúnhere" in said
    assert standing_of(keeper.campaign).names("fallen") == ("Dúnhere",)
    keeper.agree("agree")
    assert standing_of(keeper.campaign).names("fallen") == ()


@pytest.mark.parametrize(("button", "told"), [("write-game", "Write a game"), ("write-note", "Write a note")])
def test_a_form_says_whether_something_is_written_or_mended(keeper: Keeper, button: str, told: str) -> None:
    keeper.new_campaign()
    keeper.press(button)
    assert keeper.form().windowTitle() == told
    if button == "write-note":
        keeper.write(story="We miss him.")
    keeper.agree()
    keeper.press("mend-2")
    assert keeper.form().windowTitle() == "Mend an entry"


def test_what_if_is_a_campaign_of_its_own_beside_the_other(keeper: Keeper) -> None:
    keeper.new_campaign()
    first = keeper.screen.open_id
    keeper.press("branch")
    assert keeper.screen.open_id != first
    assert keeper.campaign.parent == first
    assert len(keeper.screen.store.all().campaigns) == 2


def test_the_page_is_read_as_it_stood_before_the_defeat(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.write_game(fallen__Bor="Dúnhere")
    keeper.press("as-it-stood-1")
    assert keeper.person.sees("Nothing yet.")
    keeper.press("as-it-stood-1")
    assert keeper.person.sees("A fallen hero is still in use")


def test_a_league_of_another_game_is_kept_wholly_by_hand(keeper: Keeper) -> None:
    keeper.press("new-campaign")
    keeper.write(title="Winter league")
    keeper.choose("game", "Another game")
    keeper.write(player__1="Ana", player__2="Bor")
    keeper.agree("begin")
    keeper.press("by-hand")
    keeper.choose("player", "Bor")
    keeper.write(name="First duel", amount="3")
    keeper.agree()
    assert standing_of(keeper.campaign).total("points", "Bor") == 3
    assert keeper.person.sees("Points, Bor: +3 (First duel)")


@pytest.mark.parametrize(("way", "suffix"), [("markdown", "md"), ("pdf", "pdf"), ("blank", "pdf"), ("export", "json")])
def test_the_journal_goes_to_a_file(
    keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str, suffix: str
) -> None:
    keeper.new_campaign()
    path = tmp_path / f"given.{suffix}"
    answers_with(monkeypatch, path)
    keeper.press(way)
    content = path.read_bytes()
    assert content.startswith({"md": b"# Paths of Mirkwood", "pdf": b"%PDF", "json": b"{"}[suffix])
    assert len(content) > 200


def test_an_exported_journal_is_taken_in_again_as_it_was(
    keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper.new_campaign()
    answers_with(monkeypatch, tmp_path / "given.json")
    keeper.press("export")
    given = keeper.campaign
    keeper.press("delete")
    assert not keeper.screen.store.all().campaigns
    keeper.press("import")
    assert keeper.campaign == given


def test_a_damaged_journal_opens_as_far_as_it_goes_and_says_so(keeper: Keeper) -> None:
    keeper.new_campaign()
    path = keeper.screen.store.path(keeper.screen.open_id)
    path.write_bytes(path.read_bytes().replace(b'"players"', b'"players', 1))
    keeper.screen.show_again()
    settle()
    assert keeper.person.sees("Paths of Mirkwood")
    assert keeper.person.sees("was damaged")


def test_of_a_damaged_journal_the_backup_is_offered(keeper: Keeper) -> None:
    keeper.new_campaign()
    desk, whole = keeper.screen.desk, keeper.campaign
    desk.profile.backups.take(desk.tables.now())
    path = keeper.screen.store.path(keeper.screen.open_id)
    path.write_bytes(path.read_bytes().replace(b'"entry-1"', b'"entry-1', 1))
    keeper.screen.show_again()
    settle()
    assert keeper.campaign.entries == ()
    keeper.person.press_words("Take the backup")
    assert keeper.campaign == whole
    assert keeper.person.sees("as it was in the backup")


def test_the_date_of_a_game_stands_in_its_field_as_words_do_in_theirs(keeper: Keeper) -> None:
    keeper.new_campaign()
    keeper.press("write-game")
    date, scenario = keeper.form().findChild(QDateEdit), keeper.form().findChild(QLineEdit, "scenario")
    assert date is not None
    assert scenario is not None
    lines = [date.lineEdit(), scenario]
    for line in lines:
        line.setCursorPosition(0)
    in_date, in_scenario = (line.cursorRect().center().x() for line in lines)
    assert abs(in_date - in_scenario) <= 3


@pytest.mark.parametrize("button", ["new-campaign", "write-game", "swap", "write-note", "by-hand"])
def test_no_form_of_the_journal_is_clipped(keeper: Keeper, button: str) -> None:
    keeper.new_campaign()
    keeper.press(button)
    assert faults(keeper.form()) == []
