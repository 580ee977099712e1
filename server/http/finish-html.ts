import { createHash } from "node:crypto";
import { FEATURE_GATE, START_AFTER_PAINT } from "./start-scripts.ts";

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;

export type FinishedPage = {
  readonly html: string;
  readonly hashes: InlineHashes;
};

/** CSP source expressions for the inline scripts, style elements and style attributes of a page. */
export type InlineHashes = {
  readonly scripts: ReadonlyArray<string>;
  readonly styles: ReadonlyArray<string>;
};

/**
 * Lets the head of a rendered page request all its modules at once, and starts them after
 * the first paint, in browsers that can run them. `earlyModules` lists further modules,
 * which the page's modules import as soon as they start. All styles are hashed, but only
 * scripts with the renderer's nonce: others are injected, or contain data. The nonce is
 * removed, because clients must not know it.
 */
export function finishPage(
  rendered: string,
  nonce: string,
  earlyModules: ReadonlyArray<string>,
): FinishedPage {
  const nonceAttribute = ` nonce="${nonce}"`;
  const html = deferModules(rendered, nonceAttribute, earlyModules);
  const ownScripts = new RegExp(
    `<script(?=[^>]*${nonceAttribute})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    "g",
  );
  return {
    html: html.replaceAll(nonceAttribute, ""),
    hashes: {
      scripts: listHashes(html, ownScripts),
      styles: [
        ...listHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
        ...listHashes(html, /\sstyle="([^"]*)"/g, unescapeAttribute),
      ],
    },
  };
}

function deferModules(
  html: string,
  nonceAttribute: string,
  earlyModules: ReadonlyArray<string>,
): string {
  // React Router's own inline module script, the only one without a `src`.
  const moduleScript = new RegExp(
    `<script${nonceAttribute} type="module" async="">([\\s\\S]*?)</script>`,
  );
  if (!moduleScript.test(html))
    throw new Error("The page has no module script: did React Router change?");
  const linked = [...html.matchAll(MODULE_PRELOAD)].map(
    ([, href = ""]) => href,
  );
  const preloads = [...new Set([...linked, ...earlyModules])].join(" ");
  return html
    .replace(MODULE_PRELOAD, "")
    .replace(
      "</head>",
      () =>
        `<script data-preloads="${preloads}"${nonceAttribute}>${FEATURE_GATE}</script></head>`,
    )
    .replace(
      moduleScript,
      (_, code: string) =>
        `<script type="text/plain" id="page-modules"${nonceAttribute}>${code}</script><script${nonceAttribute}>${START_AFTER_PAINT}</script>`,
    );
}

function listHashes(
  html: string,
  pattern: RegExp,
  decode: (content: string) => string = (content) => content,
): ReadonlyArray<string> {
  const hashes = [...html.matchAll(pattern)].map(([, content = ""]) => {
    const digest = createHash("sha256")
      .update(decode(content))
      .digest("base64");
    return `'sha256-${digest}'`;
  });
  return [...new Set(hashes)];
}

/** Characters that React escapes in attributes, by entity. */
const ESCAPED: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** A browser hashes an attribute's parsed value. */
function unescapeAttribute(value: string): string {
  return value.replace(
    /&(quot|#x27|lt|gt|amp);/g,
    (name) => ESCAPED[name] ?? name,
  );
}
