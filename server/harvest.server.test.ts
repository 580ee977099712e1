import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { OWN_PRODUCT, onEachBackend } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";
import type { Product } from "./testing/product.ts";

const HOUR_MS = 3_600_000;

onEachBackend((product) => {
  test("an imported row is found by its words, with or without accents", async () => {
    const moment = new Date(Date.now() - 7 * HOUR_MS).toISOString();
    const link = "https://ejemplo.edu.mx/becas/oceanografia";
    const { error } = await operator(product())
      .from("external_opportunities")
      .insert({
        source: "secihti",
        native_id: "1",
        title: "Beca de oceanografía en Perú",
        description: "Para quien termina la escuela",
        language: "es",
        link,
        canonical_link: "ejemplo.edu.mx/becas/oceanografia",
        published_at: moment,
        first_seen: moment,
        last_seen: moment,
        changed_at: moment,
      });
    expect(error).toBeNull();
    const { results, sources } = await search(product(), "oceanografia peru");
    expect(sources).toContainEqual(
      expect.objectContaining({ key: "import", status: "ok", count: 1 }),
    );
    expect(results).toContainEqual({
      id: "ejemplo.edu.mx/becas/oceanografia",
      source: "secihti",
      sourceName: "SECIHTI",
      title: "Beca de oceanografía en Perú",
      description: "Para quien termina la escuela",
      link,
      host: "ejemplo.edu.mx",
      publishedAt: moment.slice(0, 10),
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
      expect.objectContaining({ source: "secihti", link }),
    );
  });

  test("the status tells the newest run that was finished", async () => {
    const { error } = await operator(product())
      .from("scraper_runs")
      .insert({
        holder: "uno",
        leased_until: "2026-11-20T06:00:00Z",
        finished_at: "2026-11-20T06:00:00Z",
        report: {
          links: { alive: 7, gone: 1, not_checkable: 3 },
          sources: {
            secihti: { added: 2, failure: null },
            opportunitydesk: { added: 0, failure: "timeout" },
          },
        },
      });
    expect(error).toBeNull();
    const answer = await fetch(`${product().url}/status.json`);
    expect((await answer.json()).scraper.runs.last).toEqual({
      finishedAt: "2026-11-20T06:00:00.000Z",
      linksCheckedAt: "2026-11-20T06:00:00.000Z",
      checked: 8,
      notCheckable: 3,
      gone: 1,
      sources: 2,
      failedSources: 1,
      found: 2,
    });
  });
}, OWN_PRODUCT);

async function search(
  { url, publishableKey }: Product,
  query: string,
  locale?: "en",
) {
  const answer = await fetch(`${url}/functions/v1/meta-searcher`, {
    method: "POST",
    headers: { apikey: publishableKey },
    body: JSON.stringify({ query, locale }),
  });
  return answer.json();
}

function operator({ url, secretKey }: Product) {
  return createClient(url, secretKey, { auth: { persistSession: false } });
}
