import type { Resource } from "../resource.schema.ts";
import { IN_LOWER_SECONDARY } from "../shared-conditions.ts";

export const githubStudentDeveloperPack: Resource = {
  id: "github-student-developer-pack",
  link: "https://education.github.com/pack",
  tags: ["programación", "gratis"],
  sources: [
    {
      url: "https://github.com/github/docs/blob/main/content/education/about-github-education/github-education-for-students/apply-to-github-education-as-a-student.md",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "GitHub Student Developer Pack",
  organization: "GitHub",
  icon: "code",
  section: "productivityTools",
  type: "Herramienta",
  languages: ["en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.proof",
    "requirements.account",
    "requirements.enrolled",
  ],
  eligibility: [
    {
      kind: "age",
      min: 13,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.proof",
      changeable: true,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.account",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "licenciatura_cursando",
              "posgrado",
              "otro",
            ],
            stages: [
              "upperSecondary",
              "technical",
              "undergraduate",
              "postgraduate",
            ],
          },
        ],
        [IN_LOWER_SECONDARY, { kind: "other" }],
      ],
      textKey: "requirements.enrolled",
      changeable: false,
    },
  ],
  levels: ["highSchool", "undergraduate", "postgraduate"],
  fields: ["technology"],
  cost: "free",
  cycle: { basis: "always" },
  phrases: [
    "github student pack",
    "github education estudiantes",
    "paquete gratis para programadores",
    "herramientas de programacion sin pagar",
    "software de desarrollo gratis para alumnos",
    "como verificar que soy estudiante en github",
    "servicios de programacion para universitarios",
    "beneficios de software con carnet estudiantil",
    "descuentos tech para prepa y uni",
    "student developer pack que incluye",
    "recursos de codigo para estudiantes de sistemas",
    "free developer tools for students",
    "github student benefits",
    "programo y no puedo pagar las licencias",
    "herramientas gratis para programadores estudiantes",
    "beneficios con correo de estudiante",
    "free developer tools students",
    "software gratis para programar",
    "descuentos para estudiantes de sistemas",
    "descuentos para estudiantes",
    "herramientas para programar",
    "software gratis",
    "beneficios con carne de estudiante",
    "portafolio de programador",
    "estudio sistemas y necesito herramientas",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de prepa o universidad, desde los 13 años, que programan",
      gives: "Herramientas de programación sin costo mientras estudias",
      when: "Solicitud abierta todo el año",
      description:
        "Pide un paquete de herramientas y servicios para programar que normalmente cuestan dinero. GitHub comprueba primero que estudias y puede pedirte que lo demuestres otra vez más adelante.",
      requirements: {
        age: "Tener 13 años o más",
        proof:
          "Subir un documento con fecha vigente y, si lo pide, usar el correo de tu escuela",
        account: "Tener una cuenta personal de GitHub",
        enrolled:
          "Estudiar en prepa, universidad u otra escuela que da título o diploma",
      },
      note: "La lista de herramientas cambia seguido: mira la actual en su página. Sirve una credencial, constancia, horario o historial. Si tu escuela no da correo, pide una carta que lo diga.",
    },
    en: {
      audience: "High-school or university students, from age 13, who code",
      gives: "Programming tools at no cost while you study",
      when: "Applications open all year",
      description:
        "Ask for a package of programming tools and services that usually cost money. GitHub first checks that you are a student and may ask you to prove it again later.",
      requirements: {
        age: "Be 13 or older",
        proof:
          "Upload a document with a current date and, if asked, use your school email",
        account: "Have a personal GitHub account",
        enrolled:
          "Be enrolled in high school, university or another school that grants a degree or diploma",
      },
      note: "The list of tools changes often: see the current one on its page. A student card, letter, timetable or transcript will do. If your school gives no email, ask for a letter that says so.",
    },
  },
};
