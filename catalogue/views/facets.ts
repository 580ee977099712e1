import type { Facets } from "#domain/catalogue/facets.ts";
import { listClosings } from "#domain/deadlines/nearness.ts";
import {
  type CountryLimits,
  isForCountry,
} from "#domain/eligibility/countries.ts";
import type { Entry } from "../index.ts";
import {
  type CatalogueScreen,
  type ItemType,
  SCREEN_OF_TYPE,
} from "../item-types.ts";
import {
  CATEGORY_VALUES,
  CLOSING_VALUES,
  COVERS_VALUES,
  CRITERION_VALUES,
  FIELD_VALUES,
  LANGUAGE_VALUES,
  LEVEL_VALUES,
  MENTORSHIP_RESOURCE_VALUES,
  RESOURCE_KIND_VALUES,
  RESOURCE_SECTION_VALUES,
  SCREEN_VALUES,
  TYPE_VALUES,
  toAddressValues,
} from "./address-values.ts";

/**
 * Values of an item on one day for every filter except `ingles`. `countries` are the
 * choices of the country filter.
 */
export function buildFacets(
  entry: Entry,
  countries: ReadonlyArray<string>,
  { today, listedAs }: { today: string; listedAs: ItemType },
): Facets {
  return {
    ...buildLastingFacets(entry, countries),
    ...(entry.item.cycle && {
      cierre: toAddressValues(
        CLOSING_VALUES,
        listClosings(entry.item.cycle, today),
      ),
    }),
    // The tabs of one list do not change the screen's other lists.
    ...(listedAs === "mentorship_resource" && materialFacet(entry)),
    // In the list of another type an item has the value of that list.
    ...(listedAs !== entry.type && {
      tipo: toAddressValues(TYPE_VALUES, [listedAs]),
    }),
  };
}

/** Values of an item that depend on neither the day nor the list. */
export function buildLastingFacets(
  entry: Entry,
  countries: ReadonlyArray<string>,
): Facets {
  return {
    catalogo: [...listScreens(entry)].map((screen) => SCREEN_VALUES[screen]),
    ...levelsAndCountries(entry, countries),
    ...familyFacets(entry),
  };
}

/** The item's own screen, and others that list it. */
function listScreens({ item, screen }: Entry): ReadonlySet<CatalogueScreen> {
  const others = item.alsoListedAs.map((type) => SCREEN_OF_TYPE[type]);
  return new Set([screen, ...others]);
}

function levelsAndCountries(
  entry: Entry,
  countries: ReadonlyArray<string>,
): Facets {
  const { item } = entry;
  const limits = toCountryLimits(entry);
  const openTo = countries.filter((code) => isForCountry(limits, code));
  return {
    ...(item.levels.length > 0 &&
      !item.levels.includes("any") && {
        nivel: toAddressValues(LEVEL_VALUES, item.levels),
      }),
    ...(openTo.length < countries.length && { pais: openTo }),
  };
}

/** An item's conditions, and the countries it serves. */
export function toCountryLimits({ item }: Entry): CountryLimits {
  return {
    conditions: item.eligibility,
    serves: item.serves,
  };
}

function familyFacets(entry: Entry): Facets {
  switch (entry.family) {
    case "award":
      return awardFacets(entry);
    case "aggregator":
      // Not a programme: it neither opens nor closes, and pays nothing itself.
      return { cierre: [], cubre: [], criterio: [], costo: ["gratis"] };
    case "university":
      return universityFacets(entry);
    case "programme":
      return programmeFacets(entry);
  }
}

function awardFacets({
  type,
  item,
  isByCountry,
}: Extract<Entry, { family: "award" }>) {
  const facets = {
    criterio: toAddressValues(CRITERION_VALUES, item.criteria),
    cubre: toAddressValues(COVERS_VALUES, item.covers),
    costo: FACETS_OF_COST[item.cost],
  };
  if (type !== "scholarship" || isByCountry) return facets;
  // The tabs of the list of scholarships (specification §2).
  const lists = [
    item.typeKey === "public" ? "publicas" : "privadas",
    ...(item.categoryKey === "international" ? [] : ["nacionales"]),
    ...(["international", "nationalInternational"].includes(item.categoryKey)
      ? ["internacionales"]
      : []),
    ...(item.levels.some((level) => level === "postgraduate" || level === "any")
      ? ["posgrado"]
      : []),
  ];
  return { ...facets, lista: lists };
}

function universityFacets({
  item,
}: Extract<Entry, { family: "university" }>): Facets {
  const national = item.type === null ? null : item;
  const sector = national?.type === "Pública" ? "publicas" : "privadas";
  return {
    nivel: ["prepa", "licenciatura"],
    area: toAddressValues(FIELD_VALUES, item.fields),
    // An unknown cost matches no cost filter.
    costo: item.cost ? FACETS_OF_COST[item.cost] : [],
    donde: [item.country],
    tipo: [
      national ? sector : "internacionales",
      ...(item.isSpecialized ? ["especializadas"] : []),
    ],
    ...(national && {
      lista: [
        sector,
        ...national.regions.map((region) =>
          region === "CDMX" ? "cdmx" : "estados",
        ),
      ],
    }),
  };
}

/** Filter values that each cost matches. */
const FACETS_OF_COST = {
  funded: ["gratis", "pagado", "ayuda"],
  free: ["gratis"],
  aid: ["ayuda"],
  freemium: ["gratis"],
  paid: [],
  varies: [],
} as const;

/** Tab of each type of resource; types without a tab are missing. */
const KIND_OF_TYPE: Readonly<
  Record<string, keyof typeof RESOURCE_KIND_VALUES>
> = {
  Guía: "guides",
  PDF: "guides",
  Documento: "guides",
  Video: "videos",
  Webinar: "videos",
  Curso: "courses",
};

function programmeFacets({
  type,
  item,
}: Extract<Entry, { family: "programme" }>): Facets {
  return {
    tipo: toAddressValues(TYPE_VALUES, [type]),
    costo: FACETS_OF_COST[item.cost],
    ...(!item.fields.includes("any") && {
      area: toAddressValues(FIELD_VALUES, item.fields),
    }),
    ...(item.category && {
      categoria: toAddressValues(CATEGORY_VALUES, [item.category]),
    }),
    ...(item.languages.length > 0 && {
      idioma: toAddressValues(LANGUAGE_VALUES, item.languages),
    }),
    ...(item.type && {
      seccion: toAddressValues(RESOURCE_SECTION_VALUES, [item.section]),
      tipo: toAddressValues(RESOURCE_KIND_VALUES, [
        KIND_OF_TYPE[item.type] ?? "",
      ]),
    }),
  };
}

/** Tabs of the mentorship resources; resources of another screen can be among them. */
function materialFacet({ item }: Entry): Facets {
  if (item.section && item.type)
    return {
      material: toAddressValues(MENTORSHIP_RESOURCE_VALUES, [
        KIND_OF_TYPE[item.type] === "guides" ? "guide" : "platform",
      ]),
    };
  return item.typeKey
    ? { material: toAddressValues(MENTORSHIP_RESOURCE_VALUES, [item.typeKey]) }
    : {};
}
