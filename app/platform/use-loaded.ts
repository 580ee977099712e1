import { useEffect, useEffectEvent, useState } from "react";

export type Loaded<Value> = {
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
 * rejection is a failure.
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
    start(stop.signal).then(
      (loaded) => show({ value: loaded }),
      () => show({ hasFailed: true }),
    );
    return () => stop.abort();
  }, [key, turn]);
  const isDone = known?.turn === turn;
  return {
    status: !isDone ? "loading" : known.hasFailed ? "failed" : "ready",
    value,
    reload: () => setTurn(turn + 1),
  };
}
