import { createHash } from "node:crypto";

/** Starts the page's modules after the first paint, so that they never delay reading. */
const START_AFTER_PAINT =
  'requestAnimationFrame(function(){setTimeout(function(){var s=document.createElement("script");s.type="module";s.textContent=document.getElementById("page-modules").textContent;document.head.append(s);s.remove()})})';

/** React Router's own inline module script, the only one without a `src`. */
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/** Takes the module preloads out of a rendered page and lets its modules start after the first paint. */
export function deferModules(html: string): string {
  if (!MODULE_SCRIPT.test(html))
    throw new Error("The page has no module script: did React Router change?");
  return html
    .replace(MODULE_PRELOAD, "")
    .replace(
      MODULE_SCRIPT,
      (_, code: string) =>
        `<script type="text/plain" id="page-modules">${code}</script><script>${START_AFTER_PAINT}</script>`,
    );
}

export type InlineHashes = {
  readonly scripts: ReadonlyArray<string>;
  readonly styles: ReadonlyArray<string>;
};

/** CSP source expressions for every inline script, style element and style attribute of a page. */
export function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashesOf(
      html,
      /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
    ),
    styles: [
      ...hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
      ...hashesOf(html, /\sstyle="([^"]*)"/g, attributeText),
    ],
  };
}

function hashesOf(
  html: string,
  pattern: RegExp,
  read: (content: string) => string = (content) => content,
): ReadonlyArray<string> {
  const hashes = [...html.matchAll(pattern)].map(([, content = ""]) => {
    const digest = createHash("sha256").update(read(content)).digest("base64");
    return `'sha256-${digest}'`;
  });
  return [...new Set(hashes)];
}

/** What React escapes in attributes. */
const ESCAPED: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** A browser hashes an attribute's value, not the way it is written. */
function attributeText(written: string): string {
  return written.replace(
    /&(quot|#x27|lt|gt|amp);/g,
    (name) => ESCAPED[name] ?? name,
  );
}
