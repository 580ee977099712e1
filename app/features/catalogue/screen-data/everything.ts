import type { PageContext } from "#app/platform/request-context.ts";
import { ENTRIES } from "#catalogue/index.ts";
import { fits, type Wanted } from "#domain/catalogue/facets.ts";
import { nearest } from "#domain/catalogue/nearest.ts";
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
  /** The filters as words to search for; "" where they hold none. */
  readonly words: string;
  readonly months: MonthsView;
};

const SHOWN = 30;
const MOST_NEAREST = 6;

/** Choices that say in words what a reader is after. */
const SPOKEN = ["area", "catalogo", "nivel", "pais"];

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
      isAsked && found.length === 0
        ? nearest(cards, wanted, ranking).slice(0, MOST_NEAREST)
        : [],
    words: wordsOf(fields, wanted),
    months: monthLetters(words.language, words.today),
  };
}

/** "Salud Becas": what the filters ask for, as a reader would type it. */
function wordsOf(fields: ReadonlyArray<FieldView>, wanted: Wanted): string {
  return SPOKEN.flatMap((name) => {
    const field = fields.find((each) => each.name === name);
    const choice = field?.choices.find(([value]) => value === wanted[name]);
    return choice ? [choice[1]] : [];
  }).join(" ");
}
