import type { IndexedItem } from "./indexed-item.ts";

/** Items with the calendar of the stage that counts for the student's country. */
export function withCountryStages<Item extends IndexedItem>(
  items: ReadonlyArray<Item>,
  country: string | null,
): ReadonlyArray<Item> {
  return country === null
    ? items
    : items.map((item) => withCountryStage(item, country));
}

function withCountryStage<Item extends IndexedItem>(
  item: Item,
  country: string,
): Item {
  const stage = item.stages.find(({ countries }) =>
    countries.some((code) => code === country),
  );
  if (!stage) return item;
  const { countries, ...calendar } = stage;
  return { ...item, ...calendar };
}
