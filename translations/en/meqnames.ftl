# Names printed on the cards of Middle-earth Quest, one message an id of the card facts.

## Whose card it is

meqnames-owner-thalin = Thálin
meqnames-owner-argalad = Argalad
meqnames-owner-eleanor = Eleanor
meqnames-owner-eometh = Eometh
meqnames-owner-beravor = Beravor
meqnames-owner-heroes = The heroes
meqnames-owner-sauron = Sauron
meqnames-owner-orange = Orange
meqnames-owner-purple = Purple
meqnames-owner-green = Green
meqnames-owner-blue = Blue
meqnames-owner-brown = Brown

## When a Shadow card is played

meqnames-timing-action-step = In your Action step
meqnames-timing-start-of-hero-turn = At the start of a hero’s turn
meqnames-timing-start-of-combat = At the start of a combat
meqnames-timing-start-of-combat-with-minion = At the start of a combat with a minion
meqnames-timing-hero-enters-location = After a hero enters a location
meqnames-timing-hero-defeated = After a hero is defeated

## The markers of a plot

meqnames-marker-yellow = Ring
meqnames-marker-red = Conquest
meqnames-marker-black = Corruption

## Which quest it is

meqnames-kind-starting = Starting
meqnames-kind-advanced = Advanced
