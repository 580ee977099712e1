import type { Scholarship } from "../scholarship.schema.ts";
import { IN_HIGH_SCHOOL_THEN, MEASURED_NEED } from "../shared-conditions.ts";

export const becaPresidenteRepublicaChile: Scholarship = {
  id: "beca-presidente-republica-chile",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.junaeb.cl/becas-junaeb/",
  applicationUrl: "https://portalbecas.junaeb.cl/",
  sharedLinkReason:
    "Junaeb lists all its grants on one page; each of the two is asked for separately.",
  organization: "Junta Nacional de Auxilio Escolar y Becas (Junaeb)",
  tags: ["chile", "becas", "gobierno", "preparatoria", "necesidad económica"],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit", "need"],
  levels: ["highSchool"],
  covers: ["living"],
  cost: "funded",
  cycle: { basis: "usual", windows: [{ opens: 2, closes: 3 }] },
  requirementsKeys: [
    "requirements.grade",
    "requirements.need",
    "requirements.school",
  ],
  eligibility: [
    {
      kind: "grade",
      atLeast: 6,
      scale: "1-7",
      textKey: "requirements.grade",
      changeable: true,
    },
    // The register measures it: a family that sees no need may be below the limit.
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["CL"],
      textKey: "requirements.school",
      changeable: false,
    },
    // In the last year it depends on the month: school ends before the next call.
    {
      kind: "anyOf",
      options: IN_HIGH_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.adnradio.cl/2026/02/26/beca-presidente-de-la-republica-2026-cual-es-el-monto-y-como-se-puede-postular-al-beneficio/",
    },
  ],
  sources: [
    {
      url: "https://www.adnradio.cl/2026/02/26/beca-presidente-de-la-republica-2026-cual-es-el-monto-y-como-se-puede-postular-al-beneficio/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.eldinamo.cl/pais/2026/02/26/beca-presidente-de-la-republica-cuales-son-los-requisitos-y-hasta-cuando-puedes-postular/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.meganoticias.cl/dato-util/515819-monto-beca-presidente-de-la-republica-como-postular-junaeb-1ab.html",
      supports: ["eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://encancha.cl/enlahora/servicios/2023/1/2/beca-presidente-de-la-republica-quienes-pueden-postular-al-monto-de-758-mil-hasta-que-fecha-196687.html",
      supports: ["amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.ayudamineduc.cl/ficha/beca-presidente-de-la-republica-bpr",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  editions: [
    {
      year: 2026,
      opens: "2026-02-25",
      closes: "2026-03-31",
      source:
        "https://www.adnradio.cl/2026/02/26/beca-presidente-de-la-republica-2026-cual-es-el-monto-y-como-se-puede-postular-al-beneficio/",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-01-20",
      source:
        "https://encancha.cl/enlahora/servicios/2023/1/2/beca-presidente-de-la-republica-quienes-pueden-postular-al-monto-de-758-mil-hasta-que-fecha-196687.html",
    },
  ],
  phrases: [
    "beca presidente de la republica",
    "bpr junaeb",
    "beca junaeb por notas",
    "promedio 6 beca enseñanza media",
    "beca de libre disposicion chile",
    "plata por buenas notas liceo",
    "como postular a la bpr",
    "renovar beca presidente en la u",
    "registro social de hogares 40 por ciento beca",
    "beca para estudiantes de liceo",
    "portal becas junaeb postulacion",
    "beca de mantencion chile media",
    "chile presidential grant secondary students",
    "grant for good grades chilean school",
    "becas en chile",
    "becas por promedio",
    "apoyo economico para el cole",
    "becas para escasos recursos",
    "dinero mensual siendo escolar",
    "beneficios estudiantiles",
    "luca mensual para estudiar",
    "becas que siguen en la universidad",
    "becas del presidente",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Beca Presidente de la República (BPR)",
      audience:
        "Estudiantes de enseñanza media de Chile con buenas notas y pocos ingresos",
      amount:
        "6.2 UTM al año en diez cuotas; 12.4 UTM si la renuevas en la educación superior",
      level: "Enseñanza media, con renovación en educación superior",
      deadline:
        "En la última convocatoria, de fines de febrero a fines de marzo",
      description:
        "Dinero de libre uso para quien saca buenas notas en una familia con pocos recursos. Se pide solo mientras estás en la media y después, si cumples sus reglas, puedes renovarla en la universidad, el instituto o el centro técnico.",
      requirements: {
        grade:
          "Promedio de 6.0 o más (de 7.0) en el último curso que aprobaste",
        need: "Estar en el 40 % más vulnerable del Registro Social de Hogares",
        school: "Cursar la enseñanza media en Chile",
      },
      figures: {
        y2026:
          "En 2026: 6.2 UTM eran 431,588 pesos chilenos (UTM de febrero). Se pidió del 25 de febrero al 31 de marzo; los resultados, hacia el 8 de mayo.",
      },
      note: "El plazo cambia: en 2023 cerró el 20 de enero. Míralo en el portal de Junaeb desde diciembre y revisa antes tu tramo en el Registro Social de Hogares. Además debes haber pasado de curso, en un colegio reconocido por el Estado.",
    },
    en: {
      title: "President of the Republic Grant (BPR)",
      audience:
        "Secondary students in Chile with good grades and little income",
      amount:
        "6.2 UTM a year in ten payments; 12.4 UTM if you renew it in higher education",
      level: "Secondary school, renewable in higher education",
      deadline: "In the last call, from late February to late March",
      description:
        "Money to use freely for those who get good grades in a family with few resources. You can only ask for it while in secondary school; later, if you meet its rules, you can renew it at university, an institute or a technical centre.",
      requirements: {
        grade:
          "Average of 6.0 or more (out of 7.0) in the last school year that you passed",
        need: "Be in the most vulnerable 40% of the Registro Social de Hogares",
        school: "Be in enseñanza media in Chile",
      },
      figures: {
        y2026:
          "In 2026: 6.2 UTM were 431,588 Chilean pesos (February UTM). It was open from 25 February to 31 March; results, around 8 May.",
      },
      note: "The deadline moves: in 2023 it closed on 20 January. Look at the Junaeb portal from December on, and check your bracket in the Registro Social de Hogares first. You must also have moved up a year, at a school recognised by the State.",
    },
  },
};
