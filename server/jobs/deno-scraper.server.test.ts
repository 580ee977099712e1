import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { bundleFunction } from "#scripts/bundle-function.ts";
import { aSource } from "#supabase/functions/_shared/source.fixture.ts";
import {
  DENO_ENVIRONMENT,
  DENO_PERMISSIONS,
  findDeno,
  startDenoFunction,
} from "#supabase/functions/meta-searcher/testing/deno-function.ts";
import { scrapeSite } from "#supabase/functions/scraper/testing/scrape-site.ts";
import { createTestDatabase, type TestDatabase } from "../testing/backends.ts";
import {
  type FixtureSite,
  redirect,
  startFixtureSite,
  text,
} from "../testing/fixture-site.ts";
import { type Product, startProduct } from "../testing/product.ts";

const FOLDER = join(import.meta.dirname, "../../supabase/functions/scraper");
const TOKEN = "t".repeat(32);

const deno = findDeno();
if (!deno)
  console.warn(
    "Tests under Deno are skipped: no Deno package is installed for this platform.",
  );

let database: TestDatabase;
let product: Product;

beforeAll(async () => {
  database = await createTestDatabase("embedded");
  product = await startProduct(database.settings);
});

afterAll(async () => {
  await product.stop();
  await database.remove();
});

// Skipped where Deno is not installed.
test.skipIf(!deno)(
  "a run under Deno imports a feed and a WordPress list, and checks links",
  async () => {
    const site = await aSite();
    const { url, secretKey: key } = product;
    const links = listLinks(site);
    const result = JSON.parse(
      await readDenoOutput([
        JSON.stringify({ url, key, links, workerId: "deno" }),
        JSON.stringify({ sources: listSources(site) }),
      ]),
    );
    expect(result).toMatchObject({
      state: "finished",
      report: {
        links: { alive: 1, moved: 1, missing: 1, not_checkable: 1 },
        sources: {
          feed: { failure: null, added: 1 },
          wordpress: { failure: null, added: 1 },
        },
      },
    });
  },
);

// Skipped where Deno is not installed.
test.skipIf(!deno)(
  "the edge function rejects a wrong token, and after a recent run it answers `notDue`",
  async () => {
    const edge = await startDenoFunction(
      deno ?? "",
      {
        SUPABASE_URL: product.url,
        SUPABASE_SERVICE_ROLE_KEY: product.secretKey,
        SCRAPER_TOKEN: TOKEN,
      },
      join(FOLDER, "bundle.js"),
    );
    onTestFinished(edge.stop);
    const ask = (token: string) =>
      fetch(edge.url, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await ask("another")).status).toBe(401);
    await scrapeSite({
      url: product.url,
      key: product.secretKey,
      workerId: "before",
    });
    const answer = await ask(TOKEN);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { state: "notDue" },
    ]);
  },
);

/** Output of a run in a Deno process, bundled like the function. */
async function readDenoOutput(values: ReadonlyArray<string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "trampolin-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const bundle = join(folder, "scrape-site.js");
  await bundleFunction(join(FOLDER, "testing/scrape-site.ts"), bundle);
  const child = spawn(
    deno ?? "",
    [
      ...["run", "--no-prompt", "--no-remote", ...DENO_PERMISSIONS],
      ...[bundle, ...values],
    ],
    {
      cwd: folder,
      env: DENO_ENVIRONMENT,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  return readText(child.stdout);
}

async function aSite(): Promise<FixtureSite> {
  const post = {
    id: 1,
    date_gmt: "2026-03-01T00:00:00",
    link: "https://sitio.example/1/",
    title: { rendered: "Beca Uno &#8211; 2027" },
  };
  const item =
    "<item><title>Beca Dos</title><link>https://sitio.example/2/</link></item>";
  const site = await startFixtureSite({
    "/robots.txt": text("User-agent: *\nDisallow: /cerrada\n", "text/plain"),
    "/viva": text("una beca"),
    "/mudada": redirect(301, "/viva"),
    "/posts": (_, response) =>
      response
        .writeHead(200, { "x-wp-totalpages": "1" })
        .end(JSON.stringify([post])),
    "/feed": text(
      `<rss version="2.0"><channel><title>Sitio</title>${item}</channel></rss>`,
      "application/rss+xml",
    ),
  });
  onTestFinished(site.close);
  return site;
}

function listLinks({ origin }: FixtureSite) {
  return ["/viva", "/mudada", "/perdida", "/cerrada"].map((path) => ({
    itemPath: `/becas${path}`,
    url: `${origin}${path}`,
  }));
}

function listSources({ origin }: FixtureSite) {
  return (["wordpress", "feed"] as const).map((kind) =>
    aSource({
      key: kind,
      kind,
      url: `${origin}/${kind === "feed" ? "feed" : "posts"}`,
    }),
  );
}
