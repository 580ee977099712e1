import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { everythingScreen } from "#catalogue/views/everything.ts";
import { EverythingSearch } from "./everything-search.tsx";

test.each([
  ["", true],
  ["?q=zzqqxxyy", true],
  ["?q=zzqqxxyy&pais=mx", true],
  ["?q=quimica", false],
  ["?q=alemania+zzqqxxyy", false],
])("the search “%s” offers examples and sections: %s", (query, isOffered) => {
  const html = renderSearch(query);
  expect(html.includes("¿En qué estás?")).toBe(isOffered);
  expect(html.includes('href="/becas"')).toBe(isOffered);
});

function renderSearch(query: string): string {
  const context = aPageContext();
  const view = everythingScreen(context, `https://x.test/buscar${query}`);
  const element = (
    <EverythingSearch
      view={view}
      skipLink={null}
      card={({ title }) => <p>{title}</p>}
    />
  );
  const router = createMemoryRouter([{ path: "/buscar", element }], {
    initialEntries: [`/buscar${query}`],
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={context.i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}
