/** Words of a list to share. */
export const listPage = {
  image: "Una lista para ti",
  empty: {
    title: "Haz una lista",
    lead: "Elige opciones, escribe una línea para cada una y comparte un solo enlace.",
    pageTitle: "Haz una lista de becas para compartir",
    description:
      "Elige becas, concursos y recursos, ponles un título y una nota, y comparte la lista en un enlace. Sin cuenta.",
    text: "La lista va entera en el enlace: no la guardamos. Quien tenga el enlace puede leerla y hacer su propia copia.",
  },
  untitled: "Lista compartida",
  count_one: "{{count}} opción",
  count_other: "{{count}} opciones",
  shareText: "{{names}}. Una lista hecha por otra persona con Trampolín.",
  shareMore: "{{names}} y {{count}} más",
  caution:
    "El título y las notas los escribió quien hizo el enlace; Trampolín no los revisa. Los demás datos son de nuestro catálogo.",
  dates: "Fechas al {{date}}. Confírmalas en la página oficial.",
  unknown_one:
    "{{count}} opción del enlace no está en el catálogo y no se muestra.",
  unknown_other:
    "{{count}} opciones del enlace no están en el catálogo y no se muestran.",
  overflow_one: "Una lista llega a {{max}} opciones: {{count}} no se muestra.",
  overflow_other:
    "Una lista llega a {{max}} opciones: {{count}} no se muestran.",
  cut_one:
    "Cortamos {{count}} texto: no cabía en el enlace. Los emojis ocupan más que las letras.",
  cut_other:
    "Cortamos {{count}} textos: no cabían en el enlace. Los emojis ocupan más que las letras.",
  note: "Nota:",
  share: {
    heading: "Comparte esta lista",
    text: "Todo va en esta dirección: no guardamos nada. Cualquiera que la tenga puede leerla: no escribas datos personales.",
    label: "Dirección de la lista",
    button: "Compartir la lista",
    copied: "Dirección copiada.",
    notCopied: "No se pudo copiar. Selecciona la dirección y cópiala.",
    print:
      "Para tenerla en papel, imprime esta página: salen las direcciones y los códigos QR.",
  },
  form: {
    start: "Escribir la lista",
    summary: "Editar la lista o hacer una copia",
    heading: "Tu lista",
    title: "Título",
    titleHint: "Hasta 80 caracteres.",
    note: "Nota de «{{title}}»",
    place: "Posición",
    placeOf: "Posición de «{{title}}»",
    remove: "Quitar",
    removeOf: "Quitar «{{title}}»",
    add: "Añadir",
    addHint:
      "Escribe un nombre, como Chevening, o pega la dirección de una página de Trampolín.",
    full: "La lista está llena: son {{max}} opciones como máximo.",
    tooLong:
      "Acorta este texto: no cabe en el enlace. Los emojis ocupan más que las letras.",
    submit: "Actualizar la lista",
  },
  found: {
    similar: "Esto se parece a «{{text}}». Elige:",
    none: "No encontramos «{{text}}» en el catálogo. Revisa el nombre.",
    already: "«{{name}}» ya está en la lista.",
    full: "No añadimos «{{text}}»: la lista ya tiene {{max}} opciones. Quita una antes.",
    add: "Añadir {{title}}",
  },
} as const;
