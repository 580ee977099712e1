import { expect, test } from "vitest";
import { ENTRIES } from "#catalogue/index.ts";
import { catalogueLinks } from "./catalogue-links.ts";

test("official, admissions and further links of every item are listed, each once", () => {
  const links = catalogueLinks();
  const names = links.map(({ itemPath, url }) => `${itemPath} ${url}`);
  expect(names.length).toBeGreaterThan(ENTRIES.length);
  expect(new Set(names).size).toBe(names.length);
  for (const { path, item } of ENTRIES) {
    expect(names).toContain(`${path} ${item.link}`);
    if (item.admissionsLink)
      expect(names).toContain(`${path} ${item.admissionsLink}`);
    for (const { url } of item.moreLinks)
      expect(names).toContain(`${path} ${url}`);
  }
});
