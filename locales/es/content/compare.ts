/** The comparison of items. */
export const compare = {
  title: "Compara",
  pageTitle: "Compara {{names}}",
  description:
    "De dos a cuatro becas o programas, lado a lado. Qué piden, cuándo, qué cubren y a qué obligan.",
  lead: "De dos a cuatro becas o programas, lado a lado. La dirección de esta página guarda tu comparación: cópiala para compartirla.",
  caption: "Comparación de {{names}}",
  rowsName: "Aspecto",
  row: {
    requirements: "Qué piden",
    dates: "Cuándo",
    site: "Sitio oficial",
  },
  noRequirements: "No pide requisitos.",
  noDates: "No conocemos sus fechas.",
  noFact: "Sin dato",
  noSource: "No lo leímos en una fuente: pregúntalo.",
  remove: "Quitar «{{name}}»",
  quoted: "«{{name}}»",
  conflict: "{{names}} no se pueden tener a la vez.",
  caution: "Las reglas cambian: confirma cada una en la convocatoria actual.",
  start: "Empieza una comparación",
  add: "Añade otra",
  addText:
    "Abre la página de una beca o un programa y toca «Comparar con otras», o márcalos en tus favoritos.",
  toProfile: "Llena tu perfil y te decimos aquí qué cumples, sin cuenta.",
  judged: "Comparado con tu perfil. Es una ayuda: decide quien convoca.",
  unknown_one: "Una parte de la dirección no está en el catálogo.",
  unknown_other: "{{count}} partes de la dirección no están en el catálogo.",
  tooMany: "Se comparan {{most}} como máximo: mostramos las primeras.",
  onlyOne: "Falta otra para comparar.",
} as const;
