"""Reading the table: who plays, what is in play, what a card is and has. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.moment import Moment
from desktop_app.games.lotr_lcg.reading.facts import CardFacts, load_cards
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, FORBIDDING, Forbids, Gives

FACTS = load_cards()
THREAT_ELIMINATION_LEVEL = 50
CHARACTERS = ("hero", "ally")


def facts(g: LcgState, card: str) -> CardFacts:
    """What is printed on a card."""
    return FACTS[g.codes[card]]


def kind(g: LcgState, card: str) -> str:
    """The card type; a card that has been turned into another has lost its printed one (LCG-364)."""
    piece = g.pieces.get(card)
    if piece is not None and piece.counts_as:
        return piece.counts_as
    return FACTS[g.codes[card]].type


def players(g: LcgState) -> list[str]:
    """The seats still in the game in player order, first player first (LCG-359)."""
    seats = g.seats
    if len(seats) == 1:
        return [] if g.eliminated else seats
    start = seats.index(g.first_player)
    return [seat for seat in seats[start:] + seats[:start] if seat not in g.eliminated]


def next_player(g: LcgState, seat: str) -> str:
    """The next seat clockwise that is still in the game; "" in a solo game (LCG-361, LCG-362)."""
    start = g.seats.index(seat)
    for other in g.seats[start + 1 :] + g.seats[:start]:
        if other not in g.eliminated:
            return other
    return ""


def controller(g: LcgState, card: str) -> str:
    """Who controls a card in play: a seat, or "" for the scenario (LCG-309, LCG-310)."""
    return g.pieces[card].controller


def characters(g: LcgState, seat: str) -> list[str]:
    """The heroes and allies a seat controls."""
    return g.zones[f"play:{seat}"]


def heroes(g: LcgState, seat: str) -> list[str]:
    """The heroes a seat controls."""
    return [card for card in g.zones[f"play:{seat}"] if FACTS[g.codes[card]].type == "hero"]


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
    return [card for card in g.zones["staging"] if FACTS[g.codes[card]].type == card_type]


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


def in_play(g: LcgState, code: str) -> list[str]:
    """The cards of one code in play."""
    return [card for card in g.pieces if g.codes[card] == code]


def attached(g: LcgState, card: str) -> list[str]:
    """The cards attached to a card."""
    return g.pieces[card].attachments


def side_of(code: str) -> str:
    """Whose effects the effects of a card are: "encounter" or "player"."""
    return "encounter" if FACTS[code].encounter_set else "player"


def immune(g: LcgState, card: str, code: str) -> bool:
    """Whether a card is immune to the effects of cards of this code (LCG-200).

    Immunity is an effect "immune:player" or "immune:encounter" on the card itself; what is attached to it and what it
    does to others is not protected (LCG-201).
    """
    if not code:
        return False
    protection = [e for e in g.effects if e.kind.startswith("immune:") and card in e.targets]
    return any(e.kind == f"immune:{side_of(code)}" for e in protection)


def affects(g: LcgState, effect: Effect, card: str) -> bool:
    """Whether a lasting effect applies to a card now, its group and immunity looked at anew (LCG-145, LCG-202)."""
    if card not in effect.targets and not (effect.group and _belongs(g, card, effect.group)):
        return False
    return not immune(g, card, effect.code)


def holds_already(g: LcgState, kind: str, thing: str, until: str) -> bool:
    """Whether a lasting effect that knows no amount holds for a card or seat already, as long as a new one would."""
    return any(e.kind == kind and thing in e.targets and e.until in (until, "game") for e in g.effects)


def _belongs(g: LcgState, card: str, group: str) -> bool:
    """Whether a card is in play and of a group: a card type, or "character"."""
    if card not in g.pieces:
        return False
    what = kind(g, card)
    return what == group or (group == "character" and what in CHARACTERS)


def has_trait(g: LcgState, card: str, trait: str) -> bool:
    """Whether a card has a trait, printed (unless blanked) or gained (LCG-187)."""
    if any(e.kind == f"trait:{trait}" and affects(g, e, card) for e in g.effects):
        return True
    if any(gift.what == trait for a in _attached_to(g, card) for gift in _gifts(g, a, "trait")):
        return True
    return trait in FACTS[g.codes[card]].traits and not is_blank(g, card)


def has_keyword(g: LcgState, card: str, keyword: str) -> bool:
    """Whether a card has a keyword, printed (unless blanked) or gained."""
    if any(e.kind == f"keyword:{keyword}" and affects(g, e, card) for e in g.effects):
        return True
    return any(k.id == keyword for k in FACTS[g.codes[card]].keywords) and not is_blank(g, card)


def keyword_amount(g: LcgState, card: str, keyword: str) -> int:
    """The sum of a numeric keyword, or how many times a card has one without a number (LCG-264, LCG-271)."""
    gained = sum(max(1, e.amount) for e in g.effects if e.kind == f"keyword:{keyword}" and affects(g, e, card))
    if is_blank(g, card):
        return gained
    return gained + sum(k.amount or 1 for k in FACTS[g.codes[card]].keywords if k.id == keyword)


def is_blank(g: LcgState, card: str) -> bool:
    """Whether a card's printed text box is treated as blank (LCG-162)."""
    return any(e.kind == "blank" and affects(g, e, card) for e in g.effects)


def forbidden(g: LcgState, what: str, subject: str) -> str:
    """The source of a 'cannot' effect on a card or seat (LCG-249), its kind if it has none; or ""."""
    for effect in g.effects:
        if effect.kind == f"cannot:{what}" and affects(g, effect, subject):
            return effect.source or effect.code or effect.kind
    for attachment in _attached_to(g, subject):
        if any(gift.what == what for gift in _gifts(g, attachment, "cannot")):
            return attachment
    return _forbidden_by_text(g, what, subject) if what in FORBIDDING else ""


def _forbidden_by_text(g: LcgState, what: str, subject: str) -> str:
    codes = FORBIDDING[what]
    for card, piece in g.pieces.items():
        if g.codes[card] not in codes:
            continue
        for text in CARDS.of(Forbids, g.codes[card]):
            if text.what != what or is_blank(g, card) or immune(g, subject, g.codes[card]):
                continue
            m = Moment(g, piece.controller or g.first_player, card, g.codes[card])
            if (text.applies is None or text.applies(m)) and text.to.has(m, subject):
                return card
    return ""


def _attached_to(g: LcgState, subject: str) -> Sequence[str]:
    piece = g.pieces.get(subject)
    return piece.attachments if piece is not None else ()


def _gifts(g: LcgState, attachment: str, kind: str) -> list[Gives]:
    """What an attachment gives to its host, of one kind."""
    return [gift for gift in CARDS.of(Gives, g.codes[attachment]) if gift.kind == kind]


def resource_icons(g: LcgState, hero: str) -> list[str]:
    """The spheres a hero's resources match: printed and gained (LCG-493)."""
    printed = FACTS[g.codes[hero]]
    icons = [printed.sphere] if printed.sphere else []
    for attachment in _attached_to(g, hero):
        gifts = _gifts(g, attachment, "icon")
        icons += [gift.what for gift in gifts if gift.hero in ("", printed.titles["en"])]
    return icons


def copies_in_play(g: LcgState, code: str) -> Iterator[str]:
    """Cards in play with the title of this code, whatever their type (LCG-108)."""
    title = FACTS[code].titles["en"]
    return (card for card in g.pieces if FACTS[g.codes[card]].titles["en"] == title)
