"""A combat for tests: both cards of a round are named, the rest is played through real questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.session import Session
from desktop_app.games.me_quest.reading.fight import damage_on_enemy
from desktop_app.games.me_quest.reading.queries import corruption
from desktop_app.games.me_quest.rules import GAME
from desktop_app.games.me_quest.state import Combat, QuestState
from desktop_app.games.me_quest.table.positions import build

HERO = "B"
CARD, FIGHT_ON = "meq-ask-combat-card", "meq-ask-fight-on"
QUIET = ("lose_life", "stop_placing", "decline", "done", "pass")


class Fight:
    """Ana's hero against an enemy, in Osgiliath: ``Fight(["parry"], ["zealot.hack"], "Orc").play("parry", "hack")``.

    Cards are named by the last part of their code. What the hero holds is his hand; a skill is "skill.endure". Both
    have strength enough. Damage is taken from the life pool and what is optional declined, unless ``says`` names the
    verb to answer a question with, and after a space what it chooses.
    """

    def __init__(
        self,
        mine: Sequence[str],
        theirs: Sequence[str],
        enemy: str = "monster.balrog",
        *,
        hero: str = "thalin",
        says: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        hand = [name if "." in name else f"hero.{hero}.{name}" for name in mine]
        player = {"hero": f"hero.{hero}", "at": "osgiliath", "hand": hand, **more.pop("player", {})}
        combat = {"hero": "Ana", "enemy": enemy, "within": "ambush", "begun": True, "bonus": 20}
        combat |= {"hand": [f"combat.{card}" for card in theirs], **more}
        setup = {"step": "3", "active": "Ana", "players": {"Ana": player}, "combat": combat}
        self.says = says or {}
        self.session = Session(GAME, build(setup, ("Sau", "Ana")))

    @property
    def g(self) -> QuestState:
        """The live state."""
        state = self.session.state
        assert isinstance(state, QuestState)
        return state

    @property
    def fight(self) -> Combat:
        """The combat being fought."""
        return self.g.combats[-1]

    @property
    def question(self) -> Question:
        """The open question."""
        question = self.session.question
        assert question is not None
        return question

    @property
    def on_enemy(self) -> int:
        """The damage on the enemy."""
        return damage_on_enemy(self.g, self.fight)

    @property
    def on_hero(self) -> int:
        """The cards in the hero's damage pool."""
        return len(self.g.zones[f"damage:{HERO}"])

    @property
    def corrupted(self) -> int:
        """The hero's Corruption cards."""
        return len(corruption(self.g, HERO))

    def cards(self, zone: str) -> list[str]:
        """The names of the cards of a zone, in order."""
        return [self.g.codes[card].split(".")[-1] for card in self.g.zones[zone]]

    def play(self, mine: str = "", theirs: str = "", *, until: str = "") -> Fight:
        """A round; without a card a combatant declares himself exhausted. It ends where the next one begins.

        With ``until`` it stops at that question.
        """
        number = self.fight.round
        while self.g.combats and self.session.question is not None:
            if self.question.prompt.id == FIGHT_ON and self.fight.round > max(number, 1):
                break
            if self.question.prompt.id == until:
                break
            self._answer({HERO: mine, "A": theirs}[self.question.seat])
        return self

    def offered(self) -> list[str]:
        """The names of the cards that the open question offers."""
        return [self.g.codes[option.source].split(".")[-1] for option in self.question.options]

    def _answer(self, card: str) -> None:
        asked = self.question
        if asked.prompt.id == FIGHT_ON:
            self._say(asked, "fight_on" if card else "exhaust")
        elif asked.prompt.id == CARD:
            self._say(asked, f"fight {card}")
        else:
            quiet = next((verb for verb in QUIET if any(o.verb == verb for o in asked.options)), asked.options[0].verb)
            self._say(asked, self.says.get(asked.prompt.id, quiet))

    def _say(self, asked: Question, answer: str) -> None:
        verb, _, what = answer.partition(" ")
        fitting = [option for option in asked.options if option.verb == verb and self._is(option, what)]
        assert fitting, (asked.prompt.id, answer, [(o.verb, o.source) for o in asked.options])
        self.session.answer([fitting[0].key], seat=asked.seat)

    def _is(self, option: Option, what: str) -> bool:
        if not what:
            return True
        code = self.g.codes.get(option.source, option.source)
        return code == what or code.split(".")[-1] == what
