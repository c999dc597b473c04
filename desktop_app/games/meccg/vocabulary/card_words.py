"""Words that several cards share beside the general ones: what their facts say by themselves, searching, wide healing,
the wreath that stands for the Gates of Morning, bearers, who has left a company."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card, choose_cards
from desktop_app.games.kit.groups import Condition, Group
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.meccg.reading import queries
from desktop_app.games.meccg.reading.facts import CardFacts
from desktop_app.games.meccg.reading.numbers import (
    READING,
    check_bonus,
    corruption,
    forbidden,
    general_unused,
    number,
    unused_influence,
    works_for,
)
from desktop_app.games.meccg.reading.queries import FACTS, company_by_id, company_of, facts
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs import leaving, piles, turning
from desktop_app.games.meccg.verbs.entering import put_character, put_on, why_not_enter
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.vocabulary.bases import OnThings
from desktop_app.games.meccg.vocabulary.texts import CARDS, Holds, Now, Those, Which

GATES_OF_MORNING, DOORS_OF_NIGHT, CROWN_OF_FLOWERS = "Gates of Morning", "Doors of Night", "Crown of Flowers"

# -- what stands in the facts ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InFacts:
    """The text says nothing that the rules do not read from the printed facts: where it is played or stored, keys,
    standard modifications, results of a test."""


def by_facts(*codes: str) -> None:
    """``by_facts(RIDERS_OF_ROHAN)``: the rules read all that its text says from its facts."""
    for code in codes:
        CARDS.add(code, InFacts())


# -- more conditions of cards ------------------------------------------------------------------------------------------

is_item_card: Which = Condition("item", lambda m, card: queries.is_item_card(facts(m.g, card)))
is_faction: Which = Condition("faction", lambda m, card: "faction" in facts(m.g, card).kinds)
is_character: Which = Condition("character", lambda m, card: facts(m.g, card).type == "character")
no_environment: Which = Condition("no environment", lambda m, card: "environment" not in facts(m.g, card).keywords)
moved: Which = Condition("moving", lambda m, card: (c := company_of(m.g, card)) is not None and c.moved)
where_information_is: Which = Condition(
    "where information is playable",
    lambda m, card: (s := queries.site_of(m.g, card)) != "" and "information" in facts(m.g, s).playable,
)
with_dragon_attack: Which = Condition(
    "with an automatic-attack by a Dragon", lambda m, card: queries.has_hoard(m.g, card)
)
no_lair: Which = Condition(
    "no Dragon's lair", lambda m, card: all(a.race != "dragon" for a in facts(m.g, card).attacks)
)
above_ground: Which = Condition("above ground", lambda m, card: not facts(m.g, card).under_deeps)
where_its_bearer_is: Which = Condition(
    "where its bearer is",
    lambda m, card: (p := m.g.pieces.get(m.me)) is not None and queries.same_place(m.g, p.host, card),
)
where_your_avatar_is: Which = Condition(
    "where your avatar is",
    lambda m, card: (own := queries.avatar(m.g, m.seat)) != "" and own != card and queries.same_place(m.g, own, card),
)
in_your_avatars_company: Which = Condition(
    "in your avatar's company",
    lambda m, card: (own := queries.avatar(m.g, m.seat)) != "" and company_of(m.g, own) is company_of(m.g, card),
)


def played_at(title: str) -> Which:
    """``influence(ASTERNAK, 2, against=played_at("Variag Camp"))``: factions that are played at a site."""
    return Condition(
        f"played at {title}",
        lambda m, card: (
            "faction" in facts(m.g, card).kinds and any(place.site == title for place in facts(m.g, card).playable_at)
        ),
        "played at",
        {"title": title},
    )


def of_entity(name: str) -> Which:
    """A manifestation of somebody: ``character(of_entity("Tom"))``."""
    return Condition(f"entity {name}", lambda m, card: facts(m.g, card).entity == name, "titled", {"title": name})


def size_at_most(most: int) -> Which:
    """In a company whose size is at most so much; Hobbits and Orc scouts count as half (MEC-448)."""
    return Condition(
        f"size {most}",
        lambda m, card: (c := company_of(m.g, card)) is not None and queries.size(m.g, c) <= most,
        "size at most",
        {"most": most},
    )


def can_use(magic: str) -> Which:
    """``under_attack(can_use("shadow_magic"))``: characters that use a kind of magic."""
    return Condition(
        f"uses {magic}",
        lambda m, card: magic in facts(m.g, card).keywords or bool(READING.gained(m.g, card, f"keyword:{magic}")),
        "keyword",
        {"keyword": magic},
    )


unscathed: Which = Condition("unwounded", lambda m, card: card in m.g.pieces and not m.g.pieces[card].wounded)


# -- more of the moment ------------------------------------------------------------------------------------------------


@told("the Gates of Morning")
def gates_are_open(m: Now) -> bool:
    """Gates of Morning is in play, or one's own Crown of Flowers waits for a resource to be played with it."""
    return queries.is_there(m.g, GATES_OF_MORNING) or bool(_crown(m))


