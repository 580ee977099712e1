import { createHmac, timingSafeEqual } from "node:crypto";
import type { Mail, Mailer } from "#supabase/functions/_shared/smtp-mailer.ts";

/** Path of the screen that a link of each type opens. */
const SCREENS: Readonly<Record<string, string>> = {
  signup: "/login",
  recovery: "/restablecer",
  email_change: "/login",
};

const LINK =
  /(\/auth\/v1\/verify\?token=)([0-9a-f]+)(&(?:amp;)?type=)(signup|recovery|email_change)(&(?:amp;)?redirect_to=)[^"'&\s<>]+/g;

export type LinkSettings = {
  readonly publicUrl: string;
  /** Signs the links. */
  readonly jwtSecret: string;
};

/**
 * Signs each link of a mail and points it to the screen of its type: the library derives
 * a link's token from the address and a code, and its links all lead to the home page.
 * Replaces the library's text part, which is in English and holds that code.
 */
export function createLinkMailer(
  mailer: Mailer,
  { publicUrl, jwtSecret }: LinkSettings,
): Mailer {
  const rewrite = (html: string | undefined) =>
    html?.replace(
      LINK,
      (...[, path, token, typeName, type, redirectName]) =>
        `${path}${token}.${signature(jwtSecret, type, token)}${typeName}${type}${redirectName}${encodeURIComponent(`${publicUrl}${SCREENS[type]}`)}`,
    );
  return {
    async send({ text: _, html: original, ...mail }: Mail) {
      const html = rewrite(original);
      await mailer.send({ ...mail, html, text: html && plainTextFrom(html) });
    },
  };
}

/** Plain text of one of our templates, each link as "wording: address". */
function plainTextFrom(html: string): string {
  return html
    .replace(/<a href="([^"]+)">([^<]+)<\/a>/g, "$2: $1")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .trim();
}

/** The library's token inside a signed one; null when this server did not sign it for this type. */
export function openSignedToken(
  jwtSecret: string,
  type: string,
  signed: string,
): string | null {
  const [token = "", tokenSignature = "", ...rest] = signed.split(".");
  const expected = Buffer.from(signature(jwtSecret, type, token));
  const actual = Buffer.from(tokenSignature);
  return rest.length === 0 &&
    actual.length === expected.length &&
    timingSafeEqual(actual, expected)
    ? token
    : null;
}

function signature(jwtSecret: string, type: string, token: string): string {
  return createHmac("sha256", jwtSecret)
    .update(`mail-link ${type} ${token}`)
    .digest("base64url");
}
