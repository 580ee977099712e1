import type { Scholarship } from "../scholarship.schema.ts";

export const santanderOpenAcademy: Scholarship = {
  id: "santander-open-academy",
  titleKey: "title",
  organization: "Banco Santander",
  link: "https://www.santanderopenacademy.com/es/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: ["requirements.register", "requirements.call"],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.elespectador.com/educacion/hay-10000-cupos-para-estudiar-ingles-gratis-y-desde-casa-como-aplicar/",
    },
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.cronica.com.mx/negocios/2025/10/07/santander-impulsa-talento-artistico-y-gastronomico-con-becas-por-mas-de-1-mdp/",
    },
  ],
  categoryKey: "nationalInternational",
  typeKey: "private",
  icon: "bank",
  criteria: ["merit", "need"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["tuition", "living", "language"],
  cost: "funded",
  eligibility: [
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.register",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.call",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  tags: ["banco", "curso", "movilidad", "idiomas"],
  sources: [
    {
      url: "https://www.elespectador.com/educacion/hay-10000-cupos-para-estudiar-ingles-gratis-y-desde-casa-como-aplicar/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://elpais.com/educacion/2024-06-04/las-becas-del-banco-santander-se-abren-por-primera-vez-a-estudiantes-de-fp-y-personas-que-cursen-microcreditos-en-universidades.html?outputType=amp",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.cronica.com.mx/negocios/2025/10/07/santander-impulsa-talento-artistico-y-gastronomico-con-becas-por-mas-de-1-mdp/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.santanderopenacademy.com/en/legal/notice.html",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "becas santander universidades",
    "santander open academy cursos",
    "becas del banco santander",
    "curso de ingles gratis santander",
    "becas santander mexico universitarios",
    "becas santander chile movilidad",
    "cursos gratis de un banco para jovenes",
    "como inscribirme en becas santander",
    "beca de banco para intercambio universitario",
    "aprender idiomas gratis con beca santander",
    "becas posgrado y cursos profesionales santander",
    "santander scholarships and free courses",
    "bank scholarships for latin american students",
    "quiero tomar cursos cortos para mi cv",
    "cursos con beca para universitarios",
    "beca para aprender idiomas en linea",
    "beca corta de un banco",
    "apoyo para movilidad e intercambio universitario",
    "cursos de tecnologia y habilidades gratis",
    "becas para estudiar un semestre fuera",
    "convocatorias de becas para todos los paises",
    "curso de liderazgo o negocios becado",
    "beca para estudiantes y profesionales",
    "formacion gratuita para conseguir empleo",
    "becas para cursos online",
    "becas de idiomas",
    "cursos de habilidades digitales",
    "mejorar mi curriculum sin pagar",
    "aprender excel y programacion con beca",
    "becas cortas para profesionales jovenes",
    "cursos de empleabilidad",
    "mejorar ingles profesional",
    "becas para intercambios",
  ],
  texts: {
    es: {
      title: "Becas Santander Open Academy",
      audience:
        "Estudiantes y jóvenes de varios países, entre ellos México y Chile",
      amount:
        "Según la convocatoria: cursos e idiomas gratis, manutención, movilidad o estudios",
      level: "Licenciatura, posgrado y formación continua",
      deadline: "No hay una fecha única: cada convocatoria tiene la suya",
      description:
        "Una sola plataforma con las becas y los cursos del banco. Regístrate, elige tu país y revisa qué convocatorias están abiertas para ti.",
      requirements: {
        register: "Registrarte en la plataforma",
        call: "Cumplir lo que pide cada convocatoria (país, universidad, promedio)",
      },
      note: "No es una sola beca: reúne muchas convocatorias y los países participantes cambian. Lee las bases de cada una antes de postular.",
      figures: {
        y2026:
          "Ejemplo de 2026: plazas de inglés en línea para mayores de 18 años de México, Colombia, Argentina, Chile, Perú, Uruguay y otros países.",
        y2025:
          "Ejemplo de 2025: Becas Santander Legacy México, para artes, y una para mujeres que estudian gastronomía.",
      },
    },
    en: {
      title: "Santander Open Academy scholarships",
      audience:
        "Students and young people in several countries, Mexico and Chile included",
      amount:
        "By call: free courses and languages, living support, mobility or study grants",
      level: "Undergraduate, graduate, continuing education",
      deadline: "There is no single date: each call has its own",
      description:
        "One platform with the bank's scholarships and courses. Register, choose your country and see which calls are open to you.",
      requirements: {
        register: "Register on the platform",
        call: "Meet what each call asks (country, university, average)",
      },
      note: "It is not a single scholarship: it gathers many calls, and the countries taking part change. Read the rules of each one before you apply.",
      figures: {
        y2026:
          "Example from 2026: places to learn English online, for over-18s in Mexico, Colombia, Argentina, Chile, Peru, Uruguay and other countries.",
        y2025:
          "Example from 2025: Becas Santander Legacy México, for arts, and one for women who study gastronomy.",
      },
    },
  },
};
