"""Reading the table: who plays, what is in play, what a card is and has. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import get_args

from desktop_app.games.kit.cast import Prints
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.reading import Reading, Term
from desktop_app.games.thrones.card_shape import CardType
from desktop_app.games.thrones.reading.facts import CardFacts, load_cards
from desktop_app.games.thrones.state import Challenge, ThronesState
from desktop_app.games.thrones.vocabulary.texts import CARDS

FACTS = load_cards()
_TITLES = Prints(lambda code: FACTS[code].titles["en"])
CARD_TYPES = get_args(CardType)
NUMBERS = ("cost", "strength", "income", "initiative", "claim", "reserve")
"""The numbers that stand on cards."""
PLOT_ICONS = ("income", "initiative", "reserve")
"""The icons that modify the revealed plot (GOT-283, GOT-286)."""
BLANK, BLANK_BUT_TRAITS = "blank", "blank_but_traits"


def facts(g: ThronesState, card: str) -> CardFacts:
    """What is printed on a card."""
    return FACTS[g.codes[card]]


def kind(g: ThronesState, card: str) -> str:
    """The card type; a card that has been turned into another has lost its printed one (GOT-430)."""
    piece = g.pieces.get(card)
    if piece is not None:
        return piece.counts_as or FACTS[g.codes[card]].type
    return "duplicate" if is_duplicate(g, card) else FACTS[g.codes[card]].type


def is_duplicate(g: ThronesState, card: str) -> bool:
    """Whether a card lies under another as its duplicate."""
    return g.home[card].partition(":")[0] in ("under", "facedown")


# -- players -------------------------------------------------------------------------------------------------------


def players(g: ThronesState) -> list[str]:
    """The seats still in the game in player order, first player first (GOT-302)."""
    seats, first = g.seats, g.first_player
    start = seats.index(first) if first else 0
    order = seats[start:] + seats[:start] if start else list(seats)
    return [seat for seat in order if seat not in g.eliminated] if g.eliminated else order


def is_playing(g: ThronesState, thing: str) -> bool:
    """Whether this is a seat still in the game."""
    return thing in g.seats and thing not in g.eliminated


def opponents(g: ThronesState, seat: str) -> list[str]:
    """Everybody else who still plays, in player order."""
    return [other for other in players(g) if other != seat]


def controller(g: ThronesState, card: str) -> str:
    """Who controls a card: in play its controller, elsewhere the seat whose area it lies in (GOT-363)."""
    piece = g.pieces.get(card)
    if piece is not None:
        return piece.controller
    return g.home[card].partition(":")[2] or g.owners[card]


def is_in_play(g: ThronesState, card: str) -> bool:
    """Whether a card is in play; an agenda never is (GOT-147, GOT-162)."""
    return card in g.pieces and not g.home[card].startswith("agenda")


def whereabouts(g: ThronesState, card: str) -> object:
    """The very piece in play, or the area outside it: a card that has moved since is another one."""
    piece = g.pieces.get(card)
    return g.home.get(card) if piece is None else (id(piece), piece)  # held, so that no other comes to its place


# -- groups of cards ---------------------------------------------------------------------------------------------------


def characters(g: ThronesState, seat: str) -> list[str]:
    """The characters a seat controls."""
    return g.zones[f"characters:{seat}"]


def all_characters(g: ThronesState) -> list[str]:
    """Every character in play, in player order."""
    found: list[str] = []
    for seat in players(g):
        found += g.zones[f"characters:{seat}"]
    return found


def controlled(g: ThronesState, seat: str) -> list[str]:
    """Every card in play that a seat controls."""
    return [card for card, piece in g.pieces.items() if piece.controller == seat and is_in_play(g, card)]


def faction_card(g: ThronesState, seat: str) -> str:
    """The faction card of a seat."""
    return g.zones[f"faction:{seat}"][0]


def plot(g: ThronesState, seat: str) -> str:
    """The revealed plot of a seat, "" before the first."""
    lying = g.zones[f"plot:{seat}"]
    return lying[0] if lying else ""


def copies(g: ThronesState, card: str) -> Sequence[str]:
    """The cards of the game with the name of a card, itself among them, whatever their type (GOT-091)."""
    return _TITLES.of(g, facts(g, card).titles["en"])


def copies_in_play(g: ThronesState, card: str) -> Sequence[str]:
    """Those of them that are in play."""
    found = _TITLES.in_play(g, FACTS[g.codes[card]].titles["en"])
    return [other for other in found if is_in_play(g, other)] if found else found


def challenge(g: ThronesState) -> Challenge | None:
    """The challenge being resolved."""
    return g.challenges[-1] if g.challenges else None


# -- what a card is and has --------------------------------------------------------------------------------------------


def _belongs(g: ThronesState, card: str, group: str) -> bool:
    return card in g.pieces and is_kind(g, card, group)


def _plot_icons(name: str, g: ThronesState, card: str) -> Sequence[Term]:
    """The icons that its controller's cards add to a revealed plot (GOT-284); blank ones add nothing (GOT-285)."""
    piece = g.pieces.get(card)
    if piece is None or FACTS[g.codes[card]].type != "plot":
        return ()
    found, printed = [], READING.printed_numbers[name]
    for source in READING.sources(g, printed):
        icon, mine = printed[g.codes[source]], g.pieces[source].controller == piece.controller
        if icon and mine and source != card and not is_blank(g, source) and kind(g, source) != "plot":
            found.append(Term(icon, source, g.codes[source]))
    return found


