"""A brawl at the inn: a whole small game that lives outside the house and moves in by registering itself.

Two guests, a deck each, coins and health, weapons and pot lids, tricks that lie face down until somebody steps on
them. It has everything that the house asks of a game, so it shows what a game has to bring.
"""
