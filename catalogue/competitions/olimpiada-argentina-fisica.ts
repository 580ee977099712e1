import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadaArgentinaFisica: Competition = {
  id: "olimpiada-argentina-fisica",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://oaf.famaf.unc.edu.ar/",
  name: "Olimpíada Argentina de Física (OAF)",
  organization: "FaMAF, Universidad Nacional de Córdoba",
  section: "national",
  category: "physics",
  icon: "science",
  tags: ["argentina", "física", "olimpiada", "nacional", "secundaria"],
  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  requirementsKeys: ["requirements.residence", "requirements.local"],
  eligibility: [
    {
      kind: "residence",
      countries: ["AR"],
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
      kind: "task",
      task: "selection",
      textKey: "requirements.local",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.diariopanorama.com/noticia/527041/santiago-recibio-olimpiada-local-fisica-colegio-hermano-hermas-bruijn",
    },
  ],
  sources: [
    {
      url: "https://oaf.famaf.unc.edu.ar/instancias/nacionales/",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.diariopanorama.com/noticia/527041/santiago-recibio-olimpiada-local-fisica-colegio-hermano-hermas-bruijn",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.elterritorio.com.ar/noticias/2023/10/21/808156-alumnos-misioneros-hicieron-podio-de-las-olimpiadas-de-fisica",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "olimpiada argentina de fisica",
    "oaf famaf cordoba",
    "olimpiada local de fisica",
    "concurso de fisica secundaria argentina",
    "prueba experimental de fisica en el secundario",
    "como llegar a la ipho desde argentina",
    "seleccion argentina de fisica",
    "olimpiada iberoamericana de fisica desde argentina",
    "me encanta la fisica quiero competir",
    "certamen de fisica para escuelas tecnicas",
    "famaf olimpiada inscripcion",
    "viaje pagado final nacional de fisica",
    "argentina physics olympiad",
    "physics contest for argentine students",
    "olimpiadas de conocimiento",
    "concursos en argentina",
    "concursos para secundaria",
    "competencia de ciencias exactas",
    "extracurriculares de ciencia",
    "futuro fisico o ingeniero",
    "concursos para el cole",
    "viaje pagado para estudiantes",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de secundaria de Argentina a quienes les gusta la física",
      gives:
        "En la etapa nacional se han pagado el traslado, el alojamiento y la comida",
      when: "La última vez, la ronda local fue en agosto y la etapa nacional, en octubre",
      where: "En tu provincia; la etapa nacional, en la provincia de Córdoba",
      description:
        "Rinde la olimpiada local de tu zona y espera la invitación del comité a la etapa nacional, que tiene una prueba teórica y otra experimental. De ahí sale el camino a las olimpiadas iberoamericana e internacional de física.",
      requirements: {
        residence: "Estudiar la secundaria en Argentina",
        local:
          "Rendir la olimpiada local y quedar entre quienes invita el comité",
      },
      figures: {
        y2025: "En 2025 la ronda local se tomó el 26 y 27 de agosto.",
      },
      note: "Al empezar las clases, pregunta en tu escuela o a la organización dónde es la sede local más cercana y hasta cuándo se inscribe. Confirma también si hay ronda provincial y quién paga hoy el viaje a la nacional.",
    },
    en: {
      audience: "Secondary school students in Argentina who like physics",
      gives: "At the national stage travel, lodging and meals have been paid",
      when: "Last time, the local round was in August and the national stage in October",
      where: "In your province; the national stage in the province of Córdoba",
      description:
        "Sit the local olympiad of your area and wait for the committee's invitation to the national stage, which has a theory paper and an experimental one. From there the road leads to the Ibero-American and International physics olympiads.",
      requirements: {
        residence: "Attend secondary school in Argentina",
        local:
          "Sit the local olympiad and be among those the committee invites",
      },
      figures: {
        y2025: "In 2025 the local round was held on 26 and 27 August.",
      },
      note: "When classes start, ask at your school or the organisers where the nearest local site is and until when one registers. Check also whether there is a provincial round and who pays for the trip to the national one today.",
    },
  },
};
