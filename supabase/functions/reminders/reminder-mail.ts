import { encode } from "html-entities";
import type { Occasion } from "#domain/reminders/occasions.ts";
import type { Reminder } from "#domain/reminders/plan-mail.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import { reminderMail as en } from "#locales/en/content/reminder-mail.ts";
import { reminderMail as es } from "#locales/es/content/reminder-mail.ts";
import { LANGUAGE_PARAMETER, type Language } from "#locales/languages.ts";
import type { Mail } from "../_shared/smtp-mailer.ts";
import type { MailItem } from "./catalogue-items.ts";
import type { BegunMail } from "./store.ts";

const WORDS = { es, en } satisfies Record<Language, typeof en>;

/** One saved item in a mail. */
type Part = {
  readonly title: string;
  readonly lines: ReadonlyArray<string>;
  /** Its page on this site. */
  readonly page: string;
  /** The official page. */
  readonly link: string;
};

type Section = {
  readonly heading: string;
  readonly note: string;
  readonly parts: ReadonlyArray<Part>;
};

/**
 * Writes a mail: announced closings with their date, estimates in a section of their
 * own. `publicUrl` without a trailing slash.
 */
export function writeReminderMail(
  reminders: ReadonlyArray<Reminder<MailItem>>,
  { mail, token, email, language }: BegunMail,
  publicUrl: string,
): Mail {
  const words = WORDS[language];
  const inLanguage = `?${LANGUAGE_PARAMETER}=${language}`;
  const unsubscribe = `${publicUrl}/recordatorios/baja${inLanguage}&t=${token}`;
  const toPart = ({ item, occasion }: Reminder<MailItem>): Part => ({
    title: item.title(language),
    lines: describeOccasion(item, occasion, language),
    page: `${publicUrl}${item.path}${inLanguage}`,
    link: item.link,
  });
  const sections = (["announced", "usual"] as const).flatMap((basis) => {
    const parts = reminders
      .filter(({ occasion }) => occasion.basis === basis)
      .map(toPart);
    return parts.length > 0 ? [{ ...words.sections[basis], parts }] : [];
  });
  const content: Content = {
    words,
    sections,
    language,
    favourites: `${publicUrl}/favoritos${inLanguage}`,
    unsubscribe,
  };
  return {
    to: email,
    subject: subjectLine(sections, words),
    text: plainText(content),
    html: htmlText(content),
    messageId: `<recordatorio-${mail}@${new URL(publicUrl).hostname}>`,
    headers: {
      // RFC 8058: the mail program unsubscribes by POST, without a session.
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
    },
  };
}

type Content = {
  readonly words: typeof en;
  readonly sections: ReadonlyArray<Section>;
  readonly language: Language;
  readonly favourites: string;
  readonly unsubscribe: string;
};

function subjectLine(
  sections: ReadonlyArray<Section>,
  { subject }: typeof en,
): string {
  const titles = [
    ...new Set(
      sections.flatMap(({ parts }) => parts.map(({ title }) => title)),
    ),
  ];
  const [title = ""] = titles;
  const more = titles.length - 1;
  if (more === 0) return fill(subject.single, { title });
  return fill(more === 1 ? subject.andOne : subject.andMore, {
    title,
    count: String(more),
  });
}

function describeOccasion(
  item: MailItem,
  occasion: Occasion,
  language: Language,
): ReadonlyArray<string> {
  const { line } = WORDS[language];
  if (occasion.basis === "announced") {
    const { closes, timeZone } = occasion;
    const day = new Intl.DateTimeFormat(formatLocale(language), {
      dateStyle: "full",
      timeZone: "UTC",
    }).format(new Date(closes));
    return [
      fill(line.closes, { day }),
      ...(timeZone === null ? [] : [fill(line.timeZone, { timeZone })]),
    ];
  }
  const month = new Intl.DateTimeFormat(formatLocale(language), {
    month: "long",
    timeZone: "UTC",
  }).format(Date.UTC(2026, occasion.month - 1, 1));
  const itemLine = usualLine(occasion, line);
  return [
    ...(itemLine === null ? [] : [fill(itemLine, { month })]),
    ...occasion.gates.flatMap((gate) => {
      const text = usualLine(gate, line);
      const name = item.say(language, gate.nameKey);
      return text === null ? [] : [`${name}: ${fill(text, { month })}`];
    }),
  ];
}

function usualLine(
  { opens, closes }: { readonly opens: boolean; readonly closes: boolean },
  line: (typeof en)["line"],
): string | null {
  if (opens && closes) return line.usuallyBoth;
  if (opens) return line.usuallyOpens;
  return closes ? line.usuallyCloses : null;
}

function plainText({
  words,
  sections,
  favourites,
  unsubscribe,
}: Content): string {
  return [
    words.intro,
    ...sections.flatMap(({ heading, note, parts }) => [
      `${heading.toUpperCase()}\n${note}`,
      ...parts.map(({ title, lines, page, link }) =>
        [
          title,
          ...lines,
          `${words.page}: ${page}`,
          `${words.officialPage}: ${link}`,
        ].join("\n"),
      ),
    ]),
    "--",
    words.why,
    `${words.favourites}: ${favourites}`,
    `${words.unsubscribe}: ${unsubscribe}`,
    "",
  ].join("\n\n");
}

/** Has no images or scripts, so that opening the mail is not tracked. */
function htmlText(content: Content): string {
  const { words, sections, language, favourites, unsubscribe } = content;
  const body = sections.flatMap(({ heading, note, parts }) => [
    `<h2>${encode(heading)}</h2>`,
    `<p>${encode(note)}</p>`,
    "<ul>",
    ...parts.map(
      ({ title, lines, page, link }) =>
        `<li><p><strong>${encode(title)}</strong><br>${lines.map((line) => encode(line)).join("<br>")}<br>${anchor(page, words.page)} · ${anchor(link, words.officialPage)}</p></li>`,
    ),
    "</ul>",
  ]);
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>Trampolín</title></head><body>`,
    `<p>${encode(words.intro)}</p>`,
    ...body,
    `<hr><p>${encode(words.why)}</p>`,
    `<p>${anchor(favourites, words.favourites)} · ${anchor(unsubscribe, words.unsubscribe)}</p>`,
    "</body></html>",
  ].join("\n");
}

function anchor(address: string, text: string): string {
  return `<a href="${encode(address)}">${encode(text)}</a>`;
}

/** Replaces `{{name}}` by its value, and line breaks by spaces: a header must hold no line break. */
function fill(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return text
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "")
    .replace(/\s+/g, " ");
}
