import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answer } from "../answer.ts";
import { compareGrades, compareMarks } from "./compare-grades.ts";
import { germanGrade } from "./german-grade.ts";
import {
  GRADE_SCALES,
  type Mark,
  markAt,
  passMarks,
  SCALES,
  type Scale,
  scaleShare,
} from "./scale.ts";
import {
  roundOutward,
  translateMark,
  translateMinimum,
} from "./translate-mark.ts";

/** Tolerance for binary rounding. */
const CLOSE = 1e-6;

test("a better grade never translates to a worse one", () => {
  fc.assert(
    fc.property(aScale(), aScale(), aShare(), aShare(), (from, to, a, b) => {
      const translateAt = (share: number) =>
        translateMark({ value: markAt(share, from), scale: from }, to);
      const worse = translateAt(Math.min(a, b));
      const better = translateAt(Math.max(a, b));
      for (const end of ["least", "most"] as const)
        expect(scaleShare(better[end], to)).toBeGreaterThanOrEqual(
          scaleShare(worse[end], to) - CLOSE,
        );
    }),
  );
});

test("a translation is a range within the other scale", () => {
  fc.assert(
    fc.property(aMark(), aScale(), (mark, to) => {
      const { least, most } = translateMark(mark, to);
      for (const end of [least, most]) {
        expect(end).toBeGreaterThanOrEqual(Math.min(to.worst, to.best) - CLOSE);
        expect(end).toBeLessThanOrEqual(Math.max(to.worst, to.best) + CLOSE);
      }
      expect(scaleShare(least, to)).toBeLessThanOrEqual(
        scaleShare(most, to) + CLOSE,
      );
    }),
  );
});

test("a range translated to a scale of other numbers and back contains the original mark", () => {
  fc.assert(
    fc.property(aMark(), aNamedScale(), ({ value, scale }, to) => {
      // One of two scales with the same numbers may lack marks of the other.
      fc.pre(!(scale.best % to.best === 0 || to.best % scale.best === 0));
      const there = translateMark({ value, scale }, to);
      const back = (end: number) =>
        translateMark({ value: end, scale: to }, scale);
      const original = scaleShare(value, scale);
      expect(scaleShare(back(there.least).least, scale)).toBeLessThanOrEqual(
        original + CLOSE,
      );
      expect(scaleShare(back(there.most).most, scale)).toBeGreaterThanOrEqual(
        original - CLOSE,
      );
    }),
  );
});

test("the range for an unknown pass mark contains the range for any usual pass mark", () => {
  fc.assert(
    fc.property(
      aMark(),
      aScale(),
      aShare(),
      aShare(),
      (mark, to, mine, theirs) => {
        const withoutPass = { ...mark, scale: { ...mark.scale, pass: null } };
        const withPass = {
          ...mark,
          scale: { ...mark.scale, pass: usualPass(withoutPass.scale, mine) },
        };
        const wide = translateMark(withoutPass, { ...to, pass: null });
        const narrow = translateMark(withPass, {
          ...to,
          pass: usualPass({ ...to, pass: null }, theirs),
        });
        expect(scaleShare(wide.least, to)).toBeLessThanOrEqual(
          scaleShare(narrow.least, to) + CLOSE,
        );
        expect(scaleShare(wide.most, to)).toBeGreaterThanOrEqual(
          scaleShare(narrow.most, to) - CLOSE,
        );
      },
    ),
  );
});

test("a minimum below the translated range is met, above it unmet, within it unknown", () => {
  const seen = new Set<Answer>();
  fc.assert(
    fc.property(aMark(), aMark(), (own, minimum) => {
      const { least, most } = translateMark(own, minimum.scale);
      const share = (value: number) => scaleShare(value, minimum.scale);
      const [low, wanted, high] = [
        share(least),
        share(minimum.value),
        share(most),
      ];
      fc.pre(Math.abs(low - wanted) > CLOSE && Math.abs(high - wanted) > CLOSE);
      const answer = compareMarks(own, minimum);
      seen.add(answer);
      expect(answer).toBe(
        wanted < low ? "met" : wanted > high ? "unmet" : "unknown",
      );
    }),
    { numRuns: 500 },
  );
  expect(seen.size).toBe(3);
});

