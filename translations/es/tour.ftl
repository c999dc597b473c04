# La primera partida por estaciones, y los problemas.

tour-place = Estación { $number } de { $count }
tour-to-do = Te toca
tour-done-mark = hecho
tour-open-mark = por hacer
tour-rules = Reglas que se ven aquí
tour-next = Siguiente
tour-finish = A la pantalla de inicio
tour-play-now = Jugar una partida entera
tour-back = Atrás
tour-leave = Dejar la visita
tour-again = Probar otra vez
tour-go-on = Seguir
tour-show-me = Enséñamelo
tour-key-next = Ctrl+Intro
tour-key-leave = Esc
tour-well-done = Bien hecho.
tour-other = { $did }: también se puede. La visita pensaba aquí en: { $meant }. Prueba otra vez o sigue así.
tour-other-plain = También se puede, aunque la visita pensaba aquí en otra cosa. Prueba otra vez o sigue así.
tour-finished = Eso ha sido una ronda entera. Ya has visto todas las fases.

tour-table-say =
    Estos son tus Héroes. Al pie llevan cuatro números: la fuerza de Voluntad para las misiones, la de Ataque, la de Defensa y los puntos de impacto. El color y el signo de arriba indican su esfera.

    El marcador es tu Amenaza: lo bien que el Enemigo sabe dónde estás. Empezó en la suma de los costes de Amenaza de tus Héroes, y con 50 quedas eliminado. Deja el puntero sobre una carta, o ve hasta ella con las flechas, para verla grande al lado.
tour-table-done = Mira todo el tiempo que quieras.

tour-resources-say =
    La ronda empieza sola: cada Héroe acaba de ganar 1 recurso (la moneda) y tú has robado 1 carta.

    Ahora podrías actuar antes de que pase otra cosa. La barra de abajo dice siempre quién decide qué y por qué. El botón relleno es la respuesta habitual, y la barra espaciadora la da.
tour-resources-do-1 = Pasa: pulsa Espacio o el botón relleno.
tour-resources-done = La fase de Recursos ha acabado y empieza la de Planificación.

tour-ally-say =
    En la fase de Planificación juegas Aliados y cartas Vinculadas. La Guardia de la Ciudadela cuesta 2 y es de Liderazgo, así que solo la pagan Héroes de Liderazgo: Aragorn y Théodred, como quieras repartirlo. La esfera de Éowyn es Espíritu.

    La otra carta de tu mano no está iluminada: lo que no se puede jugar queda a oscuras, y si la arrastras se te dice por qué.
tour-ally-do-1 = Arrastra la Guardia de la Ciudadela a la mesa, o pulsa su letra.
tour-ally-do-2 = Paga 2 recursos de Aragorn y Théodred como quieras, y confirma.
tour-ally-done = La guardia está preparada. Los Aliados van de misión, atacan y defienden como los Héroes, pero solo los Héroes ganan recursos.

tour-attach-say =
    Una carta Vinculada queda debajo de la carta a la que refuerza. El Senescal de Gondor va en un Héroe y te da recursos en cada ronda que venga.

    Coge la carta y se iluminan todos los Héroes en los que puede ir.
tour-attach-do-1 = Arrastra el Senescal de Gondor sobre Aragorn.
tour-attach-done = Lo ha pagado Aragorn. Ya se puede usar: está iluminado, porque la acción de una carta en juego puede usarse siempre que haya una ventana de acción.

tour-commit-say =
    La fase de Misión decide la partida. A quien envías se agota y suma su fuerza de Voluntad, y luego no puede atacar ni defender. Quien se queda está preparado para el combate.

    En el área de preparación hay 3 de Amenaza, y antes de comparar llegará otra carta.
tour-commit-do-1 = Pulsa en Éowyn y en la Guardia de la Ciudadela (o sus letras), y confirma.
tour-commit-done = Van 5 de Voluntad. Aragorn y Théodred se quedan preparados para lo que venga.

tour-staging-say =
    Éowyn y Théodred están en la misión con 5 de Voluntad. Ahora se revela una carta del mazo de Encuentros por jugador. Los Enemigos y los Lugares se quedan en el área de preparación y suman su Amenaza; las Traiciones hacen algo y se van.

    Antes podrías volver a actuar. No hace falta.
tour-staging-do-1 = Pasa y mira qué manda el bosque.
tour-staging-done = Arroyo encantado: 2 más de Amenaza. Ahora son 5 contra 4, justo uno de sobra.

tour-progress-say =
    Se comparan la Voluntad y la Amenaza. Si hay más Voluntad, la diferencia se convierte en Progreso de la misión. Si hay más Amenaza, tu marcador sube esa diferencia. Con empate no pasa nada.

    Tienes 6 de Voluntad contra 4 de Amenaza.
tour-progress-do-1 = Pasa y se resuelve la misión.
tour-progress-done = Dos de Progreso, de 3 a 5. Cuando una carta de Misión tiene tantos como sus puntos de misión, empieza la etapa siguiente.

tour-travel-say =
    Un Lugar del área de preparación suma su Amenaza cada ronda. Si viajas a él pasa a ser el Lugar activo: ya no suma Amenaza, pero el Progreso va primero en él hasta que quede explorado.

    Solo puede haber un Lugar activo.
tour-travel-do-1 = Viaja al Viejo Camino del Bosque: pulsa en él o arrástralo al sitio del Lugar activo.
tour-travel-done = El área de preparación tiene 1 menos de Amenaza. Y el camino trae un regalo: se te pregunta si quieres preparar a alguien.

tour-engage-say =
    En cada ronda puedes enfrentarte a un Enemigo que elijas; su coste de enfrentamiento no importa entonces. Un Enemigo enfrentado no suma Amenaza, pero te ataca en la fase de Combate.

    Los Orcos de Dol Guldur son flojos. Al Cabecilla Ufthak hoy es mejor dejarlo en paz.
tour-engage-do-1 = Enfréntate a los Orcos de Dol Guldur: pulsa en ellos o arrástralos a tu lado.
tour-engage-done = Ya son cosa tuya, y el área de preparación está en 2.

tour-check-say =
    Después los Enemigos vienen solos. Cada Enemigo cuyo coste de enfrentamiento (el número de la esquina de arriba) no supere tu Amenaza se enfrenta a ti, primero el más alto. Cuanto más baja sea tu Amenaza, más tardan en verte.

    Tu Amenaza es 29. Los murciélagos tienen 15, la araña 25 y Ufthak 35.
