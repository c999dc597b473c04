"""The words that the cards of this game are written in: abilities, triggers, costs, groups, verbs, deeds."""
