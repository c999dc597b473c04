"""What a position expects: each kind looks at the open question, the table or the log, and says what is otherwise."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.app.positions.position_file import Entry
from desktop_app.app.positions.position_table import PositionTable
from desktop_app.engine.ask import Refusal
from desktop_app.engine.messages import Message, is_card_ref, split_card_ref

Found = dict[str, Entry]
Kind = Callable[[PositionTable, Entry, Found], None]
OPTION_KEYS = ("seat", "option", "source", "target", "detail", "asks", "step")
LOG_KEYS = ("says", "card", "seat", "times", "only")
EFFECT_KEYS = ("kind", "of", "amount", "until", "is")


def check_expectation(table: PositionTable, expectation: Entry) -> None:
    """Checks one entry of ``expect``. Raises PositionWrong at the first difference."""
    found = expectation.mapping((*_KINDS, "rule", "because"))
    kinds = [kind for kind in found if kind in _KINDS]
    if len(kinds) != 1:
        raise expectation.wrong("positions-one-kind")
    if kinds[0] != "not_offered" and len(found) > 1:
        raise expectation.wrong("positions-one-kind")
    _KINDS[kinds[0]](table, found[kinds[0]], found)


def _differs(entry: Entry, wanted: object, is_now: object) -> None:
    if str(wanted) != str(is_now):
        raise entry.wrong("positions-differs", wanted=str(wanted), now=str(is_now))


# -- options -------------------------------------------------------------------------------------------------------


def _asked(table: PositionTable, found: Found) -> None:
    """Whether the question that is spoken of is the open one."""
    question = table.session.question
    if "seat" in found:
        _differs(found["seat"], found["seat"].text(), table.seat_name(question.seat) if question is not None else "")
    if "asks" in found:
        _differs(found["asks"], found["asks"].text(), question.prompt.id if question is not None else "")
    if "step" in found:
        _differs(found["step"], found["step"].text(), question.step if question is not None else "")


def _offered(table: PositionTable, entry: Entry, _: Found) -> None:
    found = entry.mapping(OPTION_KEYS, ("option",))
    _asked(table, found)
    if not table.offered(found["option"], found.get("source"), found.get("target"), found.get("detail")):
        raise entry.wrong("positions-not-offered", offered=table.offered_in_words())


def _not_offered(table: PositionTable, entry: Entry, whole: Found) -> None:
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


def _is_for_another(table: PositionTable, found: Found) -> bool:
    """Whether it is said of a seat that is not asked, and not of a question by its id or step."""
    if "seat" not in found or "asks" in found or "step" in found:
        return False
    question = table.session.question
    return question is None or table.seat(found["seat"]) != question.seat


def _refusals(table: PositionTable, found: Found) -> list[Refusal]:
    """What the table answers to that wish: the refusals of the question, and what a drag onto the target would hear."""
    question = table.session.question
    if question is None:
        return []
    sources = table.things(found["source"]) if "source" in found else []
    targets = table.things(found["target"]) if "target" in found else [""]
    dragged = [table.game.why_not(table.state, question, source, target) for source in sources for target in targets]
    verb = found["option"].text()
    said = [r for r in question.refusals() if r.verb == verb and ("source" not in found or r.source in sources)]
    if "target" in found:
        said = [r for r in said if r.target in targets]
    return said or [each for each in dragged if each is not None]


# -- the table -----------------------------------------------------------------------------------------------------


def _value(table: PositionTable, entry: Entry, _: Found) -> None:
    found = entry.mapping()
    named = found.pop("of", None)
    if not found:
        raise entry.wrong("positions-missing-key", name="damage, threat, ...")
    for name, wanted in found.items():
        _differs(wanted, wanted.text(), _number(table, named, name, wanted))


def _number(table: PositionTable, named: Entry | None, said: str, wanted: Entry) -> str:
    name = table.rules.called.get(said, said)
    view = table.game.view(table.state, table.state.seats[0])
    if named is None:
        told = {**{key: str(value) for key, value in view.numbers.items()}, **_facts(table, view.facts)}
        if name not in told:
            raise wanted.wrong("positions-bad-value", name=name)
        return told[name]
    seat = table.rules.seat_named(table.state, named.text())
    known = {**view.numbers, **view.facts}
    if seat:
        if f"{name}:{seat}" not in known:
            raise wanted.wrong("positions-bad-value", name=name)
        return str(known[f"{name}:{seat}"])
    of_a_place = (
        f"{name}_{table.rules.place_named(named.text()) or named.text()}"  # as a set-up says it: influence: {moria: 2}
    )
    return str(known[of_a_place]) if of_a_place in known else _of_card(table, named, name, wanted)


def _facts(table: PositionTable, facts: dict[str, str]) -> dict[str, str]:
    return {name: table.seat_name(value) if value in table.state.seats else value for name, value in facts.items()}


def _of_card(table: PositionTable, named: Entry, name: str, wanted: Entry) -> str:
    seen = table.seen(table.cards(named)[0])
    if seen is None:
        raise named.wrong("positions-bad-on-table", name=named.text())
    if name in table.rules.tokens:
        return str(seen.tokens.get(table.rules.tokens[name], 0))
    if name == "ready" and "exhausted" in table.rules.marks:
        return "false" if "exhausted" in seen.marks else "true"
    if name in table.rules.marks:
        return "true" if name in seen.marks else "false"
    if name == "controller":
        return table.seat_name(seen.controller)
    if name not in seen.numbers:
        raise wanted.wrong("positions-bad-value", name=name)
    return str(seen.numbers[name])


def _count(table: PositionTable, entry: Entry, _: Found) -> None:
    found = entry.mapping(("zone", "seat", "of", "to", "is"), ("zone", "is"))
    cards = table.zone(found["zone"], found.get("seat"))
    if "to" in found:
        hosts = table.cards(found["to"])
        cards = [card for card in cards if table.rules.host_of(table.state, card) in hosts]
    if "of" in found:
        same = table.cards(found["of"])
        cards = [card for card in cards if card in same]
    _differs(found["is"], found["is"].number(), len(cards))


def _zone(table: PositionTable, entry: Entry, _: Found) -> None:
    found = entry.mapping(("of", "is", "seat", "to"), ("of", "is"))
    cards = table.cards(found["of"])
    homes = [_home(table, card) for card in cards]
    zone, colon, owner = table.area(found["is"].text()).partition(":")
    if "seat" in found:
        owner = table.seat_name(table.seat(found["seat"]))
    elif colon and not table.rules.seat_named(table.state, owner):
        raise found["is"].wrong("positions-bad-player", name=owner)
    if zone not in table.state.zones and not any(each.startswith(f"{zone}:") for each in table.state.zones):
        raise found["is"].wrong("positions-bad-zone", name=zone)
    wanted = f"{zone} {owner}" if owner else zone
    if wanted not in homes and (owner or wanted not in [home.split()[0] for home in homes]):
        raise entry.wrong("positions-differs", wanted=wanted, now=", ".join(homes))
    if "to" in found:
        hosts = [table.rules.host_of(table.state, card) for card in cards]
        if not set(hosts) & set(table.cards(found["to"])):
            raise found["to"].wrong("positions-differs", wanted=found["to"].text(), now=", ".join(filter(None, hosts)))


def _home(table: PositionTable, card: str) -> str:
    zone, _, seat = table.state.home[card].partition(":")
    return f"{zone} {table.seat_name(seat)}" if seat else zone


def _order(table: PositionTable, entry: Entry, _: Found) -> None:
    found = entry.mapping(("zone", "seat", "is"), ("zone", "is"))
    cards = table.zone(found["zone"], found.get("seat"))
    for index, name in enumerate(found["is"].items()):
        if index >= len(cards) or cards[index] not in table.cards(name):
            now = ", ".join(table.title(card) for card in cards)
            raise name.wrong("positions-differs", wanted=name.text(), now=now or "–")


def _outcome(table: PositionTable, entry: Entry, _: Found) -> None:
    """How the game ended, as the first seat sees it; ``winner`` is whoever has won it."""
    found = entry.mapping()
    over = table.state.outcome
    winners = [table.seat_name(seat) for seat in over.winners] if over is not None else []
    now = {"winner": ", ".join(winners) or "–", **table.game.view(table.state, table.state.seats[0]).outcome}
    if not found:
        raise entry.wrong("positions-missing-key", name="result")
    for name, wanted in found.items():
        _differs(wanted, wanted.text(), now.get(name, "none" if name == "result" else "–"))


# -- the question and the log --------------------------------------------------------------------------------------


def _question(table: PositionTable, entry: Entry, _: Found) -> None:
    found = entry.mapping(("seat", "asks", "step", "kind", "source"))
    question = table.session.question
    if question is None:
        raise entry.wrong("positions-game-over")
    _asked(table, found)
    if "kind" in found:
        _differs(found["kind"], found["kind"].text(), question.kind)
    if "source" in found and question.source not in table.cards(found["source"]):
        raise found["source"].wrong(
            "positions-differs", wanted=found["source"].text(), now=table.title(question.source)
        )


def _log(table: PositionTable, entry: Entry, _: Found) -> None:
    found = entry.mapping()
    said = [message for message in table.said() if _is_said(table, entry, message)]
    if "times" in found:
        _differs(found["times"], found["times"].number(), len(said))
    elif not said:
        raise entry.wrong("positions-never-said", name=found["says"].text())


def _story(table: PositionTable, entry: Entry, _: Found) -> None:
    """Lines of the log that come one after the other, whatever else is said between them."""
    said = iter(table.said())
    for line in entry.items():
        if not any(_is_said(table, line, message) for message in said):
            raise line.wrong("positions-never-said", name=line.mapping()["says"].text())


def _is_said(table: PositionTable, entry: Entry, message: Message) -> bool:
    """Whether a line of the log is the one meant; what is no key of ours is an amount or another word of the line."""
    found = entry.mapping((), ("says",))
    if message.id != found["says"].text():
        return False
    if "card" in found and not _names(message, table.cards(found["card"])):
        return False
    if "seat" in found and message.params.get("seat") != f"seat:{table.seat(found['seat'])}":
        return False
    if "only" in found and message.only != table.seat(found["only"]):
        return False
    return all(
        _is_word(table, wanted, message.params.get(name)) for name, wanted in found.items() if name not in LOG_KEYS
    )


def _is_word(table: PositionTable, wanted: Entry, said: object) -> bool:
    if isinstance(said, str) and is_card_ref(said):
        return split_card_ref(said)[0] in table.cards(wanted)
    seat = table.rules.seat_named(table.state, wanted.text())
    return str(said) in (wanted.text(), f"seat:{seat}")


def _sees(table: PositionTable, entry: Entry, _: Found) -> None:
    """Whether a seat sees the face of a card of that name, on the table or in the question put to it."""
    found = entry.mapping(("seat", "of", "is"), ("seat", "of"))
    view = table.session.look(table.seat(found["seat"]))
    seen = any(shown.code for card in table.cards(found["of"]) if (shown := view.card(card)) is not None)
    _differs(entry, found["is"].text() if "is" in found else "true", "true" if seen else "false")


def _effect(table: PositionTable, entry: Entry, _: Found) -> None:
    """Whether an effect lasts on a card or player."""
    found = entry.mapping(EFFECT_KEYS, ("kind",))
    on = table.things(found["of"]) if "of" in found else None
    running = any(
        effect.kind == found["kind"].text()
        and (on is None or bool(set(on) & set(effect.targets)))
        and ("amount" not in found or str(effect.amount) == found["amount"].text())
        and ("until" not in found or found["until"].text() in (effect.until, effect.until.rpartition(" ")[0]))
        for effect in table.state.effects
    )
    _differs(entry, found["is"].text() if "is" in found else "true", "true" if running else "false")


def _names(message: Message, cards: list[str]) -> bool:
    values = [each for value in message.params.values() for each in (value if isinstance(value, list) else [value])]
    return any(isinstance(each, str) and is_card_ref(each) and split_card_ref(each)[0] in cards for each in values)


_KINDS: dict[str, Kind] = {
    "offered": _offered,
    "not_offered": _not_offered,
    "value": _value,
    "count": _count,
    "zone": _zone,
    "order": _order,
    "outcome": _outcome,
    "question": _question,
    "log": _log,
    "story": _story,
    "sees": _sees,
    "effect": _effect,
}