tour-check-do-1 = No te enfrentes a nadie.
tour-check-do-2 = Pasa y mira quién viene.
tour-check-done = La araña y los murciélagos te han encontrado. Ufthak no: para él todavía eres poca cosa.

tour-defend-say =
    Cada Enemigo enfrentado ataca, y a cada uno se le ha dado una carta boca abajo: su carta de Sombra. Primero se declara el defensor y después se mira la Sombra. El Ataque menos la Defensa es el Daño; sin defensor, lo recibe todo un Héroe.

    El Rey Araña ataca con 3. Aragorn tiene Defensa 2 y 5 puntos de impacto.
tour-defend-do-1 = Declara a Aragorn como defensor.
tour-defend-done = La Sombra ha hecho el ataque de 4 en vez de 3, así que Aragorn ha recibido 2 de Daño. Entretanto se ha pasado por ti.

tour-attack-say =
    Quien siga preparado puede atacar. Todos los atacantes contra un Enemigo se suman y su Defensa se resta una sola vez: conviene golpear juntos.

    La Araña del bosque tiene Defensa 1 y 4 puntos de impacto. Aragorn y Théodred suman 5 de Ataque.
tour-attack-do-1 = Que Aragorn ataque a la Araña del bosque: arrástralo sobre ella.
tour-attack-do-2 = Que Théodred se una, y confirma.
tour-attack-done = 5 menos 1 son 4: la Araña del bosque queda destruida.

tour-refresh-say =
    Tras el combate todo se prepara, tu Amenaza sube 1 y empieza otra ronda. El Daño se queda. Ganas al completar la última etapa de la misión; pierdes si mueren tus Héroes o tu Amenaza llega a 50.

    No hay nadie enfrentado contigo, así que esta ronda acaba sin combate.
tour-refresh-do-1 = Pasa hasta que acabe la ronda.
tour-refresh-done = Tus Héroes vuelven a estar preparados y tu Amenaza es 30. Esperar tiene su precio.

tour-back-say =
    Toda carta, toda línea del registro y todo número de regla se puede leer: señala una carta, pulsa un nombre en el registro o un número como LCG-486. Desde cualquier línea del registro se puede además seguir jugando.

    Nada es definitivo. Deshacer retrocede cuanto quieras, y la mano lo ajusta todo como en una mesa de verdad: clic derecho en una carta, o Ctrl+B. Queda anotado en el registro.
tour-back-do-1 = Juega la Guardia de la Ciudadela.
tour-back-do-2 = Vuelve atrás: Ctrl+Z o la flecha de arriba.
tour-back-do-3 = Cura a Aragorn a mano: clic derecho en él y quítale Daño.
tour-back-done = Ya sabes moverte por la mesa. ¡Suerte en el Bosque Negro!

# Mirar: lo que rodea el anillo, para quien lo escucha
tour-look = Mira: { $things }.
tour-part-prompt = la pregunta
tour-part-log = el registro
tour-part-large_card = la carta grande
tour-part-undo = deshacer
tour-part-by-hand = ajustar a mano

# La entrada desde el inicio
tour-home-first = Primera partida, guiada
tour-home-short = Primera partida
tour-home-puzzles-hint = Posiciones de diez minutos, cada una sobre una regla o dos.
tour-home-puzzles = Problemas

