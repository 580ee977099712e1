import { test } from "vitest";
import { isAvailable } from "./testing/backends.ts";
import { OUTAGE_KINDS, surviveOutages } from "./testing/postgres-outage.ts";

test.skipIf(!isAvailable("postgres")).each(OUTAGE_KINDS)(
  "losing the database by %s thirty times ends no process and loses no confirmed write",
  { timeout: 900_000 },
  (outage) => surviveOutages(outage, 30),
);
