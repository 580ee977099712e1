import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "./env.ts";
import { startServer } from "./start-server.ts";
import {
  createTestDatabase,
  isAvailable,
  productOn,
} from "./testing/backends.ts";
import { freePort } from "./testing/free-port.ts";
import {
  failToStart,
  makeDataDir,
  type ProductSettings,
} from "./testing/product.ts";

const KEYS = {
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
  JWT_SECRET: "a-secret-of-at-least-32-characters",
};

const shared = productOn("embedded");

test("the start error names an invalid variable", async () => {
  expect(await readStderr({ PORT: "abc" })).toBe(
    "The environment is not right: PORT must be a whole number from 0 to 65535.",
  );
});

test("the start error names a busy port and a remedy", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  expect(await readStderr({ PORT: String(port) })).toBe(
    `Port ${port} on 127.0.0.1 is busy: stop the other program or set PORT to another number.`,
  );
});

test("the start error names an address that is not on this machine", async () => {
  expect(await catchStartError({ HOST: "192.0.2.1" })).toMatch(
    /^Cannot listen on 192\.0\.2\.1:\d+ \(EADDRNOTAVAIL\)/,
  );
});

test("the start error names a missing database server, without the password", async () => {
  const address = `127.0.0.1:${await freePort()}`;
  const message = await readStderr({
    ...KEYS,
    DATABASE_URL: `postgres://ana:muy-secreta@${address}/x`,
  });
  expect(message).toMatch(/^The database in DATABASE_URL cannot be reached/);
  expect(message).toContain("ECONNREFUSED");
  expect(message).not.toContain("muy-secreta");
});

test.skipIf(!isAvailable("postgres")).each([
  [
    "password",
    (url: URL) => {
      url.password = "equivocada";
    },
  ],
  [
    "database",
    (url: URL) => {
      url.pathname = "/no_such_database";
    },
  ],
])(
  "the start error names a database server that refuses the %s",
  async (refused, breakUrl) => {
    const { settings, remove } = await createTestDatabase("postgres");
    onTestFinished(remove);
    const url = new URL(settings.DATABASE_URL ?? "");
    breakUrl(url);
    const message = await catchStartError({
      ...settings,
      DATABASE_URL: url.href,
    });
    expect(message).toMatch(/^The database in DATABASE_URL cannot be reached/);
    expect(message).toContain(refused);
    expect(message).not.toContain("equivocada");
  },
);

test("the start error names an unreachable Supabase server", async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  expect(await catchStartError({ ...KEYS, SUPABASE_URL: url })).toContain(
    `The server in SUPABASE_URL (${url}) does not answer a read of "profiles"`,
  );
});

test("the start error names the key that a Supabase server refuses", async () => {
  const message = await catchStartError({
    ...KEYS,
    SUPABASE_URL: shared().url,
  });
  expect(message).toContain("check the address, SUPABASE_PUBLISHABLE_KEY");
});

test("a data folder in use is refused to a second start and to the scraper", async () => {
  const { dataDir, url } = shared();
  const refusal = `The data folder ${dataDir} is in use by another process: stop it or set DATA_DIR to another folder.\n`;
  expect(`${await readStderr({ DATA_DIR: dataDir })}\n`).toBe(refusal);
  const scrape = spawnSync(process.execPath, ["scripts/scrape.ts"], {
    encoding: "utf8",
    env: { DATA_DIR: dataDir, PUBLIC_URL: url, LITE_TELEMETRY: "0" },
  });
  expect(scrape).toMatchObject({ status: 1, stdout: "", stderr: refusal });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test("the start error names a data folder that cannot be created", async () => {
  expect(await catchStartError({ DATA_DIR: "/dev/null/data" })).toMatch(
    /^The data folder \/dev\/null\/data cannot be used/,
  );
});

test("the start error names a database that cannot be opened", async () => {
  const { path, remove } = await makeDataDir();
  onTestFinished(remove);
  await mkdir(join(path, "database"));
  await writeFile(join(path, "database/PG_VERSION"), "x");
  expect(await readStderr({ DATA_DIR: path })).toMatch(
    `The database ${join(path, "database")} cannot be opened`,
  );
});

test("the start error names a damaged key file", async () => {
  const { path, remove } = await makeDataDir();
  onTestFinished(remove);
  await writeFile(join(path, "keys.json"), "{");
  expect(await catchStartError({ DATA_DIR: path })).toContain(
    join(path, "keys.json"),
  );
});

/** Starts the server in a child process, which must print one line and exit with code 1. */
async function readStderr(settings: ProductSettings): Promise<string> {
  const { path, remove } = await makeDataDir();
  onTestFinished(remove);
  const { code, stdout, stderr } = await failToStart({
    DATA_DIR: path,
    ...settings,
  });
  expect(stdout).toBe("");
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  expect(code).toBe(1);
  return stderr.trimEnd();
}

/** Starts the server in this process and returns the message of its `StartError`. */
async function catchStartError(settings: ProductSettings): Promise<string> {
  const { path, remove } = await makeDataDir();
  onTestFinished(remove);
  const error: unknown = await startServer({
    DATA_DIR: path,
    PORT: "0",
    LOG_LEVEL: "silent",
    ...settings,
  }).catch((reason) => reason);
  if (!(error instanceof StartError)) throw error;
  return error.message;
}
