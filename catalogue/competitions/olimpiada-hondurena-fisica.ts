import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadaHondurenaFisica: Competition = {
  id: "olimpiada-hondurena-fisica",
  link: "https://olimpiadafishnd.com/",
  tags: ["honduras", "física", "olimpiada", "nacional"],
  sources: [
    {
      url: "https://www.laprensa.hn/honduras/honduras-seis-jovenes-representan-honduras-olimpiadas-fisica-elsalvador-DA20646630",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://olimpiadafishnd.com/2019/03/10/ii-olimpiada-mesoamericana-de-fisica-the-international-centre-for-theoretical-physics-ictp/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.elheraldo.hn/pais/1506587-466/joven-santa-barbara-gana-medalla-oro-olimpiada-iberoamericana-fisica-brasil",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  lastSeenCycle: 2024,
  section: "national",
  category: "physics",
  icon: "science",
  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Comité Hondureño de Olimpiadas de Física",
  requirementsKeys: ["requirements.residence", "requirements.level"],
  eligibility: [
    {
      kind: "residence",
      countries: ["HN"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.level",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source:
        "https://www.laprensa.hn/honduras/honduras-seis-jovenes-representan-honduras-olimpiadas-fisica-elsalvador-DA20646630",
    },
  ],
  phrases: [
    "olimpiada hondurena de fisica",
    "olimpiada de fisica honduras",
    "concurso de fisica para colegio honduras",
    "comite hondureno de olimpiadas de fisica",
    "como ir a la olimpiada iberoamericana de fisica",
    "seleccion de fisica de honduras",
    "olimpiada centroamericana de fisica honduras",
    "me gusta la fisica y vivo en honduras",
    "entrenamiento de fisica para estudiantes",
    "medalla de fisica hondureno",
    "olimpiada mesoamericana de fisica",
    "competencia de ciencias honduras",
    "honduras physics olympiad",
    "physics contest honduras",
    "olimpiadas de conocimiento",
    "concursos en honduras",
    "concursos para secundaria",
    "competencia de ciencias exactas",
    "extracurriculares de ciencia",
    "futuro fisico o ingeniero",
    "viajar representando a mi pais",
    "concursos centroamerica",
  ],
  texts: {
    es: {
      name: "Olimpiada Hondureña de Física",
      organization: "Comité Hondureño de Olimpiadas de Física",
      audience:
        "Estudiantes de secundaria de Honduras a quienes les gusta la física",
      gives:
        "El camino a los equipos de Honduras en olimpiadas de física de la región",
      when: "Pregunta al comité por la próxima ronda nacional",
      where: "Honduras",
      description:
        "Compite por un lugar en los equipos que representan a Honduras en física. El comité elige y prepara a quienes van a las olimpiadas de la región.",
      note: "La participación más reciente en las fuentes es de julio de 2024 y el sitio del comité tiene páginas antiguas. Escribe al comité o pregunta en tu centro antes de prepararte.",
      requirements: {
        residence: "Estudiar en un centro educativo de Honduras",
        level: "Cursar la secundaria",
      },
      figures: {
        y2024:
          "En julio de 2024 Honduras participó en la Olimpiada Centroamericana y del Caribe de Física.",
      },
    },
    en: {
      name: "Honduran Physics Olympiad",
      organization: "Honduran Committee of Physics Olympiads",
      audience: "Secondary students in Honduras who like physics",
      gives: "The way into Honduras's teams at the region's physics olympiads",
      when: "Ask the committee about the next national round",
      where: "Honduras",
      description:
        "Compete for a place in the teams that represent Honduras in physics. The committee chooses and trains those who go to the region's olympiads.",
      note: "The newest participation in the sources is of July 2024 and the committee's site has old pages. Write to the committee or ask your school before you prepare.",
      requirements: {
        residence: "Study at a school in Honduras",
        level: "Be in secondary school",
      },
      figures: {
        y2024:
          "In July 2024 Honduras took part in the Central American and Caribbean Physics Olympiad.",
      },
    },
  },
};
