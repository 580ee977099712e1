import type { ExchangeProgram } from "../scholarship.schema.ts";
import { IN_POSTGRADUATE_STUDIES } from "../shared-conditions.ts";

export const alianzaPacificoMovilidad: ExchangeProgram = {
  id: "alianza-pacifico-movilidad",
  titleKey: "title",
  organization: "Alianza del Pacífico (Chile, Colombia, México y Perú)",
  organizationKey: "organization",
  link: "https://alianzapacifico.net/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.level",
    "requirements.progress",
    "requirements.university",
  ],
  noteKey: "note",
  categoryKey: "international",
  typeKey: "public",
  icon: "globe",
  criteria: ["merit"],
  levels: ["undergraduate"],
  covers: ["tuition", "living", "travel", "insurance"],
  cost: "funded",
  eligibility: [
    {
      kind: "nationality",
      countries: ["CL", "CO", "MX", "PE"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_cursando", "posgrado"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      // Doctoral students have been the only postgraduates admitted.
      kind: "anyOf",
      options: [
        [{ kind: "level", levels: ["licenciatura_cursando"] }],
        IN_POSTGRADUATE_STUDIES,
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      // Some universities require a share of the degree, which first-year students lack.
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 2,
      textKey: "requirements.progress",
      changeable: true,
    },
    { kind: "other", textKey: "requirements.progress", changeable: true },
    {
      kind: "enrolment",
      institution: "Universidad participante en la Alianza del Pacífico",
      textKey: "requirements.university",
      changeable: false,
    },
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.university",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  tags: [
    "intercambio",
    "movilidad",
    "américa latina",
    "licenciatura",
    "financiado",
    "gobierno",
  ],
  sources: [
    {
      url: "https://www.ci.cgai.udg.mx/es/convocatorias/alianza-del-pacifico-2025b",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://alianzapacifico.net/comunicado-del-instituto-colombiano-de-credito-educativo-y-estudios-tecnicos-en-el-exterior-icetex-plataforma-de-movilidad-ap",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://portalpolitico.tv/internacionales/beneficiados-400-estudiantes-con-la-beca-alianza-del-pacifico-el-2016",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "beca alianza del pacifico",
    "intercambio alianza del pacifico universidad",
    "movilidad estudiantil chile colombia mexico peru",
    "semestre de intercambio pagado en latinoamerica",
    "plataforma de movilidad alianza pacifico",
    "intercambio con beca icetex pronabec agcid",
    "estudiar un semestre en chile con beca",
    "intercambio a colombia todo pagado",
    "beca de intercambio para ingenieria y negocios",
    "mi universidad tiene alianza del pacifico",
    "irme de intercambio a mexico desde peru",
    "intercambio en español con pasaje pagado",
    "pacific alliance student exchange",
    "exchange scholarship chile colombia peru mexico",
    "intercambio en español",
    "movilidad academica",
    "intercambio sin toefl",
    "viajar por latinoamerica estudiando",
    "un ciclo afuera",
    "economia o turismo intercambio",
    "becas para intercambio",
    "semestre en peru o colombia",
  ],
  texts: {
    es: {
      title: "Movilidad estudiantil de la Alianza del Pacífico",
      organization: "Alianza del Pacífico (Chile, Colombia, México y Perú)",
      audience: "Universitarios de Chile, Colombia, México y Perú",
      amount:
        "Un pago mensual, boleto de avión, seguro médico y clases sin costo en el destino",
      level: "Universidad; a veces, doctorado",
      deadline:
        "Cada universidad pone su fecha interna: pregunta al menos un semestre antes",
      description:
        "Estudia un semestre en una universidad de otro de los cuatro países. Las áreas vistas son administración pública, ciencias políticas, comercio, economía, finanzas, ingenierías, innovación, ciencia, medio ambiente, negocios y turismo: confirma que la tuya esté.",
      requirements: {
        nationality: "Ser de Chile, Colombia, México o Perú",
        level: "Cursar una licenciatura; algún año entró también el doctorado",
        progress: "Haber avanzado lo que pida tu universidad",
        university:
          "Que tu universidad participe y te elija para ir a otra con convenio",
      },
      note: "La última convocatoria que vimos es la XVI, del segundo semestre de 2025. Pregunta en la oficina de intercambio de tu universidad si hay una vigente y qué paga cada país. En 2016 entró también el doctorado y en 2022, la técnica.",
    },
    en: {
      title: "Student mobility of the Pacific Alliance",
      organization: "Pacific Alliance (Chile, Colombia, Mexico and Peru)",
      audience: "University students of Chile, Colombia, Mexico and Peru",
      amount:
        "A monthly payment, plane ticket, health insurance and free classes at the destination",
      level: "Degree; sometimes doctorate",
      deadline: "Each university sets its own date: ask at least a term ahead",
      description:
        "Study for a term at a university of another of the four countries. The fields seen are public administration, political science, trade, economics, finance, engineering, innovation, science, environment, business and tourism: check that yours is among them.",
      requirements: {
        nationality: "Be from Chile, Colombia, Mexico or Peru",
        level: "Be in a bachelor's degree; one year, doctorates also entered",
        progress: "Be as far on as your university asks",
        university:
          "Your university takes part and chooses you to go to one with an agreement",
      },
      note: "The newest call that we saw is the 16th, for the second half of 2025. Ask the exchange office of your university whether one is open and what each country pays. Doctorates could enter too in 2016, and technical studies in 2022.",
    },
  },
};
