"""What the texts of cards say, from the values they are written as. Nothing is written down a second time.

A value is called by its class (``ProgressOnTheQuest``: "progress-on-the-quest"), or by ``told`` where one class serves
for several; what its words may speak of are its fields, and ``told_with``. The ids of its messages begin with the
domain of its game: ``-does-`` verb, ``-it-`` what becomes by a verb of that which is chosen, for questions,
``-pays-`` cost, ``-those-`` group, ``-which-`` condition (denied: ``not-``),
``-trigger-`` trigger, ``-worked-`` what is worked out, ``-text-`` a part of a card, ``-period-`` that of a limit.
The ways in which deeds are put together are the kit's own words (``deeds-``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.games.kit import combining
from desktop_app.games.kit.abilities import NumberText, SpreadText, Trigger
from desktop_app.games.kit.deeds import Deed, Verb
from desktop_app.games.kit.groups import Condition, Group, target_group
from desktop_app.games.kit.limits import Limit
from desktop_app.games.kit.moment import Worked
from desktop_app.games.kit.phrases import Phrase, Words, called, slug
from desktop_app.games.kit.texts import Cost, Text

CHOSEN = target_group().name
ON_ALL = ("on", "to")
AMOUNTS = ("amount", "count")
UNTOLD = ("subject", "told", "told_with")
Those = Group[Any]


class Unsaid(LookupError):
    """A value that has no words of its own: a function without ``told``."""


class Telling(Frozen):
    """How the texts of one game are told.

    ``names`` says how the ids of the names of values begin, by what they are values of, those of a "number" among them:
    ``{"trait": "lcgtraits-", "number": "lcg-number-"}``.
    ``target`` is what was chosen before; with ``inline`` it is named where it is spoken of, and else "that card".
    ``brief`` tells of an amount that is worked out only that it is, and of a number whether it grows.
    """

    domain: str
    names: Mapping[str, str]
    target: Those | None = None
    inline: bool = False
    brief: bool = False

    def part(self, part: object) -> Phrase:
        """What one part of a card's text says. Raises Unsaid."""
        told = self.details(part)
        if isinstance(part, NumberText | SpreadText):
            return Phrase(f"{self.domain}-text-number", {**told, "number": self.number(part.number, part.amount)})
        return Phrase(f"{self.domain}-text-{called(part)}", told)

    def text(self, text: Text[Any]) -> Phrase:
        """An ability: what must hold, what it costs, whom it is used on, what it does, how often."""
        said = self.on_what_is_chosen(text.target, text.do)
        if text.condition is not None:
            said = Phrase("deeds-if", {"condition": self._worked(text.condition), "deed": said})
        if text.cost:
            said = Phrase("deeds-cost", {"cost": tuple(self.cost(cost) for cost in text.cost), "deed": said})
        return said if text.limit is None else self._limited(said, text.limit)

    def _limited(self, said: Phrase, limit: Limit) -> Phrase:
        period = Phrase(f"{self.domain}-period-{slug(limit.period)}")
        each = "yes" if limit.each_player else "no"
        return Phrase("deeds-limit", {"deed": said, "times": limit.times, "period": period, "each_player": each})

    def cost(self, cost: Cost[Any]) -> Phrase:
        """What stands before the word "to"."""
        return Phrase(f"{self.domain}-pays-{called(cost)}", self.details(cost))

    def trigger(self, trigger: Trigger[Any]) -> Phrase:
        """When an ability may be used. Raises Unsaid."""
        if not trigger.told:
            raise Unsaid(trigger.event.__name__)
        return Phrase(f"{self.domain}-trigger-{slug(trigger.told)}", self._values(trigger.told_with))

    # -- deeds -----------------------------------------------------------------------------------------------------

    def deed(self, deed: Deed[Any]) -> Phrase:
        """What a deed does. Raises Unsaid."""
        match deed:
            case combining.Both():
                return Phrase("deeds-both", {"deeds": tuple(self.deed(each) for each in deed.deeds)})
            case combining.Then():
                return Phrase("deeds-then", {"first": self.deed(deed.first), "second": self.deed(deed.second)})
            case combining.OneOf():
                return Phrase("deeds-one-of", {"ways": tuple(self.deed(way) for way in deed.ways.values())})
            case combining.If():
                return self._if(deed)
            case combining.Choosing():
                return self.choosing(deed)
            case combining.EachPlayer() | combining.May() | combining.Instead():
                return Phrase(f"deeds-{called(deed)}", {"deed": self.deed(deed.deed)})
            case Verb():
                return self._verb(deed)
        return Phrase(f"{self.domain}-does-{called(deed)}", self.details(deed))

    def _if(self, deed: combining.If[Any]) -> Phrase:
        told: dict[str, Words] = {"condition": self._worked(deed.condition), "deed": self.deed(deed.deed)}
        if deed.otherwise is None:
            return Phrase("deeds-if", told)
        return Phrase("deeds-if-not", {**told, "otherwise": self.deed(deed.otherwise)})

    def choosing(self, deed: combining.Choosing[Any]) -> Phrase:
        """A choice and what comes of it. Raises Unsaid."""
        if deed.count == 1 and not deed.up_to:
            return self.on_what_is_chosen(deed.group, deed.deed)
        told = {"those": self.those(deed.group), "deed": replace(self, target=deed.group, inline=False).deed(deed.deed)}
        return Phrase("deeds-choosing-some", {**told, "count": self._value("count", deed.count) or 0})

    def on_what_is_chosen(self, group: Those | None, deed: Deed[Any]) -> Phrase:
        """A verb on what is chosen names it, as in "ready a hero"; anything longer is introduced by the choice. Raises
        Unsaid."""
        if group is None:
            return self.deed(deed)
        if isinstance(deed, Verb) and deed.subject.name == CHOSEN:
            return replace(self, target=group, inline=True).deed(deed)
        told = replace(self, target=group, inline=False).deed(deed)
        return Phrase("deeds-choosing", {"those": self.those(group), "deed": told})

    def _verb(self, verb: Verb[Any]) -> Phrase:
        on_chosen = verb.subject.name == CHOSEN
        inner = self if on_chosen else replace(self, target=verb.subject, inline=True)
        whom = self.target.name if on_chosen and self.target is not None and self.inline else verb.subject.name
        told = {"subject": self.those(verb.subject, "each"), "whom": slug(whom), **inner.details(verb)}
        return Phrase(f"{self.domain}-does-{called(verb)}", told)

    # -- whom and how much -----------------------------------------------------------------------------------------

    def those(self, group: Those, how: str = "one") -> Phrase:
        """A group as a noun: ``how`` is "one" of it, "each" of it, or "the" only one."""
        if group.name == CHOSEN and not group.conditions:
            if self.target is not None and self.inline:
                return self.those(self.target)
            return Phrase("deeds-chosen", {"players": "yes" if self.target and self.target.players else "no"})
        if group.joins:
            first, second = (self.those(each, how) for each in group.joins)
            return Phrase("deeds-those-or", {"first": first, "second": second})
        which = tuple(self.which(condition) for condition in group.conditions)
        return Phrase(f"{self.domain}-those-{slug(group.name)}", {"how": "the" if group.one else how}, which)

    def which(self, condition: Condition[Any], denied: str = "") -> Phrase:
        """A condition as it stands behind a noun."""
        if condition.told == "not" and condition.joins:
            return self.which(condition.joins[0], "not-")
        if condition.joins:
            first, second = (self.which(each) for each in condition.joins)
            return Phrase(f"deeds-which-{condition.told}", {"first": first, "second": second})
        told = slug(condition.told or condition.name)
        return Phrase(f"{self.domain}-which-{denied}{told}", self._values(condition.told_with))

    def details(self, value: object) -> dict[str, Words]:
        """What the words of a value may speak of. Raises Unsaid."""
        if not isinstance(value, Frozen):
            return {}
        found = {name: getattr(value, name) for name in value.__struct_fields__ if name not in UNTOLD}
        return self._values({**found, **getattr(value, "told_with", {})})

    def _values(self, values: Mapping[str, object]) -> dict[str, Words]:
        told = ((name, self._value(name, value)) for name, value in values.items())
        return {name: words for name, words in told if words is not None}

    def _value(self, name: str, value: object) -> Words | None:
        """A field in words; None for one that says how and not what."""
        match value:
            case bool():
                return "yes" if value else "no"
            case int():
                return value
            case None | "":
                return "none"
            case str():
                return self._name(name, value)
            case Group():
                return self.those(value, "each" if name in ON_ALL else "one")
            case Condition():
                return self.which(value)
            case Worked():
                return "worked" if self.brief and name in AMOUNTS else self._worked(value)
            case Deed():
                return self.deed(value)
            case Text():
                return self.text(value)
            case Trigger():
                return self.trigger(value)
            case Cost():
                return self.cost(value)
            case (str(), *_) if name in self.names:  # one of several: "Orc, Troll or Man"
                return tuple(Phrase(self.names[name] + slug(str(each))) for each in value)
            case tuple():
                return tuple(self.number(*pair) for pair in value) if value and isinstance(value[0], tuple) else None
        return None

    def _name(self, name: str, value: str) -> Words:
        """A value by its name, a title as it is written, and a word of the program for the message to choose by."""
        if name in self.names:
            return Phrase(self.names[name] + slug(value))
        return value if value[:1].isupper() else slug(value)

    def number(self, number: str, amount: object) -> Phrase:
        """So much more or less of a number."""
        named = Phrase(self.names["number"] + slug(number))
        if isinstance(amount, int):
            return Phrase("deeds-number", {"sign": "−" if amount < 0 else "+", "amount": abs(amount), "number": named})
        if self.brief:
            return Phrase("deeds-number-some", {"less": "yes" if _lessens(amount) else "no", "number": named})
        return Phrase("deeds-number-worked", {"amount": self._worked(amount), "number": named})

    def _worked(self, value: object) -> Phrase:
        if not isinstance(value, Worked):
            raise Unsaid(repr(value))
        return Phrase(f"{self.domain}-worked-{slug(value.told)}", self._values(value.told_with))


def _lessens(amount: object) -> bool:
    """Whether an amount that is worked out is one below zero."""
    told = amount.told_with.values() if isinstance(amount, Worked) else ()
    return any(isinstance(each, int) and each < 0 for each in told)
