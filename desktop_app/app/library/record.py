"""One card of the library, whatever game and source it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from desktop_app.engine.frozen import Frozen, field
from desktop_app.games import OfGames
from desktop_app.games.kit.card_shape import CardShape, own_fields

SHAPES: Mapping[str, type[CardShape]] = OfGames(lambda tenant: tenant.cards, lambda cards: cards.shape)
"""The shape of the cards of every game."""
BUILT_IN = "built_in"
MOST_NUMBER = 99_999
MOST_COPIES = 999
"""The highest number of a card in its set, and the most copies of it in a box, as the card shapes have them."""

Value = str | int | bool | tuple[str, ...] | Mapping[str, str]


class CardRefused(ValueError):
    """A card does not have the shape of its game. `field` says where, `reason` why for those who mend the file;
    `value` is what stands there, None where the field is missing."""

    def __init__(self, field: str, reason: str, value: str | None = None) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason
        self.value = value


class CardRecord(Frozen, eq=False):
    """A card as the browser, the deck builder and the exporters see it.

    `fields` holds what only its game prints (cost, strength, faction), by the names of the game's card shape.
    `text` is by language and may lack either. `ids` are other names of the same card: its OCTGN id, its code in
    another collection. `source` is `built_in` or the import that it came with.
    """

    game: str
    code: str
    titles: Mapping[str, str]
    type: str
    set: str
    set_name: str
    number: int | None = None
    quantity: int = 1
    unique: bool = False
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    text: Mapping[str, str] = field(default_factory=dict)
    fields: Mapping[str, Value] = field(default_factory=dict)
    illustrator: str = ""
    ids: tuple[str, ...] = ()
    source: str = BUILT_IN

    @property
    def key(self) -> tuple[str, str]:
        """What names the card among all games."""
        return self.game, self.code

    @property
    def title(self) -> str:
        """The title in English, the language that every source has."""
        return self.titles["en"]

    def title_in(self, language: str) -> str:
        """The title in "en" or "es", in English where the other is not known."""
        return self.titles.get(language) or self.titles["en"]

    def text_in(self, language: str) -> str:
        """The text in that language, or in the other where it is not known; paragraphs are lines."""
        return self.text.get(language) or next(iter(self.text.values()), "")

    def number_of(self, name: str) -> int | None:
        """A printed number, None where the card has none or a value such as "X"."""
        value = self.fields.get(name)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def words_of(self, name: str) -> str:
        """A printed word of one of the fields; nothing where the card has none."""
        value = self.fields.get(name)
        return value if isinstance(value, str) else ""


def two_sided(card: CardRecord) -> bool:
    """Whether there is something of its own to read on the card's back."""
    return "back_title" in card.fields


def checked(game: str, data: Mapping[str, Any]) -> CardShape:
    """The card in the shape of its game. Raises CardRefused naming the first wrong field."""
    try:
        return SHAPES[game].model_validate(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        steps = ".".join(str(step) for step in first["loc"])
        absent = first["type"] in ("missing", "needed")
        field = steps or str(first.get("ctx", {}).get("field", "card"))
        raise CardRefused(field, first["msg"], None if absent else str(first["input"])[:200]) from error


def record(game: str, shape: CardShape, source: str) -> CardRecord:
    """A checked card as a record."""
    own = {name: tuple(value) if isinstance(value, list) else value for name, value in own_fields(shape).items()}
    return CardRecord(
        game=game,
        code=shape.code,
        titles=shape.titles.model_dump(exclude_none=True),
        type=shape.type,
        set=shape.set,
        set_name=shape.set_name,
        number=shape.number,
        quantity=shape.quantity,
        unique=shape.unique,
        traits=tuple(shape.traits),
        keywords=tuple(shape.keywords),
        text=shape.text.model_dump(exclude_none=True),
        fields=own,
        illustrator=shape.illustrator or "",
        ids=tuple(shape.ids),
        source=source,
    )


def read_record(game: str, data: Mapping[str, Any], source: str) -> CardRecord:
    """A card of a data set as a record. Raises CardRefused naming the first wrong field."""
    return record(game, checked(game, data), source)


def as_data(card: CardRecord) -> dict[str, Any]:
    """The record as plain JSON data; `read_record` makes the same record of it."""
    data: dict[str, Any] = {
        "code": card.code,
        "titles": dict(card.titles),
        "type": card.type,
        "set": card.set,
        "set_name": card.set_name,
    }
    optional = {
        "number": card.number,
        "unique": card.unique,
        "traits": list(card.traits),
        "keywords": list(card.keywords),
        "text": dict(card.text),
        "illustrator": card.illustrator,
        "ids": list(card.ids),
    }
    data.update({name: value for name, value in optional.items() if value not in (None, False, [], {}, "")})
    if card.quantity != 1:
        data["quantity"] = card.quantity
    return data | {name: list(value) if isinstance(value, tuple) else value for name, value in card.fields.items()}
