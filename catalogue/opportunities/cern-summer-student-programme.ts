import type { Opportunity } from "../opportunity.schema.ts";
import { IN_POSTGRADUATE_STUDIES } from "../shared-conditions.ts";

export const cernSummerStudentProgramme: Opportunity = {
  id: "cern-summer-student-programme",
  link: "https://careers.cern/summer",
  tags: ["física", "ingeniería", "informática", "investigación", "suiza"],
  sources: [
    {
      url: "https://summerstudent.web.cern.ch/what-does-CERN-offer",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://careers.cern/behind-scenes-cerns-summer-student-programme",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://cernandsocietyfoundation.cern/projects/non-member-state-summer-student-programme",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.studyintorino.it/cern-summer-student-programme-2023/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "CERN",
  section: "research",
  category: "naturalSciences",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.studies",
    "requirements.doctorate",
    "requirements.cern",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "posgrado"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // Six count at the start of the stay: the third year may reach them, the second cannot.
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 5,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // The field of study is for the student to judge.
      kind: "anyOf",
      options: [
        [
          { kind: "level", levels: ["licenciatura_cursando"] },
          { kind: "other" },
        ],
        IN_POSTGRADUATE_STUDIES,
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "Doctorado en curso",
      textKey: "requirements.doctorate",
      changeable: false,
    },
    {
      kind: "status",
      notHolding:
        "Más de tres meses en el CERN o participación en su programa de verano",
      textKey: "requirements.cern",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.language",
      changeable: true,
    },
  ],
  levels: ["undergraduate", "postgraduate"],
  fields: ["naturalSciences", "technology", "mathematics"],
  cost: "funded",
  cycle: { basis: "usual", windows: [{ opens: 11, closes: 1 }] },
  lastSeenCycle: 2023,
  phrases: [
    "cern verano estudiantes",
    "summer student cern",
    "practicas en el cern",
    "pasantia en ginebra suiza fisica",
    "cern para latinoamericanos universitarios",
    "trabajar en el cern siendo estudiante",
    "pasantia de fisica de particulas pagada",
    "cern para ingenieros y programadores",
    "como entrar al cern en verano",
    "estancia gran colisionador de hadrones",
    "verano cern licenciatura o maestria fisica",
    "cern summer student programme non member",
    "physics internship geneva paid",
    "estudio fisica y sueño con el cern",
    "verano pagado en ginebra",
    "practicas en el cern para universitarios",
    "trabajar con fisicos en suiza",
    "programa de verano para informaticos e ingenieros",
    "internship at cern",
    "acelerador de particulas verano",
    "estancia en europa con sueldo y viaje",
    "estudiantes de computacion a suiza",
    "pasantias pagadas",
    "practicas en europa",
    "practicas de ingenieria",
    "stem internship",
    "fisica cuantica para jovenes",
    "programador en suiza",
    "practicas de verano pagadas",
  ],
  texts: {
    es: {
      name: "Programa de Estudiantes de Verano del CERN",
      audience:
        "Estudiantes con unos tres años de licenciatura o en maestría, de cualquier país",
      gives: "Asignación diaria para vivir en Ginebra y apoyo de viaje",
      when: "Suele abrir hacia noviembre y cerrar a fines de enero",
      where: "CERN, Ginebra, Suiza",
      description:
        "Trabaja ocho semanas, entre junio y septiembre, en un proyecto de física, ingeniería, computación o matemáticas del CERN. Hay lugares para países que no son miembros; quien viene de un país miembro puede quedarse hasta trece semanas.",
      requirements: {
        studies:
          "Estudiar una maestría, o una carrera de ciencia o ingeniería con 3 años hechos al iniciar la estancia",
        doctorate: "No ser estudiante de doctorado",
        cern: "No haber ido a un programa de verano del CERN ni estado ahí más de tres meses",
        language: "Hablar inglés; el francés suma",
      },
      note: "Mira si tu país es miembro del CERN: para los que no lo son, los lugares financiados son limitados. El apoyo de viaje se paga al final. Lee los montos en la convocatoria del año.",
    },
    en: {
      name: "CERN Summer Student Programme",
      audience:
        "Students with about three years of university or in a master's, from any country",
      gives: "A daily allowance to live in Geneva and support for travel",
      when: "It usually opens around November and closes in late January",
      where: "CERN, Geneva, Switzerland",
      description:
        "Work for eight weeks, between June and September, on a CERN project in physics, engineering, computing or mathematics. There are places for countries that are not members; people from a member country may stay for up to thirteen weeks.",
      requirements: {
        studies:
          "Study for a master's, or for a science or engineering degree with 3 years done by the start of the stay",
        doctorate: "Not be a doctoral student",
        cern: "Not have been in a CERN summer programme, or there for over three months",
        language: "Speak English; French is a plus",
      },
      note: "Check whether your country is a CERN member: for those that are not, funded places are limited. Travel support is paid at the end. Read the amounts in this year's call.",
    },
  },
};
