import type { Resource } from "../resource.schema.ts";
import { SCHOOL_LEAVER } from "../shared-conditions.ts";

export const universidadesBienestarBenitoJuarez: Resource = {
  id: "universidades-bienestar-benito-juarez",
  nameKey: "name",
  organization:
    "Universidades para el Bienestar Benito Juárez García (Gobierno de México)",
  organizationKey: "organization",
  section: "universityAdmission",
  type: "Guía",
  link: "https://ubbj.gob.mx/",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://web.jornada.com.mx/2025/12/14/politica/007n1pol",
    },
  ],
  requirementsKeys: ["requirements.school", "requirements.registration"],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [SCHOOL_LEAVER],
        // UBBJ is for applicants without a place at another university.
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "otro"],
            stages: ["undergraduate", "undergraduateFinished", "postgraduate"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
  ],
  levels: ["undergraduate"],
  fields: ["any"],
  cost: "free",
  languages: ["es"],
  country: "MX",
  serves: ["MX"],
  icon: "university",
  tags: [
    "méxico",
    "universidad pública",
    "gratis",
    "sin examen",
    "licenciatura",
    "inclusión",
  ],
  cycle: { basis: "unknown" },
  lastSeenCycle: 2023,
  editions: [
    {
      year: 2020,
      opens: "2020-06-10",
      closes: "2020-06-30",
      lineKey: "editions.madero",
      source:
        "https://www.elsiglodetorreon.com.mx/noticia/1711268.abren-plazo-para-universidad-del-bienestar-en-madero.html",
    },
    {
      year: 2023,
      opens: "2023-06-10",
      closes: "2023-06-30",
      source:
        "https://noticiashoy.com.mx/inician-inscripciones-para-estudiar-medicina-becados-en-una-de-las-9-universidades-del-bienestar-en-hidalgo-e3TY2e3zAxNg.html",
    },
  ],
  sources: [
    {
      url: "https://jornada.com.mx/noticia/2020/05/22/politica/en-julio-listas-80-universidades-para-el-bienestar-raquel-sosa-9441",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.elsiglodetorreon.com.mx/noticia/1711268.abren-plazo-para-universidad-del-bienestar-en-madero.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.eluniversal.com.mx/nacion/sheinbaum-hubo-algunos-casos-pero-no-hay-demora-en-titulos-de-universidades-del-bienestar-estudiantes-estan-muy-contentos/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://noticiashoy.com.mx/inician-inscripciones-para-estudiar-medicina-becados-en-una-de-las-9-universidades-del-bienestar-en-hidalgo-e3TY2e3zAxNg.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://web.jornada.com.mx/2025/12/14/politica/007n1pol",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.sdpnoticias.com/estados/universidades-para-el-bienestar-operan-215-sedes-y-amplian-acceso-educativo-mario-delgado/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://animalpolitico.com/sociedad/rezago-titulacion-universidades-bienestar",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://politica.expansion.mx/mexico/2024/08/13/egresados-de-universidades-de-amlo-no-tienen-cedula",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "universidades del bienestar",
    "universidad benito juarez como entrar",
    "ubbj registro de aspirantes",
    "universidad gratis en mi pueblo",
    "universidad publica rural mexico",
    "estudiar medicina comunitaria gratis",
    "universidad sin examen cerca de mi comunidad",
    "carreras de las universidades del bienestar",
    "sedes universidad benito juarez",
    "universidad del gobierno sin examen",
    "vivo en una comunidad y quiero universidad",
    "titulo y cedula universidad del bienestar",
    "free rural university mexico",
    "mexico university without entrance exam",
    "entrar a la universidad sin examen",
    "me rechazaron de la universidad",
    "universidad sin pagar",
    "vivo en el campo y quiero estudiar",
    "indigena que quiere carrera",
    "universidad cerca de mi rancho",
    "volver a estudiar de adulto",
    "medicina rural",
  ],
  texts: {
    es: {
      name: "Universidades para el Bienestar Benito Juárez (UBBJ)",
      organization:
        "Universidades para el Bienestar Benito Juárez García (Gobierno de México)",
      audience:
        "Quien terminó el bachillerato en México y no tiene otra universidad cerca",
      gives: "Una carrera gratuita y sin examen",
      when: "Los últimos registros vistos abrieron en junio; mira si hay otro",
      where: "Más de 200 sedes, en casi todo México",
      description:
        "Estudia una carrera en una sede cercana a tu comunidad, sin examen de admisión y sin pagar. Hay carreras de salud, como Medicina Integral y Salud Comunitaria, y de otras áreas. Las sedes están sobre todo en zonas rurales o alejadas.",
      requirements: {
        school: "Tener el bachillerato terminado",
        registration: "Registrarte en la plataforma y subir tus documentos",
      },
      note: "En enero de 2026 hubo egresados que dijeron a la prensa que su título no aparecía en el Registro Nacional de Profesionistas. En febrero la presidenta dijo que hubo demoras en algunos casos y que ya no hay. Pregunta en tu sede por la cédula de tu carrera.",
      editions: { madero: "Sede Francisco I. Madero (Coahuila)" },
      figures: {
        y2025:
          "En 2025: 208 sedes y 37 carreras, según su directora. El último registro que vimos fue en junio de 2023.",
      },
    },
    en: {
      name: "Universidades para el Bienestar Benito Juárez (UBBJ), Mexico",
      organization:
        "Universidades para el Bienestar Benito Juárez García (Government of Mexico)",
      audience:
        "Anyone who finished high school in Mexico with no other university nearby",
      gives: "A free degree without an exam",
      when: "The last sign-ups seen opened in June; see on its page if one is open",
      where: "More than 200 sites in nearly all Mexico",
      description:
        "Study for a degree at a site near your community, without an admission exam and without paying. There are degrees in health, such as Integral Medicine and Community Health, and in other fields. Sites are mostly in rural or remote areas.",
      requirements: {
        school: "Have finished high school",
        registration: "Register on the platform and upload your documents",
      },
      note: "In January 2026 some graduates told the press that their degree was not in the national register of professionals. In February the president said that some cases had been late and none still was. Ask at your site about the professional licence for your degree.",
      editions: { madero: "Francisco I. Madero site (Coahuila)" },
      figures: {
        y2025:
          "In 2025: 208 sites and 37 degrees, according to its director. The last registration we saw was in June 2023.",
      },
    },
  },
};
