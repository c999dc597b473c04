"""What a card face shows, free of any game's rules: the painter's only knowledge of a card."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen


class Emblem(Frozen):
    """The picture of a card: a light, a landscape, a shield and what it bears.

    `light` is a key of theme.lights, `landscape` of places.LANDSCAPES, `shield` of heraldry.SHIELDS (empty:
    the landscape alone), `charge` a sign's name, `ordinary` a key of heraldry.ORDINARIES or empty for a
    seeded one.
    """

    light: str
    landscape: str
    shield: str = ""
    charge: str = "circle-double"
    ordinary: str = ""


class FaceModel(Frozen):
    """Everything printed on one side of a card, in the language it is shown in.

    `kind` is a key of kinds.KINDS and `frame` of theme.frames. `numbers` are printed values by key in the
    order of signs.NUMBER_SIGNS; text paragraphs carry **bold**, *italic* and marks such as [willpower].
    `emblem` should come from emblems.choose_emblem; without one it is chosen from code, kind and frame.
    `icons` are the challenge signs of a character or the combat chart of a sheet, `road` the regions of a site
    path, `rows` the boxed lines of an event as (sign, bold words, note). `picture` is the file of a person's own
    picture of the card, shown in place of the drawing. All but the first three may be left out.
    """

    code: str
    kind: str
    title: str
    game: str = ""
    frame: str = ""
    unique: bool = False
    cost: str | None = None
    numbers: tuple[tuple[str, str], ...] = ()
    type_line: str = ""
    traits: str = ""
    text: tuple[str, ...] = ()
    shadow: str | None = None
    shadow_word: str = "Shadow"
    set_name: str = ""
    number: str = ""
    stage: str = ""
    subtitle: str = ""
    icons: tuple[str, ...] = ()
    road: tuple[str, ...] = ()
    rows: tuple[tuple[str, str, str], ...] = ()
    note: str = ""
    emblem: Emblem | None = None
    picture: str = ""

    def printed(self, key: str) -> str:
        """The printed number under a key (`cost` included), or nothing."""
        if key == "cost":
            return self.cost or ""
        if key == "stage":
            return self.stage
        return dict(self.numbers).get(key, "")

    def prints(self, key: str, value: int) -> bool:
        """Whether a number, or a challenge sign ("icon_military"), is now as it is printed."""
        sign = key.removeprefix("icon_")
        return bool(value) == (sign in self.icons) if sign != key else str(value) == self.printed(key)
