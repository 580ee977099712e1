import type { Opportunity } from "../opportunity.schema.ts";

export const ictpEscuelasYTalleres: Opportunity = {
  id: "ictp-escuelas-y-talleres",
  link: "https://www.ictp.it/",
  taughtIn: ["en"],
  tags: ["física", "matemáticas", "talleres", "ciencia", "posgrado"],
  sources: [
    {
      url: "https://www.ictp.it/news/2023/10/ictps-announces-its-2024-scientific-calendar",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.ictp.it/home/ictp-hosted-events",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.ictp.it/home/propose-ictp-event",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://2022.ictp.it/home/other-opportunities-institutes",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization:
    "Abdus Salam International Centre for Theoretical Physics (ICTP)",
  section: "seminars",
  category: "naturalSciences",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.language",
    "requirements.application",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "licenciatura_terminada", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    // Knowledge of the topic: a degree in another field does not give it.
    { kind: "other", textKey: "requirements.studies", changeable: false },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.application",
      changeable: true,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["naturalSciences", "mathematics"],
  cost: "free",
  cycle: { basis: "always" },
  phrases: [
    "ictp trieste italia",
    "centro de fisica teorica cursos",
    "escuela de verano de fisica",
    "taller avanzado de mates y fisica",
    "workshop para estudiantes de doctorado en fisica",
    "curso corto de cosmologia cuantica o clima",
    "escuelas cientificas gratis para paises del tercer mundo",
    "congresos de fisica para posgrado",
    "aprender fisica teorica con expertos",
    "donde hacer cursos de investigacion en matematica pura",
    "estancia corta para tesistas de fisica",
    "ictp school application",
    "physics summer school developing countries",
    "quiero ser fisico teorico como einstein",
    "cursos avanzados de fisica en italia",
    "escuela de verano de matematicas para posgrado",
    "talleres de ciencia con apoyo de viaje",
    "curso internacional para fisicos de paises en desarrollo",
    "workshop physics italy",
    "congreso cientifico gratis",
    "aprender fisica teorica y clima",
    "seminario en trieste",
    "congresos academicos",
    "escuela de verano en europa",
    "cursos cortos en el extranjero",
    "fisica cuantica para jovenes",
    "quiero ser investigador",
    "maestria en fisica o mate y busco cursos",
    "italia curso corto",
    "talleres en linea de ciencia",
  ],
  texts: {
    es: {
      name: "Escuelas, talleres y conferencias del ICTP",
      audience:
        "Estudiantes avanzados y jóvenes que investigan, sobre todo de países en desarrollo",
      gives:
        "Formación sin cuota de participación y, en algunos casos, apoyo para asistir",
      when: "Hay actividades todo el año; cada una tiene su fecha límite",
      where: "Trieste (Italia), en línea y en otros países",
      description:
        "Aprende física, matemáticas y áreas afines con especialistas de todo el mundo. Las escuelas suelen ser para quien empieza en un tema; los talleres, más avanzados.",
      requirements: {
        studies:
          "Estudiar o haber estudiado en la universidad, con bases del tema; hay escuelas para doctorado",
        language: "Seguir clases en inglés",
        application: "Postular a cada actividad antes de su fecha",
      },
      note: "Cada actividad dice a quién se dirige y si ayuda con el viaje: parte de los fondos es para países en desarrollo. Pídelo al postular.",
    },
    en: {
      name: "ICTP schools, workshops and conferences",
      audience:
        "Advanced students and young researchers, above all from developing countries",
      gives:
        "Training with no participation fee and, in some cases, support to attend",
      when: "There are activities all year; each has its own deadline",
      where: "Trieste (Italy), online and in other countries",
      description:
        "Learn physics, mathematics and related fields with specialists from around the world. Schools are usually for those new to a topic; workshops, more advanced.",
      requirements: {
        studies:
          "Be or have been at university and know the basics of the topic; some schools are for PhDs",
        language: "Follow classes in English",
        application: "Apply to each activity before its date",
      },
      note: "Each activity says who it is for and whether it helps with travel: part of the funds is for developing countries. Ask for it when you apply.",
    },
  },
};
