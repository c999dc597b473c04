"""What may be true of the moment, and of the card that an ability is about."""

from __future__ import annotations

from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.meccg.reading import companies, current_attack, minions, movement, named, queries, sites
from desktop_app.games.meccg.vocabulary.texts import Now, Reasoned, Those, Which


def there_is(group: Those, count: int = 1) -> Worked[bool]:
    """``condition=there_is(your_character(skill("sage")))``"""
    return Worked(lambda m: len(group.all(m)) >= count, "there is", {"those": group, "count": count})


def there_is_no(group: Those) -> Worked[bool]:
    """``condition=there_is_no(in_play(titled("Doors of Night")))``"""
    return Worked(lambda m: not group.all(m), "there is no", {"those": group})


def in_play_is(title: str) -> Worked[bool]:
    """``condition=in_play_is("Gates of Morning")``"""
    return Worked(lambda m: named.is_there(m.g, title), "in play is", {"title": title})


def attacked_by(*names: str) -> Reasoned:
    """The attack that goes on is by one of these races: ``condition=attacked_by("wolf", "spider")``; () for any."""

    def why(m: Now) -> str:
        it = current_attack.attack(m.g)
        if it is None or it.cancelled:
            return "required"
        if not names or current_attack.attacks_as(m.g, it, names):
            return ""
        return "mixed_company" if it.givers else "required"

    return Reasoned(lambda m: not why(m), "attacked by", {"race": names}, why)


def fighting(*names: str) -> Worked[bool]:
    """The card whose number is asked for faces an attack by one of these races: ``applies=fighting("orc")``."""

    def holds(m: Now) -> bool:
        it = current_attack.attack(m.g)
        card = m.target or m.me
        return it is not None and any(race in names for race in current_attack.fought_races(m.g, it, card))

    return Worked(holds, "fighting", {"race": names})


def keyed_to(*names: str) -> Worked[bool]:
    """The attack is keyed to a type of region or site: ``condition=keyed_to("wilderness")``, not by name (MEC-516)."""

    def holds(m: Now) -> bool:
        it = current_attack.attack(m.g)
        return it is not None and it.key in ("region_type", "site_type") and it.keyed in names

    return Worked(holds, "keyed to", {"region": names})


@told("attack not keyed to a site")
def not_at_a_site(m: Now) -> bool:
    """The attack is by a creature and not keyed to a site."""
    it = current_attack.attack(m.g)
    return it is not None and bool(it.card) and it.key not in ("site", "site_type")


@told("attack by a creature")
def by_a_creature(m: Now) -> bool:
    """The attack is made by a hazard creature, or by an event of which it counts as such: a Dragon on the hunt."""
    it = current_attack.attack(m.g)
    if it is None or not it.card or it.site:
        return False
    printed = queries.facts(m.g, it.card)
    return printed.type == "hazard" and bool(printed.attacks)


@told("automatic-attack")
def automatic(m: Now) -> bool:
    """The attack is an automatic-attack."""
    it = current_attack.attack(m.g)
    return it is not None and bool(it.site)


def during(*phases: str) -> Worked[bool]:
    """``condition=during("site")``: "untap", "organization", "long_event", "movement", "site", "end_of_turn"."""
    return Worked(lambda m: m.g.phase in phases, "during", {"phase": phases[0]})


def moving_in(*types: str) -> Worked[bool]:
    """The company in its movement/hazard phase moves through a region of one of these types."""

    def holds(m: Now) -> bool:
        company = movement.moving(m.g)
        return company is not None and any(each in types for each in company.path)

    return Worked(holds, "moving in", {"region": types[0]})


def path_has(count: int, *types: str) -> Worked[bool]:
    """Its site path has at least so many regions of one of these types: ``path_has(2, "wilderness")``."""

    def holds(m: Now) -> bool:
        company = movement.moving(m.g)
        return company is not None and any(company.path.count(each) >= count for each in types)

    return Worked(holds, "path has", {"count": count, "region": types[0]})


