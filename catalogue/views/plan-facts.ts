import { yearsAfter } from "#domain/deadlines/civil-days.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type { CountryCode } from "#domain/eligibility/condition.ts";
import type { PlanStep } from "#domain/planning/plan-step.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import { LETTERS, PAPERWORK_ORDER, VISAS } from "../application-steps.ts";
import { countryText } from "../countries/country-text.ts";
import { COUNTRIES } from "../countries/index.ts";
import type { CountryFacts } from "../country.schema.ts";
import type { Exam } from "../exam.schema.ts";
import { localizedName } from "../names.ts";
import type { PlanFact } from "./plan-view.ts";
import type { PlanWords } from "./plan-words.ts";

type FactSource = {
  readonly source: string;
  readonly year?: number | undefined;
  readonly status?: "confirmed" | "secondary" | undefined;
  readonly isOfficial?: true | undefined;
  readonly read: { readonly on: CivilDate };
};

export type StepContext = {
  readonly country: CountryCode | null;
  readonly exams: ReadonlyArray<Exam>;
  /** The closing that the step is counted from. */
  readonly target: CivilDate | null;
};

/** Facts of a step with their sources. */
export function stepFacts(
  { kind }: Pick<PlanStep, "kind">,
  { country, exams, target }: StepContext,
  words: PlanWords,
): ReadonlyArray<PlanFact> {
  const facts = COUNTRIES.find(({ code }) => code === country);
  const say = (key: string) =>
    facts ? countryText(facts, words.words.language, key) : "";
  const legalisation = facts?.legalisation;
  switch (kind) {
    case "passport":
      return passportFacts(facts?.passport ?? null, words);
    case "priorLegalisation":
      return toFacts(words, [
        legalisation?.schoolPapers && [
          say(legalisation.schoolPapers.textKey),
          legalisation.schoolPapers,
        ],
        processingTime(legalisation?.schoolPapersDays ?? null, words),
      ]);
    case "apostille":
    case "legalisation":
      return toFacts(words, [
        legalisation?.authority && [
          say(legalisation.authority.textKey),
          legalisation.authority,
        ],
        processingTime(legalisation?.days ?? null, words),
        legalisation?.fee && [
          words.t("facts.proofFee", { price: words.price(legalisation.fee) }),
          legalisation.fee,
        ],
      ]);
    case "translation":
      return toFacts(words, [
        facts?.translator && [say(facts.translator.textKey), facts.translator],
        // The order contains an apostille: outside its convention it is omitted.
        legalisation?.convention.isMember === false
          ? null
          : [PAPERWORK_ORDER.text[words.words.language], PAPERWORK_ORDER],
      ]);
    case "letters":
      return LETTERS.notes.map((note) =>
        toFact(note.text[words.words.language], note, words),
      );
    case "languageSignUp":
    case "admissionSignUp":
      return exams.flatMap((exam) => signUpFacts(exam, words));
    case "languageTest":
    case "admissionTest":
      return exams.flatMap((exam) => testFacts(exam, target, words));
    default:
      return [];
  }
}

/** Facts of the visa of a destination with their sources. */
export function visaFacts(
  destination: CountryCode | null,
  words: PlanWords,
): ReadonlyArray<PlanFact> {
  const visa = VISAS.find((one) => one.destination === destination);
  return [...(visa?.times ?? []), ...(visa?.notes ?? [])].map((note) =>
    toFact(note.text[words.words.language], note, words),
  );
}

function passportFacts(
  passport: CountryFacts["passport"],
  words: PlanWords,
): ReadonlyArray<PlanFact> {
  if (!passport) return [];
  const { t, days, price } = words;
  const { authority, fee, validity } = passport;
  return toFacts(words, [
    [
      t("facts.passport.authority", {
        body: localizedName(authority.body, words.words.language),
      }),
      authority,
    ],
    passport.days && [
      t("facts.passport.days", {
        days: days({ min: passport.days.from, max: passport.days.to }),
      }),
      passport.days,
    ],
    fee && [
      fee.validYears
        ? t("facts.passport.feeYears", {
            years: fee.validYears,
            price: price(fee),
          })
        : t("facts.passport.fee", { price: price(fee) }),
      fee,
    ],
    validity && [
      t("facts.passport.validity", {
        years: formatAlternatives(validity.adultYears, words),
      }),
      validity,
    ],
  ]);
}

