import type { GradeRule } from "./grade-rule.schema.ts";

const READ = { on: "2026-11-22", as: "stored" } as const;

const HU_BERLIN =
  "https://www.hu-berlin.de/de/studium/pservice/umrechnung/nus/bayerische-formel?month=1&year=2023";

/** Rules of translating grades, and pitfalls, in the page's order. */
export const gradeRules: ReadonlyArray<GradeRule> = [
  {
    id: "formula",
    part: "germany",
    status: "confirmed",
    sources: [{ url: HU_BERLIN, read: READ }],
    texts: {
      es: {
        title: "Fórmula bávara modificada",
        text: "x = 1 + 3 · (Nmax − Nd) / (Nmax − Nmin). Nmax es la mejor nota posible, Nmin la más baja con que se aprueba y Nd la tuya. 1.0 es lo mejor; 4.0, lo mínimo para aprobar. Así la da la Universidad Humboldt de Berlín, según el acuerdo de los ministerios alemanes (KMK).",
      },
      en: {
        title: "Modified Bavarian formula",
        text: "x = 1 + 3 · (Nmax − Nd) / (Nmax − Nmin). Nmax is the best possible mark, Nmin the lowest pass and Nd yours. 1.0 is best; 4.0 is the lowest pass. The Humboldt University of Berlin gives it so, by the agreement of the German ministries (KMK).",
      },
    },
  },
  {
    id: "rounding",
    part: "germany",
    status: "confirmed",
    sources: [
      {
        url: "https://www.sobi.uni-passau.de/en/study/examinations/grade-conversion",
        read: { on: "2026-11-24", as: "stored" },
      },
    ],
    texts: {
      es: {
        title: "Un decimal, sin redondear",
        text: "La Universidad de Passau cuenta un solo decimal y corta los demás, y toma la mejor nota y la mínima aprobatoria de la base de datos anabin. Otras universidades redondean de otro modo.",
      },
      en: {
        title: "One decimal, not rounded",
        text: "The University of Passau counts one decimal and cuts the others, and takes the best mark and the lowest pass from the anabin database. Other universities round differently.",
      },
    },
  },
  {
    id: "values-vary",
    part: "germany",
    status: "confirmed",
    sources: [
      {
        url: "https://www.uni-goettingen.de/en/umrechnung+der+noten+von+erasmus-partneruniversit%c3%a4ten/132776.html",
        read: READ,
      },
    ],
    texts: {
      es: {
        title: "La nota máxima puede ser otra",
        text: "Una universidad puede poner la mejor nota por debajo del tope: Gotinga usa 17 de 20 para Francia. No hemos leído los valores de anabin para América Latina, así que tu resultado puede ser distinto.",
      },
      en: {
        title: "The best mark may be another",
        text: "A university may set the best mark below the top: Göttingen uses 17 of 20 for France. We have not read the values of anabin for Latin America, so your result may differ.",
      },
    },
  },
  {
    id: "orientation",
    part: "germany",
    status: "confirmed",
    sources: [
      {
        url: "https://uni-hamburg.de/campuscenter/bewerbung/international/studium-mit-abschluss/anerkennung-auslaendischer-schulbildung/notenumrechner.html",
        read: READ,
      },
    ],
    texts: {
      es: {
        title: "Es una orientación",
        text: "La Universidad de Hamburgo la usa para la nota final de un certificado escolar extranjero, y advierte que el cálculo es solo orientativo. La nota que vale la fija cada universidad.",
      },
      en: {
        title: "It is an orientation",
        text: "The University of Hamburg uses it for the final mark of a foreign school certificate, and warns that the calculation is only an orientation. Each university sets the mark that counts.",
      },
    },
  },
  {
    id: "access",
    part: "germany",
    status: "confirmed",
    sources: [
      {
        url: "https://www.daad.de/en/studying-in-germany/requirements/admission-database/?ad-layer=2&ad-layerId=7",
        read: READ,
      },
    ],
    texts: {
      es: {
        title: "La nota no basta para entrar",
        text: "Según tu certificado entras directo, solo a algunas carreras o después de un curso preparatorio (Studienkolleg). El DAAD tiene una base de datos para comprobarlo; también es una orientación.",
      },
      en: {
        title: "The mark alone does not let you in",
        text: "Your certificate may give direct access, access to some subjects only, or access after a preparatory course (Studienkolleg). The DAAD has a database to check it; that is an orientation too.",
      },
    },
  },
  {
    id: "technical-degree",
    part: "germany",
    status: "confirmed",
    sources: [
      {
        url: "https://anabin.kmk.org/filter/news/newsdetails/artikel//lateinamerika.html?cHash=2a428084b7c8c404779a30d37f31c804",
        read: READ,
      },
    ],
    texts: {
      es: {
        title: "Con un título técnico superior",
        text: "Desde 2015, para 17 países de América Latina, anabin (KMK) da acceso directo con el certificado escolar y un título técnico superior de dos años o más. Vale para la misma carrera y las cercanas.",
      },
      en: {
        title: "With a higher technical degree",
        text: "Since 2015, for 17 countries of Latin America, anabin (KMK) gives direct access with the school certificate and a higher technical degree of two years or more. It holds for the same subject and those near it.",
      },
    },
  },
  {
    id: "linear",
    part: "scales",
    status: "confirmed",
    sources: [{ url: HU_BERLIN, read: READ }],
    texts: {
      es: {
        title: "Una cuenta no iguala dos sistemas",
        text: "Una fórmula lineal no quita las diferencias entre sistemas de notas, y con porcentajes sirve poco, advierte la Universidad Humboldt de Berlín.",
      },
      en: {
        title: "Arithmetic does not make two systems equal",
        text: "A linear formula does not remove the differences between grading systems, and is of little use for percentages, warns the Humboldt University of Berlin.",
      },
    },
  },
  {
    id: "universities-differ",
    part: "scales",
    status: "confirmed",
    sources: [
      {
        url: "https://www.andrews.edu/services/international/ugcountryreqs/samerica-ug.html",
        read: READ,
      },
      {
        url: "https://www.sgs.utoronto.ca/credentials-equiv/chile/",
        read: READ,
      },
    ],
    texts: {
      es: {
        title: "Cada universidad lee a su manera",
        text: "Andrews cuenta de 8 a 8.9 de Argentina como A−; Toronto, en posgrado, toma 5.9 de 7 de Chile como A−. No hay una tabla que valga en todas.",
      },
      en: {
        title: "Each university has its own reading",
        text: "Andrews counts 8 to 8.9 from Argentina as A−; Toronto, for postgraduates, takes 5.9 of 7 from Chile as A−. No table holds everywhere.",
      },
    },
  },
  {
    id: "no-conversion",
    part: "pitfall",
    status: "secondary",
    sources: [
      {
        url: "https://www.geek.college/resources/articles/translating-international-grades",
        read: { on: "2026-11-24", as: "stored" },
      },
    ],
    texts: {
      es: {
        title: "No conviertas en el formulario si no te lo piden",
        text: "Escribe tu promedio como está en tu certificado, con su escala (8.7 de 10), y adjunta la escala de tu escuela. Un 4.0 que no está en tu certificado parece un error o un engaño.",
      },
      en: {
        title: "Do not convert on a form unless it asks you to",
        text: "Write your average as it is on your certificate, with its scale (8.7 of 10), and attach your school's scale. A 4.0 that is not on your certificate looks like a mistake or a deception.",
      },
    },
  },
  {
    id: "exception",
    part: "pitfall",
    status: "confirmed",
    sources: [
      {
        url: "https://ieor.berkeley.edu/academics/admissions/graduate-applying/application-procedure/grade-point-average-gpa",
        read: READ,
      },
    ],
    texts: {
      es: {
        title: "Si el formulario lo pide, usa su tabla",
        text: "Algunos posgrados piden calcular tu GPA de 4.0 y dan su propia tabla, como Ingeniería Industrial (IEOR) en Berkeley. Sigue esa tabla, no un conversor ni esta página.",
      },
      en: {
        title: "If the form asks for it, use its table",
        text: "Some postgraduate programmes ask you to work out a 4.0 GPA and give a table of their own, such as Industrial Engineering (IEOR) at Berkeley. Follow that table, not a converter and not this page.",
      },
    },
  },
  {
    id: "converters",
    part: "pitfall",
    status: "secondary",
    sources: [
      {
        url: "https://profesdebolivia.com/reglamento-de-evaluacion/",
        read: READ,
      },
    ],
    texts: {
      es: {
        title: "Desconfía de los conversores en línea",
        text: "Vimos uno que en Bolivia da por suficiente del 30 al 49 %; el reglamento de 2024 pide 51 de 100.",
      },
      en: {
        title: "Do not trust online converters",
        text: "We saw one that calls 30 to 49% sufficient in Bolivia; the rules of 2024 ask for 51 of 100.",
      },
    },
  },
  {
    id: "wes",
    part: "pitfall",
    status: "confirmed",
    sources: [
      { url: "https://www.wes.org/partners/partner-igpa-faqs/", read: READ },
    ],
    texts: {
      es: {
        title: "La calculadora de WES es para instituciones",
        text: "WES iGPA convierte materia por materia, con la escala más común de cada país. Otras páginas que dicen ser una «calculadora WES» no son de WES.",
      },
      en: {
        title: "The WES calculator is for institutions",
        text: "WES iGPA converts course by course, with the most common scale of each country. Other pages that call themselves a “WES calculator” are not by WES.",
      },
    },
  },
  {
    id: "spain",
    part: "pitfall",
    status: "confirmed",
    sources: [
      {
        url: "https://www.defensordelpueblo.es/resoluciones/acreditacion-de-las-calificaciones-obtenidas-en-los-sistemas-educativos-extranjeros-para-la-homologacion-de-un-titulo/",
        read: READ,
      },
    ],
    texts: {
      es: {
        title: "En España, empieza la homologación con tiempo",
        text: "Mientras falta la credencial, algunas comunidades ponen un 5.0 de media a quien viene de otro país, aunque tenga más. Lo recogió el Defensor del Pueblo.",
      },
      en: {
        title: "For Spain, start the homologación early",
        text: "While the credential is missing, some regions enter an average of 5.0 for students from abroad, even if they have more. The Spanish Ombudsman (Defensor del Pueblo) recorded it.",
      },
    },
  },
  {
    id: "common-app",
    part: "pitfall",
    status: "well-known",
    sources: [],
    texts: {
      es: {
        title: "En la Common App",
        text: "Si tu escuela no da un promedio acumulado, el campo de GPA se suele poder dejar vacío. Compruébalo en el formulario o pregunta a la universidad.",
      },
      en: {
        title: "In the Common App",
        text: "If your school gives no cumulative average, the GPA field can usually be left empty. Check the form or ask the university.",
      },
    },
  },
];
