import { expect, test } from "vitest";
import { productOn } from "./testing/backends.ts";
import { sendMalformed } from "./testing/send-malformed.ts";

const ROUNDS = 20;
const REQUESTS = 5_000;
const FIRST_SEED = 1;

const product = productOn("embedded");

test("100,000 malformed requests get no 5xx", {
  timeout: 3_600_000,
}, async () => {
  const totals = new Map<number | null, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { statuses, faults } = await sendMalformed(product(), {
      count: REQUESTS,
      seed: FIRST_SEED + round,
    });
    expect(faults).toEqual([]);
    for (const [status, count] of statuses)
      totals.set(status, (totals.get(status) ?? 0) + count);
    console.info(
      `${(round + 1) * REQUESTS} requests:`,
      Object.fromEntries(totals),
    );
  }
  expect(await (await fetch(`${product().url}/readyz`)).text()).toBe("ok");
});
