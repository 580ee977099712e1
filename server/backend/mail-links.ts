import type { Mail, Mailer } from "../mail.ts";

/** The screen that each kind of link leads to. */
const SCREENS: Readonly<Record<string, string>> = {
  signup: "/login",
  recovery: "/restablecer",
};

/**
 * The library sends every link to the home page, whatever address the form asked
 * for; only these screens know what to do with one.
 */
export function leadToScreens(mailer: Mailer, publicUrl: string): Mailer {
  const lead = (text: string | undefined) =>
    text?.replace(
      /(type=(signup|recovery)&(?:amp;)?redirect_to=)[^"'&\s<>]+/g,
      (_link, start: string, kind: string) =>
        start + encodeURIComponent(`${publicUrl}${SCREENS[kind]}`),
    );
  return {
    send: ({ text, html, ...mail }: Mail) =>
      mailer.send({ ...mail, text: lead(text), html: lead(html) }),
  };
}