# Problemas
tour-puzzles = Problemas
tour-puzzles-back = Inicio
tour-puzzles-hint = Posiciones pequeñas, cada una sobre una regla o dos. Encuentra las jugadas; vale todo lo que lleve hasta ahí.
tour-puzzles-solved = { $solved } de { $count } resueltos
tour-puzzles-search = Buscar títulos y reglas
tour-puzzles-none = Ningún problema tiene esas palabras.
tour-puzzles-open-only = Solo sin resolver
tour-puzzles-open = Abrir un archivo
tour-puzzle-free = No se pide nada: juega como quieras
tour-puzzle-file-wrong = No se puede jugar { $file }: { $why }
tour-puzzle = Problema
tour-puzzle-is-solved = resuelto
tour-puzzle-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores, decides por todos
}
tour-puzzle-goal = Esto tiene que cumplirse
tour-puzzle-shown = Jugadas mostradas: { $number } de { $count }.
tour-puzzle-next-move = Jugada siguiente
tour-puzzle-restart = Desde el principio
tour-puzzle-list = Todos los problemas
tour-puzzle-next = Problema siguiente
tour-puzzle-solved = ¡Resuelto!
tour-puzzle-seen = Esa era la línea del libro. Pruébala tú desde el principio para que cuente.
tour-puzzle-over = La partida ha acabado y no se ha cumplido. Deshaz o empieza otra vez.
tour-goal-number = { $of }: { $name } { $value }
tour-goal-is = Carta { $of }: { $mark }
tour-goal-is-not = Carta { $of }: no { $mark }
tour-goal-controller = { $name } controla { $of }
tour-zone-attached = vinculada a una carta
tour-zone-on-guard = en guardia en un lugar
tour-number-round = ronda
tour-number-threat = Amenaza
tour-goal-table = { $name } { $value }
tour-goal-zone = { $of } → { $zone }
tour-goal-attached = { $of } va vinculada a { $host }
tour-goal-count = { $zone }: { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
tour-goal-count-of = { $zone } – { $of }: { $count }
tour-goal-order = { $zone }, primero: { $cards }
tour-goal-outcome = La partida acaba: { $result }
tour-goal-goes-on = La partida sigue
tour-goal-question = Has llegado al paso { $step }
tour-goal-step = Has llegado a «{ $step }»
tour-goal-more = { $count ->
    [one] y otra cosa que la mesa comprueba
   *[other] y { $count } cosas más que la mesa comprueba
}

# Escribir la mesa
tour-export = Escribir como archivo de posición
tour-exported = La mesa se ha escrito en { $path }.
tour-export-partly = La mesa se ha escrito en { $path }. Lo que está en marcha (efectos duraderos, límites ya usados) no se puede decir en un archivo así y no está en él.
tour-export-title = Posición de { $title }, ronda { $round }

# La primera partida de Juego de Tronos.
tour-got-table-say =
    Esta es tu casa. Tus Personajes están en su fila y tus Lugares a su lado; aparte quedan la carta de Facción, la Trama mostrada, tu Poder y tu Oro. Gana quien primero reúna 15 de Poder entre todas sus cartas.

    Cada Personaje muestra su coste arriba, hasta tres iconos a la izquierda (Militar, Intriga, Poder) y su FUE al pie. Deja el puntero sobre una carta para verla en grande.
tour-got-table-done = Mira a tu alrededor todo lo que quieras.

tour-got-plot-say =
    Cada ronda empieza con una Trama. Cada jugador elige en secreto una de su mazo de Tramas y todas se muestran a la vez. La Trama da tus ingresos de Oro, tu Iniciativa, tu Conquista (lo que duelen tus retos) y tu Reserva (cuántas cartas puedes conservar).

    Tormenta de espadas es rápida, con Iniciativa 8, y te deja iniciar un segundo reto Militar.
tour-got-plot-do-1 = Elige Tormenta de espadas.
tour-got-plot-done = La tuya está boca abajo. Ahora elige Bor, y solo entonces se ven las dos.

tour-got-first-say =
    Las Tramas están a la vista. Tu Iniciativa es 8 y la de Bor es 2: has ganado la Iniciativa y dices quién va primero.

    Quien va primero recluta y ataca antes. Ir después te deja ver con qué se puede defender aún.
tour-got-first-do-1 = Nómbrate jugador inicial.
tour-got-first-done = Esta ronda empiezas tú.

tour-got-marshal-say =
    En la fase de Reclutamiento primero recibes el Oro de tu Trama y luego lo gastas. Una carta cuesta el número de su esquina superior izquierda.

    Tienes 5 de Oro. Robb Stark cuesta 6, por eso sigue apagado; el Caballero del Piedra Caída cuesta 2.
tour-got-marshal-do-1 = Arrastra al Caballero a la mesa, o pulsa su letra.
tour-got-marshal-done = Está en tu fila con 2 FUE y te quedan 3 de Oro. El Oro sin gastar cuenta además para la Dominación.

tour-got-attach-say =
    Los Accesorios refuerzan a un Personaje. Hielo dice que se vincula a un Personaje Stark, y quien lo lleva recibe +2 FUE.
tour-got-attach-do-1 = Arrastra Hielo sobre Robb Stark.
tour-got-attach-done = Robb tiene ahora 7 FUE. Si abandona el juego, Hielo vuelve a tu mano.

tour-got-challenge-say =
    En la fase de Reto puedes iniciar un reto Militar, uno de Intriga y uno de Poder. Los atacantes necesitan el icono del reto y se arrodillan.

    Quien está arrodillado no puede volver a atacar ni defender, así que deja a alguien en pie.
tour-got-challenge-do-1 = Inicia un reto Militar contra Bor.
tour-got-challenge-do-2 = Envía solo a Robb Stark y confirma.
tour-got-challenge-done = Robb se arrodilla y ataca con 5 FUE. Ahora Bor puede declarar defensores.

tour-got-defend-say =
    Bor ataca con Hombres Quemados, 2 FUE. Puedes defender con Personajes en pie que tengan el icono Militar. Sin defensores, el reto queda sin oposición y solo por eso Bor gana 1 de Poder.

    Gana la FUE más alta, y el empate es del atacante. Si gana el defensor, no sucede nada más.
tour-got-defend-do-1 = Defiende con el Caballero del Piedra Caída y confirma.
tour-got-defend-done = 2 contra 2: Bor gana el empate, pero ya no es sin oposición.

tour-got-event-say =
    Antes de comparar la FUE todos pueden actuar, primero el jugador inicial. Tu Caballero tiene 2 FUE y los Capas Doradas 3: perderías.

    Un Evento cuesta Oro y va a la pila de descartes. ¡Por el Norte! es gratis.
tour-got-event-do-1 = Juega ¡Por el Norte!
tour-got-event-done = 4 contra 3. Y si ganas este reto, además robas una carta.

tour-got-claim-say =
    Bor ha ganado el reto Militar sin oposición, con Conquista 1: debes elegir uno de tus Personajes, y muere. Un reto de Intriga perdido costaría una carta al azar de tu mano; uno de Poder, Poder de tu carta de Facción.

    Un Personaje único muerto no vuelve: ninguna copia suya puede entrar ya en juego.
tour-got-claim-do-1 = Elige al Caballero del Piedra Caída.
tour-got-claim-done = El Caballero está en tu pila de muertos, y Bor ganó 1 de Poder por vencer sin oposición.

tour-got-interrupt-say =
    A todo lo que sucede se puede responder: las interrupciones van antes, las reacciones después. La ventana del lateral dice qué está pasando, quién puede responder y qué hace cada respuesta.

    Una segunda copia de una carta única queda debajo como duplicado. Puede descartarse para salvarla.
tour-got-interrupt-do-1 = Usa el duplicado de Arya Stark.
tour-got-interrupt-done = Se ha salvado y no le ha pasado nada. La Conquista se da por pagada.

tour-got-keywords-say =
    Tras la Conquista se procesan las palabras clave. Robb Stark tiene Renombre: como participó en el reto que has ganado, puede ganar 1 de Poder.

    El Poder sobre un Personaje cuenta para ti, pero se pierde si ese Personaje abandona el juego.
tour-got-keywords-do-1 = Usa el Renombre de Robb Stark y confirma.
tour-got-keywords-done = 3 de Poder en la carta de Facción y 1 en Robb hacen 4 de 15.

tour-got-end-say =
    Después de los retos viene la Dominación: quien suma más FUE en pie, con 1 más por cada Oro, gana 1 de Poder. Luego todas las cartas se ponen en pie y el Oro sin gastar vuelve.

    Al final conservas tantas cartas como tu Reserva. Festín de cuervos te deja 4, y tienes 5.
tour-got-end-do-1 = Descarta Se acerca el invierno y confirma.
tour-got-end-done = Eso ha sido una ronda. Sigue así hasta que alguien tenga 15 de Poder.

# Las primeras partidas de SATM: con una compañía de héroes y con una de servidores.
tour-name-meccg = con héroes
tour-name-meccg-minion = con servidores

tour-mec-table-say =
    Tus compañías viajan por la Tierra Media. Cada una está en una carta de lugar; los objetos quedan sobre quien los lleva. Deciden los puntos de victoria: por personajes, aliados, objetos, facciones, criaturas derrotadas y hazañas.

    Tu mano tiene recursos y adversidades. En tu turno juegas recursos; en el del otro, adversidades contra las compañías que viajan.
tour-mec-table-done = Mira a tu alrededor cuanto quieras.

tour-mec-bring-say =
    Tienes 20 de influencia general, y cada personaje ocupa tanta como su mente, el número de arriba a la izquierda. Elrond ocupa 10.

    Una vez por turno, mientras te organizas, un personaje puede entrar en juego en su lugar natal o en uno de tus refugios.
tour-mec-bring-do-1 = Pon en juego a Haldir.
tour-mec-bring-done = La mente de Haldir es 3: ahora se usan 13 de 20.

tour-mec-follow-say =
    Un personaje con influencia directa puede guiar seguidores: sus mentes cuentan contra la influencia del guía y ya no contra la general. Elrond tiene 4.
tour-mec-follow-do-1 = Pon a Haldir bajo Elrond.
tour-mec-follow-done = Haldir sigue a Elrond, y 3 de influencia general quedan libres para otro.

tour-mec-go-say =
    Una compañía se mueve con un lugar nuevo que pones boca abajo; puedes pulsar su sitio en el mapa. El camino cruza regiones, y cada clase de región deja entrar otras criaturas.

    El límite de adversidades es el tamaño de la compañía, al menos 2: esas adversidades se pueden jugar contra ella.
tour-mec-go-do-1 = Envía la compañía de Elrond a Moria.
tour-mec-go-do-2 = Elige el camino por las regiones.
tour-mec-go-done = El lugar queda a la vista. Por el camino ambos roban cartas: tú por tu lugar, el otro por el peligro.

tour-mec-hazard-say =
    Ahora es el turno de Bor, y su compañía cruza dos Tierras Salvajes. Una criatura se juega según una región o un lugar que la compañía encuentra. Dragón de las Cavernas pide dos Tierras Salvajes.

    Da dos golpes de poder 10, y tú eliges quién los afronta.
tour-mec-hazard-do-1 = Juega Dragón de las Cavernas.
tour-mec-hazard-done = Ataca. Se ha usado una de las dos adversidades del límite.

tour-mec-assign-say =
    Unos Orcos atacan a tu compañía: dos golpes de poder 9. Puedes elegir personajes enderezados que afronten uno cada uno. Los que dejes los reparte el atacante como quiera.

    Elrond tiene poder 7, Balin 4, Sam solo 1. Pon delante a los fuertes.
tour-mec-assign-do-1 = Elige a Elrond y a Balin, y confirma.
tour-mec-assign-done = Cada uno afronta un golpe, y tú dices cuál va primero.

tour-mec-strike-say =
    Balin tira dos dados y suma su poder: 4, y 2 más contra Orcos. Más de 9 derrota el golpe, 9 justo no hace nada, menos lo hiere, y sigue un chequeo de resistencia. Las columnas del escenario muestran cuántas de las 36 tiradas traen cada cosa.

    Puede tomar −3 para no girarse; mejor no. Los compañeros sin golpe pueden girarse por +1 cada uno.
tour-mec-strike-do-1 = Deja que Balin luche con toda su fuerza.
tour-mec-strike-do-2 = Deja que Elrond lo apoye, y confirma.
tour-mec-strike-done = Los dados están echados. Lo que mostraron queda en el registro.

tour-mec-enter-say =
    Cuando todas las compañías se han movido, cada una puede entrar en su lugar o no hacer nada. Moria es un Bastión de la Sombra con un ataque automático: Orcos, cuatro golpes de poder 7.

    Quien entra lo afronta primero; solo después se puede jugar algo allí.
tour-mec-enter-do-1 = Entra en Moria.
tour-mec-enter-done = Llega el ataque automático, y repartirías sus golpes como antes.

tour-mec-acquire-say =
    Los Orcos quedan atrás. En Moria se pueden jugar objetos menores, mayores, grandes y anillos de oro. Alguien enderezado se gira por el objeto, y el lugar también.

    Espada de Gondolin es un objeto mayor: +2 de poder, 2 puntos de victoria, pero también 2 de corrupción.
tour-mec-acquire-do-1 = Da Espada de Gondolin a Balin.
tour-mec-acquire-done = Balin la lleva. Ahora podría seguir un objeto menor más: Cram.

tour-mec-corruption-say =
    Los puntos de corrupción pesan sobre quien lleva tales cosas. Un chequeo se supera si la tirada es mayor que su suma; si no, el personaje se pierde con todo lo que lleva. Para pasar un objeto su portador hace tal chequeo.

    Antes de la tirada los compañeros pueden girarse, por +1 cada uno.
tour-mec-corruption-do-1 = Pasa Espada de Gondolin de Balin a Elrond.
tour-mec-corruption-do-2 = Deja que Elrond ayude en el chequeo.
tour-mec-corruption-done = La tirada está hecha. Una suma de 2 casi siempre se supera; con muchos objetos se vuelve un riesgo.

tour-mec-faction-say =
    Las facciones se ganan en su propio lugar con un chequeo de influencia: una tirada más la influencia directa sin usar de quien lo intenta. Hombres de Anórien, en Minas Tirith, piden más de 7.

    Adrazar tiene 1, y +1 contra cualquier facción.
tour-mec-faction-do-1 = Haz que Adrazar gane a Hombres de Anórien.
tour-mec-faction-done = El chequeo está hecho. Las facciones ganadas dan puntos de victoria y no pueden ser atacadas.

tour-mec-end-say =
    Al final de un turno cada jugador puede descartar una carta; luego ambos roban o descartan hasta 8. En una partida inicial quien tiene 20 puntos, o cuyo mazo se ha agotado, puede convocar el final: el otro tiene un último turno, y el concilio cuenta.

    Tus adversidades no sirven en tu propio turno; deja ir una que no encaje en ningún camino.
tour-mec-end-do-1 = Descarta Crepúsculo.
tour-mec-end-done = Eso ha sido un turno. Ahora viajan las compañías de Bor, y las adversidades son tuyas.

tour-mem-table-say =
    Juegas con los servidores de un Espectro del Anillo: Orcos, Trolls y Hombres malvados. Lo que una compañía de héroes encuentra, tú lo saqueas. Los puntos cuentan como para los héroes.

    Tus refugios son Dol Guldur, Minas Morgul y Carn Dûm. Contra quien intente ganarse lo tuyo cuentan como libres 5 puntos más de tu influencia general.
tour-mem-table-done = Mira a tu alrededor cuanto quieras.

tour-mem-bring-say =
    Tu Espectro del Anillo no tiene mente ni cuesta influencia: una vez revelada, guía con 4 de influencia directa y lucha con poder 8.

    Se mueve libremente entre Refugios Oscuros. Un chequeo de resistencia de 7 u 8 no la mata, la devuelve a tu mano.
tour-mem-bring-do-1 = Pon en juego a Adûnaphel la Espectro del Anillo.
tour-mem-bring-done = Está en uno de tus Refugios Oscuros.

tour-mem-covert-say =
    Una compañía con un Orco o un Troll es descubierta: Hombres y Elfos la atacan de veras. Sin ninguno es encubierta y pasa de largo ante mucho.

    Eradan es un Hombre, Shagrat un Orco. Por separado, la compañía de Eradan es encubierta.
tour-mem-covert-do-1 = Separa a Shagrat en una compañía propia.
tour-mem-covert-done = Ahora son dos compañías, y todas menos una deben partir.

tour-mem-go-say =
    Te mueves como los héroes: el lugar nuevo se pone boca abajo, el camino cruza regiones, y ambos roban cartas por el camino.

    Bribón se puede jugar en La Puerta de los Trasgos.
tour-mem-go-do-1 = Envía la compañía de Shagrat a La Puerta de los Trasgos.
tour-mem-go-do-2 = Elige el camino por las regiones.
tour-mem-go-done = El lugar queda a la vista, y el otro puede jugar adversidades contra ti.

tour-mem-detainment-say =
    Muchas criaturas no matan a los servidores del Ojo, solo los retienen: retención. Un golpe que acierta gira a su objetivo en vez de herirlo, y no sigue ningún chequeo de resistencia.

    Aun así tiras los dados, y el apoyo sigue ayudando.
tour-mem-detainment-do-1 = Deja que Lagduf luche con toda su fuerza.
tour-mem-detainment-do-2 = Deja que Shagrat lo apoye, y confirma.
tour-mem-detainment-done = Mostraran lo que mostraran los dados: Lagduf no está herido.

tour-mem-hazard-say =
    En el turno de los héroes las adversidades son tuyas. Su compañía cruza dos Tierras Salvajes, y eso es justo lo que pide Dragón de las Cavernas: dos golpes de poder 10, y tú eliges a quién alcanzan.
tour-mem-hazard-do-1 = Juega Dragón de las Cavernas.
tour-mem-hazard-done = Se ha usado una de las dos adversidades del límite.

tour-mem-guard-say =
    Cualquier carta de tu mano se puede poner boca abajo en el lugar de la compañía, una por compañía. Cuenta contra el límite, sea lo que sea.

    Una adversidad se puede revelar cuando entran; otra carta es un farol y vuelve a tu mano.
tour-mem-guard-do-1 = Pon en guardia la carta Engaño.
tour-mem-guard-done = Nadie sabe qué hay allí. Bor debe decidir si entra.

tour-mem-enter-say =
    También para ti un lugar tiene sus guardias. La Moria de tu mazo de lugares tiene Orcos igualmente: cuatro golpes de poder 7. Los afrontas antes de poder jugar nada.
tour-mem-enter-do-1 = Entra en Moria.
tour-mem-enter-done = Ahora dirías quién afronta los golpes.

tour-mem-acquire-say =
    El camino está libre. Maza Negra es un gran objeto, y Moria permite uno: +3 de poder y 3 puntos de corrupción.

    Los servidores que fallan un chequeo por poco solo se giran, pero por más se pierden.
tour-mem-acquire-do-1 = Da Maza Negra a Shagrat.
tour-mem-acquire-done = Shagrat se gira por ella, y el lugar también.

tour-mem-faction-say =
    Los Trasgos de la Puerta de los Trasgos se unen a quien los persuade en su lugar: la tirada más la influencia directa sin usar debe ser más de 8.

    Asternak tiene 2 y lleva Yelmo Alto.
tour-mem-faction-do-1 = Haz que Asternak gane a Trasgos de la Puerta de los Trasgos.
tour-mem-faction-done = El chequeo está hecho y queda en el registro.

tour-mem-end-say =
    El turno termina: cada uno puede descartar una carta, luego ambos roban o descartan hasta 8. No puedes convocar el final libremente; lo hace Llamada Repentina, y entonces cuenta la Audiencia de Sauron.
tour-mem-end-do-1 = Descarta Crepúsculo.
tour-mem-end-done = Eso ha sido un turno. Ahora viajan los héroes, y su camino es tuyo para oscurecerlo.

# Las primeras veladas de Middle-earth Quest: con un héroe y como Sauron.
tour-name-me-quest = como héroe
tour-name-me-quest-sauron = como Sauron

tour-meq-table-say =
    Guías a un héroe por el mapa. Tus cartas lo son todo: pagan los caminos, golpean en combate, y lo que te hiere te las quita. La reserva de vida es tu mazo, la de descanso lo que has usado, la de daño lo que has perdido.

    Sauron urde Tramas y extiende su influencia. Tú viajas, ganas favor y lo detienes.
tour-meq-table-done = Mira a tu alrededor cuanto quieras.

tour-meq-rest-say =
    Un turno de héroe empieza con el descanso. Quien descansa devuelve la reserva de descanso bajo la de vida; en un refugio también puede curar el daño.

    No es gratis: la ficha de historia más atrasada de Sauron avanza por ello.
tour-meq-rest-do-1 = Descansa.
tour-meq-rest-do-2 = Cura también el daño.
tour-meq-rest-done = Vuelve a haber cinco cartas en la reserva de vida, y la ficha amarilla de Sauron está una casilla más allá.

tour-meq-travel-say =
    Cada camino muestra un símbolo y un número. Una carta con ese símbolo al pie lo paga. El camino a El Sendero Élfico es de bosque.

    Lo que pagas va a la reserva de descanso. Puedes seguir mientras te duren las cartas.
tour-meq-travel-do-1 = Viaja a El Sendero Élfico.
tour-meq-travel-do-2 = Paga con Tensar el arco.
tour-meq-travel-done = Argalad está allí, y quedan tres cartas.

tour-meq-number-say =
    Quien no tiene el símbolo, o quiere guardar esa carta, paga con tantas cartas como dice el número, muestren lo que muestren. El camino a Minas Tirith cuesta 3.
tour-meq-number-do-1 = Viaja a Minas Tirith.
tour-meq-number-do-2 = Elige pagar con el número de cartas.
tour-meq-number-do-3 = Paga con los dos Tensar el arco y Descarga, y confirma.
tour-meq-number-done = Parar sigue en tu mano.

tour-meq-peril-say =
    Donde hay más influencia que tu sabiduría, o donde un lugar siempre es peligroso, se roban cartas de Peligro, y Sauron elige una que encaje en el lugar. Moria es uno de ellos.

    Aquí decides también por Sauron: a quién se pregunta lo dice la barra de preguntas.
tour-meq-peril-do-1 = Elige Una traición inesperada.
tour-meq-peril-done = Ahora el héroe debe elegir: daño, o cartas para Sauron.

tour-meq-fight-say =
    ¡Un Orco! En cada ronda ambos pueden seguir luchando, eligen una carta en secreto y las revelan a la vez. El ataque menos la defensa del otro es daño.

    Una carta cuesta fuerza, el número de arriba. Quien gasta más de la que tiene queda agotado.
tour-meq-fight-do-1 = Sigue luchando.
tour-meq-fight-do-2 = Deja que el Orco siga también.
tour-meq-fight-do-3 = Elige Descarga.
tour-meq-fight-done = Queda boca abajo. Cuando el Orco haya elegido, se revelan ambas.

tour-meq-damage-say =
    El Orco tiene una sola carta, Machacar, que reduce tu defensa a nada. Cada punto de daño cuesta una carta: la de encima de tu reserva de vida sin verla, o una de tu mano.

    Un héroe al que no le queda carta en ninguna de las dos es derrotado.
tour-meq-damage-do-1 = Sigue luchando.
tour-meq-damage-do-2 = Deja que el Orco siga también.
tour-meq-damage-do-3 = Juega Descarga.
tour-meq-damage-do-4 = Pierde la carta de encima de la reserva de vida.
tour-meq-damage-done = Seguirá otra carta más; lo que está en la reserva de daño solo vuelve al curarse.

tour-meq-favor-say =
    El favor está en el mapa y se puede recoger. Con él se detiene una Trama en el lugar al que afecta: Un mensajero oscuro cuesta 5, y en cada fase de Historia hace avanzar 1 a Sauron.

    Tienes 3, y aquí hay 2.
tour-meq-favor-do-1 = Recoge el favor de Erebor.
tour-meq-favor-do-2 = Detén Un mensajero oscuro.
tour-meq-favor-done = La Trama ha desaparecido, y Sauron tiene que empezar de nuevo.

tour-meq-advice-say =
    Los personajes aconsejan a quien los encuentra: favor, o lo que dice su carta. Dáin II entrena dos veces a un héroe, y cada entrenamiento da para siempre una de dos cartas de Habilidad.
tour-meq-advice-do-1 = Pide consejo a Dáin II.
tour-meq-advice-do-2 = Aprende Ejecutar.
tour-meq-advice-done = Ejecutar está en tu mano, y sigue otro entrenamiento.

tour-meq-quest-say =
    Las Búsquedas vienen de los encuentros. El hijo de Glóin te pide explorar Erebor, donde estás, y recompensa con favor y un nivel de coraje.
tour-meq-quest-do-1 = Cumple El hijo de Glóin.
tour-meq-quest-done = Desde ahora el coraje te da más cartas. Así crece un héroe, y cuando la historia acaba la Misión de tu bando se mide con la de Sauron.

tour-mes-table-say =
    Eres Sauron. Las Tramas en juego hacen avanzar tus fichas de historia; la influencia y la Reserva de Sombra te dejan jugarlas; servidores y monstruos cierran los caminos.

    Tu Misión es secreta. Cuando la historia llega a su fin, ella decide.
tour-mes-table-done = Mira a tu alrededor cuanto quieras.

tour-mes-plot-say =
    Una Trama tiene una condición: tanto en la Reserva de Sombra, y a menudo un servidor o un monstruo cerca de un lugar. Sméagol se escapa pide uno cerca de El Reino del Bosque, y Boca de Sauron está al lado.

    Las otras quedan oscuras; si arrastras una al marcador, te dice por qué.
tour-mes-plot-do-1 = Juega Sméagol se escapa.
tour-mes-plot-done = Queda en el marcador y mueve su ficha en cada fase de Historia, hasta que los héroes la detengan con favor.

tour-mes-influence-say =
    En la fase de Acción cada acción empieza su marcador o lo sigue con menos: la primera vez colocas más. La influencia se extiende de tus fortalezas a los lugares vecinos, nunca a los refugios.

    Donde supera la sabiduría de un héroe, el camino se vuelve peligroso.
tour-mes-influence-do-1 = Elige colocar influencia.
tour-mes-influence-do-2 = Coloca una en Emyn Muil.
tour-mes-influence-done = Puedes seguir colocando mientras la acción dé.

tour-mes-pool-say =
    La influencia también puede ir a la Reserva de Sombra. Es lo que piden las Tramas y las cartas de Sombra, y la limita la etapa de la historia.
tour-mes-pool-do-1 = Elige colocar influencia.
tour-mes-pool-do-2 = Pon una en la Reserva de Sombra.
tour-mes-pool-done = Ahora hay dos en la reserva.

tour-mes-draw-say =
    Otra acción roba cartas: algunas del mazo de Sombra, y Tramas de las que te quedas una. El resto va bajo el mazo, en el orden que quieras.
tour-mes-draw-do-1 = Elige robar cartas.
tour-mes-draw-do-2 = Quédate Osgiliath invadida.
tour-mes-draw-done = Los héroes ven que has robado, no qué.

tour-mes-command-say =
    La tercera acción da órdenes: colocar boca abajo una ficha de monstruo, algunas de las cuales son solo rumores, mover un servidor o curarlo. Cada figura obedece una vez.
tour-mes-command-do-1 = Elige dar órdenes.
tour-mes-command-do-2 = Roba una ficha de monstruo marrón.
tour-mes-command-do-3 = Ponla en El Monte del Destino.
tour-mes-command-do-4 = Mueve a Boca de Sauron a Moria.
tour-mes-command-done = Solo tú sabes qué espera en El Monte del Destino.

tour-mes-heal-say =
    Los servidores conservan sus heridas. Una orden cura a uno, pero no ante los ojos de un héroe: Boca de Sauron está junto a Argalad, Serpiente Negra no.
tour-mes-heal-do-1 = Elige dar órdenes.
tour-mes-heal-do-2 = Cura a Serpiente Negra.
tour-mes-heal-done = Vuelve a estar entera.

tour-mes-shadow-say =
    En un turno se puede jugar una carta de Sombra. Necesita su número en la Reserva de Sombra, que no se gasta. «¡No me tientes!» quita favor a un héroe corrompido.
tour-mes-shadow-do-1 = Juega «¡No me tientes!» sobre Argalad.
tour-mes-shadow-done = Ahora puedes colocar influencia bajo sus pies; luego pierde 1 de favor por su carta de Corrupción.

tour-mes-peril-say =
    El héroe ha llegado a Moria. Las cartas de Peligro están ante ti, y eliges una que encaje en el lugar: Khazad-dûm es de Moria.
tour-mes-peril-do-1 = Elige Khazad-dûm.
tour-mes-peril-done = ¡Un Balrog! El héroe debe luchar.

tour-mes-fight-say =
    Tus monstruos luchan con cartas de su propio mazo. Argalad ha elegido en secreto; Machacar cuesta 2 de la fuerza del Orco y reduce a nada la defensa de su carta.
tour-mes-fight-do-1 = Deja que Argalad siga luchando.
tour-mes-fight-do-2 = Deja que el Orco siga luchando.
tour-mes-fight-do-3 = Deja que Argalad elija Descarga.
tour-mes-fight-do-4 = Elige Machacar.
tour-mes-fight-done = Ambas se revelaron a la vez, y el héroe cuenta sus heridas.

tour-mes-end-say =
    Tu ficha negra está cerca del final del marcador. Cuando un bando llega, se revelan las Misiones: «Para encontrarlos» gana si hay 6 de influencia en La Comarca, o si los Espectros del Anillo están allí.

    Sin bando dominante decide una última lucha: el campeón de los héroes contra los Espectros del Anillo.
tour-mes-end-done = Así que planea pronto dónde debe estar tu influencia.

# Las primeras partidas del TCG: la comunidad en el propio turno, y la Sombra en el turno del otro.
tour-name-lotr-tcg = la comunidad
tour-name-lotr-tcg-shadow = la Sombra

tour-tcg-table-say =
    En tu turno llevas una comunidad de sitio en sitio; gana quien llega al noveno y sobrevive. Si Frodo muere, has perdido.

    Tu mano tiene los dos bandos: compañeros, espadas y eventos para tu turno, siervos y eventos de la Sombra para el turno del otro. Lo que no puedes usar en este turno duerme, y se nota.
tour-tcg-table-done = Mira a tu alrededor cuanto quieras.

tour-tcg-companion-say =
    El número de arriba a la izquierda de una carta es su coste de penumbra. No necesitas nada para pagarlo: una carta tuya pone tantas fichas en el fondo de penumbra, y de ese fondo paga la Sombra sus siervos.

    Los compañeros valen su penumbra. Cada uno puede hacer frente a un siervo, y se queda contigo toda la partida.
tour-tcg-companion-do-1 = Juega a Legolas.
tour-tcg-companion-done = Legolas se ha unido, y hay 2 fichas de penumbra en el fondo.

tour-tcg-sword-say =
    Una posesión se juega sobre alguien que pueda llevarla; un número con un más se suma al de su portador.

    Frodo tiene fuerza 3 y el Anillo le da 1. A quien atacan con el doble de su fuerza lo abruman, y muere en el acto: 2 más son mucho para él.
tour-tcg-sword-do-1 = Juega Espada hobbit sobre Frodo.
tour-tcg-sword-done = Fuerza 6: ahora nada por debajo de 12 lo abruma.

tour-tcg-move-say =
    Cuando has jugado lo que quieres, la comunidad debe moverse al sitio siguiente. Eso añade penumbra: el número de Sombra del sitio, y una ficha por cada compañero.
tour-tcg-move-do-1 = Muévete.
tour-tcg-move-done = 3 por el sitio y 3 por los compañeros: 6 fichas, con las que ahora juega la Sombra.

tour-tcg-archery-say =
    La Sombra ha jugado sus siervos. Antes de que nadie luche disparan los arqueros: cada arquero del otro bando es una herida, y tú eliges quién la recibe.

    Un personaje muere con tantas heridas como vitalidad tiene. Repártelas entre quienes puedan soportarlas.
tour-tcg-archery-do-1 = Que Aragorn reciba la herida.
tour-tcg-archery-done = Una herida de cuatro. Es quien mejor la soporta.

tour-tcg-defend-say =
    Ahora dices quién se enfrenta a quién. Cada compañero puede defender contra un siervo, y a cada siervo le hace frente un solo compañero.

    A quien no hagas frente, la Sombra lo manda contra alguien: seguramente contra Frodo.
tour-tcg-defend-do-1 = Pon a Aragorn contra Uruk defensor.
tour-tcg-defend-do-2 = Pon a Gimli contra Guerrero de Orthanc.
tour-tcg-defend-done = A los dos se les hace frente, y nadie queda suelto para Frodo.

tour-tcg-event-say =
    En una escaramuza gana el bando más fuerte, y si hay empate, la Sombra. Los que pierden reciben una herida cada uno, y una más por cada bonificación de daño de los que ganan.

    Legolas tiene 6, el uruk 7. Antes de resolverla, los dos bandos pueden actuar por turnos: empiezas tú.
tour-tcg-event-do-1 = Juega Valor.
tour-tcg-event-done = 8 contra 7. Jugada en la lucha que decide, una carta de coste 1 ha ahorrado dos heridas.

tour-tcg-ring-say =
    Frodo pierde esta. Justo antes de recibir una herida en una escaramuza puede ponerse el Anillo: entonces cada herida se convierte en una carga, hasta la fase de reagrupación.

    Las heridas se curan; las cargas, apenas. Con tantas cargas como su resistencia, 10, se corrompe y has perdido.
tour-tcg-ring-do-1 = Usa El Anillo Único.
tour-tcg-ring-done = Dos cargas en vez de dos heridas. A quien abruman no lo salva.

tour-tcg-heal-say =
    Cuando tu turno empieza en un refugio, se curan hasta cinco heridas entre tus compañeros. Los sitios 3 y 6 son refugios.

    Si no, una carta de un compañero que ya está en juego le cura una: descártala en la fase de comunidad.
tour-tcg-heal-do-1 = Cura a Aragorn.
tour-tcg-heal-do-2 = Cura a Aragorn otra vez.
tour-tcg-heal-done = Ya no hay nadie herido, y puede empezar el camino hacia el sitio 6.

tour-tcg-decide-say =
    Después de luchar puedes moverte otra vez en el mismo turno, dos veces como mucho. La penumbra que queda sigue ahí, el sitio añade más, y la Sombra ha robado hasta ocho cartas.

    Tus compañeros están cansados. Al terminar el turno todos los siervos se van.
tour-tcg-decide-do-1 = Termina el turno.
tour-tcg-decide-done = Tu mano se llena hasta ocho, después de soltar una carta si quieres. Luego el otro guía su comunidad.

tour-tcg-last-say =
    El octavo sitio queda atrás. En el noveno la Sombra echa todo lo que tiene; quien sale con vida de todas sus escaramuzas ha ganado.
tour-tcg-last-do-1 = Muévete al noveno sitio.
tour-tcg-last-done = No vino ningún siervo, y la jornada está ganada. Pocas veces hay tanta calma.

tour-tcg-shadow-table-say =
    Es el turno del otro, y tú eres la Sombra. Tus compañeros duermen; tus siervos y tus eventos de la Sombra están despiertos.

    Su comunidad acaba de moverse. Hay 7 fichas de penumbra en el fondo, y eso es lo que puedes gastar.
tour-tcg-shadow-table-done = Mira a tu alrededor cuanto quieras.

tour-tcg-shadow-minion-say =
    Un siervo se paga con fichas del fondo. Lo que hay ahí es todo lo que hay: varios siervos o uno grande, esa es la elección.
tour-tcg-shadow-minion-do-1 = Juega Uruk de línea.
tour-tcg-shadow-minion-done = 3 fichas menos, y un siervo que puede atacar en este turno.

tour-tcg-shadow-roaming-say =
    Cada siervo tiene un número de sitio, y por debajo de ese sitio vaga: cuesta dos más. Los uruk-hai están en su lugar desde el sitio 5; la comunidad está en el 4.

    Bajo la carta de tu mano está lo que cuesta aquí y ahora.
tour-tcg-shadow-roaming-do-1 = Juega Uruk de línea a pesar de todo.
tour-tcg-shadow-roaming-done = 3 y 2: se han ido cinco fichas. Un sitio más tarde habrían sido tres.

tour-tcg-shadow-weapon-say =
    Los siervos también llevan armas, cada uno las que su texto permite. Una espada por una ficha vale a menudo más que otro siervo al que haría frente alguien fuerte.
tour-tcg-shadow-weapon-do-1 = Juega Espada de hoja ancha sobre Uruk de línea.
tour-tcg-shadow-weapon-done = Fuerza 10: es más que los 8 de Aragorn.

tour-tcg-shadow-done-say =
    Quedan dos fichas. Podrías jugar otro siervo; o las guardas, por si te hacen falta en una escaramuza.

    Lo que queda sigue en el fondo si la comunidad se mueve otra vez. Cuando empieza el turno siguiente, el fondo se vacía.
tour-tcg-shadow-done-do-1 = Di que la Sombra ha terminado.
tour-tcg-shadow-done-done = Las dos fichas siguen ahí. Ahora vienen las fases de maniobra y de arquería, y después la lucha.

tour-tcg-shadow-archery-say =
    Legolas dispara, y eres tú quien elige cuál de tus siervos recibe la herida. El guerrero ya está herido, y otra lo mataría.
tour-tcg-shadow-archery-do-1 = Que Uruk defensor reciba la herida.
tour-tcg-shadow-archery-done = Los dos viven, y los dos luchan.

tour-tcg-shadow-leftovers-say =
    Aragorn hace frente al defensor. Al guerrero nadie le ha salido al paso, así que puedes mandarlo contra cualquier compañero, incluso uno que ya tenga con quién luchar.

    Frodo tiene fuerza 4 con el Anillo, el guerrero 7.
tour-tcg-shadow-leftovers-do-1 = Manda a Guerrero de Orthanc contra Frodo.
tour-tcg-shadow-leftovers-done = El portador del Anillo tiene que luchar. El otro elige qué escaramuza va primero.

tour-tcg-shadow-event-say =
    Aragorn tiene 8, tu guerrero 7: tal como está, gana él. Los dos bandos pueden actuar por turnos hasta que ambos pasen, la comunidad primero; él ha pasado.
tour-tcg-shadow-event-do-1 = Juega Ferocidad sobre Guerrero de Orthanc.
tour-tcg-shadow-event-done = 9 contra 8. Aragorn recibió dos heridas: una por perder y otra por la bonificación de daño del uruk.

tour-tcg-shadow-overwhelm-say =
    Frodo tiene 4, tu guerrero 7. El doble de 4 es 8: un bando con al menos el doble de fuerza que el otro lo abruma, y a quien abruman muere, le quede la vitalidad que le quede. Contra eso el Anillo no ayuda.
tour-tcg-shadow-overwhelm-do-1 = Juega Ferocidad sobre Guerrero de Orthanc.
tour-tcg-shadow-overwhelm-done = 9 contra 4. El portador del Anillo ha muerto, y has ganado.

tour-tcg-shadow-reconcile-say =
    En la fase de reagrupación tu mano se renueva: puedes soltar una carta, y después robas hasta ocho.

    Una carta que no vas a necesitar vale una nueva. Aquí, de momento, Gimli no te sirve de nada.
tour-tcg-shadow-reconcile-do-1 = Suelta a Gimli.
tour-tcg-shadow-reconcile-done = Ocho cartas. El otro se mueve otra vez o termina el turno; luego le toca a tu comunidad.
