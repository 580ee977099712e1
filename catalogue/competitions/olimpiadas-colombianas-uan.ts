import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN, LEFT_SCHOOL } from "../shared-conditions.ts";

export const olimpiadasColombianasUan: Competition = {
  id: "olimpiadas-colombianas-uan",
  link: "https://oc.uan.edu.co/",
  tags: [
    "colombia",
    "olimpiada",
    "matemáticas",
    "física",
    "informática",
    "nacional",
  ],
  sources: [
    {
      url: "https://www.elcorreo.ae/opinion/dixon-moya/otras-olimpiadas/20250915082713170555.amp.html",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://historico.elmundo.com/noticia/Fascinante-viaje-para-adentrarse-en-el-universo/377050",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://agenciadenoticias.unal.edu.co/detalle/estudiantes-de-la-unal-ganan-competencia-internacional-de-matematicas-en-bulgaria",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.elheraldo.co/opinion/editorial/2013/07/26/a-numero-limpio-se-enfrentan-118693",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://educacolombia.com/tpost/7dlpluu2t1-estudiante-uninorte-obtuvo-el-primer-lug",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://oc.uan.edu.co/xxoim",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  organization: "Universidad Antonio Nariño (UAN), Colombia",
  lastSeenCycle: 2023,
  section: "national",
  category: "multidisciplinary",
  icon: "trophy",
  levels: ["highSchool", "undergraduate"],
  fields: ["mathematics", "naturalSciences", "technology"],
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
      countries: ["CO"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_THEN,
        [
          { kind: "level", levels: ["licenciatura_cursando"] },
          { kind: "other" },
        ],
        // The one in astronomy has taken those out of school, not at university.
        LEFT_SCHOOL,
      ],
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
  cycle: { basis: "unknown" },
  phrases: [
    "olimpiadas colombianas uan",
    "olimpiada colombiana de matematicas",
    "olimpiada de fisica colombia",
    "como llegar a la imo desde colombia",
    "olimpiada de computacion colombia",
    "concurso de matematicas colegio colombia",
    "universidad antonio nariño olimpiadas",
    "entrenar para olimpiadas en colombia",
    "olimpiada universitaria de matematicas",
    "seleccion colombia matematicas",
    "competencias de matematicas para colegios",
    "colombian physics olympiad",
    "colombia math olympiad university",
    "olimpiadas de conocimiento",
    "concursos en colombia",
    "retos de numeros y logica",
    "competencia de ciencias exactas",
    "entrenamiento olimpico",
    "viajar representando a mi pais",
    "concursos para bachilleres colombia",
  ],
  texts: {
    es: {
      name: "Olimpiadas Colombianas (UAN): matemáticas, física y computación",
      audience:
        "Estudiantes de colegio de Colombia; en matemáticas, también de universidad",
      gives:
        "Preparación para los mejores y el camino a los equipos que van a la IMO y otras olimpiadas",
      when: "Cada olimpiada tiene su calendario: consúltalo en la página de la UAN",
      description:
        "La Universidad Antonio Nariño organiza olimpiadas de matemáticas, desde primaria hasta la universidad, y de física y computación en secundaria. Empiezas en las pruebas de tu colegio; quienes llegan más lejos se entrenan y compiten por los cupos de Colombia. La UAN también ha convocado una de astronomía.",
      requirements: {
        school:
          "Estudiar en un colegio de Colombia o, en matemáticas, una carrera universitaria",
        entry: "Participar por tu institución en las pruebas de selección",
      },
      note: "Confirma en la página qué olimpiadas corren este año, si se paga inscripción y hasta cuándo puede inscribirse tu colegio.",
    },
    en: {
      name: "Colombian Olympiads (UAN): mathematics, physics and computing",
      audience:
        "School students in Colombia; in mathematics also at university",
      gives:
        "Training for the best and the way to the teams that go to the IMO and other olympiads",
      when: "Each olympiad has its calendar: look it up on UAN's page",
      description:
        "Universidad Antonio Nariño runs olympiads in mathematics, from primary school to university, and in physics and computing in secondary school. You start in your school's tests; those who go furthest are trained and compete for Colombia's places. UAN has also run one in astronomy.",
      requirements: {
        school:
          "Study at a school in Colombia or, in mathematics, for a first degree",
        entry: "Take part through your institution in the selection tests",
      },
      note: "Check on the page which olympiads run this year, whether there is an entry fee and until when your school can register.",
    },
  },
};
