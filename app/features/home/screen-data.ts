import type { PageContext } from "#app/platform/request-context.ts";
import { events } from "#catalogue/events.ts";
import type { CatalogueEvent } from "#catalogue/reference.schema.ts";
import { daysBetween } from "#domain/deadlines/civil-days.ts";
import { nextWindows } from "#domain/deadlines/upcoming.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import { hostFromUrl } from "#domain/text/host.ts";

/** An event is upcoming from this many days before its start. */
const UPCOMING_DAYS = 120;

export type EventView = Pick<CatalogueEvent, "id" | "type" | "link"> & {
  readonly title: string;
  readonly description: string;
  readonly organization: string;
  /** Announced days of the event, else its own wording. */
  readonly when: string;
  readonly host: string;
};

/** Wording of the home page and its events, the nearest first. Server only. */
export function homeScreen(
  context: PageContext,
  listed: ReadonlyArray<CatalogueEvent> = events,
) {
  const { i18n, language, today } = context;
  const t = i18n.getFixedT(null, "home");
  const say = (key: string): string =>
    i18n.getResource(language, "eventItems", key);
  const date = new Intl.DateTimeFormat(formatLocale(language), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return {
    pageTitle: t("title"),
    description: t("description"),
    events: upcoming(listed, today).map(
      ({ id, type, link, organization, ...event }): EventView => ({
        id,
        type,
        link,
        organization,
        title: say(event.titleKey),
        description: say(event.descriptionKey),
        when: announcedDays(event.cycle, today, date) ?? say(event.whenKey),
        host: hostFromUrl(link),
      }),
    ),
  };
}

/** The nearest first: upcoming events by start, events in progress by end. */
function upcoming(
  listed: ReadonlyArray<CatalogueEvent>,
  today: string,
): ReadonlyArray<CatalogueEvent> {
  return listed
    .flatMap((event) => {
      const [next] = nextWindows(event.cycle, today);
      const startsOn = next?.opens ?? next?.closes;
      if (!startsOn) return [];
      const nextDate = startsOn < today ? (next?.closes ?? startsOn) : startsOn;
      return daysBetween(today, startsOn) <= UPCOMING_DAYS
        ? [{ event, daysLeft: daysBetween(today, nextDate) }]
        : [];
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft)
    .map(({ event }) => event);
}

/** "25–30 de agosto de 2026" when both ends are announced, else null. */
function announcedDays(
  cycle: CatalogueEvent["cycle"],
  today: string,
  date: Intl.DateTimeFormat,
): string | null {
  if (cycle.basis !== "announced") return null;
  const [next] = nextWindows(cycle, today);
  return next?.opens && next.closes
    ? date.formatRange(new Date(next.opens), new Date(next.closes))
    : null;
}
