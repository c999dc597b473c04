"""One text of one card on a table of its own, and everything that it changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Next, Row, Steps
from desktop_app.engine.session import Session
from desktop_app.engine.state import Place
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.facts import load_cards
from desktop_app.games.me_quest.reading.queries import (
    characters_at,
    hero_at,
    heroes,
    in_hand,
    minions_at,
    monsters_at,
)
from desktop_app.games.me_quest.rules import GAME
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.table.positions import build
from desktop_app.games.me_quest.verbs.following import carry_out, follow
from desktop_app.games.me_quest.vocabulary.texts import CARDS, Acts, Occasion

ANA, BOR = "B", "C"
QUIET = ("decline", "done", "stop_placing", "stop_commands", "pass", "lose_life")
PROBE = "probe"
Changes = dict[str, Any]
On = Occasion | Literal["explore", "action"]
"""When a text is done: on an occasion of the book, or as what somebody does by himself."""


def measure(g: QuestState) -> Changes:
    """Everything that a player would count: by seat, by place, on the story track."""
    found: Changes = {"pool": g.pool, **{f"story {marker}": space for marker, space in g.story.items()}}
    for seat in heroes(g):
        who = g.names[seat]
        for zone in ("hand", "life", "rest", "damage", "corruption", "quests"):
            found[f"{who} {zone}"] = len(g.zones[f"{zone}:{seat}"])
        found |= {f"{who} {key.split(':')[1]}": times for key, times in g.levels.items() if key.startswith(f"{seat}:")}
        found |= {f"{who} {g.codes[card].split('.')[1]}": 1 for card in g.zones[f"items:{seat}"]}
        found |= {f"{who} favor": g.favor[seat], f"{who} at": hero_at(g, seat)}
    for place in BOARD.locations:
        found[f"influence {place}"] = g.influence.get(place, 0)
        found[f"favor {place}"] = g.favor_at.get(place, 0)
        found[f"monsters {place}"] = len(monsters_at(g, place))
        for card in (*characters_at(g, place), *minions_at(g, place)):
            found[g.codes[card].split(".")[1]] = place
    found |= {f"Sau {type}": len(in_hand(g, type)) for type in ("plot", "shadow")}
    found |= {"turn over": g.turn.over, "skills": len(g.zones["skill_deck"]), "event": len(g.zones["event"])}
    found |= {f"plot {space}": len(g.zones[f"plot_{space}"]) for space in (1, 2, 3)}
    return found


def difference(before: Changes, after: Changes) -> Changes:
    """What became more or less, or is elsewhere now; a figure that has left the board is at ""."""
    changed: Changes = {}
    for key in {**before, **after}:
        old, new = before.get(key, 0), after.get(key, 0)
        if old != new:
            changed[key] = new - old if isinstance(old, int) and isinstance(new, int) else new or ""
    return changed


class Card:
    """A card's text for Ana: ``Card("encounter.smugglers", says=["accept"]).changes == {...}``.

    Ana is Argalad in Bree with six cards in her hand, Bor is Thálin in Erebor. ``says`` are answers in their order,
    each a verb and behind it what it chooses; when they are used up everything optional is declined.
    """

    def __init__(
        self,
        code: str,
        occasion: On = "resolve",
        *,
        says: Sequence[str] = (),
        ana: Mapping[str, Any] | None = None,
        bor: Mapping[str, Any] | None = None,
        sau: Mapping[str, Any] | None = None,
        seat: str = "",
        **setup: Any,
    ) -> None:
        hand = ["Parry", "Anticipate", "Precision", "Precision", "Quick Shot", "Volley"]
        mine = {"hero": "hero.argalad", "at": "bree", "hand": hand, **(ana or {})}
        theirs = {"hero": "hero.thalin", "at": "erebor", **(bor or {})}
        setup = {"step": "encounter", "active": "Ana", "story": {"green": 8}, **setup}
        g = build({**setup, "players": {"Sau": dict(sau or {}), "Ana": mine, "Bor": theirs}}, ("Sau", "Ana", "Bor"))
        self.code, self.occasion = code, occasion
        self.said = list(says)
        self.asked: list[str] = []
        self.card = self._laid(g, code)
        self.seat = seat or (SAURON if load_cards()[code].type in ("event", "shadow", "plot") else ANA)
        if occasion in ("explore", "consult"):
            self.seat = ANA
        g.position = [Place(PROBE, "text")]
        self.before = measure(g)
        steps = Steps({PROBE: [Row("text", self._run, "hero"), Row("end", _wait, "hero")]})
        self.session = Session(replace(GAME, steps=steps), g)
        while self.session.question is not None and self.asked[-1:] != ["end"]:
            self._answer(self.session.question)

    @property
    def g(self) -> QuestState:
        """The live state."""
        state = self.session.state
        assert isinstance(state, QuestState)
        return state

    @property
    def changes(self) -> Changes:
        """Everything that is otherwise now."""
        return difference(self.before, measure(self.g))

    def _laid(self, g: QuestState, code: str) -> str:
        found = [card for card, other in g.codes.items() if other == code]
        if not found:
            found = [f"{code} 1"]
            g.codes[found[0]], g.owners[found[0]], g.home[found[0]] = code, ANA, "box"
            g.zones["box"].append(found[0])
        zone = {"event": "event", "plot": "plot_1", "starting_plot": "plot_1", "corruption": f"corruption:{ANA}"}
        lies = zone.get(load_cards()[code].type, "resolving" if self.occasion != "consult" else "")
        if lies and g.home[found[0]] not in ("event", "plot_1"):
            g.move(found[0], lies)
            if lies != "resolving":
                g.pieces[found[0]] = Piece(controller=ANA if "corruption" in lies else "")
        return found[0]

    async def _run(self, g: QuestState) -> Next:
        m = Moment(g, self.seat, self.card, self.code, target=ANA if self.seat == ANA else "")
        if self.occasion == "explore" or self.occasion == "action":
            acts: Sequence[Acts] = CARDS.of(Action, self.code)
            await carry_out(m, acts[0].text)
        else:
            await follow(m, self.occasion)
        return None

    def _answer(self, asked: Question) -> None:
        if asked.prompt.id == "end":
            self.asked.append("end")
            return
        self.asked.append(asked.prompt.id)
        verb, _, what = self.said.pop(0).partition(" ") if self.said else ("", "", "")
        options = [option for option in asked.options if not verb or (option.verb == verb and self._is(option, what))]
        assert options, (asked.prompt.id, verb, what, [(o.verb, o.source, o.target, o.detail) for o in asked.options])
        if asked.kind == "some" and not verb:
            self.session.answer([option.key for option in options[: asked.minimum]], seat=asked.seat)
            return
        quiet = next((option for quiet in QUIET for option in options if option.verb == quiet), options[0])
        self.session.answer([quiet.key], seat=asked.seat)

    def _is(self, option: Option, what: str) -> bool:
        if not what:
            return True
        named = (option.source, option.target, option.detail, self.g.codes.get(option.source, ""))
        seat = next((seat for seat, name in self.g.names.items() if name == what), what)
        return any(name in (what, seat, f"at.{what}") or name.split(".")[-1] == what for name in named if name)


async def _wait(g: QuestState) -> Next:
    await ask_one(Question(SAURON, "one", message("end"), lambda: [Option("done")], step=g.step))
    return None
