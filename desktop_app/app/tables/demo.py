"""A whole game played by a bot where there is no display: its log, and saves of its moments to be painted."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

from desktop_app import __version__
from desktop_app.app.saves.saves import SaveHeader
from desktop_app.app.storage.files import write_json
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.simulate import usual_table
from desktop_app.app.texts.messages import Narrator
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.chance import Chance
from desktop_app.engine.saving import save
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS, playable

FROM_ROUND = 4
"""Questions worth a picture: the first time one of the game's verbs for it is offered from this round on."""


def play_demonstration(folder: Path, language: Language = "en", seed: int = 29, game: str = "") -> list[str]:
    """Plays one game, writes a save a moment into ``folder`` (``1-commit.json`` ...) and answers its log lines.

    It is the first game that can be played unless told. Raises a StorageError if the folder cannot be written.
    """
    id = game or playable()[0]
    box, play, texts = open_box(id), PLAYS[id], Texts(language)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    session = Session(play.game, play.new(usual_table(id, min(box.form.seats), seed)))
    session.state.names[session.state.seats[0]] = "Ana"
    scenario = box.scenarios.get(box.usual_scenario)
    title = scenario.titles[language] if scenario else ""
    dice, wanted, written = Chance(seed), list(play.moments), 0
    while session.question is not None:
        question = session.question
        view = session.look(question.seat)
        verbs = {option.verb for option in question.options}
        moment = next((verb for verb in wanted if verb in verbs), "")
        if moment and view.round >= FROM_ROUND:
            wanted.remove(moment)
            written += 1
            write_json(folder / f"{written}-{moment}.json", _save(session, box.usual_scenario, title))
        session.answer(play.game.bots[play.bot](session.eyes(question.seat), question, dice))
    write_json(folder / f"{written + 1}-end.json", _save(session, box.usual_scenario, title))
    narrator = Narrator(
        texts, lambda code: box.title_of(code)[language], lambda seat: session.state.names[seat], box.domain
    )
    return [narrator.plain(line.message) for line in session.log if not line.message.only]


def _save(session: Session, scenario: str, title: str) -> dict[str, object]:
    now = datetime.now(UTC)
    view = session.look(session.state.seats[0])
    header = SaveHeader(
        app_version=__version__,
        game=session.game.id,
        scenario=scenario,
        title=title,
        seats=[session.state.names[seat] for seat in session.state.seats],
        started=now,
        saved=now,
        round=view.round,
        outcome=view.outcome.get("result"),
    )
    return {"format": 1, **header.model_dump(mode="json"), "session": save(session)}


def main() -> int:
    """`python -m desktop_app.app.tables.demo FOLDER`."""
    for line in play_demonstration(Path(sys.argv[1])):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
