import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const paraguay: CountryFacts = {
  code: "PY",
  slug: "paraguay",
  entryItem: "/recursos/ingreso-una-paraguay",
  gradeScale: {
    kind: "numbers",
    lowest: 1,
    highest: 5,
    pass: 2,
    source: "https://www.scholaro.com/db/Countries/Paraguay/Grading-System",
    read: READ,
  },
  gradeNotes: [
    {
      textKey: "grades.names",
      source: "https://www.scholaro.com/db/Countries/Paraguay/Grading-System",
      read: READ,
    },
  ],
  legalisation: {
    convention: {
      isMember: true,
      since: "2014-08-30",
      source: "https://oldwp.irglobal.com/?p=16967",
      read: READ,
    },
    authority: {
      textKey: "authority",
      source: "https://embapar.ru/es/legalizaciones",
      read: READ,
      isOfficial: true,
    },
    online: null,
    schoolPapers: {
      textKey: "schoolPapers",
      source:
        "https://altoparanadigital.com/nacional/la-odisea-de-los-paraguayos-que-quieren-ir-a-estudiar-al-exterior/68663",
      read: READ,
    },
    fee: null,
    days: null,
    schoolPapersDays: null,
  },
  passport: {
    authority: {
      body: "Policía Nacional, Departamento de Identificaciones",
      source:
        "https://lanacion.com.py/hoy/2021/12/06/identificaciones-aumento-costos-del-pasaporte-y-antecedente-policial/?outputType=amp",
      read: READ,
    },
    days: null,
    fee: null,
    validity: null,
  },
  translator: null,
  fraudReports: [
    {
      body: "Policía Nacional",
      textKey: "fraud.policia",
      source:
        "https://blog.personal.com.py/ciberseguridad-asi-se-realiza-una-denuncia-de-delito-informatico/amp",
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  texts: {
    es: {
      grades: {
        names:
          "5 es sobresaliente, 4 muy bueno, 3 bueno, 2 aprobado y 1 reprobado.",
      },
      authority:
        "Ministerio de Relaciones Exteriores, Dirección de Legalizaciones, en Asunción.",
      schoolPapers:
        "El Ministerio de Educación y Ciencias (MEC) emite en línea el certificado de bachiller; si está firmado a mano, el MEC lo legaliza antes.",
      fraud: {
        policia:
          "Denuncia en la dependencia policial más cercana: tiene la obligación de tomar la denuncia. Guarda los correos y no los reenvíes.",
      },
    },
    en: {
      grades: {
        names:
          "5 is outstanding (sobresaliente), 4 very good, 3 good, 2 passed and 1 failed.",
      },
      authority:
        "The foreign ministry, Dirección de Legalizaciones, in Asunción.",
      schoolPapers:
        "The Ministry of Education (MEC) issues the leaving certificate online; one signed by hand is first legalised by the MEC.",
      fraud: {
        policia:
          "Report it at the nearest police station: it must take the report. Keep the e-mails and do not forward them.",
      },
    },
  },
};
