import type { Resource } from "../resource.schema.ts";
import { SCHOOL_FINISHED } from "../shared-conditions.ts";

export const ingresoUdelar: Resource = {
  id: "ingreso-udelar",
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://udelar.edu.uy/",
  applicationUrl: "https://bedelias.udelar.edu.uy/",
  organization: "Universidad de la República (Udelar)",
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "UY",
  icon: "university",
  tags: ["uruguay", "universidad pública", "licenciatura", "sin examen"],
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "free",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 2,
        closes: 2,
      },
    ],
  },
  requirementsKeys: [
    "requirements.school",
    "requirements.abroad",
    "requirements.identity",
    "requirements.form",
  ],
  eligibility: [
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Those who went to school abroad may have to prove that they live there.
      kind: "anyOf",
      options: [
        [{ kind: "residence", countries: ["UY"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.abroad",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.identity",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.form",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source: "https://www.fder.edu.uy/node/8275",
    },
  ],
  sources: [
    {
      url: "https://www.liveinuruguay.uy/homologation-of-studies",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://ladiaria.com.uy/educacion/articulo/2019/9/udelar-flexibilizo-requisitos-de-ingreso-para-migrantes",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.formacionimpulsat.com/estudiar-en/america-del-sur/guia-del-alumno-estudiar-en-uruguay/",
      supports: ["amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.fder.edu.uy/node/8275",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://ladiaria.com.uy/educacion/articulo/2026/2/esta-semana-comienzan-las-inscripciones-a-carreras-de-la-udelar/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  editions: [
    {
      year: 2026,
      opens: "2026-02-04",
      closes: "2026-02-24",
      source: "https://www.fder.edu.uy/node/8275",
    },
  ],
  phrases: [
    "inscripcion udelar",
    "como anotarse en la udelar",
    "universidad de la republica ingreso",
    "bedelias preinscripcion",
    "anotarme en facultad en uruguay",
    "universidad publica sin examen montevideo",
    "formula 69a",
    "entrar a medicina en uruguay",
    "estudiar en uruguay siendo extranjero",
    "inscripcion a carreras febrero",
    "generacion de ingreso udelar",
    "que papeles pide la udelar",
    "uruguay public university registration",
    "study in uruguay without entrance exam",
    "universidades de uruguay",
    "entrar a la universidad sin examen",
    "universidad sin pagar",
    "salgo de sexto y quiero facultad",
    "psicologia medicina o ingenieria uruguay",
    "extranjero en uruguay quiere estudiar",
    "emigrar a uruguay estudiando",
    "carreras en uruguay",
  ],
  texts: {
    es: {
      name: "Cómo se entra a la Udelar (Uruguay)",
      audience:
        "Quien terminó la educación media superior en Uruguay o en otro país",
      gives: "Un lugar en una carrera pública, sin examen de ingreso general",
      when: "La inscripción común suele ser en febrero; Medicina puede empezar antes",
      where: "En línea, y después en la bedelía de tu facultad",
      description:
        "Preinscríbete en línea y confirma con la bedelía de la facultad que elegiste. Si egresaste de la enseñanza pública, la universidad consulta tus estudios con ANEP. Quien hizo la secundaria en otro país ha podido inscribirse sin revalidarla.",
      requirements: {
        school: "Haber egresado de la educación media superior",
        abroad:
          "Si terminaste en otro país, cumplir lo que pidan a migrantes: puede ser residencia",
        identity: "Tener una identidad digital: usuario gub.uy, TuID o Udelar",
        form: "Si vienes de un liceo privado, presentar la Fórmula 69A o 69B",
      },
      figures: {
        y2026:
          "En 2026 la inscripción fue del 4 al 24 de febrero, con un período extraordinario hasta el 26.",
      },
      note: "Hay facultades con cupos, calendario propio o inscripción provisoria con materias pendientes. Si hiciste la secundaria en otro país, pregunta si debes probar residencia (regla de 2019); una página del gobierno aún pide la reválida.",
    },
    en: {
      name: "How to enter Udelar (Uruguay)",
      audience:
        "Those who finished upper secondary school in Uruguay or another country",
      gives: "A place in a public degree, with no general entrance exam",
      when: "Common registration is usually in February; Medicine may start earlier",
      where: "Online, and then at your faculty's bedelía (registry)",
      description:
        "Pre-register online and confirm with the registry of the faculty you chose. If you left public school, the university checks your studies with ANEP. Those who went to secondary school in another country have been able to register without validating it.",
      requirements: {
        school: "Have finished upper secondary school",
        abroad:
          "If you finished it abroad, meet the rules for migrants: residence may be one",
        identity: "Have a digital identity: gub.uy, TuID or Udelar user",
        form: "If you come from a private school, hand in form 69A or 69B",
      },
      figures: {
        y2026:
          "In 2026 registration ran from 4 to 24 February, with an extra period up to the 26th.",
      },
      note: "Some faculties have limited places, their own calendar or provisional registration with pending subjects. If you went to secondary school abroad, ask whether you must prove residence (2019 rule); a government page still asks for validation.",
    },
  },
};
