"""A table for tests: set up in one call, then played through real questions, with the rolls that a test names."""

from __future__ import annotations

from typing import Any

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.session import Session
from desktop_app.games.kit.set_ups import seat_named
from desktop_app.games.meccg.reading import attacks, numbers, queries
from desktop_app.games.meccg.reading.facts import NAMES
from desktop_app.games.meccg.rules import GAME
from desktop_app.games.meccg.state import Company, MecState, Piece
from desktop_app.games.meccg.table.positions import QUIET, build

SEATS = ("Ana", "Bor")


def seed_of(rolls: tuple[int, ...]) -> int:
    """A seed with which the first rolls of two dice come to these sums."""
    for seed in range(1_000_000):
        chance = Chance(seed)
        if all(2 + draw(chance, 6) + draw(chance, 6) == each for each in rolls):
            return seed
    raise AssertionError(f"no seed rolls {rolls}")


class Table:
    """A game in the hands of a test: ``Table(ana={...}, bor={...}, step="hazards")``. Ana is the resource player.

    Every name of a card is its English title, a number behind it says which of several. ``rolls`` are the sums of the
    next rolls. Every question waits for its answer, even one that has a single one.
    """

    def __init__(
        self,
        ana: dict[str, Any] | None = None,
        bor: dict[str, Any] | None = None,
        *,
        rolls: tuple[int, ...] = (),
        **setup: Any,
    ) -> None:
        setup["players"] = dict(zip(SEATS, (ana or {}, bor or {}), strict=True))
        setup.setdefault("active", "Ana")
        self.session = Session(GAME, build(setup, SEATS, seed_of(rolls)), every_question=True)

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def g(self) -> MecState:
        """The live state."""
        state = self.session.state
        assert isinstance(state, MecState)
        return state

    @property
    def question(self) -> Question:
        """The open question."""
        question = self.session.question
        assert question is not None, f"the game is over: {self.g.outcome}"
        return question

    @property
    def asked(self) -> str:
        """What the open question asks, without "mec-ask-"."""
        return self.question.prompt.id.removeprefix("mec-ask-")

    @property
    def who(self) -> str:
        """The name of the player who is asked."""
        return self.g.names[self.question.seat]

    def id(self, name: str) -> str:
        """The card of this title."""
        found = NAMES.on_table(self.g, name)
        assert found, f"{name} is not on the table"
        return found[0]

    def __getitem__(self, name: str) -> Piece:
        return self.g.pieces[self.id(name)]

    def company(self, name: str) -> Company:
        """The company of a character."""
        found = queries.company_of(self.g, self.id(name))
        assert found is not None, f"{name} is in no company"
        return found

    def number(self, name: str, number: str) -> int:
        """A number of a card now."""
        return numbers.number(self.g, self.id(name), number)

    def influence(self, name: str, against: str = "") -> int:
        """The unused direct influence of a character, against a card."""
        return numbers.unused_influence(self.g, self.id(name), self.id(against) if against else "")

    def check_bonus(self, name: str) -> int:
        """What is added to the corruption checks of a character."""
        return numbers.check_bonus(self.g, self.id(name))

    def corruption(self, name: str) -> int:
        """The corruption points of a character."""
        return numbers.corruption(self.g, self.id(name))

    def target_prowess(self) -> int:
        """The prowess with which the target meets the strike."""
        strike = self.g.attacks[-1].strike
        assert strike is not None
        return attacks.target_prowess(self.g, strike)

    def attack(self) -> tuple[int, int]:
        """Strikes and prowess of the attack that goes on."""
        it = self.g.attacks[-1]
        return attacks.strikes(self.g, it), attacks.prowess(self.g, it)

    def zone(self, name: str) -> str:
        """Where a card is ("companies:A", "discard:B")."""
        return self.g.home[self.id(name)]

    def find(self, verb: str, source: str = "", target: str = "") -> list[Option]:
        """The offered options with this verb, card and target (a title or a player's name)."""
        sources, targets = (self._meant(name) for name in (source, target))
        return [
            option
            for option in self.question.options
            if option.verb == verb
            and (not source or option.source in sources)
            and (not target or option.target in targets)
        ]

    def offers(self, verb: str, source: str = "", target: str = "") -> bool:
        """Whether such an option is offered."""
        return bool(self.find(verb, source, target))

    def refusal(self, source: str, verb: str = "play") -> Refusal:
        """Why a card is not offered for something."""
        wanted = self._meant(source)
        found = [each for each in self.question.refusals() if each.source in wanted and each.verb == verb]
        assert found, f"nothing refuses to {verb} {source}"
        return found[0]

    def _meant(self, name: str) -> list[str]:
        return [*NAMES.on_table(self.g, name), seat_named(self.g, name)] if name else []

    # -- playing -------------------------------------------------------------------------------------------------------

    def choose(self, verb: str, source: str = "", target: str = "", at: int = 0) -> Table:
        """Answers with the first option of that verb, card and target; complains with what is offered."""
        found = self.find(verb, source, target)
        offered = [option.key for option in self.question.options]
        assert len(found) > at, f"no {verb} {source} {target}; {self.who} is offered {offered}: {self.asked}"
        return self._answer([found[at].key])

    def pick(self, *names: str) -> Table:
        """Chooses a card, or several at once."""
        if self.question.kind == "one":
            return self.choose("choose", names[0])
        return self._answer([self.find("choose", name)[0].key for name in names])

    def play(self, name: str, *targets: str, at: int = 0) -> Table:
        """Plays an event, answers what it asks with these cards, and lets it resolve unless somebody can answer."""
        self.choose("play", name, at=at)
        return self._aim(targets)

    def use(self, name: str, *targets: str, at: int = 0) -> Table:
        """Uses an ability in the same way."""
        self.choose("use", name, at=at)
        return self._aim(targets)

    def _aim(self, targets: tuple[str, ...]) -> Table:
        for target in targets:
            while not self.find("choose", target) and self._is_settled():
                self._answer([self.question.options[0].key])
            self.pick(target)
        while self.session.question is not None and (self.asked == "answer" or self._is_settled()):
            if self.asked == "answer":
                self.choose("pass")
            else:
                self._answer([self.question.options[0].key])
        return self

    def _is_settled(self) -> bool:
        """Whether the open question only asks which card, and there is only one."""
        options = self.question.options
        return self.question.kind == "one" and len(options) == 1 and options[0].verb == "choose"

    def face(self, *names: str) -> Table:
        """The defender assigns strikes to these."""
        return self._answer([self.find("face", name)[0].key for name in names])

    def strike(self, *names: str) -> Table:
        """The opponent assigns strikes to these."""
        return self._answer([self.find("strike", target=name)[0].key for name in names])

    def _answer(self, keys: list[str]) -> Table:
        self.session.answer(keys)
        broken = GAME.broken(self.g)
        assert not broken, broken
        return self

    def passes(self) -> Table:
        """Takes the quiet way out of the open question."""
        question = self.question
        forced = question.forced()
        if forced is not None:
            return self._answer(forced)
        if question.kind == "some" and question.minimum == 0:
            return self._answer([])
        quiet = [option for option in question.options if option.verb in QUIET]
        assert quiet, f"nobody can pass {self.asked}: {[option.key for option in question.options]}"
        return self._answer([quiet[0].key])

    def until(self, asked: str, limit: int = 60) -> Table:
        """Passes until such a question is open: ``until("hazards")``."""
        for _ in range(limit):
            if self.asked == asked:
                return self
            self.passes()
        raise AssertionError(f"{asked} never came; now {self.asked}")


def at(site: str, *members: Any, **more: Any) -> dict[str, Any]:
    """A company at a site: ``at("Moria", "Elrond", bearing("Haldir", "Orcrist"), moved=True)``."""
    return {"site": site, "members": list(members), **more}


def bearing(name: str, *borne: Any, **more: Any) -> dict[str, Any]:
    """A character with what lies on it."""
    return {"card": name, "attachments": list(borne), **more}


def attacked(race: str, strikes: int = 1, prowess: int = 8, **more: Any) -> dict[str, Any]:
    """An attack for a set-up."""
    return {"race": race, "strikes": strikes, "prowess": prowess, **more}


def minion(*companies: Any, **more: Any) -> dict[str, Any]:
    """A Ringwraith player."""
    return {"kind": "ringwraith", "companies": list(companies), **more}


def hero(*companies: Any, **more: Any) -> dict[str, Any]:
    """A Wizard player."""
    return {"kind": "wizard", "companies": list(companies), **more}
