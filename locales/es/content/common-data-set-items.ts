export const commonDataSetItems = {
  "cds-harvard": {
    description:
      "Archivo anual desde el ciclo escolar 2006-07: solicitudes, admisiones, costos y ayuda, con la sección H6 para internacionales.",
  },
  "cds-mit": {
    description:
      "Publicado como páginas web. Busca la sección H6 para ver la ayuda a internacionales.",
  },
  "cds-stanford": {
    description:
      "Archivo anual desde el ciclo escolar 2001-02: cuántas personas solicitan y entran, qué cuesta y qué ayuda da.",
  },
  "cds-princeton": {
    description:
      "Archivo anual desde el ciclo escolar 2001-02, con admisión, inscripción, costos, ayuda y profesorado.",
  },
  "cds-yale": {
    description:
      "Archivo anual desde el ciclo escolar 2003-04, con admisión, costos y ayuda en el formato común.",
  },
  "cds-columbia": {
    description:
      "Publica su Common Data Set desde el ciclo escolar 21-22, que fue el primero: el archivo es corto.",
  },
  "cds-upenn": {
    description:
      "Archivo anual desde el ciclo escolar 2009-10, con admisión, inscripción, costos y ayuda.",
  },
  "cds-cornell": {
    description:
      "Uno de los archivos más largos: desde el ciclo escolar 1999-00. Sirve para ver cómo cambió la admisión.",
  },
  "cds-brown": {
    description:
      "Archivo anual desde el ciclo escolar 2004-05, con admisión, inscripción, costos y ayuda.",
  },
  "cds-colby": {
    description:
      "Colby publicó su Common Data Set del ciclo 2000-01 al 2015-16 y ya no lo hace.",
  },
} as const;
