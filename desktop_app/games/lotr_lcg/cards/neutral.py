"""Neutral player cards of the revised core."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.vocabulary.abilities import forced, response
from desktop_app.games.lotr_lcg.vocabulary.deeds import choosing, one_of
from desktop_app.games.lotr_lcg.vocabulary.groups import enemy, me, you
from desktop_app.games.lotr_lcg.vocabulary.moving import discard, draw
from desktop_app.games.lotr_lcg.vocabulary.triggers import round_ends, this_enters_play
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, lower_threat

GANDALF = "01073"

forced(GANDALF, round_ends, do=discard.on(me))
response(
    GANDALF,
    this_enters_play,
    do=one_of(
        "lcg-ask-gandalf",
        draw_three=draw(3).on(you),
        damage_enemy=choosing(enemy, deal_damage(4)),
        lower_threat=lower_threat(5).on(you),
    ),
)
