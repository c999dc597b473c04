"""A whole game played by a bot where there is no display: its log, and saves of its moments to be painted."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

from desktop_app import __version__
from desktop_app.app.saves.saves import SaveHeader
from desktop_app.app.storage.files import write_json
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.simulate import deck_of
from desktop_app.app.texts.messages import Narrator
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.chance import Chance
from desktop_app.engine.saving import save
from desktop_app.engine.session import Session
from desktop_app.games import GAMES

GAME = "lotr_lcg"
BOT = "greedy"
MOMENTS = ("commit", "defend", "attack", "play", "travel")
"""Questions worth a picture: the first time one of these verbs is offered from the third round on."""
FROM_ROUND = 4


def play_demonstration(folder: Path, language: Language = "en", seed: int = 29) -> list[str]:
    """Plays one game, writes a save a moment into ``folder`` (``1-commit.json`` ...) and answers its log lines.

    Raises:
        StorageError: if the folder cannot be written.
    """
    box, game, texts = open_box(GAME), GAMES[GAME], Texts(language)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    decks = [deck_of(GAME, box.usual_deck)]
    session = Session(game, game.new(box.usual_scenario, decks, names=["Ana"], seed=seed))
    title = box.scenarios[box.usual_scenario].titles[language]
    dice, wanted, written = Chance(seed), list(MOMENTS), 0
    while session.question is not None:
        question = session.question
        verbs = {option.verb for option in question.options}
        moment = next((verb for verb in wanted if verb in verbs), "")
        if moment and getattr(session.state, "round", 0) >= FROM_ROUND:
            wanted.remove(moment)
            written += 1
            write_json(folder / f"{written}-{moment}.json", _save(session, title))
        seat = question.seat
        view = game.view(session.state, seat)
        session.answer(game.bots[BOT](lambda view=view: view, question, dice))  # type: ignore[misc]
    write_json(folder / f"{written + 1}-end.json", _save(session, title))
    narrator = Narrator(
        texts, lambda code: box.title_of(code)[language], lambda seat: session.state.names[seat], box.domain
    )
    return [narrator.plain(line.message) for line in session.log if not line.message.only]


def _save(session: Session, title: str) -> dict[str, object]:
    now = datetime.now(UTC)
    header = SaveHeader(
        app_version=__version__,
        game=session.game.id,
        scenario=str(getattr(session.state, "scenario", "")),
        title=title,
        seats=[session.state.names[seat] for seat in session.state.seats],
        started=now,
        saved=now,
        round=int(getattr(session.state, "round", 0)),
        outcome=session.state.outcome.result if session.state.outcome else None,
    )
    return {"format": 1, **header.model_dump(mode="json"), "session": save(session)}


def main() -> int:
    """`python -m desktop_app.app.demo FOLDER`."""
    for line in play_demonstration(Path(sys.argv[1])):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
