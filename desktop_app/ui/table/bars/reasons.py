"""Why something is asked, in words: the card, the step, the sum that runs, the rule."""

from __future__ import annotations

from desktop_app.engine.ask import Question
from desktop_app.ui.table.bars.steps import step_of
from desktop_app.ui.table.play.controller import Controller
from desktop_app.ui.table.words.wording import Wording, number_of

WHICH = "-ask-target"
"""How the id of the question ends that only asks what is chosen for a card, and not what for."""


def why(controller: Controller, wording: Wording, colour: str, *, told: bool) -> str:
    """Why the open question is asked, with its rule as a link of a colour; with ``told`` what its step is
    about, or what the text of the card does that asks."""
    question = controller.question
    assert question is not None
    parts: list[str] = []
    rule = question.prompt.rule
    if question.why is not None:
        parts.append(wording.rich(question.why))
        rule = question.why.rule or rule
    elif told and (only := only_text(question, wording)):
        parts.append(only)
    elif asks_by_its_text(question) or (question.source and not (question.step and is_own(question, wording))):
        card = wording.thing(question.source)
        does = text_that_asks(question, wording) if told and asks_by_its_text(question) else ""
        parts.append(wording.texts("table-asked-by-text" if does else "table-asked-by", card=card, does=does))
    elif question.step:
        parts.append(asked_in(question.step, step_of(controller.session.game.steps, question.step), wording, told=told))
    total = controller.running_sum()
    if total is not None:
        words = wording.texts("table-running-sum", number=wording.number(total[0]), amount=total[1])
        parts.insert(0, f"<b>{words[:1].upper()}{words[1:]}.</b>")
    if rule:
        parts.append(f'<a href="rule:{rule}" style="color:{colour};text-decoration:none"><b>{rule}</b></a>')
    return " ".join(parts)


def asks_by_its_text(question: Question) -> bool:
    """Whether a card asks because it says so, and not a rule about it: then the question names the card as its
    source."""
    return bool(question.source) and "source" in question.prompt.params


def text_that_asks(question: Question, wording: Wording) -> str:
    """What the text does that a card asks by: its only one, or of several the only one that has something chosen."""
    does = wording.does(question.source)
    return does or (wording.comes_of_choice(question.source) if question.prompt.id.endswith(WHICH) else "")


def is_own(question: Question, wording: Wording) -> bool:
    """Whether the card that a question is about is of the one who is asked: who is not told that it asks him."""
    card = wording.view.card(question.source) if wording.view is not None else None
    return card is not None and card.controller == question.seat


def only_text(question: Question, wording: Wording) -> str:
    """What the one text does that a window is about, where nothing else could answer in it: who uses no mouse and
    sees no tip reads it too."""
    of_cards = [option for option in question.options if option.source]
    does = wording.told(of_cards[0]) if len(of_cards) == 1 < len(question.options) else ""
    return wording.texts("table-asked-by-text", card=wording.thing(of_cards[0].source), does=does) if does else ""


def asked_in(row: str, step: str, wording: Wording, *, told: bool) -> str:
    """What the row that asks is about, under the number of its step where that has one."""
    words = wording.step_told(row) if told else wording.step(row)
    number = number_of(step)
    return wording.texts("table-asked-in", step=number, told=words) if number else words


def about_waiting(question: Question, controller: Controller, wording: Wording) -> str:
    """What another seat is thinking about, as far as this one may know: the card that asks where it lies in sight, and
    the step, which everybody sees. The question itself stays with whom it asks."""
    view = wording.view
    card = view.card(question.source) if view is not None and question.source else None
    if card is not None and card.code:
        return wording.texts("table-asked-by", card=wording.thing(question.source))
    row = question.step
    return asked_in(row, step_of(controller.session.game.steps, row), wording, told=False) if row else ""
