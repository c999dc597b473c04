"""An answer in the making: what is picked, in which order, or how much each gives, until it is confirmed."""

from __future__ import annotations

from desktop_app.engine.ask import Question
from desktop_app.ui.table.play.choices import default_distribution, distribution_keys


class Draft:
    """The unfinished answer of one question that asks for several things."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.picked: list[str] = []
        self.given = default_distribution(question) if question.kind == "distribute" else {}

    def toggle(self, key: str) -> None:
        """Picks an option or takes it back; with one place only, the last pick counts."""
        if key in self.picked:
            self.picked.remove(key)
        elif len(self.picked) < self.question.maximum or self.question.kind == "order":
            self.picked.append(key)
        elif self.question.maximum == 1:
            self.picked = [key]

    def order(self) -> list[str]:
        """Everything in the order as it stands: what is picked, then the rest as it is listed."""
        return self.picked + [option.key for option in self.question.options if option.key not in self.picked]

    def take_place(self, key: str, of: str) -> None:
        """Puts something where another stands; those between the two move up."""
        order = self.order()
        to = order.index(of)
        order.remove(key)
        order.insert(to, key)
        self.picked = order

    def give(self, key: str, amount: int) -> None:
        """Gives one more or less; when all is given already, another gives less for it."""
        wanted = self.given.get(key, 0) + amount
        if not 0 <= wanted <= self.question.caps.get(key, 0):
            return
        if amount > 0 and sum(self.given.values()) >= self.question.maximum:
            donor = next((other for other in self.given if other != key and self.given[other]), None)
            if donor is None:
                return
            self.given[donor] -= 1
        self.given[key] = wanted

    def keys(self) -> list[str] | None:
        """The answer as it stands, or None while it is not one yet. An order is filled up as it is listed."""
        question = self.question
        if question.kind == "distribute":
            keys = distribution_keys(question, self.given)
        elif question.kind == "order":
            keys = self.order()
        else:
            keys = list(self.picked)
        return keys if question.accepts(keys) else None
