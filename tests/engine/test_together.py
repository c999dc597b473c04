"""Several events that happen at once: one window for all of them, and every one answered apart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Coroutine, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from desktop_app.engine.chance import Chance
from desktop_app.engine.events import Ability, Event, Source, Use
from desktop_app.engine.ladder import Ladder
from desktop_app.engine.messages import Message
from desktop_app.engine.state import Outcome, State


@dataclass(slots=True, kw_only=True)
class Falls(Event):
    """Somebody falls."""

    who: str = ""

    @property
    def about(self) -> str:
        """Who falls."""
        return self.who


@dataclass(slots=True, kw_only=True)
class Bruised(Event):
    """A fall has hurt."""

    who: str = ""

    @property
    def about(self) -> str:
        """Who is hurt."""
        return self.who


class Answer(Ability, kw_only=True):
    """What a card does about a fall."""

    effect: Callable[[Event], Awaitable[None]]


class Stairs:
    """Guests on the stairs, and what happens there in order."""

    def __init__(self, *cards: str) -> None:
        self.told: list[str] = []
        self.rooms: dict[str, str] = {}
        self.ladder: Ladder[State] = Ladder()
        self.g = State("inn", ["A"], {"A": "Ana"}, Chance(0), [], codes={card: card for card in cards})
        self.ladder.connect(
            order=lambda g: g.seats,
            sources=self._sources,
            usable=lambda g, use: True,
            perform=self._perform,
            settle=self._settle,
            respond=lambda g, seat, events, timing: Message(timing),
            arrange=lambda g, seat: Message("arrange"),
            orders=lambda g, uses: g.seats[0],
            place=lambda g, event: self.rooms.get(event.about, "stairs"),
        )

    def _sources(self, g: State, codes: Container[str], event: Event) -> Iterable[Source]:
        return [Source(card, code, "A", "play") for card, code in g.codes.items() if code in codes]

    async def _perform(self, g: State, use: Use) -> None:
        self.told.append(f"{use.source.card} {use.event.about}")
        await use.ability.effect(use.event)

    async def _settle(self, g: State, happened: list[Event]) -> None:
        """Whoever falls is bruised by it, once; the landlord's fall closes the inn."""
        bruised = [event.who for event in happened if isinstance(event, Bruised)]
        for event in list(happened):
            if isinstance(event, Falls) and event.who not in bruised:
                hurt = Bruised(who=event.who)
                await self.ladder.resolve(g, hurt, partial(self.told.append, f"bruise {hurt.who}"), happened)
        if any(event.about == "landlord" for event in happened):
            g.outcome = Outcome("closed", "no landlord")

    def add(
        self, card: str, event: type[Event], rung: str, *, cancels: bool = False, carries: tuple[str, ...] = ()
    ) -> None:
        """Gives a card an ability on a rung of the ladder ("forced would", "after"); it may carry guests upstairs."""

        async def effect(answered: Event) -> None:
            answered.cancelled = cancels
            self.rooms |= dict.fromkeys(carries, "attic")

        timing = "after" if rung.endswith("after") else "when"
        known = Answer(f"{card}/1", card, event, timing, "forced" in rung, "would" in rung, effect=effect)
        self.ladder.add(known)

    def fall(self, *guests: str) -> Coroutine[Any, Any, Any]:
        together = [(Falls(who=guest), partial(self.told.append, f"fall {guest}")) for guest in guests]
        return self.ladder.resolve_together(self.g, together)


def answers(falling: Coroutine[Any, Any, Any], *keys: str) -> list[list[str]]:
    """Answers one question after the other; what was offered each time."""
    offered = []
    answer: list[str] | None = None
    for key in keys:
        question = falling.send(answer)
        offered.append([option.key for option in question.options])
        answer = [key]
    try:
        falling.send(answer)
    except StopIteration:
        return offered
    raise AssertionError("there is more to answer")


def test_a_reaction_names_which_of_three_falls_it_answers() -> None:
    stairs = Stairs("witness")
    stairs.add("witness", Falls, "after")
    offered = answers(
        stairs.fall("cat", "dog", "owl"),
        "respond:witness>dog#witness/1",
        "respond:witness>cat#witness/1",
        "pass",
    )
    assert offered[0] == [*(f"respond:witness>{who}#witness/1" for who in ("cat", "dog", "owl")), "pass"]
    assert offered[2] == ["respond:witness>owl#witness/1", "pass"]
    assert stairs.told[:3] == ["fall cat", "fall dog", "fall owl"]
    assert [line for line in stairs.told if line.startswith("witness")] == ["witness dog", "witness cat"]


