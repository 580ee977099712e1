/** A response of each live API, in the shape of its documentation. */
export const BODIES: Readonly<Record<string, unknown>> = {
  bdns: {
    content: [
      {
        id: 1107676,
        mrr: false,
        numeroConvocatoria: "906115",
        descripcion:
          "CONVOCATORIA DE BECAS DE MOVILIDAD IBEROAMERICANA 2026-2027",
        descripcionLeng: null,
        fechaRecepcion: "2026-01-15",
        nivel1: "ESTATAL",
        nivel2: "MINISTERIO DE EJEMPLO",
        nivel3: null,
      },
    ],
    last: true,
  },
  wikipedia_es: {
    batchcomplete: true,
    query: {
      searchinfo: { totalhits: 2 },
      search: [
        {
          ns: 0,
          title: "Beca de estudios",
          pageid: 123456,
          snippet:
            'Una <span class="searchmatch">beca</span> es un aporte &quot;econ&oacute;mico&quot;',
        },
        { ns: 0, title: "Becas", pageid: 5, snippet: "#REDIRECT [[Beca]]" },
      ],
    },
  },
  grants_gov: {
    errorcode: 0,
    msg: "Webservice Succeeds",
    data: {
      hitCount: 2,
      oppHits: [
        {
          id: "355001",
          number: "DOS-MEX-26-001",
          title: "Academic Exchange Program &ndash; Mexico",
          agency: "U.S. Mission to Mexico",
          openDate: "10/11/2026",
          closeDate: "",
          oppStatus: "posted",
        },
        {
          id: "355002",
          number: "ED-26-002",
          title: "University Course Grant",
          agencyName: "Department of Education",
          openDate: "09/01/2026",
          closeDate: "12/31/2026",
          oppStatus: "posted",
        },
      ],
    },
  },
  ror: {
    number_of_results: 2,
    items: [
      {
        id: "https://ror.org/01tmp8f25",
        names: [
          {
            lang: "en",
            types: ["label"],
            value: "National Autonomous University of Mexico",
          },
          {
            lang: "es",
            types: ["label", "ror_display"],
            value: "Universidad Nacional Autónoma de México",
          },
          { lang: null, types: ["acronym"], value: "UNAM" },
        ],
        links: [{ type: "website", value: "https://www.unam.mx" }],
        locations: [
          { geonames_details: { name: "Mexico City", country_name: "Mexico" } },
        ],
      },
      {
        id: "https://ror.org/02abcde12",
        names: [
          { lang: "en", types: ["ror_display"], value: "Example University" },
        ],
        links: [],
        locations: [],
      },
    ],
  },
  searxng: {
    query: "curso universidad",
    results: [
      {
        url: "https://www.gob.mx/becas/ejemplo?utm_source=x",
        title: "Becas – Ejemplo",
        content: "Texto…",
        engine: "mojeek",
        publishedDate: null,
      },
    ],
    unresponsive_engines: [["google", "timeout"]],
  },
  brave: {
    type: "search",
    web: {
      results: [
        {
          title: "<strong>Becas</strong> de ejemplo",
          url: "https://ejemplo.edu.mx/becas",
          description: "Para la <strong>universidad</strong>",
          page_age: "2026-05-01T00:00:00",
        },
      ],
    },
  },
};

/** A row of the import, as the database returns it. */
export const IMPORTED = {
  source: "opportunitydesk",
  native_id: "https://opportunitydesk.org/?p=3",
  title: "Research Fellowship 2027",
  description: "For young researchers",
  language: "en",
  link: "https://opportunitydesk.org/otra/",
  published_at: "2026-08-22T10:34:17+00:00",
  closes_at: "2026-12-31",
  last_seen: "2026-11-21T06:00:00.000Z",
};
