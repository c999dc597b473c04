"""What may be true of a card, a player or the moment: conditions that narrow groups, and "if", "while", "during".

``character(theirs, kneeling, trait("lord"))``; ``~`` denies, ``&`` and ``|`` join. Those of the moment are functions
for ``applies=`` and ``condition=``: ``condition=there_is(character(yours, faction("lannister")))``.
"""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.groups import Condition
from desktop_app.games.kit.moment import Amount, Worked, told, worth
from desktop_app.games.thrones.reading import numbers, queries
from desktop_app.games.thrones.state import Challenge
from desktop_app.games.thrones.vocabulary.texts import Now, Those, Which

# -- of cards ----------------------------------------------------------------------------------------------------------

yours: Which = Condition("yours", lambda m, card: queries.controller(m.g, card) == m.seat)
"""You control it."""
theirs: Which = Condition("an opponent's", lambda m, card: queries.controller(m.g, card) != m.seat)
"""An opponent controls it."""
other: Which = Condition("other", lambda m, card: card != m.me)
"""Another card than this one."""
kneeling: Which = Condition("kneeling", lambda m, card: card in m.g.pieces and m.g.pieces[card].exhausted)
standing: Which = Condition("standing", lambda m, card: card in m.g.pieces and not m.g.pieces[card].exhausted)
unique: Which = Condition("unique", lambda m, card: queries.facts(m.g, card).unique)
loyal: Which = Condition("loyal", lambda m, card: queries.is_loyal(m.g, card))


def of(players: Those) -> Which:
    """Controlled by a player of a group: ``character(of(loser))``."""
    return Condition(
        f"of {players.name}",
        lambda m, card: queries.controller(m.g, card) in players.all(m),
        "controlled by",
        {"players": players},
    )


def trait(name: str) -> Which:
    """``character(trait("lord"))``"""
    return Condition(f"trait {name}", lambda m, card: queries.has_trait(m.g, card, name), "trait", {"trait": name})


def faction(name: str) -> Which:
    """``character(faction("stark"))``"""
    return Condition(
        f"faction {name}", lambda m, card: queries.facts(m.g, card).faction == name, "faction", {"faction": name}
    )


def kind(words: str) -> Which:
    """Of a kind in words, as lasting effects name them: ``in_hand(kind("stark character|trait:direwolf"))``."""
    return Condition(f"kind {words}", lambda m, card: queries.is_kind(m.g, card, words), "kind", {"kind": words})


def named(title: str) -> Which:
    """Of that English title: ``character(named("Balon Greyjoy"))``."""
    return Condition(
        f"named {title}", lambda m, card: queries.facts(m.g, card).titles["en"] == title, "named", {"title": title}
    )


def keyword(name: str) -> Which:
    """``character(keyword("stealth"))``"""
    return Condition(
        f"keyword {name}", lambda m, card: queries.has_keyword(m.g, card, name), "keyword", {"keyword": name}
    )


def icon(name: str) -> Which:
    """With a challenge icon: ``character(~icon("intrigue"))``."""
    return Condition(f"icon {name}", lambda m, card: queries.has_icon(m.g, card, name), "icon", {"icon": name})


def strength_at_most(amount: Amount) -> Which:
    """``character(strength_at_most(4))``"""
    return Condition(
        f"STR {amount} or lower",
        lambda m, card: numbers.strength(m.g, card) <= worth(amount, m),
        "strength at most",
        {"amount": amount},
    )


weaker_than_this: Which = Condition(
    "weaker than this", lambda m, card: numbers.strength(m.g, card) < numbers.strength(m.g, m.me)
)
"""With a lower STR than this character's."""


def printed_at_most(number: str, amount: Amount) -> Which:
    """By a printed number: ``in_their_discard(kind("character"), printed_at_most("cost", 3))``."""
    return Condition(
        f"printed {number} {amount} or lower",
        lambda m, card: (
            queries.READING.has_number(m.g, card, number)
            and queries.READING.printed(m.g, card, number) <= worth(amount, m)
        ),
        "printed at most",
        {"number": number, "amount": amount},
    )


def has_token(token: str) -> Which:
    """With a token on it: ``character(has_token("poison"))``."""
    return Condition(
        f"with {token}",
        lambda m, card: card in m.g.pieces and m.g.pieces[card].count(token) > 0,
        "with token",
        {"token": token},
    )


