import type { Wish } from "#domain/search/query-lexicon.ts";
import type { WordedWish } from "#domain/search/query-wishes.ts";
import { addressWith } from "./address.ts";
import type { FieldView } from "./view.ts";
import type { Words } from "./words.ts";

/** A filter parsed from the query, with a link to the search without it. */
export type UnderstoodView = {
  readonly text: string;
  readonly to: string;
};

type UnderstoodAddress = {
  readonly searchParams: URLSearchParams;
  readonly fields: ReadonlyArray<FieldView>;
};

/** Chips of the wishes that have a text; each link removes the wish's words from the query. */
export function buildWishChips(
  wishes: ReadonlyArray<WordedWish>,
  { searchParams, fields }: UnderstoodAddress,
  words: Words,
): ReadonlyArray<UnderstoodView> {
  const chips = wishes.flatMap((wish) => {
    const text = wishText(wish, fields, words);
    const to = addressWith(searchParams, {
      q: wish.without || null,
      ver: null,
    });
    return text
      ? [{ view: { text, to }, isSituation: wish.name === "condicion" }]
      : [];
  });
  // Words with two meanings are removed together: one chip, for `condicion` if present.
  const byTarget = new Map<string, UnderstoodView>();
  for (const { view, isSituation } of chips)
    if (isSituation || !byTarget.has(view.to)) byTarget.set(view.to, view);
  return [...byTarget.values()];
}

function wishText(
  { name, value }: Wish,
  fields: ReadonlyArray<FieldView>,
  { t, language }: Words,
): string | null {
  const countries = new Intl.DisplayNames(language, { type: "region" });
  if (name === "pais")
    return t("wish.from", { country: countries.of(value) ?? value });
  if (name === "donde")
    return value === "fuera"
      ? t("wish.abroad")
      : t("wish.in", {
          country:
            value === "EU" ? t("wish.europe") : (countries.of(value) ?? value),
        });
  if (name === "condicion")
    return t(`wish.condition.${value}` as "wish.condition.mujeres");
  if (name === "idioma") return null;
  const field = fields.find((each) => each.name === name);
  return field?.choices.find(([choice]) => choice === value)?.[1] ?? null;
}
