import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds without a response after which a load counts as slow. */
export const SOFT_TIMEOUT_MS = 4_000;

export type Loaded<Value> = {
  /** `slow`: no response within the soft timeout; the load continues. */
  readonly status: "loading" | "slow" | "failed" | "ready";
  /** The key's value; the earlier one during a reload and after a failed reload. */
  readonly value: Value | null;
  /** Loads again; `load` receives the earlier value. */
  readonly reload: () => void;
};

type LastLoad<Value> = {
  readonly key: string;
  readonly attempt: number;
  readonly value: Value | null;
  readonly status: Exclude<Loaded<Value>["status"], "loading">;
};

/**
 * Loads a value for a key: on mount, for another key, and on `reload`; a null key loads
 * nothing. Another key, a reload and unmounting abort the load and drop its response. A
 * rejected load has the status `failed`.
 */
export function useLoaded<Value>(
  key: string | null,
  load: (signal: AbortSignal, earlier: Value | null) => Promise<Value>,
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [lastLoad, setLastLoad] = useState<LastLoad<Value> | null>(null);
  const currentLoad = lastLoad?.key === key ? lastLoad : null;
  const value = currentLoad?.value ?? null;
  const start = useEffectEvent((signal: AbortSignal) => load(signal, value));
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    const show = (
      next: Pick<LastLoad<Value>, "status"> & Partial<LastLoad<Value>>,
    ) => {
      if (!stop.signal.aborted)
        setLastLoad((previous) => ({
          value: previous?.key === key ? previous.value : null,
          ...next,
          key,
          attempt,
        }));
    };
    const timer = setTimeout(() => show({ status: "slow" }), SOFT_TIMEOUT_MS);
    const stopTimer = () => clearTimeout(timer);
    start(stop.signal)
      .then(
        (loaded) => show({ status: "ready", value: loaded }),
        () => show({ status: "failed" }),
      )
      .finally(stopTimer);
    return () => {
      stopTimer();
      stop.abort();
    };
  }, [key, attempt]);
  return {
    status: currentLoad?.attempt === attempt ? currentLoad.status : "loading",
    value,
    reload: () => setAttempt(attempt + 1),
  };
}
