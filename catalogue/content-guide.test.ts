import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { textsUnder } from "#locales/texts.fixture.ts";
import { keysIn, SCHEMAS } from "./catalogue.fixture.ts";
import { mentorshipProgramSchema } from "./mentorship.schema.ts";

const guide = readFileSync("docs/content-guide.md", "utf8");

test("the example of the guide is a valid item, worded in both languages", () => {
  const [item, ...wordings] = [...guide.matchAll(/```ts\n([^`]+)```/g)].map(
    ([, code = ""], position) =>
      readData(position === 0 ? `[${code}][0]` : `({${code}})`),
  );
  expect(mentorshipProgramSchema.safeParse(item).error?.issues ?? []).toEqual(
    [],
  );
  expect(wordings).toHaveLength(2);
  for (const wording of wordings)
    expect([...textsUnder(wording ?? {}).keys()].toSorted()).toEqual(
      [...new Set(keysIn(item ?? {}))].toSorted(),
    );
});

test("the guide explains every field that an item can have, and no other", () => {
  const fields = new Set(
    SCHEMAS.flatMap((schema) => Object.keys(schema.shape)),
  );
  expect(fields.size).toBeGreaterThan(40);
  const tables = guide.slice(
    guide.indexOf("## Every field"),
    guide.indexOf("### Conditions"),
  );
  const explained = [...tables.matchAll(/^\| `(\w+)` \|/gm)].map(
    ([, field]) => field,
  );
  expect(explained.toSorted()).toEqual([...fields].toSorted());
});

/** The value of a piece of the guide's code, which is plain data. */
function readData(code: string): object {
  return runInNewContext(code);
}
