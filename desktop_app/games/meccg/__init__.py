"""The Middle-earth Collectible Card Game, hero and minion."""
