/** Whether a student meets what an item asks for, and what would open more of them. */
export const eligibility = {
  met: "Cumples",
  unmet: "No cumples",
  unmetYet: "No cumples todavía",
  byCountry: "según el país de tu perfil",
  byAge: "según tu edad de hoy",
  byLanguages: "según los idiomas de tu perfil",
  missing: "Falta un dato en tu perfil: {{fact}}",
  fact: {
    level: "tu nivel de estudios",
    country: "tu país",
    birthDate: "tu fecha de nacimiento",
    grades: "tu promedio y su escala",
    languages: "los idiomas que hablas",
    certificate: "tu certificado de idioma, si lo tienes",
    test: "tu examen estandarizado, si lo tienes",
  },
  aid: "Es solo una ayuda hecha con tu perfil: decide la página oficial. Lo que no lleva marca, confírmalo ahí.",
  card_one: "Cumples el requisito que podemos comprobar.",
  card_other: "Cumples {{met}} de {{count}} requisitos que podemos comprobar.",
  almost: {
    heading: "Lo que podría abrirte más puertas",
    intro:
      "En estas opciones solo una cosa de tu perfil no coincide, y es algo que puedes trabajar. Los demás requisitos también cuentan: confírmalos en cada página oficial.",
    opens_one: "{{change}} podría abrirse {{count}} opción más.",
    opens_other: "{{change}} podrían abrirse {{count}} opciones más.",
    language: "Con {{language}}",
    languageLevel: "Con un {{level}} de {{language}}",
    certificate: "Con el certificado {{name}}",
    test: "Con el examen «{{name}}»",
    grade: "Con un promedio de {{grade}} en escala {{scale}}",
  },
} as const;
