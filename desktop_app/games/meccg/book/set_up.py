"""Setting up: the character draft, minor items, starting sites, hands, who goes first (MEC-301 to MEC-302, MEC-378 to
MEC-398)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, Refusal, ask_all, ask_one
from desktop_app.engine.chance import Chance
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Enter, Next, Row
from desktop_app.engine.state import Place
from desktop_app.games.contract.decks import CardList
from desktop_app.games.kit.asking import choose_cards, refuse, seat_ref
from desktop_app.games.kit.laying_out import add_card, add_copies, lay_zones, seats_for
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.meccg.reading.numbers import mind_drafted
from desktop_app.games.meccg.reading.queries import companies, company_of, counts_as, facts, is_wizard, opponent
from desktop_app.games.meccg.state import (
    DRAFT,
    HAND,
    RINGWRAITH,
    SEAT_ZONES,
    SHARED_ZONES,
    WIZARD,
    Company,
    MecState,
    Piece,
)
from desktop_app.games.meccg.verbs.companies import found_company, lay_site
from desktop_app.games.meccg.verbs.entering import admitting, can_bear, settle_use
from desktop_app.games.meccg.verbs.piles import draw, shuffle_deck
from desktop_app.games.meccg.verbs.rolling import roll

PHASE = "setup"
MOST_MIND = 20
MOST_CHARACTERS = {WIZARD: 5, RINGWRAITH: 6}
MOST_ITEMS = 2
MOST_IN_DECK = 10
STARTS_AT = {WIZARD: ("Rivendell",), RINGWRAITH: ("Dol Guldur", "Minas Morgul")}
WHY_NOT_DRAFT = {
    "not_starting": ("MEC-309", "mec-no-start"),
    "agent": ("MEC-020", "mec-no-start"),
    "set_aside": ("MEC-381", "mec-no-set-aside"),
    "unique": ("MEC-336", "mec-no-unique"),
    "number": ("MEC-383", "mec-no-more-to-start"),
    "mind": ("MEC-384", "mec-no-mind-to-start"),
}
STOP, DONE = Option("stop"), Option("done")


class BadSetUp(ValueError):
    """A game cannot be set up like this; the rule says why."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule


# -- before the first step ---------------------------------------------------------------------------------------------


def new_game(
    decks: Sequence[CardList],
    names: Sequence[str],
    seed: int,
    *,
    length: str = "short",
    begins_with: str = "",
    without_notes: bool = False,
) -> MecState:
    """The decks on the table, nothing done yet.

    A minion player who faces a Wizard ``begins_with`` a card of this code that makes him Sauron ("" for none). With
    ``without_notes`` the log of past turns forgets what the opponent has shown (MEC-308).

    Raises BadSetUp for a deck without a play deck or sites (MEC-348).
    """
    g = empty_table(names, seed)
    g.length, g.without_notes = length, without_notes
    for seat, deck in zip(g.seats, decks, strict=True):
        if not deck.codes("deck") or not deck.codes("sites"):
            raise BadSetUp("MEC-348", "a deck has a play deck and sites")
        g.kinds[seat] = RINGWRAITH if deck.options.get("alignment") == "minion" else WIZARD
        add_copies(g, deck.parts.get("deck", {}), seat, f"deck:{seat}")
        add_copies(g, deck.parts.get("sites", {}), seat, f"locations:{seat}")
        add_copies(g, deck.parts.get("pool", {}), seat, f"pool:{seat}")
        add_copies(g, deck.parts.get("sideboard", {}), seat, f"sideboard:{seat}")
        if not start_sites(g, seat):
            raise BadSetUp("MEC-389", "a deck has the site at which its company starts")
    for seat in g.seats if begins_with else ():
        _begin_as_sauron(g, seat, begins_with)
    return g


def _begin_as_sauron(g: MecState, seat: str, code: str) -> None:
    """A minion player begins with The Lidless Eye or Sauron in play, if the opponent is a Wizard player (MEC-112,
    MEC-113)."""
    if not is_wizard(g, seat) and is_wizard(g, opponent(g, seat)):
        card = add_card(g, code, seat, f"events:{seat}")
        g.pieces[card] = Piece(controller=seat)


