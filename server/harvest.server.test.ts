import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { OWN_PRODUCT, onEachBackend } from "./testing/backends.ts";
import type { Product } from "./testing/product.ts";

const HOUR_MS = 3_600_000;

onEachBackend((product) => {
  test("what the scraper has stored is found by its words, with or without accents", async () => {
    const moment = new Date(Date.now() - 7 * HOUR_MS).toISOString();
    const link = "https://ejemplo.edu.mx/becas/oceanografia";
    const { error } = await operator(product())
      .from("external_opportunities")
      .insert({
        source: "prueba",
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
      expect.objectContaining({
        key: "cosecha",
        status: "stale",
        count: 1,
        ageHours: 7,
      }),
    );
    expect(results).toContainEqual({
      id: "cosecha:ejemplo.edu.mx/becas/oceanografia",
      source: "cosecha",
      sourceName: "Nuestra copia de otros sitios",
      title: "Beca de oceanografía en Perú",
      description: "Para quien termina la escuela",
      link,
      host: "ejemplo.edu.mx",
      publishedAt: moment.slice(0, 10),
    });
    const inEnglish = await search(product(), "oceanografia peru", "en");
    const name = "Our copy of other sites";
    expect(inEnglish.sources).toContainEqual(
      expect.objectContaining({ key: "cosecha", name }),
    );
    expect(inEnglish.results).toContainEqual(
      expect.objectContaining({ source: "cosecha", sourceName: name }),
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
