import type { CountryCode } from "#domain/eligibility/condition.ts";
import {
  type PlanStep,
  STEP_KINDS,
  type StepKind,
} from "#domain/planning/plan-step.ts";
import { COUNTRIES } from "../countries/index.ts";
import { EXAMS } from "../exams/index.ts";
import { ENTRIES } from "../index.ts";
import {
  daysParameter,
  examParameter,
  joinItems,
  KIND_SLUGS,
  MAX_AWARDS,
  MAX_PARAMETER_LENGTH,
  PLAN_PARAMETERS,
  TEST_SUBJECTS,
} from "./plan-parameters.ts";
import { isPlannable, type PlannableEntry } from "./plannable.ts";

const MAX_OWN_DAYS = 365;

/** Parameters of a plan's address; unknown values are counted or ignored. */
export type PlanRequest = {
  readonly entries: ReadonlyArray<PlannableEntry>;
  readonly country: CountryCode | null;
  /** Slugs of finished steps. */
  readonly done: ReadonlySet<string>;
  /** Codes of the chosen tests, by language or "admision". */
  readonly exams: ReadonlyMap<string, string>;
  readonly ownDays: ReadonlyMap<StepKind, number>;
  /** Number of paths that are not in the catalogue or have no plan. */
  readonly unplannableItems: number;
  /** Paths of the awards beyond the limit. */
  readonly leftOut: ReadonlyArray<string>;
  readonly isUnknownCountry: boolean;
};

export function readPlanRequest(query: URLSearchParams): PlanRequest {
  const items = listValues(query, "items");
  const paths = [
    ...new Set(items.map((path) => `/${path.replace(/^\//, "")}`)),
  ];
  const entries = paths.flatMap(
    (path) => ENTRIES.find((entry) => entry.path === path) ?? [],
  );
  const plannable = entries.filter(isPlannable);
  const countryCode = query.get("pais")?.trim().toUpperCase() ?? "";
  const country =
    COUNTRIES.find(({ code }) => code === countryCode)?.code ?? null;
  return {
    entries: plannable.slice(0, MAX_AWARDS),
    country,
    done: new Set(listValues(query, "hechos")),
    exams: readExams(query),
    ownDays: readOwnDays(query),
    unplannableItems: paths.length - plannable.length,
    leftOut: plannable.slice(MAX_AWARDS).map(({ path }) => path),
    isUnknownCountry: countryCode !== "" && country === null,
  };
}

/**
 * A step's value in `hechos`. It ends in the language of a language test, or in the
 * award's position among the plan's awards for a step of one award.
 */
export function stepSlug(
  { key, kind, subject }: Pick<PlanStep, "key" | "kind" | "subject">,
  paths: ReadonlyArray<string>,
): string {
  const slug = KIND_SLUGS[kind];
  if (kind === "languageSignUp" || kind === "languageTest")
    return `${slug}-${subject}`;
  const place = paths.findIndex((path) => key.endsWith(`:${path}`));
  return place === -1 ? slug : `${slug}-${place + 1}`;
}

/** The value of `items` with the awards beyond the limit, but without `removed`. */
export function requestedItems(
  { entries, leftOut }: PlanRequest,
  removed: string | null = null,
): string {
  const paths = [...entries.map(({ path }) => path), ...leftOut];
  return joinItems(paths.filter((path) => path !== removed));
}

/** The address of a plan without one of its awards; keeps the other parameters. */
export function addressWithout(
  request: PlanRequest,
  query: URLSearchParams,
  path: string,
): string {
  const paths = request.entries.map((entry) => entry.path);
  const rest = requestedItems(request, path);
  const next = new URLSearchParams();
  if (rest) next.set("items", rest);
  if (request.country) next.set("pais", request.country.toLowerCase());
  const done = [...request.done].flatMap((slug) =>
    movedSlug(slug, paths.indexOf(path) + 1),
  );
  if (done.length > 0) next.set("hechos", done.join(","));
  // The first three, `items`, `hechos` and `pais`, are set above.
  for (const name of PLAN_PARAMETERS.slice(3)) {
    const value = query.get(name)?.trim();
    if (value) next.set(name, value);
  }
  return next.size > 0 ? `/plan?${next}` : "/plan";
}

/** Drops a step of the removed award; later awards move up by one place. */
function movedSlug(slug: string, removed: number): ReadonlyArray<string> {
  const [, name, place] = /^(.+)-(\d)$/.exec(slug) ?? [];
  if (!name || Number(place) < removed) return [slug];
  return Number(place) === removed ? [] : [`${name}-${Number(place) - 1}`];
}

function listValues(
  query: URLSearchParams,
  name: string,
): ReadonlyArray<string> {
  const values = query.getAll(name).join(",").slice(0, MAX_PARAMETER_LENGTH);
  const parts = values.split(",").map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}

function readExams(query: URLSearchParams): ReadonlyMap<string, string> {
  return new Map(
    TEST_SUBJECTS.flatMap((subject) => {
      const code = query.get(examParameter(subject))?.trim();
      const exam = EXAMS.find((one) => one.code === code);
      const isOfSubject = exam && (exam.language ?? "admision") === subject;
      return exam && isOfSubject ? [[subject, exam.code] as const] : [];
    }),
  );
}

function readOwnDays(query: URLSearchParams): ReadonlyMap<StepKind, number> {
  return new Map(
    STEP_KINDS.flatMap((kind) => {
      const typed = query.get(daysParameter(kind))?.trim() ?? "";
      const days = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
      return days <= MAX_OWN_DAYS ? [[kind, days] as const] : [];
    }),
  );
}
