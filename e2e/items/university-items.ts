import type { ExpectedItem } from "./item.ts";

export const UNIVERSITY_ITEMS: ReadonlyArray<ExpectedItem> = [
  {
    type: "university",
    path: "/universidades/unam",
    link: "https://www.unam.mx",
    host: "unam.mx",
    source: "politica.expansion.mx",
    basis: "usual",
    windowMonths: 3,
    es: {
      title: "Universidad Nacional Autónoma de México (UNAM)",
      kind: "Universidad en México",
      fact: ["Cómo se entra", "un examen de 120 preguntas"],
      requirement: "Tener promedio mínimo de 7.0 en el bachillerato",
      when: "Registro en enero y febrero; otro en septiembre para abierta y a distancia",
      months:
        "Suele estar abierta en: enero, febrero y septiembre. Estimado por convocatorias pasadas.",
    },
    en: {
      title: "National Autonomous University of Mexico (UNAM)",
      kind: "University in Mexico",
      fact: ["How to get in", "a 120-question exam"],
      requirement: "Finish high school",
      when: "Register in January and February; again in September for open and distance",
      months:
        "Usually open in: January, February and September. Estimated from past calls.",
    },
  },
  {
    type: "university_international",
    path: "/universidades/mit",
    link: "https://www.mit.edu",
    host: "mit.edu",
    source: "thetech.com",
    basis: "usual",
    windowMonths: 6,
    es: {
      title: "Instituto Tecnológico de Massachusetts (MIT)",
      kind: "Universidad en el mundo",
      fact: ["Ubicación", "Cambridge, Massachusetts, Estados Unidos"],
      requirement: "Tener inglés suficiente para estudiar la carrera",
      when: "Suele abrir en agosto; cierra el 1 de noviembre (temprana)",
      months:
        "Suele estar abierta en: enero, agosto, septiembre, octubre, noviembre y diciembre. Estimado por convocatorias pasadas.",
    },
    en: {
      title: "Massachusetts Institute of Technology (MIT)",
      kind: "University abroad",
      fact: ["Location", "Cambridge, Massachusetts, United States"],
      requirement: "Have enough English to study the degree",
      when: "Usually opens in August; closes on 1 November (early)",
      months:
        "Usually open in: January, August, September, October, November and December. Estimated from past calls.",
    },
  },
];
