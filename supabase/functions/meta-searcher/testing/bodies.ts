/** What each source answers when it has found something, in the shape that its documents or its clients tell. */
export const BODIES: Readonly<Record<string, unknown>> = {
  secihti: [
    {
      id: 41873,
      date_gmt: "2026-03-10T18:00:00",
      link: "https://secihti.mx/convocatoria/becas-de-ejemplo/convocatoria-2026/",
      title: {
        rendered: "Becas de Posgrado en el Extranjero 2026 &#8211; Ejemplo",
      },
      content: {
        rendered:
          "<p>Dirigida a personas admitidas en maestr&iacute;a&#8230;</p>",
        protected: false,
      },
      class_list: ["post-41873", "type-convocatoria"],
    },
  ],
  opportunitiescircle: [
    aPost(
      1,
      "https://www.opportunitiescircle.com/una/",
      "Masters Scholarship in Germany &#038; Austria",
    ),
    aPost(
      2,
      "https://www.opportunitiescircle.com/lista/",
      "Top 15 Fully Funded Scholarships 2026",
    ),
  ],
  opportunitydesk: [
    aPost(
      3,
      "https://opportunitydesk.org/2026/08/22/otra/",
      "Research Fellowship 2027",
    ),
  ],
  scholars4dev: [
    aPost(
      4,
      "https://www.scholars4dev.com/4/beca/",
      "University Course Scholarships in Sweden",
    ),
  ],
  opportunitiesforyouth: [
    aPost(
      5,
      "https://opportunitiesforyouth.org/foro/",
      "Youth Forum for University Students",
    ),
  ],
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
  coursera: {
    elements: [
      {
        id: "abc123",
        slug: "machine-learning",
        name: "Aprendizaje automático",
        description: "Curso…",
      },
      { id: "bad", slug: "../../evil", name: "Con mala dirección" },
    ],
    paging: { next: "10", total: 2 },
  },
  daad_programmes: {
    numResults: 1,
    courses: [
      {
        id: 4012,
        courseName: "Example Engineering (MSc)",
        academy: "TU Example",
        city: "Berlin",
        applicationDeadline: "<p>Non-EU: 31 May</p>",
        link: "/deutschland/studienangebote/international-programmes/en/detail/4012/",
      },
    ],
  },
  hipolabs: [
    {
      name: "Universidad de Guadalajara",
      country: "Mexico",
      domains: ["udg.mx"],
      web_pages: ["http://www.udg.mx/"],
    },
  ],
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

/** The feed of a site that runs WordPress, as it is really written. */
export const FEED = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>Sitio de becas</title><link>https://opportunitiesforyouth.org</link><description>…</description>
<item><title>Beca X &#038; Beca Y &#8211; 2027</title><link>https://opportunitiesforyouth.org/beca-x/</link><dc:creator><![CDATA[Redacci&oacute;n]]></dc:creator>
<pubDate>Sat, 22 Aug 2026 10:34:17 +0000</pubDate><category><![CDATA[Becas]]></category><guid isPermaLink="false">https://opportunitiesforyouth.org/?p=1</guid>
<description><![CDATA[<p>Resumen <script>alert(1)</script>[&#8230;]</p><p>The post <a rel="nofollow" href="https://opportunitiesforyouth.org/beca-x/">Beca X</a> appeared first on <a href="https://opportunitiesforyouth.org">Sitio</a>.</p>]]></description></item>
</channel></rss>`;

function aPost(id: number, link: string, title: string) {
  return {
    id,
    date_gmt: "2026-08-22T10:34:17",
    link,
    title: { rendered: title },
    excerpt: {
      rendered: "<p>For university students, a course [&hellip;]</p>\n",
      protected: false,
    },
  };
}
