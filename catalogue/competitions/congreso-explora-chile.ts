import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

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
  requirementsKeys: ["requirements.team", "requirements.registration"],
  eligibility: [
    {
      kind: "residence",
      countries: ["CL"],
      textKey: "requirements.team",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.team",
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
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://explora.cl/aricayparinacota/?p=36623",
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
      gives:
        "Asesoría de una persona de la universidad, y el viaje al congreso nacional si te eligen",
      when: "Se trabaja durante el año; ha habido congresos regionales a fines de agosto",
      where: "En tu región; el congreso nacional, en una sede que cambia",
      description:
        "Forma una academia escolar e investiga o inventa algo sobre tu entorno, en ciencias naturales, sociales, artes o humanidades. Lo muestras en el congreso de tu región y de ahí salen los equipos del nacional. En algunas regiones es una feria sin puntajes.",
      requirements: {
        team: "Formar una academia escolar con un docente, en Chile",
        registration: "Inscribirla en el proyecto Explora (PAR) de tu región",
      },
      figures: {
        y2025:
          "Al Congreso Nacional de 2025 llegaron 41 equipos de los 18 proyectos regionales.",
      },
      note: "Cada región publica su convocatoria y sus plazos: en O’Higgins, la del congreso de 2025 salió el 8 de julio, para academias ya inscritas de 5.º básico a 4.º medio. Busca el PAR Explora de la tuya al empezar el año escolar.",
    },
    en: {
      name: "Explora Congress: school research and innovation (Chile)",
      organization:
        "Explora Programme, Ministry of Science, Technology, Knowledge and Innovation (Chile)",
      audience:
        "School teams in Chile, from first grade to the last year, with a teacher",
      gives:
        "Advice from someone at a university, and the trip to the national congress if chosen",
      when: "Work runs all year; some regional congresses have been in late August",
      where: "In your region; the national congress at a venue that changes",
      description:
        "Form a school academy and research or invent something about your surroundings, in natural or social sciences, arts or humanities. You show it at the congress of your region, which sends teams to the national. In some regions it is a fair without scores.",
      requirements: {
        team: "Form a school academy with a teacher, in Chile",
        registration: "Register it with your region's Explora project (PAR)",
      },
      figures: {
        y2025:
          "41 teams from the 18 regional projects reached the 2025 National Congress.",
      },
      note: "Each region publishes its own call and deadlines: in O’Higgins that of the 2025 congress came out on 8 July, for registered academies from grade 5 on. Look for the PAR Explora of yours when the school year starts.",
    },
  },
};
