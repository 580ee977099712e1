import type { Scholarship } from "../scholarship.schema.ts";

export const coarPeru: Scholarship = {
  id: "coar-peru",
  link: "https://admisioncoar.minedu.gob.pe/",
  tags: [
    "perú",
    "gobierno",
    "secundaria",
    "internado",
    "bachillerato internacional",
    "gratis",
  ],
  sources: [
    {
      url: "https://infobae.com/peru/2024/01/09/coar-2024-en-que-consiste-el-examen-de-preseleccion-y-quienes-pueden-obtener-puntaje-adicional",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://andina.pe/agencia/noticia-coar-2026-piurano-alcanzo-primer-puesto-entre-2650-ganadores-vacantes-1065072.aspx",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://elcomercio.pe/respuestas/tramites/atencion-postulantes-ya-salio-la-lista-de-aptos-coar-consultala-aqui-tdpe-noticia/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://elcomercio.pe/respuestas/tramites/quieres-postular-al-coar-2026-conoce-cuando-inicia-proceso-de-admision-e-inscripcion-segun-el-minedu-tdpe-noticia/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://panamericana.pe/locales/464963-20-000-postulantes-rendiran-domingo-prueba-escrita-ingreso-coar",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://laluz.pe/18-mil-estudiantes-se-inscribieron-para-postular-a-los-coar/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://larazon.pe/minedu-alista-inscripciones-para-postular-a-los-colegios-de-alto-rendimiento-coar",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://libero.pe/tiempoextra/2026/01/12/coar-2026-inicio-link-inscribirse-proceso-de-admision-requisitos-postular-209784",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2026/01/11/admision-a-los-coar-2026-cronograma-requisitos-y-fecha-de-inicio-de-inscripcion/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://prensaregional.pe/?p=438779",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  organization: "Ministerio de Educación del Perú",
  organizationKey: "organization",
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["highSchool"],
  covers: ["tuition", "living", "materials"],
  cost: "funded",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.place",
    "requirements.tests",
    "requirements.papers",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["PE"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "circumstance",
      is: "publicSchool",
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["otro"],
      stages: ["lowerSecondary"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "lowerSecondary",
      minYearsLeft: 2,
      maxYearsLeft: 2,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // The second year has to be finished.
      kind: "studyYear",
      stage: "lowerSecondary",
      completedSemesters: 4,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // The limit of 2024, which the prospectus of the year confirms.
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 15, on: { month: 3, day: 31 } }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    { kind: "record", textKey: "requirements.place", changeable: false },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.tests",
      changeable: true,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.papers",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.infobae.com/peru/2026/01/11/admision-a-los-coar-2026-cronograma-requisitos-y-fecha-de-inicio-de-inscripcion/",
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 1, closes: 1 }] },
  editions: [
    {
      year: 2026,
      opens: "2026-01-12",
      closes: "2026-01-30",
      source:
        "https://www.infobae.com/peru/2026/01/11/admision-a-los-coar-2026-cronograma-requisitos-y-fecha-de-inicio-de-inscripcion/",
    },
  ],
  phrases: [
    "coar admision",
    "colegio de alto rendimiento peru",
    "internado gratis secundaria peru",
    "bachillerato internacional gratis peru",
    "postular al coar desde segundo de secundaria",
    "colegio mayor presidente",
    "diez primeros puestos coar",
    "examen coar habilidades cognitivas",
    "estudiar tercero de secundaria en internado",
    "colegio del estado con ib",
    "secundaria con comida y alojamiento",
    "peru public boarding school ib",
    "high performance school peru",
    "ib diploma becado",
    "colegios para alumnos brillantes",
    "boarding school con beca",
    "escuela publica de alto nivel",
    "hermano en segundo de secundaria buen alumno",
    "programas para alumnos talentosos",
    "vivir en el colegio",
    "estudiar lejos de casa en secundaria",
    "superdotado en el colegio",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      organization: "Ministerio de Educación del Perú",
      title: "COAR – Colegios de Alto Rendimiento",
      audience:
        "Quien termina 2.º de secundaria en un colegio público de Perú, entre los primeros puestos",
      amount:
        "Internado gratis con comida, materiales y bachillerato internacional",
      level: "De 3.º a 5.º de secundaria",
      deadline:
        "La última vez abrió en enero; se postula al terminar 2.º de secundaria",
      description:
        "Son 25 colegios públicos con internado, en todas las regiones, para los tres últimos años de secundaria. El diploma IB, si lo apruebas, abre universidades del país y de fuera. La selección tiene una prueba escrita y después entrevista con prueba socioemocional.",
      requirements: {
        school:
          "Haber terminado 1.º y 2.º de secundaria en un colegio público de Perú",
        place:
          "Haber sido de los diez primeros o ganado la etapa nacional de un concurso del Minedu (2026)",
        tests: "Rendir la prueba escrita y la entrevista",
        papers: "Tener nacionalidad peruana o documentos migratorios válidos",
      },
      note: "Para el puesto ha contado 1.º; un diario de 2026 suma 2.º. En 2024 el tope era de 15 años al 31 de marzo: mira si sigue. Prepáralo en 2.º: se postula al terminarlo y te inscribe tu madre, padre o tutor.",
      figures: {
        y2026:
          "Admisión 2026: 2,650 vacantes, inscripción del 12 al 30 de enero, primera fase el 8 de febrero y resultados el 2 de marzo.",
      },
    },
    en: {
      organization: "Ministry of Education of Peru",
      title: "COAR – High-Performance Schools (Peru)",
      audience:
        "Those finishing 2nd of secundaria at a public school in Peru, among the top places",
      amount:
        "Free boarding school with meals, materials and International Baccalaureate",
      level: "3rd to 5th of secundaria",
      deadline:
        "Last opened in January; you apply once you finish 2nd of secundaria",
      description:
        "They are 25 public boarding schools, in every region, for the last three years of secundaria. The IB diploma, if you pass it, opens universities at home and abroad. Selection has a written test and then an interview with a socio-emotional test.",
      requirements: {
        school:
          "Have finished 1st and 2nd of secundaria at a public school in Peru",
        place:
          "Have been in the top ten or won the national stage of a contest of the Minedu (2026)",
        tests: "Take the written test and the interview",
        papers: "Hold Peruvian nationality or valid migration papers",
      },
      note: "For the place, 1st has counted; a newspaper of 2026 adds 2nd. In 2024 the limit was age 15 on 31 March: see whether it still is. Prepare during 2nd: you apply on finishing it, and your parent or guardian registers you.",
      figures: {
        y2026:
          "2026 admission: 2,650 places, registration from 12 to 30 January, first phase on 8 February and results on 2 March.",
      },
    },
  },
};
