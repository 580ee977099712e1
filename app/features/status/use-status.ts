import { useEffect, useState } from "react";
import type { PublicBackend } from "#app/platform/request-context.ts";
import { pollWhileVisible } from "./poll-while-visible.ts";
import { checkBackend, loadReport } from "./status.data.ts";
import type { Checks } from "./status.ts";

type State = { readonly round: number; readonly checks: Checks | null };

/** Checks the parts from this browser every minute, and at once on `checkAgain`. `checks` is null until the first answer. */
export function useStatus({ url, publishableKey }: PublicBackend) {
  const [{ round, checks }, setState] = useState<State>({
    round: 0,
    checks: null,
  });
  useEffect(() => {
    const check = async () => {
      const [backend, report] = await Promise.all([
        checkBackend({ url, publishableKey }),
        loadReport(),
      ]);
      const checks = { at: Date.now(), backend, report };
      // A result of an earlier round is ignored.
      setState((now) => (now.round === round ? { round, checks } : now));
    };
    return pollWhileVisible(check, document);
  }, [round, url, publishableKey]);
  const checkAgain = () => setState({ round: round + 1, checks: null });
  return { checks, checkAgain };
}
