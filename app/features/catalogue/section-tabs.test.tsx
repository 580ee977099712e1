import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { CardView } from "#catalogue/views/view.ts";
import { SectionTabs } from "./section-tabs.tsx";

const CARDS = ["guias", "guias", "videos"].map(
  (tipo) =>
    ({ facets: { tipo: [tipo], nivel: ["prepa"] } }) as unknown as CardView,
);

test("without other filters the tab for all counts items that are not loaded", () => {
  expect(countTabs({})).toEqual(["Todos9", "Guías2"]);
  expect(countTabs({ tipo: "guias" })).toEqual(["Todos9", "Guías2"]);
});

test("with another filter or a query every tab counts the matching cards", () => {
  expect(countTabs({ nivel: "prepa" })).toEqual(["Todos3", "Guías2"]);
  expect(countTabs({ nivel: "posgrado" })).toEqual(["Todos0", "Guías0"]);
  expect(countTabs({}, new Map())).toEqual(["Todos0", "Guías0"]);
});

function countTabs(
  wanted: Readonly<Record<string, string>>,
  ranks: ReadonlyMap<string, number> | null = null,
) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SectionTabs
        tabs={{
          name: "tipo",
          label: "Tipos de recurso",
          all: "Todos",
          choices: [["guias", "Guías"]],
        }}
        cards={CARDS}
        total={9}
        filter={{
          query: new URLSearchParams(wanted),
          sought: "",
          wanted,
          isSet: Object.keys(wanted).length > 0,
          change: () => {},
        }}
        ranks={ranks}
      />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<a[^>]*>(.*?)<\/a>/g)].map(([, text = ""]) =>
    text.replaceAll(/<[^>]+>/g, ""),
  );
}
