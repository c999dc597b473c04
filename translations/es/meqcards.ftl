# What cards of Middle-earth Quest ask and tell.

## Questions

meqcards-ask-as-a-side = ¿Qué hacen los héroes por { $source }?
meqcards-ask-beravor = { $seat }, ¿qué te da { $source }?
meqcards-ask-breath = { $seat }, ¿de dónde robas una carta?
meqcards-ask-buy-off = { $seat }, ¿qué cartas de Corrupción descartas por 1 favor cada una? Como mucho { $count }.
meqcards-ask-character = { $seat }, ¿qué personaje mueves?
meqcards-ask-command = { $seat }, ¿qué orden das a un servidor?
meqcards-ask-declare = { $seat }, ¿qué tipo nombras para la próxima ronda?
meqcards-ask-discard-plot = { $seat }, ¿qué Trama descartas?
meqcards-ask-favor-or-character = { $seat }, ¿qué descartas por { $source }?
meqcards-ask-give-corruption = { $seat }, ¿qué carta de Corrupción das al héroe?
meqcards-ask-hurt = { $seat }, ¿a qué servidor hieres?
meqcards-ask-influence = { $seat }, ¿dónde pones influencia por { $source }?
meqcards-ask-level = { $seat }, ¿en qué característica ganas un nivel?
meqcards-ask-look = { $seat }, ¿en qué localización miras las fichas de monstruo?
meqcards-ask-lose-item = { $seat }, ¿qué equipo descartas?
meqcards-ask-move = { $seat }, ¿adónde mueves por { $source }?
meqcards-ask-move-hero = { $seat }, ¿adónde mueves a { $hero }?
meqcards-ask-one-of = { $seat }, ¿cuál de estas cosas pasa ({ $source })?
meqcards-ask-pile = { $seat }, ¿de qué pila pones una ficha de monstruo?
meqcards-ask-place = { $seat }, ¿dónde colocas a { $card } ({ $source })?
meqcards-ask-play-found = { $seat }, ¿juegas { $card } de inmediato?
meqcards-ask-remove = { $seat }, ¿qué retiras por { $source }?
meqcards-ask-search = { $seat }, ¿qué Trama tomas?
meqcards-ask-seen = { $seat }, mira lo que te muestra { $source }. Cartas: { $count }.
meqcards-ask-share = { $seat }, ¿qué cartas de Corrupción van a { $hero }? Las demás van al otro héroe.
meqcards-ask-shields = { $seat }, ¿qué cartas descartas por sus escudos? Daño: { $amount }.
meqcards-ask-spare = { $seat }, ¿qué héroe dejas fuera?
meqcards-ask-take-back = { $seat }, ¿qué carta descartada tomas?
meqcards-ask-take-back-card = { $seat }, ¿qué carta de tu pila de combate recuperas?
meqcards-ask-top-plot = { $seat }, ¿dejas esta Trama en lo alto del mazo?
meqcards-ask-uruk-hai = { $seat }, ¿como qué lucha { $card }?
meqcards-ask-who-pays = ¿Qué héroe gasta los favores por { $source }?
meqcards-ask-move-to = { $seat }, ¿adónde se mueve { $hero } por { $source }?
meqcards-ask-minion-heals = { $seat }, ¿qué servidor se cura ({ $source })?
meqcards-ask-minion-moves = { $seat }, ¿qué servidor se mueve ({ $source })?
meqcards-ask-minion-back = { $seat }, ¿qué servidor se cura y se coloca de nuevo ({ $source })?
meqcards-ask-minion-place = { $seat }, ¿dónde se coloca { $card } ({ $source })?
meqcards-ask-minion-fights = { $seat }, ¿qué servidor combate ({ $source })?

## Log

meqcards-log-corruption-passes = { $card } pasa a { $seat }.
meqcards-log-damage-to-rest = { $seat } pone { $count ->
    [one] una carta
   *[other] { $count } cartas
} de la reserva de daño en la de descanso.
meqcards-log-declares =
    { $seat } nombra { $type ->
        [ranged] a distancia
       *[melee] cuerpo a cuerpo
    } para la próxima ronda.
meqcards-log-enemy-heals = Se cura { $amount } de daño a { $card }.
meqcards-log-favor-gone = Un favor desaparece de { $place }.
meqcards-log-looks = { $seat } mira { $count ->
    [one] una carta o ficha oculta
   *[other] { $count } cartas o fichas ocultas
}.
meqcards-log-shuffled-in = { $card } se baraja en su mazo.
meqcards-log-taken-back = { $seat } toma { $card } y la pone en su mano.
meqcards-log-takes-back = { $seat } recupera { $card } de su pila de combate.
meqcards-log-tells-hand = { $seat } tiene { $ranged } cartas a distancia y { $melee } de cuerpo a cuerpo.
meqcards-log-under-pile = { $card } va al fondo de la pila de combate de { $seat }.
