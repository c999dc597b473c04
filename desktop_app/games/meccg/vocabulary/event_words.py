"""Words that several events share: canceled environments, scouts, what is stored, sites tapped or noted,
who has left a company."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card
from desktop_app.games.kit.groups import Condition, Group
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Worked
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.meccg.book.bringing import NEW, brings_at, reveal_avatar
from desktop_app.games.meccg.book.declarable import needs_scout
from desktop_app.games.meccg.reading import companies, current_attack, queries, sites
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.facts import CardFacts
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.reading.queries import FACTS, facts
from desktop_app.games.meccg.state import Company, Declared, MecState
from desktop_app.games.meccg.verbs import leaving, piles, turning
from desktop_app.games.meccg.verbs.entering import put_character, put_on, why_not_enter
from desktop_app.games.meccg.verbs.regions import undo_changes
from desktop_app.games.meccg.vocabulary.bearer_words import hosts_company
from desktop_app.games.meccg.vocabulary.texts import Holds, Now, Those, Which


def cancels_of_environment(side: str) -> Happens[MecState]:
    """Every environment of a "hazard" or "resource" in play is discarded, and what lasts of others ends."""

    async def run(m: Now) -> None:
        def is_one(printed: CardFacts) -> bool:
            return "environment" in printed.keywords and printed.type == side

        there = [card for card in m.g.pieces if card != m.me and is_one(facts(m.g, card))]
        await leaving.discard(m.g, there, m.me)
        ended = [each for each in m.g.effects if each.code in FACTS and is_one(FACTS[each.code])]
        m.g.effects = [each for each in m.g.effects if each not in ended]
        undo_changes(m.g, ended)

    return happens(run, told="cancels environments", side=side)


def needs_a_scout(m: Now, it: Declared) -> bool:
    """Whether a card is being played in a way that needs a scout."""
    return it.card not in m.g.pieces and needs_scout(it.code, it.name)


plain_character: Which = Condition(
    "no Wizard or Ringwraith", lambda m, card: facts(m.g, card).race not in ("wizard", "ringwraith")
)


async def _cancel_here(m: Now) -> None:
    it = current_attack.attack(m.g)
    if it is not None:
        it.cancelled = True
        if it.strike is not None:
            it.strike.cancelled = True
        it.waiting = []


cancel_this_attack: Happens[MecState] = happens(
    _cancel_here,
    lambda m: (
        (it := current_attack.attack(m.g)) is not None and it.card == m.me and not it.cancelled and not it.uncancellable
    ),
    told="cancel attack",
)
"""Cancels one of the attacks of this creature, even when its strikes are assigned."""


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
    ``to_pile`` into the marshalling point pile; else it is discarded, and was not played successfully (MEC-564)."""

    async def run(m: Now) -> None:
        company = companies.current(m.g)
        able = [card for card in company.members if turning.can_tap(m.g, card)] if company is not None else []
        card = await choose_card(m.g, m.seat, "mec-ask-who-takes-it", able, source=m.me, may=True) if able else ""
        if not card:
            m.g.extra_item = ""
            return
        await turning.tap(m.g, [card], m.me)
        if to_pile:
            m.g.move(m.me, f"marshalling:{m.seat}")
        else:
            await put_on(m.g, m.me, m.seat, card)

    return happens(run, told="a character taps and keeps it")


def not_twice_at_site(m: Now) -> bool:
    """No other copy that was played at this site is still borne or kept (MEC-340)."""
    company = companies.current(m.g)
    if company is None or not company.site:
        return False
    here = facts(m.g, company.site).title
    return not any(each.group == here and each.code == m.code for each in sites.kept_at(m.g))


async def _note_site(m: Now) -> None:
    company = companies.current(m.g)
    if company is not None and company.site and m.g.home[m.me].partition(":")[0] in ("attached", "marshalling"):
        m.g.effects = [e for e in m.g.effects if (e.kind, e.source) != (sites.PLAYED_AT, m.me)]
        m.g.effects.append(Effect(sites.PLAYED_AT, 0, [], facts(m.g, company.site).title, "game", m.me, m.code))


notes_its_site: Happens[MecState] = happens(_note_site, told="was played at this site")
"""Remembers that it was kept from the site, where it cannot be duplicated at one."""


def aims_at_the_company(m: Now, it: Declared) -> bool:
    """Whether a declared hazard is played on the company of this card, on somebody or something of it."""
    company = hosts_company(m)
    if company is None or facts(m.g, it.card).type != "hazard" or it.kind != "event":
        return False
    return it.target == company.id or it.target == company.site or company_of(m.g, it.target) is company


