"""What a game says of its table: mats, zones, the ways they can stand, all plain data.

A game names its mats and the ways they can stand in rows. How large everything is follows from what lies in them
(`sharing`), and where it stands from that and the window (`placing`): that is what is `placed`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from desktop_app.engine.frozen import Frozen, field
from desktop_app.engine.view import SHOWN, CardView
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.table.layout.plan import GAP, MARGIN, PADDING, RATIO

__all__ = [
    "GAP",
    "LABEL_STRIP",
    "MARGIN",
    "PADDING",
    "RATIO",
    "Arrangement",
    "Column",
    "Figure",
    "Ground",
    "Kind",
    "Layout",
    "Look",
    "Mat",
    "Panel",
    "Spot",
    "Track",
]

Kind = Literal[
    "row",
    "climb",
    "pile",
    "fan",
    "dial",
    "tally",
    "single",
    "map",
    "place",
    "tray",
    "scores",
    "accounts",
    "roster",
    "stack",
    "heap",
    "pair",
]
"""Cards side by side; one above the other from the foot on; a pile with its top card; a hand; a counter; a small sign
that is lit while any is left; one card that lies; places at their coordinates, each a zone of its own; one such place
on a land, with what stands there; cards being looked at, over the table; the points of all sides; the amounts that a
side shares out; tracks and figures line by line; cards one on the other in the order in which they were declared, each
a step higher; a counter as tokens, with the sum that led to it; two sides one above the other that wait for each
other."""
Look = Literal["zone", "encounter", "bare"]

LABEL_STRIP = 24.0
MOST_STRIPS = 4
"""Of more attachments of a card the lowest strip says how many."""


class Spot(Frozen):
    """One zone within a mat. ``zone`` may hold ``{seat}``.

    A ``zone`` with a star stands for every zone of such a name, as they come and go in play: side by side, or on a
    "map" at the coordinates that the layout gives the rest of their names; ``share`` is its part of a mat with a map.
    Of many that stand side by side all but one are ``folds``: lines that open. Where one lying card leaves room down to
    the foot of those that stand beside it, what is ``under`` it lies there, small. A single card that lies ``low``, as
    one over others does, is no higher than a pile is wide. So many ``strips`` lie above a card
    at most, however many attachments it has. Spots of another ``line`` of a mat stand below those before them. Its
    ``short`` caption stands where the mat is one line that says whose it is. More cards than ``abreast``, 0 for however
    many, stand in two lines: in a row of cards that bear nothing. Where there is too little room, zones that stand
    ``as_one`` overlap as the cards of a single one do.
    """

    zone: str
    kind: Kind
    share: float = 1.0
    caption: str = ""
    folds: bool = False
    under: Sequence[Spot] = ()
    low: bool = False
    strips: int = MOST_STRIPS
    line: int = 0
    short: str = ""
    abreast: int = 0
    as_one: bool = False


class Mat(Frozen):
    """A named area of the table with one or more zones side by side.

    ``weight`` says who gives way where room is short: 4 is what is being decided, 3 what can answer or be hit, 2 what
    counts this phase, 1 the rest. With ``words`` room that is left over tells about each of its cards. Its label tells
    how much there is of what is ``counted``: the cards of a zone, the value of a counter. The cards of a ``foremost``
    one are made as large as can be before any others.
    """

    title: str
    sign: str
    spots: Sequence[Spot]
    weight: int = 2
    look: Look = "zone"
    short: str = ""
    words: bool = False
    counted: Sequence[str] = ()
    foremost: bool = False


class Arrangement(Frozen):
    """One way in which the mats can stand: rows from top to bottom. ``others`` are the mats of another seat; of the
    other seats so many stand ``beside`` each other in a row, above one's own, or while something is being decided all
    of them in the last of these, where they stand ``among`` them. It is for tables of so many ``seats``, () for all."""

    rows: Sequence[Sequence[Mat]]
    others: Sequence[Mat] = ()
    beside: int = 1
    seats: Sequence[int] = ()
    among: bool = False

    def is_for(self, seats: int) -> bool:
        """Whether a table of so many seats can stand like this."""
        return not self.seats or seats in self.seats


class Panel(Frozen):
    """What one seat has in the column: lines of zones, one below the other, under its name. What is ``counted`` as on
    mats."""

    title: str
    sign: str
    lines: Sequence[Sequence[Spot]]
    counted: Sequence[str] = ()


class Column(Frozen):
    """A column along the left edge from top to bottom: a panel for each other seat, one's own at its foot, and the ways
    in which the mats stand beside it."""

    own: Panel
    other: Panel
    arrangements: Sequence[Arrangement]


class Figure(Frozen):
    """How a piece stands on a land: as a "pawn", a "tower", a "disc" or a "plaque", in a colour of the theme's frames
    or regions, with a sign; "" for those of the card's face."""

    outline: Literal["pawn", "tower", "disc", "plaque"]
    colour: str = ""
    sign: str = ""


