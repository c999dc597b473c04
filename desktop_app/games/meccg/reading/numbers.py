"""Every number of a card as a sum: what is printed, what items and trophies add, and what totals come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from desktop_app.games.kit.abilities import SpreadText
from desktop_app.games.kit.moment import worth
from desktop_app.games.kit.reading import Reading, Term
from desktop_app.games.meccg.reading.companies import belongs, borne, has_skill
from desktop_app.games.meccg.reading.current_attack import attack, fought_races
from desktop_app.games.meccg.reading.minions import has_no_effect, whose
from desktop_app.games.meccg.reading.queries import (
    FACTS,
    controller,
    facts,
    is_follower,
    is_item,
    is_item_card,
    is_of_his_side,
    is_trophy,
)
from desktop_app.games.meccg.state import HAND, Company, MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS, Adds, Bonus

NUMBERS = ("mind", "influence", "prowess", "body", "corruption", "points")
BONUSES = ("prowess", "body", "influence")
TROPHY_MOST = 9
TROPHIES = {1: (1, 0), 2: (1, 1), 3: (2, 1), 4: (2, 2)}
"""Direct influence and prowess by what the trophies of a character are worth (MEC-099 to MEC-103, MEC-624)."""
MOST_TROPHY_POINTS = 4
MOVE = "move"
"""What a card forbids by which nobody of its company moves."""
REGION_LIMIT = "region_limit"
"""The total of the regions through which a company may move."""
BODY = "body"
"""The kind of a body check."""
_ADDING = CARDS.about(Adds, "total")
_NO_TEXTS: Mapping[str, Sequence[Adds]] = {}


def _printed() -> dict[str, dict[str, int]]:
    found = {name: {c: v for c, card in FACTS.items() if (v := getattr(card, name)) is not None} for name in NUMBERS}
    found["check"] = {code: card.corruption_modifier for code, card in FACTS.items() if card.corruption_modifier}
    return found


# -- what items do -----------------------------------------------------------------------------------------------------


def works_for(g: MecState, item: str, bearer: str) -> bool:
    """Whether an item does anything for its bearer: it is in use, of his side, its text not blank, and he is no
    Ringwraith.

    An item has no effect on a Ringwraith (MEC-029), one of the opposite alignment none beside its points, corruption
    and restrictions (MEC-138), one that is not in use neither (MEC-654).
    """
    return not g.pieces[item].idle and is_of_his_side(g, item, bearer) and not READING.is_blank(g, item)


def is_able_to_use(g: MecState, item: str, bearer: str) -> bool:
    """Whether a bearer is able to use an item: it is of his side, and not all that it adds is for a skill that he
    lacks. What he cannot use keeps no other of its kind from being used (MEC-657)."""
    parts = list(CARDS.of(Bonus, g.codes[item]))
    skilled = not parts or any(not part.needs or has_skill(g, bearer, part.needs) for part in parts)
    return skilled and is_of_his_side(g, item, bearer)


def _bonuses(g: MecState, bearer: str, number: str) -> list[tuple[str, Bonus]]:
    """The bonuses of a bearer's items: the weapon first, then those with a maximum (MEC-593)."""
    found = [
        (item, part)
        for item in borne(g, bearer)
        if works_for(g, item, bearer)
        for part in CARDS.of(Bonus, g.codes[item])
        if part.number == number and (not part.needs or has_skill(g, bearer, part.needs))
    ]
    return sorted(found, key=lambda each: ("weapon" not in facts(g, each[0]).keywords, each[1].most == 0))


def _from_items(number: str, g: MecState, card: str, less: int = 0) -> Sequence[Term]:
    """What items and trophies add, each to its own maximum; nobody bears any who is not in play. What is ``less`` for
    the moment comes right after the weapon (MEC-593)."""
    piece = g.pieces.get(card)
    if piece is None or not piece.attachments:
        return ()
    found = []
    value = READING.printed(g, card, number)
    it = attack(g)
    faced = fought_races(g, it, card) if it is not None else ()
    for item, part in _bonuses(g, card, number):
        if "weapon" not in facts(g, item).keywords:
            value, less = value - less, 0
        strong = any(race in part.against for race in faced)
        amount, most = (part.amount_against, part.most_against) if strong else (part.amount, part.most)
        gain = max(0, min(amount, most - value)) if most and amount > 0 else amount
        value += gain
        found.append(Term(gain, item, g.codes[item]))
    return [*found, *_from_trophies(number, g, card, value - less)]


def kept_to_maximum(g: MecState, card: str, less: int) -> int:
    """How much more of what has a maximum a character keeps while he has so much ``less`` prowess, beside what cards
    and effects take off: his player chooses the order of all that comes after the weapon, and takes that off first
    (MEC-593)."""
    less -= sum(term.amount for term in terms(g, card, "prowess") if term.amount < 0)
    if not less:
        return 0
    return total(_from_items("prowess", g, card, less)) - total(_from_items("prowess", g, card))


def _from_trophies(number: str, g: MecState, card: str, value: int) -> Sequence[Term]:
    if number == "body":
        return ()
    trophies = [each for each in g.pieces[card].attachments if is_trophy(g, each)]
    points = min(MOST_TROPHY_POINTS, sum(facts(g, each).points for each in trophies))
    if not points:
        return ()
    influence, prowess = TROPHIES[points]
    amount = influence if number == "influence" else max(0, min(prowess, TROPHY_MOST - value))
    return [Term(amount, trophies[0], g.codes[trophies[0]])]


