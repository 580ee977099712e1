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

/** A year at a glance: hatched where it usually closes, solid where a date is announced. */
export function MonthStrip({
  months,
  label,
  className,
}: {
  /** January to December. */
  months: ReadonlyArray<MonthCell>;
  /** The same fact in words. */
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
        // Months never change places, and two of them share a letter.
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
        <div key={month} className="flex min-w-0 flex-col items-center gap-1">
          <span
            className={classNames(
              // Told by its colour alone, so it keeps that where the reader's replace ours.
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
