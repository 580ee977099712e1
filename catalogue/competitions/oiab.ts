import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN, BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";
import { IBERO_AMERICA } from "./ibero-america.ts";

export const oiab: Competition = {
  id: "oiab",
  link: "https://www.ibo-info.org/en/countries/nbo/mx-olimpiada-nacional-de-biologia-48.html",
  languages: ["es", "pt"],
  tags: ["biología", "olimpiada", "iberoamérica", "preparatoria"],
  sources: [
    {
      url: "https://www.ibo-info.org/en/countries/nbo/mx-olimpiada-nacional-de-biologia-48.html",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://lahabana.gob.cu/post_detalles/es/20322/la-habana-acogera-xvii-olimpiada-iberoamericana-de-biologia",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://primiciadiario.com/archivo/2025/jovenes-docentes-iberoamericanos-se-reunen-quindio-colombiano-olimpiada-biologia",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Olimpiada Iberoamericana de Biología",
  organizationKey: "organization",
  section: "academic",
  category: "biology",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.selection",
    "requirements.residence",
    "requirements.studies",
  ],
  eligibility: [
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.selection",
      changeable: true,
    },
    {
      kind: "residence",
      countries: IBERO_AMERICA,
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      ...BEFORE_HIGHER_STUDIES,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // A student who left school asks the national olympiad: there may be an age limit.
      kind: "anyOf",
      options: [...AT_SCHOOL_THEN, [{ kind: "other" }]],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "oiab biologia",
    "olimpiada latinoamericana de biologia",
    "concurso de biologia paises latinos",
    "competencia biologia ecuador colombia bolivia peru",
    "biologia en español competir otros paises",
    "torneo de biologia colegio iberoamerica",
    "como llegar a la ibero de biologia",
    "recien graduado del cole concurso biologia",
    "concurso genetica y ecologia liceo latam",
    "representar a argentina en biologia",
    "representar a mexico biologia bachilleres",
    "ibero american biology olympiad",
    "biology contest spanish speaking students",
    "me gusta la naturaleza y quiero competir",
    "iberoamericana de biologia",
    "competencia de biologia entre paises latinos",
    "seleccion nacional de biologia",
    "concurso de biologia en espanol",
    "medallas biologia iberoamerica",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "viajar representando a mi pais",
    "concurso para futuros medicos",
    "concursos sin ingles",
    "laboratorio para jovenes",
    "extracurriculares de ciencia",
    "zoologia botanica y anatomia",
  ],
  texts: {
    es: {
      name: "Olimpiada Iberoamericana de Biología (OIAB)",
      organization: "Olimpiada Iberoamericana de Biología",
      audience: "Preuniversitarios de Iberoamérica, hasta cuatro por país",
      gives: "Una competencia internacional de biología en español o portugués",
      when: "Suele ser en septiembre; se entra por la olimpiada de tu país",
      where: "En un país iberoamericano distinto cada año",
      description:
        "Compite con pruebas teóricas y prácticas, en español o portugués, contra equipos de Iberoamérica. Desde México se entra por la Olimpiada Nacional de Biología. Otros países tienen su propia olimpiada nacional.",
      requirements: {
        selection: "Que te elija la olimpiada nacional de tu país",
        residence: "Que tu escuela esté en un país iberoamericano",
        studies:
          "Ser preuniversitario: estar en la secundaria o la prepa, o haberlas terminado sin entrar a la universidad",
      },
      note: "No hallamos sitio propio: el enlace lleva a la ficha de la olimpiada mexicana. Pregunta a la de tu país las fechas, el límite de edad y los gastos.",
    },
    en: {
      name: "Ibero-American Biology Olympiad (OIAB)",
      organization: "Ibero-American Biology Olympiad",
      audience:
        "Pre-university students from Ibero-America, up to four per country",
      gives: "An international biology contest in Spanish or Portuguese",
      when: "Usually in September; you get in through your country's olympiad",
      where: "In a different Ibero-American country each year",
      description:
        "Compete in theory and practical tests, in Spanish or Portuguese, against teams from Ibero-America. From Mexico you get in through the Olimpiada Nacional de Biología. Other countries have their own national olympiad.",
      requirements: {
        selection: "Be chosen by the national olympiad of your country",
        residence: "Have your school in an Ibero-American country",
        studies:
          "Be pre-university: in secondary school, or finished with it and not in a university",
      },
      note: "We found no site of its own: the link leads to the page of the Mexican olympiad. Ask your country's about dates, the age limit and costs.",
    },
  },
};
