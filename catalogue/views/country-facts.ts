import { hostFromUrl } from "#domain/text/host.ts";
import { countryText } from "../countries/country-text.ts";
import type { CountryFacts } from "../country.schema.ts";
import { localizedName } from "../names.ts";
import type { CountryWords } from "./country-words.ts";

/** Source page of a fact; the note gives the fact's year and marks an official page. */
export type OriginView = {
  readonly url: string;
  readonly host: string;
  readonly note: string;
};

export type FactView = {
  readonly name: string;
  readonly text: string;
  readonly origin: OriginView;
};

export type ReportView = {
  readonly body: string;
  readonly text: string;
  /** The body's own site, where a source names it. */
  readonly site: { readonly url: string; readonly host: string } | null;
  readonly origin: OriginView;
};

type Origin = {
  readonly source: string;
  readonly year?: number | undefined;
  readonly isOfficial?: true | undefined;
};

/** Grading scale and pass mark of a country's schools, with notes; empty if unknown. */
export function gradeFacts(
  country: CountryFacts,
  words: CountryWords,
): ReadonlyArray<FactView> {
  const { t } = words;
  const fact = createFact(words);
  const { gradeScale: scale, gradeNotes } = country;
  return [
    ...(scale
      ? [
          fact(t("grades.scale"), scaleText(scale, words), scale),
          fact(t("grades.pass"), passText(scale, words), scale),
        ]
      : []),
    ...gradeNotes.map((note) =>
      fact(
        t("grades.note"),
        countryText(country, words.language, note.textKey),
        note,
      ),
    ),
  ].flatMap((each) => each ?? []);
}

/** Legalisation of school papers for use abroad; empty without a source. */
export function legalisationFacts(
  country: CountryFacts,
  words: CountryWords,
): ReadonlyArray<FactView> {
  const { legalisation } = country;
  if (!legalisation) return [];
  const { t, language } = words;
  const fact = createFact(words);
  const { convention, authority, online, schoolPapers, fee, days } =
    legalisation;
  const say = (key: string) => countryText(country, language, key);
  return [
    fact(
      t("legalisation.convention"),
      membership(convention, words),
      convention,
    ),
    authority &&
      fact(
        t(
          convention.isMember
            ? "legalisation.authority"
            : "legalisation.authorityOfChain",
        ),
        say(authority.textKey),
        authority,
      ),
    online &&
      fact(
        t("legalisation.online"),
        t(`legalisation.onlineValue.${online.value}`),
        online,
      ),
    schoolPapers &&
      fact(
        t("legalisation.schoolPapers"),
        say(schoolPapers.textKey),
        schoolPapers,
      ),
    durationFact("schoolPapersDays", legalisation.schoolPapersDays, words),
    fee && fact(t("legalisation.fee"), priceText(fee, words), fee),
    durationFact("days", days, words),
  ].flatMap((each) => each ?? []);
}

/** Bodies of the country that accept reports of fraud. */
export function fraudReports(
  country: CountryFacts,
  words: CountryWords,
): ReadonlyArray<ReportView> {
  return country.fraudReports.map((report) => ({
    body: localizedName(report.body, words.language),
    text: countryText(country, words.language, report.textKey),
    site: report.url
      ? { url: report.url, host: hostFromUrl(report.url) }
      : null,
    origin: originView(report, words),
  }));
}

/** Creates a fact with its source; null without a text. */
function createFact(words: CountryWords) {
  return (
    name: string,
    text: string | null,
    origin: Origin,
  ): FactView | null =>
    text === null ? null : { name, text, origin: originView(origin, words) };
}

function originView(
  { source, year, isOfficial }: Origin,
  { t }: CountryWords,
): OriginView {
  return {
    url: source,
    host: hostFromUrl(source),
    note: [
      ...(isOfficial ? [t("facts.official")] : []),
      ...(year ? [t("facts.ofYear", { year: String(year) })] : []),
    ].join(" · "),
  };
}

type Scale = NonNullable<CountryFacts["gradeScale"]>;

function scaleText(scale: Scale, { t, number }: CountryWords): string | null {
  switch (scale.kind) {
    case "numbers": {
      const { lowest, highest } = scale;
      if (highest === null) return null;
      return lowest === null
        ? t("grades.upTo", { highest: number(highest) })
        : t("grades.range", {
            lowest: number(lowest),
            highest: number(highest),
          });
    }
    case "levels":
      return t("grades.levels", { levels: scale.levels.join(", ") });
    case "perSchool":
      return t("grades.perSchool");
  }
}

function passText(scale: Scale, { number }: CountryWords): string | null {
  return scale.kind === "numbers" && scale.pass !== null
    ? number(scale.pass)
    : null;
}

type Legalisation = NonNullable<CountryFacts["legalisation"]>;

function membership(
  { isMember, since }: Legalisation["convention"],
  { t, day }: CountryWords,
): string {
  if (!isMember) return t("legalisation.noMember");
  return since
    ? t("legalisation.memberSince", { date: day(since) })
    : t("legalisation.member");
}

/** "1,959.54 MXN" */
function priceText(
  { amount, currency }: NonNullable<Legalisation["fee"]>,
  { number }: CountryWords,
): string {
  return `${number(amount)} ${currency}`;
}

function durationFact(
  name: "days" | "schoolPapersDays",
  duration: Legalisation["days"],
  words: CountryWords,
): FactView | null {
  if (!duration) return null;
  const { t } = words;
  const { from, to, place } = duration;
  const text =
    from === 0
      ? t("legalisation.upToDays", { count: to })
      : t("legalisation.fromToDays", { from, to });
  return createFact(words)(
    t(`legalisation.${name}`),
    place ? t("legalisation.inPlace", { text, place }) : text,
    duration,
  );
}
