import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { UnderstoodFilters } from "./understood-filters.tsx";

const HONDURAS = { text: "De Honduras", to: "?q=becas", isStrict: true };
const AWARDS = { text: "Becas", to: "?q=honduras", isStrict: false };

test("a label precedes the filters that only rank results, and is absent without one", () => {
  expect(listItems([HONDURAS, AWARDS])).toEqual([
    "De Honduras, quitar",
    "Van primero:",
    "Becas, quitar",
  ]);
  expect(listItems([HONDURAS])).toEqual(["De Honduras, quitar"]);
});

function listItems(
  understood: Parameters<typeof UnderstoodFilters>[0]["understood"],
) {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={aPageContext().i18n}>
      <MemoryRouter>
        <UnderstoodFilters understood={understood}>{null}</UnderstoodFilters>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text = ""]) =>
    text.replaceAll(/<[^>]+>/g, ""),
  );
}
