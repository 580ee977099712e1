import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Shown values by history entry, until the page is reloaded. The server stores none. Not
 * `useEntryState`: storing the first null would update the page while it hydrates.
 */
const shownValues: Record<string, unknown> = {};

/**
 * Freezes a value once the user interacts; only null still replaces it. Back and Forward
 * restore the value that the history entry had.
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
