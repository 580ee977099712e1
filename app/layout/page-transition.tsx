import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { PlaceKeeper } from "./place-keeper.tsx";

/**
 * On a new screen: to the top, the focus on the main heading (specification §2). A link to
 * a part of a screen then leads to that part. Back and forward restore the place instead.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname, search, hash, key } = useLocation();
  const isBackOrForward = useNavigationType() === "POP";
  useEffect(() => {
    // The page is hydrated and answers to clicks: browser tests wait for this mark.
    document.documentElement.dataset.hydrated = "";
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part may be asked for again
  useEffect(() => {
    if (isBackOrForward || !hash) return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [key, hash, isBackOrForward]);
  return (
    <PlaceKeeper
      // The key alone is the same for the first page of every visit.
      entry={`${key} ${pathname}${search}${hash}`}
      pathname={pathname}
      isBackOrForward={isBackOrForward}
    >
      <div key={pathname} className="page-enter">
        {children}
      </div>
    </PlaceKeeper>
  );
}
