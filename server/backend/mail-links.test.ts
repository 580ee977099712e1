import { expect, test } from "vitest";
import type { Mail } from "../mail.ts";
import { leadToScreens } from "./mail-links.ts";

const HOME = encodeURIComponent("https://trampolin.example");

test.each([
  ["signup", "https://trampolin.example/login"],
  ["recovery", "https://trampolin.example/restablecer"],
])("a %s link leads to its screen", async (kind, address) => {
  const link = `https://trampolin.example/auth/v1/verify?token=abc&type=${kind}&redirect_to=`;
  const sent = await sentMail({
    html: `<p><a href="${link}${HOME}">Abrir</a> o <a href="${link}${HOME}">open</a></p>`,
  });
  const wanted = encodeURIComponent(address);
  expect(sent.html).toBe(
    `<p><a href="${link}${wanted}">Abrir</a> o <a href="${link}${wanted}">open</a></p>`,
  );
});

test("everything else in a mail stays as it is", async () => {
  const mail = {
    to: "ana@correo.example",
    subject: "Hola",
    text: `https://trampolin.example/auth/v1/verify?type=invite&redirect_to=${HOME}`,
    html: undefined,
  };
  expect(await sentMail(mail)).toEqual(mail);
});

async function sentMail(mail: Partial<Mail>): Promise<Mail> {
  const sent: Array<Mail> = [];
  const mailer = leadToScreens(
    { send: async (one) => void sent.push(one) },
    "https://trampolin.example",
  );
  await mailer.send({ to: "ana@correo.example", subject: "Hola", ...mail });
  const [first] = sent;
  if (!first) throw new Error("No mail was sent");
  return first;
}
