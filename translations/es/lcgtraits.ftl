# Names printed on the cards of The Lord of the Rings: The Card Game, one message an id of the card facts.

## Traits

lcgtraits-archer = Arquero
lcgtraits-armor = Armadura
lcgtraits-artifact = Artefacto
lcgtraits-beorning = Beórnida
lcgtraits-condition = Condición
lcgtraits-craftsman = Artesano
lcgtraits-creature = Criatura
lcgtraits-dol-guldur = Dol Guldur
lcgtraits-dunedain = Dúnedain
lcgtraits-dungeon = Mazmorra
lcgtraits-dwarf = Enano
lcgtraits-forest = Bosque
lcgtraits-goblin = Trasgo
lcgtraits-gondor = Gondor
lcgtraits-hobbit = Hobbit
lcgtraits-insect = Insecto
lcgtraits-istari = Istari
lcgtraits-item = Objeto
lcgtraits-marshland = Pantano
lcgtraits-minstrel = Trovador
lcgtraits-mountain = Montaña
lcgtraits-nazgul = Nazgûl
lcgtraits-noble = Noble
lcgtraits-noldor = Noldor
lcgtraits-orc = Orco
lcgtraits-ranger = Montaraz
lcgtraits-riverland = Ribera
lcgtraits-rohan = Rohan
lcgtraits-scout = Explorador
lcgtraits-silvan = Silvano
lcgtraits-skill = Habilidad
lcgtraits-spider = Araña
lcgtraits-steward = Senescal
lcgtraits-stronghold = Fortaleza
lcgtraits-title = Título
lcgtraits-trap = Trampa
lcgtraits-troll = Trol
lcgtraits-undead = No muerto
lcgtraits-warrior = Guerrero
lcgtraits-wasteland = Páramo
lcgtraits-weapon = Arma

## Keywords

lcgtraits-keyword-doomed = Maldito { $amount }
lcgtraits-keyword-guarded = Protegido
lcgtraits-keyword-permanent = Permanente
lcgtraits-keyword-ranged = A distancia
lcgtraits-keyword-restricted = Restringido
lcgtraits-keyword-sentinel = Centinela
lcgtraits-keyword-surge = Oleada

## Spheres

lcgtraits-sphere-leadership = Liderazgo
lcgtraits-sphere-lore = Saber
lcgtraits-sphere-neutral = Neutral
lcgtraits-sphere-spirit = Espíritu
lcgtraits-sphere-tactics = Táctica

## Card types and subtypes

lcgtraits-type-ally = Aliado
lcgtraits-type-attachment = Carta Vinculada
lcgtraits-type-boon = Ayuda
lcgtraits-type-burden = Carga
lcgtraits-type-campaign = Campaña
lcgtraits-type-enemy = Enemigo
lcgtraits-type-event = Evento
lcgtraits-type-hero = Héroe
lcgtraits-type-location = Lugar
lcgtraits-type-objective = Objetivo
lcgtraits-type-objective-ally = Objetivo Aliado
lcgtraits-type-quest = Misión
lcgtraits-type-treachery = Traición

## Encounter sets

lcgtraits-set-dol-guldur-orcs = Orcos de Dol Guldur
lcgtraits-set-escape-from-dol-guldur = Huida de Dol Guldur
lcgtraits-set-journey-along-the-anduin = Viaje a lo largo del Anduin
lcgtraits-set-passage-through-mirkwood = Viaje por el Bosque Negro
lcgtraits-set-saurons-reach = El alcance de Sauron
lcgtraits-set-spiders-of-mirkwood = Arañas del Bosque Negro
lcgtraits-set-wilderlands = Tierras Salvajes

## Campaigns

lcgtraits-campaign-mirkwood-paths = Senderos del Bosque Negro
