import { describe, test } from "vitest";
import { isAvailable } from "./testing/backends.ts";
import { OUTAGE_KINDS, surviveOutages } from "./testing/postgres-outage.ts";

describe.skipIf(!isAvailable("postgres"))("on postgres", () => {
  test.each(OUTAGE_KINDS)(
    "losing the database by %s ends no process and loses no confirmed write",
    (outage) => surviveOutages(outage, 2),
  );
});
