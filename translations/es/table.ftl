# La mesa: zonas, barras, pregunta, registro y todo lo que rodea a las cartas.

table-seat = Asiento { $seat }
table-face-down-card = Carta boca abajo

## Zones

table-zone-quest = Misión
table-zone-quest-deck = Mazo de Misión
table-zone-active = Lugar activo
table-zone-active-short = Activo
table-zone-staging = Área de preparación
table-zone-staging-short = Preparación
table-zone-engaged = Enfrentados contigo
table-zone-engaged-of = Enfrentados con { $name }
table-zone-encounter = Mazo y descartes de Encuentros
table-zone-encounter-short = Encuentros
table-zone-encounter-deck = Mazo de Encuentros
table-zone-encounter-discard = Pila de descartes de Encuentros
table-zone-victory = Zona de victoria
table-zone-removed = Fuera de la partida
table-zone-revealed = Resolviéndose
table-zone-set-aside = Apartadas
table-zone-play-of = Área de juego de { $name }
table-zone-heroes = Héroes
table-zone-heroes-of = Héroes de { $name }
table-zone-allies = Aliados
table-zone-allies-of = Aliados de { $name }
table-zone-hand-of = Mano de { $name }
table-zone-deck = Mazo
table-zone-deck-of = Mazo de { $name }
table-zone-discard = Descartes
table-zone-discard-of = Pila de descartes de { $name }
table-zone-threat = Amenaza, { $name }
table-zone-threat-of = Marcador de Amenaza de { $name }
table-zone-belongings-of = Amenaza, mano y descartes de { $name }
table-dial-of = de { $limit }
table-threat-total = Amenaza { $threat }
table-willpower-total = Voluntad { $willpower }
table-resources = Recursos: { $pools }
table-pool = { $name } { $count }

## Attack ledger

table-ledger-heading = { $attacker } ataca a { $defender }
table-ledger-attack = Ataque
table-ledger-defense = Defensa
table-ledger-shadow = Sombra
table-ledger-damage = Daño
table-ledger-unnamed = aún sin nombrar
table-ledger-no-shadow = ninguna
table-ledger-face-down = boca abajo

## Bars

table-subtitle = { $names } · ronda { $round }
table-saved = Guardada
table-tool-menu = Menú
table-tool-undo = Deshacer
table-tool-redo = Rehacer
table-tool-waiting = Lo que espera ahora
table-tool-coach = Preguntar al consejero
table-tool-history = Historia y ramas
table-tool-by-hand = Ajustar a mano
table-tool-rules = Reglas
table-tool-settings = Ajustes
table-actions = Acciones
table-track-name = { $phase }, { $step }

## Prompt

table-key-space = Espacio
table-more-choices = { $count } opciones
table-waiting-for = { $name } está decidiendo
table-game-over = La partida ha terminado
table-asked-by = Lo pide { $card }.
table-asked-in = Paso { $step } { $name }
table-running-sum = { $number } { $amount }
table-confirm-given = Pagar { $given } de { $total }
table-confirm-order = En este orden
table-confirm-none = Ninguna
table-confirm-picked = Confirmar { $count }
table-pick = Elige { $count }
table-of = { $value } de { $most }
table-one-less = Una menos de { $name }
table-one-more = Una más de { $name }
table-given-by = { $name } da { $value } de { $most }

## Refusals

table-not-possible = No es posible
table-because-of = Por { $card }.

## Log and large card

table-log = Registro
table-log-search = Buscar en el registro
table-play-on-from-here = Seguir jugando desde aquí
table-copy = Copiar
table-pin = Mantener esta carta a la vista
table-now = Ahora:
table-exhausted = agotada
table-ready = preparada
table-key-is = tecla { $key }
table-mark-committed = asignada a la misión
table-mark-attacking = atacante
table-mark-defending = defensora
table-mark-unique = única
table-mark-by_hand = ajustada a mano
