import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { events } from "#catalogue/events.ts";
import { LANGUAGES } from "#locales/languages.ts";
import { homeScreen } from "./screen-data.ts";

const DAYS = Array.from(
  { length: 12 },
  (_, month) => `2027-${String(month + 1).padStart(2, "0")}-01`,
);

test.each(LANGUAGES)(
  "every event shown on the first of a month has no blank text in %s",
  (language) => {
    const shown = DAYS.flatMap(
      (today) => homeScreen(aPageContext({ language, today })).events,
    );
    expect(shown.length).toBeGreaterThan(12);
    for (const event of shown)
      for (const text of Object.values(event)) expect(text).toMatch(/\S/);
  },
);

test("each month has an event, and the year's events are exactly those with usual months", () => {
  const shown = DAYS.map((today) =>
    homeScreen(aPageContext({ today })).events.map(({ id }) => id),
  );
  for (const ids of shown) expect(ids).not.toEqual([]);
  const seasonal = events.filter(({ cycle }) => cycle.basis === "usual");
  expect(new Set(shown.flat())).toEqual(new Set(seasonal.map(({ id }) => id)));
});
