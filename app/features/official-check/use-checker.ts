import { useCallback, useEffect, useState } from "react";
import type { Checker } from "#app/platform/official-check/checker.ts";
import { loadChecker } from "#app/platform/official-check/load-checker.ts";

/** The checker of a language; null while loading. */
export function useChecker(language: string) {
  const [checker, setChecker] = useState<Checker | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    loadChecker(language).then(setChecker, () => setHasFailed(true));
  }, [language]);
  useEffect(load, [load]);
  return { checker, hasFailed, retry: load };
}