def empty_table(names: Sequence[str], seed: int) -> MecState:
    """A table with nobody's cards on it."""
    called = seats_for(names)
    g = MecState(game="meccg", seats=list(called), names=called, chance=Chance(seed), position=[])
    g.position = [Place(PHASE, DRAFT)]
    lay_zones(g, SHARED_ZONES, SEAT_ZONES)
    g.active = g.seats[0]
    for seat in g.seats:
        g.kinds[seat], g.exhaustions[seat], g.starting[seat], g.turns[seat] = WIZARD, 0, [], 0
    return g


def start_sites(g: MecState, seat: str) -> list[str]:
    """The site cards at which a player's characters may start (MEC-073, MEC-389)."""
    titles = STARTS_AT[WIZARD if is_wizard(g, seat) else RINGWRAITH]
    lying = [*g.zones[f"sites:{seat}"], *g.zones[f"locations:{seat}"]]
    found = [next((card for card in lying if facts(g, card).title == title), "") for title in titles]
    return [card for card in found if card]


# -- the draft ---------------------------------------------------------------------------------------------------------


def why_not_draft(g: MecState, seat: str, card: str) -> str:
    """Why a pool character may not be revealed in the draft (MEC-020, MEC-336)."""
    printed = facts(g, card)
    if printed.type != "character" or printed.avatar or card in g.starting[seat]:
        return "type"
    if printed.not_starting:
        return "not_starting"
    if printed.agent:
        return "agent"
    if card in g.drafted:
        return "set_aside"
    return "unique" if _is_taken(g, card) else _why_no_room(g, seat, card)


def _is_taken(g: MecState, card: str) -> bool:
    """Whether a manifestation of a unique character has joined a starting company already: it is in play, and no other
    can be (MEC-336, MEC-382)."""
    printed = facts(g, card)
    joined = [facts(g, each) for seat in g.seats for each in g.starting[seat]]
    return printed.unique and any(each.unique and each.entity == printed.entity for each in joined)


def _why_no_room(g: MecState, seat: str, card: str) -> str:
    """Why the starting companies have no room for one more (MEC-071, MEC-383, MEC-384)."""
    printed = facts(g, card)
    if len(g.starting[seat]) >= MOST_CHARACTERS[WIZARD if is_wizard(g, seat) else RINGWRAITH]:
        return "number"
    return "mind" if mind_drafted(g, seat) + (printed.mind or 0) > MOST_MIND else ""


async def draft(g: MecState) -> Next:
    """In rounds each player picks a character in secret, and both reveal together (MEC-380, MEC-385)."""
    drafting = [seat for seat in g.seats if seat not in g.drafted]
    able = {seat: _draftable(g, seat) for seat in drafting}
    for seat in drafting:
        if not able[seat]:
            g.drafted.append(seat)
    drafting = [seat for seat in drafting if able[seat]]
    if not drafting:
        return None
    answers = await ask_all([_draft_question(g, seat, able[seat]) for seat in drafting])
    picked = {seat: chosen[0].source for seat, chosen in answers.items() if chosen[0].verb != STOP.verb}
    g.drafted += [seat for seat in drafting if seat not in picked]
    _reveal(g, picked)
    return STAY


def _draftable(g: MecState, seat: str) -> list[str]:
    return [card for card in g.zones[f"pool:{seat}"] if not why_not_draft(g, seat, card)]


def _draft_question(g: MecState, seat: str, able: list[str]) -> Question:
    return Question(
        seat,
        "one",
        message("mec-ask-draft", rule="MEC-380", seat=seat_ref(seat)),
        lambda: [*(Option("draft", card) for card in able), STOP],
        step=g.step,
        refusals=lambda: _not_drafted(g, seat),
    )


