import type { IndexedItem } from "../catalogue/indexed-item.ts";
import { rooted } from "./term.ts";

/** An item's texts as terms are looked for in them: read once, compared with any profile. */
export type ReadItem<Item extends IndexedItem = IndexedItem> = {
  readonly item: Item;
  readonly name: string;
  readonly description: string;
  readonly tag: string;
  readonly category: string;
  readonly location: string;
  /** Each degree by itself. */
  readonly programs: ReadonlyArray<string>;
};

export function readItem<Item extends IndexedItem>(item: Item): ReadItem<Item> {
  return {
    item,
    name: rooted(...item.names),
    description: rooted(...item.descriptions),
    tag: rooted(...item.tags),
    category: rooted(...item.categories),
    location: rooted(...item.locations),
    programs: item.programs.map((program) => rooted(program)),
  };
}
