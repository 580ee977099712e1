import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { unsubscribePage as en } from "#locales/en/content/unsubscribe-page.ts";
import { unsubscribePage as es } from "#locales/es/content/unsubscribe-page.ts";
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_PARAMETER,
  type Language,
  supportedLanguage,
} from "#locales/languages.ts";
import { asVisitor, type Backend } from "./backend/backend.ts";
import type { AppBindings } from "./http/app-bindings.ts";
import { limitNetworks } from "./http/limit-networks.ts";
import { sendPlainPage } from "./http/plain-page.ts";
import type { RateLimits } from "./http/rate-limits.ts";

export const UNSUBSCRIBE_PATH = "/recordatorios/baja";

/** A mail program sends 26 bytes (RFC 8058). */
const BODY_BYTES = 4 * 1024;
const TIMEOUT_MS = 5_000;

/** Token format of the database: other values are not looked up. */
const TOKEN = /^[0-9a-f]{64}$/;

const WORDS = { es, en } satisfies Record<Language, typeof en>;

export type UnsubscribeParts = {
  readonly backend: Pick<Backend, "public" | "fetch">;
  readonly limits: Pick<RateLimits, "api">;
  readonly publicUrl: string;
};

type PageContent = {
  readonly status: 200 | 404 | 503;
  readonly heading: string;
  readonly text: string;
  /** Label of a button that posts to the page's own address. */
  readonly button?: string;
};

/**
 * The link of each reminder: GET shows a page with a button and changes nothing, because
 * mail scanners follow links; POST ends the reminders without a session, also from a mail
 * program (RFC 8058). The token is the only secret, so the query is not logged.
 */
export function unsubscribeRoute({
  backend,
  limits,
  publicUrl,
}: UnsubscribeParts) {
  const route = new Hono<{ Bindings: Pick<AppBindings, "clientAddress"> }>();

  route.use(UNSUBSCRIBE_PATH, limitNetworks(limits));

  route.get(UNSUBSCRIBE_PATH, (c) => {
    const { language, token, words } = readRequest(c);
    if (token === null) return sendPage(c, language, unknownLink(words));
    return sendPage(c, language, {
      status: 200,
      heading: words.question,
      text: words.text,
      button: words.button,
    });
  });

  route.post(
    UNSUBSCRIBE_PATH,
    bodyLimit({
      maxSize: BODY_BYTES,
      onError: (c) => c.text("Body too large", 413),
    }),
    async (c) => {
      const { language, token, words } = readRequest(c);
      if (token === null) return sendPage(c, language, unknownLink(words));
      // A repeated request and a token that was never issued also get the confirmation.
      return (await endReminders(backend, publicUrl, token))
        ? sendPage(c, language, {
            status: 200,
            heading: words.done,
            text: words.doneText,
          })
        : sendPage(c, language, {
            status: 503,
            heading: words.failed,
            text: words.failedText,
          });
    },
  );

  route.all(UNSUBSCRIBE_PATH, (c) =>
    c.text("Method not allowed", 405, { allow: "GET, HEAD, POST" }),
  );
  return route;
}

function readRequest(c: Context) {
  const language =
    supportedLanguage(c.req.query(LANGUAGE_PARAMETER) ?? "") ??
    FALLBACK_LANGUAGE;
  const token = c.req.query("t") ?? "";
  return {
    language,
    token: TOKEN.test(token) ? token : null,
    words: WORDS[language],
  };
}

function unknownLink({ unknown, unknownText }: typeof en): PageContent {
  return { status: 404, heading: unknown, text: unknownText };
}

/** False when the backend fails or does not answer. */
async function endReminders(
  backend: UnsubscribeParts["backend"],
  publicUrl: string,
  token: string,
): Promise<boolean> {
  const { url, key, fetch } = asVisitor(backend, publicUrl);
  const request = new Request(`${url}/rest/v1/rpc/unsubscribe_reminders`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({ mail_token: token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const response = await fetch(request).catch(() => null);
  return response?.ok ?? false;
}

function sendPage(c: Context, language: Language, content: PageContent) {
  const { title, favourites } = WORDS[language];
  const { status, heading, text, button } = content;
  const page = {
    title: `${title} · Trampolín`,
    heading,
    paragraphs: [text],
    button,
    links: [
      {
        href: `/favoritos?${LANGUAGE_PARAMETER}=${language}`,
        label: favourites,
      },
    ],
  };
  const headers: Record<string, string> =
    status === 503 ? { "retry-after": "60" } : {};
  return sendPlainPage(c, page, { status, language, headers });
}
