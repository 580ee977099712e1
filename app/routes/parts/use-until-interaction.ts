import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * The last shown value of each history entry, until the page is reloaded. Only effects fill
 * it: `useEntryState` would set state while the page hydrates.
 */
const shownValues: Record<string, unknown> = {};

/**
 * Freezes a value once the user interacts; only null still replaces it. After Back and
 * Forward the value that the history entry had stays, whatever `value` becomes.
 */
export function useUntilInteraction<Value>(value: Value | null): Value | null {
  const { key } = useLocation();
  const [restored] = useState(shownValues[key] as Value | null | undefined);
  const [frozen, setFrozen] = useState<Value | null>(null);
  const hasInteracted = useRef(false);
  useEffect(() => {
    const mounted = new AbortController();
    const markInteraction = () => {
      hasInteracted.current = true;
    };
    for (const type of ["pointerdown", "keydown", "scroll"])
      addEventListener(type, markInteraction, { signal: mounted.signal });
    return () => mounted.abort();
  }, []);
  const shown = restored === undefined ? frozen : restored;
  useEffect(() => {
    if (!value || !hasInteracted.current) setFrozen(value);
    shownValues[key] = shown;
  });
  return shown;
}
