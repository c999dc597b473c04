# Names printed on the cards of A Game of Thrones: The Card Game, one message an id of the card facts.

## Traits

gottraits-ally = Aliado
gottraits-army = Ejército
gottraits-astapor = Astapor
gottraits-banner = Estandarte
gottraits-bastard = Bastardo
gottraits-brotherhood = Hermandad
gottraits-builder = Constructor
gottraits-clansman = Hombre de los clanes
gottraits-commander = Comandante
gottraits-companion = Acompañante
gottraits-condition = Estado
gottraits-direwolf = Lobo huargo
gottraits-dorne = Dorne
gottraits-dothraki = Dothraki
gottraits-dragon = Dragón
gottraits-dragonstone = Rocadragón
gottraits-drowned-god = Dios Ahogado
gottraits-edict = Edicto
gottraits-essos = Essos
gottraits-guard = Guardia
gottraits-hatchling = Cría
gottraits-house-dayne = Casa Dayne
gottraits-house-florent = Casa Florent
gottraits-house-harlaw = Casa Harlaw
gottraits-house-redwyne = Casa Redwyne
gottraits-house-tarly = Casa Tarly
gottraits-house-tully = Casa Tully
gottraits-iron-islands = Islas del Hierro
gottraits-ironborn = Hijo del Hierro
gottraits-item = Objeto
gottraits-king = Rey
gottraits-kingdom = Reino
gottraits-kings-landing = Desembarco del Rey
gottraits-knight = Caballero
gottraits-lady = Dama
gottraits-lord = Señor
gottraits-maester = Maestre
gottraits-merchant = Mercader
gottraits-noble = Noble
gottraits-old-gods = Antiguos Dioses
gottraits-pentos = Pentos
gottraits-poison = Veneno
gottraits-queen = Reina
gottraits-raider = Saqueador
gottraits-ranger = Explorador
gottraits-raven = Cuervo
gottraits-rhllor = R’hllor
gottraits-sand-snake = Serpiente de Arena
gottraits-scheme = Maquinación
gottraits-siege = Asedio
gottraits-skill = Habilidad
gottraits-small-council = Consejo Privado
gottraits-smuggler = Contrabandista
gottraits-song = Canción
gottraits-spy = Espía
gottraits-steward = Mayordomo
gottraits-stormborn = De la Tormenta
gottraits-stronghold = Fortaleza
gottraits-summer = Verano
gottraits-the-north = El Norte
gottraits-the-reach = El Dominio
gottraits-the-seven = Los Siete
gottraits-the-westerlands = Tierras del Oeste
gottraits-valyrian-steel = Acero valyrio
gottraits-wandering-crow = Cuervo errante
gottraits-war = Guerra
gottraits-warship = Barco de guerra
gottraits-weapon = Arma
gottraits-westeros = Poniente
gottraits-wildling = Salvaje
gottraits-winter = Invierno
gottraits-winterfell = Invernalia

## Keywords

gottraits-keyword-ambush = Emboscada
gottraits-keyword-insight = Perspicacia
gottraits-keyword-intimidate = Intimidación
gottraits-keyword-limited = Limitada
gottraits-keyword-no-attachments = Sin Accesorios
gottraits-keyword-no-attachments-except-weapon = Sin Accesorios excepto Arma
gottraits-keyword-pillage = Pillaje
gottraits-keyword-renown = Renombre
gottraits-keyword-stealth = Sigilo
gottraits-keyword-terminal = Terminal

## Card types

gottraits-type-agenda = Estrategia
gottraits-type-attachment = Accesorio
gottraits-type-character = Personaje
gottraits-type-event = Evento
gottraits-type-faction = Facción
gottraits-type-location = Lugar
gottraits-type-plot = Trama
gottraits-type-title = Título

## Factions

gottraits-faction-baratheon = Casa Baratheon
gottraits-faction-greyjoy = Casa Greyjoy
gottraits-faction-lannister = Casa Lannister
gottraits-faction-martell = Casa Martell
gottraits-faction-neutral = Neutral
gottraits-faction-stark = Casa Stark
gottraits-faction-targaryen = Casa Targaryen
gottraits-faction-thenightswatch = Guardia de la Noche
gottraits-faction-tyrell = Casa Tyrell

## Challenge icons

gottraits-icon-intrigue = Intriga
gottraits-icon-military = Militar
gottraits-icon-power = Poder
