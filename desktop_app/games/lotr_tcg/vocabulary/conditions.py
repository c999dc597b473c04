"""What may be true of a card: conditions that narrow groups; and what may be true of the moment.

``minion(skirmishing(companion(unbound)))``; ``~`` denies, ``&`` and ``|`` join.
"""

from __future__ import annotations

from desktop_app.games.kit.groups import Condition
from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.lotr_tcg.reading import path, queries, sums, tokens
from desktop_app.games.lotr_tcg.reading.queries import FACTS
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Those, Which

# -- of cards ----------------------------------------------------------------------------------------------------------

yours: Which = Condition("yours", lambda m, card: queries.controller(m.g, card) == m.seat)
other: Which = Condition("other", lambda m, card: card != m.me)
"""Another card than this one."""
not_paying: Which = Condition("another", lambda m, card: card not in m.paid and card != m.me)
"""Another card than this one and than those that pay the cost."""
unbound: Which = Condition("unbound", lambda m, card: sums.is_unbound(m.g, card))
mounted: Which = Condition("mounted", lambda m, card: sums.is_mounted(m.g, card))
wounded: Which = Condition("wounded", lambda m, card: tokens.wounds(m.g, card) > 0)
assigned: Which = Condition("assigned", lambda m, card: queries.is_assigned(m.g, card))
fighting_now: Which = Condition("fighting now", lambda m, card: bool(queries.against(m.g, card)))
"""In the skirmish that is being fought."""
free_peoples: Which = Condition("free peoples", lambda m, card: queries.facts(m.g, card).side == queries.FREE_PEOPLES)
of_the_shadow: Which = Condition("of the shadow", lambda m, card: queries.facts(m.g, card).side == queries.SHADOW)
roaming: Which = Condition(
    "roaming", lambda m, card: queries.kind(m.g, card) == "minion" and path.is_roaming(m.g, card)
)
ring_bearing: Which = Condition("ring-bearing", lambda m, card: queries.is_ring_bearer(m.g, card))
weapon: Which = Condition(
    "weapon",
    lambda m, card: any(name in queries.facts(m.g, card).item_class for name in ("hand_weapon", "ranged_weapon")),
)
"""A hand weapon or a ranged weapon."""
stacked_upon: Which = Condition("stacked upon", lambda m, card: card in m.g.pieces and bool(m.g.pieces[card].stacked))
"""A card is stacked on it already."""


wearing_the_ring: Which = Condition(
    "wearing the ring",
    lambda m, card: queries.is_ring_bearer(m.g, card) and queries.wears_the_ring(m.g, queries.controller(m.g, card)),
)
"""``to_play(THE_WHITE_WITCHLIGHT, ring_bearer(wearing_the_ring))`` (TCG-318)"""


def race(name: str) -> Which:
    """``companion(race("elf"))``; the race Man includes women (TCG-329)."""
    return Condition(f"race {name}", lambda m, card: FACTS[m.g.codes[card]].race == name, "race", {"race": name})


def culture(name: str) -> Which:
    """``companion(culture("rohan"))``"""
    return Condition(
        f"culture {name}", lambda m, card: FACTS[m.g.codes[card]].culture == name, "culture", {"culture": name}
    )


def signet(name: str) -> Which:
    """``companion(signet("frodo"))``"""
    return Condition(
        f"signet {name}", lambda m, card: queries.facts(m.g, card).signet == name, "signet", {"signet": name}
    )


def titled(title: str) -> Which:
    """``companion(titled("Legolas"))``, whatever the subtitle."""
    return Condition(
        f"titled {title}",
        lambda m, card: FACTS[m.g.codes[card]].titles["en"] == title,
        "titled",
        {"title": title},
    )


def keyword(name: str) -> Which:
    """``ally(keyword("villager"))``"""
    return Condition(f"keyword {name}", lambda m, card: sums.has_keyword(m.g, card, name), "keyword", {"keyword": name})


def type_of(name: str) -> Which:
    """``in_hand(type_of("minion"))``"""
    return Condition(f"type {name}", lambda m, card: FACTS[m.g.codes[card]].type == name, "type", {"type": name})


def of_class(name: str) -> Which:
    """``possession(of_class("mount"))``"""
    return Condition(
        f"class {name}", lambda m, card: name in queries.facts(m.g, card).item_class, "class", {"class": name}
    )


def skirmishing(group: Those) -> Which:
    """``minion(skirmishing(companion(unbound)))``: in the skirmish that is being fought."""

    def holds(m: Now, card: str) -> bool:
        facing = queries.against(m.g, card)
        return bool(facing) and any(each in facing for each in group.all(m))

    return Condition(f"skirmishing {group}", holds, "skirmishing", {"those": group})


def assigned_to(group: Those) -> Which:
    """``minion(assigned_to(companion(unbound)))``: set against one of them, in the skirmish being fought or in one to
    come."""

    def holds(m: Now, card: str) -> bool:
        facing = [each for fight in queries.skirmishes(m.g) if card in fight.minions for each in fight.characters]
        return bool(facing) and any(each in facing for each in group.all(m))

    return Condition(f"assigned to {group}", holds, "assigned to", {"those": group})


