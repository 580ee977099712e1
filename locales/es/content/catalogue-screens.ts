/** Wording of each catalogue screen and its lists. */
export const catalogueScreens = {
  scholarships: {
    title: "Becas",
    pageTitle: "Becas para estudiantes de América Latina | Trampolín",
    description:
      "Becas públicas y privadas para prepa, licenciatura y posgrado: qué cubren, qué piden, cuándo suelen abrir y su página oficial.",
    lead: "Qué cubren, qué piden y cuándo cierran.",
    searchLabel: "Buscar en becas",
    categories: {
      heading: "¿Qué tipo de beca buscas?",
      public: "Públicas",
      private: "Privadas",
      merit: "Por mérito",
      need: "Por necesidad",
    },
    sections: {
      all: "Todas las becas",
      national: "Becas de un solo país",
      nationalText:
        "Elige tu país y verás las que da tu gobierno, tu universidad o una fundación de allí.",
      exchange: "Intercambios culturales",
      exchangeText:
        "Vive un tiempo en otro país con una familia, en una escuela o en un programa de voluntariado.",
      aggregators: "Buscadores de becas",
      aggregatorsText:
        "Otros sitios que reúnen convocatorias. Revisa siempre la página de quien convoca.",
    },
  },
  opportunities: {
    title: "Oportunidades",
    pageTitle: "Veranos, investigación, prácticas y seminarios | Trampolín",
    description:
      "Programas de verano, estancias de investigación, prácticas, seminarios y buscadores para estudiantes de América Latina, con su página oficial.",
    lead: "Veranos, laboratorios, prácticas y foros.",
    searchLabel: "Buscar en oportunidades",
    categories: {
      heading: "¿Qué quieres hacer?",
      summer: "Veranos",
      research: "Investigación",
      internships: "Prácticas",
      seminars: "Seminarios",
      searchPlatforms: "Buscadores",
    },
    sections: {
      summer: "Programas de verano",
      summerText:
        "Semanas intensas en una universidad, un laboratorio o un campamento.",
      research: "Investigación",
      researchText: "Estancias con un equipo científico que te guía.",
      internships: "Prácticas",
      internshipsText:
        "Trabajo con aprendizaje en organismos, empresas y proyectos abiertos.",
      seminars: "Seminarios y foros",
      seminarsText:
        "Encuentros cortos para aprender y conocer gente de tu campo.",
      searchPlatforms: "Buscadores de oportunidades",
      searchPlatformsText:
        "Otros sitios donde seguir buscando. Revisa siempre la página de quien convoca.",
    },
  },
  mentorship: {
    title: "Mentoría y orientación vocacional",
    pageTitle: "Mentoría y orientación vocacional | Trampolín",
    description:
      "Programas de mentoría, pruebas vocacionales, guías y canales para elegir carrera y postular a la universidad.",
    lead: "Quien ya pasó por ahí te ayuda a decidir.",
    searchLabel: "Buscar en mentoría",
    categories: {
      heading: "¿Qué necesitas?",
      find: "Encontrar mi mentor",
      plans: "Explorar planes",
      channels: "Ver videos",
    },
    sections: {
      programs: "Programas que acompañan tu ingreso a la universidad",
      programsText: "Personas y equipos que te orientan; varios son gratis.",
      resources: "Recursos destacados",
      resourcesText:
        "Pruebas para conocerte, guías y plataformas con datos de carreras.",
      channels: "Canales de video",
      channelsText: "Para repasar, curiosear y preparar tu postulación.",
    },
  },
  universities: {
    title: "Universidades",
    pageTitle: "Universidades de México y del mundo | Trampolín",
    description:
      "Universidades nacionales e internacionales: cómo se entra, cuándo, con qué ayuda, rankings y datos comparables.",
    lead: "Cómo se entra, cuándo y con qué ayuda.",
    searchLabel: "Buscar en universidades",
    categories: {
      heading: "¿Qué universidad buscas?",
      public: "Públicas",
      private: "Privadas",
      international: "Internacionales",
      specialized: "Especializadas",
    },
    sections: {
      national: "Universidades en México",
      international: "Universidades en el mundo",
    },
  },
  competitions: {
    title: "Competencias",
    pageTitle: "Olimpiadas y concursos para estudiantes | Trampolín",
    description:
      "Olimpiadas de ciencias, concursos de innovación, debate y arte para estudiantes de México y América Latina: cómo entrar y su página oficial.",
    lead: "Olimpiadas y concursos, y cómo se entra.",
    searchLabel: "Buscar en competencias",
    categories: {
      heading: "¿Qué te gusta?",
      mathematics: "Matemáticas",
      physics: "Física",
      chemistry: "Química",
      biology: "Biología",
      computerScience: "Informática",
      humanities: "Humanidades",
      debate: "Debate y oratoria",
      multidisciplinary: "Varias materias",
    },
    sections: {
      academic: "Olimpiadas y concursos académicos",
      academicText: "A la mayoría se llega por la olimpiada de tu país.",
      nationalMx: "Olimpiadas nacionales de México",
      nationalMxText:
        "La puerta de entrada a las internacionales si estudias en México.",
      national: "Olimpiadas y ferias de otros países",
      nationalText: "De un solo país: elige el tuyo en el filtro.",
      innovation: "Innovación, ciencia y emprendimiento",
      innovationText: "Proyectos, robots y empresas, a menudo en equipo.",
      artistic: "Arte",
      artisticText: "Foto, cine, música y obra con causa.",
    },
  },
  resources: {
    title: "Recursos",
    pageTitle: "Recursos para estudiar, postular y certificarte | Trampolín",
    description:
      "Cursos, bibliotecas, plantillas, exámenes de admisión e idiomas: recursos de estudio con su página oficial y lo que cuestan.",
    lead: "Para estudiar: qué es gratis y qué no.",
    searchLabel: "Buscar en recursos",
    chooser: "Sección",
    chooserAll: "Todas",
    sections: {
      featured: "Destacados",
      templatesAndGuides: "Plantillas y guías para postular",
      onlineLibraries: "Bibliotecas en línea",
      internationalStudent: "Estudiar en otro país",
      languageLearning: "Aprender idiomas",
      productivityTools: "Herramientas de productividad",
      researchPlatforms: "Plataformas de investigación",
      olympiadResources: "Para olimpiadas",
      examPreparation: "Preparación de exámenes",
      standardizedTests: "Exámenes estandarizados",
      languageCertifications: "Certificados de idioma",
      universityAdmission: "Entrar a la universidad",
      universityAdmissionText:
        "Elige tu país: cada uno tiene su propio camino.",
    },
  },
} as const;
