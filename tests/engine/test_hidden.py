"""What lies face down can be touched under an alias that gives nothing away, also after it has moved."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from desktop_app.engine import veil
from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.checks import wrong_aliases
from desktop_app.engine.errors import IllegalAnswer
from desktop_app.engine.frozen import replace
from desktop_app.engine.game import Adjustment
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.engine.view import ALIAS, SHOWN
from tests.engine.evening import evening, open_question
from tests.engine.play import moment, play, questions, random_answer
from tests.engine.tokens import HUNTER, MAP, SHADOW, TOKENS, Map, new


def all_that_is_told(question: Question) -> str:
    """Every word that a question says to whoever reads it."""
    told = [*question.options, *question.refusals(), question.prompt, question.why, question.shows, question.caps]
    return repr([told, question.fingerprint, question.primary, question.source])


def hunt(session: Session, key: str) -> None:
    session.answer([key], seat=HUNTER)


def test_the_hunter_touches_a_token_by_where_it_lies() -> None:
    session = Session(MAP, new())
    keys = [option.key for option in open_question(session).options]
    assert keys == [f"look:~{place}.{n}" for place, most in (("hills", 4), ("marsh", 3)) for n in range(1, most + 1)]
    in_sight = {card.id for zone in session.look(HUNTER).zones.values() for card in zone.cards}
    assert {option.source for option in open_question(session).options} == in_sight
    with pytest.raises(IllegalAnswer):
        session.answer(["look:t0"])
    hunt(session, "look:~hills.2")
    assert session.log[-1].message.params == {"place": "hills"}


def test_the_shadow_touches_its_tokens_by_their_ids() -> None:
    session = Session(MAP, new())
    hunt(session, "look:~hills.1")
    hunt(session, "leave")
    assert {option.source for option in open_question(session).options} == {f"t{n}" for n in range(len(TOKENS))}


def test_what_was_pointed_at_is_shown_to_whom_it_is_shown_and_under_its_alias() -> None:
    session = Session(MAP, new())
    assert SHOWN not in session.look(HUNTER).zones
    hunt(session, "look:~marsh.3")
    shown = session.look(HUNTER).zones[SHOWN].cards
    assert [(card.id, card.code) for card in shown] == [("~marsh.3", TOKENS[5])]
    assert open_question(session).prompt.params == {"token": f"@~marsh.3:{TOKENS[5]}"}
    assert SHOWN not in session.look(SHADOW).zones
    hunt(session, "leave")
    assert SHOWN not in session.look(HUNTER).zones


@pytest.mark.parametrize("seed", range(20))
def test_nothing_the_hunter_is_told_follows_a_token_about(seed: int) -> None:
    """Two maps that differ in the tokens' faces and ids are one and the same to the hunter, move by move."""
    told = []
    for other in (False, True):
        state = new()
        if other:
            state.codes = dict(zip(state.codes, reversed(TOKENS), strict=True))
            for tokens in state.zones.values():
                tokens.reverse()
        session, dice, seen = Session(MAP, state), Chance(seed), []
        for question in questions(session, dice):
            if question.seat != HUNTER:
                continue
            told_now = all_that_is_told(question)
            assert not any(f"'t{n}'" in told_now or f"t{n}:" in told_now for n in range(len(TOKENS)))
            look = session.look(HUNTER)
            looked = repr(asdict(look))
            assert not any(f"'{token}'" in looked for token in state.codes)
            if not question.shows:
                assert not any(code in told_now for code in TOKENS)
                seen.append((told_now, look))
        told.append(seen)
    assert told[0] == told[1]
    assert len(told[0]) > 10


def test_refusals_and_prompts_name_the_alias_and_no_face() -> None:
    question = open_question(Session(MAP, new()))
    assert question.prompt.params == {"first": "@~hills.1:"}
    (refusal,) = question.refusals()
    assert (refusal.source, refusal.target) == ("~hills.1", "ford")
    assert refusal.message.params == {"token": "@~hills.1:"}


@pytest.mark.parametrize("seed", range(5))
def test_games_with_aliases_are_saved_undone_and_forked_like_others(seed: int) -> None:
    session = Session(MAP, new(seed))
    for _ in questions(session, Chance(seed)):
        loaded = restore(MAP, json.loads(json.dumps(save(session))))
        assert moment(loaded) == moment(session)
        assert loaded.dropped == []
        assert MAP.broken(session.state) == []
        assert session.fork().state == session.state
    end = moment(session)
    while session.undo():
        pass
    while session.redo():
        pass
    assert moment(session) == end


