import { type EntryLimit, isOpenTo } from "#domain/eligibility/countries.ts";
import { countryInSentence, countryName } from "#domain/profile/countries.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import type { CountryNote } from "../country-note.schema.ts";
import { countryNotes } from "../country-notes.ts";
import type { Entry } from "../index.ts";
import type { Words } from "./words.ts";

/** Entry limits of the item's destination. */
export type CountryNotesView = {
  readonly limit: EntryLimit;
  /** The limits in one line, with the nationalities by name. */
  readonly summary: string;
  readonly notes: ReadonlyArray<{
    /** ISO 3166-1 alpha-2. */
    readonly nationality: string;
    readonly text: string;
    /** Start date, and the latest day on which a source confirmed the limit. */
    readonly dates: string;
    readonly sources: ReadonlyArray<{
      readonly url: string;
      readonly host: string;
    }>;
  }>;
};

/** Country that a participant enters or studies in; null when not stated. */
export function findDestination({ family, item }: Entry): string | null {
  return item.destination ?? (family === "university" ? item.country : null);
}

/** Entry limits for the nationalities that the item admits; null without any. */
export function countryNotesView(
  entry: Entry,
  { t, language, calendar }: Words,
): CountryNotesView | null {
  const destination = findDestination(entry);
  const notes = countryNotes.filter(
    (note) =>
      note.destination === destination && admits(entry, note.nationality),
  );
  if (!destination || notes.length === 0) return null;
  const names = notes.map(({ nationality }) =>
    countryName(nationality, language),
  );
  return {
    limit: {
      countries: notes.map(({ nationality }) => nationality),
      text: t("entryLimits.own", {
        destination: countryInSentence(destination, language),
      }),
    },
    summary: t("entryLimits.summary", {
      destination: countryName(destination, language),
      countries: new Intl.ListFormat(formatLocale(language)).format(names),
    }),
    notes: notes.map((note) => noteView(note, { t, language, calendar })),
  };
}

/** Entry limits for the nationals of a country, each with its destination in its text. */
export function listEntryLimits(
  nationality: string,
  words: NoteWords,
): ReadonlyArray<NoteView> {
  return countryNotes
    .filter((note) => note.nationality === nationality)
    .map((note) => noteView(note, words));
}

type NoteView = CountryNotesView["notes"][number];
type NoteWords = Pick<Words, "t" | "language" | "calendar">;

function noteView(
  { nationality, texts, textKey, since, asOf, sources }: CountryNote,
  { t, language, calendar }: NoteWords,
): NoteView {
  return {
    nationality,
    text: String(texts[language][textKey]),
    dates: t("entryLimits.dates", {
      since: calendar.day(since),
      asOf: calendar.day(asOf),
    }),
    sources: sources.map(({ url }) => ({ url, host: hostFromUrl(url) })),
  };
}

/** Residence does not imply a passport: only nationality conditions count. */
function admits({ item }: Entry, nationality: string): boolean {
  return isOpenTo(
    item.eligibility.filter(({ kind }) => kind === "nationality"),
    nationality,
  );
}
