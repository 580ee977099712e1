import { expect, test } from "vitest";
import type { Occasion } from "#domain/reminders/occasions.ts";
import type { Language } from "#locales/languages.ts";
import { createFindItem, type MailItem } from "./catalogue-items.ts";
import { writeReminderMail } from "./reminder-mail.ts";
import {
  aBegunMail,
  aMailItem,
  anAnnouncedClosing,
  anEstimate,
  TOKEN,
} from "./reminders.fixture.ts";

const SITE = "https://trampolin.test";

test("a mail has the date, both pages, its reason and the link that unsubscribes", () => {
  const mail = write([[aMailItem(), anAnnouncedClosing()]]);
  expect(mail.to).toBe("ana@example.org");
  expect(mail.subject).toBe("Recordatorio: Beca Sol");
  expect(
    mail.text,
  ).toBe(`Hola: se acerca el momento de algo que guardaste en Trampolín.

CON FECHA ANUNCIADA
Confirma la fecha y la hora en la página oficial antes de postular.

Beca Sol
Cierra el jueves, 31 de diciembre de 2026.
Ver en Trampolín: https://trampolin.test/becas/sol?lng=es
Página oficial: https://example.org/call?a=1&b=2

--

Recibes este correo porque activaste los recordatorios en tus favoritos. Te escribimos como máximo una vez por semana.

Ver mis favoritos: https://trampolin.test/favoritos?lng=es

No recibir más recordatorios: https://trampolin.test/recordatorios/baja?lng=es&t=${TOKEN}

`);
});

test("an estimate is marked as an estimate, with its month and no date", () => {
  const closing = write([[aMailItem(), anEstimate()]]);
  expect(closing.text).toContain("ESTIMADO POR CONVOCATORIAS PASADAS");
  expect(closing.text).toContain("No son fechas límite");
  expect(closing.text).toContain("Suele cerrar este mes (enero).");
  for (const text of [closing.text, closing.html]) {
    expect(text).not.toContain("Cierra el");
    expect(text).not.toMatch(/con fecha anunciada/i);
    expect(text).not.toMatch(/\b(2026|2027)\b/);
  }
  const both = anEstimate({ opens: true });
  expect(write([[aMailItem(), both]]).text).toContain(
    "Suele abrir y cerrar este mes (enero).",
  );
  const opening = anEstimate({ opens: true, closes: false });
  expect(write([[aMailItem(), opening]]).text).toContain(
    "Suele abrir este mes (enero).",
  );
});

test("announced closings and estimates are in separate sections", () => {
  const { text = "", subject } = write([
    [aMailItem(), anAnnouncedClosing()],
    [aMailItem({ itemId: "mar", title: () => "Beca Mar" }), anEstimate()],
  ]);
  const [before = "", after = ""] = text.split("ESTIMADO");
  expect(before).toContain("Beca Sol");
  expect(before).not.toContain("Beca Mar");
  expect(after).toContain("Beca Mar");
  expect(subject).toBe("Recordatorio: Beca Sol y 1 más");
});

test("a line about a stage of the student's country begins with the stage's name", () => {
  const gates = [{ nameKey: "gates.paraguay", opens: false, closes: true }];
  const item = createFindItem()("scholarship", "beca-taiwan-mofa");
  if (!item) throw new Error("The catalogue lacks beca-taiwan-mofa");
  const occasion = anEstimate({ closes: false, gates });
  expect(write([[item, occasion]]).text).toContain(
    "\nEmbajada en Paraguay: Suele cerrar este mes (enero).\n",
  );
});

test("an announced closing with a time zone names it", () => {
  const closing = anAnnouncedClosing({ timeZone: "Europe/London" });
  expect(write([[aMailItem(), closing]]).text).toContain(
    "Zona horaria: Europe/London.",
  );
});

test("a mail in English has English dates and links, and no Spanish text of ours", () => {
  const { text, html, subject } = write(
    [
      [aMailItem(), anAnnouncedClosing()],
      [aMailItem({ itemId: "mar" }), anEstimate()],
    ],
    "en",
  );
  expect(subject).toBe("Reminder: Beca Sol");
  expect(text).toContain("Closes on Thursday, 31 December 2026.");
  expect(text).toContain("Usually closes this month (January).");
  expect(html).toContain('<html lang="en">');
  for (const part of [text, html]) {
    expect(part).toContain("lng=en");
    expect(part).not.toContain("lng=es");
    expect(part).not.toMatch(/\b(Cierra|Suele|Página|correo)\b/);
  }
});

test("headers allow one-click unsubscribing, and each attempt has the same Message-ID", () => {
  const first = write([[aMailItem(), anAnnouncedClosing()]]);
  expect(first.headers).toEqual({
    "List-Unsubscribe": `<https://trampolin.test/recordatorios/baja?lng=es&t=${TOKEN}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "Auto-Submitted": "auto-generated",
  });
  const second = write([[aMailItem(), anEstimate()]]);
  expect(second.messageId).toBe("<recordatorio-mail-1@trampolin.test>");
  expect(second.messageId).toBe(first.messageId);
});

test("the HTML escapes texts and has no subresource", () => {
  const title = () => '<img src="x"> & más';
  const { html = "" } = write([[aMailItem({ title }), anAnnouncedClosing()]]);
  expect(html).toContain("&lt;img src=&quot;x&quot;&gt; &amp; más");
  expect(html).toContain('href="https://example.org/call?a=1&amp;b=2"');
  expect(html).not.toMatch(/<(img|script|link|style|iframe)|url\(/);
});

test("a line break in a title becomes a space in the subject", () => {
  const title = () => "Beca\r\nBcc: todos@example.org";
  const { subject } = write([[aMailItem({ title }), anAnnouncedClosing()]]);
  expect(subject).toBe("Recordatorio: Beca Bcc: todos@example.org");
});

function write(
  reminders: ReadonlyArray<readonly [MailItem, Occasion]>,
  language: Language = "es",
) {
  return writeReminderMail(
    reminders.map(([item, occasion]) => ({ item, occasion })),
    aBegunMail({ language }),
    SITE,
  );
}
