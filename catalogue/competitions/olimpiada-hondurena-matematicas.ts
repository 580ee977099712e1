import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const olimpiadaHondurenaMatematicas: Competition = {
  id: "olimpiada-hondurena-matematicas",
  link: "https://www.upnfm.edu.hn/",
  tags: ["honduras", "matemáticas", "olimpiada", "nacional"],
  sources: [
    {
      url: "https://www.laprensa.hn/sanpedro/jovenes-hondurenosolimpiada-iberoamericana-matematica-chile-PI27499710",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.elheraldo.hn/honduras/upnfm-realiza-homenaje-estudiantes-brillantes-matematicas-KB27514394",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://cronicahn.com/category/nacionales/7000-ninos-hondurenos-participan-en-ronda-selectiva-de-olimpiada-de-matematicas",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.upnfm.edu.hn/index.php/ultimas-noticias/653-prueba-de-seleccion-de-la-ii-olimpiada-de-matematicas-de-ii-ciclo-de-educacion-basica",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  section: "national",
  category: "mathematics",
  icon: "trophy",
  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Comité de olimpiadas, con la Universidad Pedagógica (UPNFM)",
  requirementsKeys: ["requirements.residence", "requirements.level"],
  eligibility: [
    {
      kind: "residence",
      countries: ["HN"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.level",
      changeable: false,
    },
  ],
  phrases: [
    "olimpiada hondurena de matematicas",
    "olimpiada de mate honduras",
    "concurso de matematicas honduras",
    "prueba canguro honduras",
    "academia de talentos matematicos",
    "como llegar a la oim desde honduras",
    "competencia de matematicas para colegio honduras",
    "upnfm olimpiada",
    "seleccion de matematicas de honduras",
    "jovenes talento matematicas",
    "soy bueno en mate y vivo en honduras",
    "premios departamentales matematicas",
    "honduras math olympiad",
    "math contest honduras",
    "olimpiadas de conocimiento",
    "concursos en honduras",
    "retos de numeros y logica",
    "concursos para secundaria",
    "actividades de mates fuera de clase",
    "mi primera olimpiada",
    "viajar representando a mi pais",
    "concursos centroamerica",
  ],
  texts: {
    es: {
      name: "Olimpiada Hondureña de Matemáticas",
      organization:
        "Comité de olimpiadas, con la Universidad Pedagógica (UPNFM)",
      audience: "Estudiantes de Honduras, de primaria a bachillerato",
      gives:
        "Premios por departamento y el camino a las olimpiadas internacionales",
      when: "Una nota sin año cuenta ronda selectiva en marzo, otra en mayo y premios en agosto",
      where: "Honduras",
      description:
        "Empieza en una ronda selectiva nacional, para la que se ha usado la prueba Canguro, y pasa a una segunda ronda. De las competencias nacionales salen quienes representan a Honduras, como en la Iberoamericana.",
      note: "Pregunta en tu centro o en la UPNFM cuándo es la próxima ronda.",
      requirements: {
        residence: "Estudiar en un centro público o privado de Honduras",
        level: "Cursar la escuela, de primaria a bachillerato",
      },
    },
    en: {
      name: "Honduran Mathematical Olympiad",
      organization:
        "Olympiad committee, with the Universidad Pedagógica (UPNFM)",
      audience: "Students in Honduras, from primary to upper secondary",
      gives: "Prizes by department and the way to the international olympiads",
      when: "An undated article tells of a selection round in March, one in May and prizes in August",
      where: "Honduras",
      description:
        "Begin in a national selection round, for which the Kangaroo test has been used, and go on to a second round. The national contests choose those who represent Honduras, as at the Ibero-American olympiad.",
      note: "Ask your school or the UPNFM when the next round is.",
      requirements: {
        residence: "Study at a public or private school in Honduras",
        level: "Be at school, from primary to upper secondary",
      },
    },
  },
};
