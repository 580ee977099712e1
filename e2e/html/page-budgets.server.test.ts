import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import { getRaw } from "#server/testing/get-raw.ts";
import { EXPECTED_SCREENS } from "../catalogue.ts";
import { choices, searchForm } from "./form.ts";
import { all, fetchPage } from "./page.ts";

const product = productOn("embedded");

/** As sent, in Brotli. */
const MAX_PAGE_BYTES = 60_000;

/** Gzip, loaded when a search starts. */
const MAX_INDEX_BYTES = 120_000;

/** Words that match most items of a screen. */
const BROAD_WORDS = ["beca", "examen"];

/** The country with the most items stands for the others. */
const LARGEST_COUNTRY = "MX";

const COUNTRY_FILTERS = ["pais", "donde"];

for (const { path } of EXPECTED_SCREENS) {
  test(`${path} stays within its budget with each filter, one country and broad words`, async () => {
    const filters = await listFilters(path);
    expect(filters.length).toBeGreaterThan(5);
    const words = BROAD_WORDS.map((word) => `?q=${word}`);
    for (const query of ["", ...filters, ...words]) {
      const bytes = await sentBytes(path + query);
      expect(bytes, query).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    }
  });

  test(`the search index of ${path} stays within its budget`, async () => {
    const index = await fetchText(`${path}/indice.json`);
    expect(JSON.parse(index).length).toBeGreaterThan(10);
    expect(gzipSync(index).length).toBeLessThanOrEqual(MAX_INDEX_BYTES);
  });
}

/** Query strings with one filter each; of the countries only the largest. */
async function listFilters(path: string): Promise<ReadonlyArray<string>> {
  const form = searchForm(await fetchPage(product(), path));
  return all(form, "select").flatMap((select) => {
    const name = select.getAttribute("name") ?? "";
    return choices(select)
      .filter(
        ({ value }) =>
          !COUNTRY_FILTERS.includes(name) || value === LARGEST_COUNTRY,
      )
      .map(({ value }) => `?${name}=${value}`);
  });
}

/** Bytes of the body as sent. */
async function sentBytes(address: string): Promise<number> {
  const headers = { "accept-encoding": "br", "accept-language": "es" };
  const response = await getRaw(product().url, address, { headers });
  expect(response.headers["content-encoding"]).toBe("br");
  return response.body.length;
}

async function fetchText(address: string): Promise<string> {
  return (await fetch(product().url + address)).text();
}