def _not_drafted(g: MecState, seat: str) -> list[Refusal]:
    """Why each other character of the pool is not revealed."""
    found = []
    for card in g.zones[f"pool:{seat}"]:
        why = why_not_draft(g, seat, card)
        if why in WHY_NOT_DRAFT:
            rule, text = WHY_NOT_DRAFT[why]
            if why == "number" and not is_wizard(g, seat):
                rule = "MEC-071"
            found.append(refuse(g, rule, text, "draft", card))
    return found


def _reveal(g: MecState, picked: dict[str, str]) -> None:
    """The same unique character is set aside by both; any other joins a starting company (MEC-381, MEC-382)."""
    shown = [facts(g, card).entity for card in picked.values() if facts(g, card).unique]
    for seat, card in picked.items():
        if shown.count(facts(g, card).entity) > 1:
            g.drafted.append(card)
            g.say("mec-log-set-aside", seat=seat_ref(seat), card=g.ref(card), rule="MEC-381")
        else:
            g.starting[seat].append(card)
            g.say("mec-log-drafts", seat=seat_ref(seat), card=g.ref(card))


# -- the starting companies --------------------------------------------------------------------------------------------


async def place_companies(g: MecState) -> Next:
    """The companies begin at Rivendell, or are split between Dol Guldur and Minas Morgul (MEC-389, MEC-390)."""
    seat = round_the_table(g, g.seats)
    if not seat:
        return None
    g.place.done.append(seat)
    sites = start_sites(g, seat)
    second: list[str] = []
    if len(sites) > 1 and g.starting[seat]:
        second = await choose_cards(
            g, seat, "mec-ask-second-site", g.starting[seat], len(g.starting[seat]), up_to=True, site=g.ref(sites[1])
        )
    first = [card for card in g.starting[seat] if card not in second]
    for site, members in zip(sites, (first, second), strict=False):
        if members:
            _begin_at(g, seat, site, members)
    return STAY


def _begin_at(g: MecState, seat: str, site: str, members: Sequence[str]) -> Company:
    lay_site(g, site)
    company = found_company(g, seat, site)
    for card in members:
        _joins(g, company, card)
    return company


async def give_items(g: MecState) -> Next:
    """Up to two minor items of the pool on up to two starting characters (MEC-386); where a card admits an agent one of
    the pool may join (MEC-021)."""
    seat = round_the_table(g, g.seats)
    if not seat:
        return None
    items = [card for card in g.zones[f"pool:{seat}"] if _is_starting_item(g, card)]
    given = sum(
        "minor_item" in facts(g, c).kinds
        for each in companies(g, seat)
        for m in each.members
        for c in g.pieces[m].attachments
    )
    given += sum(bool(g.pieces[c].company) for c in g.zones[f"events:{seat}"])
    bearers = [card for each in companies(g, seat) for card in each.members]
    if given >= MOST_ITEMS or not bearers:
        items = []
    joining = _joining(g, seat)
    if not items and not joining:
        g.place.done.append(seat)
        return STAY
    question = Question(
        seat,
        "one",
        message("mec-ask-starting-items", rule="MEC-386", seat=seat_ref(seat)),
        lambda: [
            *(Option("give", item, bearer) for item in items for bearer in _who_may(g, item, bearers)),
            *joining,
            DONE,
        ],
        step=g.step,
        primary=DONE.verb,
    )
    chosen = await ask_one(question)
    if chosen.verb == DONE.verb:
        g.place.done.append(seat)
    elif chosen.verb == "admit":
        _admit(g, seat, chosen)
    else:
        _give(g, seat, chosen.source, chosen.target)
    return STAY


def _is_starting_item(g: MecState, card: str) -> bool:
    """A minor item that is neither unique nor of a hoard (MEC-377), or what says that it may start."""
    printed = facts(g, card)
    plain = not printed.unique and "hoard_item" not in printed.keywords
    return ("minor_item" in printed.kinds and plain) or printed.starting_item


