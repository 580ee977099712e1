import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { deferModules, inlineHashes } from "./finish-html.ts";

const MODULES = 'import "/assets/a.js";const price = "$& $1 $$";';

test("the modules start after the first paint, unchanged", () => {
  const html = deferModules(aPage());
  expect(html).toContain(
    `<script type="text/plain" id="page-modules">${MODULES}</script><script>requestAnimationFrame(`,
  );
  expect(html).not.toContain('<script type="module" async="">');
});

test("module preloads go, other links stay", () => {
  const html = deferModules(aPage());
  expect(html).not.toContain("modulepreload");
  expect(html).toContain('<link rel="preload" href="/assets/font.woff2"/>');
});

test("a page without its module script is a fault that is told", () => {
  expect(() => deferModules("<html></html>")).toThrow(/no module script/);
});

test("inline scripts, styles and style attributes are named by their hashes", () => {
  const { scripts, styles } = inlineHashes(
    [
      "<style>p{}</style>",
      '<script data-x="1">one()</script>',
      '<script type="text/plain">two</script>',
      '<script src="/assets/a.js"></script>',
      '<script async="" src="/assets/b.js"></script>',
      '<p style="color:red">text</p>',
      '<p data-style="no">text</p>',
    ].join("\n"),
  );
  expect(scripts).toEqual([hash("one()"), hash("two")]);
  expect(styles).toEqual([hash("p{}"), hash("color:red")]);
});

test("a style attribute is hashed as the browser reads it", () => {
  const { styles } = inlineHashes(
    '<p style="font-family:&quot;A &amp; B&quot;,&#x27;C&#x27;">text</p>',
  );
  expect(styles).toEqual([hash(`font-family:"A & B",'C'`)]);
});

test("what stands twice is named once", () => {
  const { scripts, styles } = inlineHashes(
    '<script>a</script><script>a</script><i style="b"></i><i style="b"></i>',
  );
  expect([scripts, styles]).toEqual([[hash("a")], [hash("b")]]);
});

test("a finished page's own start script is among its hashes", () => {
  const html = deferModules(aPage());
  const start = /<script>(requestAnimationFrame[^<]*)<\/script>/.exec(
    html,
  )?.[1];
  expect(inlineHashes(html).scripts).toContain(hash(start ?? "none"));
});

function aPage(): string {
  return [
    "<html><head>",
    '<link rel="modulepreload" href="/assets/a.js"/>',
    '<link rel="preload" href="/assets/font.woff2"/>',
    '<link rel="modulepreload" href="/assets/b.js" crossorigin=""/>',
    "</head><body>",
    `<script type="module" async="">${MODULES}</script>`,
    "</body></html>",
  ].join("");
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
