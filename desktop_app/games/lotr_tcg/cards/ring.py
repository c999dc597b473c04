"""The One Ring."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import required, response
from desktop_app.games.lotr_tcg.vocabulary.deeds import both
from desktop_app.games.lotr_tcg.vocabulary.triggers import bearer_about_to_be_wounded, wearer_about_to_be_wounded
from desktop_app.games.lotr_tcg.vocabulary.verbs import burden_instead, wear_the_ring

THE_RULING_RING = "4_2"

response(THE_RULING_RING, bearer_about_to_be_wounded, do=both(wear_the_ring, burden_instead))
required(THE_RULING_RING, wearer_about_to_be_wounded, do=burden_instead)
