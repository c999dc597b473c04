"""Allies, and the factions, whose facts say all."""

from __future__ import annotations

from desktop_app.games.meccg.book.chain import text_of
from desktop_app.games.meccg.reading import companies, current_attack, queries, sites
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.state import Declared
from desktop_app.games.meccg.verbs.leaving import to_hand
from desktop_app.games.meccg.verbs.piles import into_hand
from desktop_app.games.meccg.vocabulary.abilities import ability, cannot_be_duplicated, discarded_when, grants, required
from desktop_app.games.meccg.vocabulary.bearer_words import attacks_its_company, hosts_company
from desktop_app.games.meccg.vocabulary.card_triggers import bearer_is_wounded
from desktop_app.games.meccg.vocabulary.card_words import by_facts
from desktop_app.games.meccg.vocabulary.chain_words import cancels_declared, declared
from desktop_app.games.meccg.vocabulary.conditions import both_hold as both_are
from desktop_app.games.meccg.vocabulary.conditions import by_a_creature, keyed_to, not_at_a_site
from desktop_app.games.meccg.vocabulary.costs import taps_this
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.event_words import says
from desktop_app.games.meccg.vocabulary.fight_verbs import cancel_attack
from desktop_app.games.meccg.vocabulary.groups import in_play, me
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.verbs import discard

GOLDBERRY = "TW-245"
GOLLUM = "TW-246"
TREEBEARD = "TW-353"
STINKER = "LE-154"
REGIMENT_OF_BLACK_CROWS = "AS-76"
WHERE_ENTS_GO = (
    *("Fangorn", "Rohan", "Gap of Isen", "Wold & Foothills", "Enedhwaith", "Old Pûkel-land"),
    *("Brown Lands", "Anduin Vales", "Redhorn Gate"),
)
SENDS_BACK = "returns to origin"
"""What the verb is called by which a company goes back to its site of origin, or a deed of a card's own."""

# -- Goldberry ---------------------------------------------------------------------------------------------------------


def _would_send_back(m: Now, it: Declared) -> bool:
    """Whether what was declared would send back a company: that of Goldberry."""
    company = companies.current(m.g)
    if company is None or hosts_company(m) is not company:
        return False
    text = text_of(it.code, it.name)
    return text is not None and any(getattr(part, "told", "") == SENDS_BACK for part in text.do.parts())


grants("sheltered", GOLDBERRY, "all", on=me)
ability(
    GOLDBERRY,
    during="chain",
    cost=taps_this,
    target=declared("declared return to the site of origin", _would_send_back),
    do=cancels_declared,
)
ability(
    GOLDBERRY,
    during="attack",
    cost=taps_this,
    condition=both_are(attacks_its_company, keyed_to("wilderness")),
    do=cancel_attack,
)


# -- Gollum ------------------------------------------------------------------------------------------------------------

SMALL_COMPANY = 2


def _is_small(m: Now) -> bool:
    company = hosts_company(m)
    return company is not None and companies.size(m.g, company) <= SMALL_COMPANY


def _one_ring(m: Now) -> str:
    """The One Ring at the same site, if that is no haven of the player."""
    company = hosts_company(m)
    if company is None or sites.is_at_haven(m.g, company):
        return ""
    found = (card for card in in_play.all(m) if "the_one_ring" in queries.facts(m.g, card).keywords)
    return next((card for card in found if sites.same_place(m.g, m.me, card)), "")


async def _precious(m: Now) -> None:
    """He and The One Ring are gone."""
    ring = _one_ring(m)
    if ring:
        await discard.happen(m, [ring, m.me])


for gollum in (GOLLUM, STINKER):
    ability(
        gollum,
        during="attack",
        cost=taps_this,
        condition=says(
            "a small company attacked in the wild",
            lambda m: _is_small(m) and attacks_its_company(m) and keyed_to("wilderness", "shadow_land")(m),
        ),
        do=cancel_attack,
    )
    ability(
        gollum,
        cost=taps_this,
        condition=says("The One Ring is here", lambda m: bool(_one_ring(m))),
        do=own(_precious, told="discards The One Ring and itself"),
    )

# -- Treebeard ---------------------------------------------------------------------------------------------------------


def _is_too_far(m: Now) -> bool:
    company = hosts_company(m)
    if company is None or not company.moved or not company.site:
        return False
    region = queries.facts(m.g, company.site).region
    return load_cards()[region].title not in WHERE_ENTS_GO


grants("sheltered", TREEBEARD, "site", on=me)
discarded_when(TREEBEARD, _is_too_far)

# -- the crows ---------------------------------------------------------------------------------------------------------


async def _drives_off(m: Now) -> None:
    """The attack is canceled, and the creature goes back to its player's hand, even if it is an event."""
    it = current_attack.attack(m.g)
    if it is None:
        return
    await cancel_attack.perform(m)
    if it.card in m.g.pieces:
        await to_hand(m.g, [it.card], m.me)
    elif it.card and m.g.home[it.card] == "attacking":
        into_hand(m.g, m.g.owners[it.card], it.card)
        m.g.say("mec-log-returns-to-hand", card=m.g.ref(it.card))


grants("sheltered", REGIMENT_OF_BLACK_CROWS, "all", on=me)
required(REGIMENT_OF_BLACK_CROWS, bearer_is_wounded, do=discard.on(me))
ability(
    REGIMENT_OF_BLACK_CROWS,
    during="attack",
    cost=taps_this,
    condition=says(
        "a creature attacks its company away from sites",
        lambda m: attacks_its_company(m) and by_a_creature(m) and not_at_a_site(m) and not cancel_attack.why_not(m),
    ),
    do=own(_drives_off, told="cancels the attack and returns the creature"),
)
cannot_be_duplicated(REGIMENT_OF_BLACK_CROWS, "company")

# -- factions ----------------------------------------------------------------------------------------------------------

FACTIONS = (
    *("TW-200", "TW-263", "TW-276", "TW-277", "TW-280", "TW-310", "TW-311", "TW-317"),
    *("LE-265", "LE-266", "LE-270", "LE-276", "LE-278", "LE-296"),
)
"""Where they are played, what their checks need and their standard modifications are printed facts."""
by_facts(*FACTIONS)
