"""Whatever a cost or an answer has taken meanwhile: what a card does comes to an end where no card is left for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, fields
from importlib import import_module
from typing import Any, cast

import pytest

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.events import Event
from desktop_app.engine.frozen import replace
from desktop_app.engine.game import Game
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Next, Row, Steps
from desktop_app.engine.session import Session
from desktop_app.engine.state import Place
from desktop_app.games.kit.abilities import CardTexts, Triggered
from desktop_app.games.kit.deeds import Deed
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.kit.state import TableState
from desktop_app.games.kit.texts import Purpose, Text
from desktop_app.games.meccg.state import MecState

State = TableState[Any]
LIMBO, PROBE, END = "limbo", "probe", "end"
MOST_ANSWERS = 60
"""More questions than the text of any card asks."""


# -- a table with a card -----------------------------------------------------------------------------------------------


def _thrones(facts: Any) -> dict[str, Any]:
    own: dict[str, dict[str, Any]] = {
        "plot": {"plot": facts.code},
        "agenda": {"agenda": facts.code},
        "attachment": {"characters": [{"card": "Tumblestone Knight", "attachments": [facts.code]}]},
        "event": {"hand": [facts.code]},
    }
    lies = own.get(facts.type, {f"{facts.type}s": [facts.code]})
    return {
        "players": {"Ana": {"plot": "A Clash of Kings", **lies}, "Bor": {"plot": "A Clash of Kings"}},
        "step": "4.1w",
    }


def _tcg(facts: Any) -> dict[str, Any]:
    zone = {"companion": "fellowship", "minion": "minions", "event": "hand"}.get(facts.type, "support")
    if facts.type == "site":
        return {"players": {"Ana": {"site": facts.site_number}, "Bor": {}}, "path": [facts.code], "step": "maneuver"}
    owner = "Bor" if facts.side == "shadow" else "Ana"
    return {
        "players": {name: {zone: [facts.code]} if name == owner else {} for name in ("Ana", "Bor")},
        "step": "maneuver",
    }


def _meccg(facts: Any) -> dict[str, Any]:
    minion = facts.alignment == "minion"
    site = facts.code if facts.type == "site" else "Moria"
    who = facts.code if facts.type == "character" else "Layos" if minion else "Elrond"
    on_somebody = facts.type == "hazard" and "permanent_event" in facts.kinds
    member = {"card": who, "attachments": [{"card": facts.code, "owner": "Bor"}] if on_somebody else []}
    ana: dict[str, Any] = {
        "companies": [{"site": site, "members": [member]}],
        "kind": "ringwraith" if minion else "wizard",
    }
    bor: dict[str, Any] = {"companies": [{"site": "Rivendell", "members": ["Haldir"]}]}
    if facts.type in ("hazard", "resource") and not on_somebody:
        (bor if facts.type == "hazard" else ana)["hand"] = [facts.code]
    return {"players": {"Ana": ana, "Bor": bor}, "step": "hazards"}


def _quest(facts: Any) -> dict[str, Any]:
    ana: dict[str, Any] = {"hero": "hero.argalad", "at": "bree"}
    if facts.type in ("quest", "corruption"):
        ana["quests" if facts.type == "quest" else facts.type] = [facts.code]
    plots = {"plots": [{"card": facts.code, "at": "bree"}]} if facts.type == "plot" else {}
    players = {"Sau": {}, "Ana": ana, "Bor": {"hero": "hero.thalin", "at": "erebor"}}
    return {"players": players, "step": "encounter", "active": "Ana", **plots}


def _lcg(facts: Any) -> dict[str, Any]:
    own: dict[str, dict[str, Any]] = {
        "hero": {"heroes": [facts.code, "Gimli"]},
        "ally": {"allies": [facts.code]},
        "event": {"hand": [facts.code]},
        "attachment": {"heroes": [{"card": "Gimli", "attachments": [facts.code]}]},
    }
    ana = {"heroes": ["Gimli"], "engaged": ["Forest Spider"], **own.get(facts.type, {})}
    lies = {"location": {"active_location": facts.code}, "quest": {"quest": {"card": facts.code}}}
    staged = {} if facts.type in (*own, *lies) else {"staging": [facts.code]}
    return {
        "players": {"Ana": ana, "Bor": {"heroes": ["Legolas"]}},
        "scenario": "passage_through_mirkwood",
        "step": "6.4.1",
        "attack": {"by": "Forest Spider", "on": "Ana"},
        **lies.get(facts.type, staged),
    }


SET_UPS: Mapping[str, Callable[[Any], dict[str, Any]]] = {
    "lotr_lcg": _lcg,
    "thrones": _thrones,
    "lotr_tcg": _tcg,
    "meccg": _meccg,
    "me_quest": _quest,
}
SEATS = {"me_quest": ("Sau", "Ana", "Bor")}
PHASES = {
    "thrones": "challenges",
    "lotr_tcg": "maneuver",
    "meccg": "movement",
    "me_quest": "hero",
    "lotr_lcg": "combat",
}
STAYS = ("faction", "agenda", "plot", "path", "sites", "monster_cards", "box")
"""What lies there whatever happens."""
ELSEWHERE = {"me_quest": ("combat", "hero", "hero_card", "skill", "minion", "monster"), "lotr_lcg": ("campaign",)}
"""Cards that speak of what such a table has not: a combat under way, a campaign."""


class House:
    """What a test needs of one game."""

    def __init__(self, game: str) -> None:
        self.name = game
        self.game = cast("Game", self._of("rules").GAME)
        written = "vocabulary.abilities" if game == "lotr_lcg" else "vocabulary.texts"
        self.texts = cast("CardTexts", self._of(written).CARDS)
        self.facts: Mapping[str, Any] = self._of("reading.facts").load_cards()
        self.build: Callable[..., State] = self._of("table.positions").build

    def _of(self, module: str) -> Any:
        return import_module(f"desktop_app.games.{self.name}.{module}")

    def parts(self) -> Iterator[tuple[str, Any]]:
        """Every part of a text that does something, with the code of its card."""
        for kind in self.texts.kinds():
            for code in self.texts.codes(kind):
                for part in self.texts.of(kind, code):
                    if code not in self.facts or self.facts[code].type in ELSEWHERE.get(self.name, ()):
                        continue
                    if isinstance(_deed(part), Deed):
                        yield code, part

    def table(self, code: str) -> State | None:
        """A table on which a card lies; None where none can be laid on one, as a card of the rules."""
        try:
            g = self.build(SET_UPS[self.name](self.facts[code]), SEATS.get(self.name, ("Ana", "Bor")), 1)
        except BadPosition:
            return None
        if code not in g.codes.values():
            add_card(g, code, g.seats[1], "resolving")
        return g

    def seat(self, g: State, me: str) -> str:
        """Who decides about a card: its owner, the first player about what nobody owns; in Quest Sauron about his own,
        a hero about all others."""
        if self.name != "me_quest":
            return g.owners[me] if g.owners[me] in g.seats else g.seats[0]
        return g.seats[0] if self.facts[g.codes[me]].type in ("shadow", "plot") else g.seats[1]


def _deed(part: Any) -> Any:
    return part.text.do if isinstance(getattr(part, "text", None), Text) else getattr(part, "do", None)


def leave_nothing(g: State, me: str, *, bare: bool) -> None:
    """Takes away every card that is not in play; on a ``bare`` table those of the other seat that are, too."""
    g.zones[LIMBO] = []
    host = g.pieces[me].host if me in g.pieces else ""
    for zone in [zone for zone in g.zones if zone != LIMBO and zone.partition(":")[0] not in STAYS]:
        for card in list(g.zones[zone]):
            theirs = bare and card in g.pieces and g.pieces[card].controller not in (g.owners[me], "")
            if card not in (me, host) and (card not in g.pieces or theirs):
                g.pieces.pop(card, None)
                g.move(card, LIMBO)
    if isinstance(g, MecState):
        g.companies = [each for each in g.companies if all(card in g.pieces for card in each.members)]


def some(kind: type[Event], me: str, seat: str) -> Event:
    """An event of a kind that is about a card."""
    seats = ("seat", "winner", "loser", "before", "by")
    usual: dict[str, Any] = {"str": me, "int": 1, "bool": False}
    wanted = [each for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING]
    given: dict[str, Any] = {
        each.name: seat if each.name in seats else usual.get(str(each.type), []) for each in wanted
    }
    return kind(**given)


# -- what it does there ------------------------------------------------------------------------------------------------


async def _wait(g: State) -> Next:
    await ask_one(Question(g.seats[0], "one", message(END), lambda: [Option("done")], step=g.step))
    return None


def carry_out(house: House, g: State, m: Moment[State], part: Any) -> None:
    """Chooses a target where the text has one, and does what it says; every question gets its first answer."""
    text = getattr(part, "text", None)

    async def first(m: Moment[State], found: list[str], purpose: Purpose[State]) -> str:
        return found[0]

    async def run(g: State) -> Next:
        here = Moment(g, m.seat, m.me, m.code, m.event)
        chosen = here if not isinstance(text, Text) else await text.choose(here, first)
        as_soon_as = getattr(part, "condition", None)
        if chosen is not None and (as_soon_as is None or as_soon_as(chosen)):
            await _deed(part).perform(chosen)
        return None

    g.position = [Place(PROBE, "text")]
    phase = PHASES[house.name]
    steps = Steps({PROBE: [Row("text", run, phase), Row(END, _wait, phase)]})
    session = Session(replace(house.game, steps=steps), g)
    for _ in range(MOST_ANSWERS):
        question = session.question
        if question is None or question.prompt.id == END:
            return
        session.answer(_some_answer(question))
    raise AssertionError("it asks for ever")


def _some_answer(question: Question) -> list[str]:
    keys = [option.key for option in question.options]
    if question.kind == "order":
        return keys
    return keys[: 1 if question.kind == "one" else max(question.minimum, min(1, question.maximum))]


@pytest.mark.parametrize(
    ("game", "bare"),
    [*((game, False) for game in SET_UPS), *((game, True) for game in SET_UPS if game != "me_quest")],
    ids=lambda value: value if isinstance(value, str) else "bare" if value else "cards stay in play",
)
def test_no_text_stumbles_where_every_pile_is_empty(game: str, *, bare: bool) -> None:
    house, looked_at = House(game), 0
    stumbled: list[str] = []
    for code, part in house.parts():
        g = house.table(code)
        if g is None:
            continue
        me = next(card for card, other in g.codes.items() if other == code)
        leave_nothing(g, me, bare=bare)
        seat = house.seat(g, me)
        event = some(part.trigger.event, me, seat) if isinstance(part, Triggered) else None
        try:
            carry_out(house, g, Moment(g, seat, me, code, event), part)
        except Exception as error:  # whatever it is, it would stop a game
            stumbled.append(f"{house.facts[code].titles['en']} ({code}): {error!r}")
        looked_at += 1
    assert looked_at > 100
    assert "\n".join(stumbled) == ""