def side_of(code: str) -> str:
    """Of what kind the effects of a card are, for immunity: its card type."""
    return FACTS[code].type if code in FACTS else ""


READING: Reading[ThronesState] = Reading(
    texts=CARDS,
    printed={
        name: {code: value for code, card in FACTS.items() if isinstance(value := getattr(card, name), int)}
        for name in NUMBERS
    },
    belongs=_belongs,
    side_of=side_of,
    keeper=lambda g, card: g.first_player,
    adds={name: partial(_plot_icons, name) for name in PLOT_ICONS},
    blanking=(BLANK, BLANK_BUT_TRAITS),
    sheds=False,
)
"""What lasting effects and texts come to: immunity is GOT-212 to GOT-214, blank text GOT-138, "cannot" GOT-292."""
immune, is_blank, forbidden = READING.immune, READING.is_blank, READING.forbidden


def out_of_reach(m: Moment[ThronesState], thing: str) -> str:
    """Who is immune is no target of an ability, whatever that does besides (GOT-212)."""
    return "immune" if immune(m.g, thing, m.code) else ""


CARDS.out_of_reach = out_of_reach


def forbidding(g: ThronesState, subject: str, *whats: str) -> str:
    """The card that forbids any of these things to a card or a seat; "" where none does, or none can be named."""
    found = next((source for what in whats if (source := forbidden(g, what, subject))), "")
    return found if found in g.codes else ""


def gains(g: ThronesState, card: str, what: str, of: str) -> bool:
    """Whether an effect or a text in play gives a card ``what``, a "trait" or a "keyword", and ``of`` them this one:
    most of them nothing gives to any card."""
    if not READING.could_gain(g, what, of):
        return False
    return READING.has_gained(g, card, f"{what}:{of}") or READING.is_granted(g, card, what, of)


def has_trait(g: ThronesState, card: str, trait: str) -> bool:
    """Whether a card has a trait, printed (unless blanked, GOT-140) or gained."""
    if trait in FACTS[g.codes[card]].traits and not READING.is_blanked(g, card, BLANK):
        return True
    return gains(g, card, "trait", trait)


def traits(g: ThronesState, card: str) -> list[str]:
    """The traits of a card now."""
    printed = [] if READING.is_blanked(g, card, BLANK) else list(FACTS[g.codes[card]].traits)
    gained = [effect.kind.partition(":")[2] for effect in g.effects if effect.kind.startswith("trait:")]
    found = [trait for trait in dict.fromkeys(gained) if READING.gained(g, card, f"trait:{trait}")]
    return list(dict.fromkeys([*printed, *found, *READING.granted(g, card, "trait")]))


def has_keyword(g: ThronesState, card: str, keyword: str) -> bool:
    """Whether a card has a keyword, printed (unless blanked) or gained: it has it or not (GOT-310)."""
    for printed in FACTS[g.codes[card]].keywords:
        if printed.id == keyword and not is_blank(g, card):
            return True
    return gains(g, card, "keyword", keyword)


def has_icon(g: ThronesState, card: str, icon: str) -> bool:
    """Whether a character has a challenge icon: what it gained and what it lost are counted (GOT-179, GOT-281)."""
    count = int(icon in FACTS[g.codes[card]].icons)
    if READING.could_gain(g, "icon", icon):
        count += READING.granted(g, card, "icon").count(icon) + len(READING.gained(g, card, f"icon:{icon}"))
    if g.effects:
        count -= len(READING.gained(g, card, f"loses:{icon}"))
    return count > 0


def is_loyal(g: ThronesState, card: str) -> bool:
    """Whether a card is loyal (GOT-247)."""
    return FACTS[g.codes[card]].loyal


def is_kind(g: ThronesState, card: str, kinds: str) -> bool:
    """Whether a card is of a kind in words, which is how lasting effects name cards they do not know yet.

    Alternatives are divided by "|"; of each all words must hold: a card type, a faction, "loyal", "unique", "limited",
    or ``trait:lord``. ``is_kind(g, card, "stark character|trait:direwolf")``; "" is any card.
    """
    for words in _alternatives(kinds):
        for word in words:
            if not _is_word(g, card, word):
                break
        else:
            return True
    return False


def was_kind(g: ThronesState, card: str, kinds: str) -> bool:
    """Whether a card is printed as one of a kind: what it was when it was used or fell, whatever has become of it."""
    printed = FACTS[g.codes[card]]
    return any(all(_is_printed(printed, word) for word in words) for words in _alternatives(kinds))


@cache
def _alternatives(kinds: str) -> Sequence[Sequence[str]]:
    return [alternative.split() for alternative in kinds.split("|")]


def _is_word(g: ThronesState, card: str, word: str) -> bool:
    if word.startswith("trait:"):
        return has_trait(g, card, word[6:])
    if word == "limited":
        return has_keyword(g, card, word)
    return word == kind(g, card) if word in CARD_TYPES else _is_printed(FACTS[g.codes[card]], word)


def _is_printed(printed: CardFacts, word: str) -> bool:
    if word.startswith("trait:"):
        return word[6:] in printed.traits
    if word in ("loyal", "unique"):
        return bool(getattr(printed, word))
    if word == "limited":
        return any(keyword.id == word for keyword in printed.keywords)
    return word in (printed.faction, printed.type)
