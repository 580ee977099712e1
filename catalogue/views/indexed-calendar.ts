import type {
  CountryStage,
  IndexedItem,
} from "#domain/catalogue/indexed-item.ts";
import type { Cycle, Gate } from "#domain/deadlines/cycle.ts";
import { countingWindow } from "#domain/deadlines/upcoming.ts";
import {
  type PlannedClosing,
  planClosing,
  type UpcomingClosings,
} from "#domain/planning/closing.ts";
import type { Entry } from "../index.ts";
import { formatWhen, lastSeenText } from "./cards.ts";
import type { Words } from "./words.ts";

type Calendar = Pick<
  IndexedItem,
  | "when"
  | "badge"
  | "isAlwaysOpen"
  | "opens"
  | "closes"
  | "isAnnounced"
  | "upcoming"
  | "stages"
>;

/** Enough for a plan: every exam fits before the third. */
const MAX_CLOSINGS = 3;

/** An item's calendar on a day, and the stages for some countries. */
export function indexCalendar(entry: Entry, words: Words): Calendar {
  const { item } = entry;
  const when = formatWhen(entry, words);
  const { cycle, editions } = item;
  const lastSeen = lastSeenText(entry, words);
  if (cycle === null) return { when, ...NO_CALENDAR, badge: lastSeen };
  const planned = planClosing({ cycle, editions, country: null }, words.today);
  const calendar = datedCalendar(cycle, planned, words);
  const estimate = calendar.closes === null ? pastClosing(planned) : null;
  return {
    ...calendar,
    badge: lastSeen ?? calendar.badge,
    when: estimate === null ? when : estimateText(estimate, words),
    closes: calendar.closes ?? estimate,
    isAlwaysOpen: cycle.basis === "always",
    stages: listStages(entry, words),
  };
}

const NO_CALENDAR = {
  badge: null,
  isAlwaysOpen: false,
  opens: null,
  closes: null,
  isAnnounced: false,
  upcoming: { closings: [], mayCloseNow: false },
  stages: [],
} as const;

function datedCalendar(cycle: Cycle, planned: PlannedClosing, words: Words) {
  const counting = countingWindow(cycle, words.today);
  return {
    badge: cycle.basis === "always" ? null : words.calendar.badge(cycle),
    opens: counting?.opens ?? null,
    closes: counting?.closes ?? null,
    isAnnounced: counting?.isAnnounced ?? false,
    upcoming: upcomingClosings(planned),
  };
}

function upcomingClosings({
  first,
  later,
  mayCloseNow,
}: PlannedClosing): UpcomingClosings {
  const closings = first ? [first, ...later].slice(0, MAX_CLOSINGS) : [];
  return { closings, mayCloseNow };
}

/** The planned closing if estimated from past rounds; else null. */
function pastClosing({ first }: PlannedClosing): string | null {
  return first?.basis === "pastClosings" ? first.date : null;
}

function estimateText(date: string, { t, calendar }: Words): string {
  return t("pastRounds.estimate", { date: calendar.day(date) });
}

/** Stages, each with the countries for which it closes next. */
function listStages(entry: Entry, words: Words): ReadonlyArray<CountryStage> {
  const { cycle, editions } = entry.item;
  if (cycle?.basis !== "usual") return [];
  const gates = cycle.gates ?? [];
  const planned = gates
    .flatMap(({ countries }) => countries)
    .map((country) => ({
      country,
      closing: planClosing({ cycle, editions, country }, words.today),
    }));
  const byGate = Map.groupBy(planned, ({ closing }) => closing.gate);
  return [...byGate].flatMap(([gate, group]) => {
    const [first] = group;
    if (!gate || !first) return [];
    const calendar = datedCalendar(gateCycle(gate), first.closing, words);
    return [
      {
        ...calendar,
        badge: lastSeenText(entry, words) ?? calendar.badge,
        when: stageText(gate, words),
        countries: [...new Set(group.map(({ country }) => country))],
      },
    ];
  });
}

/** "En tu país suele cerrar en enero"; null where the stage has no month. */
function stageText(
  { window: { opens, closes } }: Gate,
  { t, language }: Words,
): string | null {
  const format = new Intl.DateTimeFormat(language, {
    month: "long",
    timeZone: "UTC",
  });
  const monthName = (month: number) => format.format(Date.UTC(2026, month - 1));
  if (closes !== null) return t("stage.closes", { month: monthName(closes) });
  return opens === null ? null : t("stage.opens", { month: monthName(opens) });
}

function gateCycle({ window }: Gate): Cycle {
  return { basis: "usual", windows: [window] };
}