def bearing(which: Which) -> Which:
    """``companion(bearing(of_class("ranged_weapon")))``: of what is borne by it or played on it one is so."""

    def holds(m: Now, card: str) -> bool:
        piece = m.g.pieces.get(card)
        return piece is not None and any(which.holds(m, borne) for borne in piece.attachments)

    return Condition(f"bearing {which.name}", holds, "bearing", {"which": which})


def borne_by(group: Those) -> Which:
    """``condition(borne_by(character(race("hobbit"))))``"""

    def holds(m: Now, card: str) -> bool:
        piece = m.g.pieces.get(card)
        return piece is not None and bool(piece.host) and piece.host in group.all(m)

    return Condition(f"borne by {group}", holds, "borne by", {"those": group})


def strength_at_most(amount: int) -> Which:
    """``minion(strength_at_most(6))``"""
    return Condition(
        f"strength at most {amount}",
        lambda m, card: sums.number(m.g, card, "strength") <= amount,
        "strength at most",
        {"amount": amount},
    )


# -- of the moment -----------------------------------------------------------------------------------------------------


def can_spot(group: Those, count: int = 1) -> Worked[bool]:
    """``applies=can_spot(companion(titled("Aragorn")))`` (TCG-346)"""
    return Worked(lambda m: len(group.all(m)) >= count, "can spot", {"those": group, "count": count})


def cannot_spot(group: Those) -> Worked[bool]:
    """``condition=cannot_spot(companion(culture("rohan")))``"""
    return Worked(lambda m: not group.all(m), "cannot spot", {"those": group})


def there_are(count: int, group: Those) -> Worked[bool]:
    """``applies=there_are(3, dead)``: what lies in a pile cannot be spotted, and yet is there (TCG-343)."""
    return Worked(lambda m: len(group.all(m)) >= count, "there are", {"those": group, "count": count})


def it_is(condition: Which) -> Worked[bool]:
    """What was chosen is so: ``either(it_is(titled("Legolas")), 2, 1)``."""
    return Worked(lambda m: bool(m.target) and condition.holds(m, m.target), "it is", {"which": condition})


def that_is(condition: Which) -> Worked[bool]:
    """The card of the event that is answered is so: ``either(that_is(titled("Aragorn")), 2, 1)``."""
    return Worked(lambda m: condition.holds(m, m.event.card), "that is", {"which": condition})


def this_is(condition: Which) -> Worked[bool]:
    """This card is so: ``condition=this_is(mounted)``."""
    return Worked(lambda m: condition.holds(m, m.me), "this is", {"which": condition})


def at_a(name: str) -> Worked[bool]:
    """The fellowship is at a site with a printed keyword: ``at_a("battleground")``."""

    def here(m: Now) -> bool:
        site = path.site(m.g)
        return bool(site) and any(each.id == name for each in queries.facts(m.g, site).keywords)

    return Worked(here, "at a", {"keyword": name})


def at_sites(first: int, last: int) -> Worked[bool]:
    """The fellowship is at a site of the Tower block with one of these numbers (TCG-361): ``at_sites(1, 4)``."""

    def here(m: Now) -> bool:
        site = path.site(m.g)
        printed = queries.facts(m.g, site) if site else None
        return printed is not None and printed.block == "towers" and first <= (printed.site_number or 0) <= last

    return Worked(here, "at sites", {"first": first, "last": last})


def at_any_site(first: int, last: int) -> Worked[bool]:
    """The fellowship is at a site with one of these numbers, of whatever block (TCG-362): ``at_any_site(5, 5)``."""
    return Worked(
        lambda m: bool(path.site(m.g)) and first <= m.g.at.get(m.g.active, 0) <= last,
        "at any site",
        {"first": first, "last": last},
    )


def during(phase: str) -> Worked[bool]:
    """``applies=during("archery")``"""
    return Worked(lambda m: m.g.phase == phase, "during", {"phase": phase})


def outside(phase: str) -> Worked[bool]:
    """``applies=outside("skirmish")``"""
    return Worked(lambda m: m.g.phase != phase, "outside", {"phase": phase})


def pool_below(amount: int) -> Worked[bool]:
    """The twilight pool has fewer tokens: ``pool_below(9)``."""
    return Worked(lambda m: m.g.twilight < amount, "pool below", {"amount": amount})


def pool_holds(amount: int) -> Worked[bool]:
    """You can spot so many twilight tokens: ``pool_holds(3)``."""
    return Worked(lambda m: m.g.twilight >= amount, "pool holds", {"amount": amount})


@told("first here")
def first_here(m: Now) -> bool:
    """The card is the first Uruk-hai played at this site in this turn."""
    here = f"{m.g.at.get(m.g.active, 0)}:"
    cards = [each.partition(":")[2] for each in m.g.played if each.startswith(here)]
    race = queries.facts(m.g, m.target).race if m.target in m.g.codes else ""
    return not any(queries.facts(m.g, card).race == race for card in cards)


@told("home is controlled by an opponent")
def home_is_taken(m: Now) -> bool:
    """An opponent controls the home site of this ally."""
    homes = queries.facts(m.g, m.me).home_site
    for seat in m.g.seats:
        if seat != m.seat:
            for site in m.g.zones[f"controlled:{seat}"]:
                printed = queries.facts(m.g, site)
                if f"{printed.site_number}{printed.block[:1].upper()}" in homes:
                    return True
    return False
