import type { Resource } from "../resource.schema.ts";

export const exaniIi: Resource = {
  id: "exani-ii",
  name: "EXANI-II",
  organization: "Ceneval",
  link: "https://ceneval.edu.mx/examenes-ingreso-exani_ii/",
  sharedLinkReason:
    "The exam's own page, where Ceneval also offers the test-taker guide.",
  tags: ["exani-ii", "ceneval", "examen de admisión", "licenciatura", "méxico"],
  sources: [
    {
      url: "https://ujat.mx/dsesco-pa/33105",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://centralnd.com/2023/05/20/destacan-gran-trabajo-humano-detrasde-la-aplicacion-del-exani-ii",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
  ],
  serves: ["MX"],
  icon: "exam",
  section: "standardizedTests",
  type: "Examen",
  languages: ["es"],
  country: "MX",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.call"],
  eligibility: [
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.call",
      changeable: true,
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "exani ii",
    "examen ceneval universidad",
    "exani 2 modulos por carrera",
    "examen de admision universidades mexicanas",
    "que modulos me tocan segun mi carrera",
    "examen nacional de ingreso licenciatura",
    "ceneval prepa a uni",
    "exani que es y quien lo aplica",
    "examen para entrar a universidad estatal mexico",
    "universidades que piden exani",
    "prueba de ingreso despues del bachillerato mexico",
    "mexico university admission test",
    "ceneval exam",
    "termino la prepa, mi uni pide ceneval",
    "examen ceneval para universidad",
    "fecha y costo del exani",
    "prueba de ingreso universidades mexicanas",
    "modulos del exani por carrera",
    "registrarme al examen de admision",
    "como se califica el exani",
    "universidades que usan ceneval",
    "examen para entrar a la u",
    "ceneval 2",
    "ficha y examen de universidad",
    "salgo de la prepa y quiero la uni",
    "puntaje ceneval",
  ],
  texts: {
    es: {
      audience: "Quien quiere entrar a una licenciatura en México",
      gives:
        "El resultado que usa tu universidad para decidir tu ingreso. Suele tener costo",
      when: "La fecha viene en la convocatoria de tu universidad",
      where: "En la sede que diga tu universidad, en papel o en línea",
      description:
        "Es un examen nacional de Ceneval que universidades públicas de varios estados usan para admitir. Suele durar cuatro horas y media. Mira primero qué partes pide la tuya y después ponte a estudiar.",
      requirements: {
        call: "Registrarte en la convocatoria de una universidad que lo aplique",
      },
      note: "La estructura puede cambiar con cada guía. Estudia con la edición vigente, gratis en el sitio de Ceneval, y guíate por la convocatoria de tu universidad.",
    },
    en: {
      audience: "Anyone who wants to start an undergraduate degree in Mexico",
      gives:
        "The result your university uses to decide on your admission. It usually has a fee",
      when: "The date is in your university's call",
      where: "At the venue your university names, on paper or online",
      description:
        "It is a national exam by Ceneval that public universities of several states use for admission. It usually lasts four and a half hours. See first which parts yours asks for and then start studying.",
      requirements: {
        call: "Register through the call of a university that uses it",
      },
      note: "The structure may change with each guide. Study with the current edition, free on the Ceneval site, and be guided by your university's call.",
    },
  },
};
