"""A brawl at the inn: a whole small game that lives outside the house and moves in by registering itself.

Two guests with a deck each, coins and health, friends and things, drinks and tricks, and bets that lie face down until
the blow falls. It has everything that the house asks of a game, so it shows what a game has to bring.
"""
