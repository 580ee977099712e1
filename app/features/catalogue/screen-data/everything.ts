import type { PageContext } from "#app/platform/request-context.ts";
import { ENTRIES } from "#catalogue/index.ts";
import { fits } from "#domain/catalogue/facets.ts";
import { wantedOf, wordsSought } from "../address.ts";
import type { CardView, FieldView, MonthsView } from "../view.ts";
import { monthLetters } from "./calendar-words.ts";
import { cardOf } from "./cards.ts";
import { rankingOf } from "./catalogue-screen.ts";
import { countriesOf, fieldsOf } from "./fields.ts";
import { wordsFor } from "./words.ts";

/** A search through the whole catalogue, as its address asks for it. */
export type EverythingView = {
  readonly sought: string;
  /** Something was asked for, in words or by a filter. */
  readonly isAsked: boolean;
  readonly fields: ReadonlyArray<FieldView>;
  /** What fits, the best first, as many as a page shows. */
  readonly found: ReadonlyArray<CardView>;
  /** How many fit in all. */
  readonly count: number;
  /** What comes nearest, where nothing fits. */
  readonly near: ReadonlyArray<CardView>;
  readonly months: MonthsView;
};

const SHOWN = 30;

/** Searches every collection. Server only. */
export function everythingScreen(
  context: PageContext,
  url: string,
): EverythingView {
  const words = wordsFor(context);
  const countries = countriesOf(ENTRIES);
  const cards = ENTRIES.map((entry) => cardOf(entry, words, countries));
  const fields = fieldsOf(
    ["catalogo", "nivel", "pais", "area", "costo", "cierre"],
    cards,
    words.t,
    words.language,
  );
  const { searchParams } = new URL(url);
  const shown = searchParams.get("ver") === "todo" ? cards.length : SHOWN;
  const wanted = wantedOf(searchParams, {
    fields,
    chooser: null,
    tabs: null,
    sections: [],
  });
  const sought = wordsSought(searchParams);
  const isAsked = sought !== "" || Object.keys(wanted).length > 0;
  const byPath = new Map(cards.map((card) => [card.path, card] as const));
  const ranking = rankingOf("everything", [...byPath.keys()], url);
  const inOrder = (paths: ReadonlyArray<string>) =>
    paths.flatMap((path) => byPath.get(path) ?? []);
  const candidates = ranking ? inOrder(ranking.exact) : isAsked ? cards : [];
  const found = candidates.filter(({ facets }) => fits(facets, wanted));
  return {
    sought,
    isAsked,
    fields,
    found: found.slice(0, shown),
    count: found.length,
    near:
      found.length === 0 && ranking
        ? inOrder([...ranking.exact, ...ranking.near]).slice(0, 6)
        : [],
    months: monthLetters(words.language, words.today),
  };
}
