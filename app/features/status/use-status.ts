import { useEffect, useEffectEvent, useState } from "react";
import type { PublicBackend } from "#app/platform/request-context.ts";
import { useLoaded } from "#app/platform/use-loaded.ts";
import { pollWhileVisible } from "./poll-while-visible.ts";
import { checkBackend, loadReport } from "./status.data.ts";
import type { Checks } from "./status.ts";

/**
 * Checks the parts every minute while the page is visible, and at once on `checkAgain`.
 * `checks` is null until the first response, and again after `checkAgain`.
 */
export function useStatus(backend: PublicBackend) {
  // Another attempt drops the earlier result; null until the page is visible.
  const [attempt, setAttempt] = useState<number | null>(null);
  const key = attempt === null ? null : `${attempt}`;
  const checks = useLoaded(key, async (): Promise<Checks> => {
    const [health, report] = await Promise.all([
      checkBackend(backend),
      loadReport(),
    ]);
    return { at: Date.now(), backend: health, report };
  });
  const check = useEffectEvent(() =>
    attempt === null ? setAttempt(0) : checks.reload(),
  );
  useEffect(() => pollWhileVisible(() => check(), document), []);
  return {
    checks: checks.value,
    checkAgain: () => setAttempt((attempt ?? 0) + 1),
  };
}
