import type { MentorshipProgram } from "../mentorship.schema.ts";

export const lala: MentorshipProgram = {
  id: "lala",
  alsoListedAs: ["opportunities_summer"],
  link: "https://www.latinamericanleadershipacademy.org/",
  tags: ["liderazgo", "mentoría", "américa latina", "impacto social", "becas"],
  sources: [
    {
      url: "https://www.americasquarterly.org/article/qa-the-leadership-academy-spanning-17-latin-american-countries/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://comunidadecientificajr.com.br/latin-american-leadership-academy-abre-inscricoes-para-programa-de-formacao-de-jovens-lideres-latino-americanos",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://scotiabank.com/ca/en/about/perspectives.articles.international.2024-07-lala-latin-american-leadership-academy.html",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://es.latinamericanleadershipacademy.org/academy-curriculum",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://latinamericanleadershipacademy.org/pt-br/blb-2018-recap",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Latin American Leadership Academy (LALA)",
  organization: "Latin American Leadership Academy",
  icon: "people",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.country",
    "requirements.commitment",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 15, max: 18 }],
        [{ kind: "age", min: 14, max: 20 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "nationality",
      countries: ["LATAM"],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.commitment",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://comunidadecientificajr.com.br/latin-american-leadership-academy-abre-inscricoes-para-programa-de-formacao-de-jovens-lideres-latino-americanos",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["leadership"],
  cost: "aid",
  cycle: { basis: "usual", windows: [{ opens: 6, closes: null }] },
  categoryKey: "leadership",
  phrases: [
    "lala academia de liderazgo",
    "campamento de lideres latinos",
    "bootcamp de liderazgo para adolescentes",
    "campamento de jovenes con becas",
    "academia latinoamericana de liderazgo",
    "programa para jovenes agentes de cambio",
    "campa para conocer chavos de otros paises",
    "emprendimiento social en prepa o secundaria",
    "mentoria para entrar a la universidad latinoamerica",
    "cuanto cuesta lala y dan beca",
    "curso de liderazgo para colegio o liceo",
    "latin american youth leadership bootcamp",
    "leadership camp with financial aid",
    "quiero mejorar mi barrio y ser lider",
    "liderazgo para latinos de colegio",
    "bootcamp de jovenes lideres",
    "academia para agentes de cambio",
    "campamento con beca en latinoamerica",
    "comunidad de emprendedores sociales jovenes",
    "mentores para llegar a la universidad",
    "leadership bootcamp latin america",
    "quiero cambiar mi comunidad",
    "liderazgo juvenil",
    "campamentos de verano",
    "emprendimiento social",
    "lider comunitario joven",
    "extracurricular activities for college",
    "conocer gente de otros paises",
    "activismo",
    "red de jovenes latinos",
    "programas de liderazgo juvenil",
    "summer camp",
  ],
  texts: {
    es: {
      audience: "Jóvenes de América Latina con ganas de cambiar su comunidad",
      gives: "Un campamento de liderazgo y después una comunidad con mentores",
      when: "Hubo varios campamentos al año; el de enero se anunció en junio",
      where: "En línea o presencial; la sede cambia",
      description:
        "Vive un campamento intensivo de liderazgo e impacto social con jóvenes de toda la región. Al terminar sigues en la comunidad, con mentores y apoyo para llegar a la universidad. Hay cuota y becas. Que puedas pagar o no, no influye en la selección.",
      requirements: {
        age: "Tener de 14 a 20 años (edición de enero y febrero de 2026)",
        country: "Ser de un país de América Latina",
        commitment: "Mostrar compromiso con tu comunidad",
      },
      note: "La edad, la cuota y la sede cambian en cada edición. Lee la convocatoria vigente y pide la beca desde la inscripción.",
      figures: {
        y2026:
          "La edición de enero y febrero de 2026 costaba 500 USD en línea o 1,500 USD en persona, antes de becas.",
      },
    },
    en: {
      audience:
        "Young people in Latin America who want to change their community",
      gives: "A leadership camp and afterwards a community with mentors",
      when: "There were several camps a year; January's was announced in June",
      where: "Online or in person; the venue changes",
      description:
        "Live an intensive camp on leadership and social impact with young people from across the region. Afterwards you stay in the community, with mentors and support to reach university. There is a fee and there are scholarships: whether you can pay does not affect selection.",
      requirements: {
        age: "Be 14 to 20 years old (January and February 2026 edition)",
        country: "Be from a Latin American country",
        commitment: "Show commitment to your community",
      },
      note: "Age, fee and venue change with each edition. Read the current call and ask for a scholarship when you sign up.",
      figures: {
        y2026:
          "The January and February 2026 edition cost 500 USD online or 1,500 USD in person, before scholarships.",
      },
    },
  },
};
