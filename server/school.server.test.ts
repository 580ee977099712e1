import { test } from "vitest";
import { onEachBackend } from "./testing/backends.ts";
import { expectLessonUndisturbed } from "./testing/lesson.ts";

onEachBackend(
  (product) => {
    test("beside an attacker no student of a class is refused", () =>
      expectLessonUndisturbed(product(), { students: 10, intervalMs: 150 }));
  },
  { TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "1" },
);
