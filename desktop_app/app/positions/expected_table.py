"""What a position expects of the table: numbers, where cards lie, who sees them, what lasts, how it ended."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.app.positions.position_file import Entry
from desktop_app.app.positions.position_table import PositionTable

AT_PLACE = "at"
"""What is asked of whatever stands on a board: its place."""
EFFECT_KEYS = ("kind", "of", "amount", "until", "is")


def expect_value(table: PositionTable, entry: Entry, _: Mapping[str, Entry]) -> None:
    """Numbers and facts of the table, a seat, a place or a card."""
    found = entry.mapping()
    named = found.pop("of", None)
    if not found:
        raise entry.wrong("positions-missing-key", name="damage, threat, ...")
    for name, wanted in found.items():
        place = table.rules.place_named(wanted.text()) if name == AT_PLACE else ""
        wanted.expect(place or wanted.text(), _number(table, named, name, wanted))


def _number(table: PositionTable, named: Entry | None, said: str, wanted: Entry) -> str:
    name = table.rules.called.get(said, said)
    view = table.game.view(table.state, table.state.seats[0])
    if named is None:
        told = {**{key: str(value) for key, value in view.numbers.items()}, **_facts(table, view.facts)}
        if name not in told:
            raise wanted.wrong("positions-bad-value", name=name)
        return told[name]
    known = {**view.numbers, **view.facts}
    seat = table.rules.seat_named(table.state, named.text()) or _player_of(table, named, name, known)
    if seat:
        if f"{name}:{seat}" not in known:
            raise wanted.wrong("positions-bad-value", name=name)
        return str(known[f"{name}:{seat}"])
    of_a_place = (
        f"{name}_{table.rules.place_named(named.text()) or named.text()}"  # as a set-up says it: influence: {moria: 2}
    )
    if of_a_place in known:
        return str(known[of_a_place])
    if name == AT_PLACE:
        return table.rules.place_of(table.state, table.cards(named)[0]) or "–"
    return _of_card(table, named, name, wanted)


def _player_of(table: PositionTable, named: Entry, name: str, known: Mapping[str, object]) -> str:
    """The player whose figure is named, where what is looked at is the player's; "" for none."""
    cards = table.rules.cards_named(table.state, named.text())
    players = table.rules.also_means(table.state, cards[0]) if cards else ()
    return next((player for player in players if f"{name}:{player}" in known), "")


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


def expect_count(table: PositionTable, entry: Entry, _: Mapping[str, Entry]) -> None:
    """How many cards lie in a zone: all, those of a name, those on a card."""
    found = entry.mapping(("zone", "seat", "of", "to", "is"), ("zone", "is"))
    cards = table.zone(found["zone"], found.get("seat"))
    if "to" in found:
        hosts = table.cards(found["to"])
        cards = [card for card in cards if table.rules.host_of(table.state, card) in hosts]
    if "of" in found:
        same = table.cards(found["of"])
        cards = [card for card in cards if card in same]
    found["is"].expect(found["is"].number(), len(cards))


def expect_zone(table: PositionTable, entry: Entry, _: Mapping[str, Entry]) -> None:
    """Where a card lies: its zone, with whom, on which card."""
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


def expect_order(table: PositionTable, entry: Entry, _: Mapping[str, Entry]) -> None:
    """The first cards of a zone, one after the other."""
    found = entry.mapping(("zone", "seat", "is"), ("zone", "is"))
    cards = table.zone(found["zone"], found.get("seat"))
    for index, name in enumerate(found["is"].items()):
        if index >= len(cards) or cards[index] not in table.cards(name):
            now = ", ".join(table.title(card) for card in cards)
            raise name.wrong("positions-differs", wanted=name.text(), now=now or "–")


def expect_outcome(table: PositionTable, entry: Entry, _: Mapping[str, Entry]) -> None:
    """How the game ended, as the first seat sees it; ``winner`` is whoever has won it, all of them or one."""
    found = entry.mapping()
    over = table.state.outcome
    winners = [table.seat_name(seat) for seat in over.winners] if over is not None else []
    now = {"winner": ", ".join(winners) or "–", **table.game.view(table.state, table.state.seats[0]).outcome}
    if not found:
        raise entry.wrong("positions-missing-key", name="result")
    for name, wanted in found.items():
        if name != "winner" or wanted.text() not in winners:
            wanted.expect(wanted.text(), now.get(name, "none" if name == "result" else "–"))


def expect_sees(table: PositionTable, entry: Entry, _: Mapping[str, Entry]) -> None:
    """Whether a seat sees the face of a card of that name, on the table or in the question put to it."""
    found = entry.mapping(("seat", "of", "is"), ("seat", "of"))
    view = table.session.look(table.seat(found["seat"]))
    seen = any(shown.code for card in table.cards(found["of"]) if (shown := view.card(card)) is not None)
    entry.expect(found["is"].text() if "is" in found else "true", "true" if seen else "false")


def expect_effect(table: PositionTable, entry: Entry, _: Mapping[str, Entry]) -> None:
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
    entry.expect(found["is"].text() if "is" in found else "true", "true" if running else "false")
