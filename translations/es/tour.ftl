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
tour-number-round = ronda
tour-number-threat = Amenaza
tour-goal-table = { $name } { $value }
tour-goal-zone = { $of } – { $zone }
tour-goal-attached = { $of } va vinculada a { $host }
tour-goal-count = { $zone } – cartas: { $count }
tour-goal-count-of = { $zone } – { $of }: { $count }
tour-goal-order = { $zone }, primero: { $cards }
tour-goal-outcome = La partida acaba: { $result }
tour-goal-goes-on = La partida sigue
tour-goal-question = Has llegado al paso { $step }
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
