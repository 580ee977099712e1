import type { TFunction } from "i18next";
import { addToList } from "#domain/lists/edit-list.ts";
import { type ItemList, LIST_LIMITS } from "#domain/lists/item-list.ts";
import type { Language } from "#locales/languages.ts";
import { editAddress } from "./list-entries.ts";
import { findItem, findItems } from "./list-find.ts";
import type { FoundView } from "./list-view.ts";

export type AdditionParts = {
  /** A name or an address, as typed. */
  readonly typedName: string;
  readonly list: ItemList;
  readonly t: TFunction<"listPage">;
  readonly language: Language;
  /** Title, and kind with organisation, of an item of the catalogue. */
  readonly nameAt: (path: string) => {
    readonly title: string;
    readonly about: string;
  };
};

export type ListAddition =
  | { readonly kind: "item"; readonly path: string }
  | { readonly kind: "refused"; readonly found: FoundView };

/** Path of the item to add, or the reason why none is added; null for an empty text. */
export function readListAddition(parts: AdditionParts): ListAddition | null {
  const { typedName, list, t, language, nameAt } = parts;
  if (typedName === "") return null;
  const isInList = (path: string) =>
    list.entries.some((entry) => entry.path === path);
  const refuse = (
    reason: string,
    choices: FoundView["choices"] = [],
  ): ListAddition => ({
    kind: "refused",
    found: { typedName, reason, choices },
  });
  const alreadyIn = (path: string) =>
    refuse(t("found.already", { name: nameAt(path).title }));
  const exactPath = findItem(typedName, language);
  if (exactPath !== null && isInList(exactPath)) return alreadyIn(exactPath);
  if (list.entries.length >= LIST_LIMITS.items)
    return refuse(t("found.full", { text: typedName, max: LIST_LIMITS.items }));
  if (exactPath !== null) return { kind: "item", path: exactPath };
  const similar = findItems(typedName, language);
  const others = similar.filter((path) => !isInList(path));
  const [mostSimilar] = similar;
  if (mostSimilar === undefined)
    return refuse(t("found.none", { text: typedName }));
  if (others.length === 0) return alreadyIn(mostSimilar);
  const choices = others.map((path) => {
    const { title, about } = nameAt(path);
    const to = editAddress(addToList(list, path), {});
    return { to, text: t("found.add", { title }), about };
  });
  return refuse(t("found.similar", { text: typedName }), choices);
}
