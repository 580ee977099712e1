import type { OfficialFacts } from "#domain/official-check/facts.ts";
import { LANGUAGE_PARAMETER } from "#locales/languages.ts";
import { fetchFile } from "../fetch-file.ts";
import { loadOnce } from "../load-once.ts";
import type { Checker } from "./checker.ts";

/** Checkers by language: loaded once per visit. */
const checkers = new Map<string, Promise<Checker>>();

/**
 * Loads the check's code and facts: the checked text never leaves the device. Rejects
 * when either cannot be loaded; the next call retries.
 */
export function loadChecker(language: string): Promise<Checker> {
  return loadOnce(checkers, language, () => fetchChecker(language));
}

async function fetchChecker(language: string): Promise<Checker> {
  const [{ createChecker }, facts] = await Promise.all([
    import("./checker.ts"),
    fetchFile<OfficialFacts>(
      `/es-oficial/paginas.json?${LANGUAGE_PARAMETER}=${language}`,
    ),
  ]);
  return createChecker(facts);
}
