import type { CountryFacts } from "../country.schema.ts";
import { READ } from "./read.ts";

export const peru: CountryFacts = {
  code: "PE",
  slug: "peru",
  entryItem: "/recursos/admision-san-marcos",
  gradeScale: {
    kind: "levels",
    levels: ["AD", "A", "B", "C"],
    source:
      "https://www.infobae.com/peru/2024/12/10/ano-escolar-2024-que-significan-las-calificaciones-ab-a-b-y-c-segun-el-minedu",
    year: 2024,
    read: READ,
  },
  gradeNotes: [
    {
      textKey: "grades.letters",
      source:
        "https://www.infobae.com/peru/2024/12/10/ano-escolar-2024-que-significan-las-calificaciones-ab-a-b-y-c-segun-el-minedu",
      year: 2024,
      read: READ,
    },
    {
      textKey: "grades.former",
      source:
        "https://www.biobiochile.cl/noticias/internacional/a-latina/2016/06/16/peru-cambia-sistema-de-calificacion-a-estudiantes-secundarios-y-elimina-los-rojos.shtml",
      year: 2016,
      read: READ,
    },
  ],
  legalisation: {
    convention: {
      isMember: true,
      since: null,
      source: "https://www.gob.pe/37288",
      read: READ,
      isOfficial: true,
    },
    authority: {
      textKey: "authority",
      source: "https://www.gob.pe/37288",
      read: READ,
      isOfficial: true,
    },
    online: {
      value: "yes",
      source: "https://www.gob.pe/37288",
      read: READ,
      isOfficial: true,
    },
    schoolPapers: {
      textKey: "schoolPapers",
      source:
        "https://larepublica.pe/amp/sociedad/2023/06/07/como-solicitar-el-certificado-de-estudios-secundarios-online-407015",
      year: 2023,
      read: READ,
    },
    fee: null,
    days: {
      from: 0,
      to: 7,
      source:
        "https://observatoriointegridad.pe/tramite-para-apostillar-documentos-en-peru-de-forma-rapida",
      year: 2025,
      read: READ,
    },
    schoolPapersDays: {
      from: 10,
      to: 12,
      source:
        "https://larepublica.pe/amp/sociedad/2023/06/07/como-solicitar-el-certificado-de-estudios-secundarios-online-407015",
      year: 2023,
      read: READ,
    },
  },
  passport: {
    authority: {
      body: "Superintendencia Nacional de Migraciones",
      source:
        "https://gestion.pe/peru/migraciones-inicia-hoy-emision-de-pasaporte-con-vigencia-de-10-anos-como-tramitarlo-noticia/",
      read: READ,
    },
    days: {
      from: 0,
      to: 1,
      source:
        "https://cav-visas.com/2025/01/09/requisitos-para-obtener-pasaporte-biometrico-o-electronico",
      year: 2025,
      read: READ,
    },
    fee: {
      amount: 120.9,
      currency: "PEN",
      validYears: 10,
      source:
        "https://gestion.pe/peru/migraciones-inicia-hoy-emision-de-pasaporte-con-vigencia-de-10-anos-como-tramitarlo-noticia/",
      year: 2024,
      read: READ,
    },
    validity: {
      adultYears: [10],
      source:
        "https://m.peru21.pe/peru/comenzo-emision-de-pasaporte-con-vigencia-de-10-anos-cuanto-cuesta-donde-y-como-obtenerlo-migraciones-noticia",
      year: 2024,
      read: READ,
    },
  },
  translator: {
    textKey: "translator",
    source: "https://www.gob.pe/462-traduccion-de-documentos-para-uso-oficial",
    read: READ,
    isOfficial: true,
  },
  fraudReports: [
    {
      body: "Policía Nacional, División de Investigación de Delitos de Alta Tecnología (DIVINDAT)",
      textKey: "fraud.divindat",
      source:
        "https://www.mapfre.com.pe/viviendo-en-confianza/familia/que-hacer-victima-estafa-internet/",
      read: READ,
    },
  ],
  texts: {
    es: {
      grades: {
        letters:
          "A es el logro esperado y AD el destacado. No las pases a números por tu cuenta: el Ministerio de Educación emite un documento propio para estudiar fuera.",
        former:
          "Los certificados anteriores usan la escala de 0 a 20; se aprobaba con 10.5, que se escribía 11.",
      },
      authority:
        "Ministerio de Relaciones Exteriores: sede de Lima, Centros MAC y oficinas desconcentradas.",
      schoolPapers:
        "El certificado de estudios firmado a mano por el colegio lo visa antes la UGEL, la DRE o el Ministerio de Educación.",
      fraud: {
        divindat:
          "Teléfono +51 942 440 729, divindat.servicioguardia@policia.gob.pe o cualquier comisaría",
      },
      translator:
        "Un traductor público juramentado o un traductor colegiado certificado; la traducción también se puede apostillar.",
    },
    en: {
      grades: {
        letters:
          "A is the expected level and AD above it. Do not turn them into numbers yourself: the Ministry of Education issues a document of its own for study abroad.",
        former:
          "Earlier certificates use the scale from 0 to 20; the pass mark was 10.5, written as 11.",
      },
      authority:
        "The foreign ministry: Lima office, Centros MAC and regional offices.",
      schoolPapers:
        "A school record signed by hand is first stamped (visación) by the UGEL, the DRE or the Ministry of Education.",
      fraud: {
        divindat:
          "Telephone +51 942 440 729, divindat.servicioguardia@policia.gob.pe or any police station",
      },
      translator:
        "A traductor público juramentado or a traductor colegiado certificado; the translation can be apostilled too.",
    },
  },
};
