import type { Competition } from "../competition.schema.ts";
import { HIGH_SCHOOL } from "./shared-conditions.ts";

export const omi: Competition = {
  id: "omi",
  link: "https://www.olimpiadadeinformatica.org.mx/",
  tags: ["informática", "programación", "olimpiada", "nacional"],
  sources: [
    {
      url: "https://cecytemichoacan.edu.mx/?p=5026",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://juareznoticias.com/abanderan-a-delegacion-que-representara-a-chihuahua-en-la-olimpiada-mexicana-de-informatica-2025/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "Olimpiada Mexicana de Informática (OMI)",
  organization: "Comité Olimpiada Mexicana de Informática",
  section: "nationalMx",
  category: "computerScience",
  icon: "code",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.residence",
    "requirements.studies",
    "requirements.limits",
  ],
  eligibility: [
    { kind: "other", textKey: "requirements.limits", changeable: false },
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "level",
      levels: HIGH_SCHOOL,
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["technology"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "omi informatica mexico",
    "olimpiada mexicana de programacion",
    "concurso de programacion prepa mexico",
    "competencia de codigo por estados",
    "omegaup concurso nacional",
    "aprender algoritmos para competir bachilleres",
    "olimpiada de compu cbtis prepa",
    "concurso computacion mexicano para cobach",
    "como llegar a la ioi desde mexico",
    "seleccion mexicana de informatica",
    "omips secundaria programacion",
    "mexican informatics olympiad",
    "programming contest mexico high school",
    "quiero ser programador y competir",
    "concurso mexicano de programacion",
    "olimpiada de compu en mi estado",
    "competir programando en mexico",
    "programacion para secundaria y prepa mexico",
    "olimpiada de informatica inscripcion",
    "coding contest mexico",
  ],
  texts: {
    es: {
      audience: "Estudiantes de bachillerato en México",
      gives: "Un lugar en la selección de tu estado, y el camino hacia la IOI",
      when: "Las fases estatales empiezan entre noviembre y enero; la final ha sido en octubre",
      where: "En línea y en tu estado; la final, en una sede que cambia",
      description:
        "Aprende a resolver problemas con C++ en la plataforma omegaUp y compite en la fase de tu estado, en línea y presencial. Cada estado manda cuatro personas a la final nacional, que lleva a la IOI. Para primaria y secundaria existe la OMIPS.",
      requirements: {
        residence: "Estudiar en México",
        studies: "Estudiar la prepa o el bachillerato",
        limits: "Cumplir los límites que ponga la convocatoria de tu estado",
      },
      note: "Lee en la convocatoria de tu estado el límite de edad y de grado.",
    },
    en: {
      audience: "High-school students in Mexico",
      gives: "A place on your state team, and the road to the IOI",
      when: "State rounds start between November and January; the final has been in October",
      where: "Online and in your state; the final, at a venue that changes",
      description:
        "Learn to solve problems in C++ on the omegaUp platform and compete in your state's round, online and in person. Each state sends four people to the national final, which leads to the IOI. For primary and lower secondary there is the OMIPS.",
      requirements: {
        residence: "Study in Mexico",
        studies: "Be in high school",
        limits: "Meet the limits that your state's call sets",
      },
      note: "Read the limits on age and school year in your state's call.",
    },
  },
};
