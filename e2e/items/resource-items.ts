import type { ExpectedItem } from "./item.ts";

export const RESOURCE_ITEMS: ReadonlyArray<ExpectedItem> = [
  {
    type: "resource",
    path: "/recursos/zotero",
    link: "https://www.zotero.org/",
    host: "zotero.org",
    source: "pkgs.alpinelinux.org",
    basis: "always",
    es: {
      title: "Zotero",
      kind: "Recurso de estudio",
      fact: ["Idioma", "español · inglés"],
      requirement: "No pide requisitos: entra quien quiera.",
      when: "Disponible todo el año",
      months: null,
    },
    en: {
      title: "Zotero",
      kind: "Study resource",
      fact: ["Language", "Spanish · English"],
      requirement: "It asks for nothing: anyone can use it.",
      when: "Available all year",
      months: null,
    },
  },
];