def _crown(m: Now) -> str:
    return next(
        (
            card
            for card in queries.in_play_titled(m.g, CROWN_OF_FLOWERS)
            if queries.controller(m.g, card) == m.seat and facts(m.g, m.me).type == "resource"
        ),
        "",
    )


async def _wither(m: Now) -> None:
    if not queries.is_there(m.g, GATES_OF_MORNING) and (crown := _crown(m)):
        await leaving.discard(m.g, [crown], m.me)


wreath_withers: Happens[MecState] = happens(_wither, told="the crown is used up")
"""A short-event that was played with a Crown of Flowers takes it along into the discard pile."""


@told("Doors of Night")
def doors_are_open(m: Now) -> bool:
    """Doors of Night is in play."""
    return queries.is_there(m.g, DOORS_OF_NIGHT)


def not_doors(m: Now) -> bool:
    """Doors of Night is not in play."""
    return not queries.is_there(m.g, DOORS_OF_NIGHT)


@told("this is tapped")
def this_is_tapped(m: Now) -> bool:
    """This card is tapped."""
    return m.me in m.g.pieces and m.g.pieces[m.me].exhausted


@told("its bearer faces the strike")
def bearer_is_struck(m: Now) -> bool:
    """The strike that is resolved is against whoever bears this card, and he has it in use."""
    it = queries.attack(m.g)
    piece = m.g.pieces.get(m.me)
    return (
        it is not None
        and it.strike is not None
        and piece is not None
        and it.strike.target == piece.host
        and not piece.idle
    )


@told("your turn")
def your_turn(m: Now) -> bool:
    """It is the turn of the card's player."""
    return m.g.active == m.seat


def hosts_company(m: Now) -> Company | None:
    """The company that this card is in or on."""
    piece = m.g.pieces.get(m.me)
    found = company_of(m.g, m.me)
    return found if found is not None or piece is None else company_by_id(m.g, piece.company)


@told("its company")
def of_its_company(m: Now) -> bool:
    """What is asked for concerns the company of this card: the target of the moment is its id."""
    company = hosts_company(m)
    return company is not None and m.target == company.id


@told("against its company")
def attacks_its_company(m: Now) -> bool:
    """The attack that goes on is against the company of this card."""
    it, company = queries.attack(m.g), hosts_company(m)
    return it is not None and company is not None and it.company == company.id


def unused_general_influence(m: Now) -> int:
    """The unused general influence of the player of the target."""
    return general_unused(m.g, queries.controller(m.g, m.target))


def mind_of_target(m: Now) -> int:
    """The mind of the target."""
    return number(m.g, m.target, "mind")


def spare_influence_of_controller(m: Now) -> int:
    """What the controller of an ally has of unused direct influence."""
    return unused_influence(m.g, m.g.pieces[m.target].host)


# -- more verbs --------------------------------------------------------------------------------------------------------


def wide_healing(g: MecState, card: str) -> list[str]:
    """Whom an effect heals that heals a character: all of the company or of the site where something says so."""
    company = company_of(g, card)
    members = list(company.members) if company is not None else [card]
    site = queries.site_of(g, card)
    if site and READING.granted(g, site, "heals_all"):
        return [other for other in queries.all_characters(g) if queries.same_place(g, other, card)]
    return members if any(READING.granted(g, other, "heals_company") for other in members) else [card]


