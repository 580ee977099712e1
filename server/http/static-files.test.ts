import { once } from "node:events";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createEtag } from "./etag.ts";
import { loadStaticFiles } from "./static-files.ts";
import { sendStored } from "./stored-response.ts";

test("every file of a known type has an address, other files have none", async () => {
  const files = await loadFiles({
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
  const files = await loadFiles({
    "favicon.svg": "<svg/>",
    "assets/a.js": "x",
  });
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

test("a file with a hashed name is cached for a year, another for an hour", async () => {
  const files = await loadFiles({
    "assets/a-1b2c.js": "x",
    "favicon.svg": "x",
  });
  expect(files.get("/assets/a-1b2c.js")?.headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect(files.get("/favicon.svg")?.headers["cache-control"]).toBe(
    "public, max-age=3600",
  );
});

test("the service worker is revalidated, and may connect to this site only", async () => {
  const files = await loadFiles({ "sw.js": "x" });
  expect(files.get("/sw.js")?.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-security-policy":
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  });
});

test("compressed copies are used, and have no address of their own", async () => {
  const files = await loadFiles({
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

test("a share image stays on the disk and is sent from there", async () => {
  const { image, url } = await servedImage("picture");
  expect(image).toMatchObject({
    etag: createEtag(Buffer.from("picture")),
    body: { path: expect.stringMatching(/uno-es\.png$/), length: 7 },
  });
  const answer = await fetch(url);
  expect(answer.headers.get("content-length")).toBe("7");
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(await answer.text()).toBe("picture");
  const head = await fetch(url, { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe("7");
  const headers = { "if-none-match": image.etag };
  expect((await fetch(url, { headers })).status).toBe(304);
});

test.each(["pic", "a longer picture", "PICTURE", ""])(
  "an image replaced by %j while the server runs is sent whole, without the old ETag",
  async (content) => {
    const { image, path, url } = await servedImage("picture");
    await writeFile(path, content);
    // A coarse clock of the file system must not hide the change.
    await utimes(path, new Date(), new Date(Date.now() + 5_000));
    const answer = await fetch(url, {
      headers: { "if-none-match": image.etag },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-length")).toBe(String(content.length));
    expect(answer.headers.get("etag")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.text()).toBe(content);
  },
);

test("an image deleted while the server runs gets 404", async () => {
  const { path, url } = await servedImage("picture");
  await rm(path);
  const answer = await fetch(url);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

/** A share image, and a server that sends it. */
async function servedImage(content: string) {
  const files = await loadFiles({ "og/becas/uno-es.png": content });
  const image = files.get("/og/becas/uno-es.png");
  if (!image || !("path" in image.body))
    throw new Error("The image is not on the disk");
  const server = createServer((request, response) =>
    sendStored({ request, response }, image),
  ).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { image, path: image.body.path, url: `http://127.0.0.1:${port}/` };
}

async function loadFiles(contents: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), "static-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return loadStaticFiles(folder, { "x-content-type-options": "nosniff" });
}
