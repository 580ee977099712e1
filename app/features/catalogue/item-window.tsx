import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClasses } from "#app/ui/button-classes.ts";
import type { WindowView } from "#catalogue/views/item-view.ts";
import type { MonthsView } from "#catalogue/views/view.ts";
import { Gates } from "./gates.tsx";
import { YearStrip } from "./year-strip.tsx";

/** Window of an item: text, month strip, certainty, gates and calendar file. */
export function ItemWindow({
  window: { text, year, label, basis, gates, calendar },
  months,
}: {
  window: WindowView;
  months: MonthsView;
}) {
  const { t } = useTranslation("item");
  return (
    <section className="bg-card border-line rounded-card border p-5">
      <h2 className="text-[length:var(--text-subtitle)]">{t("window")}</h2>
      <p className="mt-2 text-lg leading-snug font-semibold">{text}</p>
      {year && (
        <div className="mt-4">
          <YearStrip year={year} months={months} />
        </div>
      )}
      <p className="text-ink-soft mt-4 flex items-center gap-2 text-[0.9375rem] leading-snug">
        <span
          aria-hidden
          className={`h-3 w-6 shrink-0 rounded-[2px] ${SWATCHES[basis]}`}
        />
        {label}
      </p>
      {gates.length > 0 && <Gates gates={gates} />}
      {calendar && (
        <a
          href={calendar}
          download
          className={buttonClasses({ variant: "outline", size: "sm" }, "mt-4")}
        >
          <CalendarPlus aria-hidden className="size-5 shrink-0" />
          {t(basis === "usual" ? "calendarUsual" : "calendar")}
        </a>
      )}
    </section>
  );
}

/** Colour of each certainty; `announced` and `usual` as in the month strip. */
const SWATCHES = {
  announced: "bg-rosa",
  usual: "hatched border border-rosa",
  always: "bg-selva",
  unknown: "bg-line",
} as const;
