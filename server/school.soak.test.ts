import { test } from "vitest";
import { onEachBackend } from "./testing/backends.ts";
import { expectLessonUndisturbed } from "./testing/lesson.ts";

onEachBackend(
  (product) => {
    test(
      "during an attack none of 300 students behind one address is refused",
      { timeout: 1_200_000 },
      () => expectLessonUndisturbed(product(), 300),
    );
  },
  { TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "1" },
);
