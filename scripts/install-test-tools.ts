import { ensureChromium } from "./ensure-chromium.ts";
import { ensurePlpgsqlCheck, findPostgres } from "./find-postgres.ts";

/** Installs what the tests need on a new machine, before several steps need it at once. */
ensureChromium();
const postgres = findPostgres();
if ("bin" in postgres) ensurePlpgsqlCheck(postgres.bin);
