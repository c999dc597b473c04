"""What else a statement of the atlas says besides its plainest case: the other ways, the other half, who and when."""

from __future__ import annotations

import pytest

from desktop_app.engine.ask import Refusal
from desktop_app.engine.effects import Effect
from desktop_app.engine.frozen import replace
from desktop_app.games.thrones.book import offering
from desktop_app.games.thrones.book.declaring import fighter_refusals
from desktop_app.games.thrones.reading.facts import NAMES, Keyword
from desktop_app.games.thrones.reading.queries import FACTS
from desktop_app.games.thrones.state import Challenge
from desktop_app.games.thrones.verbs.entering import can_take_control
from tests.games.thrones.table import Melee, Table, attack, kneeling

WOLF, BASTARD = "Tumblestone Knight", "Bastard in Hiding"


def _won(ana: dict[str, object], bor: dict[str, object], type: str = "military") -> Table:
    """Ana has won a challenge of Robb's against nobody, with a claim of 2."""
    return Table(
        {"plot": "The Winds of Winter", "characters": [kneeling("Robb Stark")], **ana},
        bor,
        step="4.2.2",
        challenge={**attack(type, "Robb Stark"), "defended": True},
    )


def _allowed(t: Table) -> list[str]:
    """The cards that were told as the reason why something could be done."""
    told = [line.message for line in t.session.log if line.message.id == "got-log-allowed"]
    return [FACTS[str(message.params["card"]).partition(":")[2]].titles["en"] for message in told]


@pytest.mark.rule("GOT-002", "GOT-397")
def test_a_card_that_overrules_the_rules_is_told_as_the_reason() -> None:
    drogo = {"card": "Khal Drogo", "attachments": ["Drogo’s Arakh"]}
    fighters = {"characters": ["Ser Jaime Lannister", drogo, "Robb Stark"]}
    t = Table(fighters, {"characters": [kneeling("Obara Sand"), "Left", "Right"]}, step="4.2")
    t.challenge("military", "Khal Drogo", "Robb Stark").until(asked="got-ask-defenders").choose_all("defend", "Left")
    assert (_allowed(t), t.kneels("Khal Drogo"), t.kneels("Left")) == (["Drogo’s Arakh", "Left"], False, False)
    t.challenge("military", "Khal Drogo", "Ser Jaime Lannister").until(asked="got-ask-challenge")
    assert _allowed(t)[2:] == ["Ser Jaime Lannister", "Khal Drogo"], "he kneels, and lets himself fight once more"
    assert t.kneels("Khal Drogo")
    t = Table({"characters": ["Sansa Stark"]}, {"characters": [kneeling("Obara Sand")]}, step="4.2")
    t.challenge("power", "Sansa Stark").until(asked="got-ask-defenders").choose_all("defend", "Obara Sand")
    assert _allowed(t) == ["Obara Sand"]
    t = Table({"plot": "Taxation", "hand": ["The Roseroad", "Heart Tree Grove"]}, step="3.2w")
    t.choose("marshal", "The Roseroad")
    assert _allowed(t) == []
    assert _allowed(t.choose("marshal", "Heart Tree Grove")) == ["Taxation"]


def _forbidding(t: Table, *found: Refusal | None) -> list[str]:
    """The cards that refusals name as their reason."""
    told = [refusal.because for refusal in found if refusal is not None]
    return [FACTS[t.g.codes[card]].titles["en"] if card else "" for card in told]


@pytest.mark.rule("GOT-002", "GOT-292")
def test_a_card_that_forbids_what_the_rules_would_allow_is_named_by_the_refusal() -> None:
    t = Table({"plot": "Marching Orders", "gold": 9, "hand": ["The Roseroad", "Hear Me Roar!", WOLF]}, step="3.2w")
    assert _forbidding(t, t.refusal("The Roseroad", "marshal")) == ["Marching Orders"]
    t = Table({"plot": "A Game of Thrones", "characters": [WOLF, "Sansa Stark"]}, step="4.2")
    told = {refusal.verb: _forbidding(t, refusal) for refusal in t.question.refusals()}
    assert told == {"military": ["A Game of Thrones"], "power": ["A Game of Thrones"]}
    t = Table(
        {"gold": 5, "locations": ["Highgarden"], "characters": [WOLF]},
        {"agenda": "Fealty", "characters": [kneeling("Catelyn Stark")]},
        step="4.2w",
        challenge=attack("intrigue", "Catelyn Stark", by="Bor"),
        active="Bor",
    )
    assert _forbidding(t, offering.refusals(t.g, "A")[0]) == ["Catelyn Stark"]
    t = Table({"characters": ["Ghost"]}, {"characters": [WOLF]}, step="4.2").challenge("military").pick(WOLF)
    t.respond("Ghost").until("4.1w")
    t.g.challenges.append(Challenge("military", "A", "B", [t.id("Ghost")]))
    (refusal,) = fighter_refusals(t.g, "defend", "military", [t.id(WOLF)], t.g.challenges[-1])
    assert _forbidding(t, refusal) == ["Ghost"]


