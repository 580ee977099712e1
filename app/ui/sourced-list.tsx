import type { ReactNode } from "react";
import { ExternalLink } from "./button.tsx";
import { classNames } from "./class-names.ts";

export type SourcedText = {
  readonly text: string;
  readonly url: string;
  readonly host: ReactNode;
  /** Year of the source, kind of page and date of the copy. */
  readonly basis: string;
};

/** Statements, each with a link to its source. */
export function SourcedList({
  items,
  newTabHint,
  className,
  sourceClassName,
}: {
  items: ReadonlyArray<SourcedText>;
  newTabHint: string;
  className?: string;
  sourceClassName?: string;
}) {
  return (
    <ul className={classNames("list-disc pl-5 marker:text-rosa", className)}>
      {items.map(({ text, url, host, basis }) => (
        <li key={`${text} ${url}`}>
          {text}{" "}
          <span
            className={classNames("text-ink-soft text-sm", sourceClassName)}
          >
            <ExternalLink
              href={url}
              newTabHint={newTabHint}
              className="touch-line"
            >
              {host}
            </ExternalLink>{" "}
            {basis}
          </span>
        </li>
      ))}
    </ul>
  );
}
