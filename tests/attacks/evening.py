"""A profile with something of everything, and an evening of a person who opens it and looks at all of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TypeVar

from desktop_app.app.decks.collection import COLLECTION_NAME, Collection, read_collection, write_collection
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.errors import FileDamaged, LongtableError, ProfileTooNew
from desktop_app.app.imports.columns import Mappings
from desktop_app.app.imports.own_pictures import own_pictures
from desktop_app.app.imports.tables import read_table
from desktop_app.app.journal.chronicle import chronicle
from desktop_app.app.journal.store import CampaignStore
from desktop_app.app.learning.solved import SolvedPuzzles
from desktop_app.app.library.keepsakes import KEEPSAKES_NAME, Keepsakes, SavedSearch, read_keepsakes, write_keepsakes
from desktop_app.app.library.library import Library
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.storage.damage import set_aside
from desktop_app.app.storage.trash import trashes
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.own_decks import box_with_own
from desktop_app.app.tables.service import OpenTable, TableService
from desktop_app.app.tables.set_up import last_set_up, usual_set_up
from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.engine.chance import Chance
from desktop_app.engine.errors import KernelError
from desktop_app.engine.frozen import replace
from tests.app.decks.own_decks import built_in_decks, own_deck_cards, own_decks
from tests.app.journal.campaigns import evenings_by_hand, mirkwood_paths

GAME = "lotr_lcg"
NOW = datetime(2026, 3, 14, 20, 0, tzinfo=UTC)
LANGUAGE_TEXTS = [Texts(language, strict=True) for language in LANGUAGES]
T = TypeVar("T")


def answer(table: OpenTable, dice: Chance) -> bool:
    """The greedy bot gives one answer; False when the game is over."""
    session = table.session
    question = session.question
    if question is None:
        return False
    look = partial(session.game.view, session.state, question.seat)
    session.answer(session.game.bots["greedy"](look, question, dice))
    return True


def make_profile(root: Path) -> None:
    """Ana's profile: games begun and finished, decks of four games, cards, notes, results, backups, a full trash."""
    profiles = Profiles(root, clock=lambda: NOW)
    with profiles.create("Ana") as ana:
        tables = TableService(ana, clock=lambda: NOW)
        for seed, answers in ((1, 12), (2, 30), (3, 10_000)):
            table, dice = tables.begin(usual_set_up(open_box(GAME), "Ana"), seed=seed), Chance(seed)
            given = 0
            while given < answers and answer(table, dice):
                given += 1
            tables.keep(table)
        decks = DeckStore(ana.folder_of("decks"), lambda: NOW)
        for deck in [*own_decks(), built_in_decks()[0]]:
            decks.create(deck)
        decks.delete(decks.create(replace(built_in_decks()[1], name="Thrown away")))
        for campaign in (mirkwood_paths(), evenings_by_hand()):
            CampaignStore(ana.folder_of("campaigns"), ana.folder / "trash", lambda: NOW).create(campaign)
        library = ana.folder_of("library")
        with Library(library) as opened:
            opened.add_all({(game, "own"): cards for game, cards in own_deck_cards().items()})
        write_collection(library, Collection().with_card(GAME, "01001", 2).with_set("thrones", "core", 1))
        keepsakes = Keepsakes().with_note(GAME, "01001", "A note of mine.")
        write_keepsakes(library, keepsakes.with_search(SavedSearch(name="allies", query="t:ally", game=GAME)))
        table_of_cards = read_table(Path("mine.csv"), "what,kind\nA,ally\n")
        Mappings(library).remember(table_of_cards, GAME, {"what": "title", "kind": "type"})
        SolvedPuzzles(ana.folder).add("a-puzzle")
        ana.saves.delete(tables.begin(usual_set_up(open_box(GAME), "Ana"), seed=9).id, NOW)
        ana.saves.all()
        ana.backups.take(NOW)
        ana.backups.take(NOW + timedelta(days=1))


@dataclass
class Evening:
    """What Ana found, and what she was told."""

    told: list[LongtableError] = field(default_factory=list)
    saves: set[str] = field(default_factory=set)
    resumed: set[str] = field(default_factory=set)
    decks: set[str] = field(default_factory=set)
    campaigns: set[str] = field(default_factory=set)
    cards: set[tuple[str, str]] = field(default_factory=set)
    results: set[str | None] = field(default_factory=set)
    opened: bool = False

    def attempt(self, act: Callable[[], T]) -> T | None:
        """Do something; what goes wrong is told in both languages. Anything but a sentence ends the evening."""
        try:
            return act()
        except LongtableError as error:
            self.hear(error)
            return None

    def hear(self, error: LongtableError) -> None:
        """Read a sentence."""
        for texts in LANGUAGE_TEXTS:
            said = error.text(texts)
            assert said
            assert len(said) < 5_000
            assert said.encode("utf-8")
        self.told.append(error)


