import { ENTRIES, type Entry } from "#catalogue/index.ts";
import { itemText } from "#catalogue/item-text.ts";
import { itemName } from "#catalogue/names.ts";
import type { RemindedItem } from "#domain/reminders/plan-mail.ts";
import type { Language } from "#locales/languages.ts";

/** An item with a cycle, as a mail shows it. */
export type MailItem = RemindedItem & {
  /** Path of its page: "/becas/chevening". */
  readonly path: string;
  /** Official page. */
  readonly link: string;
  /** Text of one of the item's wording keys. */
  readonly say: (language: Language, key: string) => string;
  readonly title: (language: Language) => string;
};

/** Finds an item of the catalogue; null for an unknown item or one without a cycle. */
export type FindItem = (itemType: string, itemId: string) => MailItem | null;

export function createFindItem(): FindItem {
  const items = new Map(
    ENTRIES.flatMap((entry) => {
      const item = toMailItem(entry);
      return item ? [[`${item.itemType} ${item.itemId}`, item] as const] : [];
    }),
  );
  return (itemType, itemId) => items.get(`${itemType} ${itemId}`) ?? null;
}

function toMailItem(entry: Entry): MailItem | null {
  const { type, path, item } = entry;
  if (item.cycle === null) return null;
  const say = (language: Language, key: string) =>
    itemText(entry, language, key);
  return {
    itemType: type,
    itemId: item.id,
    cycle: item.cycle,
    path,
    link: item.link,
    say,
    title: (language) => itemName(entry, (key) => say(language, key)),
  };
}
