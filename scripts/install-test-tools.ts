import { ensureChromium } from "./ensure-chromium.ts";
import { findPostgres } from "./find-postgres.ts";

/** Installs what the tests need on a new machine, before several steps ask for it at once. */
ensureChromium();
findPostgres();
