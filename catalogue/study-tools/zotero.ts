import type { Resource } from "../resource.schema.ts";

export const zotero: Resource = {
  id: "zotero",
  link: "https://www.zotero.org/",
  tags: ["citas", "código abierto", "tesis"],
  sources: [
    {
      url: "https://pkgs.alpinelinux.org/package/v3.24/community/aarch64/zotero",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  name: "Zotero",
  organization: "Corporation for Digital Scholarship",
  icon: "tool",
  section: "productivityTools",
  type: "Herramienta",
  languages: ["es", "en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [],
  eligibility: [],
  levels: ["any"],
  fields: ["any"],
  cost: "freemium",
  cycle: { basis: "always" },
  phrases: [
    "zotero programa",
    "como hacer citas apa automaticas",
    "gestor de referencias gratis",
    "programa para hacer la bibliografia",
    "citar fuentes en la tesis",
    "organizar articulos y pdfs",
    "alternativa a mendeley",
    "normas apa vancouver chicago generador",
    "software libre para referencias",
    "guardar papers desde el navegador",
    "como ordenar las fuentes de mi monografia",
    "citation manager free",
    "reference organizer for thesis",
    "mi profe me exige citar bien",
    "hacer bibliografia automatica",
    "citas en formato apa o vancouver",
    "organizar referencias de mi tesis",
    "programa para citar",
    "reference manager free",
    "guardar articulos y pdf",
    "como poner referencias en word",
    "evitar plagio citando",
  ],
  texts: {
    es: {
      audience:
        "Quien hace trabajos de investigación y tiene que citar fuentes",
      gives:
        "Guarda tus fuentes y arma la bibliografía; gratis, con espacio extra que se paga",
      when: "Disponible todo el año",
      where: "Windows, macOS, Linux, iOS y Android",
      description:
        "Guarda artículos, libros y páginas desde el navegador, ordénalos en carpetas y deja que el programa escriba las citas y la bibliografía en el estilo que te pidan. Es software libre.",
      note: "El programa es gratis. Solo se paga si quieres más espacio en la nube para guardar tus archivos.",
    },
    en: {
      audience: "Anyone who writes research papers and has to cite sources",
      gives:
        "Keeps your sources and builds the bibliography; free, with paid extra storage",
      when: "Available all year",
      where: "Windows, macOS, Linux, iOS and Android",
      description:
        "Save articles, books and pages from your browser, sort them into folders and let the program write citations and the bibliography in the style you are asked for. It is free software.",
      note: "The program is free. You only pay if you want more cloud space to keep your files.",
    },
  },
};
