import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { productOn } from "../testing/backends.ts";

const product = productOn("embedded", { TZ: "America/Mexico_City" });

test("`status.json` before any search or scraper run reports neither, and is not cached", async () => {
  const response = await fetch(`${product().url}/status.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toMatchObject({
    backend: "operational",
    functions: "operational",
    metaSearch: null,
    scraper: { everyHours: 0, runs: { last: null, openSince: null } },
  });
});

test("timestamps are in UTC on a machine in another time zone", async () => {
  const { data, error } = await createClient(product().url, product().secretKey)
    .from("scraper_runs")
    .insert({ holder: "uno", leased_until: "2026-11-22T02:30:00Z" })
    .select("leased_until")
    .single();
  expect(error).toBeNull();
  expect(data?.leased_until).toMatch(/^2026-11-22.02:30:00(\+00|Z)/);
});
