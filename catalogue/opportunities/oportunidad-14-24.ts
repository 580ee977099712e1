import type { Opportunity } from "../opportunity.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const oportunidad1424: Opportunity = {
  id: "oportunidad-14-24",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  organization: "Gabinete de Política Social (República Dominicana)",
  link: "https://gabinetesocial.gob.do/",
  requirementsKeys: [
    "requirements.residence",
    "requirements.age",
    "requirements.out",
    "requirements.need",
  ],
  noteKey: "note",
  eligibility: [
    {
      kind: "residence",
      countries: ["DO"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "age",
      min: 14,
      max: 24,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Asistencia a la escuela o empleo formal",
      excludes: ["studying"],
      textKey: "requirements.out",
      // Nobody is advised to leave school.
      changeable: false,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
  ],
  name: "Oportunidad 14-24",
  section: "internships",
  category: "any",
  icon: "people",
  levels: ["any"],
  fields: ["any"],
  cost: "free",
  cycle: { basis: "unknown" },
  tags: [
    "república dominicana",
    "formación técnica",
    "empleo",
    "inclusión",
    "gratis",
  ],
  sources: [
    {
      url: "https://www.infobae.com/republica-dominicana/2026/03/15/el-programa-oportunidad-14-24-suma-a-mas-de-28000-egresados-en-republica-dominicana",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://cachichanews.com/gobierno-programa-oportunidad-14-24-para-jovenes-nini",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://hoy.com.do/gobierno-abre-centros-de-formacion-para-jovenes-en-santo-domingo-este/",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://encontexto.com.do/raquel-pena-entrega-certificados-a-mas-de-4000-jovenes-del-programa-oportunidad-14-24",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://listindiario.com/economia/2021/04/14/665771/un-programa-busca-reducir-la-tasa-de-desempleo-juvenil-en-el-pais.html",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://laverdaddeleste.com/?p=13861",
      supports: ["amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://gabinetesocial.gob.do/gabinete-de-politica-social-pone-en-marcha-oportunidad-14-24-en-pedro-brand",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "oportunidad 14 24",
    "programa para ninis republica dominicana",
    "deje la escuela y quiero un oficio",
    "curso tecnico gratis para jovenes rd",
    "no estudio ni trabajo que hago",
    "gabinete de politica social jovenes",
    "formacion con apoyo psicologico para jovenes",
    "segunda oportunidad para jovenes dominicanos",
    "curso de barberia gastronomia o soporte tecnico",
    "primer empleo para jovenes dominicanos",
    "como entro a oportunidad 14 24",
    "free job training dominican youth",
    "program for school dropouts dominican",
    "deje la escuela y no trabajo",
    "desercion escolar segunda oportunidad",
    "barberia belleza electricidad",
    "carrera corta que deje dinero",
    "ayuda psicologica y curso",
    "no entre a la universidad que hago",
    "ninis",
  ],
  texts: {
    es: {
      organization: "Gabinete de Política Social (República Dominicana)",
      audience:
        "Jóvenes de 14 a 24 años que no estudian ni tienen empleo formal",
      gives:
        "Un curso técnico gratis, apoyo psicológico y ayuda para encontrar trabajo",
      when: "Hay promociones a lo largo del año",
      where: "Centros de varias provincias",
      description:
        "Vuelve a empezar con una ruta de formación en gastronomía, belleza, electricidad, informática, ventas u otro oficio. Te acompañan con apoyo psicológico y te orientan hacia un empleo. Varias instituciones públicas dan los cursos, entre ellas el INFOTEP.",
      requirements: {
        residence: "Vivir en República Dominicana",
        age: "Tener de 14 a 24 años",
        out: "No asistir a la escuela ni tener un empleo formal",
        need: "Estar en situación vulnerable, según el registro del programa",
      },
      note: "Equipos visitan los hogares y registran a los jóvenes. Si no pasaron por el tuyo, pregunta al Gabinete por el centro más cercano. Confirma qué cursos y ayudas hay en tu provincia.",
    },
    en: {
      organization: "Social Policy Cabinet (Dominican Republic)",
      audience: "People aged 14 to 24 not in school nor in a formal job",
      gives:
        "A free technical course, psychological support and help to find work",
      when: "There are new classes through the year",
      where: "Centres in several provinces",
      description:
        "Start again with a training route in cooking, beauty, electricity, computing, sales or another trade. You get psychological support and guidance towards a job. Several public bodies teach the courses, INFOTEP among them.",
      requirements: {
        residence: "Live in the Dominican Republic",
        age: "Be 14 to 24 years old",
        out: "Neither attend school nor hold a formal job",
        need: "Be in a vulnerable situation, by the programme's register",
      },
      note: "Teams visit homes and register young people. If they have not come to yours, ask the Cabinet for the nearest centre. Check the courses and support in your province.",
    },
  },
};
