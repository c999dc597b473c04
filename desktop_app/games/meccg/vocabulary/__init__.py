"""The words that the cards of MECCG are written in."""
