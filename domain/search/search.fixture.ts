import type { SearchDocument } from "./search.ts";

export const SAMPLE_DOCUMENTS = [
  aDocument({
    id: "germany",
    title: "Becas DAAD para estudiar en Alemania",
    organization: "Servicio Alemán de Intercambio Académico",
    tags: "posgrado investigación",
  }),
  aDocument({
    id: "japan",
    title: "Beca MEXT del Gobierno de Japón",
    tags: "licenciatura",
  }),
  aDocument({
    id: "mathematics",
    title: "Olimpiada Mexicana de Matemáticas",
    tags: "concurso preparatoria",
    text: "Un examen con problemas abiertos. Hay becas de viaje.",
  }),
  aDocument({
    id: "chemistry",
    title: "Olimpiada Nacional de Química",
    tags: "concurso preparatoria",
  }),
  aDocument({
    id: "computing",
    title: "CS50x",
    tags: "informática curso",
    text: "Un curso de Harvard University, en Estados Unidos.",
  }),
  aDocument({
    id: "universities",
    title: "Guía de universidades",
    text: "Se usa mucho en prepa.",
  }),
];

export function aDocument(parts: Partial<SearchDocument>): SearchDocument {
  return { id: "", title: "", organization: "", tags: "", text: "", ...parts };
}
