import type { Wish } from "#domain/search/query-lexicon.ts";
import { isStopWord } from "#domain/search/query-terms.ts";
import { isCareer, type LocatedWish } from "#domain/search/query-wishes.ts";
import { stem, words } from "#domain/text/fold.ts";
import type { CardView, FieldView } from "./view.ts";

/** Missing items: "becas" for "ajedrez". */
export type MissingItems = {
  /** Null without a kind, or without further words; `of` is then the whole query. */
  readonly kind: string | null;
  readonly of: string;
};

type Understood = ReadonlyArray<LocatedWish>;

/** Nouns by which a query names a kind of item. */
const KIND_NOUN =
  /^(becas?|scholarships?|universidad(es)?|universit(y|ies)|concursos?|competencias?|competitions?|contests?|olimp[ií]adas?|olympiads?|mentor[ií]as?|mentores|mentor|mentorship|pasant[ií]as?|pr[aá]cticas|internships?)$/iu;
/** Filters that belong to the kind: "becas (Preparatoria, Sin costo)". */
const OF_KIND = ["nivel", "costo"];

export function namedKind(wishes: ReadonlyArray<Wish>): string | undefined {
  return wishes.find(({ name }) => name === "catalogo")?.value;
}

/** True if the query names a kind by a noun, and no result is of that kind. */
export function lacksKind(
  wishes: Understood,
  results: ReadonlyArray<Pick<CardView, "path">>,
  ofKind: ReadonlySet<string>,
): boolean {
  const namesKind = wishes.some(
    ({ name, typed }) => name === "catalogo" && KIND_NOUN.test(typed),
  );
  return namesKind && !results.some(({ path }) => ofKind.has(path));
}

/** "No tenemos becas (Preparatoria) para «ajedrez»". */
export function describeMissingItems(
  wishes: Understood,
  queryText: string,
  fields: ReadonlyArray<FieldView>,
): MissingItems {
  const labelFor = (name: string) => {
    const wish = wishes.find((each) => each.name === name);
    const [, label] =
      fields
        .find((field) => field.name === name)
        ?.choices.find(([value]) => value === wish?.value) ?? [];
    return label ?? null;
  };
  const kind = labelFor("catalogo")?.toLocaleLowerCase();
  const limits = OF_KIND.flatMap((name) => labelFor(name) ?? []);
  const of = otherWords(wishes, queryText);
  if (!kind || !of) return { kind: null, of: queryText };
  return {
    kind: limits.length > 0 ? `${kind} (${limits.join(", ")})` : kind,
    of,
  };
}

/** Words of the query besides the kind and its limits, without stop words at the ends. */
function otherWords(wishes: Understood, queryText: string): string {
  const kindWords = new Set(
    wishes
      .filter(
        ({ name, typed }) =>
          OF_KIND.includes(name) ||
          (name === "catalogo" && !isCareer(words(typed).map(stem))),
      )
      .flatMap(({ typed }) => typed.split(" ")),
  );
  const queryWords = (queryText.match(/[cC]\+\+|[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !kindWords.has(word),
  );
  const isSignificant = (word: string) => !isStopWord(word.toLocaleLowerCase());
  const first = queryWords.findIndex(isSignificant);
  const last = queryWords.map(isSignificant).lastIndexOf(true);
  return first === -1 ? "" : queryWords.slice(first, last + 1).join(" ");
}
