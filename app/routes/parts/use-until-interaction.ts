import { useEffect, useRef, useState } from "react";
import { useEntryState } from "#app/platform/use-entry-state.ts";

/**
 * Freezes a value once the user interacts; only null still replaces it. Back and Forward
 * restore the value that the history entry had.
 */
export function useUntilInteraction<Value>(value: Value | null): Value | null {
  const [shown, setShown] = useEntryState<Value | null | undefined>(
    "until-interaction",
    undefined,
  );
  const [isRestored] = useState(shown !== undefined);
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
  useEffect(() => {
    if (!isRestored && (!value || !hasInteracted.current)) setShown(value);
  });
  return shown ?? null;
}
