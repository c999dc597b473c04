"""A table for tests: set up in one call, then played through real questions."""

from __future__ import annotations

from typing import Any, Self

from desktop_app.engine.ask import Refusal
from desktop_app.engine.session import Session
from desktop_app.games.kit.set_ups import seat_named
from desktop_app.games.thrones.reading import numbers, queries, titles
from desktop_app.games.thrones.reading.facts import NAMES
from desktop_app.games.thrones.rules import GAME
from desktop_app.games.thrones.state import Piece, ThronesState
from desktop_app.games.thrones.table.positions import build
from tests.games.at_the_table import TableInHand

QUIET = ("pass", "decline", "no_challenge", "keep_hand", "placed")


class Table(TableInHand[ThronesState]):
    """A joust in the hands of a test: ``Table(ana={...}, bor={...}, step="4.1w")``.

    Every name of a card is its English title, a number behind it says which of several. Without a plot of their own
    both players have none revealed, so that nothing is claimed. Ana has Fealty: an action in every window, so that the
    game stops there.
    """

    def __init__(
        self, ana: dict[str, Any] | None = None, bor: dict[str, Any] | None = None, *, seed: int = 0, **setup: Any
    ) -> None:
        self._begin({"Ana": {"agenda": "Fealty", **(ana or {})}, "Bor": bor or {}}, seed, setup)

    def _begin(self, players: dict[str, dict[str, Any]], seed: int, setup: dict[str, Any]) -> None:
        setup.setdefault("first_player", "Ana")
        told = {name: {"plot": "", **player} for name, player in players.items()}
        self.session = Session(GAME, build({**setup, "players": told}, tuple(players), seed))

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The id of the open question."""
        return self.question.prompt.id

    def id(self, name: str) -> str:
        """The card of this title."""
        found = self.ids(name)
        assert found, f"{name} is not on the table"
        return found[0]

    def ids(self, name: str) -> list[str]:
        """Every card that a name means, those in play first."""
        return NAMES.on_table(self.g, name)

    def __getitem__(self, name: str) -> Piece:
        return self.g.pieces[self.id(name)]

    def kneels(self, name: str) -> bool:
        """Whether a card is kneeling."""
        return self[name].exhausted

    def zone(self, name: str) -> str:
        """Where a card is ("characters:A", "hand:B")."""
        return self.g.home[self.id(name)]

    def titles(self, zone: str) -> list[str]:
        """The English titles of the cards of a zone, in order."""
        return [queries.facts(self.g, card).titles["en"] for card in self.g.zones[zone]]

    def strength(self, name: str) -> int:
        """The STR of a character."""
        return numbers.strength(self.g, self.id(name))

    def icons(self, name: str) -> str:
        """The challenge icons of a character, the first letter of each."""
        return "".join(icon[0] for icon in ("military", "intrigue", "power") if self.has(name, icon))

    def has(self, name: str, what: str) -> bool:
        """Whether a card has an icon or a keyword."""
        card = self.id(name)
        return queries.has_icon(self.g, card, what) or queries.has_keyword(self.g, card, what)

    def claim(self, player: str = "Ana") -> int:
        """The claim value of a player's revealed plot."""
        return numbers.plot_value(self.g, seat_named(self.g, player), "claim")

    def plot(self, player: str, name: str) -> int:
        """A value of a player's revealed plot."""
        return numbers.plot_value(self.g, seat_named(self.g, player), name)

    def gold(self, player: str = "Ana") -> int:
        """The gold in a pool."""
        return self.g.gold[seat_named(self.g, player)]

    def power(self, player: str = "Ana") -> int:
        """The power on a faction card."""
        return numbers.faction_power(self.g, seat_named(self.g, player))

    def hand(self, player: str = "Ana") -> list[str]:
        """The titles of the cards in a hand."""
        return self.titles(f"hand:{seat_named(self.g, player)}")

    def total(self, player: str) -> int:
        """A player's total STR in the challenge."""
        return numbers.side_total(self.g, self.g.challenges[-1], seat_named(self.g, player))

    def choices(self) -> set[str]:
        """The titles of all cards that may be chosen."""
        return {queries.facts(self.g, option.source).titles["en"] for option in self.question.options if option.source}

    def refusal(self, source: str, verb: str) -> Refusal | None:
        """Why a card is not offered for something."""
        wanted = self.means(source)
        return next((each for each in self.question.refusals() if each.source in wanted and each.verb == verb), None)

    def means(self, name: str) -> list[str]:
        """The cards of a title, and the seat of a player."""
        return [*self.ids(name), seat_named(self.g, name)] if name else []

    # -- playing ---------------------------------------------------------------------------------------------------

    def pick(self, *names: str) -> Self:
        """Chooses a card, or several at once."""
        if self.question.kind == "one":
            return self.choose("choose", names[0])
        return self.choose_all("choose", *names)

    def respond(self, name: str, target: str = "") -> Self:
        """Uses a reaction or interrupt, and chooses its target where one is asked for."""
        return self.choose("respond", name)._aimed_at(target)

    def use(self, name: str, target: str = "") -> Self:
        """Uses an action, and chooses its target where one is asked for."""
        return self.choose("use", name)._aimed_at(target)

    def play(self, name: str, target: str = "") -> Self:
        """Plays an event as an action, and chooses its target where one is asked for."""
        return self.choose("play", name)._aimed_at(target)

    def _aimed_at(self, target: str) -> Self:
        if seat_named(self.g, target):
            return self.choose("choose_player", target=target)
        return self.choose("choose", target) if target else self

    def passes(self) -> Self:
        """Takes the quiet way out of the open question: pass, decline, nobody, nothing, as it lies."""
        question = self.question
        if question.kind == "order":
            return self.answer([option.key for option in question.options])
        if question.kind == "some" and question.minimum == 0:
            return self.answer([])
        quiet = [option for option in question.options if option.verb in QUIET]
        assert quiet, f"nobody can pass {self.asked}: {[option.key for option in question.options]}"
        return self.answer([quiet[0].key])

    def until(self, step: str = "", asked: str = "", limit: int = 60) -> Self:
        """Passes until a question of that step, or with that id, is open."""
        for _ in range(limit):
            if (step and self.step == step) or (asked and self.asked == asked):
                return self
            self.passes()
        raise AssertionError(f"{step or asked} never came; now {self.step} {self.asked}")

    def challenge(self, type: str, *attackers: str) -> Self:
        """The active player initiates a challenge."""
        self.until(asked="got-ask-challenge").choose(type)
        return self.choose_all("attack", *attackers) if self.asked == "got-ask-attackers" else self

    def said(self, id: str) -> int:
        """How often a message was logged."""
        return sum(line.message.id == id for line in self.session.log)