def at_the(*types: str) -> Worked[bool]:
    """The company whose phase it is is at a site of one of these types: ``condition=at_the("border_hold")``."""

    def holds(m: Now) -> bool:
        company = companies.current(m.g)
        return company is not None and bool(company.site) and sites.site_type(m.g, company.site) in types

    return Worked(holds, "at the", {"site": types[0]})


def at_the_site(*titles: str) -> Worked[bool]:
    """The company whose phase it is is at a site of that name: ``condition=at_the_site("Minas Tirith")``."""

    def holds(m: Now) -> bool:
        company = companies.current(m.g)
        return company is not None and bool(company.site) and sites.site_facts(m.g, company).title in titles

    return Worked(holds, "at the site", {"title": titles[0]})


@told("the site is untapped")
def site_untapped(m: Now) -> bool:
    """The site of the company whose phase it is is untapped."""
    company = companies.current(m.g)
    return company is not None and company.site in m.g.pieces and not m.g.pieces[company.site].exhausted


@told("the site is tapped")
def site_tapped(m: Now) -> bool:
    """The site of the company whose phase it is is tapped."""
    company = companies.current(m.g)
    return company is not None and company.site in m.g.pieces and m.g.pieces[company.site].exhausted


@told("the company has entered")
def entered(m: Now) -> bool:
    """The company has entered its site."""
    company = companies.current(m.g)
    return company is not None and company.entered


def faced(*names: str) -> Worked[bool]:
    """The company has already faced an attack by one of these races in this turn."""

    def holds(m: Now) -> bool:
        it = current_attack.attack(m.g)
        company = companies.company_by_id(m.g, it.company) if it is not None else companies.current(m.g)
        if company is None:
            return False
        before = (
            company.faced[:-1] if it is not None and company.faced and it.race == company.faced[-1] else company.faced
        )
        return any(each in names for each in before)

    return Worked(holds, "faced", {"race": names})


def it_is(condition: Which) -> Worked[bool]:
    """What the moment is about is so: ``applies=it_is(race("dwarf"))``."""
    return Worked(lambda m: bool(m.target) and condition.holds(m, m.target), "it is", {"which": condition})


def host_is(condition: Which) -> Worked[bool]:
    """Who bears this card is so: ``applies=host_is(race("dwarf"))``."""

    def holds(m: Now) -> bool:
        piece = m.g.pieces.get(m.me)
        return piece is not None and piece.host in m.g.pieces and condition.holds(m, piece.host)

    return Worked(holds, "host is", {"which": condition})


def this_is(condition: Which) -> Worked[bool]:
    """This card is so: ``condition=this_is(at_haven)``."""
    return Worked(lambda m: m.me in m.g.pieces and condition.holds(m, m.me), "this is", {"which": condition})


def in_mode(name: str) -> Worked[bool]:
    """This Ringwraith is in a mode: ``applies=in_mode("fell_rider")``."""
    return Worked(lambda m: minions.mode(m.g, m.me) == name, "in mode", {"mode": name})


def checking_for(*kinds: str) -> Worked[bool]:
    """The roll about to be made is a "corruption" check, an "influence" check for a faction, an "attempt"."""
    return Worked(lambda m: m.g.check is not None and m.g.check.kind in kinds, "checking for", {"check": kinds[0]})


def both_hold(*conditions: Worked[bool]) -> Worked[bool]:
    """``condition=both_hold(at_the("dark_hold"), site_tapped)``"""
    return Worked(
        lambda m: all(each(m) for each in conditions), "both hold", {"first": conditions[0], "second": conditions[1]}
    )


def either_holds(*conditions: Worked[bool]) -> Worked[bool]:
    """``condition=either_holds(at_the("dark_hold"), at_the_site("Isengard"))``"""
    return Worked(
        lambda m: any(each(m) for each in conditions), "either holds", {"first": conditions[0], "second": conditions[1]}
    )


def deck_of(count: int) -> Worked[bool]:
    """Your play deck has at least so many cards: ``condition=deck_of(5)``."""
    return Worked(lambda m: len(m.g.zones[f"deck:{m.seat}"]) >= count, "deck of", {"count": count})
