# Palabras de todas las pantallas.
common-list-and = { $sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
common-list-or = { $sound ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}

common-percent = { $share } %

common-ago-moment = ahora mismo
common-ago-minutes = { $count ->
    [one] hace un minuto
   *[other] hace { $count } minutos
}
common-ago-hours = { $count ->
    [one] hace una hora
   *[other] hace { $count } horas
}
common-ago-days = { $count ->
    [one] hace un día
   *[other] hace { $count } días
}
common-ago-weeks = { $count ->
    [one] hace una semana
   *[other] hace { $count } semanas
}
common-ago-months = { $count ->
    [one] hace un mes
   *[other] hace { $count } meses
}
common-ago-years = { $count ->
    [one] hace un año
   *[other] hace { $count } años
}
common-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
common-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
common-date = { DATETIME($date, dateStyle: "long") }

common-ok = Aceptar
common-cancel = Cancelar
common-close = Cerrar
common-back = Volver
common-save = Guardar
common-delete = Eliminar
common-rename = Cambiar nombre
common-open = Abrir
common-yes = Sí
common-no = No
common-on = Activado
common-off = Desactivado
common-undo = Deshacer
common-redo = Rehacer
common-search = Buscar
common-none = Ninguno
common-help = Ayuda
common-more = Más
common-retry = Reintentar
common-show-folder = Mostrar la carpeta
common-language = Idioma
common-language-en = English
common-language-es = Español