def _who_may(g: MecState, item: str, bearers: Sequence[str]) -> list[str]:
    """Whom it may be given to, each where it cannot be duplicated once (MEC-340); what starts with a company is given
    to its first member."""
    able = [bearer for bearer in bearers if can_bear(g, item, bearer)]
    if not facts(g, item).starting_item:
        return able
    return [
        bearer for bearer in able if (company := company_of(g, bearer)) is not None and company.members[0] == bearer
    ]


def _give(g: MecState, seat: str, item: str, bearer: str) -> None:
    company = company_of(g, bearer)
    if facts(g, item).starting_item and company is not None:
        g.move(item, f"events:{seat}")
        g.pieces[item] = Piece(controller=seat, company=company.id)
        return
    g.move(item, "attached")
    g.pieces[item] = Piece(controller=seat, host=bearer)
    g.pieces[bearer].attachments.append(item)
    settle_use(g, item)
    g.say("mec-log-starts-with", card=g.ref(item), host=g.ref(bearer))


def _joining(g: MecState, seat: str) -> list[Option]:
    """The agents of the pool that a card lets join a starting company, one for each such card (MEC-021)."""
    agents = [
        card
        for card in g.zones[f"pool:{seat}"]
        if facts(g, card).agent and not _is_taken(g, card) and not _why_no_room(g, seat, card)
    ]
    return [
        Option("admit", card, company.members[0])
        for company in companies(g, seat)
        if sum(facts(g, each).agent for each in company.members) < len(admitting(g, company))
        for card in agents
    ]


def _admit(g: MecState, seat: str, chosen: Option) -> None:
    company = company_of(g, chosen.target)
    if company is not None:
        _joins(g, company, chosen.source)
        g.starting[seat].append(chosen.source)
        g.say("mec-log-drafts", seat=seat_ref(seat), card=g.ref(chosen.source))


def _joins(g: MecState, company: Company, card: str) -> None:
    g.move(card, f"companies:{company.seat}")
    g.pieces[card] = Piece(controller=company.seat)
    company.members.append(card)


async def leftover_characters(g: MecState) -> Next:
    """Characters that were not used may be shuffled into the play deck, ten in all; the rest stays in
    the pool, which is out of the game (MEC-387, MEC-388)."""
    seat = round_the_table(g, g.seats)
    if not seat:
        return None
    g.place.done.append(seat)
    able = [card for card in g.zones[f"pool:{seat}"] if "character" in counts_as(g, card)]
    in_deck = [c for c in g.zones[f"deck:{seat}"] if "character" in counts_as(g, c) and not facts(g, c).avatar]
    room = max(0, MOST_IN_DECK - len(in_deck))
    for card in await choose_cards(g, seat, "mec-ask-leftover", able, min(room, len(able)), up_to=True):
        g.move(card, f"deck:{seat}")
    return STAY


# -- hands and the first turn ------------------------------------------------------------------------------------------


async def opening_hands(g: MecState) -> None:
    """The play decks are shuffled and eight cards drawn; the hand is kept (MEC-391 to MEC-393)."""
    for seat in g.seats:
        await shuffle_deck(g, seat)
        await draw(g, seat, HAND)


async def who_goes_first(g: MecState) -> Next:
    """Each player rolls, ties again; the higher roll takes the first turn (MEC-398)."""
    rolled = dict.fromkeys(g.seats, 0)
    while len(dict.fromkeys(rolled.values())) == 1:
        for seat in g.seats:
            rolled[seat] = await roll(g, seat, "first")
    g.active = max(g.seats, key=lambda seat: rolled[seat])
    g.drafted = []
    g.say("mec-log-first-player", seat=seat_ref(g.active), rule="MEC-398")
    return Enter("turn")


ROWS = [
    Row(DRAFT, draft, PHASE),
    Row("starting_sites", place_companies, PHASE),
    Row("starting_items", give_items, PHASE),
    Row("leftover", leftover_characters, PHASE),
    Row("hands", opening_hands, PHASE, shown=False),
    Row("first", who_goes_first, PHASE),
]
