"""Minion events of magic and of checks: what spirits and shadows lend, and at what price."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.groups import Condition
from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.reading import companies, queries, sites
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.verbs.regions import change_in_path
from desktop_app.games.meccg.vocabulary.abilities import constant, event, permanent, permits, required
from desktop_app.games.meccg.vocabulary.card_conditions import at_haven, can_use, wounded
from desktop_app.games.meccg.vocabulary.check_verbs import adds_to_check, cancel_check, check_corruption
from desktop_app.games.meccg.vocabulary.costs import names
from desktop_app.games.meccg.vocabulary.deeds import both, if_, own
from desktop_app.games.meccg.vocabulary.event_words import in_company_of_chosen, says
from desktop_app.games.meccg.vocabulary.groups import checking, chosen, company_member, host, me, your_character
from desktop_app.games.meccg.vocabulary.naming import names_wilderness
from desktop_app.games.meccg.vocabulary.texts import Now, Which
from desktop_app.games.meccg.vocabulary.triggers import ends
from desktop_app.games.meccg.vocabulary.verbs import discard, heal

JOIN_WITH_THAT_POWER = "AS-90"
WELL_PRESERVED = "AS-108"
DEEPER_SHADOW = "LE-179"
POISONOUS_DESPAIR = "LE-219"

# -- checks ------------------------------------------------------------------------------------------------------------


def _companions(m: Now) -> int:
    """How many others are in the company of whoever makes the check."""
    return len(companies.companions(m.g, m.g.check.who)) if m.g.check is not None else 0


@told("not yet on this check")
def _is_joined_once(m: Now) -> bool:
    """It cannot be duplicated on a check."""
    return m.g.check is not None and m.code not in m.g.check.used


async def _uses(m: Now) -> None:
    if m.g.check is not None:
        m.g.check.used.append(m.code)


@told("with a diplomat")
def _has_diplomat(m: Now) -> bool:
    check = m.g.check
    company = company_of(m.g, check.who) if check is not None else None
    return company is not None and any(companies.has_skill(m.g, card, "diplomat") for card in company.members)


for moment in ("check", "influence"):
    event(
        JOIN_WITH_THAT_POWER,
        during=moment,
        target=checking,
        condition=says("with a diplomat", lambda m: _has_diplomat(m) and _is_joined_once(m)),
        do=both(own(_uses, told="once a check"), adds_to_check(_companions)),
        skilled=True,
    )
permits(JOIN_WITH_THAT_POWER, "requires", "diplomat")


@told("no Ringwraith plays it")
def _magic_price(m: Now) -> bool:
    """Whether the user of magic must make a check: no Ringwraith does."""
    return any(not queries.is_ringwraith(m.g, card) for card in chosen.all(m))


pays_for_magic = if_(_magic_price, check_corruption(-3).on(chosen))


def _concerns(m: Now, user: str) -> bool:
    """An attempt of the other player on somebody or something of this one's company, or if he is a Ringwraith on a
    faction."""
    check = m.g.check
    if check is None or check.kind != "attempt" or check.seat == m.seat or check.against not in m.g.pieces:
        return False
    if "faction" in facts(m.g, check.against).kinds:
        return queries.is_ringwraith(m.g, user)
    mine = company_of(m.g, check.against)
    return mine is not None and user in mine.members


tried_on_his_company: Which = Condition("whose company is tried", _concerns)

event(
    POISONOUS_DESPAIR,
    during="influence",
    cost=names(your_character(can_use("spirit_magic"), tried_on_his_company)),
    do=both(cancel_check, pays_for_magic),
)
permits(POISONOUS_DESPAIR, "opponents_turn")

# -- shadow-magic ------------------------------------------------------------------------------------------------------


permanent(
    WELL_PRESERVED,
    cost=names(your_character(can_use("shadow_magic"))),
    on=your_character(wounded, in_company_of_chosen),
    then=both(heal(upright=True), pays_for_magic),
)
constant(WELL_PRESERVED, on=host, body=-1)
required(
    WELL_PRESERVED,
    ends("untap"),
    condition=says("he is at a haven", lambda m: any(at_haven.holds(m, c) for c in host.all(m))),
    do=discard.on(me),
)


@told("it moves")
def _user_moves(m: Now) -> bool:
    company = companies.current(m.g)
    return m.g.phase == "movement" and company is not None and company.moved


async def _shades_path(m: Now) -> None:
    company = companies.current(m.g)
    if company is not None:
        change_in_path(m.g, company, names_wilderness.named(m), "wilderness", "shadow_land", m.me)


async def _shades_site(m: Now) -> None:
    company = companies.current(m.g)
    if company is not None and company.site:
        m.g.effects.append(Effect("site_type:shadow_hold", 0, [company.site], "", "turn", m.me, m.code))


async def _one_hazard_less(m: Now) -> None:
    company = companies.current(m.g)
    if company is not None:
        m.g.effects.append(Effect("hazard_limit", -1, [company.id], "", "turn", m.me, m.code))


user = names(company_member(can_use("shadow_magic")))


@told("it moves to ruins")
def _site_is_ruins(m: Now) -> bool:
    company = companies.current(m.g)
    return _user_moves(m) and company is not None and sites.site_type(m.g, company.site) == "ruins"


@told("it moves through the wild")
def _path_is_wild(m: Now) -> bool:
    company = companies.current(m.g)
    return _user_moves(m) and company is not None and "wilderness" in company.path


event(
    DEEPER_SHADOW,
    during="movement",
    cost=user,
    condition=_site_is_ruins,
    do=both(own(_shades_site, told="Ruins & Lairs become a Shadow-hold"), pays_for_magic),
)
event(
    DEEPER_SHADOW,
    during="movement",
    cost=(user, names_wilderness),
    condition=_path_is_wild,
    do=both(own(_shades_path, told="a Wilderness becomes a Shadow-land"), pays_for_magic),
)
event(
    DEEPER_SHADOW,
    during="movement",
    cost=user,
    condition=_user_moves,
    do=both(own(_one_hazard_less, told="one hazard less"), pays_for_magic),
)
