import type { Context } from "hono";
import { busyPage as en } from "#locales/en/content/busy-page.ts";
import { busyPage as es } from "#locales/es/content/busy-page.ts";
import type { Language } from "#locales/languages.ts";
import { readLanguage } from "./language.ts";
import { sendPlainPage } from "./plain-page.ts";

const TEXTS = { es, en } satisfies Record<Language, typeof en>;

const TOO_MANY = {
  code: "over_request_rate_limit",
  error_code: "over_request_rate_limit",
  message: "Too many requests",
  msg: "Too many requests",
} as const;

/**
 * 429 with `Retry-After`: a page in the visitor's language for a browser that opens an
 * address, else JSON in the shape that the official clients read.
 */
export function tooManyRequests(c: Context, waitSeconds: number) {
  const headers = { "retry-after": String(waitSeconds) };
  if (!acceptsHtml(c)) return c.json(TOO_MANY, 429, headers);
  const language = readLanguage(c.req.raw);
  const { title, text, advice, reload, home } = TEXTS[language];
  const page = {
    title,
    heading: title,
    paragraphs: [text, advice],
    links: [
      { href: "", label: reload },
      { href: "/", label: home },
    ],
  };
  return sendPlainPage(c, page, { status: 429, language, headers });
}

/** Browsers accept HTML by name only when they open an address. */
export function acceptsHtml(c: Context): boolean {
  return c.req.header("accept")?.includes("text/html") ?? false;
}
