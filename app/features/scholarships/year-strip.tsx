import { useTranslation } from "react-i18next";
import { MonthStrip } from "#app/ui/month-strip.tsx";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import { monthOf } from "#domain/deadlines/status.ts";
import { monthStrip } from "#domain/deadlines/strip.ts";

/** January to December at a glance; nothing where no month is known. */
export function YearStrip({ cycle, today }: { cycle: Cycle; today: string }) {
  const { t, i18n } = useTranslation("scholarships");
  const states = monthStrip(cycle);
  if (!states) return null;
  const name = (month: number, length: "long" | "narrow") =>
    new Intl.DateTimeFormat(i18n.language, {
      month: length,
      timeZone: "UTC",
    }).format(new Date(Date.UTC(2026, month, 1)));
  const open = states.flatMap((state, month) =>
    state === "none" ? [] : [name(month, "long")],
  );
  const months = new Intl.ListFormat(i18n.language).format(open);
  const isAnnounced = cycle.basis === "announced";
  return (
    <MonthStrip
      label={t(isAnnounced ? "strip.announced" : "strip.usual", { months })}
      months={states.map((state, month) => ({
        letter: name(month, "narrow"),
        state,
        current: month + 1 === monthOf(today),
      }))}
    />
  );
}
