import { fits } from "#domain/catalogue/facets.ts";
import { countryInSentence } from "#domain/profile/countries.ts";
import { FOREIGNER } from "#domain/search/query-grammar.ts";
import type { Wish } from "#domain/search/query-lexicon.ts";
import type { LocatedWish } from "#domain/search/query-wishes.ts";
import { isFilterWish } from "#domain/search/wish-score.ts";
import { addressWith } from "./address.ts";
import type { CardView, FieldView } from "./view.ts";
import type { Words } from "./words.ts";

/** A filter parsed from the query, with a link to the search without it. */
export type UnderstoodView = {
  readonly text: string;
  readonly to: string;
  /** False when some results miss the filter: those that fit come first. */
  readonly isStrict: boolean;
};

type UnderstoodSearch = {
  readonly searchParams: URLSearchParams;
  readonly fields: ReadonlyArray<FieldView>;
  /** All results. */
  readonly found: ReadonlyArray<Pick<CardView, "facets">>;
};

/**
 * Chips of the wishes that have a text, strict ones first; each link removes the wish's
 * words from the query.
 */
export function buildWishChips(
  wishes: ReadonlyArray<LocatedWish>,
  { searchParams, fields, found }: UnderstoodSearch,
  words: Words,
): ReadonlyArray<UnderstoodView> {
  // "Abiertas ahora" is a filter and a situation; its chip names the filter.
  const filteredByClose = new Set(
    wishes.flatMap(({ name, typed }) => (name === "cierre" ? [typed] : [])),
  );
  const chips = wishes.flatMap((wish) => {
    const text = wishText(wish, fields, words);
    const to = addressWith(searchParams, {
      q: wish.without || null,
      ver: null,
    });
    return text
      ? [
          {
            view: { text, to, isStrict: isStrict(wish, fields, found) },
            isSituation:
              wish.name === "condicion" && !filteredByClose.has(wish.typed),
          },
        ]
      : [];
  });
  // Wishes from the same words have the same link: one chip, of `condicion` if present.
  const byTarget = new Map<string, UnderstoodView>();
  for (const { view, isSituation } of chips)
    if (isSituation || !byTarget.has(view.to)) byTarget.set(view.to, view);
  return [...byTarget.values()].toSorted(
    (one, other) => Number(other.isStrict) - Number(one.isStrict),
  );
}

/** True for a wish that excludes items, and for a filter of the page that every result fits. */
function isStrict(
  wish: Wish,
  fields: ReadonlyArray<FieldView>,
  found: UnderstoodSearch["found"],
): boolean {
  const { name, value } = wish;
  return (
    isFilterWish(wish) ||
    (fields.some((field) => field.name === name) &&
      found.every(({ facets }) => fits(facets, { [name]: value })))
  );
}

function wishText(
  { name, value }: Wish,
  fields: ReadonlyArray<FieldView>,
  { t, language }: Words,
): string | null {
  if (name === "pais")
    return t("wish.from", { country: countryInSentence(value, language) });
  if (name === "donde")
    return value === "fuera"
      ? t("wish.abroad")
      : t("wish.in", {
          country:
            value === "EU"
              ? t("wish.europe")
              : countryInSentence(value, language),
        });
  if (name === "condicion")
    return t(`wish.condition.${value}` as "wish.condition.mujeres");
  if (name === FOREIGNER) return t("wish.foreigner");
  if (name === "idioma") return null;
  const field = fields.find((each) => each.name === name);
  return field?.choices.find(([choice]) => choice === value)?.[1] ?? null;
}
