import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadasMatematicaSedem: Competition = {
  id: "olimpiadas-matematica-sedem",
  link: "https://www.sedem.org.ec/",
  tags: ["ecuador", "matemáticas", "olimpiada", "nacional"],
  sources: [
    {
      url: "https://www.elcomercio.com/sociedad/ecuador-celebra-a-jovenes-talentos-en-las-olimpiadas-de-matematica-2025/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.elcomercio.com/actualidad/oro-en-olimpiadas-de-matematica-2025-4-ninos-ecuatorianos-que-estudian-mas-alla-del-aula/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  organization: "Sociedad Ecuatoriana de Matemática (SEdeM)",
  section: "national",
  category: "mathematics",
  icon: "trophy",
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "varies",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  noteKey: "note",
  requirementsKeys: ["requirements.school", "requirements.entry"],
  eligibility: [
    {
      kind: "residence",
      countries: ["EC"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.entry",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.elcomercio.com/sociedad/ecuador-celebra-a-jovenes-talentos-en-las-olimpiadas-de-matematica-2025/",
    },
  ],
  cycle: { basis: "unknown" },
  phrases: [
    "olimpiadas de matematica sedem",
    "sociedad ecuatoriana de matematica",
    "concurso de matematicas ecuador colegio",
    "olimpiada de mate infantil y adolescente",
    "medalla de matematicas ecuador",
    "beca por medalla de matematica",
    "olimpiada para bachillerato ecuador",
    "olimpiada matematica ecuador inscripcion",
    "razonamiento y logica concurso ecuador",
    "competencia de matematicas quito guayaquil",
    "me gusta la matematica y soy de ecuador",
    "ecuador mathematics olympiad sedem",
    "maths contest ecuador schools",
    "olimpiadas de conocimiento",
    "concursos en ecuador",
    "retos de numeros y logica",
    "concursos para secundaria",
    "becas por ganar un concurso",
    "actividades de mates fuera de clase",
    "mi primera olimpiada",
  ],
  texts: {
    es: {
      name: "Olimpiadas de Matemática (SEdeM, Ecuador)",
      audience: "Niñas, niños y adolescentes de escuelas y colegios de Ecuador",
      gives:
        "Medallas y menciones; hay universidades que becan a medallistas para estudiar matemática",
      when: "Las fechas y la inscripción se anuncian en su página",
      description:
        "Resuelve problemas que piden ingenio en la categoría infantil, desde 4.º de básica, o en la de adolescentes. Las organiza la Sociedad Ecuatoriana de Matemática. Más adelante, una medalla puede ayudarte a pedir una beca para la carrera de matemática.",
      requirements: {
        school: "Estudiar en una escuela o colegio de Ecuador",
        entry: "Inscribirte en la convocatoria de la SEdeM",
      },
      note: "Confirma en la página de la SEdeM las fechas, el costo y si puedes inscribirte sin tu colegio. Los equipos de la IMO no salen de aquí, sino de la OMEC.",
      figures: {
        y2025: "En 2025 la premiación fue el 12 de septiembre.",
      },
    },
    en: {
      name: "Mathematics Olympiads (SEdeM, Ecuador)",
      audience: "Children and teenagers at schools in Ecuador",
      gives:
        "Medals and mentions; some universities give medallists grants to study mathematics",
      when: "Dates and registration are announced on its page",
      description:
        "Solve problems that take ingenuity in the children's category, from 4th of básica, or in the teenagers' one. The Ecuadorian Mathematical Society runs them. Later on, a medal may help you ask for a grant for a mathematics degree.",
      requirements: {
        school: "Study at a school in Ecuador",
        entry: "Register in SEdeM's call",
      },
      note: "Check on SEdeM's page the dates, the cost and whether you can enter without your school. The IMO teams are not chosen here but by OMEC.",
      figures: {
        y2025: "In 2025 the awards were on 12 September.",
      },
    },
  },
};
