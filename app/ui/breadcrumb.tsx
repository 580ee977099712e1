import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { classNames } from "./class-names.ts";

export type Crumb = { to: To; text: ReactNode };

/** Breadcrumb trail; it inherits colours, so it also works on cobalto. */
export function Breadcrumb({
  label,
  items,
  current,
  className,
}: {
  label: string;
  items: ReadonlyArray<Crumb>;
  /** The page itself, not a link. */
  current: ReactNode;
  className?: string;
}) {
  return (
    <nav
      aria-label={label}
      className={classNames("text-[0.9375rem]", className)}
    >
      <ol className="flex flex-wrap items-center gap-x-1">
        {items.map(({ to, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trail is not reordered, and `to` may be an object
          <li key={index} className="flex items-center gap-1">
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-3"
            >
              {text}
            </Link>
            <ChevronRight aria-hidden className="size-4 shrink-0" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 [overflow-wrap:anywhere]">
          {current}
        </li>
      </ol>
    </nav>
  );
}
