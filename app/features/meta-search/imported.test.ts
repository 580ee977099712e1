import { expect, test, vi } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { ENTRIES } from "#catalogue/index.ts";
import { searchImported } from "./imported.ts";

test("imported results have a canonical link and the age of the copy", async () => {
  const context = aPageContext({
    language: "en",
    now: () => Date.parse("2026-11-21T09:00:00Z"),
    searchImport: async () => ({
      results: [aResult("https://Desk.example/beca?utm_source=x")],
      isComplete: false,
    }),
  });
  expect(await searchImported(context, "beca")).toMatchObject({
    isComplete: false,
    results: [{ link: "https://desk.example/beca", age: "3 hr. ago" }],
  });
});

test("an imported page that the catalogue lists is excluded", async () => {
  const links = ["https://desk.example/beca", ENTRIES[0]?.item.link ?? ""];
  const context = aPageContext({
    searchImport: async () => ({
      results: links.map(aResult),
      isComplete: true,
    }),
  });
  const imported = await searchImported(context, "beca");
  expect(imported?.results.map(({ link }) => link)).toEqual([links[0]]);
});

test("a result of a recognised page names its owner, and an imitation shows a warning", async () => {
  const links = [
    "https://www.unam.mx/becas",
    "https://becas-chevening.org/",
    "https://desk.example/beca",
  ];
  const context = aPageContext({
    searchImport: async () => ({
      results: links.map(aResult),
      isComplete: true,
    }),
  });
  const imported = await searchImported(context, "beca");
  expect(imported?.results.map(({ mark }) => mark)).toEqual([
    {
      isWarning: false,
      text: "Página conocida de Universidad Nacional Autónoma de México (UNAM)",
    },
    {
      isWarning: true,
      text: "Se parece a chevening.org y no lo es. No escribas tus datos.",
    },
    null,
  ]);
});

test("a query without letters and digits is not searched", async () => {
  const searchImport = vi.fn();
  expect(await searchImported(aPageContext({ searchImport }), "¿?")).toBeNull();
  expect(searchImport).not.toHaveBeenCalled();
});

function aResult(link: string) {
  return {
    id: link,
    source: "desk",
    sourceName: "Desk",
    title: "Beca",
    description: "",
    link,
    host: "desk.example",
    copiedAt: "2026-11-21T06:00:00Z",
  };
}
