import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { classNames } from "./class-names.ts";

export type TabLink = {
  to: To;
  text: ReactNode;
  current: boolean;
  /** Number of items behind the link. */
  count?: string | number;
};

/** Tabs whose choice is in the address: plain links, so they work without JavaScript. */
export function TabLinks({
  label,
  items,
  className,
}: {
  label: string;
  items: ReadonlyArray<TabLink>;
  className?: string;
}) {
  return (
    <nav aria-label={label} className={classNames("min-w-0", className)}>
      <ul className="scroll-row flex gap-1">
        {items.map(({ to, text, current, count }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tabs are not reordered, and `to` may be an object
          <li key={index} className="shrink-0">
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? "page" : undefined}
              className="tab"
            >
              {text}
              {count !== undefined && (
                <span className="text-ink-soft text-sm font-normal">
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