def chosen_or(group: Those) -> Those:
    """Who has paid, once somebody has: before, anybody of the group."""
    return Group(f"who paid of {group}", lambda m: [c for c in m.paid if c in m.g.pieces] or group.all(m))


async def _whom_he_joins(m: Now, card: str, site: str) -> Company | None:
    """The company there that he comes into: of several, as his player says; None for one of his own, where he fits into
    none (MEC-430, MEC-469)."""
    fitting = [option.detail for option in brings_at(m.g, m.seat, card, site) if option.detail not in ("", NEW)]
    leading = [company.members[0] for company in m.g.companies if company.id in fitting]
    if len(leading) > 1:
        leading = [await choose_card(m.g, m.seat, "mec-ask-whom-he-joins", leading, source=card)]
    return company_of(m.g, leading[0]) if leading else None


async def _bring_a_wizard(m: Now) -> None:
    """A Wizard of the play deck or the discard pile comes into play at the haven where the card was stored."""
    if companies.avatar(m.g, m.seat) or m.seat in m.g.fallen:
        return
    held = len(m.g.zones[f"deck:{m.seat}"])
    zones = [*m.g.zones[f"deck:{m.seat}"], *m.g.zones[f"discard:{m.seat}"]]
    able = [c for c in zones if facts(m.g, c).avatar and not why_not_enter(m.g, m.seat, c)]
    known = m.g.avatars.get(m.seat)
    able = [c for c in able if known in (None, facts(m.g, c).entity)]
    wizard = await choose_card(m.g, m.seat, "mec-ask-wizard", able, source=m.me, may=True)
    site = next((s for s in m.g.zones[f"sites:{m.seat}"] if facts(m.g, s).title == m.g.stored.get(m.me, "")), "")
    if wizard and site:
        await put_character(m.g, wizard, m.seat, await _whom_he_joins(m, wizard, site), site)
        await reveal_avatar(m.g, m.seat, wizard)
    await piles.shuffle_searched(m.g, m.seat, held)


brings_a_wizard: Happens[MecState] = happens(_bring_a_wizard, told="a Wizard comes into play")


def its_own(holds: Holds) -> Worked[bool]:
    """Of an attack by this creature itself: ``changes_attacks(ORC_WARBAND, its_own(faced("orc")), prowess=3)``."""
    return Worked(
        lambda m: (it := current_attack.attack(m.g)) is not None and it.card == m.me and holds(m),
        "its own attack, as it says",
    )


where_it_is: Which = Condition("where this one is", lambda m, card: card != m.me and sites.same_place(m.g, m.me, card))
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
        and companies.is_leader(m.g, boss)
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
    """A resource that has tapped the site: one more minor item may follow it (MEC-564)."""
    company = companies.current(m.g)
    if company is None or company.site not in m.g.pieces or READING.granted(m.g, company.site, "never_taps"):
        return
    if queries.is_untapped(m.g, company.site):
        await turning.tap(m.g, [company.site], m.me)
        m.g.extra_item = company.id


taps_the_site: Happens[MecState] = happens(_tap_site, told="taps the site")
"""The site of the company whose phase it is taps."""

# -- who has left ------------------------------------------------------------------------------------------------------

MARK = "left_before"


async def _watch(m: Now) -> None:
    if m.me not in m.g.pieces:  # it may have been discarded as soon as it lay there (MEC-721)
        return
    m.g.effects.append(Effect(MARK, len(m.g.left), [m.me], "", "game", m.me, m.code))


watches_its_company: Happens[MecState] = happens(_watch, told="watches who leaves")
"""From now on the card knows who leaves the company that it is on."""


def somebody_left(m: Now, *, leader: bool = False) -> bool:
    """Whether a character, or with ``leader`` a leader, has left the company that this card is on."""
    company = hosts_company(m)
    mark = next((each.amount for each in m.g.effects if each.kind == MARK and m.me in each.targets), 0)
    if company is None:
        return False
    gone = [entry.partition("|") for entry in m.g.left[mark:]]
    return any(id == company.id and (kind or not leader) for id, _, kind in gone)


def leader_left(m: Now) -> bool:
    """Whether a leader has left the company that this card is on."""
    return somebody_left(m, leader=True)


def says(name: str, holds: Holds) -> Worked[bool]:
    """A condition of one card with its name in words: ``condition=says("against a faction", ...)``."""
    return Worked(holds, name)
