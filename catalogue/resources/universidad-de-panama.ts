import type { Resource } from "../resource.schema.ts";

export const universidadDePanama: Resource = {
  id: "universidad-de-panama",
  link: "https://diradmision.up.ac.pa/",
  applicationUrl: "https://siu.up.ac.pa/",
  tags: [
    "panamá",
    "universidad pública",
    "admisión",
    "examen de admisión",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://launiversidad.up.ac.pa/node/3101",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.critica.com.pa/nacional/abre-convocatoria-para-proceso-de-admision-2026-494297/amp",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.prensa.com/sociedad/carrera-de-medicina-en-la-up-como-se-seleccionan-los-200-estudiantes/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.panamaamerica.com.pa/sociedad/alrededor-de-5000-estudiantes-no-podran-ingresar-la-universidad-de-panama-en-2026-1256926/amp",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "PA",
  icon: "university",
  levels: ["highSchool", "undergraduate"],
  fields: ["any"],
  cost: "paid",
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2025-10-01",
      source:
        "https://www.critica.com.pa/nacional/abre-convocatoria-para-proceso-de-admision-2026-494297/amp",
    },
  ],
  cycle: { basis: "unknown" },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Universidad de Panamá",
  requirementsKeys: [
    "requirements.school",
    "requirements.documents",
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
      // In countries with eleven grades the last year has no final marks of the eleventh.
      kind: "anyOf",
      options: [
        [{ kind: "residence", countries: ["PA"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
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
      year: 2026,
      textKey: "figures.process",
      source:
        "https://www.critica.com.pa/nacional/abre-convocatoria-para-proceso-de-admision-2026-494297/amp",
    },
  ],
  moreLinks: [
    {
      url: "https://sirex.up.ac.pa/",
      textKey: "links.foreigners",
    },
    {
      url: "https://diradmision.up.ac.pa/node/37",
      textKey: "links.degrees",
    },
  ],
  phrases: [
    "admision universidad de panama",
    "como entrar a la up panama",
    "pca y pcg universidad de panama",
    "inscripcion primer ingreso up",
    "siu universidad de panama",
    "prueba de capacidades academicas",
    "entrar a medicina en la up",
    "universidad publica en panama",
    "carreras segun mi bachillerato panama",
    "inscripcion para extranjeros universidad de panama",
    "cuanto cuesta inscribirse en la up",
    "estoy en duodecimo y quiero la u",
    "university of panama admission",
    "public university entrance panama",
    "universidades de panama",
    "examen para entrar a la u",
    "donde estudiar medicina en panama",
    "carreras en panama",
    "derecho enfermeria o contabilidad panama",
    "matricula de primer año",
  ],
  texts: {
    es: {
      name: "Universidad de Panamá: admisión",
      audience:
        "Quien quiere estudiar en la Universidad de Panamá, también si es de otro país",
      gives: "Inscripción en línea para entrar a una universidad pública",
      when: "El año anterior al ingreso; una cerró en octubre (extranjeros, en septiembre)",
      where: "Campus y centros regionales de todo Panamá",
      description:
        "Inscríbete en línea en la universidad, meses antes de terminar la escuela. Hay una prueba de capacidades académicas (PCA) y, en carreras como Medicina, otra de conocimientos generales (PCG).",
      note: "No pagues antes de recibir el correo de aceptación. Revisa qué bachilleratos acepta tu carrera, porque no todas aceptan todos. En Medicina contaban la PCA 20 %, la PCG 40 % y las notas 40 % (2025).",
      requirements: {
        school: "Tener ya tus notas de décimo y undécimo grado",
        documents:
          "Subir los créditos o boletines, tu cédula o cédula juvenil y una foto",
        exam: "Presentar la prueba de capacidades académicas y la que pida tu carrera",
      },
      figures: {
        process:
          "Para entrar en 2026: nacionales hasta el 1 de octubre de 2025 y extranjeros del 8 de julio al 19 de septiembre. La inscripción costaba 30 balboas.",
      },
      links: {
        foreigners: "Registro para personas de otros países",
        degrees: "Carreras según tu bachillerato",
      },
    },
    en: {
      name: "University of Panama: admission",
      audience:
        "Anyone who wants to study at the University of Panama, from abroad too",
      gives: "Online registration to enter a public university",
      when: "The year before entry; one closed in October (for foreigners, in September)",
      where: "Campuses and regional centres all over Panama",
      description:
        "Register online at the university, months before you finish school. There is an academic abilities test (PCA) and, for degrees such as Medicine, one of general knowledge (PCG).",
      note: "Do not pay before you get the acceptance e-mail. Check which school diplomas your degree accepts, because not all accept all. In Medicine the PCA counted 20%, the PCG 40% and marks 40% (2025).",
      requirements: {
        school: "Have your marks of tenth and eleventh grade",
        documents:
          "Upload your marks, your identity card or youth card and a photo",
        exam: "Sit the academic abilities test and the one your degree asks for",
      },
      figures: {
        process:
          "To enter in 2026: nationals until 1 October 2025 and foreigners from 8 July to 19 September. Registration cost 30 balboas.",
      },
      links: {
        foreigners: "Registration for people from other countries",
        degrees: "Degrees by school diploma",
      },
    },
  },
};
