import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { ScrollRestorer } from "./scroll-restorer.tsx";

/**
 * On a new screen: scrolls to the top and focuses the main heading (specification §2).
 * A link to a part of a screen scrolls there. Back and forward restore the scroll
 * position instead.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname, search, hash, key } = useLocation();
  const isBackOrForward = useNavigationType() === "POP";
  useEffect(() => {
    // Marks the page as hydrated: browser tests wait for it.
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    <ScrollRestorer
      // The key alone is the same for the first page of every visit.
      entry={`${key} ${pathname}${search}${hash}`}
      pathname={pathname}
      hash={hash}
      isBackOrForward={isBackOrForward}
    >
      <div key={pathname} className="page-enter">
        {children}
      </div>
    </ScrollRestorer>
  );
}
