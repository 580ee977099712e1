/** Words of the grade translator. */
export const grades = {
  title: "Traductor de notas",
  lead: "Tu promedio en otras escalas, y qué mínimo te piden.",
  pageTitle: "Traductor de notas: tu promedio en otras escalas",
  description:
    "Cuánto vale tu promedio en otras escalas: un rango, su regla y su fuente. Y qué promedio mínimo piden las becas en la escala de tu escuela.",
  caution:
    "Es una orientación para ti, no una conversión oficial. En un formulario escribe tu promedio como está en tu certificado, con su escala.",
  form: {
    heading: "Tu promedio",
    pais: "Tu país",
    anyCountry: "Otro país",
    escala: "Escala de tus notas",
    ofCountry: "La de mi país",
    letters: "Letras (AD, A, B, C)",
    own: "La de mi colegio",
    gpa: "GPA de 4.0",
    nota: "Promedio",
    notaHint: "Como está en tu certificado: 8.7 o 93/100.",
    more: "Escala de tu colegio y nota para aprobar",
    peor: "Peor nota posible",
    mejor: "Mejor nota posible",
    ownHint: "Solo si la escala de tu colegio no está en la lista.",
    aprueba: "Se aprueba con",
    passHint: "Con ella el rango es más corto y sale la nota alemana.",
    passUsual:
      "En {{country}} suele ser {{pass}}, pero no lo leímos en una fuente: mira tu certificado.",
    submit: "Traducir",
  },
  faults: {
    unknownCountry: "No conocemos ese país. Elige uno de la lista.",
    unknownScale: "No conocemos esa escala. Elige una de la lista.",
    chooseScale: "Elige la escala de tu promedio, o tu país.",
    schoolScale:
      "En {{country}} cada colegio fija su escala. Elige la tuya, o escribe abajo la peor nota, la mejor y con cuánto se aprueba.",
    unreadScale:
      "No hemos leído en una fuente la escala de {{country}}. Elige la de tu certificado.",
    notNumber: "Escribe un número, como 8.7.",
    offScale: "No está en la escala, que va de {{worst}} a {{best}}.",
    otherScale:
      "Tu promedio usa otra nota máxima: la escala elegida llega a {{best}}. Cambia uno de los dos.",
    sameEnds: "Tiene que ser distinta de la peor nota.",
    passOffScale:
      "Escribe un número de la escala, que va de {{worst}} a {{best}}; no puede ser la mejor nota.",
  },
  scaleName: "De {{worst}} a {{best}}",
  own: {
    heading: "Tu nota y su escala",
    mark: "{{mark}}, en una escala de {{worst}} a {{best}}.",
    noMark:
      "Escala de {{worst}} a {{best}}. Escribe tu promedio para traducirlo.",
    usual:
      "De {{worst}} a {{best}} es lo habitual en {{country}}, pero no leímos esa escala en una fuente. Compruébala en tu certificado.",
    passTyped: "Se aprueba con {{pass}}, según escribiste.",
    passCountry: "Se aprueba con {{pass}}, según la fuente de {{country}}.",
    passUnknown:
      "No sabemos con cuánto se aprueba en tu escuela: calculamos con notas mínimas de {{mildest}} a {{strictest}}. Escríbela y el rango será más corto.",
    passAssumed:
      "No sabemos con cuánto se aprueba en tu escuela: calculamos con {{mildest}}, lo habitual en esta escala.",
    facts: "Lo que dicen las fuentes de {{country}}",
    toCountry: "La página de {{country}}",
  },
  letters: {
    heading: "Letras: no las pasamos a números",
    text: "AD, A, B y C son niveles de logro, no números, y no hemos leído la norma que los convierte. Cualquier número sería inventado.",
    what: "Adjunta tu certificado con la escala. En Perú, el Ministerio de Educación emite un documento propio para estudiar fuera: pídelo. Si tu certificado usa de 0 a 20, elige esa escala.",
  },
  scales: {
    heading: "En otras escalas",
    text: "Ninguna regla oficial vale entre todas estas escalas; algunos países tienen su propia tabla. Leemos tu nota de dos maneras: qué parte es de toda la escala y qué parte del tramo entre aprobar y la mejor nota. El rango va de la lectura que menos te favorece a la que más, con las notas mínimas habituales de cada escala.",
    same: "Si las dos escalas terminan en la misma nota, o una en 10 y la otra en 100, los números son los mismos.",
    range: "entre {{low}} y {{high}}",
  },
  germany: {
    name: "Alemania (1.0 es lo mejor)",
    found: "{{grade}}, por la fórmula bávara",
    passUnknown: "Falta la nota con que se aprueba: sin ella no hay fórmula.",
    belowPass: "No es una nota aprobatoria: la fórmula no la cuenta.",
  },
  minimums: {
    heading: "Qué promedio te piden",
    text_one: "{{count}} opción del catálogo pide un promedio mínimo.",
    text_other: "{{count}} opciones del catálogo piden un promedio mínimo.",
    forCountry_one:
      "{{count}} opción abierta a {{country}} pide un promedio mínimo.",
    forCountry_other:
      "{{count}} opciones abiertas a {{country}} piden un promedio mínimo.",
    rest: "Llegar al mínimo no basta: lee los demás requisitos.",
    none: "Ninguna opción abierta a {{country}} pide un promedio mínimo con número.",
    asked: "Lo que pide {{name}}",
    noScale: "Elige tu escala y te decimos cuánto es en ella.",
    compared: "Comparamos con {{asked}} de {{best}}.",
    exact: "En tu escala: {{most}} o mejor.",
    range:
      "En tu escala: con {{most}} o mejor llegas. Con una peor que {{least}}, no. Entre las dos no se sabe.",
    from: "En tu escala: con {{most}} o mejor llegas. Con una peor no se sabe.",
    met: "Llegas",
    unmet: "No llegas",
    unknown: "No se puede decir",
    oneOption: "Hay otra manera de cumplirlo.",
  },
  rules: {
    germany: "Cómo se calcula la nota alemana",
    scales: "Los límites de toda conversión",
    pitfall: "Errores que cuestan caro",
    status: {
      confirmed: "página de la institución que se cita",
      secondary: "fuente secundaria",
      "well-known": "No lo leímos en una fuente: compruébalo.",
    },
    read: "copia guardada, leída el {{date}}",
    readLive: "leída el {{date}}",
  },
} as const;
