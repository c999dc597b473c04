"""What may hold of the moment at which an ability is looked at: ``applies=all_of(during("military"), attacks_now)``."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.thrones.reading import numbers, queries, titles
from desktop_app.games.thrones.vocabulary.conditions import attacking, has_lost, participating, standing
from desktop_app.games.thrones.vocabulary.texts import Now, Those


def there_is(group: Those) -> Worked[bool]:
    """``condition=there_is(character(yours, trait("rhllor")))``, "while you control ..."."""

    @told("there is", those=group)
    def holds(m: Now) -> bool:
        return bool(group.all(m))

    return holds


def there_is_no(group: Those) -> Worked[bool]:
    """``applies=there_is_no(you(first))``"""

    @told("there is no", those=group)
    def holds(m: Now) -> bool:
        return not group.all(m)

    return holds


def all_of(*conditions: Callable[[Now], bool]) -> Worked[bool]:
    """Several at once: ``applies=all_of(during("power"), there_is(...))``."""
    return Worked(
        lambda m: all(each(m) for each in conditions), "all of", {"first": conditions[0], "second": conditions[-1]}
    )


def during(type: str = "") -> Worked[bool]:
    """During a challenge, or one of a type: ``condition=during("military")``."""

    @told("during", type=type)
    def holds(m: Now) -> bool:
        fight = queries.challenge(m.g)
        return fight is not None and type in ("", fight.type)

    return holds


@told("you defend")
def you_defend(m: Now) -> bool:
    """During a challenge in which you are the defending player."""
    fight = queries.challenge(m.g)
    return fight is not None and fight.at == m.seat


@told("you fight")
def you_fight(m: Now) -> bool:
    """During a challenge of yours, as its attacking or its defending player."""
    fight = queries.challenge(m.g)
    return fight is not None and m.seat in (fight.by, fight.at)


@told("you participate")
def you_participate(m: Now) -> bool:
    """During a challenge in which a character you control participates."""
    fight = queries.challenge(m.g)
    return fight is not None and any(m.g.pieces[card].controller == m.seat for card in fight.participants)


@told("you attack a rival")
def you_attack_a_rival(m: Now) -> bool:
    """During a challenge in which you attack a player whose title is a rival of yours."""
    fight = queries.challenge(m.g)
    return fight is not None and fight.by == m.seat and titles.is_rival(m.g, m.seat, fight.at)


@told("your first military challenge")
def your_first_military_challenge(m: Now) -> bool:
    """You have initiated no [military] challenge yet this round, before the one that is being initiated."""
    return numbers.challenges_initiated(m.g, m.seat, "military") == 0


@told("came by ambush")
def came_by_ambush(m: Now) -> bool:
    """This card entered play using ambush in this phase."""
    return m.me in m.g.pieces and m.g.pieces[m.me].came == "ambush"


@told("you go first")
def you_go_first(m: Now) -> bool:
    """You are the first player."""
    return bool(m.g.first_player == m.seat)


@told("another goes first")
def another_goes_first(m: Now) -> bool:
    """You are not the first player."""
    return bool(m.g.first_player != m.seat)


@told("attacks now")
def attacks_now(m: Now) -> bool:
    """While this card is attacking."""
    return attacking.holds(m, m.me)


@told("participates now")
def participates_now(m: Now) -> bool:
    """While this card is participating in a challenge."""
    return participating.holds(m, m.me)


@told("stands now")
def stands_now(m: Now) -> bool:
    """While this card is standing."""
    return standing.holds(m, m.me)


def you_have_not_lost(type: str = "", *, defending: bool = False) -> Worked[bool]:
    """You have lost no challenge (of a type, as the defending player): ``condition=you_have_not_lost("power")``."""
    lost = has_lost(type, defending=defending)
    return Worked(lambda m: not lost.holds(m, m.seat), "you have not lost", {"type": type, "defending": defending})


def named_type(type: str) -> Worked[bool]:
    """The challenge type that was named for this card is this one."""

    @told("named type", type=type)
    def holds(m: Now) -> bool:
        return m.g.named.get(m.me) == type

    return holds


@told("attacks alone")
def attacks_alone(m: Now) -> bool:
    """While this card attacks alone."""
    fight = queries.challenge(m.g)
    return fight is not None and fight.attackers == [m.me]


@told("you have initiated a challenge")
def you_have_initiated(m: Now) -> bool:
    """You have initiated a challenge this phase."""
    return numbers.challenges_initiated(m.g, m.seat) > 0


def tokens_here(token: str, count: int) -> Worked[bool]:
    """As many tokens or more lie on this card: ``as_soon_as(SER_JORAH, tokens_here("betrayal", 3), ...)``."""

    @told("tokens here", token=token, count=count)
    def holds(m: Now) -> bool:
        return m.me in m.g.pieces and m.g.pieces[m.me].count(token) >= count

    return holds


def first_this_round(words: str, *, played: bool = False) -> Worked[bool]:
    """You have marshaled (or played) no card of a kind this round: "the first ... you marshal each round"."""

    @told("first this round", kind=words, played=played)
    def holds(m: Now) -> bool:
        done = m.g.played[m.seat] if played else m.g.marshaled[m.seat]
        return not any(queries.was_kind(m.g, card, words) for card in done)

    return holds