def look_around(root: Path) -> Evening:
    """Open the profile, whatever it takes, and look at everything; nothing is changed but what is set aside."""
    evening = Evening()
    profiles = Profiles(root, clock=lambda: NOW + timedelta(days=2))
    evening.attempt(profiles.all)
    evening.attempt(profiles.last_used)
    profile = open_profile(profiles, evening)
    if profile is None:
        return evening
    with profile:
        evening.opened = True
        _look_at_games(profile, evening)
        _look_at_journals(profile, evening)
        _look_at_cards(profile, evening)
        for backup in profile.backups.all():
            evening.attempt(partial(profile.backups.preview, backup))
        for trash in trashes(profiles.root, profile.folder):
            for item in evening.attempt(trash.all) or []:
                assert item.title()
                assert item.size() >= 0
    return evening


def open_profile(profiles: Profiles, evening: Evening) -> Profile | None:
    """Open it; if its file is damaged, from a backup or with new settings, as the window offers."""
    profile = evening.attempt(partial(profiles.open, "ana"))
    if profile is not None or any(isinstance(error, ProfileTooNew) for error in evening.told):
        return profile
    backup = evening.attempt(partial(profiles.newest_good_backup, "ana"))
    if backup is not None:
        profile = evening.attempt(partial(profiles.restore_file, "ana", backup))
    return profile or evening.attempt(partial(profiles.begin_anew, "ana", "Ana"))


def _look_at_games(profile: Profile, evening: Evening) -> None:
    tables = TableService(profile, clock=lambda: NOW)
    for problem in profile.saves.all().problems:
        evening.hear(problem)
    listed = profile.saves.all()  # the second time from the index
    for problem in listed.problems:
        evening.hear(problem)
    evening.saves = {entry.id for entry in listed.entries}
    evening.attempt(partial(tables.mend_results, listed.entries))
    evening.results = {result.save for result in evening.attempt(profile.results.all) or []}
    evening.attempt(SolvedPuzzles(profile.folder).all)
    evening.attempt(partial(last_set_up, profile.folder, open_box(GAME)))
    for entry in listed.entries:
        table = evening.attempt(partial(tables.resume, entry.id))
        if table is not None:
            evening.resumed.add(entry.id)
            evening.attempt(partial(tables.rounds, table))


def _look_at_journals(profile: Profile, evening: Evening) -> None:
    """Read every journal to its end, in both languages."""
    listed = CampaignStore(profile.folder_of("campaigns"), profile.folder / "trash", lambda: NOW).all()
    for problem in listed.problems:
        evening.hear(problem)
    for opened in listed.campaigns:
        evening.campaigns.add(opened.id)
        for texts in LANGUAGE_TEXTS:
            assert chronicle(opened.campaign, texts)


def _look_at_cards(profile: Profile, evening: Evening) -> None:
    for shelved in DeckStore(profile.folder_of("decks")).decks():
        if shelved.document is not None:
            evening.decks.add(shelved.id)
        elif shelved.problem is not None:
            evening.hear(shelved.problem)
    evening.attempt(partial(box_with_own, open_box(GAME), profile.folder_of("decks")))
    folder = profile.folder_of("library")
    collection = _kept(folder, COLLECTION_NAME, read_collection, evening) or Collection()
    _kept(folder, KEEPSAKES_NAME, read_keepsakes, evening)
    own_pictures(folder)
    evening.attempt(partial(Mappings(folder).find, read_table(Path("mine.csv"), "what,kind\nA,ally\n"), GAME))
    library = evening.attempt(partial(Library, folder))
    if library is None:
        return
    with library:
        for problem in library.store.problems.values():
            evening.hear(problem)
        found = library.index.cards(library.search("t:ally", GAME))
        assert found
        library.owns(collection.owned(library.index))
        library.search("is:owned")
        known = [(game, card.code) for game, cards in own_deck_cards().items() for card in cards]
        evening.cards = {key for key in known if library.index.by_code(*key) is not None}


def _kept(folder: Path, name: str, reader: Callable[[Path], T], evening: Evening) -> T | None:
    """As the library's screen reads a file of a person's own: a damaged one is set aside."""
    try:
        return reader(folder)
    except FileDamaged as damage:
        set_aside(folder / name)
        evening.hear(damage)
    except LongtableError as error:
        evening.hear(error)
    return None


def go_on(root: Path, evening: Evening, dice: random.Random) -> None:
    """The rest of the evening: play on, change settings, back up, export. It may be refused, but only in words."""
    profiles = Profiles(root, clock=lambda: NOW + timedelta(days=2))
    profile = evening.attempt(partial(profiles.open, "ana"))
    if profile is None:
        return
    with profile:
        tables = TableService(profile, clock=lambda: NOW + timedelta(days=2))
        for save_id in sorted(evening.resumed):
            table = evening.attempt(partial(tables.resume, save_id))
            if table is not None:
                _play_on(table)
                evening.attempt(partial(tables.keep, table))
        evening.attempt(lambda: profile.change_settings(coach=dice.random() < 0.5))
        decks = DeckStore(profile.folder_of("decks"), lambda: NOW)
        for id in sorted(evening.decks):
            evening.attempt(partial(decks.copy, id, "Copy of it"))
        evening.attempt(lambda: profile.backups.take_when_due(NOW + timedelta(days=2)))
        evening.attempt(lambda: profiles.export(profile, root / "ana.zip"))


def _play_on(table: OpenTable) -> None:
    try:
        answer(table, Chance(1))
    except KernelError:
        return  # a rule stumbled over what a harmed file tells; the game goes back and says so
