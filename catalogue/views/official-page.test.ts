import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { officialPage } from "./official-page.ts";

test("in English the bodies that warn and take reports are named without Spanish phrases", () => {
  const { signs, reports } = officialPage(aPageContext({ language: "en" }));
  const names = [
    ...signs.list.map(({ warns }) => warns),
    ...reports.countries.flatMap((country) =>
      country.reports.map(({ body }) => body),
    ),
  ].join("\n");
  expect(names).toContain("FTC (cited by WCF Bank)");
  expect(names).toContain("Single line of the public prosecutor (Fiscalía)");
  expect(names).not.toMatch(
    /citada|México|Comisión|servicios|becas federales|bancos| o |, y |línea/,
  );
});