class Track(Frozen):
    """A course at the foot of a land on which markers go forward: as many spaces as the number ``limit``, divided into
    ``stages`` of so many; each marker is a number of the view and the token that it is drawn as. ``name`` is a message;
    ``standing`` are others of how far the first marker is and the foremost of the ``others``, the longest one first.
    """

    limit: str
    markers: Sequence[tuple[str, str]]
    stages: int
    name: str
    standing: Sequence[str]


class Ground(Frozen):
    """A land that lies at the left over the whole height above the prompt; rows and hand stand beside it, or with
    ``hand_below`` the hand under both, as on a table without a land.

    ``mat`` has the one zone with a star whose zones are the places of ``look``. ``figures`` are how pieces stand there,
    by the beginnings of their codes, or of their backs. A ``track`` lies along its foot. Mats whose first zone a seat
    does not have are not laid for it. Each zone that ``parties`` names is a party that lies elsewhere on the table and
    stands on the land as one pawn, at the place that one of its cards is.
    """

    mat: Mat
    look: MapLook
    figures: Mapping[str, Figure] = field(default_factory=dict)
    track: Track | None = None
    parties: str = ""
    hand_below: bool = False

    def figure(self, card: CardView) -> Figure:
        """How a piece stands: by the longest beginning of its code or back that is known."""
        name = card.code or card.back
        known = max((each for each in self.figures if name.startswith(each)), key=len, default="")
        return self.figures[known] if known else Figure("disc")


class Layout(Frozen):
    """How one game lies on the table.

    Of its ``arrangements`` the one is taken that gives the cards the most room, the first of equals; where a ``column``
    has room for all its panels, those beside it. At the left edge of it all stands what ``climb``s: the mat of a way
    whose cards lie one above the other. A ``ground`` lies beside them all. ``hand`` is the zone of the hand
    with what stands left and right of it; where the hand hangs below the edge, that stands as ``belongings`` where an
    arrangement names it, else at the end of the last row. What is told line by line ``beside_whole_hand`` stands in the
    rows where an arrangement names its zones and the hand hangs.

    ``asides`` names zones without a place of their own and the zone with whose cards they are shown (a card being
    revealed lies beside the staging area), with a star for both as `asides.beside` reads it. ``forward`` is a fact of
    the view, how the zone of what it names begins, and the zone as which this one is shown: what acts now stands apart.
    Cards in ``turned`` zones lie with their other side up. ``places`` are the places of a map by name, each at a share
    of its width and height. The cards of ``tray`` zones lie over the table while there are any. A click on the pile
    ``odds_at`` tells the odds of its next card. ``backs`` says which drawing stands for a back of the game, where it is
    not called like it, ``face_numbers`` under which name a face knows a number of the rules, where it is another,
    ``face_marks`` which marks of a card in play stand on its face. Over the zones of the ``middle`` a window of answers
    stands, where none of it can be answered from there. ``among_many`` says how small the cards of the others may be in
    a small window where three or more sit across, beside what they never fall below otherwise.
    """

    arrangements: Sequence[Arrangement]
    hand: Spot
    column: Column | None = None
    climb: Mat | None = None
    ground: Ground | None = None
    left_of_hand: Sequence[Spot] = ()
    right_of_hand: Sequence[Spot] = ()
    beside_whole_hand: Mat | None = None
    belongings: Mat | None = None
    asides: Mapping[str, str] = field(default_factory=dict)
    forward: tuple[str, str, str] = ("", "", "")
    turned: Sequence[str] = ()
    places: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    tray: Sequence[str] = (SHOWN,)
    odds_at: str = ""
    backs: Mapping[str, str] = field(default_factory=dict)
    face_numbers: Mapping[str, str] = field(default_factory=dict)
    face_marks: Sequence[str] = ()
    middle: Sequence[str] = ()
    among_many: float = 1.0
