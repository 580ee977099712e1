import fc from "fast-check";
import { expect, test } from "vitest";
import { type Fields, toFields } from "../../_shared/shape.ts";
import { BODIES } from "../testing/bodies.ts";
import { apis, readItems } from "./api.fixture.ts";

/** JSON values that break careless parsers. */
const trap = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    -0,
    "",
    "\ud83d",
    "\0",
    [],
    { toString: 1, valueOf: 1 },
    { rendered: { toString: 1 } },
    "javascript:alert(1)",
    "https://user:pw@x.example/",
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

test.each(apis.map(({ key }) => key))(
  "hostile rows of %s change no valid row, and become safe items or none",
  (key) => {
    const validItems = expectItems(readItems(key, BODIES[key]));
    const [row = {}] = findRows(BODIES[key]);
    const hostile = fc.oneof(
      trap,
      fc.record(
        Object.fromEntries(Object.keys(row).map((name) => [name, trap])),
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 3 }), (rows) => {
        const items = expectItems(readItems(key, withRows(BODIES[key], rows)));
        for (const item of validItems) expect(items).toContainEqual(item);
        for (const { link, title } of items) {
          expect(link).toMatch(/^https?:\/\/[^/@]+\//);
          expect(title).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
      }),
      { numRuns: 60 },
    );
  },
);

function expectItems(items: ReturnType<typeof readItems>) {
  if ("reason" in items)
    throw new Error(`The body was rejected: ${items.reason}`);
  return items;
}

/** The rows of an example, at any depth. */
function findRows(body: unknown): ReadonlyArray<Fields> {
  if (Array.isArray(body)) return body;
  for (const value of Object.values(toFields(body))) {
    const list = typeof value === "object" ? findRows(value) : [];
    if (list.length > 0) return list;
  }
  return [];
}

/** The example with other rows before its own. */
function withRows(body: unknown, rows: ReadonlyArray<unknown>): unknown {
  const list = findRows(body);
  const replaceRows = (value: unknown): unknown => {
    if (value === list) return [...rows, ...list];
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, replaceRows(each)]),
    );
  };
  return replaceRows(body);
}
