/** Words of the plan and of its section on an award's page. Server only. */
export const plan = {
  title: "Tu plan, de atrás hacia adelante",
  lead: "Qué trámites necesitas y desde cuándo, contados desde el cierre.",
  pageTitle: "Plan de solicitud: qué necesitas y desde cuándo",
  description:
    "Elige becas y tu país. Te decimos los trámites, su orden y cuándo empezar cada uno, con la fuente y el año de cada dato.",
  estimate:
    "Es un plan, no una fecha límite. Solo cuenta como cierre una fecha anunciada; confírmalo todo en la página oficial.",
  form: {
    useCountry: "Usar mi país",
    heading: "Lo que planeas",
    country: "Tu país",
    noCountry: "Elige tu país",
    add: "Añadir una beca",
    addNone: "Ninguna más",
    addFirst: "Elige una beca",
    awards: "Becas y programas",
    universities: "Universidades",
    submit: "Ver mi plan",
    update: "Actualizar el plan",
    remove: "Quitar",
    removeName: "Quitar «{{title}}» del plan",
    private:
      "Lo que eliges va en la dirección de la página: guárdala para volver. No pedimos cuenta.",
  },
  problem: {
    items_one: "{{count}} de las opciones de la dirección no tiene plan.",
    items_other: "{{count}} de las opciones de la dirección no tienen plan.",
    tooMany_one:
      "En un plan caben {{most}} opciones: tomamos las primeras y {{count}} queda fuera.",
    tooMany_other:
      "En un plan caben {{most}} opciones: tomamos las primeras y {{count}} quedan fuera.",
    country: "No conocemos el país de la dirección. Elígelo en la lista.",
  },
  empty: {
    title: "Elige al menos una beca",
    text: "Elige tu país y una beca de la lista. Si guardaste favoritos, desde ahí también puedes abrir tu plan.",
    start: "Empieza por una con cierre anunciado o estimado",
    search: "Buscar becas",
    favourites: "Mis favoritos",
  },
  awards: "Desde qué día contamos",
  closing: {
    announced: "Cierra el {{date}} (fecha anunciada).",
    pastClosings:
      "Contamos hasta el {{date}}, según cierres pasados. No es una fecha límite.",
    usualDay:
      "Contamos hasta el {{date}}, su día habitual de cierre. No es una fecha límite.",
    usualMonth:
      "Contamos hasta el {{date}}, primer día del mes habitual de cierre. No es una fecha límite.",
    always: "Recibe solicitudes todo el año: el plan da el orden, sin fechas.",
    none: "No conocemos su cierre: el plan da el orden, sin fechas.",
  },
  basis: {
    announced: "fecha anunciada",
    pastClosings: "según cierres pasados",
    usualDay: "día habitual de cierre",
    usualMonth: "primer día del mes habitual",
  },
  gate: "En tu país cuenta primero esta etapa: {{name}}.",
  notForCountry:
    "Sus requisitos no incluyen tu país: revísalos antes de planear.",
  mayCloseNow:
    "Otra ronda suele cerrar en estos días: mira hoy en la página oficial si sigue abierta.",
  missed: {
    closing:
      "Para el cierre del {{date}} ({{basis}}) ya no alcanza: {{steps}}.",
    next: "El plan cuenta con la siguiente edición: {{date}} ({{basis}}).",
    noNext: "No conocemos otra fecha a la que alcances.",
    others: "Sin ese requisito y todavía a tiempo",
    noOthers: "No encontramos otra beca sin ese requisito y todavía a tiempo.",
  },
  picture: {
    heading: "En una imagen",
    none: "Ningún trámite tiene todavía fechas para dibujar. Pon tus días abajo y actualiza el plan.",
    alternative: "Línea del tiempo del {{from}} al {{to}}. {{steps}}",
    legend:
      "Franja clara: de la fecha prudente a la última para empezar. Franja llena: hasta el día en que debe estar listo. Línea vertical: día del que contamos. Borde punteado: no conocemos cuánto tarda; su final es el día en que debe estar listo.",
    ready: "listo el {{date}}",
  },
  steps: {
    heading: "Los trámites, en orden",
    text: "Marca lo que ya tienes. Si no hay fuente del tiempo, pregunta y pon tus días.",
    country: "Elige tu país para ver quién hace cada trámite y cuánto tarda.",
    asked: "Lo pide: {{awards}}.",
    maybe: "Puede pedirlo: {{awards}}. Míralo en la convocatoria.",
    details: "Quién lo hace, cuánto tarda y de dónde sale",
    done: "Ya lo tengo: {{step}}",
    days: "Tus días para «{{step}}»",
    daysHint: "De 0 a 365",
    exam: "Tu examen",
    anyExam: "Todavía no sé",
    none: "No necesita trámites con anticipación que conozcamos.",
  },
  date: {
    sitting:
      "Última fecha de examen con resultados antes del cierre: {{latest}}.",
    both: "Empieza antes del {{earliest}}; como muy tarde, el {{latest}}.",
    latest:
      "Debe estar listo, como muy tarde, el {{finish}}. Último día para empezar si todo va rápido: {{latest}}. No conocemos el tiempo más largo: empieza antes.",
    ready:
      "Debe estar listo, como muy tarde, el {{finish}}. No conocemos el tiempo más largo: empieza con margen.",
    earliest:
      "Empieza antes del {{earliest}}. No conocemos el tiempo más corto.",
    unknown: "No conocemos cuánto tarda. Debe estar listo el {{finish}}.",
    unknownBoth:
      "No conocemos cuánto tarda. Debe estar listo el {{ready}}; como muy tarde, el {{finish}}.",
    counted: "Estimado: {{basis}}.",
    fromAnnounced: "Contado desde una fecha anunciada.",
    signUp:
      "La inscripción cierra antes del examen y no conocemos el día: míralo hoy en la página del examen.",
    afterSignUp: "{{dates}} No conocemos cuándo cierra la inscripción.",
    undated: "Sin fecha: no conocemos el cierre.",
    undatedUnknown: "Sin fecha: no conocemos el cierre ni cuánto tarda.",
  },
  state: {
    done: "Listo",
    late: "Ya no alcanza",
    lateMaybe: "Si lo piden, ya no alcanza: pregunta hoy",
    tight: "Empieza hoy: solo alcanza si va rápido",
    ahead: "A tiempo",
    unknown: "Tiempo desconocido",
    signUp: "Mira cuándo cierra",
    afterSignUp: "Si alcanzas a inscribirte",
    undated: "Sin fecha",
  },
  week: {
    heading: "Semana por semana",
    now: "Esta semana",
    of: "Semana del {{date}}",
    undated: "Sin fecha de inicio: pregunta cuánto tarda",
    before: "listo el {{date}}",
  },
  later: {
    heading: "Con fecha de la convocatoria o después de la respuesta",
    visa: "La visa se pide con la carta de admisión. Saca el pasaporte antes.",
    residence:
      "Tu país y el de destino tienen el acuerdo de residencia del MERCOSUR: puede bastar un permiso de residencia.",
    noVisa: "No sabemos cuánto tarda: depende del consulado. Pregunta ahí.",
    visaTimes:
      "Sin fecha: depende del consulado. Pregunta ahí cuánto tarda hoy.",
    call: "La fecha la pone la convocatoria. No sabemos cuánto tarda.",
    admission:
      "La fecha la pone la institución, y algunas becas piden la admisión antes: mira los requisitos. No sabemos cuánto tarda.",
    for: "Para {{title}}",
  },
  facts: {
    official: "fuente oficial",
    secondary: "fuente secundaria",
    ofYear: "dato de {{year}}",
    undated: "página sin año, copia leída en {{year}}",
    days_one: "{{count}} día",
    days_other: "{{count}} días",
    range: "de {{min}} a {{max}} días",
    upTo_one: "hasta {{count}} día",
    upTo_other: "hasta {{count}} días",
    atLeast: "al menos {{min}} días",
    passport: {
      authority: "Lo da: {{body}}.",
      days: "Entrega desde la cita: {{days}}. Súmale la espera de tu cita.",
      fee: "Costo: {{price}}.",
      feeYears: "Costo del de {{years}} años: {{price}}.",
      validity: "Vale {{years}} años para adultos.",
    },
    proofDays: "Tarda {{days}}.",
    proofDaysIn: "Tarda {{days}} en {{place}}.",
    proofFee: "Costo: {{price}}.",
    registration: "{{exam}}: la inscripción cierra {{days}} antes.",
    sameDay: "{{exam}}: sin plazo de inscripción.",
    results: "{{exam}}: los resultados tardan {{days}}.",
    validUntil:
      "{{exam}}: vale {{years}} años. Para este cierre sirve si es del {{date}} o posterior.",
    valid: "{{exam}}: vale {{years}} años.",
    forever: "{{exam}}: no vence, pero pueden pedir uno reciente.",
    page: "Sobre {{exam}}",
  },
  calendar: "Añadir los pasos estimados al calendario",
  file: {
    title: "Mi plan de Trampolín",
    step: "Estimado: empieza «{{step}}»",
    stepText:
      "Paso estimado por Trampolín, no una fecha límite. {{dates}} Confírmalo en la página oficial.",
    closes: "Cierra: {{title}}",
    closesText: "Fecha anunciada por la organización. Confírmala en su página.",
  },
  item: {
    heading: "¿Qué necesito y desde cuándo?",
    text: "En este orden. Cuándo empezar depende de tu país:",
    maybe: "(si lo piden)",
    link: "Ver mi plan con fechas",
    none: "No conocemos trámites previos. Revisa la convocatoria.",
  },
  step: {
    transcript: "Certificado de estudios con notas",
    priorLegalisation: "Legalización previa del certificado",
    apostille: "Apostilla",
    legalisation: "Legalización en tu país",
    consulate: "Legalización en el consulado del destino",
    authentication: "Apostilla o legalización",
    translation: "Traducción oficial",
    languageSignUp: "Inscripción al examen de {{language}}",
    languageTest: "Examen de {{language}} y resultados",
    admissionSignUp: "Inscripción a {{test}}",
    admissionTest: "{{test}} y resultados",
    letters: "Cartas de recomendación",
    project: "Ensayo o proyecto",
    sponsor: "Que te postule una institución",
    guardian: "Permiso de quien te representa",
    team: "Formar el equipo",
    passport: "Pasaporte",
    admission: "Admisión en la institución",
    exam: "Examen de la convocatoria",
    interview: "Entrevista",
    selection: "Selección",
    visa: "Visa de estudios",
    visaFor: "Visa para {{country}}",
    residenceFor: "Visa o permiso de residencia para {{country}} (si lo piden)",
  },
  help: {
    transcript: "Pregunta en tu escuela cuánto tardan en darlo.",
    transcriptColombia:
      "En Colombia cada institución fija su escala de notas: pide que el certificado la explique.",
    apostille:
      "Solo sirve si el país de destino es parte del Convenio de la Apostilla. Si no, piden legalización consular.",
    legalisation:
      "Tu país no es parte del Convenio de la Apostilla: se legaliza en tu país y después en el consulado del destino.",
    consulate: "Pregunta en el consulado del país de destino.",
    authentication:
      "Depende de si tu país es parte del Convenio de la Apostilla.",
    translation: "Cada traductor pone su precio y su tiempo: pregúntale.",
    passport:
      "Hace falta para la visa. Algunas solicitudes y exámenes lo piden antes, por eso lo contamos hasta el cierre.",
    languageTest: "Mira qué exámenes y puntajes aceptan.",
    project: "Decide cuántos días te das para escribirlo.",
    sponsor:
      "Mira en la página oficial quién postula: tu escuela o una autoridad de tu país. Pregunta cuánto tarda.",
  },
} as const;
