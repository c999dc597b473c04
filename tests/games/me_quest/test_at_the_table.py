"""What the table tells of a game: staged moments, how it ended, what the coach says, and what is set by hand."""

from __future__ import annotations

import pytest

from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.engine.ask import Option
from desktop_app.engine.chance import Chance
from desktop_app.engine.game import Adjustment
from desktop_app.games.contract.moments import Telling
from desktop_app.games.kit.adjusting import CannotAdjust
from desktop_app.games.me_quest.reading.facts import of_type
from desktop_app.games.me_quest.rules import GAME
from desktop_app.games.me_quest.table.coach import AGAINST, TOLD, arguments, reason
from desktop_app.games.me_quest.table.ending import STORY
from desktop_app.games.me_quest.table.head import end
from desktop_app.games.me_quest.table.moments import MOMENTS, blows
from desktop_app.games.me_quest.table.odds import combat_odds
from desktop_app.games.me_quest.table.sights import ACTIONS, MINIONS
from desktop_app.games.me_quest.table.words import WORDS
from tests.games.me_quest.fights import Fight
from tests.games.me_quest.table import Table
from tests.games.playing import new_session

HACK = "combat.ravager.hack"
OVERDRAW, PARRY = "hero.argalad.overdraw", "hero.argalad.parry"


def fought(*, until_damage: bool = False) -> Table:
    """A round of Argalad's against the Black Serpent, up to its end or to the card that he gives for its damage."""
    combat = {"hero": "Ana", "enemy": "The Black Serpent", "within": "ambush", "begun": True, "hand": [HACK, HACK]}
    hand = {"at": "osgiliath", "hand": [OVERDRAW, PARRY]}
    table = Table("3", hand, combat=combat, at={"osgiliath": ["The Black Serpent"]})
    table.choose("fight_on").choose("fight_on").choose("fight", OVERDRAW)
    while table.step != "3" and not (until_damage and table.offers("lose_life")):
        table.choose("lose_life") if table.offers("lose_life") else table.quietly()
    return table


def test_a_round_is_staged_card_against_card_with_its_damage() -> None:
    table = fought()
    told = blows(Telling([line.message for line in table.session.log], after=GAME.view(table.g, "B")))
    assert told is not None
    assert [card.card.split(":")[1] for card in told.left.cards] == [OVERDRAW]
    assert [card.card.split(":")[1] for card in told.right.cards] == [HACK]
    assert [(cell.value, cell.known) for cell in told.cells] == [("2", True), ("1", True)]


def test_a_round_says_no_damage_before_the_cards_for_it_are_given() -> None:
    table = fought(until_damage=True)
    told = blows(Telling([line.message for line in table.session.log], after=GAME.view(table.g, "B")))
    assert told is not None
    assert [(cell.value, cell.known) for cell in told.cells] == [("2", False), ("?", False)]


def test_a_second_round_tells_of_the_first_and_of_what_may_come() -> None:
    table = fought()
    view = GAME.view(table.g, "B")
    contest = WORDS.contest(view)
    assert contest is not None
    first, now = contest.steps
    assert [str(first.told.params[side]).partition(":")[2] for side in ("hero", "enemy")] == [OVERDRAW, HACK]
    assert (first.state, now.state, now.told.params["number"]) == ("done", "now", 2)
    odds = combat_odds(view)
    assert odds is not None
    ravager = sum(card.quantity for card in of_type("combat") if card.owner == "ravager")
    assert odds.told.params["count"] == ravager - 1, "one Hack lies open"
    assert sum(share.share for share in odds.tables[0].shares) == pytest.approx(1.0)
    assert combat_odds(GAME.view(Table("move", {"at": "bree"}).g, "B")) is None


def test_the_map_lies_open_while_an_undefeated_enemy_brings_influence() -> None:
    session = new_session("me_quest", 2, 4)
    bot, dice = session.game.bots["greedy"], Chance(1)
    while session.question is not None and session.question.step != "4c":
        session.answer(bot(session.eyes(session.question.seat), session.question, dice))
    assert session.question is not None
    assert session.question.prompt.id == "meq-ask-influence"
    view = session.look(session.question.seat)
    assert WORDS.contest(view) is None
    assert WORDS.ledger(view) is None


def test_tracks_and_minions_stand_line_by_line() -> None:
    table = Table(
        "action",
        actions=1,
        action_tokens=["place_influence/0"],
        at={"edoras": [{"card": "The Mouth of Sauron", "damage": 5}]},
    )
    view = GAME.view(table.g, "B")
    tracks, minions = WORDS.sights.roster(view, ACTIONS), WORDS.sights.roster(view, MINIONS)
    assert tracks is not None
    assert minions is not None
    assert [[(box.value, box.taken) for box in each.boxes] for each in tracks.entries] == [
        [(6, True), (5, False), (4, False)],
        [(3, False), (2, False), (1, False)],
        [(3, False), (2, False), (1, False)],
    ]
    mouth = next(each for each in minions.entries if each.left < each.whole)
    assert (mouth.left, mouth.whole) == (4, 9)
    assert mouth.told is not None
    assert mouth.told.params == {"place": "zone:at.edoras"}


