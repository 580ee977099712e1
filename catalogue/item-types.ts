/** Item types, as in favourites, with the screen of each. Specification §3. */
export const SCREEN_OF_TYPE = {
  scholarship: "/becas",
  cultural_exchange: "/becas",
  scholarship_aggregator: "/becas",
  opportunities_summer: "/oportunidades",
  opportunities_research: "/oportunidades",
  opportunities_internships: "/oportunidades",
  opportunities_seminars: "/oportunidades",
  opportunities_search_platforms: "/oportunidades",
  mentorship_program: "/mentoria",
  mentorship_resource: "/mentoria",
  mentorship_channel: "/mentoria",
  competitions_academic: "/competencias",
  competitions_national_mx: "/competencias",
  competitions_innovation: "/competencias",
  competitions_artistic: "/competencias",
  university: "/universidades",
  university_international: "/universidades",
  resource: "/recursos",
} as const;

export type ItemType = keyof typeof SCREEN_OF_TYPE;

export type CatalogueScreen = (typeof SCREEN_OF_TYPE)[ItemType];

// `Object.keys` loses the type of the keys.
export const ITEM_TYPES = Object.keys(
  SCREEN_OF_TYPE,
) as ReadonlyArray<ItemType>;

export const CATALOGUE_SCREENS: ReadonlyArray<CatalogueScreen> = [
  ...new Set(Object.values(SCREEN_OF_TYPE)),
];

export function isCatalogueScreen(path: string): path is CatalogueScreen {
  // `includes` accepts only screens, and `path` is any text.
  return (CATALOGUE_SCREENS as ReadonlyArray<string>).includes(path);
}
