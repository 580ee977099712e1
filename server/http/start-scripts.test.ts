import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { FEATURE_GATE } from "./start-scripts.ts";

test("a browser with all APIs is marked and loads no polyfills", () => {
  expect(runGate("")).toMatchObject({ isMarked: true, written: "" });
});

test("a browser that can run the modules requests all of them at once", () => {
  const { requested } = runGate("");
  expect(requested).toEqual(["/assets/a.js", "/assets/b.js"]);
});

test("without `Map.groupBy` the polyfill script is deferred", () => {
  const { isMarked, written } = runGate("delete Map.groupBy");
  expect(isMarked).toBe(true);
  expect(written).toBe('<script src="/polyfills.js" defer></script>');
});

test("without `TextEncoderStream` the polyfill script is not deferred", () => {
  const { written } = runGate("delete self.TextEncoderStream");
  expect(written).toBe('<script src="/polyfills.js"></script>');
});

test.each([
  "delete self.WritableStream",
  "self.Error = function () {}",
  "self.Error = function () { throw 1 }",
])(
  "after %s the page is not marked and requests neither polyfills nor modules",
  (code) => {
    expect(runGate(code)).toEqual({
      isMarked: false,
      written: "",
      requested: [],
    });
  },
);

test("polyfills do not replace an existing `Map.groupBy` or `structuredClone`", () => {
  const page = aPage();
  const before = runInContext("[Map.groupBy, structuredClone]", page);
  runInContext(polyfills(), page);
  expect(runInContext("[Map.groupBy, structuredClone]", page)).toEqual(before);
});

test.each([
  ["[3, 1, 2].toSorted((a, b) => b - a)", [3, 2, 1]],
  ["[1, 2].toReversed()", [2, 1]],
  ["[[1, 2, 3].at(-1), 'abc'.at(1), new Int8Array([7]).at(0)]", [3, "b", 7]],
  ["[1, 2, 3].findLast((n) => n < 3)", 2],
  [
    "[Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')]",
    [true, false],
  ],
  [
    "[...Map.groupBy([1, 2, 3], (n) => n % 2)]",
    [
      [1, [1, 3]],
      [0, [2]],
    ],
  ],
  ["({ ...Object.groupBy([1, 2, 3], (n) => n % 2) })", { 0: [2], 1: [1, 3] }],
  ["[URL.canParse('https://a.mx'), URL.canParse('a')]", [true, false]],
  [
    "structuredClone({ a: [1, { b: null }], c: undefined })",
    { a: [1, { b: null }], c: undefined },
  ],
])("with polyfills %s gives %j", (code, expected) => {
  const page = aPage(REMOVE_APIS);
  runInContext(polyfills(), page);
  expect(runInContext(`JSON.stringify(${code})`, page)).toBe(
    JSON.stringify(expected),
  );
});

test("the polyfilled clone copies dates, maps, sets and cycles, and rejects functions", () => {
  const page = aPage(REMOVE_APIS);
  runInContext(polyfills(), page);
  const copied = runInContext(
    `const one = { at: new Date(7), map: new Map([["a", new Set([1])]]) };
     one.self = one;
     const two = structuredClone(one);
     [two !== one, two.self === two, two.at.getTime(), two.map.get("a").has(1)]`,
    page,
  );
  expect([...copied]).toEqual([true, true, 7, true]);
  expect(() => runInContext("structuredClone(() => 1)", page)).toThrow(
    /could not be cloned/,
  );
});

test("the polyfilled streams encode text as UTF-8 and pass errors on", async () => {
  const page = aPage(REMOVE_APIS);
  runInContext(polyfills(), page);
  const bytes = await runInContext(
    `(async () => {
      const stream = new ReadableStream({ start(out) { out.enqueue("á"); out.close(); } });
      const reader = stream.pipeThrough(new TextEncoderStream()).getReader();
      return [...(await reader.read()).value, (await reader.read()).done];
    })()`,
    page,
  );
  expect([...bytes]).toEqual([0xc3, 0xa1, true]);
  const broken = runInContext(
    `new ReadableStream({ start(out) { out.error(new Error("cut")); } })
      .pipeThrough(new TextEncoderStream()).getReader().read()`,
    page,
  );
  await expect(broken).rejects.toThrow("cut");
});

/** Removes the APIs that `polyfills.js` adds; inherited ones are hidden. */
const REMOVE_APIS = `for (const type of [Array, String, Object.getPrototypeOf(Int8Array)]) delete type.prototype.at;
for (const name of ["toSorted", "toReversed", "findLast"]) delete Array.prototype[name];
delete Object.hasOwn; delete Object.groupBy; delete Map.groupBy; URL.canParse = undefined;
for (const name of ["structuredClone", "TextEncoderStream", "TransformStream"]) delete self[name];
ReadableStream.prototype.pipeThrough = undefined;`;

/** Runs the code `before` in a new page, then the feature gate. */
function runGate(before: string) {
  const page = aPage(before);
  runInContext(FEATURE_GATE, page);
  const { attributes, written, requested } = page;
  return { isMarked: attributes.has("data-scripts"), written, requested };
}

function aPage(before = "") {
  const attributes = new Set<string>();
  const requested: Array<string> = [];
  const page = {
    attributes,
    requested,
    written: "",
    document: {
      documentElement: { setAttribute: (name: string) => attributes.add(name) },
      currentScript: { getAttribute: () => "/assets/a.js /assets/b.js" },
      createElement: () => ({}),
      head: {
        appendChild: ({ rel, href }: { rel: string; href: string }) =>
          rel === "modulepreload" && requested.push(href),
      },
      write: (html: string) => {
        page.written += html;
      },
    },
    HTMLDialogElement: Object,
    ...{ ReadableStream, WritableStream, TransformStream },
    ...{ TextEncoder, TextEncoderStream, URL },
    structuredClone,
  };
  createContext(page);
  // Own classes, so that Node's stay unchanged.
  runInContext(
    `var self = globalThis;
     URL = class extends URL {};
     ReadableStream = class extends ReadableStream {};`,
    page,
  );
  runInContext(before, page);
  return page;
}

function polyfills(): string {
  return readFileSync("public/polyfills.js", "utf8");
}
