"""The starting companies: where they begin, what they bear, who joins them, and who goes into the play deck (MEC-386 to
MEC-390)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next
from desktop_app.games.kit.asking import choose_cards, refuse, seat_ref
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.meccg.book.character_draft import is_taken, why_no_room
from desktop_app.games.meccg.reading.companies import companies, company_of
from desktop_app.games.meccg.reading.queries import counts_as, facts, is_wizard
from desktop_app.games.meccg.state import RINGWRAITH, WIZARD, Company, MecState, Piece
from desktop_app.games.meccg.verbs.companies import found_company, lay_site
from desktop_app.games.meccg.verbs.entering import admitting, can_bear, settle_use

MOST_ITEMS = 2
MOST_IN_DECK = 10
STARTS_AT = {WIZARD: ("Rivendell",), RINGWRAITH: ("Dol Guldur", "Minas Morgul")}
DONE = Option("done")


def start_sites(g: MecState, seat: str) -> list[str]:
    """The site cards at which a player's characters may start (MEC-073, MEC-389)."""
    titles = STARTS_AT[WIZARD if is_wizard(g, seat) else RINGWRAITH]
    lying = [*g.zones[f"sites:{seat}"], *g.zones[f"locations:{seat}"]]
    found = [next((card for card in lying if facts(g, card).title == title), "") for title in titles]
    return [card for card in found if card]


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
        refusals=lambda: _not_to_start(g, seat, items, bearers),
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


def _not_to_start(g: MecState, seat: str, items: Sequence[str], bearers: Sequence[str]) -> list[Refusal]:
    """Why other things of the pool do not start: they are no plain minor items (MEC-377), two are given (MEC-386), or
    somebody bears one already (MEC-340)."""
    goods = [card for card in g.zones[f"pool:{seat}"] if facts(g, card).type == "resource"]
    plain = [card for card in goods if _is_starting_item(g, card)]
    return [
        *(refuse(g, "MEC-377", "mec-no-starting-item", "give", card) for card in goods if card not in plain),
        *(refuse(g, "MEC-386", "mec-no-third-item", "give", card) for card in plain if card not in items),
        *(
            refuse(g, "MEC-340", "mec-no-twice", "give", item, bearer)
            for item in items
            for bearer in bearers
            if not can_bear(g, item, bearer)
        ),
    ]


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
        if facts(g, card).agent and not is_taken(g, card) and not why_no_room(g, seat, card)
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
