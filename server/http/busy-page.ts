import { createHash } from "node:crypto";
import { busyPage as en } from "#locales/en/content/busy-page.ts";
import { busyPage as es } from "#locales/es/content/busy-page.ts";
import type { Language } from "#locales/languages.ts";
import {
  pagePolicy,
  type SecuritySettings,
  securityHeaders,
} from "./security-headers.ts";
import { type StoredResponse, storeResponse } from "./stored-response.ts";

const BROTLI_QUALITY = 11;

/** A page without scripts, fonts or images. */
const CSS = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{max-width:34rem;margin:12vh auto;padding:0 1.25rem}
h1{line-height:1.2}
a{display:inline-block;margin:.5rem 1rem 0 0;padding:.6rem 1rem;border:2px solid;border-radius:.5rem;color:inherit}`;

export type BusyPages = Readonly<Record<Language, StoredResponse>>;

/** The page with status 429, in each language, for a full render queue. */
export async function createBusyPages(
  settings: SecuritySettings,
  retryAfterSeconds: number,
): Promise<BusyPages> {
  const hash = createHash("sha256").update(CSS).digest("base64");
  const store = (language: Language, wording: typeof en) => {
    const html = busyHtml(language, wording);
    const headers = {
      ...securityHeaders(settings),
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": pagePolicy(
        { scripts: [], styles: [`'sha256-${hash}'`] },
        settings,
      ),
      "cache-control": "no-store",
      "retry-after": String(retryAfterSeconds),
    };
    return storeResponse(429, headers, Buffer.from(html), BROTLI_QUALITY);
  };
  const [inSpanish, inEnglish] = await Promise.all([
    store("es", es),
    store("en", en),
  ]);
  return { es: inSpanish, en: inEnglish };
}

/** An empty `href` is the page's own address. */
function busyHtml(language: Language, wording: typeof en): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${wording.title}</title>
<style>${CSS}</style>
</head>
<body>
<main>
<h1>${wording.title}</h1>
<p>${wording.text}</p>
<p>${wording.advice}</p>
<p><a href="">${wording.reload}</a><a href="/">${wording.home}</a></p>
</main>
</body>
</html>
`;
}
