import type { Resource } from "../resource.schema.ts";

export const institutoBalseiroIngresoBecado: Resource = {
  id: "instituto-balseiro-ingreso-becado",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.ib.edu.ar/",
  sharedLinkReason:
    "One institute, two programmes: the degree with its grant, and the summer stay in its laboratories.",
  organization: "Instituto Balseiro (CNEA y Universidad Nacional de Cuyo)",
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "AR",
  icon: "university",
  tags: [
    "argentina",
    "física",
    "ingeniería",
    "examen de admisión",
    "becas",
    "universidad pública",
  ],
  levels: ["undergraduate"],
  fields: ["naturalSciences", "technology"],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  lastSeenCycle: 2025,
  requirementsKeys: [
    "requirements.studies",
    "requirements.exam",
    "requirements.interview",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "licenciatura_terminada", "posgrado"],
      stages: ["undergraduate", "undergraduateFinished", "postgraduate"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 4,
      textKey: "requirements.studies",
      changeable: false,
    },
    // In which subject only the student knows.
    { kind: "other", textKey: "requirements.studies", changeable: false },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
    {
      kind: "task",
      task: "interview",
      textKey: "requirements.interview",
      changeable: true,
    },
  ],
  sources: [
    {
      url: "https://www.laarena.com.ar/la-pampa/desde-hoy-al-instituto-balseiro--20257280140",
      supports: ["programme", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.uncuyo.edu.ar/prensa/el-balseiro-cumple-70-anos-al-servicio-de-la-sociedad-argentina",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://uncuyo.edu.ar/prensa/el-balseiro-celebra-sus-67-anos-de-creacion80",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://uncuyo.edu.ar/prensa/mas-de-200-jovenes-rindieron-examen-virtual-para-ingresar-al-balseiro",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://agendarweb.com.ar/2023/04/24/el-instituto-balseiro-cumple-68-anos-formando-profesionales-de-excelencia",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.losandes.com.ar/sociedad/tres-mendocinos-sortearon-los-problemas-de-la-pandemia-y-fueron-elegidos-para-estudiar-en-el-balseiro/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://u-238.com.ar/?p=12881",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://defonline.com.ar/cuna-de-cientificos/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  phrases: [
    "instituto balseiro ingreso",
    "estudiar fisica en bariloche con beca",
    "examen de admision balseiro",
    "ingenieria nuclear argentina",
    "beca cnea para estudiar",
    "carrera de fisica con beca completa",
    "pasarme a ingenieria nuclear en tercer año",
    "estudiar en el centro atomico bariloche",
    "universidad gratis para latinos en fisica",
    "ingenieria en telecomunicaciones bariloche",
    "soy bueno en fisica y quiero beca",
    "ingreso al balseiro desde otro pais",
    "balseiro institute admission exam",
    "physics and nuclear engineering degree with grant",
    "energia nuclear",
    "carreras stem afuera",
    "cambiarme de universidad a mitad de carrera",
    "fisico o ingeniero becado",
    "vivir en el sur estudiando",
  ],
  texts: {
    es: {
      name: "Instituto Balseiro: ingreso con beca",
      organization: "Instituto Balseiro (CNEA y Universidad Nacional de Cuyo)",
      audience:
        "Estudiantes de física o ingeniería con dos años de carrera, de América Latina",
      gives:
        "Carrera gratuita, y una beca que ha cubierto alojamiento, comida y libros",
      when: "En años pasados, el examen fue entre abril y junio; las clases empiezan hacia agosto",
      where: "En Bariloche; el examen, en varias ciudades o en línea",
      description:
        "Entra en el tercer año a Física o a Ingeniería Nuclear, Mecánica o en Telecomunicaciones. Quien ingresa, por examen y entrevista, recibe una beca de la Comisión Nacional de Energía Atómica (CNEA), para dedicarse a estudiar.",
      requirements: {
        studies:
          "Aprobar los dos primeros años de Física, Ingeniería o una carrera afín",
        exam: "Rendir un examen escrito de física y matemática",
        interview: "Pasar una entrevista con el comité",
      },
      note: "En 2025 hubo ingreso y la beca seguía; el detalle del examen que leímos es de 2023. Confirma la fecha del examen, dónde se rinde desde tu país y qué cubre hoy la beca, que se reajusta.",
    },
    en: {
      name: "Balseiro Institute: entry with a grant",
      organization:
        "Instituto Balseiro (CNEA and Universidad Nacional de Cuyo)",
      audience:
        "Physics or engineering students with two years of study, from Latin America",
      gives:
        "A free degree, and a grant that has covered lodging, meals and books",
      when: "In past years the exam was between April and June; classes start around August",
      where: "In Bariloche; the exam in several cities or online",
      description:
        "Enter the third year of Physics or of Nuclear, Mechanical or Telecommunications Engineering. Those admitted, by exam and interview, get a grant of the National Atomic Energy Commission (CNEA), to devote themselves to study.",
      requirements: {
        studies:
          "Pass the first two years of Physics, Engineering or a related degree",
        exam: "Sit a written exam in physics and maths",
        interview: "Pass an interview with the committee",
      },
      note: "In 2025 there was an intake and the grant went on; the details of the exam that we read are of 2023. Check the date of the exam, where to sit it from your country and what the grant covers today, as it is adjusted.",
    },
  },
};
