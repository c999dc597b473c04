"""Gondor: Aragorn and his sword."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import constant, each_time, played_on
from desktop_app.games.lotr_tcg.vocabulary.amounts import number_of
from desktop_app.games.lotr_tcg.vocabulary.conditions import it_is, race, skirmishing, titled, unbound
from desktop_app.games.lotr_tcg.vocabulary.deeds import for_each
from desktop_app.games.lotr_tcg.vocabulary.groups import character, companion, host, minion
from desktop_app.games.lotr_tcg.vocabulary.triggers import fellowship_moves
from desktop_app.games.lotr_tcg.vocabulary.verbs import wound

RANGERS_SWORD, ARAGORN_WINGFOOT = "4_132", "4_364"

each_time(
    ARAGORN_WINGFOOT,
    fellowship_moves,
    do=for_each(number_of(companion(unbound, race("hobbit"))), minion, wound),
)
played_on(character(titled("Aragorn")), RANGERS_SWORD)
constant(RANGERS_SWORD, on=host, strength=2, applies=it_is(skirmishing(minion(race("uruk_hai")))))
