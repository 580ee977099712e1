import type { Scholarship } from "../scholarship.schema.ts";
import { LEFT_SCHOOL } from "../shared-conditions.ts";

export const becasFundacionYpf: Scholarship = {
  id: "becas-fundacion-ypf",
  titleKey: "title",
  organization: "Fundación YPF (Argentina)",
  link: "https://becas.fundacionypf.org.ar/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.enrolment",
    "requirements.age",
    "requirements.school",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source:
        "https://www.launion.digital/sociedad/seleccionan-estudiantes-unca-programa-becas-fundacion-ypf-n182218",
    },
  ],
  categoryKey: "national",
  typeKey: "private",
  icon: "foundation",
  criteria: ["merit", "need"],
  levels: ["undergraduate"],
  covers: [],
  cost: "funded",
  eligibility: [
    {
      kind: "nationality",
      textKey: "requirements.nationality",
      changeable: false,
      countries: ["AR"],
    },
    {
      // Calls name their degrees, and take first-year students and those past half of one.
      kind: "enrolment",
      textKey: "requirements.enrolment",
      changeable: false,
      institution: "Universidad pública de las provincias de la convocatoria",
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "licenciatura_cursando",
              "otro",
            ],
            stages: ["undergraduate"],
          },
        ],
        // Those about to start enrol before they apply.
        LEFT_SCHOOL,
      ],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    // The age is asked of first-year students only.
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "studyYear",
            stage: "undergraduate",
            completedSemesters: 4,
          },
          { kind: "other" },
        ],
        [{ kind: "age", max: 24, on: { moment: "application" } }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "level",
      levels: [
        "preparatoria_1",
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
        "licenciatura_terminada",
        "posgrado",
        "otro",
      ],
      stages: [
        "schoolFinished",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      later: ["lowerSecondary", "upperSecondary"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.school",
      changeable: true,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: null, closes: 3 }] },
  tags: [
    "argentina",
    "empresa",
    "fundación",
    "ingeniería",
    "tecnología",
    "universidad pública",
    "necesidad económica",
  ],
  lastSeenCycle: 2024,
  sources: [
    {
      url: "https://becas.fundacionypf.org.ar/bases.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.launion.digital/sociedad/seleccionan-estudiantes-unca-programa-becas-fundacion-ypf-n182218",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "becas ypf argentina",
    "beca fundacion ypf ingenieria",
    "becas de grado ypf universidad publica",
    "beca para estudiar ingenieria en petroleo argentina",
    "beca carreras de energia argentina",
    "guita para estudiar sistemas en la facu",
    "beca informatica computacion uba utn argentina",
    "beca geologia geofisica quimica argentina",
    "beca para mujeres en ingenieria argentina",
    "beca para ingresantes a la universidad nacional",
    "como anotarme en la beca ypf",
    "ypf foundation scholarship argentina",
    "engineering scholarship public university argentina",
    "quiero trabajar en petroleo o energias renovables",
    "ayuda economica para ingenierias argentina",
    "plata para estudiar en la utn",
    "beca para ingresantes carreras tecnologicas",
    "beca para sistemas y computacion argentina",
    "becas de empresa para universitarios argentinos",
    "estudiantes avanzados de ingenieria con beca",
    "chicas en ingenieria argentina ayuda",
    "primera generacion universitaria argentina",
    "becas para ambientales y geologos",
    "energia petroleo y gas estudiar",
    "becas para quimica y sistemas",
    "mujeres en carreras tecnologicas",
    "becas de empresas privadas para la facultad",
    "universidad nacional con ayuda mensual",
    "becas para primer año de la facu",
    "vaca muerta estudiar",
    "estudio ingenieria y no me alcanza",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Becas de grado Fundación YPF",
      audience: "Estudiantes de Argentina en carreras de energía y tecnología",
      amount: "Beca de doce meses que se puede renovar",
      level: "Licenciatura o carrera de grado en universidad pública",
      deadline:
        "La última vez cerró a fines de marzo; confirma la fecha en su página",
      description:
        "La fundación apoya a quien entra al primer año y, según la convocatoria, a quien ya va avanzado. Toma en cuenta los ingresos de tu casa, la equidad de género y tu rendimiento en el secundario.",
      requirements: {
        nationality: "Tener nacionalidad argentina, nativa o por opción",
        enrolment:
          "Cursar ingeniería, ciencias de la Tierra, tecnología o gestión ambiental en universidad pública",
        age: "Si entras al primer año, tener hasta 24 años",
        school: "Haber terminado el secundario sin materias pendientes",
      },
      note: "Confirma que haya una convocatoria abierta, qué paga y qué provincias, universidades y carreras entran.",
      figures: {
        y2024:
          "En 2024: 125 becas nuevas, 48 de ellas para quien tenía del 50 al 80 % de las materias.",
      },
    },
    en: {
      title: "Fundación YPF undergraduate grants",
      audience: "Students from Argentina in energy and technology degrees",
      amount: "A twelve-month grant that can be renewed",
      level: "Undergraduate degree at a public university",
      deadline:
        "Last time it closed at the end of March; check the date on its page",
      description:
        "The foundation supports those who start their first year and, depending on the call, those well into their degree. It weighs your household's income, gender equity and your results in secondary school.",
      requirements: {
        nationality: "Be a national of Argentina, by birth or option",
        enrolment:
          "Study engineering, earth sciences, technology or environmental management at a public university",
        age: "If you start your first year, be up to 24 years old",
        school: "Have finished secondary school with no pending subjects",
      },
      note: "Check that there is an open call, what it pays, and which provinces, universities and degrees it takes.",
      figures: {
        y2024:
          "In 2024: 125 new grants, 48 of them for those with 50 to 80% of their subjects.",
      },
    },
  },
};
