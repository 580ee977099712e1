import { useTranslation } from "react-i18next";
import { cycleStatus } from "#domain/deadlines/status.ts";
import type { AwardView } from "./award-view.ts";

/** Says when an item closes: announced dates by the calendar, everything else in the item's careful words. */
export function useDeadlineText() {
  const { t, i18n } = useTranslation("scholarships");
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const say = (date: string) => format.format(new Date(date));
  return (award: Pick<AwardView, "cycle" | "deadline">, today: string) => {
    const status = cycleStatus(award.cycle, today);
    switch (status.kind) {
      case "announcedOpen":
        return status.closes
          ? t("deadline.announcedOpenUntil", { date: say(status.closes) })
          : award.deadline;
      case "announcedOpens":
        return t("deadline.announcedOpens", { date: say(status.opens) });
      case "announcedClosed":
        return t("deadline.announcedClosed", { date: say(status.closes) });
      default:
        return award.deadline;
    }
  };
}
