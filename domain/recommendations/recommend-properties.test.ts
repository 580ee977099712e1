import fc from "fast-check";
import { expect, test } from "vitest";
import type { IndexedItem } from "../catalogue/indexed-item.ts";
import { indexCatalogue, tokenizeItem } from "./catalogue-index.ts";
import { readInterests } from "./interests.ts";
import {
  externalPlaces,
  isExternal,
  mixedList,
  PER_TYPE,
} from "./mixed-list.ts";
import { recommend, scoreCatalogue } from "./recommend.ts";
import { anExternal, anItem } from "./recommendations.fixture.ts";
import { scoreItem } from "./score.ts";
import { shownList } from "./shown-list.ts";

const TODAY = "2026-11-21";

const WORDS = [
  "Medicina",
  "Derecho",
  "Arte",
  "Alemán",
  "Alemania",
  "México",
  "SAT",
];
const someWords = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 });
const country = fc.constantFrom("MX", "PE", null);
const level = fc.constantFrom("preparatoria_1", "posgrado", "otro", null);

const anyItem = fc.record<Partial<IndexedItem>>({
  type: fc.constantFrom("scholarship", "university", "resource", "other"),
  names: someWords,
  descriptions: someWords,
  tags: someWords,
  categories: someWords,
  locations: someWords,
  programs: fc.array(someWords, { maxLength: 3 }),
  country,
  levels: fc.constantFrom(["any"], ["highSchool"], ["postgraduate"], []),
});

const anyItems = fc
  .array(anyItem, { maxLength: 12 })
  .map((parts) =>
    parts.map((part, at) => anItem({ id: `item-${at}`, ...part })),
  );

const anyProfile = fc.record({
  desired_careers: someWords,
  languages_to_learn: someWords,
  secondary_languages: someWords,
  study_level: level,
  country,
  standardized_test_name: fc.constantFrom("SAT", null),
});

test("the order of the catalogue and of a profile's lists changes no item, score or rank", () => {
  fc.assert(
    fc.property(anyItems, anyProfile, (items, profile) => {
      const reversed = {
        ...profile,
        desired_careers: profile.desired_careers.toReversed(),
        languages_to_learn: profile.languages_to_learn.toReversed(),
      };
      const listScores = (list: ReturnType<typeof recommend>) =>
        list.map(({ item, score }) => [item.id, score]);
      expect(
        listScores(
          recommend(indexCatalogue(items.toReversed()), reversed, TODAY),
        ),
      ).toEqual(listScores(recommend(indexCatalogue(items), profile, TODAY)));
    }),
  );
});

test("calendar, past rounds and an age requirement change no points", () => {
  const calendars = fc.record<Partial<IndexedItem>>({
    opens: fc.constantFrom("2026-12-01", null),
    closes: fc.constantFrom("2027-02-01", null),
    isAnnounced: fc.boolean(),
    hasPlan: fc.boolean(),
    upcoming: fc.record({
      closings: fc.constantFrom(
        [],
        [{ date: "2027-02-01", basis: "pastClosings" as const }],
      ),
      mayCloseNow: fc.boolean(),
    }),
    conditions: fc.constantFrom(
      [],
      [{ kind: "age", min: 99, text: "", changeable: false }],
    ),
  });
  fc.assert(
    fc.property(anyItems, anyProfile, calendars, (items, profile, calendar) => {
      const points = (list: ReadonlyArray<IndexedItem>) =>
        scoreCatalogue(indexCatalogue(list), profile).map(
          ({ item, score, reasons }) => [item.id, score, reasons],
        );
      expect(points(items.map((item) => ({ ...item, ...calendar })))).toEqual(
        points(items),
      );
    }),
  );
});

test("candidate search changes no item's score or reasons", () => {
  fc.assert(
    fc.property(anyItems, anyProfile, (items, profile) => {
      const interests = readInterests(profile);
      const scored = items.map((item) => ({
        item,
        ...scoreItem(tokenizeItem(item), interests),
      }));
      expect(scoreCatalogue(indexCatalogue(items), profile)).toEqual(
        scored.filter(({ score }) => score > 0),
      );
    }),
  );
});

test("only items with points are recommended, each with a reason, the best first", () => {
  fc.assert(
    fc.property(anyItems, anyProfile, (items, profile) => {
      const list = recommend(indexCatalogue(items), profile, TODAY);
      for (const { score, reasons } of list) {
        expect(score).toBeGreaterThan(0);
        expect(reasons.length).toBeGreaterThan(0);
      }
      const scores = list.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    }),
  );
});

test("a further career and language, or a further degree, never lowers the points", () => {
  fc.assert(
    fc.property(
      anyItem,
      anyProfile,
      fc.constantFrom(...WORDS),
      (part, profile, word) => {
        const scoreOne = (
          item: Partial<IndexedItem>,
          student: typeof profile,
        ) =>
          scoreCatalogue(indexCatalogue([anItem(item)]), student)[0]?.score ??
          0;
        const before = scoreOne(part, profile);
        const more = {
          ...profile,
          desired_careers: [...profile.desired_careers, word],
          languages_to_learn: [...profile.languages_to_learn, word],
        };
        const richer = {
          ...part,
          programs: [...(part.programs ?? []), [word]],
        };
        expect(scoreOne(part, more)).toBeGreaterThanOrEqual(before);
        expect(scoreOne(richer, profile)).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});

test("a mixed list stays within its limits, and shown items do not move when results arrive", () => {
  fc.assert(
    fc.property(
      anyItems,
      anyProfile,
      fc.nat(14),
      fc.integer({ min: 1, max: 30 }),
      (items, profile, resultCount, size) => {
        const own = recommend(indexCatalogue(items), profile, TODAY);
        const external = Array.from({ length: resultCount }, (_, at) =>
          anExternal(`x-${at}`),
        );
        const list = mixedList({ own, external, size });
        expect(list.length).toBeLessThanOrEqual(size);
        expect(list.filter(isExternal).length).toBeLessThanOrEqual(
          externalPlaces(size),
        );
        const byGroup = Object.groupBy(
          list.flatMap((one) => (isExternal(one) ? [] : [one])),
          ({ listGroup }) => listGroup,
        );
        for (const group of Object.values(byGroup))
          expect(group?.length).toBeLessThanOrEqual(PER_TYPE);

        const waiting = shownList({
          own,
          external: [],
          search: "running",
          size,
        });
        const partly = shownList({
          own,
          external: external.slice(0, 2),
          search: "running",
          size,
        });
        const done = shownList({ own, external, search: "done", size });
        expect([partly.own, done.own]).toEqual([waiting.own, waiting.own]);
        expect(done.external.slice(0, partly.external.length)).toEqual(
          partly.external,
        );
        expect(
          done.own.length + done.external.length + done.more.length,
        ).toBeLessThanOrEqual(size);
      },
    ),
  );
});
