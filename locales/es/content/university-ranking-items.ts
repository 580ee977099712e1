export const universityRankingItems = {
  "qs-wur": {
    description:
      "Mide sobre todo investigación y fama: encuestas a académicos y empleadores, citas, empleabilidad, internacionalización y sostenibilidad. La experiencia de aprendizaje pesa poco. No mide lo que cuesta estudiar ni la ayuda que dan. Edición nueva cada año, hacia junio.",
  },
  "the-wur": {
    description:
      "Junta 18 indicadores de enseñanza, investigación, vínculo con la industria y perspectiva internacional. Solo las 200 primeras tienen lugar exacto; las demás, un rango. No mide costos, ayuda ni cómo es tu carrera. Edición nueva cada año, hacia octubre.",
  },
  arwu: {
    description:
      "El ranking de Shanghái usa seis indicadores de investigación, como premios Nobel y medallas Fields, personas muy citadas y artículos en Nature y Science. No mide la docencia ni los costos, y favorece a universidades grandes de ciencias. Edición nueva cada agosto.",
  },
  cwur: {
    description:
      "Combina investigación (40 %), educación (25 %), empleabilidad (25 %) y profesorado (10 %), sin encuestas ni datos enviados por las universidades. Mira logros de quienes egresaron, no cómo son las clases, lo que cuestan ni la ayuda. Edición nueva cada año.",
  },
  "us-news-global": {
    description:
      "Usa 13 indicadores de reputación e investigación: publicaciones, citas y colaboración internacional, con datos de Clarivate. No mide por separado la licenciatura, así que dice poco de tus clases o de la ayuda. Edición nueva cada año, hacia junio.",
  },
  scimago: {
    description:
      "Ordena universidades y otros centros por investigación, innovación (patentes) e impacto social visto en la web, con datos de Scopus. Tiene un informe iberoamericano. No mide la docencia, los costos ni la ayuda. Se actualiza cada año.",
  },
} as const;