def test_the_answers_of_a_save_name_no_token_that_the_hunter_touched() -> None:
    session = play(Session(MAP, new(2)), Chance(2))
    hunted = [record for record in session.records if f"|{HUNTER}|" in record.fingerprint]
    assert len(hunted) > 10
    assert not any(f"t{n}" in key for record in hunted for key in record.keys for n in range(len(TOKENS)))


def test_aliases_that_tell_something_are_found_out() -> None:
    state = new()
    assert wrong_aliases(MAP, state) == []
    telling = replace(
        MAP, aliases=lambda g, seat: {"t0": "~hills.t0", "t1": "hills", "t2": "~x", "t3": "~x", "t4": "~crow"}
    )
    assert wrong_aliases(telling, state)[:5] == [
        "~x is more than one card to A",
        "~hills.t0 tells A of t0",
        "hills is no alias",
        "~crow tells A of t4",
        "~x is more than one card to B",
    ]


def test_a_token_is_moved_by_hand_under_its_alias() -> None:
    session = Session(MAP, new())
    before = moment(session)
    session.adjust(Adjustment("move", "~hills.1", "ford"))
    assert isinstance(session.state, Map)
    assert session.state.zones["ford"] == ["t0"]
    session.undo()
    assert moment(session) == before


def test_where_nothing_is_hidden_the_question_is_the_one_the_rules_ask() -> None:
    question = open_question(evening())
    assert veil.over(question, {}) is question


def test_a_question_leads_to_nothing_behind_it() -> None:
    """What a bot is given has no public attribute that holds a state, a session or a card's id."""
    session = Session(MAP, new())
    question, look = open_question(session), session.eyes(HUNTER)
    held = [getattr(question, name) for name in dir(question) if not name.startswith("_")]
    assert not any(isinstance(value, Session | Map) for value in held)
    assert not any(isinstance(getattr(look, name), Session | Map) for name in dir(look) if not name.startswith("_"))
    assert look() == session.look(HUNTER)


# -- forks of one seat -------------------------------------------------------------------------------------------------


def _faces(fork: Session) -> list[str]:
    return [fork.state.codes[f"t{n}"] for n in range(len(TOKENS))]


@pytest.mark.parametrize("answers", range(12))
def test_a_fork_of_the_hunter_draws_the_tokens_anew_and_looks_the_same(answers: int) -> None:
    session = play(Session(MAP, new(3)), Chance(answers), answers)
    seen, truth = session.look(HUNTER), moment(session)
    forks = [session.fork(HUNTER, Chance(seed)) for seed in range(30)]
    assert all(fork.look(HUNTER) == seen for fork in forks)
    assert all(sorted(_faces(fork)) == sorted(TOKENS) for fork in forks)
    shown = [card.id for card in seen.zones[SHOWN].cards] if SHOWN in seen.zones else []
    known = [n for n in range(len(TOKENS)) if MAP.aliases and MAP.aliases(session.state, HUNTER)[f"t{n}"] in shown]
    for n in range(len(TOKENS)):
        faces = {fork.state.codes[f"t{n}"] for fork in forks}
        assert faces == {session.state.codes[f"t{n}"]} if n in known else len(faces) > 1
    assert len({fork.state.chance.seed for fork in forks}) == len(forks)
    assert moment(session) == truth
    assert all(_faces(fork.fork()) == _faces(fork) for fork in forks)


def test_whoever_plays_on_at_an_imagined_table_names_the_tokens_as_its_seat_does() -> None:
    """A bot that saw what was drawn for it would expect to be as lucky at the table."""
    fork = play(Session(MAP, new(4)), Chance(4), 3).fork(HUNTER, Chance(5))
    asked = list[str]()

    def policy(question: Question) -> list[str] | None:
        asked.extend(option.source for option in question.options if question.seat == HUNTER)
        return random_answer(question, Chance(len(asked)))

    fork.policy = policy
    assert fork.question is not None
    fork.answer(random_answer(fork.question, Chance(6)))
    assert any(name.startswith(ALIAS) for name in asked)
    assert not any(name in fork.state.codes for name in asked)


def test_a_fork_of_the_shadow_keeps_what_it_knows() -> None:
    session = Session(MAP, new())
    assert _faces(session.fork(SHADOW, Chance(1))) == TOKENS


def test_a_game_that_declares_nothing_hidden_forks_all_the_same() -> None:
    session = Session(replace(MAP, hidden=None), new())
    assert _faces(session.fork(HUNTER, Chance(1))) == TOKENS


def test_a_fork_of_a_seat_can_be_played_on() -> None:
    session = play(Session(MAP, new(4)), Chance(4), 9)
    fork = session.fork(HUNTER, Chance(5))
    while fork.question is not None:
        fork.answer(random_answer(fork.question, Chance(6)))
    assert fork.state.outcome is not None
