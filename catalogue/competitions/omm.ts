import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL,
  IN_LOWER_SECONDARY,
  OUT_OF_SCHOOL,
} from "../shared-conditions.ts";

export const omm: Competition = {
  id: "omm",
  link: "https://www.ommenlinea.org/",
  tags: ["matemáticas", "olimpiada", "nacional", "gratis"],
  sources: [
    {
      url: "https://www.noventagrados.com.mx/educacion/abren-convocatoria-para-participar-en-la-olimpiada-de-matematicas-2026-en-michoacan.htm",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.mate.uadec.mx/olimpiadas/omm/etapas.html",
      supports: ["eligibility"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://ommenlinea.org/presentacion/objetivos",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.cuartopoder.mx/chiapas/convocan-a-participar-en-olimpiada-matematica/568070",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  sharedLinkReason: "The olympiad and its study material live on one site.",
  name: "Olimpiada Mexicana de Matemáticas (OMM)",
  organization: "Sociedad Matemática Mexicana",
  section: "nationalMx",
  category: "mathematics",
  icon: "trophy",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.age", "requirements.studies"],
  eligibility: [
    {
      kind: "age",
      max: 19,
      on: { month: 7, yearsAhead: 1 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 }],
        [IN_LOWER_SECONDARY],
        [OUT_OF_SCHOOL],
        [{ kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "free",
  cycle: { basis: "usual", windows: [{ opens: 2, closes: null }] },
  phrases: [
    "omm matematicas mexico",
    "olimpiada de mate prepa",
    "concurso nacional de matematicas mexicano",
    "olimpiada matematica estatal como me inscribo",
    "competencia de mate gratis mexico",
    "problemas de ingenio algebra geometria combinatoria",
    "concurso de matematicas secundaria y bachillerato mexico",
    "como llegar a la imo desde mexico",
    "seleccion mexicana de matematicas",
    "torneo de numeros y logica cdmx jalisco",
    "olimpiada para cracks de mate",
    "mexican math olympiad",
    "math contest mexico free",
    "soy bueno en mate y me aburro",
    "concurso estatal de matematicas mexico",
    "olimpiada de mate en mi estado",
    "entrenar para la olimpiada mexicana",
    "competencia de matematicas gratis",
    "secundaria y prepa concurso de mate mexico",
    "onmas y omm",
    "quiero ser seleccionado de mexico en mate",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "concursos en mexico",
    "retos de numeros y logica",
    "actividades de mates fuera de clase",
    "concursos para secundaria",
    "entrenamiento olimpico",
    "competencia estatal escolar",
  ],
  texts: {
    es: {
      audience: "Preuniversitarios inscritos en una escuela de México",
      gives:
        "Inscripción gratis y entrenamiento; la estancia, si llegas al nacional",
      when: "Cada estado pone sus fechas, algunos en febrero; la final nacional suele ser en noviembre",
      where: "En tu estado; la final, en una sede que cambia",
      description:
        "Empieza en el concurso de matemáticas de tu estado, donde cuentan más las ideas que las fórmulas. Quien llega lejos en la final nacional entra a la preselección, y de ahí salen los equipos de la IMO, la OIM y otras olimpiadas.",
      requirements: {
        age: "Tener menos de 20 años en julio del año siguiente",
        studies:
          "Estudiar en una escuela preuniversitaria de México; en Coahuila y Michoacán, antes del último año de prepa",
      },
      note: "Las convocatorias estatales pueden cerrar pronto: la de Chiapas cerró el 27 de febrero de 2026. Busca a tu delegado estatal en la página oficial desde enero.",
    },
    en: {
      audience: "Pre-university students enrolled at a school in Mexico",
      gives: "Free entry and training; your stay too if you reach the national",
      when: "Each state sets its dates, some in February; the national final is usually in November",
      where: "In your state; the final, at a venue that changes",
      description:
        "Start in the maths contest of your state, where ideas count more than formulas. Those who go far in the national final join the shortlist, which forms the teams for the IMO, the OIM and other olympiads.",
      requirements: {
        age: "Be under 20 in July of the following year",
        studies:
          "Study at a pre-university school in Mexico; in Coahuila and Michoacán, before the last year of high school",
      },
      note: "State calls can close early: the one in Chiapas closed on 27 February 2026. Look for your state delegate on the official page from January on.",
    },
  },
};
