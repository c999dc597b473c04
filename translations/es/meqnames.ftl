# Names printed on the cards of Middle-earth Quest, one message an id of the card facts.

## Whose card it is

meqnames-owner-thalin = Thálin
meqnames-owner-argalad = Argalad
meqnames-owner-eleanor = Eleanor
meqnames-owner-eometh = Eometh
meqnames-owner-beravor = Beravor
meqnames-owner-heroes = Los héroes
meqnames-owner-sauron = Sauron
meqnames-owner-orange = Naranja
meqnames-owner-purple = Morado
meqnames-owner-green = Verde
meqnames-owner-blue = Azul
meqnames-owner-brown = Marrón

## When a Shadow card is played

meqnames-timing-action-step = En tu fase de Acción
meqnames-timing-start-of-hero-turn = Al principio del turno de un héroe
meqnames-timing-start-of-combat = Al principio de un combate
meqnames-timing-start-of-combat-with-minion = Al principio de un combate con un servidor
meqnames-timing-hero-enters-location = Después de que un héroe entre en una localización
meqnames-timing-hero-defeated = Después de que un héroe sea derrotado

## The markers of a plot

meqnames-marker-yellow = Anillo
meqnames-marker-red = Conquista
meqnames-marker-black = Corrupción

## Which quest it is

meqnames-kind-starting = Inicial
meqnames-kind-advanced = Avanzada