def test_every_line_that_is_staged_can_be_said() -> None:
    lines = [line for kind in MOMENTS.kinds for line in (*kind.opens, *kind.tells, *kind.closes)]
    known = [Texts(language) for language in ("en", "es")]
    names = [*lines, *(kind.name for kind in MOMENTS.kinds), *(beat.line for beat in MOMENTS.beats)]
    missing = [id for id in names for texts in known if not texts.has(id)]
    assert not missing
    assert MOMENTS.opened_by("meq-log-peril") is not None


def test_the_end_tells_of_both_sides_on_their_way() -> None:
    table = Table("action", {"favor": 2}, {"favor": 1}, actions=2, story={"green": 8, "black": 12}, round=5)
    assert (STORY.ground.read(table.g, "B"), STORY.pressing.read(table.g, "B")) == (8, 12)
    assert [flag.value for flag in STORY.flags(table.g)] == [6, 12, 18]
    heroes, sauron = (GAME.view(table.g, seat) for seat in "BA")
    assert [figure.value for figure in STORY.figures(heroes)] == [5, 3, 8]
    assert [figure.told.id for figure in STORY.figures(sauron)][1:] == [STORY.pressing.name, "meqtable-figure-pool"]
    assert len(STORY.people(heroes)) == 2


def test_the_end_tells_sauron_of_his_minions_and_not_of_the_heroes_whom_he_fought() -> None:
    table = Table("action", actions=2)
    codes = {card.code for card in STORY.people(GAME.view(table.g, "A"))}
    assert codes == {"minion.mouth_of_sauron", "minion.black_serpent"}


@pytest.mark.parametrize(
    ("gives_up", "says"), [("A", "The Shadow is held back"), ("C", "The Shadow falls on Middle-earth")]
)
def test_the_title_of_the_end_says_for_both_sides_what_becomes_of_middle_earth(gives_up: str, says: str) -> None:
    session = new_session("me_quest", 3, 5)
    session.give_up(gives_up)
    ends = {seat: end(GAME.view(session.state, seat)) for seat in "ABC"}
    assert {Texts("en")(each.title.id, **each.title.params) for each in ends.values()} == {says}
    lost = [seat for seat, each in ends.items() if each.result == "lost"]
    assert lost == (["A"] if gives_up == "A" else ["B", "C"]), "the heroes lose together"


def test_the_coach_has_words_for_every_answer_it_explains() -> None:
    table = Table("move", {"at": "bree", "hand": [PARRY]})
    view, known = GAME.view(table.g, "B"), [Texts("en"), Texts("es")]
    for verb in (*TOLD, *AGAINST, "unheard of"):
        chosen = [Option(verb, "hero-B")]
        told = [each.message for each in arguments(table.question, chosen, view)]
        assert told[0] == reason(table.question, chosen, view)
        assert all(texts.has(message.id) for message in told for texts in known), verb


@pytest.mark.rule("MEQ-175", "MEQ-173", "MEQ-438")
def test_influence_favor_and_the_shadow_pool_are_set_by_hand() -> None:
    table = Table("move", {"at": "bree"}, influence={"barad_dur": 2}, favor={"moria": 1}, pool=3, story={"green": 2})
    for verb, subject, step in (
        ("influence", "at.mount_doom", 1),
        ("favor_here", "at.moria", -1),
        ("pool", "pool", 1),
    ):
        table.session.adjust(Adjustment(verb, subject, amount=step))
        assert all(Texts(each).has(f"meq-adjust-{verb.replace('_', '-')}") for each in LANGUAGES)
    assert table.influence("mount_doom") == 1
    assert table.g.favor_at == {}
    assert table.g.pool == 4
    assert Adjustment("pool", "pool", amount=1) not in GAME.adjustments(table.g, "pool")
    assert [each.verb for each in GAME.adjustments(table.g, "at.rivendell")] == ["favor_here"]
    with pytest.raises(CannotAdjust):
        GAME.adjust(table.g, Adjustment("influence", "at.rivendell", amount=1))


def test_the_rounds_of_a_combat_stand_in_the_order_in_which_they_were_fought() -> None:
    """A pile shows what was played last on top: the last round was told as the first."""
    fight = Fight(["parry", "crush", "dodge"], ["zealot.hack", "zealot.smash", "zealot.parry"])
    fight.play("parry", "hack").play("crush", "smash")
    contest = WORDS.contest(GAME.view(fight.g, "B"))
    assert contest is not None
    told = [(step.told.params.get("hero", ""), step.told.params.get("enemy", "")) for step in contest.steps[:2]]
    assert [[str(card).rpartition(".")[2] for card in pair] for pair in told] == [["parry", "hack"], ["crush", "smash"]]
