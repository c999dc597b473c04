# The table of the Middle-earth CCG: its mats.

mectable-mat-map = The map
mectable-mat-companies = Companies
mectable-mat-companies-of = { $name }'s companies
mectable-mat-events = Events
mectable-mat-deck = Deck
mectable-mat-discard = Discard
mectable-mat-marshalling = Scored
mectable-mat-points = Marshalling points
mectable-mat-influence = Influence
mectable-mat-piles = Piles
mectable-mat-belongings = { $name }
mectable-mat-acting = The company that acts
