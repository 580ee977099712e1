import { fold, words } from "../text/fold.ts";
import { parseNumber } from "../text/parse-number.ts";
import { CEFR_LEVELS, type CefrLevel } from "./cefr.ts";
import { matchLanguageCodes } from "./named-languages.ts";

/** Levels from the lowest to the highest that a certificate may show. */
export type LevelRange = { readonly from: CefrLevel; readonly to: CefrLevel };

export type Certificate = {
  /** ISO 639-1 code. */
  readonly language: string;
  /** Null when its level is unknown. */
  readonly shown: LevelRange | null;
};

type Scale = {
  readonly highest: number;
  /** Lowest score of each level, the highest first, as published by the owner. */
  readonly scores: ReadonlyArray<readonly [number, CefrLevel, CefrLevel?]>;
};

type Family = {
  /** Pattern of its folded names. */
  readonly called: RegExp;
  readonly language: string;
  /** The shortest first: a score belongs to the first scale that reaches it. */
  readonly scales?: ReadonlyArray<Scale>;
  /** Level that the name implies. */
  readonly named?: CefrLevel;
};

/**
 * Cambridge English: the common scale of its exams. cambridgeenglish.org, 'Cambridge
 * English Scale'.
 */
const CAMBRIDGE = {
  language: "en",
  scales: [
    {
      highest: 230,
      scores: [
        [200, "C2"],
        [180, "C1"],
        [160, "B2"],
        [140, "B1"],
        [120, "A2"],
      ],
    },
  ],
} as const;

/**
 * Scores published by the owner of each test: ielts.org ('IELTS and the CEFR'), ets.org
 * (TOEFL iBT, scales of 1 to 6 and of 0 to 120), Cambridge English, TestDaF-Institut
 * (levels 3 to 5). Other certificates show the level in their result or name, if any.
 */
const FAMILIES: ReadonlyArray<Family> = [
  {
    called: /\bielts\b/,
    language: "en",
    scales: [
      {
        highest: 9,
        scores: [
          [8.5, "C2"],
          [7, "C1"],
          [5.5, "B2"],
          [4, "B1"],
        ],
      },
    ],
  },
  { called: /\btoefl (essentials|itp|junior|primary)\b/, language: "en" },
  {
    called: /\btoefl\b/,
    language: "en",
    scales: [
      {
        highest: 6,
        scores: [
          [6, "C2"],
          [5, "C1"],
          [4, "B2"],
          [3, "B1"],
        ],
      },
      {
        highest: 120,
        scores: [
          [114, "C2"],
          [95, "C1"],
          [72, "B2"],
          [42, "B1"],
        ],
      },
    ],
  },
  { called: /\b(c2 proficiency|cpe)\b/, ...CAMBRIDGE, named: "C2" },
  { called: /\b(c1 advanced|cae)\b/, ...CAMBRIDGE, named: "C1" },
  { called: /\b(b2 first|first certificate|fce)\b/, ...CAMBRIDGE, named: "B2" },
  { called: /\b(b1 preliminary|pet)\b/, ...CAMBRIDGE, named: "B1" },
  { called: /\b(a2 key|ket)\b/, ...CAMBRIDGE, named: "A2" },
  { called: /\bcambridge\b/, ...CAMBRIDGE },
  {
    called: /\btestdaf\b/,
    language: "de",
    scales: [
      {
        highest: 5,
        scores: [
          [5, "C1"],
          [4, "B2", "C1"],
          [3, "B2"],
        ],
      },
    ],
  },
  { called: /\btoeic\b/, language: "en" },
  { called: /\b(delf|dalf|tcf|tef)\b/, language: "fr" },
  { called: /\b(goethe|osd|dsh)\b/, language: "de" },
  { called: /\b(dele|siele)\b/, language: "es" },
  { called: /\bcelpe\b/, language: "pt" },
  { called: /\b(cils|celi|plida)\b/, language: "it" },
  { called: /\bjlpt\b/, language: "ja" },
  { called: /\bhsk\b/, language: "zh" },
  { called: /\btopik\b/, language: "ko" },
];

/**
 * Parses a certificate as typed, "DELF B2", "IELTS" with "7,5". A name without a
 * language uses `defaultLanguage`. Null when the language is unknown.
 */
export function parseCertificate(
  name: string | null | undefined,
  score: string | null | undefined,
  defaultLanguage: string | null = null,
): Certificate | null {
  const folded = words(name ?? "").join(" ");
  const family = FAMILIES.find(({ called }) => called.test(folded));
  const language =
    family?.language ?? matchLanguageCodes(name)[0] ?? defaultLanguage;
  if (!language) return null;
  return { language, shown: shownBy(family, name ?? "", score ?? "") };
}

/** The result takes precedence over the name: a "C1 Advanced" passed at "B2" shows B2. */
function shownBy(
  family: Family | undefined,
  name: string,
  score: string,
): LevelRange | null {
  const points =
    parseNumber(score) ?? (levelIn(score) ? null : parseNumber(name));
  const scale = family?.scales?.find(
    ({ highest }) => points !== null && points <= highest,
  );
  if (scale && points !== null) return levelsAtScore(scale, points);
  const level = levelIn(score) ?? family?.named ?? levelIn(name);
  return level ? { from: level, to: level } : null;
}

function levelsAtScore({ scores }: Scale, points: number): LevelRange | null {
  const [, from, to = from] = scores.find(([least]) => points >= least) ?? [];
  return from && to ? { from, to } : null;
}

/** A level as a separate word, "B2". */
function levelIn(text: string): CefrLevel | undefined {
  const [, written] =
    /(?:^|[^\p{L}\d])([abc][12])(?![\p{L}\d])/u.exec(fold(text)) ?? [];
  return CEFR_LEVELS.find((one) => one === written?.toUpperCase());
}
