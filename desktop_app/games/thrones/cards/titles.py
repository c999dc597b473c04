"""The titles of a melee. What they are to each other stands in ``relations``; gold and reserve are printed icons."""

from __future__ import annotations

from desktop_app.games.thrones.vocabulary.abilities import (
    constant,
    contributes,
    draws_more,
    more_challenges,
    permits,
    relations,
)
from desktop_app.games.thrones.vocabulary.conditions import yours
from desktop_app.games.thrones.vocabulary.groups import plot
from desktop_app.games.thrones.vocabulary.moments import all_of, during, you_attack_a_rival, you_participate

MASTER_OF_WHISPERS, MASTER_OF_SHIPS, HAND_OF_THE_KING = "01206", "01207", "01208"
MASTER_OF_COIN, MASTER_OF_LAWS, CROWN_REGENT = "01209", "01210", "01211"

relations(MASTER_OF_WHISPERS, "Hand of the King", ("Master of Laws", "Master of Coin"))
contributes(MASTER_OF_WHISPERS, "challenge", 1, all_of(during("intrigue"), you_participate))
permits(MASTER_OF_WHISPERS, "intrigue_claim_of_several")

relations(MASTER_OF_SHIPS, "Master of Whispers", ("Master of Laws", "Hand of the King"))
contributes(MASTER_OF_SHIPS, "challenge", 1, all_of(during("military"), you_participate))
constant(MASTER_OF_SHIPS, on=plot(yours), claim=1, applies=all_of(during("military"), you_attack_a_rival))

relations(HAND_OF_THE_KING, "Master of Laws", ("Master of Coin", "Master of Ships"))
contributes(HAND_OF_THE_KING, "challenge", 1, all_of(during("power"), you_participate))
more_challenges(HAND_OF_THE_KING, "power", elsewhere=True)

relations(MASTER_OF_COIN, "Master of Ships", ("Hand of the King", "Master of Whispers"))

relations(MASTER_OF_LAWS, "Master of Coin", ("Master of Whispers", "Master of Ships"))
draws_more(MASTER_OF_LAWS, 1)

relations(CROWN_REGENT)
contributes(CROWN_REGENT, "dominance", 2)
permits(CROWN_REGENT, "redirect")
