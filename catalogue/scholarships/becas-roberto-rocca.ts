import type { Scholarship } from "../scholarship.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const becasRobertoRocca: Scholarship = {
  id: "becas-roberto-rocca",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.robertorocca.org/",
  applicationUrl: "https://becastechint.org.ar/",
  organization: "Grupo Techint (Tenaris, Ternium, Techint y Tecpetrol)",
  tags: [
    "argentina",
    "empresa",
    "secundaria",
    "ingeniería",
    "universidad pública",
  ],
  categoryKey: "national",
  typeKey: "private",
  icon: "foundation",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate"],
  covers: [],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  requirementsKeys: [
    "requirements.community",
    "requirements.level",
    "requirements.record",
    "requirements.exam",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["AR"],
      textKey: "requirements.community",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.community",
      changeable: false,
    },
    {
      kind: "level",
      levels: [
        "preparatoria_1",
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
        "otro",
      ],
      stages: ["lowerSecondary", "upperSecondary", "undergraduate"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "lowerSecondary",
      completedSemesters: 2,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      // At university only engineering and applied sciences.
      kind: "anyOf",
      options: [...AT_SCHOOL_THEN, [{ kind: "other" }]],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      // Told of one community and its secondary schools only.
      kind: "anyOf",
      options: [[{ kind: "task", task: "exam" }], [{ kind: "other" }]],
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  sources: [
    {
      url: "https://www.tecpetrol.com/en/news/2023/roberto-rocca-scholarships-2023",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.diariolavozdezarate.com/2023/09/20/tenaris-otorgara-mas-de-330-becas-a-estudiantes-de-campana-y-zarate/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.pickascholarship.com/scholarship/5000-roberto-rocca-scholarships-secondary-scholarships/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/economia/networking/2025/10/10/el-grupo-techint-entrego-1240-becas-roberto-rocca-a-estudiantes-destacados-de-escuelas-secundarias-y-universidades/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.eltribuno.com/municipios/2025-10-26-0-0-0-la-fundacion-rocca-entrego-becas-al-merito-academico",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.eltribuno.com/municipios/2025-12-12-0-0-0-la-fundacion-rocca-y-las-becas-a-estudiantes",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://becastechint.org.ar/Home/PreguntasFrecuentes",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://mixeconomico.com/el-grupo-techint-entrego-1300-becas-a-estudiantes-destacados-de-escuelas-secundarias-y-universidades/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "becas roberto rocca",
    "beca techint secundaria",
    "becas tenaris ternium tecpetrol",
    "beca al merito para escuela tecnica",
    "beca por buen promedio secundaria argentina",
    "beca para estudiantes de ingenieria argentina",
    "premio al merito academico campana san nicolas",
    "becas en tartagal y aguaray",
    "prueba de matematica y logica beca",
    "beca de empresa para secundaria",
    "buenas notas en el secundario quiero beca",
    "fundacion hermanos agustin y enrique rocca",
    "techint merit scholarship argentina",
    "scholarship for engineering students argentina",
    "becas por promedio",
    "becas de empresas privadas",
    "soy buen alumno y quiero premio",
    "siderurgia ingenieria estudiar",
    "becas de excelencia academica",
    "fundaciones empresariales argentina",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Becas Roberto Rocca (Argentina)",
      organization: "Grupo Techint (Tenaris, Ternium, Techint y Tecpetrol)",
      audience:
        "Estudiantes con muy buenas notas en las zonas de Argentina donde trabaja el grupo",
      amount: "Un premio en dinero por tu mérito académico",
      level: "Secundaria; universidad en ingeniería y ciencias aplicadas",
      deadline:
        "La última vez, en secundaria: se pidieron en marzo y abril; entrega, octubre y noviembre",
      description:
        "Las empresas del Grupo Techint premian cada año a estudiantes de secundaria de sus comunidades y a estudiantes de ingeniería y ciencias aplicadas de universidades públicas. Cuentan tus notas y tu compromiso con el estudio.",
      requirements: {
        community:
          "Estudiar en una comunidad o universidad del programa o, en secundaria, ser hijo o hija de su personal",
        level:
          "Cursar secundaria (1.º aprobado), o ingeniería o ciencias aplicadas",
        record:
          "Tener un promedio alto; en el norte de Salta, 9.50 u 8.50 en escuela técnica (2025)",
        exam: "Prueba de matemática y lógica (Salta, 2025)",
      },
      note: "Los promedios son de una sola comunidad. Lee el reglamento de la tuya: qué escuelas y carreras entran, si te piden no deber materias y si hay tope de ingresos, como en Campana y Zárate en 2023.",
    },
    en: {
      title: "Roberto Rocca grants (Argentina)",
      organization: "Techint Group (Tenaris, Ternium, Techint and Tecpetrol)",
      audience:
        "Students with very good grades in the areas of Argentina where the group works",
      amount: "A money award for your academic merit",
      level: "Secondary; university in engineering and applied science",
      deadline:
        "Last time, secondary registration was in March and April; awards in October and November",
      description:
        "The companies of the Techint Group reward each year secondary students from their communities and students of engineering and applied science at public universities. Your grades and your commitment to study count.",
      requirements: {
        community:
          "Study in a programme community or university or, at school, be a child of the group's staff",
        level:
          "Be in secondary (1st year passed), or engineering or applied science",
        record:
          "Have a high average; in northern Salta, 9.50, or 8.50 at a technical school (2025)",
        exam: "Maths and logic test (Salta, 2025)",
      },
      note: "The averages are those of one community only. Read the rules of yours: which schools and degrees it takes, whether it asks for no pending subjects and whether income is capped, as in Campana and Zárate in 2023.",
    },
  },
};