async def _cure(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        for other in wide_healing(m.g, card):
            await turning.heal(m.g, other, m.me, upright=True)


def _is_curable(m: Now, card: str) -> bool:
    return any(m.g.pieces[other].wounded and not forbidden(m.g, "heal", other) for other in wide_healing(m.g, card))


cure = OnThings("cure", _cure, _is_curable)
"""Heals to well and untapped, and whoever is healed along (Ioreth, Old Forest)."""


def searches(which: Which, where: Sequence[str], most: int = 1, to: str = "hand") -> Happens[MecState]:
    """Looks through zones of one's own for cards and takes them: ``searches(kind("minor_item"), ("deck", "discard"),
    2)``; the play deck is shuffled."""

    def found(m: Now) -> list[str]:
        return [card for zone in where for card in m.g.zones[f"{zone}:{m.seat}"] if which.holds(m, card)]

    async def run(m: Now) -> None:
        for card in await choose_cards(m.g, m.seat, "mec-ask-targets", found(m), most, source=m.me, up_to=True):
            m.g.move(card, f"{to}:{m.seat}")
        if "deck" in where or to == "deck":
            await piles.shuffle_deck(m.g, m.seat)

    return happens(run, told="searches", which=which, count=most)


def company_of_host(m: Now) -> list[str]:
    """The members of the company of this card's host."""
    company = hosts_company(m)
    return list(company.members) if company is not None else []


those_with_it: Those = Group("character of its company", company_of_host)
"""The characters of the company that this card is in or on."""


def counts(group: Those) -> Worked[int]:
    """How many there are: ``adds_to_check(counts(under_attack))``."""
    return Worked(lambda m: len(group.all(m)), "counts", {"those": group})


def sums(*amounts: int | Worked[int]) -> Worked[int]:
    """Several amounts together."""
    return Worked(lambda m: sum(each if isinstance(each, int) else each(m) for each in amounts), "sums")


def either(*conditions: Holds) -> Holds:
    """One of several things of the moment is true."""
    return lambda m: any(each(m) for each in conditions)


def _bearer(m: Now) -> list[str]:
    piece = m.g.pieces.get(m.me)
    if piece is not None:
        return [piece.host] if piece.host in m.g.pieces else []
    return [card for card in m.paid if card in m.g.pieces][:1]


its_bearer: Those = Group("its bearer", _bearer, one=True)
"""Who bears this card, or bore it when it was discarded as a cost."""


def _with_bearer(m: Now) -> list[str]:
    found = [company for card in _bearer(m) if (company := company_of(m.g, card)) is not None]
    return list(found[0].members) if found else []


with_its_bearer: Those = Group("character of its bearer's company", _with_bearer)


def _where_bearer_is(m: Now) -> list[str]:
    return [
        card for bearer in _bearer(m) for card in queries.all_characters(m.g) if queries.same_place(m.g, bearer, card)
    ]


where_its_bearer_stands: Those = Group("character where its bearer is", _where_bearer_is)
"""Every character at the site of whoever bears, or bore, this card."""


@told("in use")
def in_use(m: Now) -> bool:
    """The item does something for its bearer."""
    piece = m.g.pieces.get(m.me)
    return piece is not None and piece.host in m.g.pieces and works_for(m.g, m.me, piece.host)


# -- what several events do --------------------------------------------------------------------------------------------


def cancels_of_environment(side: str) -> Happens[MecState]:
    """Every environment of a "hazard" or "resource" in play is discarded, and what lasts of others ends."""

    async def run(m: Now) -> None:
        def is_one(printed: CardFacts) -> bool:
            return "environment" in printed.keywords and printed.type == side

        there = [card for card in m.g.pieces if card != m.me and is_one(facts(m.g, card))]
        await leaving.discard(m.g, there, m.me)
        m.g.effects = [each for each in m.g.effects if each.code not in FACTS or not is_one(FACTS[each.code])]

    return happens(run, told="cancels environments", side=side)


def needs_scout_code(code: str) -> bool:
    """Whether a card needs a scout to be played."""
    permission = CARDS.permission(code, "requires")
    return permission is not None and permission.detail == "scout"


def needs_a_scout(m: Now) -> bool:
    """Whether the card of the moment's target needs a scout and is being played."""
    return m.target not in m.g.pieces and needs_scout_code(m.g.codes.get(m.target, ""))


plain_character: Which = Condition(
    "no Wizard or Ringwraith", lambda m, card: facts(m.g, card).race not in ("wizard", "ringwraith")
)
RINGS = ("the_one_ring", "lesser_ring", "magic_ring", "dwarven_ring", "spirit_ring", "mind_ring")


def is_ring(g: MecState, card: str) -> bool:
    """Whether a card is a ring, of gold or special."""
    printed = facts(g, card)
    return "gold_ring_item" in printed.kinds or any(each in printed.keywords for each in RINGS)


bearing_ring: Which = Condition(
    "bearing a ring", lambda m, card: any(is_ring(m.g, each) for each in m.g.pieces[card].attachments)
)


async def _cancel_here(m: Now) -> None:
    it = queries.attack(m.g)
    if it is not None:
        it.cancelled = True
        if it.strike is not None:
            it.strike.cancelled = True
        it.waiting = []


cancel_this_attack: Happens[MecState] = happens(
    _cancel_here,
    lambda m: (it := queries.attack(m.g)) is not None and it.card == m.me and not it.cancelled and not it.uncancellable,
    told="cancel attack",
)
"""Cancels one of the attacks of this creature, even when its strikes are assigned."""


@dataclass(frozen=True, slots=True, eq=False)
class DiscardsStored(Cost[MecState]):
    """Discard a card of this title that is stored at a site."""

    title: str
    place: str

    def _able(self, m: Now) -> list[str]:
        pile = m.g.zones[f"marshalling:{m.seat}"]
        return [c for c in pile if facts(m.g, c).title == self.title and m.g.stored.get(c) == self.place]

    def why_not(self, m: Now) -> str:
        """There must be one."""
        return "" if self._able(m) else "cost"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It goes to the discard pile."""
        card = self._able(m)[0]
        m.g.move(card, f"discard:{m.seat}")
        return m


async def _end_with_it(m: Now) -> None:
    m.g.effects = [each for each in m.g.effects if each.source != m.me]


ends_with_it: Happens[MecState] = happens(_end_with_it, told="ends what lasts of it")
"""What lasts as long as this card is in play ends."""


def tap_one_and_keep(*, to_pile: bool = False) -> Happens[MecState]:
    """After the attack an untapped character of the company may tap: the event is put under its control, or with
    ``to_pile`` into the marshalling point pile; else it is discarded."""

    async def run(m: Now) -> None:
        company = queries.current(m.g)
        able = [card for card in company.members if turning.can_tap(m.g, card)] if company is not None else []
        if not able:
            return
        card = await choose_card(m.g, m.seat, "mec-ask-who-takes-it", able, source=m.me, may=True)
        if not card:
            return
        await turning.tap(m.g, [card], m.me)
        if to_pile:
            m.g.move(m.me, f"marshalling:{m.seat}")
        else:
            await put_on(m.g, m.me, m.seat, card)

    return happens(run, told="a character taps and keeps it")


def not_twice_at_site(m: Now) -> bool:
    """No other copy was played at this site: on a character there, or kept from there."""
    company = queries.current(m.g)
    if company is None or not company.site:
        return False
    here = facts(m.g, company.site).title
    return not any(each.kind == "played_at" and each.group == here and each.code == m.code for each in m.g.effects)


async def _note_site(m: Now) -> None:
    company = queries.current(m.g)
    if company is not None and company.site:
        m.g.effects.append(Effect("played_at", 0, [], facts(m.g, company.site).title, "game", "", m.code))


notes_its_site: Happens[MecState] = happens(_note_site, told="was played at this site")
"""Remembers that it was played at the site, where it cannot be duplicated at one."""


def aims_at_the_company(m: Now) -> bool:
    """Whether a declared hazard is played on the company of this card, on somebody or something of it."""
    company = hosts_company(m)
    it = next((each for each in m.g.chain if each.card == m.target), None)
    if company is None or it is None or facts(m.g, it.card).type != "hazard" or it.kind != "event":
        return False
    return it.target == company.id or it.target == company.site or company_of(m.g, it.target) is company


def chosen_or(group: Those) -> Those:
    """Who has paid, once somebody has: before, anybody of the group."""
    return Group(f"who paid of {group}", lambda m: [c for c in m.paid if c in m.g.pieces] or group.all(m))


async def _bring_a_wizard(m: Now) -> None:
    """A Wizard of the play deck or the discard pile comes into play at the haven where the card was stored."""
    if queries.avatar(m.g, m.seat) or m.seat in m.g.fallen:
        return
    zones = [*m.g.zones[f"deck:{m.seat}"], *m.g.zones[f"discard:{m.seat}"]]
    able = [c for c in zones if facts(m.g, c).avatar and not why_not_enter(m.g, m.seat, c)]
    known = m.g.avatars.get(m.seat)
    able = [c for c in able if known in (None, facts(m.g, c).entity)]
    wizard = await choose_card(m.g, m.seat, "mec-ask-wizard", able, source=m.me, may=True)
    site = next((s for s in m.g.zones[f"sites:{m.seat}"] if facts(m.g, s).title == m.g.stored.get(m.me, "")), "")
    if wizard and site:
        company = next((c for c in m.g.companies if c.seat == m.seat and c.site == site), None)
        await put_character(m.g, wizard, m.seat, company, site)
        m.g.avatars[m.seat] = facts(m.g, wizard).entity
    await piles.shuffle_deck(m.g, m.seat)


brings_a_wizard: Happens[MecState] = happens(_bring_a_wizard, told="a Wizard comes into play")


async def ring_check(g: MecState, card: str, modifier: int, source: str) -> None:
    """A corruption check that costs its maker a ring in place of himself."""
    rings = [each for each in g.pieces[card].attachments if is_ring(g, each)]
    result = await roll(g, queries.controller(g, card), "corruption", card) + check_bonus(g, card) + modifier
    if result > corruption(g, card) or not rings:
        return
    seat = queries.controller(g, card)
    lost = rings[0] if len(rings) == 1 else await choose_card(g, seat, "mec-ask-which-ring", rings, source=card)
    await leaving.discard(g, [lost], source)


def its_own(holds: Holds) -> Worked[bool]:
    """Of an attack by this creature itself: ``changes_attacks(ORC_WARBAND, its_own(faced("orc")), prowess=3)``."""
    return Worked(
        lambda m: (it := queries.attack(m.g)) is not None and it.card == m.me and holds(m), "its own attack, as it says"
    )


where_it_is: Which = Condition(
    "where this one is", lambda m, card: card != m.me and queries.same_place(m.g, m.me, card)
)
"""At the site of this card's company."""


def _paid_company(m: Now, card: str) -> bool:
    mine = company_of(m.g, card)
    return not m.paid or any(company_of(m.g, each) is mine for each in m.paid)


in_company_of_chosen: Which = Condition("in the company of who plays it", _paid_company)
with_its_host: Which = Condition(
    "in the company of its bearer", lambda m, card: (c := hosts_company(m)) is not None and card in c.members
)
led_by_a_troll: Which = Condition(
    "follower of a Troll leader",
    lambda m, card: (
        (boss := m.g.pieces[card].follows) in m.g.pieces
        and "troll" in queries.races(facts(m.g, boss))
        and queries.is_leader(m.g, boss)
    ),
)
with_many_orcs: Which = Condition(
    "with more than one Orc",
    lambda m, card: (
        (c := company_of(m.g, card)) is not None
        and sum("orc" in queries.races(facts(m.g, each)) for each in c.members) > 1
    ),
)


async def _tap_site(m: Now) -> None:
    company = queries.current(m.g)
    if company is not None and company.site in m.g.pieces and not READING.granted(m.g, company.site, "never_taps"):
        await turning.tap(m.g, [company.site], m.me)


taps_the_site: Happens[MecState] = happens(_tap_site, told="taps the site")
"""The site of the company whose phase it is taps."""

# -- who has left ------------------------------------------------------------------------------------------------------

MARK = "left_before"


async def _watch(m: Now) -> None:
    m.g.effects.append(Effect(MARK, len(m.g.left), [m.me], "", "game", m.me, m.code))


watches_its_company: Happens[MecState] = happens(_watch, told="watches who leaves")
"""From now on the card knows who leaves the company that it is on."""


def somebody_left(m: Now, *, leader: bool = False) -> bool:
    """Whether a character, or with ``leader`` a leader, has left the company that this card is on."""
    company = hosts_company(m)
    mark = next((each.amount for each in m.g.effects if each.kind == MARK and m.me in each.targets), None)
    if company is None or mark is None:
        return False
    gone = [entry.partition("|") for entry in m.g.left[mark:]]
    return any(id == company.id and (kind or not leader) for id, _, kind in gone)


def leader_left(m: Now) -> bool:
    """Whether a leader has left the company that this card is on."""
    return somebody_left(m, leader=True)


def says(name: str, holds: Holds) -> Worked[bool]:
    """A condition of one card with its name in words: ``condition=says("against a faction", ...)``."""
    return Worked(holds, name)
