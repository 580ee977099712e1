import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Language } from "#locales/languages.ts";

/** A page without scripts, fonts or images. The texts are our own: nothing is escaped. */
export type PlainPage = {
  readonly title: string;
  readonly heading: string;
  readonly paragraphs: ReadonlyArray<string>;
  /** Label of a button that posts to the page's own address. */
  readonly button?: string;
  /** An empty `href` is the page's own address. */
  readonly links: ReadonlyArray<{
    readonly href: string;
    readonly label: string;
  }>;
};

const CSS = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;overflow-wrap:anywhere}
h1{line-height:1.2}
a,button{display:inline-block;margin:.5rem 1rem 0 0;padding:.6rem 1rem;border:2px solid;border-radius:.5rem;color:inherit;background:none;font:inherit;cursor:pointer}`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(CSS).digest("base64")}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

type PlainAnswer = {
  readonly status: ContentfulStatusCode;
  readonly language: Language;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Answers with a page that no cache stores and no search engine lists. */
export function sendPlainPage(
  c: Context,
  page: PlainPage,
  { status, language, headers }: PlainAnswer,
) {
  return c.html(pageHtml(page, language), status, {
    "content-language": language,
    "content-security-policy": POLICY,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    ...headers,
  });
}

/** A form without `action` posts to the page's own address. */
function pageHtml(
  { title, heading, paragraphs, button, links }: PlainPage,
  language: Language,
): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${CSS}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join("\n")}
${button ? `<form method="post"><button type="submit">${button}</button></form>` : ""}
<p>${links.map(({ href, label }) => `<a href="${href}">${label}</a>`).join("")}</p>
</main>
</body>
</html>
`;
}
