import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds until a load without an answer is told as failed. */
export const PATIENCE_MS = 4_000;

export type Loaded<Value> = {
  /** `failed` also while an answer is late. */
  readonly status: "loading" | "failed" | "ready";
  /** Also an earlier value of the key, while it loads again or after a failure. */
  readonly value: Value | null;
  /** Loads again; `load` receives the earlier value. */
  readonly reload: () => void;
};

type Held<Value> = {
  readonly key: string;
  readonly turn: number;
  readonly value: Value | null;
  readonly hasFailed: boolean;
};

/**
 * Loads a value for a key: on mount, for another key, and on `reload`. Null loads
 * nothing. A load that is no longer wanted is aborted, and its late answer dropped. A
 * rejection is a failure. So is no answer within four seconds, until it arrives.
 */
export function useLoaded<Value>(
  key: string | null,
  load: (signal: AbortSignal, earlier: Value | null) => Promise<Value>,
): Loaded<Value> {
  const [turn, setTurn] = useState(0);
  const [held, setHeld] = useState<Held<Value> | null>(null);
  const known = held?.key === key ? held : null;
  const value = known?.value ?? null;
  const start = useEffectEvent((signal: AbortSignal) => load(signal, value));
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    const show = (next: Partial<Held<Value>>) => {
      if (!stop.signal.aborted)
        setHeld((now) => ({
          value: now?.key === key ? now.value : null,
          hasFailed: false,
          ...next,
          key,
          turn,
        }));
    };
    const fail = () => show({ hasFailed: true });
    const late = setTimeout(fail, PATIENCE_MS);
    const end = () => clearTimeout(late);
    start(stop.signal)
      .then((loaded) => show({ value: loaded }), fail)
      .finally(end);
    return () => {
      end();
      stop.abort();
    };
  }, [key, turn]);
  const isDone = known?.turn === turn;
  return {
    status: !isDone ? "loading" : known.hasFailed ? "failed" : "ready",
    value,
    reload: () => setTurn(turn + 1),
  };
}
