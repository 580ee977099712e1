import { classNames } from "./class-names.ts";

export type MonthCell = {
  letter: string;
  state: "none" | "usual" | "announced";
  current: boolean;
};

const CELLS = {
  none: "bg-line",
  usual: "hatched border border-rosa",
  announced: "bg-rosa",
};

/** A year at a glance: hatched for usual months, solid for announced dates. */
export function MonthStrip({
  months,
  label,
  className,
}: {
  /** January to December. */
  months: ReadonlyArray<MonthCell>;
  /** The same information as text. */
  label: string;
  className?: string;
}) {
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames("grid grid-cols-12 gap-[3px]", className)}
    >
      {months.map(({ letter, state, current }, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month, and letters repeat
        <div key={month} className="flex min-w-0 flex-col items-center gap-1">
          <span
            className={classNames(
              // Colour carries the meaning here, so it stays in forced colours.
              "h-2.5 w-full rounded-[2px] forced-color-adjust-none",
              CELLS[state],
            )}
          />
          <span
            className={classNames(
              "text-xs leading-none",
              current
                ? "text-ink font-extrabold underline decoration-2 underline-offset-3"
                : "text-ink-soft",
            )}
          >
            {letter}
          </span>
        </div>
      ))}
    </div>
  );
}
