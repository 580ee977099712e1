import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const congresoExploraChile: Competition = {
  id: "congreso-explora-chile",
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://explora.cl/",
  organization:
    "Programa Explora, Ministerio de Ciencia, Tecnología, Conocimiento e Innovación (Chile)",
  section: "national",
  category: "multidisciplinary",
  icon: "science",
  tags: ["chile", "ciencia", "proyectos", "investigación", "innovación"],
  levels: ["highSchool"],
  fields: ["naturalSciences", "socialSciences", "technology"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  requirementsKeys: [
    "requirements.school",
    "requirements.team",
    "requirements.registration",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["CL"],
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
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
  ],
  sources: [
    {
      url: "https://explora.cl/ohiggins/par-explora-abre-proceso-a-congreso-regional-iie-2025",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://explora.cl/aricayparinacota/?p=36623",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.radiopolar.com/ninas-ninos-jovenes-vida-congreso-regional-explora-2025-valparaiso",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://rvl.uv.cl/noticias/9168-seremi-de-ciencias-rodrigo-gonzalez-destaca-congreso-nacional-explora-2024",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  phrases: [
    "congreso explora",
    "par explora mi region",
    "investigacion escolar chile",
    "feria cientifica chile",
    "academia escolar de ciencias",
    "congreso nacional explora equipos",
    "proyecto de ciencias en el colegio",
    "concurso de innovacion escolar chile",
    "iie explora postular",
    "asesor cientifico para colegio",
    "investigar con mi profe de ciencias",
    "feria de ciencias enseñanza media",
    "chile school science congress",
    "research project fair for chilean schools",
    "feria cientifica",
    "concursos en chile",
    "inventos",
    "jovenes investigadores",
    "proyecto de investigacion escolar",
    "extracurriculares de ciencia",
    "investigar en artes o humanidades",
    "concursos escolares chile",
  ],
  texts: {
    es: {
      name: "Congreso Explora: investigación e innovación escolar (Chile)",
      organization:
        "Programa Explora, Ministerio de Ciencia, Tecnología, Conocimiento e Innovación (Chile)",
      audience:
        "Equipos escolares de Chile, de primero básico a cuarto medio, con docente",
      gives: "Asesoría, y el viaje al congreso nacional si te eligen",
      when: "Se trabaja durante el año; hubo congresos regionales a fines de agosto",
      where: "En tu región; el congreso nacional, en una sede que cambia",
      description:
        "Forma una academia escolar e investiga o inventa algo sobre tu entorno, en ciencias naturales, sociales, artes o humanidades. Lo muestras en el congreso de tu región y de ahí salen los equipos del nacional. En algunas regiones es una feria sin puntajes.",
      requirements: {
        school:
          "Estudiar en una escuela de Chile, de primero básico a cuarto medio",
        team: "Formar una academia escolar con un docente",
        registration: "Inscribirla en el proyecto Explora (PAR) de tu región",
      },
      note: "Cada región publica su convocatoria y sus plazos, y puede pedir ciertos grados. Busca el PAR Explora de la tuya al empezar el año escolar.",
    },
    en: {
      name: "Explora Congress: school research and innovation (Chile)",
      organization:
        "Explora Programme, Ministry of Science, Technology, Knowledge and Innovation (Chile)",
      audience:
        "School teams in Chile, from first grade to the last year, with a teacher",
      gives: "Advice, and the trip to the national congress if chosen",
      when: "Work runs all year; some regional congresses were in late August",
      where: "In your region; the national congress at a venue that changes",
      description:
        "Form a school academy and research or invent something about your surroundings, in natural or social sciences, arts or humanities. You show it at the congress of your region, which sends teams to the national. In some regions it is a fair without scores.",
      requirements: {
        school: "Study at a school in Chile, from first grade to the last year",
        team: "Form a school academy with a teacher",
        registration: "Register it with your region's Explora project (PAR)",
      },
      note: "Each region publishes its own call and deadlines, and may ask for certain grades. Look for the PAR Explora of yours when the school year starts.",
    },
  },
};
