"""Every game that can be played, read at every question of whole games: words, and never the id of a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from desktop_app.app.tables.game_box import open_box
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.engine.ask import Question
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.ui.table.play.looking import look
from desktop_app.ui.table.words.wording import Wording
from tests.games.playing import new_session, played
from tests.guests import moved_in
from tests.ui.table.reading import faults


@pytest.fixture(autouse=True, scope="module")
def guests() -> Iterator[None]:
    with moved_in():
        yield


def tables() -> list[tuple[str, int]]:
    with moved_in():
        return [(id, seats) for id, play in PLAYS.items() for seats in sorted({min(play.game.seats), 2})]


def wording_of(game: str, language: Language) -> Wording:
    play, box = PLAYS[game], open_box(game)
    return Wording(Texts(language), box.title_of, box.domain, play.words.zone_titles, play.written)


def read(session: Session, wording: Wording, line: int) -> list[str]:
    """What the seat that decides reads: the question, its options and tips, the refusals, what the log says anew."""
    question = session.question
    assert question is not None
    messages = [refusal.message for refusal in question.refusals()]
    messages += [each.message for each in session.log[line:] if each.message.only in ("", question.seat)]
    shown = [wording.question(question), *(wording.plain(message) for message in messages)]
    shown += [wording.option(option) for option in question.options if option.verb != "amount"]
    return shown + [told for option in question.options if (told := wording.told(option))]


@dataclass(eq=False)
class Evening:
    """What was read in a whole game, which is played once for all who ask: by language how many texts and what is wrong
    with some; how many answers, and those of one question that read the same though they are about other things."""

    wrong: dict[Language, set[str]] = field(default_factory=lambda: {language: set() for language in LANGUAGES})
    count: Counter[Language] = field(default_factory=Counter)
    alike: set[str] = field(default_factory=set)
    answers: int = 0


@pytest.fixture(scope="module", params=tables(), ids=lambda table: f"{table[0]}-{table[1]}")
def evening(request: pytest.FixtureRequest) -> Evening:
    """Each game for one seat, or the fewest it takes, and for two."""
    game, seats = request.param
    told, line = Evening(), 0
    wordings = {language: wording_of(game, language) for language in LANGUAGES}
    for session in played(new_session(game, seats, 31), PLAYS[game].bot, 31):
        ids, question = set(session.state.codes), session.question
        assert question is not None
        seen = look(session, question.seat)
        for language, wording in wordings.items():
            wording.view = seen
            for text in dict.fromkeys(read(session, wording, line)):
                told.wrong[language] |= set(faults(text, wording.texts, ids))
                told.count[language] += 1
        told.alike |= alike(question, wordings["en"])
        told.answers += len(question.options)
        line = len(session.log)
    return told


def alike(question: Question, wording: Wording) -> set[str]:
    """Answers that read like one about other cards or places."""
    found, about = set[str](), dict[str, str]()
    for option in question.options:
        said = wording.option(option)
        things = f"{wording.thing(option.source)} {wording.thing(option.target)}"
        if about.setdefault(said, things) != things:
            found.add(f"{question.prompt.id}: {said}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_read_in_a_whole_game_is_the_id_of_a_card(evening: Evening, language: Language) -> None:
    assert evening.count[language] > 300
    assert evening.wrong[language] == set()


def test_two_answers_about_different_cards_or_places_never_read_the_same(evening: Evening) -> None:
    assert evening.answers > 100
    assert evening.alike == set()


def test_a_card_that_is_named_by_its_id_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that does not hold the card is what went wrong once: its button then said the id."""
    session = new_session("lotr_lcg", 1, 31)
    wording = wording_of("lotr_lcg", "en")
    monkeypatch.setattr(wording, "thing", lambda thing: thing)
    for again in played(session, "greedy", 31):
        assert again.question is not None
        wording.view = look(again, again.question.seat)
        texts = read(again, wording, len(again.log))
        if any(option.source for option in again.question.options):
            assert any("by its id" in fault for text in texts for fault in faults(text, wording.texts, set()))
            return
    raise AssertionError("no card was offered")
