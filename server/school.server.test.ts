import { expect, test } from "vitest";
import { productOn } from "./testing/backends.ts";
import { expectLessonUndisturbed, sendFrom } from "./testing/lesson.ts";

/** Below the queue limit of one network. */
const FLOOD = 300;

const product = productOn("embedded", {
  TRUST_PROXY: "1",
  RATE_LIMIT_FACTOR: "1",
});

/** The soak test has a larger class on each backend. */
test("during an attack from another network none of four students is refused", () =>
  expectLessonUndisturbed(product(), 4));

test("a request waits for fewer than half of another network's 300 requests", async () => {
  const search = async (network: string) => {
    const request = sendFrom(product(), network);
    const response = await request(
      "POST",
      "/rest/v1/rpc/search_external_opportunities",
      { body: { words: "beca" } },
    );
    expect(response.status).toBe(200);
    await response.text();
  };
  let answered = 0;
  const firstAnswer = Promise.withResolvers<void>();
  const flood = Array.from({ length: FLOOD }, async () => {
    await search("203.0.113.9");
    answered += 1;
    firstAnswer.resolve();
  });
  await firstAnswer.promise;
  await search("198.51.100.9");
  expect(answered).toBeLessThan(FLOOD / 2);
  await Promise.all(flood);
});
