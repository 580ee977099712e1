import { expect, test } from "vitest";
import { productOn } from "./testing/backends.ts";
import { askFrom, expectLessonUndisturbed } from "./testing/lesson.ts";

/** Fewer than may wait of one network. */
const FLOOD = 300;

const product = productOn("embedded", {
  TRUST_PROXY: "1",
  RATE_LIMIT_FACTOR: "1",
});

/** The soak test has a larger class on each backend. */
test("beside an attacker no student of a class is refused", () =>
  expectLessonUndisturbed(product(), { students: 4, intervalMs: 150 }));

test("a read waits for few reads of another network's flood", async () => {
  const read = async (network: string) => {
    const ask = askFrom(product(), network);
    const found = await ask(
      "POST",
      "/rest/v1/rpc/search_external_opportunities",
      { body: { words: "beca" } },
    );
    expect(found.status).toBe(200);
    await found.text();
  };
  let answered = 0;
  const first = Promise.withResolvers<void>();
  const flood = Array.from({ length: FLOOD }, async () => {
    await read("203.0.113.9");
    answered += 1;
    first.resolve();
  });
  await first.promise;
  await read("198.51.100.9");
  expect(answered).toBeLessThan(FLOOD / 2);
  await Promise.all(flood);
});
