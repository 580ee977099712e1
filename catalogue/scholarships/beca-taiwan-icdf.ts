import type { Scholarship } from "../scholarship.schema.ts";
import { SCHOOL_FINISHED } from "../shared-conditions.ts";

export const becaTaiwanIcdf: Scholarship = {
  id: "beca-taiwan-icdf",
  titleKey: "title",
  organization:
    "Fondo de Cooperación y Desarrollo Internacional de Taiwán (TaiwanICDF)",
  organizationKey: "organization",
  link: "https://www.icdf.org.tw/",
  destination: "TW",
  applicationUrl: "https://web.icdf.org.tw/ICDF_TSP/WelcomeStart.aspx",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.country",
    "requirements.school",
    "requirements.record",
    "requirements.english",
  ],
  noteKey: "note",
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["tuition", "living", "travel", "insurance"],
  cost: "funded",
  eligibility: [
    // The list for 2023, the last one that was read, without Honduras: Taiwan ended its
    // scholarships after the break of March 2023.
    {
      kind: "nationality",
      countries: [
        "AR",
        "BO",
        "BR",
        "BZ",
        "CO",
        "EC",
        "GT",
        "HT",
        "KN",
        "LC",
        "MX",
        "PE",
        "PY",
        "UY",
        "VC",
      ],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "invitedCountry",
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["licenciatura_terminada", "posgrado"],
            stages: ["undergraduateFinished", "postgraduate"],
            later: ["undergraduate"],
          },
        ],
        // Undergraduate places have been for allies of Taiwan only.
        [
          SCHOOL_FINISHED,
          {
            kind: "nationality",
            countries: ["BZ", "GT", "HT", "KN", "LC", "PY", "VC"],
          },
        ],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 12, closes: 3 }] },
  editions: [
    {
      year: 2026,
      opens: "2025-12-11",
      closes: "2026-03-15",
      countries: ["PY"],
      source:
        "https://www.abc.com.py/nacionales/2025/12/11/queres-estudiar-en-taiwan-en-el-2026-enterate-como-postular-a-una-beca/",
    },
  ],
  taughtIn: ["en"],
  tags: [
    "beca completa",
    "taiwán",
    "inglés",
    "licenciatura",
    "posgrado",
    "gobierno",
  ],
  sources: [
    {
      url: "https://sknpulse.com/the-2026-taiwan-icdf-international-higher-education-scholarship-program/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.abc.com.py/nacionales/2025/12/11/queres-estudiar-en-taiwan-en-el-2026-enterate-como-postular-a-una-beca/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.laprensaparaguay.com/2025/12/11/embajada-de-taiwan-lanza-convocatoria-de-becas-para-el-ano-academico-2026",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://informatepy.com/2022/2024/01/27/taiwan-presento-su-programa-de-becas-para-el-periodo-2024-2025/?amp=1",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://alischolars.com/taiwan-international-higher-education-scholarship-program/",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://medscholarships.info/taiwan-international-higher-education-scholarship-program/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.roc-taiwan.org/bz_en/post/8446.html",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "beca icdf taiwan",
    "taiwan icdf requisitos",
    "becas taiwan en ingles",
    "maestria en taiwan becada",
    "posgrado en asia en ingles con beca",
    "fondo de cooperacion taiwan becas",
    "beca agricultura taiwan",
    "estudiar en taiwan sin mandarin",
    "beca icdf paraguay",
    "doctorado en taiwan financiado",
    "carrera en ingles en asia todo pagado",
    "becas para paises aliados de taiwan",
    "taiwanicdf higher education scholarship",
    "taiwan master scholarship in english",
    "becas en asia",
    "becas para maestria en asia",
    "posgrado en ingles becado",
    "becas de cooperacion internacional",
    "gobierno de otro pais que paga la carrera",
    "administracion o negocios en asia",
    "beca de embajada",
    "agronomia maestria afuera",
  ],
  texts: {
    es: {
      title: "Becas TaiwanICDF: carreras y posgrados en inglés",
      organization:
        "Fondo de Cooperación y Desarrollo Internacional de Taiwán (TaiwanICDF)",
      audience: "Personas de los países de su lista, como Paraguay",
      amount: "Pago mensual, colegiatura, seguro médico y pasajes",
      level: "Posgrado y algunas licenciaturas",
      deadline:
        "Suele abrir entre diciembre y enero y cerrar a mediados de marzo",
      description:
        "Estudia en inglés en universidades de Taiwán, en áreas como agricultura, negocios, educación, ingeniería o medicina. Los lugares se disputan entre solicitantes de los países invitados. Casi todos los programas son de posgrado.",
      requirements: {
        country: "Tener ciudadanía de un país de la lista de TaiwanICDF",
        school:
          "Haber terminado una carrera o, en países aliados, el bachillerato",
        record: "Tener buenas notas en tus últimos estudios",
        english: "Saber inglés para estudiar en él",
      },
      note: "La licenciatura ha sido solo para países aliados. Postula a la vez a TaiwanICDF, por la embajada, y a la universidad. La lista de 2023 omitía Chile, Costa Rica, Cuba, El Salvador, Nicaragua, Panamá, República Dominicana y Venezuela; Honduras ya no entra.",
    },
    en: {
      title: "TaiwanICDF scholarships: degrees in English",
      organization:
        "International Cooperation and Development Fund of Taiwan (TaiwanICDF)",
      audience: "People from the countries on its list, such as Paraguay",
      amount: "Monthly payment, tuition, health insurance and flights",
      level: "Postgraduate and some undergraduate degrees",
      deadline:
        "It usually opens in December or January and closes in mid-March",
      description:
        "Study in English at universities in Taiwan, in fields such as agriculture, business, education, engineering or medicine. Applicants of the invited countries compete for the places. Nearly all programmes are postgraduate.",
      requirements: {
        country: "Be a citizen of a country on TaiwanICDF's list",
        school: "Have finished a degree or, in allied countries, high school",
        record: "Have good grades in your last studies",
        english: "Know English well enough to study in it",
      },
      note: "Undergraduate places have been for allies only. Apply to TaiwanICDF, through the embassy, and to the university at once. The list of 2023 lacked Chile, Costa Rica, Cuba, Dominican Republic, El Salvador, Nicaragua, Panama and Venezuela; Honduras is out by now.",
    },
  },
};
