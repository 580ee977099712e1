import {
  ensurePlpgsqlCheck,
  findPostgres,
} from "#server/testing/postgres-cluster.ts";
import { ensureChromium } from "./ensure-chromium.ts";

/** Installs what the tests need on a new machine, before several steps ask for it at once. */
ensureChromium();
const postgres = findPostgres();
if ("bin" in postgres) ensurePlpgsqlCheck(postgres.bin);
