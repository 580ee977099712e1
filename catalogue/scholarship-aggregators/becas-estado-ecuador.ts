import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";

export const becasEstadoEcuador: ScholarshipAggregator = {
  id: "becas-estado-ecuador",
  link: "https://siau.senescyt.gob.ec/convocatorias/",
  languages: ["es"],
  tags: ["ecuador", "gobierno", "becas", "ayuda económica"],
  sources: [
    {
      url: "https://www.gob.ec/senescyt/tramites/aprobacion-postulacion-becas-ayudas-economicas",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.expreso.ec/servicios/como-obtener-becas-estatales-en-2026-277575.html",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.infobae.com/america/america-latina/2026/02/26/daniel-noboa-anuncio-150000-nuevas-becas-gratuitas-de-ingles-a-nivel-nacional/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  serves: ["EC"],
  icon: "government",
  nameKey: "name",
  descriptionKey: "description",
  noteKey: "note",
  phrases: [
    "becas senescyt vigentes",
    "becas del estado ecuador",
    "convocatorias de becas ecuador",
    "ayudas economicas tercer nivel ecuador",
    "becas tec ec institutos",
    "beca globo comun exterior",
    "donde ver becas del gobierno ecuatoriano",
    "becas nacionales de grado ecuador",
    "bases de becas senescyt",
    "soy de ecuador y busco beca",
    "becas para tecnologia superior ecuador",
    "ecuador government scholarships list",
    "scholarships for ecuadorians",
    "becas en ecuador",
    "becas para ecuatorianos",
    "no me alcanza para la universidad",
    "becas para carreras tecnicas",
    "becas internacionales",
    "lista de becas",
    "ayuda economica ecuador estudiantes",
    "que becas puedo pedir",
    "guambra que busca beca",
    "becas del gobierno para la u",
  ],
  texts: {
    es: {
      name: "Becas y ayudas del Estado (Ecuador)",
      description:
        "Si eres de Ecuador, mira aquí las becas y ayudas económicas del Estado para carreras técnicas, tecnológicas y de grado, y para el exterior. Cada programa publica sus bases y sus fechas.",
      note: "En español. El Ministerio de Educación, Deporte y Cultura asumió lo que hacía Senescyt. Si el enlace falla, mira minedec.gob.ec. Lee las bases antes de postular.",
    },
    en: {
      name: "State grants and allowances (Ecuador)",
      description:
        "If you are from Ecuador, see here the State's grants and allowances for technical, technological and undergraduate degrees, and for abroad. Each programme publishes its rules and dates.",
      note: "In Spanish. The Ministry of Education, Sport and Culture took over Senescyt's work. Broken link? Try minedec.gob.ec. Read the rules before applying.",
    },
  },
};
