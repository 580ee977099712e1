import { MonthStrip } from "#app/ui/month-strip.tsx";
import type { MonthsView, YearView } from "#catalogue/views/view.ts";

/** Months of the yearly window; nothing when the item has none. */
export function YearStrip({
  year,
  months: { letters, now },
}: {
  year: YearView | null;
  months: MonthsView;
}) {
  if (!year) return null;
  return (
    <MonthStrip
      label={year.label}
      months={year.months.map((state, month) => ({
        letter: letters[month] ?? "",
        state,
        current: month === now,
      }))}
    />
  );
}
