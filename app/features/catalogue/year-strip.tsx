import { MonthStrip } from "#app/ui/month-strip.tsx";
import type { MonthsView, YearView } from "#catalogue/views/view.ts";

/** The yearly window; nothing without known months. */
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