@pytest.mark.rule("GOT-018")
def test_while_something_is_answered_no_action_is_offered() -> None:
    t = _won(
        {"characters": [kneeling("Robb Stark"), "Margaery Tyrell"], "locations": ["Great Kraken"]},
        {"characters": [WOLF]},
    )
    assert {option.verb for option in t.question.options} == {"respond", "pass"}


@pytest.mark.rule("GOT-053")
def test_what_is_cheaper_by_now_can_be_paid() -> None:
    t = Table({"gold": 1, "hand": [WOLF], "characters": ["Winterfell Steward"]}, step="3.2w")
    assert not t.offers("marshal", WOLF)
    assert t.use("Winterfell Steward").offers("marshal", WOLF)


@pytest.mark.rule("GOT-060", "GOT-061")
def test_who_owns_one_elsewhere_or_has_a_dead_one_takes_no_other() -> None:
    """Bor controls a Robb of Ana's: she may take back that one, and not Cai's. Her Eddard is dead."""
    t = Melee(
        {"dead": ["Eddard Stark"]},
        {"characters": ["Arya Stark", {"card": "Robb Stark", "owner": "Ana"}]},
        {"characters": ["Robb Stark", "Eddard Stark"]},
    )
    names = ("Arya Stark", "Robb Stark 1", "Robb Stark 2", "Eddard Stark 1")
    assert [t.g.pieces[t.id(name)].controller for name in names] == ["B", "B", "C", "C"]
    assert [can_take_control(t.g, "A", t.id(name)) for name in names] == [True, True, False, False]


@pytest.mark.rule("GOT-061")
def test_who_has_a_dead_copy_is_not_ambushed_either() -> None:
    t = Table({"gold": 9, "hand": ["Areo Hotah"], "dead": ["Areo Hotah"]}, step="4.1w")
    refusal = t.refusal("Areo Hotah", "ambush")
    assert refusal is not None
    assert refusal.rule == "GOT-327"


@pytest.mark.rule("GOT-078")
def test_a_claim_of_two_takes_two_of_five() -> None:
    t = _won({}, {"hand": [WOLF] * 5}, "intrigue").until("4.1w")
    assert (len(t.hand("Bor")), t.titles("discard:B")) == (3, [WOLF] * 2)


@pytest.mark.rule("GOT-086", "GOT-083")
def test_a_duplicate_does_not_let_one_die_for_two() -> None:
    t = _won({}, {"characters": [{"card": "Arya Stark", "duplicates": ["Arya Stark"]}, WOLF, BASTARD]})
    t.until(asked="got-ask-claim")
    arya = t.find("choose", "Arya Stark")[0].key
    assert (t.who, t.question.accepts([arya, arya]), t.question.accepts([arya])) == ("Bor", False, False)
    t.pick("Arya Stark", WOLF).respond("Arya Stark 2").until("4.1w")
    assert (t.titles("dead:B"), t.zone(BASTARD)) == ([WOLF], "characters:B")


@pytest.mark.rule("GOT-117", "GOT-116")
def test_a_duplicate_is_no_character_for_anything() -> None:
    stag = {"card": "Robert Baratheon", "duplicates": ["Robert Baratheon"]}
    t = Table({"characters": ["Margaery Tyrell", stag]}, {"plot": "Calling the Banners"}, step="4.1w")
    t.use("Margaery Tyrell")
    assert [option.source for option in t.question.options] == [t.id("Margaery Tyrell"), t.id("Robert Baratheon 1")]
    t = Table({"characters": [stag]}, {"plot": "Calling the Banners"}, step="1.3r")
    assert t.gold("Bor") == 1


@pytest.mark.rule("GOT-122", "GOT-212")
@pytest.mark.parametrize("side", ["event", "character", "location", "attachment", "plot", "agenda", "title"])
def test_no_immunity_keeps_from_being_claimed(side: str) -> None:
    t = _won({}, {"characters": [WOLF]})
    t.g.effects.append(Effect(f"immune:{side}", 0, [t.id(WOLF)], "", "game", ""))
    assert t.until("4.1w").titles("dead:B") == [WOLF]


