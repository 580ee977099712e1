import type { Resource } from "../resource.schema.ts";

export const tecCostaRica: Resource = {
  id: "tec-costa-rica",
  link: "https://www.tec.ac.cr/",
  tags: [
    "costa rica",
    "universidad pública",
    "ingeniería",
    "examen de admisión",
    "tecnología",
  ],
  sources: [
    {
      url: "https://www.nacion.com/el-pais/aplicacion-de-examen-de-admision-del-tec-iniciara/HFM3FKUYC5B73GRDDHTCI6L77M/story/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.nacion.com/el-pais/esta-es-la-carrera-del-tec-con-el-corte-mas-alto/6GA2JDCR6ZAVZO6QAAPHFRJK6U/story/",
      supports: ["programme"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.sancarlosdigital.com/tec-inicia-aplicacion-de-su-prueba-de-aptitud-academica/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://tvsur.co.cr/noticias/tec-aplica-examen-de-admision-en-el-territorio-indigena-de-punta-burica",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://tec.ac.cr/hoyeneltec/print/3398",
      supports: ["programme"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://tec.ac.cr/tec-comienza-aplicar-su-prueba-admision?page=5",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
  ],
  serves: ["CR"],
  section: "universityAdmission",
  type: "Examen",
  languages: ["es"],
  country: "CR",
  icon: "exam",
  levels: ["highSchool", "undergraduate"],
  fields: ["technology", "naturalSciences"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Instituto Tecnológico de Costa Rica",
  requirementsKeys: [
    "requirements.school",
    "requirements.registration",
    "requirements.exam",
  ],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.nacion.com/el-pais/aplicacion-de-examen-de-admision-del-tec-iniciara/HFM3FKUYC5B73GRDDHTCI6L77M/story/",
    },
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.nacion.com/el-pais/esta-es-la-carrera-del-tec-con-el-corte-mas-alto/6GA2JDCR6ZAVZO6QAAPHFRJK6U/story/",
    },
  ],
  phrases: [
    "examen de admision tec",
    "tecnologico de costa rica ingreso",
    "como entrar al tec cartago",
    "paa del tec",
    "estudiar ingenieria en costa rica",
    "nota de corte tec",
    "inscripcion admision tec",
    "biotecnologia tec corte",
    "universidad publica de ingenieria costa rica",
    "examen de agosto tec",
    "quedar en espera en el tec",
    "razonamiento matematico examen tec",
    "costa rica institute of technology admission",
    "engineering entrance test costa rica",
    "examen para entrar a la u",
    "universidades publicas costa rica",
    "salgo del cole y quiero la u",
    "computacion o mecatronica cr",
    "soy bueno en mate y quiero ingenieria",
    "mejores universidades centroamerica",
  ],
  texts: {
    es: {
      name: "Tecnológico de Costa Rica (TEC): examen de admisión",
      audience:
        "Quien termina la secundaria y quiere una ingeniería u otra carrera del TEC",
      gives:
        "El examen que vale 60 % de tu nota de admisión; tus notas valen 40 %",
      when: "La última vez, el examen fue en agosto; la inscripción cierra meses antes",
      where: "En sedes de todo Costa Rica",
      description:
        "Presenta la prueba de aptitud propia del TEC, con razonamiento matemático y verbal. Tu nota va sobre 800 puntos y, según el corte de la carrera, quedas en admisión, en espera o elegible.",
      note: "Llega antes que otros exámenes: pregunta desde el inicio del curso por la inscripción. Si necesitas apoyos educativos o guardas el sábado, pregunta por la fecha especial.",
      requirements: {
        school:
          "Terminar este año la educación diversificada o tenerla terminada",
        registration:
          "Inscribirte en la admisión del TEC meses antes del examen",
        exam: "Presentar la prueba con documento vigente y sin calculadora",
      },
      figures: {
        y2025:
          "En 2025 el examen fue el 9, 23 y 30 de agosto; la fecha especial, el 21 de septiembre.",
        y2026: "Para entrar en 2026, el corte más alto fue 742.38 de 800.",
      },
    },
    en: {
      name: "Costa Rica Institute of Technology (TEC): entrance test",
      audience:
        "School leavers who want engineering or another degree at the TEC",
      gives:
        "The test that counts 60% of your admission mark; school marks count 40%",
      when: "Last time, the test was in August; registration closes months before",
      where: "At venues all over Costa Rica",
      description:
        "Sit the TEC's own aptitude test, with mathematical and verbal reasoning. Your mark is out of 800 and, by the cut-off of the degree, you are admitted, waiting or eligible.",
      note: "It comes before other tests: ask about registration at the start of the school year. If you need learning support or keep Saturday, ask about the special date.",
      requirements: {
        school: "Finish upper secondary school this year or have finished it",
        registration: "Register for TEC admission months before the test",
        exam: "Sit the test with a valid document and without a calculator",
      },
      figures: {
        y2025:
          "In 2025 the test was on 9, 23 and 30 August; the special date, on 21 September.",
        y2026: "To enter in 2026, the highest cut-off was 742.38 out of 800.",
      },
    },
  },
};
