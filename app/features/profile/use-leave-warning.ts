import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";

/** Unsaved changes block leaving: the site by the browser's dialog, the screen by the returned blocker. */
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
