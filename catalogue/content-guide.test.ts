import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCHEMAS } from "./catalogue.fixture.ts";

const guide = readFileSync("docs/content-guide.md", "utf8");

test("the guide's example is an item of the catalogue", () => {
  const [, example] =
    /`catalogue[^`]+`:\n\n```ts\n([^`]+)```/.exec(guide) ?? [];
  expect(example).toBe(
    readFileSync("catalogue/mentorship-programs/lala.ts", "utf8"),
  );
});

test("the guide explains every field of an item, and no other", () => {
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
