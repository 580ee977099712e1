import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const mexico: CountryFacts = {
  code: "MX",
  slug: "mexico",
  entryItem: "/recursos/exani-ii",
  gradeScale: null,
  gradeNotes: [
    {
      textKey: "grades.unam",
      source:
        "https://abogadogeneral.unam.mx/legislacion/abogen/documento.html?doc_id=29",
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  legalisation: {
    convention: {
      isMember: true,
      since: null,
      source: "https://apostilla.gob.mx/es/DICOPPU/Preguntas_frecuentes1",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source:
        "https://consulmex.sre.gob.mx/barcelona/index.php/documentacion-a-mexicanos/248",
      read: READ,
      isOfficial: true,
    },
    online: null,
    schoolPapers: null,
    fee: {
      amount: 1959.54,
      currency: "MXN",
      source: "https://apostilla.gob.mx/es/DICOPPU/Preguntas_frecuentes1",
      year: 2024,
      read: READ,
      isOfficial: true,
    },
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Secretaría de Relaciones Exteriores (SRE)",
      source:
        "https://aztecachiapas.com/noticias/notas/como-tramitar-el-pasaporte-mexicano-en-chiapas",
      read: READ,
    },
    days: null,
    fee: {
      amount: 1795,
      currency: "MXN",
      validYears: 3,
      source:
        "https://www.informador.mx/mexico/pasaporte-mexicano-cuanto-cuesta-el-documento-con-una-vigencia-de-10-anos-20260303-0091.html",
      year: 2026,
      read: READ,
    },
    validity: {
      adultYears: [3, 6, 10],
      source:
        "https://www.informador.mx/mexico/pasaporte-mexicano-cuanto-cuesta-el-documento-con-una-vigencia-de-10-anos-20260303-0091.html",
      year: 2026,
      read: READ,
    },
  },
  translator: {
    textKey: "translator",
    source:
      "https://comunicacionsocial.diputados.gob.mx/revista/index.php/pluralidad/traductores-al-auxilio-de-la-justicia",
    read: READ,
    isOfficial: true,
  },
  fraudReports: [
    {
      body: {
        es: "Coordinación Nacional de Becas (becas federales)",
        en: "Coordinación Nacional de Becas (federal scholarships)",
      },
      textKey: "fraud.becas",
      source:
        "https://www.elsoldemexico.com.mx/mexico/sociedad/becas-benito-juarez-2022-alertan-por-fraude-con-mensajes-de-fecha-limite-7861865.html",
      year: 2022,
      read: READ,
    },
    {
      body: {
        es: "Profeco (servicios y agencias)",
        en: "Profeco (services and agencies)",
      },
      url: "https://www.gob.mx/profeco",
      textKey: "fraud.profeco",
      source:
        "https://columnadigital.com/profeco-advierte-sobre-falsa-pagina-oficial",
      read: READ,
    },
    {
      body: {
        es: "Condusef (bancos, créditos, transferencias)",
        en: "Condusef (banks, loans, transfers)",
      },
      url: "https://www.condusef.gob.mx",
      textKey: "fraud.condusef",
      source:
        "https://www.yucatan.com.mx/merida/2025/06/25/aumento-de-fraudes-en-linea-como-evitarlos-o-presentar-una-queja.html",
      year: 2025,
      read: READ,
    },
    {
      body: "Secretaría de Seguridad y Protección Ciudadana",
      url: "https://www.gob.mx/sspc/documentos/ciberguia",
      textKey: "fraud.sspc",
      source:
        "https://www.noventagrados.com.mx/seguridad/sspc-advierte-sobre-fraudes-en-linea-durante-compras-y-tramites-escolares.htm",
      read: READ,
    },
  ],
  texts: {
    es: {
      grades: {
        unam: "En la UNAM se aprueba de 6 a 10; 5 es no acreditada. Tu bachillerato puede usar otra escala: mira tu certificado.",
      },
      authority:
        "Documentos federales y de escuelas federales o incorporadas a la SEP: Secretaría de Gobernación. Documentos y escuelas estatales: Secretaría de Gobierno del estado que los emitió.",
      fraud: {
        becas: "Su página y sus redes oficiales",
        profeco: "Teléfono del Consumidor: 55 5568 8722 y 800 468 8722",
        condusef: "En línea, por Condusef Fácil",
        sspc: "Su Ciberguía dice qué hacer",
      },
      translator:
        "Un perito traductor de la lista del Poder Judicial federal o de tu estado. Pregunta a quien recibe el papel cuál acepta.",
    },
    en: {
      grades: {
        unam: "At the UNAM, 6 to 10 is a pass; 5 is not accredited. Your bachillerato may use another scale: look at your certificate.",
      },
      authority:
        "Documents of the federation and of schools that are federal or incorporated to the SEP: Secretaría de Gobernación. State documents and schools: Secretaría de Gobierno of the state that issued them.",
      fraud: {
        becas: "Its official site and networks",
        profeco: "Consumer telephone: 55 5568 8722 and 800 468 8722",
        condusef: "Online, through Condusef Fácil",
        sspc: "Its Ciberguía says what to do",
      },
      translator:
        "A perito traductor on the list of the federal courts or of your state. Ask whoever receives the paper which one they accept.",
    },
  },
};
