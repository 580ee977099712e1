import { expect, test } from "vitest";
import type { Mail } from "#supabase/functions/_shared/smtp-mailer.ts";
import { createLinkMailer, openSignedToken } from "./mail-links.ts";

const SITE = "https://trampolin.example";
const SECRET = "a secret of at least thirty-two characters";
const TOKEN = "0123456789abcdef".repeat(4);

test.each([
  ["signup", "/login"],
  ["recovery", "/restablecer"],
  ["email_change", "/login"],
])("a %s link opens its screen, in HTML and in text", async (type, path) => {
  const { html = "", text = "" } = await sendMail({
    html: `<p><a href="${link(type)}">Abrir</a> o <a href="${link(type)}">open</a></p>`,
  });
  for (const address of [...linksIn(html), ...linksIn(text)])
    expect(address.searchParams.get("redirect_to")).toBe(SITE + path);
  expect(linksIn(html)).toHaveLength(2);
  expect(linksIn(text)).toHaveLength(2);
  expect(text).toMatch(/^Abrir: https:.* o open: https:/);
});

test("a signed token is valid only for its own type and secret", async () => {
  const { html = "" } = await sendMail({ html: `"${link("recovery")}"` });
  const signed = linksIn(html)[0]?.searchParams.get("token") ?? "";
  expect(openSignedToken(SECRET, "recovery", signed)).toBe(TOKEN);
  expect(openSignedToken(SECRET, "signup", signed)).toBeNull();
  expect(openSignedToken(`${SECRET}.`, "recovery", signed)).toBeNull();
  expect(openSignedToken(SECRET, "recovery", `${signed}.`)).toBeNull();
  expect(openSignedToken(SECRET, "recovery", signed.slice(0, -1))).toBeNull();
});

test("a token without a valid signature is rejected", () => {
  for (const token of ["", ".", TOKEN, `${TOKEN}.`, `${TOKEN}.${TOKEN}`])
    expect(openSignedToken(SECRET, "recovery", token)).toBeNull();
});

test("the library's text with its code is not sent", async () => {
  const { text } = await sendMail({
    html: "<p>Hola:</p>",
    text: "Reset your password with this code: 123456",
  });
  expect(text).toBe("Hola:");
});

function link(type: string): string {
  return `${SITE}/auth/v1/verify?token=${TOKEN}&type=${type}&redirect_to=${encodeURIComponent(SITE)}`;
}

function linksIn(content: string): ReadonlyArray<URL> {
  return [...content.matchAll(/https:[^"\s<]+/g)].map(([url]) => new URL(url));
}

async function sendMail(mail: Partial<Mail>): Promise<Mail> {
  const sent: Array<Mail> = [];
  const mailer = createLinkMailer(
    { send: async (one) => void sent.push(one) },
    { publicUrl: SITE, jwtSecret: SECRET },
  );
  await mailer.send({ to: "ana@correo.example", subject: "Hola", ...mail });
  const [sentMail] = sent;
  if (!sentMail) throw new Error("No mail was sent");
  return sentMail;
}
