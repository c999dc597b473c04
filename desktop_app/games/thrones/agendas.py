"""What agendas change about the building of a deck: the abilities that GOT-107 and GOT-249 leave room for.

Agendas that name a faction or trait when they are announced, and those of the draft format, are not here: their
terms are agreed at the table.
"""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.deck_list import DeckCard


class Kind(Frozen):
    """A kind of card: every word that is given must fit."""

    faction: str = ""
    trait: str = ""
    type: str = ""
    keyword: str = ""

    def fits(self, card: DeckCard) -> bool:
        """Whether a card is of this kind."""
        return (
            self.faction in ("", card.word("faction"))
            and self.type in ("", card.type)
            and (not self.trait or self.trait in [trait.casefold() for trait in card.traits])
            and (not self.keyword or f"{self.keyword} (" in card.text.casefold())
        )


class Terms(Frozen):
    """What an agenda asks of a deck and what it lets in; numbers of nothing are those of the book."""

    plots: int = 7
    repeated: int = 1
    smallest: int = 60
    banners: int = 0
    lets_in: tuple[Kind, ...] = ()
    """Non-loyal cards of other factions for the draw deck."""
    at_least: int = 0
    of: Kind = Kind()
    different: bool = False
    """Whether `at_least` counts different titles rather than copies."""
    once: Kind | None = None
    """Cards of which the deck may have one copy each."""
    never: tuple[Kind, ...] = ()
    most_neutral: int | None = None
    no_loyal: bool = False


def _banner(faction: str) -> Terms:
    return Terms(lets_in=(Kind(faction=faction),), at_least=12, of=Kind(faction=faction))


BANNERS: Mapping[str, str] = {
    "banner of the stag": "baratheon",
    "banner of the kraken": "greyjoy",
    "banner of the lion": "lannister",
    "banner of the sun": "martell",
    "banner of the watch": "thenightswatch",
    "banner of the wolf": "stark",
    "banner of the dragon": "targaryen",
    "banner of the rose": "tyrell",
}
"""The banner agendas and the faction whose cards each lets in (GOT-249)."""

TERMS: Mapping[str, Terms] = {
    **{title: _banner(faction) for title, faction in BANNERS.items()},
    "alliance": Terms(smallest=75, banners=2),
    "fealty": Terms(most_neutral=15),
    "kings of summer": Terms(never=(Kind(type="plot", trait="winter"),)),
    "kings of winter": Terms(never=(Kind(type="plot", trait="summer"),)),
    "the many-faced god": Terms(never=(Kind(type="plot", trait="kingdom"),)),
    "the gift of mercy": Terms(never=(Kind(type="plot", trait="omen"),)),
    "the rains of castamere": Terms(plots=12, at_least=5, of=Kind(type="plot", trait="scheme"), different=True),
    "battle of the trident": Terms(plots=10),
    "the wars to come": Terms(plots=10, repeated=2),
    "the conclave": Terms(
        lets_in=(Kind(trait="maester", type="character"),), at_least=12, of=Kind(trait="maester", type="character")
    ),
    "the white book": Terms(
        lets_in=(Kind(trait="kingsguard", type="character"),),
        at_least=7,
        of=Kind(trait="kingsguard", type="character"),
        different=True,
    ),
    "the small council": Terms(
        lets_in=(Kind(trait="small council", type="character"),),
        at_least=7,
        of=Kind(trait="small council", type="character"),
        different=True,
    ),
    "a mummer's farce": Terms(lets_in=(Kind(trait="fool", type="character"),)),
    "trading with braavos": Terms(lets_in=(Kind(trait="warship", type="location"),)),
    "kingdom of shadows": Terms(lets_in=(Kind(keyword="shadow", type="character"),)),
    "banner of the falcon": Terms(at_least=12, of=Kind(trait="house arryn")),
    "valyrian steel": Terms(smallest=75, once=Kind(type="attachment")),
    "dark wings, dark words": Terms(smallest=75, once=Kind(type="event")),
    "the long voyage": Terms(smallest=100),
    "the brotherhood without banners": Terms(no_loyal=True),
    "the free folk": Terms(lets_in=(Kind(trait="wildling", type="character"),)),
}


def terms_of(agenda: DeckCard) -> Terms:
    """The terms of an agenda; those of the book where it has none of its own."""
    return TERMS.get(agenda.title.strip("\"“”'").replace("’", "'").casefold(), Terms())
