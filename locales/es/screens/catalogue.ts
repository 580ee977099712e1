/** Browser wording of every catalogue screen: search, filters, cards. */
export const catalogue = {
  search: {
    submit: "Buscar",
    filters: "Filtros",
    apply: "Ver resultados",
    clear: "Quitar todo",
    words: "«{{words}}»",
    remove: "quitar filtro",
    count: "{{count}} de {{total}} opciones",
    countAll_one: "{{count}} opción",
    countAll_other: "{{count}} opciones",
    inLists_one: "{{options}} en {{count}} lista",
    inLists_other: "{{options}} en {{count}} listas",
    skip: "Saltar a resultados",
    pending: "Buscando…",
  },
  onlyCountry: "Solo {{name}}",
  allForCountry: "Todo para {{name}}",
  forgetCountry: "Olvidar {{name}}",
  /** Heads the list of items for one country only. */
  forCountry: "Solo para {{name}}",
  filters: {
    any: "Cualquiera",
  },
  row: {
    covers: "Cubre",
    gives: "Ofrece",
    audience: "Para",
    when: "Fecha",
    ranking: "Ranking",
    admissionRate: "Ingreso",
  },
  card: {
    recommended: "Recomendado",
    requirements: "Te piden",
    more_one: "y {{count}} requisito más",
    more_other: "y {{count}} requisitos más",
    programs: "Carreras",
    morePrograms: "y otras carreras",
    details: "Detalles",
    official: "Sitio oficial",
  },
  /** Rules against fraud on lists, items and outside results. */
  scams: {
    check: "Revisar un enlace o mensaje",
    title: "Antes de pagar o enviar datos",
    pay: "Una beca seria no cobra por postular ni por darte el dinero. Si un programa conocido cobra inscripción, su ficha lo dice.",
    address: "Mira que la dirección sea la de la página oficial.",
    documents:
      "No mandes por chat fotos de tu identificación ni datos de tu banco.",
    all: "Ver todas las señales de fraude",
  },
  empty: {
    title: "Nada cumple con todo eso",
    text: "Quita un filtro o prueba con otra palabra.",
    clear: "Quitar todos los filtros",
    everywhere: "Buscar en todo el catálogo",
    nearest: "Lo que más se parece",
  },
} as const;
