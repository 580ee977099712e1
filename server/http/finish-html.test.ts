import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishPage } from "./finish-html.ts";
import { FEATURE_GATE, START_AFTER_PAINT } from "./start-scripts.ts";

const MODULES = 'import "/assets/a.js";const price = "$& $1 $$";';

const NONCE = "4f1c-nonce";
const NONCE_ATTRIBUTE = `nonce="${NONCE}"`;

test("the module script becomes inert text, unchanged, before the script that starts it", () => {
  const { html } = finish();
  expect(html).toContain(
    `<script type="text/plain" id="page-modules">${MODULES}</script><script>${START_AFTER_PAINT}</script>`,
  );
  expect(html).not.toContain('<script type="module"');
});

test("the head ends with the feature gate, which names every preloaded module once", () => {
  expect(finish().html).toContain(
    `<script data-preloads="/assets/a.js /assets/b.js /assets/form.js">${FEATURE_GATE}</script></head>`,
  );
});

test("`modulepreload` links are removed, other links stay", () => {
  const { html } = finish();
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="preload" href="/assets/font.woff2"/>');
});

test("a page without its own module script throws", () => {
  const foreign = `<script type="module" async="">${MODULES}</script>`;
  for (const html of ["<html></html>", foreign])
    expect(() => finishPage(html, NONCE, [])).toThrow(/no module script/);
});

test("our own scripts, styles and style attributes are listed by hash", () => {
  const { hashes } = finish(
    "<style>p{}</style>",
    `<script ${NONCE_ATTRIBUTE} data-x="1">one()</script>`,
    `<script data-x="1" ${NONCE_ATTRIBUTE}>two()</script>`,
    `<script ${NONCE_ATTRIBUTE} src="/assets/a.js"></script>`,
    '<p style="color:red">text</p>',
    '<p data-style="no">text</p>',
  );
  expect(hashes.scripts).toEqual([
    hash(FEATURE_GATE),
    hash("one()"),
    hash("two()"),
    hash(MODULES),
    hash(START_AFTER_PAINT),
  ]);
  expect(hashes.styles).toEqual([hash("p{}"), hash("color:red")]);
});

test.each([
  "<script>injected()</script>",
  '<script nonce="guess">injected()</script>',
  '<script type="module">injected()</script>',
  '<script data-x="4f1c-nonce">injected()</script>',
  '<script type="application/ld+json">injected()</script>',
  "<SCRIPT>injected()</SCRIPT>",
])("the hash of the injected %s is not listed", (injected) => {
  const { hashes, html } = finish(injected);
  expect(html).toContain(injected);
  expect(hashes.scripts).toEqual(
    [FEATURE_GATE, MODULES, START_AFTER_PAINT].map(hash),
  );
});

test("the nonce is removed from scripts and links", () => {
  const { html } = finish(
    `<script ${NONCE_ATTRIBUTE}>one()</script>`,
    `<link ${NONCE_ATTRIBUTE}/>`,
  );
  expect(html).not.toContain(NONCE);
  expect(html).toContain("<script>one()</script><link/>");
});

test("a style attribute is hashed as the browser parses it", () => {
  const { hashes } = finish(
    '<p style="font-family:&quot;A &amp; B&quot;,&#x27;C&#x27;">text</p>',
  );
  expect(hashes.styles).toEqual([hash(`font-family:"A & B",'C'`)]);
});

test("a script or style that occurs twice is listed once", () => {
  const { hashes } = finish(
    `<script ${NONCE_ATTRIBUTE}>a</script><script ${NONCE_ATTRIBUTE}>a</script>`,
    '<i style="b"></i><i style="b"></i>',
  );
  expect(hashes.scripts.filter((one) => one === hash("a"))).toHaveLength(1);
  expect(hashes.styles).toEqual([hash("b")]);
});

/** Finishes a rendered page with these elements in its body. */
function finish(...body: ReadonlyArray<string>) {
  const rendered = [
    "<html><head>",
    `<link rel="modulepreload" href="/assets/a.js" ${NONCE_ATTRIBUTE}/>`,
    '<link rel="preload" href="/assets/font.woff2"/>',
    '<link rel="modulepreload" href="/assets/b.js" crossorigin=""/>',
    "</head><body>",
    ...body,
    `<script ${NONCE_ATTRIBUTE} type="module" async="">${MODULES}</script>`,
    "</body></html>",
  ].join("");
  return finishPage(rendered, NONCE, ["/assets/form.js", "/assets/a.js"]);
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
