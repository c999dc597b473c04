"""What a position expects to be asked: the open question, what it offers, what it refuses and why."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.app.positions.position_file import Entry
from desktop_app.app.positions.position_table import PositionTable
from desktop_app.engine.ask import Refusal

OPTION_KEYS = ("seat", "option", "source", "target", "detail", "asks", "step")


def expect_question(table: PositionTable, entry: Entry, _: Mapping[str, Entry]) -> None:
    """The open question: whom it asks, by which id and step, of which kind, what asks it."""
    found = entry.mapping(("seat", "asks", "step", "kind", "source"))
    question = table.session.question
    if question is None:
        raise entry.wrong("positions-game-over")
    _asked(table, found)
    if "kind" in found:
        found["kind"].expect(found["kind"].text(), question.kind)
    if "source" in found and question.source not in table.cards(found["source"]):
        raise found["source"].wrong(
            "positions-differs", wanted=found["source"].text(), now=table.title(question.source)
        )


def _asked(table: PositionTable, found: Mapping[str, Entry]) -> None:
    """Whether the question that is spoken of is the open one."""
    question = table.session.question
    if "seat" in found:
        found["seat"].expect(found["seat"].text(), table.seat_name(question.seat) if question is not None else "")
    if "asks" in found:
        found["asks"].expect(found["asks"].text(), question.prompt.id if question is not None else "")
    if "step" in found:
        found["step"].expect(found["step"].text(), question.step if question is not None else "")


def expect_offered(table: PositionTable, entry: Entry, _: Mapping[str, Entry]) -> None:
    """An answer that the open question offers."""
    found = entry.mapping(OPTION_KEYS, ("option",))
    _asked(table, found)
    if not table.offered(found["option"], found.get("source"), found.get("target"), found.get("detail")):
        raise entry.wrong("positions-not-offered", offered=table.offered_in_words())


def expect_not_offered(table: PositionTable, entry: Entry, whole: Mapping[str, Entry]) -> None:
    """An answer that is not offered, the rule that forbids it and the card because of which it does."""
    found = entry.mapping(OPTION_KEYS, ("option",))
    if set(whole) == {"not_offered"} and _is_for_another(table, found):
        return  # nobody is offered anything while somebody else is asked
    _asked(table, found)
    if table.offered(found["option"], found.get("source"), found.get("target"), found.get("detail")):
        raise entry.wrong("positions-is-offered")
    if "rule" not in whole:
        return
    refusals = _refusals(table, found)
    rules = [refusal.rule for refusal in refusals]
    if whole["rule"].text() not in rules:
        raise whole["rule"].wrong("positions-other-rule", wanted=whole["rule"].text(), now=", ".join(rules) or "–")
    if "because" in whole:
        because = [refusal.because for refusal in refusals]
        if not set(table.cards(whole["because"])) & set(because):
            raise whole["because"].wrong("positions-differs", wanted=whole["because"].text(), now=", ".join(because))


def _is_for_another(table: PositionTable, found: Mapping[str, Entry]) -> bool:
    """Whether it is said of a seat that is not asked, and not of a question by its id or step."""
    if "seat" not in found or "asks" in found or "step" in found:
        return False
    question = table.session.question
    return question is None or table.seat(found["seat"]) != question.seat


def _refusals(table: PositionTable, found: Mapping[str, Entry]) -> list[Refusal]:
    """What the table answers to that wish: the refusals of the question, and what a drag onto the target would hear."""
    question = table.session.question
    if question is None:
        return []
    sources = table.things(found["source"]) if "source" in found else []
    targets = table.things(found["target"]) if "target" in found else [""]
    dragged = [table.game.why_not(table.state, question, source, target) for source in sources for target in targets]
    verb = found["option"].text()
    said = [r for r in question.refusals() if r.verb == verb and ("source" not in found or r.source in sources)]
    if "target" in found:  # what is refused wherever it goes is told without a target
        said = [r for r in said if r.target in targets] or [r for r in said if not r.target]
    return said or [each for each in dragged if each is not None]
