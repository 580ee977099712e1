import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";

/** Blocks leaving with unsaved changes: by the browser's dialog, or by ours. */
export function useLeaveWarning(
  isDirty: boolean,
  isLeavingFree: RefObject<boolean>,
) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isLeavingFree.current &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isDirty]);
  return blocker;
}
