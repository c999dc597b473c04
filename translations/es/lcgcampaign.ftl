# El modo de campaña de El Señor de los Anillos: El Juego de Cartas: el diario, sus reglas, la lista antes de jugar.
lcgcampaign-mode-campaign = Campaña
lcgcampaign-mode-expert = Campaña experta: el daño se queda
lcgcampaign-heroes = Héroes
lcgcampaign-fallen = Héroes caídos
lcgcampaign-penalty = Penalización de Amenaza
lcgcampaign-pool = Reserva de campaña
lcgcampaign-damage = Daño que se arrastra
lcgcampaign-prisoner = Prisionero de Dol Guldur
lcgcampaign-other-heroes = { $player } juega esta campaña con los Héroes del diario: { $heroes }. Quien quiera otro, que anote antes el cambio en el diario.
lcgcampaign-not-earned = { $count ->
    [0] { $card } no se ha conseguido: no está en la reserva de campaña.
    [one] { $card } se ha conseguido una vez, y no se pueden usar más copias.
   *[other] { $card } se ha conseguido { $count } veces, y no se pueden usar más copias.
}
lcgcampaign-burden-left-out = { $card } es una carga: tiene que ir al mazo de alguien.
lcgcampaign-unbound = { $card } es Permanente, y el diario no dice qué Héroe la lleva.
lcgcampaign-not-yours = { $hero } no es uno de los Héroes de { $player } en el diario.
lcgcampaign-is-fallen = { $hero } ha caído y no vuelve en esta campaña.
lcgcampaign-in-use = { $hero } ya va en este viaje.
lcgcampaign-one-a-game = { $player } ya ha cambiado un Héroe por gusto antes de esta partida.
lcgcampaign-same-hero = { $hero } ya va en el viaje.
lcgcampaign-others-left = { $hero } ha caído, y quedan Héroes que pueden ocupar su lugar.
lcgcampaign-no-damage = { $hero } no arrastra daño de la última partida.
lcgcampaign-check-heroes = { $player } juega con los Héroes del diario: { $heroes }
lcgcampaign-check-new-heroes = { $player } aún no tiene Héroes en el diario: se anotan los de la primera partida
lcgcampaign-check-fallen = { $count ->
    [0] Ningún Héroe en uso ha caído
    [one] Sigue en uso un Héroe caído: { $heroes }
   *[other] Siguen en uso Héroes caídos: { $heroes }
}
lcgcampaign-check-changes = { $count ->
    [0] No se ha cambiado ningún Héroe por gusto
    [one] Cambiado por gusto, a cambio de 1 de Amenaza: { $heroes }
   *[other] Cambiados por gusto, a cambio de { $count } de Amenaza: { $heroes }
}
lcgcampaign-check-penalty = { $player } suma { $penalty } a su Amenaza inicial
lcgcampaign-check-hero = { $card } va vinculada a { $bearer }
lcgcampaign-check-unbound = { $card } va vinculada a un Héroe que nadie ha nombrado aún
lcgcampaign-check-setup = { $card } empieza en juego
lcgcampaign-check-deck = { $card } va a un mazo de Jugador
lcgcampaign-check-encounter = { $card } se baraja en el mazo de Encuentros
lcgcampaign-check-no-hero = Ninguna carta Permanente en la reserva de campaña
lcgcampaign-check-no-setup = Ninguna carta con Preparación en la reserva de campaña
lcgcampaign-check-no-deck = Ninguna carta de Jugador en la reserva de campaña
lcgcampaign-check-no-encounter = Ninguna carta de Encuentro en la reserva de campaña