class Melee(Table):
    """A melee: ``Melee(ana={...}, bor={...}, cai={...}, dia={...}, step="4.2")``, three players at least.

    Ana has Fealty, nobody else has an action that needs no card.
    """

    def __init__(
        self,
        ana: dict[str, Any] | None = None,
        bor: dict[str, Any] | None = None,
        cai: dict[str, Any] | None = None,
        *more: dict[str, Any],
        seed: int = 0,
        **setup: Any,
    ) -> None:
        others = dict(zip(("Dia", "Eva", "Fin"), more, strict=False))
        self._begin(
            {"Ana": {"agenda": "Fealty", **(ana or {})}, "Bor": bor or {}, "Cai": cai or {}, **others}, seed, setup
        )

    def holds(self, player: str) -> str:
        """The title of a player, "" for none."""
        held = titles.title(self.g, seat_named(self.g, player))
        return queries.facts(self.g, held).titles["en"] if held else ""

    def against(self, type: str, player: str, *attackers: str) -> Self:
        """The active player initiates a challenge against somebody."""
        self.until(asked="got-ask-challenge").choose(type, target=player)
        if self.asked == "got-ask-attackers":
            self.choose_all("attack", *attackers)
        return self


def kneeling(name: str, **more: Any) -> dict[str, Any]:
    """A kneeling card for a set-up."""
    return {"card": name, "exhausted": True, **more}


def attack(type: str, *attackers: str, by: str = "Ana", defenders: tuple[str, ...] = ()) -> dict[str, Any]:
    """A challenge for a set-up."""
    return {"type": type, "by": by, "attackers": list(attackers), "defenders": list(defenders)}


def aimed(t: Table, target: str) -> Table:
    """Chooses a target where there is more than one."""
    return t.pick(target) if t.asked == "got-ask-target" else t
