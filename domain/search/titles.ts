import { stem, stemSet, words } from "../text/fold.ts";
import { isOtherSense, parseTextTerms } from "./terms.ts";

/** Stems of a title or a query; an expression with another sense counts by its synonym groups. */
export function stemText(text: string): ReadonlySet<string> {
  return new Set(
    parseTextTerms(text).flatMap((term) =>
      isOtherSense(term) ? term.synonymGroups : term.stems,
    ),
  );
}

/**
 * Stems of acronyms in brackets that begin with the first letter of the name before them:
 * "Universidad de São Paulo (USP)", but not the organiser in "Preparatoria Abierta (SEP)".
 */
export function findAcronyms(
  title: string,
): ReadonlyArray<ReadonlySet<string>> {
  const pairs = title.matchAll(/([^()]+)\(([^()\s]+)\)/g);
  return [...pairs].flatMap(([, name = "", acronym = ""]) => {
    const [[first] = ""] = words(name);
    const [short = ""] = words(acronym);
    return short !== "" && short[0] === first ? new Set([stem(short)]) : [];
  });
}

/** Share of a title that the query covers; 0 when the query has other words. */
export function countTitleShare(
  title: ReadonlySet<string>,
  query: ReadonlyArray<string>,
): number {
  return query.length > 0 && query.every((word) => title.has(word))
    ? query.length / title.size
    : 0;
}

/** A name of one word may be any word of a query. */
const MIN_NAME_WORDS = 2;
/** First words of a name that queries omit: "Jóvenes Escribiendo el Futuro". */
const KIND = stemSet("beca programa");

/** True when a query holds the whole name of an item: "cuándo cierra la beca 18". */
export function holdsName(
  query: ReadonlyArray<string>,
  title: ReadonlyArray<string>,
): boolean {
  const withoutKind = KIND.has(title[0] ?? "") ? title.slice(1) : title;
  return [title, withoutKind].some(
    (name) =>
      name.length >= MIN_NAME_WORDS &&
      ` ${query.join(" ")} `.includes(` ${name.join(" ")} `),
  );
}
