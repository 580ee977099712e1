import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import type { Language } from "#locales/languages.ts";
import { ENTRIES } from "../index.ts";
import { planPage } from "./plan-page.ts";
import {
  joinItems,
  MAX_PARAMETER_LENGTH,
  planAddress,
} from "./plan-parameters.ts";
import { isPlannable } from "./plannable.ts";

test("the plan of seven awards says that six fit and one is left out", () => {
  const paths = longestPaths(7);
  const page = aPage(planAddress(paths, "PE"));
  expect(page.problems).toEqual([
    "En un plan caben 6 opciones: tomamos las primeras y 1 queda fuera.",
  ]);
  expect(page.form.add).toBeNull();
  expect(page.form.items.split(",")).toHaveLength(7);
  const [first] = page.plan?.awards ?? [];
  const without = aPage(first?.remove.to ?? "");
  expect(without.problems).toEqual([]);
  expect(without.plan?.awards.map(({ path }) => path)).toEqual(paths.slice(1));
  expect(aPage(planAddress(longestPaths(8), null), "en").problems).toEqual([
    "A plan holds 6 options: we took the first ones and 2 are left out.",
  ]);
});

test("the `items` parameter of many long paths keeps the server's limit", () => {
  const long = Array.from({ length: 90 }, () => `/becas/${"x".repeat(50)}`);
  expect(joinItems(long).length).toBeLessThanOrEqual(MAX_PARAMETER_LENGTH);
  expect(planAddress([], null)).toBe("/plan");
  expect(planAddress(["/becas/chevening"], "PE")).toBe(
    "/plan?items=becas/chevening&pais=pe",
  );
});

function longestPaths(count: number): ReadonlyArray<string> {
  return ENTRIES.filter(isPlannable)
    .map(({ path }) => path)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, count);
}

function aPage(address: string, language: Language = "es") {
  return planPage(
    new URLSearchParams(address.split("?")[1]),
    aPageContext({ language, today: "2026-11-24" }),
  );
}