test("a mark above the translated minimum is met, below it unmet, within it unknown", () => {
  fc.assert(
    fc.property(aMark(), aMark(), (own, minimum) => {
      const { least, most } = translateMinimum(own.scale, minimum);
      const share = (value: number) => scaleShare(value, own.scale);
      const [low, mine, high] = [share(least), share(own.value), share(most)];
      fc.pre(Math.abs(low - mine) > CLOSE && Math.abs(high - mine) > CLOSE);
      expect(compareMarks(own, minimum)).toBe(
        mine > high ? "met" : mine < low ? "unmet" : "unknown",
      );
    }),
    { numRuns: 500 },
  );
});

test("a known pass mark never changes a met or an unmet answer", () => {
  fc.assert(
    fc.property(aMark(), aMark(), aShare(), (own, minimum, share) => {
      const scale = { ...own.scale, pass: null };
      const before = compareMarks({ ...own, scale }, minimum);
      const after = compareMarks(
        { ...own, scale: { ...scale, pass: usualPass(scale, share) } },
        minimum,
      );
      if (before !== "unknown") expect(after).toBe(before);
    }),
  );
});

test("grades of a profile are compared like marks on their scales", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...GRADE_SCALES),
      fc.constantFrom(...GRADE_SCALES),
      aShare(),
      aShare(),
      (mine, theirs, a, b) => {
        const own = { value: markAt(a, SCALES[mine]), scale: mine };
        const minimum = { value: markAt(b, SCALES[theirs]), scale: theirs };
        expect(compareGrades(own, minimum)).toBe(
          compareMarks(
            { value: own.value, scale: SCALES[mine] },
            { value: minimum.value, scale: SCALES[theirs] },
          ),
        );
      },
    ),
  );
});

test("a German grade lies between 1.0 and 4.0, the better the mark the lower", () => {
  fc.assert(
    fc.property(aScale(), aShare(), aShare(), aShare(), (scale, pass, a, b) => {
      const passed = { ...scale, pass: markAt(pass * 0.9, scale) };
      const gradeAt = (share: number) => {
        const value = markAt(pass * 0.9 + share * (1 - pass * 0.9), scale);
        const grade = germanGrade({ value, scale: passed });
        // Binary rounding may put a mark at the pass mark below it.
        return grade === "belowPass" ? 4 : Number(grade);
      };
      const worse = gradeAt(Math.min(a, b));
      const better = gradeAt(Math.max(a, b));
      expect(better).toBeGreaterThanOrEqual(1);
      expect(worse).toBeLessThanOrEqual(4);
      expect(better).toBeLessThanOrEqual(worse);
    }),
  );
});

test("rounding never makes a range narrower", () => {
  fc.assert(
    fc.property(aMark(), aScale(), fc.nat({ max: 2 }), (mark, to, decimals) => {
      const exact = translateMark(mark, to);
      const rounded = roundOutward(exact, to, decimals);
      expect(scaleShare(rounded.least, to)).toBeLessThanOrEqual(
        scaleShare(exact.least, to) + CLOSE,
      );
      expect(scaleShare(rounded.most, to)).toBeGreaterThanOrEqual(
        scaleShare(exact.most, to) - CLOSE,
      );
    }),
  );
});

/** Spread evenly: arbitrary doubles are mostly near 0. */
function aShare() {
  return fc.integer({ min: 0, max: 1000 }).map((parts) => parts / 1000);
}

function aNamedScale(): fc.Arbitrary<Scale> {
  return fc.constantFrom(...GRADE_SCALES).map((name) => SCALES[name]);
}

/** Named scales, a school's own, and some where 1 is best, with and without a pass mark. */
function aScale(): fc.Arbitrary<Scale> {
  const ends = fc.oneof(
    aNamedScale(),
    fc.constantFrom(
      { worst: 6, best: 1, pass: null },
      { worst: 1, best: 5, pass: null },
      { worst: 60, best: 100, pass: null },
    ),
    fc
      .record({ worst: fc.nat({ max: 50 }), length: fc.nat({ max: 50 }) })
      .map(({ worst, length }) => ({
        worst,
        best: worst + length + 1,
        pass: null,
      })),
  );
  return fc.tuple(ends, fc.option(aShare())).map(([scale, share]) => ({
    ...scale,
    pass: share === null ? null : usualPass(scale, share),
  }));
}

function aMark(): fc.Arbitrary<Mark> {
  return fc
    .tuple(aScale(), aShare())
    .map(([scale, share]) => ({ value: markAt(share, scale), scale }));
}

/** A pass mark between the lowest and the highest usual one of a scale. */
function usualPass(scale: Scale, share: number): number {
  const [mildest, strictest] = passMarks(scale);
  return mildest + share * (strictest - mildest);
}
