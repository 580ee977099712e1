import { test } from "vitest";
import { productOn } from "./testing/backends.ts";
import { expectLessonUndisturbed } from "./testing/lesson.ts";

const product = productOn("embedded", {
  TRUST_PROXY: "1",
  RATE_LIMIT_FACTOR: "1",
});

/** The soak test has a larger class on each backend. */
test("beside an attacker no student of a class is refused", () =>
  expectLessonUndisturbed(product(), { students: 10, intervalMs: 150 }));
