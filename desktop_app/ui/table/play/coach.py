"""The coach: one suggestion for the question at hand, with its reason from what everybody can see."""

from __future__ import annotations

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Play
from desktop_app.ui.table.words.wording import Wording


class Advice(Frozen):
    """What the coach would answer, in words, what the cards used for it do, and why; ``arguments`` are sentences with
    whether they speak against it, ``things`` the cards it is about."""

    keys: list[str]
    suggestion: str
    does: str
    reason: str
    arguments: tuple[tuple[str, bool], ...] = ()
    things: tuple[str, ...] = ()


def advise(play: Play, question: Question, view: View, wording: Wording) -> Advice | None:
    """Asks the game's bot what it would do with what this seat sees; None where there is no such bot."""
    keys = suggested(play, question, view)
    return advice_for(keys, play, question, view, wording) if keys is not None else None


def advice_for(keys: list[str], play: Play, question: Question, view: View, wording: Wording) -> Advice:
    """An answer as a suggestion: in words, with what speaks for it from what this seat sees."""
    by_key = {option.key: option for option in question.options}
    chosen = [by_key[key] for key in keys if key in by_key]
    suggestion = ", ".join(dict.fromkeys(wording.option(option) for option in chosen))
    does = " ".join(dict.fromkeys(told for option in chosen if (told := wording.told(option))))
    reason = wording.plain(play.reason(question, chosen, view)) if play.reason is not None else ""
    argued = play.arguments(question, chosen, view) if play.arguments is not None else ()
    sentences = tuple((wording.plain(each.message), each.against) for each in argued)
    things = tuple(dict.fromkeys(thing for option in chosen for thing in (option.source, option.target) if thing))
    return Advice(keys, suggestion or wording.none_of(question), does, reason, sentences, things)


def suggested(play: Play, question: Question, view: View) -> list[str] | None:
    """The keys that the game's bot would answer with; None where there is no such bot."""
    bot = play.game.bots.get(play.bot)
    return bot(lambda: view, question, Chance(1)) if bot is not None else None
