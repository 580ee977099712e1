import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import { makeDataDir, startProduct } from "../testing/product.ts";

test("moments are told in UTC, whatever the machine's zone is", async () => {
  const { path, remove } = await makeDataDir();
  onTestFinished(remove);
  const product = await startProduct({
    DATA_DIR: path,
    TZ: "America/Mexico_City",
  });
  onTestFinished(product.kill);
  const { data, error } = await createClient(product.url, product.secretKey)
    .from("scraper_runs")
    .insert({ holder: "uno", leased_until: "2026-11-22T02:30:00Z" })
    .select("leased_until")
    .single();
  expect(error).toBeNull();
  expect(data?.leased_until).toMatch(/^2026-11-22.02:30:00(\+00|Z)/);
});
