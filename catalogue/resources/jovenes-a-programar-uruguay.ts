import type { Resource } from "../resource.schema.ts";
import { LOWER_SECONDARY_FINISHED } from "../shared-conditions.ts";

export const jovenesAProgramarUruguay: Resource = {
  id: "jovenes-a-programar-uruguay",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://jovenesaprogramar.edu.uy/",
  name: "Jóvenes a Programar",
  organization: "Ceibal (Uruguay)",
  section: "featured",
  type: "Curso",
  languages: ["es"],
  country: "UY",
  icon: "code",
  tags: ["uruguay", "programación", "curso", "gratis", "en línea", "empleo"],
  levels: ["highSchool", "undergraduate"],
  fields: ["technology"],
  cost: "free",
  cycle: {
    basis: "unknown",
  },
  lastSeenCycle: 2021,
  requirementsKeys: [
    "requirements.residence",
    "requirements.age",
    "requirements.school",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["UY"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        // The newest call read is of 2021, and earlier ones took ages 17 to 26.
        [{ kind: "age", min: 18, max: 30 }, { kind: "other" }],
        [{ kind: "age", min: 17 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      ...LOWER_SECONDARY_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
  ],
  sources: [
    {
      url: "https://jovenesaprogramar.edu.uy/noticia/lanzamiento-generacion-2021",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://cuti.org.uy/pt-br/noticias/de-interes/los-futuros-programadores-que-forma-el-plan-ceibal/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://ladiaria.com.uy/educacion/articulo/2018/5/se-graduaron-los-primeros-700-estudiantes-de-jovenes-a-programar/?display=amp",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "jovenes a programar ceibal",
    "curso de programacion gratis uruguay",
    "jap plan ceibal",
    "curso de testing gratis",
    "aprender a programar y conseguir trabajo",
    "curso de desarrollo web uruguay",
    "trabajar en tecnologia sin carrera",
    "curso con certificado de ceibal",
    "programacion para jovenes de 18 a 30",
    "genexus curso gratis",
    "primer empleo en informatica uruguay",
    "estudiar programacion en linea uruguay",
    "free coding course uruguay",
    "software testing course for young people",
    "programador sin universidad",
    "primer empleo programador",
    "cambiar de trabajo a tecnologia",
    "tester de software",
    "bootcamp",
    "cursos online",
  ],
  texts: {
    es: {
      audience:
        "Jóvenes de Uruguay que quieren un primer trabajo en tecnología",
      gives:
        "Un curso gratis de programación o testing, con certificado y apoyo para buscar empleo",
      when: "El último curso visto empezó en marzo; confirma si hay inscripción y cuándo",
      where: "Ha sido en línea, con encuentros en vivo",
      description:
        "Aprende a programar o a probar software sin carrera previa. El curso suma habilidades técnicas, formas de trabajar en equipo e inglés. Lo organiza Ceibal con apoyo de empresas de tecnología.",
      requirements: {
        residence: "Vivir en Uruguay",
        age: "Tener de 18 a 30 años (generación de 2021)",
        school: "Tener aprobado el Ciclo Básico de educación media",
      },
      note: "La última convocatoria que leímos es de 2021 y antes la edad era de 17 a 26 años. Confirma en su página si hay inscripción abierta, la edad y si piden una prueba.",
    },
    en: {
      audience: "Young people in Uruguay who want a first job in technology",
      gives:
        "A free course in programming or testing, with a certificate and help to find a job",
      when: "The last course seen started in March; check whether and when registration opens",
      where: "It has been online, with live meetings",
      description:
        "Learn to program or to test software without a degree. The course adds technical skills, teamwork and English. Ceibal runs it with the support of technology companies.",
      requirements: {
        residence: "Live in Uruguay",
        age: "Be 18 to 30 years old (2021 intake)",
        school: "Have passed the Ciclo Básico (lower secondary)",
      },
      note: "The last call we read is of 2021, and before it the age was 17 to 26. Check on its page whether registration is open, the age and whether there is a test.",
    },
  },
};
