import { ENTRIES, type Entry } from "#catalogue/index.ts";
import type { Link } from "../store.ts";

/** Official, admissions and further links of every item, each once per item. */
export function catalogueLinks(): ReadonlyArray<Link> {
  return ENTRIES.flatMap((entry) =>
    [...new Set(listLinks(entry))].map((url) => ({
      itemPath: entry.path,
      url,
    })),
  );
}

function listLinks({ item }: Entry): ReadonlyArray<string> {
  return [
    item.link,
    ...(item.admissionsLink ? [item.admissionsLink] : []),
    ...item.moreLinks.map(({ url }) => url),
  ];
}