/** "3, 6 o 10" */
function formatAlternatives(
  numbers: ReadonlyArray<number>,
  { words }: PlanWords,
): string {
  return new Intl.ListFormat(formatLocale(words.language), {
    type: "disjunction",
  }).format(numbers.map(String));
}

/** Days between registration and exam, and between exam and results. */
export function examTimeFacts(
  exam: Exam,
  words: PlanWords,
): ReadonlyArray<PlanFact> {
  return toFacts(words, [
    registrationFact(exam, words),
    resultsFact(exam, words),
  ]);
}

function signUpFacts(exam: Exam, words: PlanWords): ReadonlyArray<PlanFact> {
  const { frequency, name, fee } = exam;
  return toFacts(words, [
    frequency && [
      `${name}: ${exam.texts[words.words.language][frequency.textKey]}`,
      frequency,
    ],
    registrationFact(exam, words),
    fee && [`${name}: ${words.price(fee)}.`, fee],
  ]);
}

function registrationFact(
  { registration, name }: Exam,
  { t, days }: PlanWords,
): SourcedText | null {
  return (
    registration && [
      registration.max === 0
        ? t("facts.sameDay", { exam: name })
        : t("facts.registration", { exam: name, days: days(registration) }),
      registration,
    ]
  );
}

function resultsFact(
  { results, name }: Exam,
  { t, days }: PlanWords,
): SourcedText | null {
  return (
    results && [
      t("facts.results", { exam: name, days: days(results) }),
      results,
    ]
  );
}

function testFacts(
  exam: Exam,
  target: CivilDate | null,
  words: PlanWords,
): ReadonlyArray<PlanFact> {
  const { validity, retake, name } = exam;
  return toFacts(words, [
    resultsFact(exam, words),
    validity && [
      validityText({ name, years: validity.years }, target, words),
      validity,
    ],
    retake && [
      `${name}: ${exam.texts[words.words.language][retake.textKey]}`,
      retake,
    ],
  ]);
}

/** Names the earliest date of a result that is still valid on the closing day. */
function validityText(
  { name: exam, years }: { name: string; years: number | null },
  target: CivilDate | null,
  { t, day }: PlanWords,
): string {
  if (years === null) return t("facts.forever", { exam });
  if (target === null) return t("facts.valid", { exam, years });
  const since = yearsAfter(target, -years);
  return t("facts.validUntil", { exam, years, date: day(since) });
}

function processingTime(
  fact:
    | ({
        readonly from: number;
        readonly to: number;
        readonly place?: string | undefined;
      } & FactSource)
    | null,
  { t, days }: PlanWords,
): SourcedText | null {
  if (!fact) return null;
  const text = days({ min: fact.from, max: fact.to });
  return [
    fact.place
      ? t("facts.proofDaysIn", { days: text, place: fact.place })
      : t("facts.proofDays", { days: text }),
    fact,
  ];
}

type SourcedText = readonly [text: string, fact: FactSource];

function toFacts(
  words: PlanWords,
  texts: ReadonlyArray<SourcedText | null | undefined>,
): ReadonlyArray<PlanFact> {
  return texts.flatMap((each) =>
    each ? [toFact(each[0], each[1], words)] : [],
  );
}

function toFact(text: string, fact: FactSource, { t }: PlanWords): PlanFact {
  const { source, year, status, isOfficial, read } = fact;
  const isConfirmed = isOfficial ?? status === "confirmed";
  return {
    text,
    url: source,
    host: hostFromUrl(source),
    note: [
      t(isConfirmed ? "facts.official" : "facts.secondary"),
      ...(year ? [t("facts.ofYear", { year: String(year) })] : []),
      ...(year === undefined && isTime(fact)
        ? [t("facts.undated", { year: read.on.slice(0, 4) })]
        : []),
    ].join(" · "),
  };
}

/** True for a duration. */
function isTime(fact: FactSource): boolean {
  return "min" in fact || "from" in fact;
}
