import type { Opportunity } from "../opportunity.schema.ts";

export const inaFormacionDualCostaRica: Opportunity = {
  id: "ina-formacion-dual-costa-rica",
  link: "https://www.ina.ac.cr/",
  tags: ["costa rica", "curso", "prácticas", "empleo", "gobierno"],
  sources: [
    {
      url: "https://nacion.com/el-pais/politica/carlos-alvarado-firma-ley-de-educacion-dual/ZN2JHWIM5ZFJDCPQ5B4SRSWXEM/story",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.diarioextra.com/noticia/mas-de-%C2%A21-000-millones-de-becas-sin-ejecutar/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.diarioextra.com/noticia/ina-afirma-tener-retos-fundamentales-en-educacion-dual/",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://origin.larepublica.net/noticia/la_sorpresa_de_una_oportunidad_2015-11-20",
      supports: ["amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  section: "internships",
  category: "technology",
  icon: "briefcase",
  levels: ["any"],
  fields: ["technology", "business"],
  cost: "free",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Instituto Nacional de Aprendizaje (INA), Costa Rica",
  requirementsKeys: [
    "requirements.residence",
    "requirements.age",
    "requirements.registration",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["CR"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      // Age of the law on dual training; no source gives one for other courses.
      kind: "anyOf",
      options: [[{ kind: "age", min: 15 }], [{ kind: "other" }]],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
    {
      // Each programme sets the education and age that it requires.
      kind: "other",
      textKey: "requirements.registration",
      changeable: false,
    },
  ],
  phrases: [
    "ina costa rica cursos",
    "formacion dual ina",
    "educacion dual costa rica beca",
    "aprender un oficio en costa rica",
    "estudiar y practicar en una empresa",
    "cursos tecnicos del ina",
    "beca para formacion tecnica",
    "no quiero universidad quiero un oficio",
    "instituto nacional de aprendizaje matricula",
    "primer empleo con formacion",
    "carreras tecnicas cortas costa rica",
    "practica en empresa con beca",
    "dual education costa rica",
    "vocational training costa rica",
    "carrera corta que deje dinero",
    "no entre a la universidad que hago",
    "aprendiz",
    "trabajar y aprender",
    "brete sin experiencia",
    "estudiar y trabajar a la vez",
  ],
  texts: {
    es: {
      name: "Formación técnica y dual del INA",
      audience: "Quien vive en Costa Rica y quiere aprender un oficio técnico",
      gives:
        "Un oficio técnico; la modalidad dual suma práctica en una empresa y tiene un fondo de becas",
      when: "Depende del programa y de la sede",
      where: "Sedes del INA en Costa Rica",
      description:
        "Aprende un oficio en la institución pública de formación técnica. En la modalidad dual alternas el aula con una empresa, y la ley reserva un fondo para becar a quienes estudian así.",
      note: "La prensa describió la formación del INA como gratuita (2015); confírmalo. Pregunta en la sede más cercana qué programas duales abre, qué requisitos tienen y cómo se pide la beca: había dinero sin usar en 2025.",
      requirements: {
        residence: "Vivir en Costa Rica",
        age: "Tener 15 años o más para la modalidad dual (ley de 2019)",
        registration: "Inscribirte en un programa y cumplir sus requisitos",
      },
    },
    en: {
      name: "INA technical and dual training",
      audience:
        "People who live in Costa Rica and want to learn a technical trade",
      gives:
        "A technical trade; dual training adds practice at a company and has a grant fund",
      when: "It depends on the programme and the site",
      where: "INA sites in Costa Rica",
      description:
        "Learn a trade at the public institution for technical training. In dual training you alternate the classroom with a company, and the law sets a fund aside for grants to those who study this way.",
      note: "The press described INA training as free of charge (2015); check it. Ask at the nearest site which dual programmes it opens, what they require and how to ask for the grant. Money was left unused in 2025.",
      requirements: {
        residence: "Live in Costa Rica",
        age: "Be 15 or over for dual training (2019 law)",
        registration: "Sign up for a programme and meet its requirements",
      },
    },
  },
};
