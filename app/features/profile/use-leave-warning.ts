import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";

/**
 * While there are unsaved changes, the browser asks before leaving the site, and the
 * returned blocker stops leaving the screen.
 */
export function useLeaveWarning(
  isDirty: boolean,
  isLeavingAllowed: RefObject<boolean>,
) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isLeavingAllowed.current &&
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
