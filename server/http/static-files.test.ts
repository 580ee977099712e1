import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadStaticFiles } from "./static-files.ts";
import { createEtag } from "./stored-response.ts";

test("every file of a known type is served by its address", async () => {
  const files = await loaded({
    "favicon.svg": "<svg/>",
    "robots.txt": "x",
    "assets/entry-1a2b.js": "x",
    "assets/deep/font.woff2": "x",
    "manifest.webmanifest": "{}",
    "secret.env": "x",
    "assets/entry-1a2b.js.map": "x",
  });
  expect([...files.keys()].toSorted()).toEqual([
    "/assets/deep/font.woff2",
    "/assets/entry-1a2b.js",
    "/favicon.svg",
    "/manifest.webmanifest",
    "/robots.txt",
  ]);
});

test("a file has its content type and the headers of every response", async () => {
  const files = await loaded({ "favicon.svg": "<svg/>", "assets/a.js": "x" });
  expect(files.get("/favicon.svg")).toMatchObject({
    status: 200,
    body: Buffer.from("<svg/>"),
    headers: {
      "x-content-type-options": "nosniff",
      "content-type": "image/svg+xml",
      vary: "Accept-Encoding",
    },
  });
  expect(files.get("/assets/a.js")?.headers["content-type"]).toBe(
    "text/javascript; charset=utf-8",
  );
});

test("hashed names are cached for a year, others for an hour", async () => {
  const files = await loaded({ "assets/a-1b2c.js": "x", "favicon.svg": "x" });
  expect(files.get("/assets/a-1b2c.js")?.headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect(files.get("/favicon.svg")?.headers["cache-control"]).toBe(
    "public, max-age=3600",
  );
});

test("the service worker is revalidated, and may connect to this site only", async () => {
  const files = await loaded({ "sw.js": "x" });
  expect(files.get("/sw.js")?.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-security-policy":
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  });
});

test("compressed copies are used, and have no address of their own", async () => {
  const files = await loaded({
    "assets/a.js": "plain",
    "assets/a.js.br": "brotli",
    "assets/a.js.gz": "gzip",
    "favicon.svg": "x",
  });
  expect(files.get("/assets/a.js")).toMatchObject({
    etag: createEtag(Buffer.from("plain")),
    body: { brotli: Buffer.from("brotli"), gzip: Buffer.from("gzip") },
  });
  expect(files.get("/favicon.svg")?.body).toEqual(Buffer.from("x"));
  expect(files.size).toBe(2);
});

async function loaded(contents: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), "static-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return loadStaticFiles(folder, { "x-content-type-options": "nosniff" });
}
