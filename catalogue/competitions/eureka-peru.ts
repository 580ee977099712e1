import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const eurekaPeru: Competition = {
  id: "eureka-peru",
  link: "https://www.gob.pe/concursoseducativos",
  tags: ["perú", "ciencia", "tecnología", "proyectos", "nacional"],
  sources: [
    {
      url: "https://www.gob.pe/institucion/ugeljaen/noticias/874425-xxxiii-feria-escolar-nacional-de-ciencia-y-tecnologia-eureka-2023-etapa-ugel",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.peruinforma.com/eureka-2025-revelan-a-los-estudiantes-ganadores-del-concurso-nacional-de-ciencia",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.infobae.com/peru/2025/08/19/minedu-lanza-concursos-educativos-para-colegios-2025-como-participar-y-fechas-de-inscripciones/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  sharedLinkReason:
    "The ministry lists its school contests on one page; each has its own rules and calendar.",
  organization: "CONCYTEC y Ministerio de Educación del Perú",
  organizationKey: "organization",
  section: "national",
  category: "multidisciplinary",
  icon: "science",
  levels: ["highSchool"],
  fields: ["naturalSciences", "technology", "socialSciences"],
  cost: "varies",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.school", "requirements.project"],
  eligibility: [
    {
      kind: "residence",
      countries: ["PE"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.project",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.peruinforma.com/eureka-2025-revelan-a-los-estudiantes-ganadores-del-concurso-nacional-de-ciencia",
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-09-12",
      source:
        "https://www.infobae.com/peru/2025/08/19/minedu-lanza-concursos-educativos-para-colegios-2025-como-participar-y-fechas-de-inscripciones/",
      lineKey: "editions.ugel",
    },
  ],
  phrases: [
    "eureka feria de ciencia peru",
    "feria escolar nacional de ciencia y tecnologia",
    "proyecto de ciencia para el colegio peru",
    "concytec escolares",
    "indagacion cientifica secundaria",
    "solucion tecnologica feria escolar",
    "concurso de proyectos secundaria peru",
    "inscripcion eureka ugel",
    "ciencias sociales feria escolar",
    "representar a mi region en feria",
    "ganar feria de ciencias peru",
    "peru school science fair",
    "national science fair for secondary pupils",
    "feria cientifica",
    "concursos en peru",
    "inventos",
    "concursos para secundaria",
    "proyecto de investigacion escolar",
    "jovenes investigadores",
    "concursos escolares del minedu",
    "presentar mi prototipo",
    "club de ciencia y tecnologia",
  ],
  texts: {
    es: {
      organization: "CONCYTEC y Ministerio de Educación del Perú",
      name: "Eureka – Feria Escolar Nacional de Ciencia y Tecnología",
      audience:
        "Estudiantes de secundaria de Perú con un proyecto y un docente",
      gives: "El pase a la final nacional para quienes ganan en su región",
      when: "En la última edición vista, la etapa UGEL cerró en septiembre; la final fue en noviembre",
      where: "En tu colegio, tu UGEL y tu región; la sede de la final cambia",
      description:
        "Presenta un proyecto de indagación científica, solución tecnológica o ciencias sociales con tu docente. La categoría D, de 1.º y 2.º, ha sido virtual, y la E, de 3.º a 5.º, presencial.",
      requirements: {
        school: "Estudiar secundaria en Perú",
        project: "Presentar un proyecto por tu institución, con un docente",
      },
      note: "Empieza el proyecto al inicio del año escolar y pide a tu docente las bases. Confirma la fecha de inscripción de tu UGEL: puede ser antes.",
      figures: {
        y2025: "Edición 35: final del 6 al 8 de noviembre de 2025 en Tarapoto.",
      },
      editions: { ugel: "Inscripción de la etapa UGEL" },
    },
    en: {
      organization: "CONCYTEC and Ministry of Education of Peru",
      name: "Eureka – National School Science and Technology Fair (Peru)",
      audience: "Pupils of secundaria in Peru with a project and a teacher",
      gives: "A place in the national final for those who win in their region",
      when: "In the last edition seen, the UGEL round closed in September; the final was in November",
      where:
        "At your school, your UGEL and your region; the final's venue changes",
      description:
        "Present a project of scientific inquiry, technological solution or social science with your teacher. Category D, 1st and 2nd, has been online, and category E, 3rd to 5th, on site.",
      requirements: {
        school: "Study secundaria in Peru",
        project: "Present a project through your school, with a teacher",
      },
      note: "Start the project when the school year begins and ask your teacher for the rules. Confirm your UGEL's registration date: it may be earlier.",
      figures: {
        y2025: "Edition 35: final from 6 to 8 November 2025 in Tarapoto.",
      },
      editions: { ugel: "Registration for the UGEL round" },
    },
  },
};
