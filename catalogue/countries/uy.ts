import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const uruguay: CountryFacts = {
  code: "UY",
  slug: "uruguay",
  entryItem: "/recursos/ingreso-udelar",
  gradeScale: {
    kind: "numbers",
    lowest: 1,
    highest: 10,
    pass: null,
    source:
      "https://ladiaria.com.uy/educacion/articulo/2023/11/codicen-aprobo-reglamento-de-evaluacion-preliminar-para-primero-de-bachillerato-y-fue-remitido-a-atd-junto-con-programas/",
    year: 2023,
    read: READ,
  },
  gradeNotes: [
    {
      textKey: "grades.former",
      source:
        "https://ladiaria.com.uy/educacion/articulo/2023/11/codicen-aprobo-reglamento-de-evaluacion-preliminar-para-primero-de-bachillerato-y-fue-remitido-a-atd-junto-con-programas/",
      year: 2023,
      read: READ,
    },
  ],
  legalisation: {
    convention: {
      isMember: true,
      since: "2012-10-14",
      source: "https://www.hcch.net/en/news-archive/details/?varevent=249",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://www.gub.uy/tramites/apostilla-yo-legalizacion-documentos-publicos-uruguayos-extranjeros-produzcan-efectos-exterior-republica",
      year: 2026,
      read: READ,
      isOfficial: true,
    },
    online: {
      value: "partly",
      source:
        "https://www.gro.com.uy/single-post/apostilla-de-documentos-en-uruguay-gu%C3%ADa-pr%C3%A1ctica-y-actualizada",
      read: READ,
    },
    schoolPapers: null,
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Dirección Nacional de Identificación Civil (DNIC)",
      source: "https://dnic.minterior.gub.uy/index.php/pasaporte",
      read: READ,
      isOfficial: true,
    },
    days: null,
    fee: {
      amount: 5005,
      currency: "UYU",
      validYears: 10,
      source:
        "https://elpais.com.uy/informacion/servicios/pasaporte-uruguayo-direccion-costo-y-todo-lo-que-tenes-que-saber-para-obtenerlo",
      year: 2024,
      read: READ,
    },
    validity: {
      adultYears: [10],
      source: "https://dnic.minterior.gub.uy/index.php/pasaporte",
      read: READ,
      isOfficial: true,
    },
  },
  translator: null,
  fraudReports: [],
  texts: {
    es: {
      grades: {
        former:
          "La escala de 1 a 10 entró en primero de bachillerato en 2024 y avanza año por año; las notas anteriores van de 1 a 12. Di siempre de qué plan son.",
      },
      authority:
        "Ministerio de Relaciones Exteriores, Dirección de Asuntos Consulares, en Montevideo.",
    },
    en: {
      grades: {
        former:
          "The scale from 1 to 10 reached the first year of bachillerato in 2024 and moves up year by year; earlier marks run from 1 to 12. Always say which plan they belong to.",
      },
      authority:
        "The foreign ministry, Dirección de Asuntos Consulares, in Montevideo.",
    },
  },
};