with_attachments: Which = Condition(
    "with attachments", lambda m, card: card in m.g.pieces and bool(m.g.pieces[card].attachments)
)
with_duplicate: Which = Condition(
    "with a duplicate", lambda m, card: card in m.g.pieces and bool(m.g.pieces[card].duplicates)
)


# -- of those who fight ------------------------------------------------------------------------------------------------


def _fight(m: Now) -> Challenge | None:
    return queries.challenge(m.g)


def _on(side: str) -> Callable[[Now, str], bool]:
    def holds(m: Now, card: str) -> bool:
        fight = _fight(m)
        return fight is not None and card in getattr(fight, side)

    return holds


participating: Which = Condition("participating", _on("participants"))
attacking: Which = Condition("attacking", _on("attackers"))
defending: Which = Condition("defending", _on("defenders"))


# -- of players --------------------------------------------------------------------------------------------------------


def has_won(type: str = "") -> Which:
    """A player who has won a challenge of a type this phase: ``player(~has_won("intrigue"))``."""

    def holds(m: Now, seat: str) -> bool:
        return any(fight.winner == seat and type in ("", fight.type) for fight in m.g.fought)

    return Condition(f"has won {type}", holds, "has won", {"type": type})


def has_lost(type: str = "", *, defending: bool = False) -> Which:
    """A player who has lost a challenge this round, as the defending player where ``defending`` says so."""

    def holds(m: Now, seat: str) -> bool:
        return any(
            fight.loser == seat and type in ("", fight.type) and (not defending or fight.at == seat)
            for fight in m.g.fought
        )

    return Condition(f"has lost {type}", holds, "has lost", {"type": type, "defending": defending})


fewer_cards_than_you: Which = Condition(
    "fewer cards than you", lambda m, seat: len(m.g.zones[f"hand:{seat}"]) < len(m.g.zones[f"hand:{m.seat}"])
)
"""A player with fewer cards in hand than you."""
first: Which = Condition("first player", lambda m, seat: m.g.first_player == seat)
"""A player who is the first player: ``you(first)``."""


# -- of the moment -----------------------------------------------------------------------------------------------------


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
        fight = _fight(m)
        return fight is not None and type in ("", fight.type)

    return holds


@told("you defend")
def you_defend(m: Now) -> bool:
    """During a challenge in which you are the defending player."""
    fight = _fight(m)
    return fight is not None and fight.at == m.seat


@told("you fight")
def you_fight(m: Now) -> bool:
    """During a challenge of yours, as its attacking or its defending player."""
    fight = _fight(m)
    return fight is not None and m.seat in (fight.by, fight.at)


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
    fight = _fight(m)
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
        return not any(queries.is_kind(m.g, card, words) for card in done)

    return holds


# -- amounts -----------------------------------------------------------------------------------------------------------


def number_of(group: Those, each: int = 1) -> Worked[int]:
    """So many for each: ``constant(DROWNED_MEN, on=me, strength=number_of(location(yours, trait("warship"))))``."""

    @told("number of", those=group, each=each)
    def count(m: Now) -> int:
        return each * len(group.all(m))

    return count


@told("gold in your pool")
def your_gold(m: Now) -> int:
    """For each gold in your gold pool."""
    return int(m.g.gold[m.seat])


@told("plots in your used pile")
def used_plots(m: Now) -> int:
    """For each plot card in your used pile."""
    return len(m.g.zones[f"used:{m.seat}"])


def per_margin(each: int) -> Worked[int]:
    """One for every so much STR by which the challenge was won: ``gain_power(per_margin(5)).on(me)``."""

    @told("per margin", each=each)
    def count(m: Now) -> int:
        return int(m.event.margin) // each

    return count


def printed_cost_of(group: Those) -> Worked[int]:
    """The printed cost of a card: ``costs_x(THE_HANDS_JUDGMENT, printed_cost_of(that_card))``."""

    @told("printed cost of", those=group)
    def cost(m: Now) -> int:
        return sum(queries.READING.printed(m.g, card, "cost") for card in group.all(m))

    return cost


def either(condition: Callable[[Now], bool], yes: int, no: int) -> Worked[int]:
    """One amount or another: ``modify(strength=either(there_is(you(first)), 2, 1))``."""
    return Worked(lambda m: yes if condition(m) else no, "either", {"condition": condition, "yes": yes, "no": no})


@told("x")
def x(m: Now) -> int:
    """What was chosen for X; while nothing is yet, as much as could be paid."""
    return m.x or m.g.gold[m.seat]
