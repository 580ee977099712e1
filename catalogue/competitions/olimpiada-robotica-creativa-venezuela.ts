import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

export const olimpiadaRoboticaCreativaVenezuela: Competition = {
  id: "olimpiada-robotica-creativa-venezuela",
  link: "https://mincyt.gob.ve/",
  tags: ["venezuela", "robótica", "olimpiada", "equipos", "nacional"],
  sources: [
    {
      url: "https://mincyt.gob.ve/?p=153167",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.aporrea.org/tecno/n408363.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://mincyt.gob.ve/category/noticias-del-dia/page/5",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  sharedLinkReason:
    "The ministry has no stable page of each programme; its news page announces all of them.",
  organization:
    "Ministerio del Poder Popular para Ciencia y Tecnología (Venezuela)",
  organizationKey: "organization",
  section: "national",
  category: "computerScience",
  icon: "code",
  levels: ["highSchool"],
  fields: ["technology"],
  cost: "varies",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.residence",
    "requirements.team",
    "requirements.entry",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["VE"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    // A pupil's school may not take part, and no rule asks for school or an age.
    {
      kind: "anyOf",
      options: [[AT_SCHOOL, { kind: "other" }], [{ kind: "other" }]],
      textKey: "requirements.entry",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.entry",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source: "https://mincyt.gob.ve/category/noticias-del-dia/page/5",
    },
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://www.aporrea.org/tecno/n408363.html",
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-03-27",
      source: "https://mincyt.gob.ve/category/noticias-del-dia/page/5",
    },
  ],
  phrases: [
    "olimpiada de robotica venezuela",
    "robotica creativa mincyt",
    "concurso de robotica para liceos",
    "equipo de robotica de niñas venezuela",
    "competir con robots en mi estado",
    "clasificatoria estadal robotica",
    "final nacional de robotica venezuela",
    "inscribir equipo de robotica",
    "robotica para jovenes venezuela",
    "competencia de tecnologia escolar venezuela",
    "construir robots con mi colegio",
    "venezuela robotics olympiad",
    "robotics contest venezuelan schools",
    "club de robotica",
    "concursos en venezuela",
    "concursos en equipo",
    "electronica y programacion",
    "mecatronica",
    "chicas stem",
    "tecnologia para adolescentes",
  ],
  texts: {
    es: {
      organization:
        "Ministerio del Poder Popular para Ciencia y Tecnología (Venezuela)",
      name: "Olimpiada de Robótica Creativa (Venezuela)",
      audience:
        "Niñas, niños y jóvenes de Venezuela, en equipo y por su institución",
      gives: "Clasificatorias por estado o región, y una final nacional",
      when: "La última inscripción vista cerró en marzo; la final no cae siempre en el mismo mes",
      where: "En tu estado o región; después, la final nacional",
      description:
        "Forma un equipo y compite primero en la clasificatoria de tu estado o región. Quienes avanzan llegan a la final nacional. Se han valorado los equipos mixtos y los de niñas.",
      requirements: {
        residence: "Vivir en Venezuela",
        team: "Formar un equipo",
        entry: "Participar por una institución pública o privada",
      },
      note: "Pregunta en tu institución y lee la convocatoria en la página del ministerio. Confirma las edades, las categorías y el material que lleva cada equipo.",
      figures: {
        y2026:
          "En 2026: inscripción hasta el 27 de marzo y clasificatorias estadales, presenciales, hasta el 11 de abril. Las regionales se fijaron del 24 de abril al 16 de mayo.",
        y2025: "En 2025 la final fue en agosto, con edades de 8 a 19 años.",
      },
    },
    en: {
      organization:
        "Ministry of People's Power for Science and Technology (Venezuela)",
      name: "Creative Robotics Olympiad (Venezuela)",
      audience:
        "Girls, boys and young people in Venezuela, in a team and through their institution",
      gives: "Qualifiers by state or region, and a national final",
      when: "The last registration seen closed in March; the month of the final changes",
      where: "In your state or region; then the national final",
      description:
        "Form a team and compete first in the qualifier of your state or region. Those who advance reach the national final. Mixed teams and teams of girls have been valued.",
      requirements: {
        residence: "Live in Venezuela",
        team: "Form a team",
        entry: "Take part through a public or private institution",
      },
      note: "Ask at your institution and read the call on the ministry's page. Check the ages, the categories and the material each team brings.",
      figures: {
        y2026:
          "In 2026: registration until 27 March and on-site state qualifiers until 11 April. The regional ones were set for 24 April to 16 May.",
        y2025: "In 2025 the final was in August, with ages from 8 to 19.",
      },
    },
  },
};
