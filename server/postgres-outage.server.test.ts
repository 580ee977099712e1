import { beforeAll, describe, expect, test } from "vitest";
import { isAvailable } from "./testing/backends.ts";
import {
  OUTAGE_KINDS,
  type ProductOnCluster,
  startOnOwnCluster,
  surviveOutages,
} from "./testing/postgres-outage.ts";

/** Room for a busy machine; the soak test asserts the promised two seconds. */
const BUSY_LIMIT_MS = 8_000;

// Skipped where no PostgreSQL can be run.
describe.skipIf(!isAvailable("postgres"))("on postgres", () => {
  let started: ProductOnCluster;

  beforeAll(async () => {
    const { remove, ...parts } = await startOnOwnCluster();
    started = parts;
    return remove;
  });

  test.each(OUTAGE_KINDS)(
    "losing the database by %s ends no process and loses no confirmed write",
    (outage) =>
      surviveOutages(started, outage, { times: 2, limitMs: BUSY_LIMIT_MS }),
  );

  test("without its database the product stops with exit code 0", async () => {
    const { cluster, product } = started;
    await cluster.end("SIGKILL");
    expect(await product.stop()).toBe(0);
  });
});
