"""What speaks for an answer, and against it, in the numbers that a seat sees on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.play import Argument
from desktop_app.games.meccg.reading.facts import CardFacts, load_cards
from desktop_app.games.meccg.table.odds import at_least, beaten, hit

Told = tuple[Message, Message | None]
"""What speaks for an answer, and what against it where words can be made of it."""
HOLDING = 3
"""What a target gives up so as not to tap (MEC-587)."""


def reason(question: Question, chosen: Sequence[Option], view: View) -> Message:
    """Why the chosen options are a good answer."""
    return _told(question, chosen, view)[0]


def arguments(question: Question, chosen: Sequence[Option], view: View) -> Sequence[Argument]:
    """The reason, and what it costs or what nobody knows."""
    good, bad = _told(question, chosen, view)
    return [Argument(good), Argument(bad or message("mec-argue-unknown"), against=True)]


def _told(question: Question, chosen: Sequence[Option], view: View) -> Told:
    tell = _BY_VERB.get(chosen[0].verb) if chosen else None
    return (message("mec-coach-general"), None) if tell is None else tell(question, chosen, view)


def _plain(verb: str) -> Callable[[Question, Sequence[Option], View], Told]:
    """An answer of which nothing can be counted."""
    told = message(f"mec-coach-{verb}")
    return lambda question, chosen, view: (told, None)


# -- reading the view --------------------------------------------------------------------------------------------------


def _card(view: View, id: str) -> CardView | None:
    return view.card(id)


def _facts(view: View, id: str) -> CardFacts | None:
    card = view.card(id)
    return load_cards().get(card.code) if card is not None else None


def _people(view: View, company: str) -> list[CardView]:
    zone = view.zones.get(f"company:{company}")
    return [card for card in zone.cards if not card.host] if zone is not None else []


def _prowess(cards: Sequence[CardView]) -> list[int]:
    return [card.numbers.get("prowess", 0) for card in cards]


# -- organizing and moving ---------------------------------------------------------------------------------------------


def _bring(question: Question, chosen: Sequence[Option], view: View) -> Told:
    """The mind that a character takes of what is left."""
    printed, seat = _facts(view, chosen[0].source), view.seat
    left = view.numbers.get(f"general_limit:{seat}", 0) - view.numbers.get(f"general:{seat}", 0)
    mind = printed.mind or 0 if printed is not None else 0
    return message("mec-coach-bring", mind=mind, left=left), message("mec-argue-bring", left=max(0, left - mind))


def _go(question: Question, chosen: Sequence[Option], view: View) -> Told:
    """What can be played at the site, how many regions lie before it, and what attacks there."""
    option, site = chosen[0], _facts(view, chosen[0].target)
    if site is None:
        return message("mec-coach-general"), None
    member = _card(view, option.source)
    company = member.zone.partition(":")[2] if member is not None else ""
    size = len(_people(view, company))
    good = message("mec-coach-go", cards=site.draw or 0, regions=len(site.path))
    if not site.attacks:
        return good, message("mec-argue-go", limit=max(2, size))
    strongest = max(site.attacks, key=lambda each: (each.prowess, each.strikes))
    best = max(_prowess(_people(view, company)), default=0)
    return good, message("mec-argue-go-attack", strikes=strongest.strikes, prowess=strongest.prowess, best=best)


def _store(question: Question, chosen: Sequence[Option], view: View) -> Told:
    """The points that are safe then; first its bearer makes a corruption check."""
    printed, item = _facts(view, chosen[0].source), _card(view, chosen[0].source)
    bearer = view.card(item.host) if item is not None else None
    if printed is None or bearer is None:
        return message("mec-coach-general"), None
    points = max(printed.points, printed.points_stored or 0)
    weighs = message("mec-argue-store", points=bearer.numbers.get("corruption", 0))
    return message("mec-coach-store", points=points), weighs


def _enter(question: Question, chosen: Sequence[Option], view: View) -> Told:
    site = next(iter(view.zones[f"site:{view.facts['company']}"].cards), None) if view.facts.get("company") else None
    printed = load_cards().get(site.code) if site is not None else None
    count = sum(each.strikes for each in printed.attacks) if printed is not None else 0
    return message("mec-coach-enter"), message("mec-argue-enter", count=count) if count else None


def _acquire(question: Question, chosen: Sequence[Option], view: View) -> Told:
    """The points it brings and the corruption it lays upon whoever bears it."""
    printed, bearer = _facts(view, chosen[0].source), _card(view, chosen[0].target)
    if printed is None:
        return message("mec-coach-general"), None
    good = message("mec-coach-acquire", points=printed.points)
    if not printed.corruption or bearer is None:
        return good, message("mec-argue-acquire")
    bears = bearer.numbers.get("corruption", 0) + printed.corruption
    return good, message("mec-argue-corruption", points=bears, ways=36 - at_least(bears + 1))


# -- hazards -----------------------------------------------------------------------------------------------------------


def _creature(question: Question, chosen: Sequence[Option], view: View) -> Told:
    """Its strikes against whom they meet, and what it takes of the hazard limit."""
    printed, company = _facts(view, chosen[0].source), view.facts.get("company", "")
    if printed is None or not printed.attacks:
        return message("mec-coach-general"), None
    first, met = printed.attacks[0], _prowess(_people(view, company))
    left = view.numbers["hazard_limit"] - view.numbers["hazards_used"]
    return (
        message("mec-coach-creature", strikes=first.strikes, prowess=first.prowess, weakest=min(met, default=0)),
        message("mec-argue-creature", left=max(0, left - 1), best=max(met, default=0)),
    )


# -- strikes -----------------------------------------------------------------------------------------------------------


def _face(question: Question, chosen: Sequence[Option], view: View) -> Told:
    """How likely each of those who are to face a strike is to be hit."""
    prowess, facing = view.numbers.get("attack_prowess", 0), [_card(view, option.source) for option in chosen]
    chances = [36 - at_least(prowess - each) for each in _prowess([card for card in facing if card is not None])]
    best, worst = min(chances, default=0), max(chances, default=0)
    return message("mec-coach-face", ways=best), message("mec-argue-face", ways=worst)


def _hold(question: Question, chosen: Sequence[Option], view: View) -> Told:
    return (
        message("mec-coach-hold", ways=beaten(view, -HOLDING)),
        message("mec-argue-hold", ways=hit(view, -HOLDING), instead=hit(view)),
    )


def _full(question: Question, chosen: Sequence[Option], view: View) -> Told:
    return (
        message("mec-coach-full", ways=beaten(view), instead=beaten(view, -HOLDING)),
        message("mec-argue-full", ways=hit(view)),
    )


def _support(question: Question, chosen: Sequence[Option], view: View) -> Told:
    """What those who help add to the odds; they tap for it."""
    if question.prompt.id == "mec-ask-corruption":
        return _check(question, chosen, view)
    count = len(chosen)
    return (
        message("mec-coach-support", ways=beaten(view, count), instead=beaten(view)),
        message("mec-argue-support", count=count),
    )


# -- corruption --------------------------------------------------------------------------------------------------------


def _check(question: Question, chosen: Sequence[Option], view: View) -> Told:
    """In how many of 36 ways the check passes as it stands (MEC-669)."""
    told = question.prompt.params
    if not {"points", "bonus"} <= told.keys():
        return message("mec-coach-general"), None
    more = 1 if chosen[0].verb == "support" else 0
    passes = at_least(int(str(told["points"])) - int(str(told["bonus"])) - more + 1)
    bad = message("mec-argue-support", count=1) if more else message("mec-argue-check", ways=36 - passes)
    return message("mec-coach-check", ways=passes), bad


def _call(question: Question, chosen: Sequence[Option], view: View) -> Told:
    """The points of both as they stand."""
    mine = view.numbers[f"points:{view.seat}"]
    theirs = max(view.numbers[f"points:{seat}"] for seat in view.seats if seat != view.seat)
    return message("mec-coach-points", mine=mine, theirs=theirs), message("mec-argue-points")


_BY_VERB: dict[str, Callable[[Question, Sequence[Option], View], Told]] = {
    "bring": _bring,
    "go": _go,
    "organize": _plain("organize"),
    "store": _store,
    "enter": _enter,
    "do_nothing": _plain("stay-out"),
    "acquire": _acquire,
    "creature": _creature,
    "face": _face,
    "hold": _hold,
    "full": _full,
    "support": _support,
    "roll": _check,
    "call": _call,
    "keep_on": _call,
    "on_guard": _plain("on-guard"),
    "play": _plain("play"),
    "use": _plain("play"),
    "pass": _plain("pass"),
    "done": _plain("done"),
}
