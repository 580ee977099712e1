import { loadChecker } from "#app/platform/official-check/load-checker.ts";
import { useLoaded } from "#app/platform/use-loaded.ts";

/** The checker of a language; null until loaded. A slow load counts as failed. */
export function useChecker(language: string) {
  const { status, value, reload } = useLoaded(language, () =>
    loadChecker(language),
  );
  return {
    checker: value,
    hasFailed: status === "failed" || status === "slow",
    retry: reload,
  };
}
