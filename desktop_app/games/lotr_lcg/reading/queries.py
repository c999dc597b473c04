"""Reading the table: who plays, what is in play, what a card is and has. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.cast import Prints
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.reading import Reading
from desktop_app.games.lotr_lcg.reading.facts import CardFacts, load_cards
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS

FACTS = load_cards()
_TITLES = Prints(lambda code: FACTS[code].titles["en"])
NUMBERS = (
    "willpower",
    "attack",
    "defense",
    "hit_points",
    "threat",
    "engagement_cost",
    "quest_points",
    "cost",
    "threat_cost",
)
"""The numbers that stand on cards."""
THREAT_ELIMINATION_LEVEL = 50
CHARACTERS = ("hero", "ally")
ENCOUNTER = "encounter"
"""Who owns the cards of the scenario (LCG-308)."""
CAMPAIGN = "campaign"
"""Who owns what belongs to no deck: the campaign card, what it sets aside, what the pool attaches to heroes."""
ALSO = {"objective_ally": "ally"}
"""Card types that count as another: an objective ally is an ally."""


def facts(g: LcgState, card: str) -> CardFacts:
    """What is printed on a card."""
    return FACTS[g.codes[card]]


def kind(g: LcgState, card: str) -> str:
    """The card type; a card that has been turned into another has lost its printed one (LCG-364)."""
    if card in g.pieces and g.pieces[card].counts_as:
        return g.pieces[card].counts_as
    printed = FACTS[g.codes[card]].type
    return ALSO.get(printed, printed)


def players(g: LcgState) -> list[str]:
    """The seats still in the game in player order, first player first (LCG-359)."""
    if len(g.seats) == 1:
        return [] if g.eliminated else g.seats
    order = seats_in_order(g)
    return [seat for seat in order if seat not in g.eliminated] if g.eliminated else order


def seats_in_order(g: LcgState) -> list[str]:
    """Every seat in player order, those that are out of the game too."""
    start = g.seats.index(g.first_player)
    return g.seats[start:] + g.seats[:start]


def next_player(g: LcgState, seat: str) -> str:
    """The next seat clockwise that is still in the game; "" in a solo game (LCG-361, LCG-362)."""
    start = g.seats.index(seat)
    for other in g.seats[start + 1 :] + g.seats[:start]:
        if other not in g.eliminated:
            return other
    return ""


def whereabouts(g: LcgState, card: str) -> object:
    """The very piece in play, or the area outside it: a card that has moved there or back since is another one."""
    piece = g.pieces.get(card)
    return g.home.get(card) if piece is None else (id(piece), piece)  # held, so that no other comes to its place


def controller(g: LcgState, card: str) -> str:
    """Who controls a card in play: a seat, or "" for the scenario (LCG-309, LCG-310)."""
    return g.pieces[card].controller


def characters(g: LcgState, seat: str) -> list[str]:
    """The heroes and allies a seat controls."""
    return g.zones[f"play:{seat}"]


def heroes(g: LcgState, seat: str) -> list[str]:
    """The heroes a seat controls."""
    found = []
    for card in g.zones[f"play:{seat}"]:
        if FACTS[g.codes[card]].type == "hero":
            found.append(card)
    return found


def has_hero(g: LcgState, seat: str) -> bool:
    """Whether a seat controls any hero."""
    for card in g.zones[f"play:{seat}"]:
        if FACTS[g.codes[card]].type == "hero":
            return True
    return False


def allies(g: LcgState, seat: str) -> list[str]:
    """The allies a seat controls."""
    return [card for card in g.zones[f"play:{seat}"] if FACTS[g.codes[card]].type != "hero"]


def all_characters(g: LcgState) -> list[str]:
    """Every character in play, in player order."""
    return [card for seat in players(g) for card in g.zones[f"play:{seat}"]]


def ready_characters(g: LcgState, seat: str) -> list[str]:
    """The ready characters a seat controls."""
    pieces = g.pieces
    return [card for card in g.zones[f"play:{seat}"] if not pieces[card].exhausted]


def committed(g: LcgState) -> list[str]:
    """Every character committed to the quest, in player order."""
    return [card for card in all_characters(g) if g.pieces[card].committed]


def engaged(g: LcgState, seat: str) -> list[str]:
    """The enemies engaged with a seat (LCG-165)."""
    return g.zones[f"engaged:{seat}"]


def engaged_with(g: LcgState, enemy: str) -> str:
    """The seat an enemy is engaged with, or ""."""
    home = g.home[enemy]
    return home[8:] if home.startswith("engaged:") else ""


def enemies(g: LcgState) -> list[str]:
    """Every enemy in play: the staging area's first, then those engaged in player order."""
    found = [card for card in g.zones["staging"] if FACTS[g.codes[card]].type == "enemy"]
    for seat in players(g):
        found.extend(g.zones[f"engaged:{seat}"])
    return found


def staged(g: LcgState, card_type: str) -> list[str]:
    """The cards of one type in the staging area."""
    found = []
    for card in g.zones["staging"]:
        if FACTS[g.codes[card]].type == card_type:
            found.append(card)
    return found


def locations(g: LcgState) -> list[str]:
    """Every location in play, the active one last."""
    return staged(g, "location") + g.zones["active_location"]


def active_location(g: LcgState) -> str:
    """The active location, or ""."""
    zone = g.zones["active_location"]
    return zone[0] if zone else ""


