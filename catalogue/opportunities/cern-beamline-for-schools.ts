import type { Opportunity } from "../opportunity.schema.ts";
import { AT_SCHOOL_IN_SPRING } from "../shared-conditions.ts";

export const cernBeamlineForSchools: Opportunity = {
  id: "cern-beamline-for-schools",
  link: "https://beamlineforschools.cern/",
  tags: ["física", "concurso", "equipos", "gratis", "europa"],
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-04-10",
      source:
        "https://beamline-for-schools.web.cern.ch/competition/terms-and-conditions",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-04-10",
      source: "https://beamlineforschools.cern/competition/faqs",
    },
  ],
  sources: [
    {
      url: "https://beamline-for-schools.web.cern.ch/competition/terms-and-conditions",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://beamlineforschools.cern/index.php/node/337",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://home.cern/news/news/cern/2025-beamline-schools-winners-cern-desy-and-university-bonn",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://home.cern/news/news/cern/registration-open-beamline-schools-2021",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://beamlineforschools.cern/competition/faqs",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Beamline for Schools (BL4S)",
  organization: "CERN",
  section: "summer",
  category: "naturalSciences",
  icon: "trophy",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.team",
    "requirements.coach",
    "requirements.language",
  ],
  eligibility: [
    {
      // A proposal may be sent before the closing month.
      kind: "age",
      max: 19,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 16, on: { moment: "application" } }],
        [
          { kind: "age", min: 15, on: { moment: "application" } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.coach",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
    {
      // Last-year pupils may have left school by the closing.
      kind: "anyOf",
      options: AT_SCHOOL_IN_SPRING,
      textKey: "requirements.studies",
      changeable: false,
    },
  ],
  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "free",
  lastSeenCycle: 2025,
  cycle: {
    basis: "usual",
    windows: [{ opens: null, closes: 4, closesDay: 10 }],
  },
  phrases: [
    "beamline for schools cern",
    "bl4s concurso de fisica",
    "concurso del cern para prepa",
    "concurso de fisica por equipos",
    "acelerador de particulas experimento estudiantes",
    "competencia de ciencias viaje a europa",
    "concurso internacional de fisica con video",
    "proyecto de fisica del cole al cern",
    "competencia cientifica bachillerato liceo equipo con profe",
    "como participar en bl4s",
    "concurso de particulas para secundaria",
    "cern high school physics competition",
    "particle accelerator experiment proposal contest",
    "mi grupo del cole ama la fisica",
    "concurso de fisica de particulas para escuelas",
    "viaje a suiza para experimentar",
    "competencia de ciencias para equipos de prepa",
    "proponer experimento en acelerador",
    "maestro y alumnos al cern",
    "physics competition for high school teams",
    "ganar un viaje cientifico a europa",
    "concursos en equipo",
    "extracurriculares de ciencia",
    "concursos internacionales gratis",
    "competencia de ciencias exactas",
    "viajar representando a mi pais",
    "jovenes investigadores",
    "conocer suiza o alemania",
    "fisica cuantica para jovenes",
    "laboratorio para jovenes",
  ],
  texts: {
    es: {
      audience:
        "Equipos de prepa de cualquier país, de 16 a 19 años, con un adulto que los guíe",
      gives:
        "Participar es gratis; los equipos ganadores reciben una estancia pagada de unas dos semanas",
      when: "Suele cerrar en abril; la última estancia vista fue en septiembre",
      where: "CERN (Ginebra), DESY (Hamburgo) o Bonn, según la edición",
      description:
        "Diseña con tu equipo un experimento de física para un acelerador de partículas. Mandas una propuesta escrita y un video en inglés, y los equipos ganadores van a hacer su experimento en un laboratorio de Europa.",
      requirements: {
        age: "Tener de 16 a 19 años al enviar la propuesta; si cumples 16 antes de la estancia, lee las reglas",
        team: "Armar un equipo de al menos 5 estudiantes para poder viajar",
        coach: "Contar con una persona adulta que guíe al equipo",
        language: "Saber inglés para preparar la propuesta y el video",
        studies: "Estar en la escuela al enviar la propuesta",
      },
      note: "Confirma sedes, fechas y cuántos equipos ganan: hay años en que los aceleradores del CERN paran por mantenimiento. Por equipo viajan hasta 9 estudiantes (así en 2025).",
    },
    en: {
      audience:
        "High-school teams from any country, aged 16 to 19, with an adult to guide them",
      gives:
        "Taking part is free; winning teams get a paid stay of about two weeks",
      when: "Usually closes in April; the last stay seen was in September",
      where: "CERN (Geneva), DESY (Hamburg) or Bonn, depending on the edition",
      description:
        "Design a physics experiment for a particle accelerator with your team. You send a written proposal and a video in English, and the winning teams carry out their experiment in a laboratory in Europe.",
      requirements: {
        age: "Be 16 to 19 when you send the proposal; if you turn 16 before the stay, read the rules",
        team: "Put together a team of at least 5 students to be able to travel",
        coach: "Have an adult to guide the team",
        language: "Know English to prepare the proposal and the video",
        studies: "Be at school when you send the proposal",
      },
      note: "Check venues, dates and the number of winning teams: in some years CERN's accelerators stop for maintenance. Up to 9 students of each team travel (as in 2025).",
    },
  },
};
