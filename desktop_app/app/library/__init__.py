"""The library: every card of the five games that is built in or was brought in, and the search over them."""