def current_quest(g: LcgState) -> str:
    """The current quest card (LCG-236), or "" before the game begins."""
    zone = g.zones["quest"]
    return zone[0] if zone else ""


def allies_played(seat: str) -> str:
    """Under which key is counted how many allies a seat has played this round."""
    return f"round|allies played|{seat}"


def allies_played_this_round(g: LcgState) -> int:
    """How many allies all players together have played this round; those put into play do not count (LCG-219)."""
    return sum(g.used.get(allies_played(seat), 0) for seat in g.seats)


SLAIN = "game|slain|"
"""Under which key is counted how many enemies were destroyed in this game."""


def in_play(g: LcgState, code: str) -> list[str]:
    """The cards of one code in play."""
    return [card for card in g.pieces if g.codes[card] == code]


def stands_in(g: LcgState, card: str) -> bool:
    """Whether it is no card of a box but stands in for the one that lies face down beneath it."""
    return FACTS[g.codes[card]].quantity == 0


def attached(g: LcgState, card: str) -> list[str]:
    """The cards attached to a card."""
    return g.pieces[card].attachments


def side_of(code: str) -> str:
    """Whose effects the effects of a card are: "encounter" or "player"."""
    return "encounter" if FACTS[code].encounter_set else "player"


def _belongs(g: LcgState, card: str, group: str) -> bool:
    """Whether a card is in play and of a group: a card type, or "character"; with "staged" in the staging area.

    A prisoner is of none.
    """
    if card not in g.pieces or g.home[card].startswith("captive:"):
        return False
    if group.startswith("staged "):
        return g.home[card] == "staging" and _belongs(g, card, group.removeprefix("staged "))
    what = kind(g, card)
    return what == group or (group == "character" and what in CHARACTERS)


READING: Reading[LcgState] = Reading(
    texts=CARDS,
    printed={
        name: {code: value for code, card in FACTS.items() if isinstance(value := getattr(card, name, None), int)}
        for name in NUMBERS
    },
    belongs=_belongs,
    side_of=side_of,
    keeper=lambda g, card: g.first_player,
)
"""What lasting effects and texts come to: immunity is LCG-200 to LCG-202, blank text LCG-162, "cannot" LCG-249."""
immune, affects, is_blank, forbidden = READING.immune, READING.affects, READING.is_blank, READING.forbidden


def out_of_reach(m: Moment[LcgState], thing: str) -> str:
    """Who is immune is no target of an ability, whatever that does besides (LCG-200)."""
    return "immune" if immune(m.g, thing, m.code) else ""


CARDS.out_of_reach = out_of_reach


def holds_already(g: LcgState, kind: str, thing: str, until: str) -> bool:
    """Whether a lasting effect that knows no amount holds for a card or seat already, as long as a new one would."""
    return any(e.kind == kind and thing in e.targets and e.until in (until, "game") for e in g.effects)


def has_trait(g: LcgState, card: str, trait: str) -> bool:
    """Whether a card has a trait, printed (unless blanked) or gained (LCG-187)."""
    if READING.has_gained(g, card, f"trait:{trait}") or trait in READING.gifts(g, card, "trait"):
        return True
    if READING.is_granted(g, card, "trait", trait):
        return True
    return trait in FACTS[g.codes[card]].traits and not is_blank(g, card)


def traits(g: LcgState, card: str) -> list[str]:
    """Every trait that a card has, printed (unless blanked) or gained (LCG-187)."""
    gained = [e.kind.removeprefix("trait:") for e in g.effects if e.kind.startswith("trait:") and affects(g, e, card)]
    found = [] if is_blank(g, card) else list(FACTS[g.codes[card]].traits)
    found += READING.gifts(g, card, "trait") + READING.granted(g, card, "trait")
    return list(dict.fromkeys([*found, *gained]))


def has_keyword(g: LcgState, card: str, keyword: str) -> bool:
    """Whether a card has a keyword, printed (unless blanked) or gained."""
    if READING.has_gained(g, card, f"keyword:{keyword}") or keyword in READING.gifts(g, card, "keyword"):
        return True
    if READING.is_granted(g, card, "keyword", keyword):
        return True
    for printed in FACTS[g.codes[card]].keywords:
        if printed.id == keyword:
            return not is_blank(g, card)
    return False


def keyword_amount(g: LcgState, card: str, keyword: str) -> int:
    """The sum of a numeric keyword, or how many times a card has one without a number (LCG-264, LCG-271)."""
    gained = sum(max(1, e.amount) for e in READING.gained(g, card, f"keyword:{keyword}"))
    gained += (READING.gifts(g, card, "keyword") + READING.granted(g, card, "keyword")).count(keyword)
    if is_blank(g, card):
        return gained
    return gained + sum(k.amount or 1 for k in FACTS[g.codes[card]].keywords if k.id == keyword)


def has_icon(g: LcgState, hero: str, sphere: str) -> bool:
    """Whether a hero's resources match a sphere."""
    printed = FACTS[g.codes[hero]]
    return printed.sphere == sphere or sphere in READING.gifts(g, hero, "icon", printed.titles["en"])


def income(g: LcgState, hero: str) -> int:
    """How many resources cards add to what a hero collects in each resource phase."""
    return sum(map(int, READING.gifts(g, hero, "income")))


def copies_in_play(g: LcgState, code: str) -> Sequence[str]:
    """Cards in play with the title of this code, whatever their type (LCG-108)."""
    return _TITLES.in_play(g, FACTS[code].titles["en"])
