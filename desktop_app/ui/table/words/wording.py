"""Sentences for the table: messages, options and names of things in the language of the person playing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import TYPE_CHECKING

from desktop_app.app.texts.messages import Narrator
from desktop_app.app.texts.phrases import asked, sentence
from desktop_app.app.texts.usual_names import said_in
from desktop_app.app.texts.wording import list_of
from desktop_app.engine.messages import Message
from desktop_app.engine.view import ALIAS, SHOWN, CardView, View

if TYPE_CHECKING:
    from desktop_app.app.texts.texts import Texts
    from desktop_app.engine.ask import Option, Question, Refusal
    from desktop_app.games.kit.phrases import Saying
    from desktop_app.games.kit.written import Written

PLAYED = "play"
"""The verb of every game for playing a card."""
SEVERAL = 2
"""Players enough for one to follow another."""
IN_FACTS = "-text-in-facts"
"""How the id of the sentence ends about a text of which the rules read all from the printed facts."""
Idle = Callable[["Option"], "Refusal | None"]
"""Why an answer that is offered would change nothing; None for all others."""
Namer = Callable[[str], Mapping[str, str]]
"""From a card's code to its title in every language."""


class Wording:
    """Renders for one table. ``view`` must be kept at the latest view: names of seats and cards come from it.

    ``place_of`` answers the names of the place of a land whose zone is asked for, by language; nothing for any other.
    """

    def __init__(
        self,
        texts: Texts,
        namer: Namer,
        domain: str,
        zone_titles: Mapping[str, str],
        written: Written | None = None,
        place_of: Namer = lambda zone: {},
    ) -> None:
        self.texts = texts
        self.domain = domain
        self.view: View | None = None
        self._namer = namer
        self._written = written
        self._place_of = place_of
        self._zone_titles = {SHOWN: "table-zone-shown", **zone_titles}
        self.idle: Idle = lambda option: None
        self._narrator = Narrator(texts, self.title, self.seat, domain)

    def title(self, code: str, language: str = "") -> str:
        """The title of a card, in the language in use or another; a face-down card is called so."""
        if not code:
            return self.texts("table-face-down-card")
        titles = self._namer(code)
        return titles.get(language or self.texts.language) or next(iter(titles.values()), code)

    def seat(self, seat: str) -> str:
        """What the person on a seat is called."""
        name = self.view.facts.get(f"name:{seat}", "") if self.view else ""
        return said_in(self.texts, name) or self.texts("table-seat", seat=seat)

    def thing(self, thing: str) -> str:
        """The name of a card, zone or seat on the table by its id; "" for nothing.

        A card is called by its title, one that lies face down by its place: never by an id.
        """
        if not thing:
            return ""
        card = self.view.card(thing) if self.view else None
        if card is not None:
            return self.title(card.code) if card.code else self._face_down(card)
        if self.view is not None and thing in self.view.seats:
            return self.seat(thing)
        if thing.startswith(ALIAS):
            return self.texts("table-face-down-card")
        return self.zone(thing) if self._is_zone(thing) else self.texts("table-unseen-card")

    def _is_zone(self, thing: str) -> bool:
        name = thing.partition(":")[0]
        return name in self._zone_titles or (self.view is not None and thing in self.view.zones)

    def _face_down(self, card: CardView) -> str:
        """A face-down card by where it lies, with its number there where there are several."""
        assert self.view is not None
        if card.host:
            return self.texts("table-face-down-at", place=self.thing(card.host))
        alike = [each.id for each in self.view.zones[card.zone].cards if not each.code and not each.host]
        place = self.zone(card.zone)
        if len(alike) == 1:
            return self.texts("table-face-down-at", place=place)
        return self.texts("table-face-down-number", place=place, number=alike.index(card.id) + 1)

    def things(self, ids: str) -> str:
        """The names of several things, their ids divided by spaces, as a list in words."""
        return self._joined([self.thing(each) for each in ids.split()])

    def zone(self, zone: str) -> str:
        """The name of a zone; with the owner's name where it belongs to a seat."""
        name, _, seat = zone.partition(":")
        title = self._zone_titles.get(name)
        if title is not None:
            return self.texts(title, name=self.seat(seat) if seat else "")
        known = self._place_of(zone)
        if known:
            return known[self.texts.language]
        place = name.partition(".")[2]
        named = f"{self.domain}-place-{_in_id(place)}"
        if place and self.texts.has(named):
            return self.texts(named)
        return self.texts("table-somewhere")

    def plain(self, message: Message) -> str:
        """The message as plain text."""
        return self._narrator.plain(message)

    def rich(self, message: Message) -> str:
        """The message as rich text; card names are links ``card:<id>:<code>``."""
        return "".join(
            f'<a href="card:{card}:{code}">{escape(text, quote=False)}</a>' if code else escape(text, quote=False)
            for text, card, code in self._narrator.spans(message)
        )

    def question(self, question: Question) -> str:
        """What is asked, with what becomes of that which is chosen where there are words for it, and the card that asks
        where these do not name it; ``<domain>-asked-<question>`` where a question counts something besides."""
        prompt, card = question.prompt, self.thing(question.source)
        told = self._asked(question)
        if not told:
            return self.plain(prompt)
        by = "" if card in told["becomes"] else self.texts("deeds-asked-by", card=card)
        how = "exactly" if question.minimum else "up-to"
        own = prompt.id.replace("-ask-", "-asked-")
        usual = "deeds-asked-some" if question.kind == "some" else "deeds-asked"
        asks = Message(own if self.texts.has(own) else usual, {"how": how, **prompt.params, **told, "by": by})
        return self.plain(asks)

    def option(self, option: Option) -> str:
        """What an option says on a button: ``<verb>-on`` where it is aimed at something, ``<verb>-of`` where a verb
        that can also stand alone is done with something, else ``<verb>``."""
        if option.label is not None:
            return self.plain(option.label)
        verb = f"{self.domain}-verb-{option.verb.replace('_', '-')}"
        form = f"{verb}-on" if option.target else f"{verb}-of" if option.source else verb
        return self.texts(
            form if self.texts.has(form) else verb,
            source=self.thing(option.source),
            target=self.thing(option.target),
            detail=option.detail,
        )

    def told(self, option: Option) -> str:
        """What the ability that an option uses does, or what the card that it plays says, and why that would change
        nothing where it would not; "" for any other option."""
        idle = self.idle(option)
        told = [self._told(option), self.plain(idle.message) if idle is not None else ""]
        return " ".join(each for each in told if each)

    def _told(self, option: Option) -> str:
        card = self.view.card(option.source) if self.view else None
        if self._written is None or card is None or not card.code or not (option.detail or option.verb == PLAYED):
            return ""
        told = self._written.tells(card.code, option.detail)
        said = " ".join(self._sentence(each) for each in told)
        return said or self._or(f"{self.domain}-ability-{_in_id(option.detail.partition('/')[0])}", "")

    def _sentence(self, saying: Saying) -> str:
        return sentence(self.texts, saying, self.title, self.view.game if self.view is not None else "")

    def _asked(self, question: Question) -> dict[str, str]:
        asking = self._written.asks(question) if self._written is not None else None
        if asking is None or self.view is None:
            return {}
        asks = self.view.card(question.source)
        return asked(self.texts, asking, asks.code if asks is not None else "", self.title, self.view.game)

    def does(self, thing: str) -> str:
        """What the text of a card does, where it is one sentence; "" of all others: which is meant is not known. A text
        that is nothing but facts does nothing of its own."""
        card = self.view.card(thing) if self.view else None
        if self._written is None or card is None or not card.code:
            return ""
        told = self._written.tells(card.code, "")
        alone = len(told) == 1 and not told[0].phrase.id.endswith(IN_FACTS)
        return self._sentence(told[0]) if alone else ""

    def comes_of_choice(self, thing: str) -> str:
        """What the text of a card does with what is chosen for it, where it asks for one choice; "" of all others."""
        card = self.view.card(thing) if self.view else None
        if self._written is None or card is None or not card.code:
            return ""
        told = self._written.tells_of_choices(card.code)
        return self._sentence(told[0]) if len(told) == 1 else ""

    def none_of(self, question: Question) -> str:
        """That nothing is chosen, as the game answers this question or says it of what those would do who could be
        chosen: "nobody" where they are people."""
        verbs = {option.verb for option in question.options}
        usual = self._or(f"{self.domain}-none-{'-'.join(sorted(verbs))}", self.texts("table-confirm-none"))
        return self._or(question.prompt.id.replace("-ask-", "-none-of-"), usual)

    def phase(self, phase: str) -> str:
        """The name of a phase."""
        return self._or(f"{self.domain}-phase-{phase}", phase)

    def step(self, row: str) -> str:
        """The name of a framework step, or "" where it has only its number."""
        return self._or(f"{self.domain}-step-{_in_id(row)}", "")

    def step_called(self, row: str, step: str = "") -> str:
        """A row by its name and the number of the step it belongs to (its own if none is said), if it has them."""
        return f"{number_of(step or row)} {self.step(row)}".strip() or row.replace("_", " ")

    def step_cited(self, row: str) -> str:
        """A framework step within a sentence: "step 3.2", or its name."""
        number = number_of(row)
        return self.texts("table-step-number", step=number) if number else self.step_called(row)

    def step_told(self, row: str) -> str:
        """What a framework step is about, in a sentence; whoever plays alone has no next player."""
        return self._or(f"{self.domain}-steplong-{_in_id(row)}", self.step(row), players=self._players())

    def number(self, key: str) -> str:
        """The name of a number on a card or of a kind of token."""
        return self._or(f"{self.domain}-number-{key.replace('_', '-')}", key.replace("_", " "))

    def _players(self) -> int:
        """How many are still in the game; several while nobody looks at a table."""
        return len(self.view.seats) - len(self.view.out) if self.view is not None else SEVERAL

    def _or(self, message: str, otherwise: str, **params: int) -> str:
        return self.texts(message, **params) if self.texts.has(message) else otherwise

    def _joined(self, parts: list[str]) -> str:
        return list_of(self.texts, parts)


def number_of(step: str) -> str:
    """The book's number of a step; "" for one that has only a name: no book begins to count at 0."""
    return step if any(sign in "123456789" for sign in step) else ""


def _in_id(row: str) -> str:
    """The id of a row as a part of message ids."""
    return row.replace(".", "-").replace("_", "-").replace(" ", "-")
