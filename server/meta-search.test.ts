import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { StartError } from "./env.ts";
import { createLog } from "./log.ts";
import { createMetaSearch, type MetaSearchParts } from "./meta-search.ts";

const IMPORTED = {
  source: "secihti",
  title: "Otra beca",
  link: "https://otra.example/beca",
  last_seen: new Date().toISOString(),
};

test("the catalogue is searched in this process, the import through the backend", async () => {
  const search = metaSearchWith("server/testing/no-sources.json");
  const response = await search.handle(
    new Request("http://site.example/", {
      method: "POST",
      body: JSON.stringify({ query: "beca" }),
    }),
  );
  expect(await response.json()).toMatchObject({
    results: [
      {
        id: "site.example/becas/una",
        title: "Una beca",
        link: "https://site.example/becas/una",
      },
      {
        id: "otra.example/beca",
        source: "secihti",
        copiedAt: IMPORTED.last_seen,
        title: "Otra beca",
        link: "https://otra.example/beca",
      },
    ],
    error: null,
    sources: [
      { key: "catalogo", status: "ok", count: 1 },
      { key: "import", status: "ok", count: 1 },
    ],
  });
});

test.each([
  ["/nowhere/sources.json", "ENOENT"],
  [{ sources: { nobody: {} } }, "sources must not have nobody"],
  [[], "the configuration must be an object"],
])(
  "an invalid configuration throws a `StartError` with the reason: %#",
  (config, message) => {
    const path = typeof config === "string" ? config : configFile(config);
    expect(() => metaSearchWith(path)).toThrow(StartError);
    expect(() => metaSearchWith(path)).toThrow(message);
    expect(() => metaSearchWith(path)).toThrow("META_SEARCH_CONFIG");
  },
);

test("`searchImport` returns imported rows only", async () => {
  const { searchImport } = metaSearchWith("server/testing/no-sources.json");
  expect(await searchImport("beca", "es")).toMatchObject({
    results: [{ link: IMPORTED.link, copiedAt: IMPORTED.last_seen }],
    isComplete: true,
  });
});

test("a search without imported rows requests an import", async () => {
  const onStaleImport = vi.fn();
  const { searchImport } = metaSearchWith("server/testing/no-sources.json", {
    onStaleImport,
    backend: { ...BACKEND, fetch: async () => Response.json([]) },
  });
  await searchImport("beca", "es");
  expect(onStaleImport).toHaveBeenCalledTimes(1);
});

test("without a contact the start logs the sources that require one", () => {
  const warnings: Array<unknown> = [];
  const log = createLog("silent");
  const recordingLog = {
    ...log,
    warn: (...parts: ReadonlyArray<unknown>) => warnings.push(parts),
  } as unknown as typeof log;
  const localUrl = "http://127.0.0.1:3000";
  metaSearchWith(null, { log: recordingLog, publicUrl: localUrl });
  expect(warnings).toEqual([
    [{ sources: ["wikipedia_es"] }, expect.stringContaining("CONTACT_EMAIL")],
  ]);
  metaSearchWith(null, {
    log: recordingLog,
    publicUrl: "https://site.example",
  });
  expect(warnings).toHaveLength(1);
});

const BACKEND = {
  public: { url: null, publishableKey: "publishable" },
  fetch: async () => Response.json([IMPORTED]),
};

function metaSearchWith(
  configPath: string | null,
  parts: Partial<MetaSearchParts> = {},
) {
  const noApis = { searxngUrl: null, braveApiKey: null, rorClientId: null };
  return createMetaSearch({
    env: {
      metaSearch: { configPath, ...noApis },
      contactEmail: null,
      scrapeEveryHours: 6,
    },
    publicUrl: "https://site.example",
    backend: BACKEND,
    searchCatalogue: () => ({
      exact: [
        {
          path: "/becas/una",
          title: "Una beca",
          description: "",
          link: "https://una.example/",
        },
      ],
      partial: [],
    }),
    log: createLog("silent"),
    ...parts,
  });
}

function configFile(config: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "trampolin-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "sources.json");
  writeFileSync(path, JSON.stringify(config));
  return path;
}
