import { SCHOOL_LEAVER } from "../shared-conditions.ts";
import type { InternationalUniversity } from "../university.schema.ts";

export const nyuAbuDhabi: InternationalUniversity = {
  id: "nyu-abu-dhabi",
  link: "https://nyuad.nyu.edu/en/",
  taughtIn: ["en"],
  tags: [
    "emiratos árabes",
    "artes liberales",
    "ayuda económica",
    "internacional",
  ],
  sources: [
    {
      url: "https://www.nyu.edu/admissions/undergraduate-admissions/how-to-apply/more-applicant-types-and-programs.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://nyuad.nyu.edu/en/admissions/undergraduate/apply/early-decision.html",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://nyuad.nyu.edu/en/admissions/undergraduate/apply/entry-requirements.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://nyuad.nyu.edu/en/admissions/undergraduate/financial-support/cost-of-attendance.html",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.thegazelle.org/issue/207/nyuad-need-blind",
      supports: ["amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://shanghai.nyu.edu/admissions/how",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  locationKey: "location",
  country: "AE",
  descriptionKey: "description",
  audienceKey: "audience",
  admissionKey: "admission",
  whenKey: "when",
  aidKey: "aid",
  noteKey: "note",
  rankingKey: "ranking",
  programsKeys: [
    "programs.computing",
    "programs.economics",
    "programs.politics",
    "programs.social",
    "programs.biology",
    "programs.civil",
    "programs.mechanical",
    "programs.film",
  ],
  fields: ["naturalSciences", "technology", "socialSciences", "arts"],
  cost: "aid",
  requirementsKeys: [
    "requirements.school",
    "requirements.english",
    "requirements.aidForm",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [SCHOOL_LEAVER],
        // NYU names few programmes for a second degree, and transfers have other rules.
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "licenciatura_terminada", "otro"],
            stages: ["undergraduate", "undergraduateFinished", "postgraduate"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      // A stated level is no test.
      kind: "other",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.aidForm",
      changeable: true,
    },
  ],
  admissionsLink: "https://nyuad.nyu.edu/en/admissions/undergraduate.html",
  isSpecialized: false,
  logoSlug: "nyu-abu-dhabi",
  imageSlug: "nyu-abu-dhabi-campus",
  cycle: { basis: "usual", windows: [{ opens: 8, closes: 1 }] },
  phrases: [
    "nyu abu dabi beca",
    "nyuad ayuda financiera",
    "estudiar en emiratos arabes",
    "universidad cerca de dubai",
    "uni gringa en medio oriente",
    "pregrado en ingles en asia",
    "universidad multicultural para latinos",
    "carrera de ciencias o economia en abu dhabi",
    "como entrar a nyuad desde colegio",
    "convivir con gente de todas las culturas",
    "estudiar semestre en nueva york y shanghai",
    "nyu abu dhabi financial aid",
    "liberal arts college uae",
    "quiero estudiar con gente de todo el mundo",
    "carrera en ingles con beca completa",
    "estudiar en medio oriente",
    "universidad americana en asia",
    "artes liberales con ayuda total",
    "full aid for international undergraduates",
    "universidades con ayuda economica para extranjeros",
    "universidades que dan becas a latinos",
    "universidades de asia",
    "carrera en ingles afuera",
    "liberal arts",
    "universidades top del mundo",
    "arte cine o ciencias afuera",
    "vivir en dubai estudiando",
    "college internacional",
    "how to apply to nyu",
  ],
  texts: {
    es: {
      name: "Universidad de Nueva York en Abu Dabi (NYUAD)",
      location: "Abu Dabi, Emiratos Árabes Unidos",
      description:
        "Campus de la Universidad de Nueva York con artes liberales e investigación, en inglés. Convives con gente de decenas de países y puedes pasar semestres en otras sedes de NYU.",
      audience: "Estudiantes de cualquier país que terminan el bachillerato",
      admission:
        "Expediente completo con ensayo, en decisión temprana (I o II) o regular. La temprana te obliga a aceptar si la ayuda te alcanza. Pregunta si la solicitud se paga.",
      when: "Suele abrir en agosto; temprana al 1 de noviembre o en enero, y regular a inicios de enero",
      aid: "Ayuda según tu necesidad, para cualquier nacionalidad, con el CSS Profile. Puede incluir colegiatura, vivienda, comidas, seguro, viaje y estipendio.",
      ranking:
        "Sin puesto propio confirmado: búscala en la página de cada ranking",
      requirements: {
        school:
          "Terminar el bachillerato; si ya fuiste a la universidad, confirma la regla",
        english: "Examen de inglés, salvo tres años de clases solo en inglés",
        aidForm: "Para pedir ayuda: llenar el CSS Profile a tiempo",
      },
      programs: {
        computing: "Ciencias de la Computación",
        economics: "Economía",
        politics: "Ciencia Política",
        social: "Investigación Social y Política Pública",
        biology: "Biología",
        civil: "Ingeniería Civil",
        mechanical: "Ingeniería Mecánica",
        film: "Cine y Nuevos Medios",
      },
      note: "Con decisión temprana no podrás comparar ofertas y, si te rechazan, no vale postular en la regular.",
    },
    en: {
      name: "New York University Abu Dhabi (NYUAD)",
      location: "Abu Dhabi, United Arab Emirates",
      description:
        "A campus of New York University with liberal arts and research, in English. You live with people from dozens of countries and can spend semesters at other NYU sites.",
      audience: "Students from any country who are finishing high school",
      admission:
        "A full application with an essay, for early (I or II) or regular decision. Early decision binds you to accept if the aid is enough. Ask whether applying has a fee.",
      when: "Usually opens in August; early by 1 November or in January, regular in early January",
      aid: "Aid according to your need, for any nationality, with the CSS Profile. It can include tuition, housing, meals, insurance, travel and a stipend.",
      ranking:
        "No place of its own confirmed: look it up on each ranking's page",
      requirements: {
        school:
          "Finish high school; if you have been at university, check the rule",
        english:
          "An English test, unless you had three years taught only in English",
        aidForm: "To ask for aid: fill in the CSS Profile in time",
      },
      programs: {
        computing: "Computer Science",
        economics: "Economics",
        politics: "Political Science",
        social: "Social Research and Public Policy",
        biology: "Biology",
        civil: "Civil Engineering",
        mechanical: "Mechanical Engineering",
        film: "Film and New Media",
      },
      note: "With early decision you cannot compare offers and, if refused, you cannot apply for regular.",
    },
  },
};
