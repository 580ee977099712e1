import type { ReactNode } from "react";
import { Arc } from "./arc.tsx";
import { classNames } from "./class-names.ts";

/** Explains an empty or failed state and offers next steps. */
export function EmptyState({
  title,
  text,
  actions,
  headingLevel = 2,
  className,
}: {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={classNames(
        "mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-10 text-center",
        className,
      )}
    >
      <Arc className="h-auto w-32" />
      <Heading className={headingLevel === 1 ? "text-title mt-2" : "mt-2"}>
        {title}
      </Heading>
      {text && <p className="text-ink-soft measure">{text}</p>}
      {actions && (
        <div className="mt-2 flex flex-wrap items-center justify-center gap-3">
          {actions}
        </div>
      )}
    </div>
  );
}
