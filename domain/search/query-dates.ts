import { stemSet } from "../text/fold.ts";
import type { Token } from "./country-wish.ts";
import type { WishAt } from "./query-lexicon.ts";

const CLOSING = stemSet(
  "cierra cierre cierran cierren cerrar vence vencen close closes closing deadline limite plazo",
);
const BETWEEN = stemSet("en el a de in antes fin final finales mediados mes");
const MONTH = stemSet(
  "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre january february march april may june july august september october november december",
);
/** Maximum distance, in words, of the month. */
const REACH = 4;

/** "Cierra en enero", "cierran a finales de marzo": words that no item has to hold. */
export function findClosingMonth(
  tokens: ReadonlyArray<Token>,
  at: number,
): WishAt | null {
  if (!CLOSING.has(tokens[at]?.stem ?? "")) return null;
  for (let length = 2; length <= REACH + 1; length += 1) {
    const word = tokens[at + length - 1]?.stem ?? "";
    if (MONTH.has(word))
      return { wishes: [{ name: "tema", value: "cierre" }], length };
    if (!BETWEEN.has(word)) return null;
  }
  return null;
}
