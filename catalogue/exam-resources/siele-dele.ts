import type { Resource } from "../resource.schema.ts";

export const sieleDele: Resource = {
  id: "siele-dele",
  nameKey: "name",
  organization:
    "Instituto Cervantes, UNAM, Universidad de Salamanca y Universidad de Buenos Aires",
  organizationKey: "organization",
  link: "https://siele.org/",
  tags: ["español", "siele", "dele", "certificación"],
  sources: [
    {
      url: "https://hablacultura.com/cultura-textos-aprender-espanol/cultura/siele-o-dele/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://castilla.gr/en/exam-results",
      supports: ["programme"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://spainsnews.com/the-siele-spanish-exam-can-be-done-remotely/",
      supports: ["programme"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://myinl.inll.lu/exam/offer/servicio-internacional-de-evaluacion-de-la-lengua-espanola-23",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://cursosinternacionales.usal.es/en/what-difference-between-siele-and-dele",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  icon: "exam",
  section: "languageCertifications",
  type: "Examen",
  languages: ["es"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  moreLinks: [
    {
      url: "https://examenes.cervantes.es/es/dele/que-es",
      textKey: "links.dele",
    },
  ],
  levels: ["any"],
  fields: ["languages"],
  cost: "paid",
  cycle: { basis: "always" },
  phrases: [
    "siele español",
    "dele examen de español",
    "certificado de español como lengua extranjera",
    "instituto cervantes examen",
    "dele b2 c1",
    "siele o dele cual conviene",
    "español para extranjeros diploma",
    "acreditar castellano en el extranjero",
    "modelos de examen dele gratis",
    "examen de español en computadora",
    "certificar español si hablo lengua indigena",
    "spanish proficiency certificate",
    "dele exam samples",
    "una universidad de afuera me pide probar español",
    "certificado de espanol como extranjero",
    "examen de espanol cervantes",
    "spanish certificate",
    "demostrar que hablo espanol",
    "spanish proficiency test",
    "certificado de español",
    "examenes de idiomas",
    "certificar mi español",
    "extranjero que estudia en español",
    "brasileño o haitiano que habla español",
    "estudiar en españa sin ser hispano",
    "nivel de español",
  ],
  texts: {
    es: {
      name: "SIELE y DELE",
      organization:
        "Instituto Cervantes, UNAM, Universidad de Salamanca y Universidad de Buenos Aires",
      audience:
        "Quien tiene otra lengua materna o debe acreditar español en el extranjero",
      gives:
        "SIELE: hasta 1000 puntos, vale 5 años. DELE: diploma por nivel, no caduca. Tienen costo",
      when: "SIELE: con cita. DELE: en convocatorias con fecha fija",
      where: "En centros; SIELE puede ser en casa",
      description:
        "Los dos certifican español con lectura, escucha, escritura y habla. El SIELE, en computadora, da un puntaje; el DELE, presencial y de lengua extranjera, se aprueba en el nivel que elijas, de A1 a C2. Hay modelos de examen gratis en los sitios oficiales.",
      note: "Si estudiaste en español, pregunta primero a la universidad: quizá no te lo pida.",
      links: {
        dele: "Qué es el DELE (Instituto Cervantes)",
      },
    },
    en: {
      name: "SIELE and DELE",
      organization:
        "Instituto Cervantes, UNAM, Universidad de Salamanca and Universidad de Buenos Aires",
      audience:
        "Anyone with another mother tongue or who must prove their Spanish abroad",
      gives:
        "SIELE: up to 1000 points, valid 5 years. DELE: diploma by level, no expiry. Both have a fee",
      when: "SIELE: by appointment. DELE: in sessions with fixed dates",
      where: "At centres; SIELE can be at home",
      description:
        "Both certify Spanish with reading, listening, writing and speaking. SIELE, on a computer, gives a score. DELE is taken in person at the level you choose, from A1 to C2. The official sites have free sample exams.",
      note: "If you studied in Spanish, ask the university first: it may not require one.",
      links: {
        dele: "What the DELE is (Instituto Cervantes)",
      },
    },
  },
};
