import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";

/** Holds back whoever would leave unsaved changes: with the browser's own question, or with ours, which the answer decides. */
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