def test_what_stops_one_fall_leaves_the_others() -> None:
    stairs = Stairs("hand", "witness")
    stairs.add("hand", Falls, "would", cancels=True)
    stairs.add("witness", Falls, "forced after")
    answers(stairs.fall("cat", "dog"), "respond:hand>dog#hand/1", "pass")
    assert stairs.told == ["hand dog", "fall cat", "bruise cat", "witness cat"]


def test_forced_would_abilities_come_first_of_all() -> None:
    """The rope cannot be declined, and takes effect before the hand is offered and before any other interrupt."""
    stairs = Stairs("hand", "rope", "shout")
    stairs.add("shout", Falls, "forced when")
    stairs.add("hand", Falls, "would", cancels=True)
    stairs.add("rope", Falls, "forced would")
    answers(stairs.fall("cat"), "respond:hand#hand/1")
    assert stairs.told == ["rope cat", "hand cat"]


def test_a_fall_and_the_bruise_it_brings_share_one_window() -> None:
    stairs = Stairs("witness", "healer")
    stairs.add("witness", Falls, "after")
    stairs.add("healer", Bruised, "after")
    offered = answers(stairs.fall("cat"), "respond:healer#healer/1", "pass")
    assert offered == [
        ["respond:witness#witness/1", "respond:healer#healer/1", "pass"],
        ["respond:witness#witness/1", "pass"],
    ]
    assert stairs.told == ["fall cat", "bruise cat", "healer cat"]


def test_whom_an_answer_has_carried_away_meanwhile_does_not_fall() -> None:
    stairs = Stairs("arm", "porter", "witness")
    stairs.add("arm", Falls, "would", carries=("dog",))
    stairs.add("porter", Falls, "when")
    stairs.add("witness", Falls, "forced after")
    offered = answers(stairs.fall("cat", "dog"), "respond:arm>cat#arm/1", "pass")
    assert offered[1] == ["respond:porter#porter/1", "pass"], "nobody answers a fall that will not come any more"
    assert stairs.told == ["arm cat", "fall cat", "bruise cat", "witness cat"]


def test_a_fall_that_finds_nobody_has_not_happened() -> None:
    stairs = Stairs("witness")
    stairs.add("witness", Falls, "forced after")
    missed = Falls(who="cat")
    together = [(missed, lambda: setattr(missed, "cancelled", True)), (Falls(who="dog"), lambda: None)]
    answers(stairs.ladder.resolve_together(stairs.g, together))
    alone = Falls(who="owl")
    answers(stairs.ladder.resolve(stairs.g, alone, lambda: setattr(alone, "cancelled", True)))
    assert stairs.told == ["bruise dog", "witness dog"]


def test_only_the_cards_of_the_game_are_heard() -> None:
    stairs = Stairs("rope")
    stairs.add("rope", Falls, "after")
    stairs.add("net in another box", Falls, "would", cancels=True)
    assert answers(stairs.fall("cat"), "respond:rope#rope/1") == [["respond:rope#rope/1", "pass"]]
    assert stairs.told == ["fall cat", "bruise cat", "rope cat"]


def test_a_card_that_joins_the_game_is_heard_from_then_on() -> None:
    stairs = Stairs("rope")
    stairs.add("net", Falls, "forced would", cancels=True)
    assert answers(stairs.fall("cat")) == []
    stairs.g.codes["a net from the loft"] = "net"
    assert answers(stairs.fall("dog")) == []
    assert stairs.told == ["fall cat", "bruise cat", "a net from the loft dog"]


def test_a_game_that_ends_is_over_in_the_middle_of_what_was_happening() -> None:
    stairs = Stairs("witness")
    stairs.add("witness", Falls, "forced after")

    async def evening() -> None:
        await stairs.fall("cat")
        await stairs.fall("landlord")
        stairs.told.append("a last round")

    going_on = evening()
    going_on.send(None)  # whoever drives the rules lets go of them here
    going_on.close()
    assert stairs.told == ["fall cat", "bruise cat", "witness cat", "fall landlord", "bruise landlord"]


def test_nothing_happens_any_more_in_a_game_that_is_over() -> None:
    stairs = Stairs("witness")
    stairs.g.outcome = Outcome("closed", "late")
    for late in (stairs.fall("cat"), stairs.ladder.resolve(stairs.g, Bruised(), partial(stairs.told.append, "bruise"))):
        late.send(None)
        late.close()
    assert stairs.told == []
