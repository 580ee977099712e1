import { createContext, runInContext } from "node:vm";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { START_AFTER_PAINT } from "./start-scripts.ts";

const POLYFILLS = "Map.groupBy = URL.canParse = () => 1";
const REMOVE_APIS = "delete Map.groupBy; URL.canParse = undefined";

test("modules start after the first frame, without waiting for the whole page", () => {
  const page = aPage();
  expect(page.started).toEqual([]);
  page.paint();
  expect(page.started).toEqual(["import('app')"]);
});

test("modules wait for deferred polyfills that arrive after the first frame", () => {
  const page = aPage({ before: REMOVE_APIS });
  page.paint();
  expect(page.started).toEqual([]);
  expect(page.isMarked()).toBe(true);
  page.run(POLYFILLS);
  page.parsed();
  page.paint();
  expect(page.started).toEqual(["import('app')"]);
  expect(page.isMarked()).toBe(true);
});

test("where polyfills fail to load, the server's page stays and shows its hints", () => {
  const page = aPage({ before: REMOVE_APIS });
  page.parsed();
  page.paint();
  expect(page.started).toEqual([]);
  expect(page.isMarked()).toBe(false);
  expect(page.text()).toBe("Needs scripts");
});

test("a background tab, which has no frames, starts the modules at once", () => {
  const page = aPage({ hidden: true });
  expect(page.started).toEqual(["import('app')"]);
});

test("modules that the gate stopped are not started by frames or events", () => {
  const page = aPage({ root: "<html>" });
  page.parsed();
  page.paint();
  expect(page.started).toEqual([]);
  expect(page.text()).toBe("Needs scripts");
});

function aPage({
  before = "",
  hidden = false,
  root = "<html data-scripts>",
} = {}) {
  const { document } = parseHTML(
    `${root}<head></head><body><div id="content"><noscript>Needs scripts</noscript></div><script type="text/plain" id="page-modules">import('app')</script></body></html>`,
  );
  Object.defineProperty(document, "hidden", { value: hidden });
  // A live collection, as in a browser.
  const hints = {
    get 0() {
      return document.querySelector("noscript");
    },
  };
  const frames: Array<() => void> = [];
  const loaded: Array<() => void> = [];
  const started: Array<string> = [];
  Object.assign(document, { getElementsByTagName: () => hints });
  Object.assign(document.head, {
    append: (added: Element) => started.push(added.textContent ?? ""),
  });
  const context = createContext({
    document,
    URL: class extends URL {},
    TextEncoderStream,
    MutationObserver: class {
      observe() {}
    },
    setTimeout: (run: () => void) => run(),
    requestAnimationFrame: (run: () => void) => frames.push(run),
    addEventListener: (type: string, run: () => void) =>
      type === "DOMContentLoaded" && loaded.push(run),
  });
  const run = (code: string) => runInContext(code, context);
  run("var self = globalThis");
  run(before);
  run(START_AFTER_PAINT);
  return {
    started,
    run,
    paint: () => runAll(frames),
    parsed: () => runAll(loaded),
    isMarked: () => document.documentElement.hasAttribute("data-scripts"),
    text: () => document.getElementById("content")?.textContent,
  };
}

function runAll(waiting: Array<() => void>) {
  for (const run of waiting.splice(0)) run();
}
