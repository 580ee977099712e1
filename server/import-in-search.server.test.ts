import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import { readRuns } from "./status/scraper-runs.ts";
import { onEachBackend } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";
import type { Product } from "./testing/product.ts";

const HOUR_MS = 3_600_000;
const SOURCE = "secihti";
const LINK = "https://ejemplo.edu.mx/becas/oceanografia";
const FINISHED = "2026-11-20T06:00:00";
const LINKS_CHECKED = "2026-11-19T18:00:00";

onEachBackend((product) => {
  test("a search without accents finds an imported row and shows the age of its copy", async () => {
    const importedAt = new Date(Date.now() - 7 * HOUR_MS).toISOString();
    const rows = () => operatorClient(product()).from("external_opportunities");
    onTestFinished(async () => void (await rows().delete().eq("link", LINK)));
    const { error } = await rows().insert({
      source: SOURCE,
      native_id: "1",
      title: "Beca de oceanografía en Perú",
      description: "Para quien termina la escuela",
      language: "es",
      link: LINK,
      canonical_link: "ejemplo.edu.mx/becas/oceanografia",
      published_at: importedAt,
      first_seen: importedAt,
      last_seen: importedAt,
      changed_at: importedAt,
    });
    expect(error).toBeNull();
    const { results, sources } = await search(product(), "oceanografia peru");
    expect(sources).toContainEqual(
      expect.objectContaining({ key: "import", status: "ok", count: 1 }),
    );
    expect(results).toContainEqual({
      id: "ejemplo.edu.mx/becas/oceanografia",
      source: SOURCE,
      sourceName: "SECIHTI",
      title: "Beca de oceanografía en Perú",
      description: "Para quien termina la escuela",
      link: LINK,
      host: "ejemplo.edu.mx",
      publishedAt: importedAt.slice(0, 10),
      copiedAt: expect.any(String),
    });
    const { text } = await getRaw(product().url, "/buscar?q=oceanografia+peru");
    expect(text).toContain("Beca de oceanografía en Perú");
    expect(text).toContain("Copia de hace 7 h");
    const inEnglish = await search(product(), "oceanografia peru", "en");
    expect(inEnglish.sources).toContainEqual(
      expect.objectContaining({
        key: "import",
        name: "Our copy of other sites",
      }),
    );
    expect(inEnglish.results).toContainEqual(
      expect.objectContaining({ source: SOURCE, link: LINK }),
    );
  });

  test("`readRuns` returns the newest finished run, and when the links were last checked", async () => {
    const runs = () => operatorClient(product()).from("scraper_runs");
    onTestFinished(
      async () =>
        void (await runs()
          .delete()
          .in("finished_at", [`${FINISHED}Z`, `${LINKS_CHECKED}Z`])),
    );
    const run = {
      holder: "uno",
      leased_until: `${FINISHED}Z`,
      finished_at: `${FINISHED}Z`,
      checks_links: true,
      report: {
        links: { alive: 7, gone: 1, not_checkable: 3 },
        sources: {
          secihti: { added: 2, failure: null },
          opportunitydesk: { added: 0, failure: "timeout" },
        },
      },
    };
    const { error } = await runs().insert([
      {
        ...run,
        finished_at: `${LINKS_CHECKED}Z`,
        report: { ...run.report, sources: {} },
      },
      { ...run, checks_links: false },
    ]);
    expect(error).toBeNull();
    // `/status.json` may be cached: other test files request it within the same minute.
    const { last } = await readRuns({
      url: product().url,
      key: product().secretKey,
      fetch,
    });
    expect(last).toEqual({
      finishedAt: `${FINISHED}.000Z`,
      linksCheckedAt: `${LINKS_CHECKED}.000Z`,
      checked: 8,
      notCheckable: 3,
      gone: 1,
      sources: 2,
      failedSources: 1,
      found: 2,
    });
  });
});

async function search(
  { url, publishableKey }: Product,
  query: string,
  locale?: "en",
) {
  const response = await fetch(`${url}/functions/v1/meta-searcher`, {
    method: "POST",
    headers: { apikey: publishableKey },
    body: JSON.stringify({ query, locale }),
  });
  return response.json();
}

function operatorClient({ url, secretKey }: Product) {
  return createClient(url, secretKey, { auth: { persistSession: false } });
}