@pytest.mark.rule("GOT-239", "GOT-240")
def test_the_first_player_acts_first_in_every_window_whoever_is_active() -> None:
    steward = "Winterfell Steward"
    ana, bor = {"characters": [steward, WOLF]}, {"agenda": "Fealty", "characters": [steward, WOLF]}
    t = Table({"plot": "Summons", **ana}, {"plot": "Summons", **bor}, step="3.1", first_player="Bor")
    first: dict[tuple[str, str], str] = {}
    while t.step != "5.2w":
        first.setdefault((t.step, t.g.active), t.who)
        t.passes()
    active = [seat for step, seat in first if step == "4.2"]
    assert active == ["B", "A"]
    assert {who for (step, _), who in first.items() if step.endswith("w")} == {"Bor"}


@pytest.mark.rule("GOT-250")
def test_a_limited_event_counts_and_the_next_round_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """For this test Confinement is limited."""
    (code,) = NAMES.codes("Confinement")
    monkeypatch.setitem(FACTS, code, replace(FACTS[code], keywords=(Keyword("limited"),)))
    hand = ["Confinement", "The Kingsroad", "Confinement", "The Roseroad"]
    plots = {"plot": "Counting Coppers", "plot_deck": ["A Noble Cause"]}
    t = Table({"gold": 5, "hand": hand, "characters": [WOLF, BASTARD], **plots}, plots, step="3.2w")
    t.play("Confinement", WOLF)
    for name, verb in (("The Roseroad", "marshal"), ("Confinement", "play")):
        refusal = t.refusal(name, verb)
        assert refusal is not None
        assert refusal.rule == "GOT-250"
    t.until(asked="got-ask-first-player")
    t.choose("choose_player", target="Ana").until("3.2w")
    assert t.offers("marshal", "The Roseroad")
    t.choose("marshal", "The Roseroad")
    assert not t.offers("play", "Confinement")


@pytest.mark.rule("GOT-250", "GOT-138")
def test_a_limited_character_that_is_blank_as_soon_as_it_comes_was_limited() -> None:
    t = Table(
        {"plot": "Fortified Position", "gold": 9, "hand": ["Lannisport Moneylender", "The Roseroad"]}, step="3.2w"
    )
    assert not t.choose("marshal", "Lannisport Moneylender").offers("marshal", "The Roseroad")


@pytest.mark.rule("GOT-260", "GOT-259")
def test_who_went_home_and_came_again_may_be_used_again() -> None:
    t = Table({"gold": 5, "hand": [WOLF, BASTARD], "characters": ["Arianne Martell"]}, step="3.2w")
    t.use("Arianne Martell").pick(WOLF).choose("marshal", "Arianne Martell")
    t.use("Arianne Martell").until("3.2w")
    assert (t.zone(BASTARD), t.hand()) == ("characters:A", ["Arianne Martell"])


@pytest.mark.rule("GOT-269")
def test_who_dies_under_another_lies_on_top_of_the_owners_dead() -> None:
    t = _won({"dead": ["Ranging Party"]}, {"characters": [{"card": WOLF, "owner": "Ana"}]}).until("4.1w")
    assert (t.titles("dead:A"), t.titles("dead:B")) == (["Ranging Party", WOLF], [])


@pytest.mark.rule("GOT-276")
def test_what_is_added_to_a_doubled_strength_is_doubled_too() -> None:
    t = Table({"characters": ["The Tickler"]})
    for kind, amount, now in (("strength", 3, 5), ("strength*", 2, 10), ("strength", 1, 12)):
        t.g.effects.append(Effect(kind, amount, [t.id("The Tickler")], "", "phase", ""))
        assert t.strength("The Tickler") == now


@pytest.mark.rule("GOT-229", "GOT-228", "GOT-108")
@pytest.mark.parametrize(
    ("first", "before"), [("Marched to the Wall", []), ("Filthy Accusations", [("Bor", "got-ask-target")])]
)
def test_what_one_forced_ability_brings_about_is_over_before_the_next(first: str, before: list[object]) -> None:
    """Viserys marches and takes a bird along: Bor accuses before that, or afterwards the one who is left."""
    t = Table(
        {"plot": "Marched to the Wall", "characters": ["Viserys Targaryen"]},
        {"plot": "Filthy Accusations", "characters": [{"card": WOLF, "attachments": ["Little Bird"]}, BASTARD]},
        step="1.3r",
    )
    asked = []
    t.choose("resolve", first)
    while t.step == "1.3r":
        asked.append((t.who, t.asked))
        t.choose("respond") if t.asked == "got-ask-respond" else t.pick(BASTARD)
    assert asked == [*before, ("Bor", "got-ask-march"), ("Ana", "got-ask-respond")]
    assert t.kneels(WOLF) == (not before)
