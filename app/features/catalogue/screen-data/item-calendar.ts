import type { PageContext } from "#app/platform/request-context.ts";
import { ENTRIES } from "#catalogue/index.ts";
import { nameOf } from "#catalogue/names.ts";
import { calendarFile } from "./calendar-file.ts";
import { wordsFor } from "./words.ts";

/** The calendar file of the item at an address; null where there is no item or no month is known. Server only. */
export function calendarFileOf(
  path: string,
  context: PageContext,
): string | null {
  const entry = ENTRIES.find((candidate) => candidate.path === path);
  if (!entry || !("cycle" in entry.item)) return null;
  const words = wordsFor(context);
  const title = nameOf(entry, (key) => words.say(entry, key));
  return calendarFile({
    entryPath: path,
    title,
    link: entry.item.link,
    cycle: entry.item.cycle,
    today: words.today,
    language: words.language,
    publicUrl: context.publicUrl,
    words: words.t("calendarFile", { title, returnObjects: true }),
  });
}
