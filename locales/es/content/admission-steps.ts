export const admissionSteps = {
  research: {
    title: "Investiga y elige",
    text: "Decide qué quieres estudiar y arma una lista corta. Compara planes de estudio, costo total, ayuda, requisitos e idioma. Toma los rankings como una pista más. Si vas a Estados Unidos, empieza de 12 a 18 meses antes.",
  },
  prepare: {
    title: "Prepara y regístrate",
    text: "Junta tus documentos y estudia para los exámenes o escribe tus ensayos. Regístrate dentro de las fechas oficiales: un día tarde te deja fuera. En México, varias universidades públicas grandes registran entre enero y marzo.",
  },
  results: {
    title: "Resultados, dinero e inscripción",
    text: "Consulta los resultados, compara las ofertas de ayuda y acepta tu lugar a tiempo. Si vas al extranjero, tramita la visa o la residencia cuanto antes: en Estados Unidos la universidad te da el formulario I-20.",
  },
} as const;
