import { comparePath } from "#domain/catalogue/compare-path.ts";
import { cleanLine } from "#domain/text/clean-line.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { itemName } from "../names.ts";
import { MAX_COMPARED } from "./compare-address.ts";
import { itemTextReader } from "./documents.ts";
import { MAX_ADDED_LENGTH } from "./list-entries.ts";
import { findItem, findItems } from "./list-find.ts";
import type { RedirectOrView } from "./redirect-or-view.ts";
import type { ViewContext } from "./view-context.ts";

/** The name from the form, if any, that was not added. */
export type Addition = {
  /** The name as one line; "" when the form sent none. */
  readonly typedName: string;
  readonly error: string | null;
  /** Items with a similar name that are not compared yet. */
  readonly choices: ReadonlyArray<{
    readonly path: string;
    readonly title: string;
  }>;
};

/** A redirect to the comparison with the named item; else the name and error to show. */
export function readComparisonAddition(
  typed: string | null,
  paths: ReadonlyArray<string>,
  context: ViewContext,
): RedirectOrView<Addition> {
  const { i18n, language } = context;
  const t = i18n.getFixedT(null, "compare");
  const typedName = cleanLine(typed ?? "", MAX_ADDED_LENGTH);
  const show = (view: Omit<Addition, "typedName">) =>
    ({ kind: "view", view: { typedName, ...view } }) as const;
  const alreadyIn = (path: string) =>
    show({
      error: t("already", { name: nameAt(path, context) }),
      choices: [],
    });
  if (typedName === "" || paths.length >= MAX_COMPARED)
    return show({ error: null, choices: [] });
  const match = findItem(typedName, language);
  if (match !== null)
    return paths.includes(match)
      ? alreadyIn(match)
      : { kind: "redirect", to: comparePath([...paths, match]) };
  const similar = findItems(typedName, language);
  const choices = similar
    .filter((path) => !paths.includes(path))
    .map((path) => ({ path, title: nameAt(path, context) }));
  const [compared] = similar;
  if (compared !== undefined && choices.length === 0)
    return alreadyIn(compared);
  const reason = choices.length > 0 ? "didYouMean" : "notFound";
  return show({ error: t(reason, { text: typedName }), choices });
}

function nameAt(path: string, { language }: ViewContext): string {
  const entry = ENTRIES.find((each: Entry) => each.path === path);
  return entry ? itemName(entry, itemTextReader(entry, language)) : "";
}
