import { sql } from "kysely";
import { expect, onTestFinished, vi } from "vitest";
import { createCounter } from "../http/rate-limit.ts";
import { createTestDatabase, testOnPostgres } from "../testing/backends.ts";
import {
  createTestAccount,
  type LiteBackend,
  openLiteOn,
} from "../testing/lite-backends.ts";
import { startSilentProxy } from "../testing/silent-proxy.ts";
import { inVirtualTime } from "../testing/virtual-time.ts";
import { createPgConnection, createPool } from "./pg-connection.ts";

/** A member's call must report a lost database within this time. */
const LIMIT_MS = 2_000;
/** Longer than `FAIL_FAST_MS`. */
const PAUSE_MS = 1_000;
/** Longer than `PROBE_INTERVAL_MS`. */
const SLOW_SECONDS = 1.5;

/** Longer than the timeout of a probe. */
const STALL_MS = 1_200;
/** Longer than the driver's timeout of 15 s. */
const OVERLONG_SECONDS = 20;
/** Room for a busy machine; the driver itself gives up after 15 s. */
const DETECTION_MS = 10_000;

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

testOnPostgres(
  "the first and later calls to a silent database get 503 within 2 s",
  async () => {
    const { backend, proxy } = await openBehindProxy();
    const account = await createTestAccount(backend);
    const save = (name: string) => saveFavourite(backend, account, name);
    expect(await save("before")).toBe(201);
    // The library prints errors of the database.
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    proxy.silence();
    await inVirtualTime(async (nowMs) => {
      const waits: Array<number> = [];
      // Over the pool's connection first, then over new ones.
      for (const name of ["idle", "new", "newer"]) {
        const startMs = nowMs();
        expect(await save(name)).toBe(503);
        waits.push(nowMs() - startMs);
        await sleep(PAUSE_MS);
      }
      expect(Math.min(...waits)).toBeGreaterThan(0);
      expect(Math.max(...waits)).toBeLessThanOrEqual(LIMIT_MS);
    });
    proxy.resume();
    expect(await save("after")).toBe(201);
    printed.mockClear();
  },
);

testOnPostgres(
  "a sign-in with three counters gets 503 from a silent database within 2 s",
  async () => {
    const { backend, connection, proxy } = await openBehindProxy();
    const { email, password } = await createTestAccount(backend);
    const limit = { points: 9, seconds: 60 };
    const counters = ["signIn", "nearby", "anywhere"].map((name) =>
      createCounter(name, limit, connection.query),
    );
    const signIn = async () => {
      for (const counter of counters) await counter.take(email);
      const path = "/auth/v1/token?grant_type=password";
      const body = { email, password };
      return (await backend.ask("POST", path, { body })).status;
    };
    expect(await signIn()).toBe(200);
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    proxy.silence();
    const waitMs = await inVirtualTime(async (nowMs) => {
      expect(await signIn()).toBe(503);
      return nowMs();
    });
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(LIMIT_MS);
    printed.mockClear();
  },
);

testOnPostgres(
  "a slow statement is not ended while its server answers probes",
  async () => {
    const { connection } = await openBehindProxy();
    const slow = sql`select pg_sleep(${SLOW_SECONDS})`;
    await expect(slow.execute(connection.kysely)).resolves.toBeDefined();
  },
);

testOnPostgres(
  "a stall of this process during a probe ends no statement",
  async () => {
    const { connection, proxy } = await openBehindProxy();
    const slow = sql`select pg_sleep(${SLOW_SECONDS})`.execute(
      connection.kysely,
    );
    // The probe is in flight when the process stalls past its timeout.
    await proxy.nextConnection();
    stall(STALL_MS);
    await expect(slow).resolves.toBeDefined();
  },
);

testOnPostgres(
  "a server that falls silent after a probe is detected within 10 s",
  async () => {
    const { connection, proxy } = await openBehindProxy();
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const statement = sql`select pg_sleep(${OVERLONG_SECONDS})`.execute(
      connection.kysely,
    );
    const ended = statement.then(
      () => "answered",
      () => "ended",
    );
    // The first probe is answered.
    await proxy.nextConnection();
    await sleep(PAUSE_MS / 2);
    proxy.silence();
    const started = performance.now();
    expect(await ended).toBe("ended");
    expect(performance.now() - started).toBeLessThan(DETECTION_MS);
    printed.mockClear();
  },
);

function stall(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

async function openBehindProxy() {
  const database = await createTestDatabase("postgres");
  onTestFinished(database.remove);
  const proxy = await startSilentProxy(database.settings.DATABASE_URL ?? "");
  onTestFinished(proxy.close);
  const pool = createPool(proxy.url);
  const connection = createPgConnection(proxy.url, pool);
  const { backend, close } = await openLiteOn(connection, false);
  connection.endMigration();
  // Connects, so that the next connection is a probe.
  await sql`select 1`.execute(connection.kysely);
  onTestFinished(close);
  return { backend, proxy, connection };
}

async function saveFavourite(
  { ask }: LiteBackend,
  { token, userId }: { readonly token: string; readonly userId: string },
  name: string,
) {
  const body = { user_id: userId, item_id: name, item_type: "scholarship" };
  const { status } = await ask("POST", "/rest/v1/user_favorites", {
    body,
    token,
  });
  return status;
}
