"""Legolas and Gimli, and what Elves and Dwarves are good at."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import action
from desktop_app.games.lotr_tcg.vocabulary.amounts import either
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    at_a,
    it_is,
    race,
    skirmishing,
    titled,
    unbound,
    wounded,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts_this
from desktop_app.games.lotr_tcg.vocabulary.groups import character, companion, minion
from desktop_app.games.lotr_tcg.vocabulary.verbs import modify

BEST_COMPANY, GIMLI_UNBIDDEN_GUEST = "4_42", "4_49"
LEGOLAS_ELVEN_COMRADE, VALOR = "4_74", "4_87"

# -- Dwarven -----------------------------------------------------------------------------------------------------------

action(
    BEST_COMPANY, "skirmish", target=character(race("dwarf")), do=modify(strength=either(at_a("battleground"), 4, 2))
)
action(
    GIMLI_UNBIDDEN_GUEST,
    "skirmish",
    cost=exerts_this,
    target=companion(unbound),
    do=modify(strength=either(it_is(titled("Legolas")), 2, 1)),
)

# -- Elven -------------------------------------------------------------------------------------------------------------

action(
    LEGOLAS_ELVEN_COMRADE,
    "skirmish",
    cost=exerts_this,
    target=minion(skirmishing(companion(unbound))),
    do=modify(strength=either(it_is(skirmishing(companion(unbound, titled("Gimli")))), -2, -1)),
)
action(
    VALOR,
    "skirmish",
    target=character(race("elf")),
    do=modify(strength=either(it_is(skirmishing(minion(wounded))), 3, 2)),
)
