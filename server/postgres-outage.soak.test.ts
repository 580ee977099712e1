import { expect, onTestFinished } from "vitest";
import { testOnPostgres } from "./testing/backends.ts";
import {
  OUTAGE_KINDS,
  startOnOwnCluster,
  surviveOutages,
} from "./testing/postgres-outage.ts";

testOnPostgres.each(OUTAGE_KINDS)(
  "thirty losses of the database by %s end within 2 s each and lose no confirmed write",
  { timeout: 900_000 },
  async (outage) => {
    const { cluster, product, remove } = await startOnOwnCluster();
    onTestFinished(remove);
    await surviveOutages({ cluster, product }, outage, {
      times: 30,
      limitMs: 2_000,
    });
    await cluster.end("SIGKILL");
    expect(await product.stop()).toBe(0);
  },
);
