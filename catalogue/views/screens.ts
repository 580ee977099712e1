import type { CatalogueScreen, ItemType } from "../item-types.ts";

/** The filters of the screens, as parameters of the address. */
export type FieldName =
  | "nivel"
  | "pais"
  | "tipo"
  | "area"
  | "categoria"
  | "costo"
  | "criterio"
  | "cubre"
  | "cierre"
  | "donde"
  | "idioma"
  | "ingles"
  | "catalogo";

/** A list of a screen; its heading and text are in the wording under the same key. */
export type SectionPlan = {
  readonly key: string;
  /** Anchor in the address. */
  readonly id: string;
  readonly type: ItemType;
  /** Section of the type's items in this list. */
  readonly section?: string;
  /** Items for a single country are hidden until the address has query words or a filter. */
  readonly isByCountry?: boolean;
  readonly tabs?: TabsPlan;
};

/** `name` is a parameter of the address; `values` are its values, in order. */
export type TabsPlan = {
  readonly name: string;
  readonly values: ReadonlyArray<string>;
};

export type ScreenPlan = {
  /** Key of the screen in the wording. */
  readonly key: string;
  readonly fields: ReadonlyArray<FieldName>;
  readonly sections: ReadonlyArray<SectionPlan>;
  /** Parameter that picks one of the lists. */
  readonly chooser?: string;
  /** Tabs over all lists. */
  readonly tabs?: TabsPlan;
  /** Links to parts of the screen: key in the wording, and query with anchor. */
  readonly categories: ReadonlyArray<readonly [key: string, to: string]>;
};

const LIST = "#lista";

/** The six catalogue screens of the specification (§2). */
export const SCREENS = {
  "/becas": {
    key: "scholarships",
    fields: ["nivel", "pais", "costo", "criterio", "cubre", "ingles", "cierre"],
    categories: [
      ["public", `?lista=publicas${LIST}`],
      ["private", `?lista=privadas${LIST}`],
      ["merit", `?criterio=merito${LIST}`],
      ["need", `?criterio=necesidad${LIST}`],
    ],
    sections: [
      {
        key: "all",
        id: "becas",
        type: "scholarship",
        tabs: {
          name: "lista",
          values: [
            "publicas",
            "privadas",
            "nacionales",
            "internacionales",
            "posgrado",
          ],
        },
      },
      {
        key: "national",
        id: "por-pais",
        type: "scholarship",
        isByCountry: true,
      },
      { key: "exchange", id: "intercambios", type: "cultural_exchange" },
      {
        key: "aggregators",
        id: "buscadores",
        type: "scholarship_aggregator",
      },
    ],
  },
  "/oportunidades": {
    key: "opportunities",
    fields: ["nivel", "pais", "tipo", "area", "costo", "ingles", "cierre"],
    categories: [
      ["summer", "?#verano"],
      ["research", "?#investigacion"],
      ["internships", "?#practicas"],
      ["seminars", "?#seminarios"],
      ["searchPlatforms", "?#buscadores"],
    ],
    sections: [
      { key: "summer", id: "verano", type: "opportunities_summer" },
      { key: "research", id: "investigacion", type: "opportunities_research" },
      {
        key: "internships",
        id: "practicas",
        type: "opportunities_internships",
      },
      { key: "seminars", id: "seminarios", type: "opportunities_seminars" },
      {
        key: "searchPlatforms",
        id: "buscadores",
        type: "opportunities_search_platforms",
      },
    ],
  },
  "/mentoria": {
    key: "mentorship",
    fields: ["nivel", "pais", "tipo", "area", "costo", "cierre"],
    categories: [
      ["find", "?#programas"],
      ["plans", "?#materiales"],
      ["channels", "?#canales"],
    ],
    sections: [
      { key: "programs", id: "programas", type: "mentorship_program" },
      {
        key: "resources",
        id: "materiales",
        type: "mentorship_resource",
        tabs: { name: "material", values: ["pruebas", "guias", "plataformas"] },
      },
      { key: "channels", id: "canales", type: "mentorship_channel" },
    ],
  },
  "/universidades": {
    key: "universities",
    fields: ["donde", "tipo", "area", "costo", "cierre"],
    categories: [
      ["public", `?tipo=publicas${LIST}`],
      ["private", `?tipo=privadas${LIST}`],
      ["international", `?tipo=internacionales${LIST}`],
      ["specialized", `?tipo=especializadas${LIST}`],
    ],
    sections: [
      {
        key: "national",
        id: "nacionales",
        type: "university",
        tabs: {
          name: "lista",
          values: ["publicas", "privadas", "cdmx", "estados"],
        },
      },
      {
        key: "international",
        id: "internacionales",
        type: "university_international",
      },
    ],
  },
  "/competencias": {
    key: "competitions",
    fields: ["categoria", "nivel", "pais", "tipo", "costo", "ingles", "cierre"],
    categories: [
      ["mathematics", `?categoria=matematicas${LIST}`],
      ["physics", `?categoria=fisica${LIST}`],
      ["chemistry", `?categoria=quimica${LIST}`],
      ["biology", `?categoria=biologia${LIST}`],
      ["computerScience", `?categoria=informatica${LIST}`],
      ["humanities", `?categoria=humanidades${LIST}`],
      ["debate", `?categoria=debate${LIST}`],
      ["multidisciplinary", `?categoria=varias${LIST}`],
    ],
    sections: [
      { key: "academic", id: "academicas", type: "competitions_academic" },
      { key: "nationalMx", id: "mexico", type: "competitions_national_mx" },
      {
        key: "national",
        id: "por-pais",
        type: "competitions_academic",
        isByCountry: true,
      },
      { key: "innovation", id: "innovacion", type: "competitions_innovation" },
      { key: "artistic", id: "artisticas", type: "competitions_artistic" },
    ],
  },
  "/recursos": {
    key: "resources",
    fields: ["nivel", "pais", "area", "costo", "idioma", "cierre"],
    categories: [],
    chooser: "seccion",
    tabs: { name: "tipo", values: ["guias", "videos", "cursos"] },
    sections: (
      [
        ["featured", "destacados"],
        ["templatesAndGuides", "plantillas"],
        ["onlineLibraries", "bibliotecas"],
        ["internationalStudent", "estudiar-fuera"],
        ["languageLearning", "idiomas"],
        ["productivityTools", "productividad"],
        ["researchPlatforms", "investigacion"],
        ["olympiadResources", "olimpiadas"],
        ["examPreparation", "preparacion"],
        ["standardizedTests", "examenes"],
        ["languageCertifications", "certificados"],
        ["universityAdmission", "entrar-a-la-universidad"],
      ] as const
    ).map(([section, id]) => ({
      key: section,
      id,
      type: "resource" as const,
      section,
      isByCountry: section === "universityAdmission",
    })),
  },
} as const satisfies Record<CatalogueScreen, ScreenPlan>;