class MecReading(Reading[MecState]):
    """What is read from the table of this game."""

    def is_blank(self, g: MecState, card: str) -> bool:
        """A Ringwraith that follows another may use none of its special abilities (MEC-057)."""
        return is_follower(g, card) or super().is_blank(g, card)

    def says_nothing(self, g: MecState, source: str, what: str) -> bool:
        """An item that does nothing for who bears it gives and forbids nothing (MEC-654), but that its restrictions on
        movement hold all the same (MEC-137, MEC-658)."""
        return self.is_blank(g, source) or (what != MOVE and not item_works(g, source))

    def _constants(self, g: MecState, source: str, card: str, name: str, on: str) -> Iterator[Term]:
        """What an item says of its bearer's numbers holds as long as it does anything for him (``works_for``)."""
        said = super()._constants(g, source, card, name, on)
        if on == "me" or g.codes[source] not in self._number_texts[name] or not is_item(g, source):
            return said
        return said if works_for(g, source, card) else iter(())

    def _spread(self, g: MecState, source: str, card: str, texts: Sequence[SpreadText[MecState]]) -> Iterator[Term]:
        """What an item says of others holds as long as it does anything for who bears it."""
        return super()._spread(g, source, card, texts) if item_works(g, source) else iter(())

    def immune(self, g: MecState, thing: str, code: str) -> bool:
        """Certain hazards have no effect on a Ringwraith player (MEC-114), and none while companies fight (MEC-152)."""
        if g.attacks and _is_out_of_clash(g, code):
            return True
        return (code in FACTS and has_no_effect(g, code, whose(g, thing))) or super().immune(g, thing, code)

    def terms(self, g: MecState, card: str, name: str) -> Iterator[Term]:
        """What lasts of a hazard has no effect while companies fight (MEC-152)."""
        found = super().terms(g, card, name)
        if not g.attacks or not g.attacks[-1].givers:
            return found
        return (term for term in found if not _is_out_of_clash(g, term.code))


def _is_out_of_clash(g: MecState, code: str) -> bool:
    """Whether a card is a hazard while a company attacks another: it has no effect on that fight (MEC-152), though it
    has on a check of corruption that is made meanwhile."""
    if not g.attacks[-1].givers or (g.check is not None and g.check.kind != BODY):
        return False
    return code in FACTS and FACTS[code].type == "hazard"


def item_works(g: MecState, card: str) -> bool:
    """Whether a card is no item that does nothing for who bears it: none of its abilities is of use to anybody then
    (MEC-029, MEC-138, MEC-654)."""
    piece = g.pieces.get(card)
    if piece is None or piece.host not in g.pieces or not is_item_card(facts(g, card)):
        return True
    return works_for(g, card, piece.host)


READING = MecReading(
    texts=CARDS,
    printed=_printed(),
    belongs=belongs,
    side_of=lambda code: FACTS[code].type if code in FACTS else "",
    keeper=lambda g, card: g.owners[card],
    adds={name: partial(_from_items, name) for name in BONUSES},
)
"""What lasting effects and texts come to."""
number, terms, has_number, forbidden = READING.number, READING.terms, READING.has_number, READING.forbidden


def signed(g: MecState, card: str, name: str) -> int:
    """A number that may be below zero, as what is added to corruption checks."""
    return sum(term.amount for term in terms(g, card, name))


# -- totals ------------------------------------------------------------------------------------------------------------


def added(g: MecState, total: str, target: str = "", seat: str = "") -> Iterator[Term]:
    """What cards in play and lasting effects add to a total; with ``seat`` those of its cards alone. An item that does
    nothing for its bearer adds nothing, but its restrictions on movement apply (MEC-137, MEC-658)."""
    written = _ADDING.get(total, _NO_TEXTS)
    for card in READING.sources(g, written):
        if (seat and controller(g, card) != seat) or READING.immune(g, target or seat, g.codes[card]):
            continue
        m, at_work = READING.moment(g, card).at(target), item_works(g, card)
        for text in written[g.codes[card]]:
            if not READING.is_blank(g, card) and (text.applies is None or text.applies(m)):
                amount = worth(text.amount, m)
                if at_work or (total == REGION_LIMIT and amount < 0):  # what restricts movement holds all the same
                    yield Term(amount, card, g.codes[card])
    for effect in g.effects:
        if effect.kind == total and (not effect.targets or target in effect.targets or seat in effect.targets):
            yield Term(effect.amount, effect.source, effect.code)


def total(found: Iterable[Term]) -> int:
    """The sum of terms."""
    return sum(term.amount for term in found)


def hazard_limit(g: MecState, company: Company) -> int:
    """The hazard limit as it stands: fixed at the reveal, changed by effects (MEC-500, MEC-501)."""
    return max(0, company.limit + total(added(g, "hazard_limit", company.id)))


def hand_size(g: MecState, seat: str) -> int:
    """To how many cards a hand is reset (MEC-394, MEC-395)."""
    return max(0, HAND + total(added(g, "hand", seat, seat)))
