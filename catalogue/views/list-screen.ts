import type { TFunction } from "i18next";
import { addToList, editList, hasEdits } from "#domain/lists/edit-list.ts";
import {
  type ItemList,
  LIST_LIMITS,
  listAddress,
  type ReadList,
  readList,
} from "#domain/lists/item-list.ts";
import { cleanLine } from "#domain/text/clean-line.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { itemName, organizationName } from "../names.ts";
import { formatWhen, lastSeenText } from "./cards.ts";
import { readListAddition } from "./list-addition.ts";
import {
  ADDED,
  EDITING,
  editAddress,
  MAX_ADDED_LENGTH,
  readCut,
} from "./list-entries.ts";
import type { ListFormView, ListItemView, ListView } from "./list-view.ts";
import { qrCode } from "./qr-code.ts";
import type { RedirectOrView } from "./redirect-or-view.ts";
import type { ViewContext } from "./view-context.ts";
import { type Words, wordsFor } from "./words.ts";

const BY_PATH = new Map(ENTRIES.map((entry) => [entry.path, entry] as const));

/** Items that the text of a shared link names. */
const MAX_NAMES = 3;

type Wording = { readonly t: TFunction<"listPage">; readonly words: Words };

/**
 * The list in an address, in one language; or, after its form is sent, a redirect to
 * the changed list. Server only.
 */
export function listScreen(
  context: ViewContext,
  url: string,
): RedirectOrView<ListView> {
  const query = new URL(url).searchParams;
  const read = readList(query, (path) => BY_PATH.has(path));
  const typedName = cleanLine(query.get(ADDED) ?? "", MAX_ADDED_LENGTH);
  const list = hasEdits(query) ? editList(read.list, query) : read.list;
  const wording = {
    t: context.i18n.getFixedT(null, "listPage"),
    words: wordsFor(context),
  };
  const addition = readListAddition({
    typedName,
    list,
    t: wording.t,
    language: context.language,
    nameAt: (path) => nameAt(path, wording.words),
  });
  const { cut } = read;
  if (addition?.kind === "item") {
    const to = editAddress(addToList(list, addition.path), { cut });
    return { kind: "redirect", to };
  }
  if (hasEdits(query))
    return { kind: "redirect", to: editAddress(list, { typedName, cut }) };
  const form = {
    ...formView(read.list, wording),
    isOpen: query.has(EDITING) || read.list.entries.length === 0,
    found: addition?.kind === "refused" ? addition.found : null,
  };
  const readWithCuts = { ...read, cut: cut || readCut(query) };
  return {
    kind: "view",
    view: { ...listView(readWithCuts, context, wording), form },
  };
}

function listView(
  { list, unknown, overflow, cut }: ReadList,
  { publicUrl }: ViewContext,
  { t, words }: Wording,
): Omit<ListView, "form"> {
  const path = listAddress(list);
  const count = list.entries.length;
  const missing = [
    ...(unknown > 0 ? [t("unknown", { count: unknown })] : []),
    ...(overflow > 0
      ? [t("overflow", { count: overflow, max: LIST_LIMITS.items })]
      : []),
    ...(cut > 0 ? [t("cut", { count: cut })] : []),
  ];
  if (count === 0)
    return {
      path,
      // The author's title appears only with the caution, which an empty list lacks.
      heading: t("empty.title"),
      lead: t("empty.lead"),
      pageTitle: t("empty.pageTitle"),
      description: t("empty.description"),
      lines: [...missing, t("empty.text")],
      noteLabel: t("note"),
      items: [],
      share: null,
    };
  const items = list.entries.flatMap(({ path: itemPath, note }) => {
    const entry = BY_PATH.get(itemPath);
    return entry ? [itemView({ entry, note, publicUrl, words })] : [];
  });
  const heading = list.title || t("untitled");
  const title = `${heading} (${t("count", { count })})`;
  return {
    path,
    heading,
    lead: t("count", { count }),
    pageTitle: title,
    description: t("shareText", { names: nameSome(items, t) }),
    lines: [
      ...missing,
      t("caution"),
      t("dates", { date: words.calendar.day(words.today) }),
    ],
    noteLabel: t("note"),
    items,
    share: {
      address: `${publicUrl}${path}`,
      title,
      words: t("share", { returnObjects: true }),
    },
  };
}

function itemView({
  entry,
  note,
  publicUrl,
  words,
}: {
  readonly entry: Entry;
  readonly note: string;
  readonly publicUrl: string;
  readonly words: Words;
}): ListItemView {
  const page = `${publicUrl}${entry.path}`;
  return {
    type: entry.type,
    id: entry.item.id,
    path: entry.path,
    ...nameItem(entry, words),
    when:
      [formatWhen(entry, words), lastSeenText(entry, words)]
        .filter(Boolean)
        .join(". ") || null,
    note,
    address: page.replace(/^https?:\/\/(www\.)?/, ""),
    qr: qrCode(page),
  };
}

function nameItem(entry: Entry, words: Words) {
  const say = (key: string) => words.say(entry, key);
  return {
    title: itemName(entry, say),
    about: [words.t(`itemType.${entry.type}`), organizationName(entry, say)]
      .filter(Boolean)
      .join(" · "),
  };
}

function nameAt(path: string, words: Words) {
  const entry = BY_PATH.get(path);
  return entry ? nameItem(entry, words) : { title: "", about: "" };
}

function nameSome(items: ReadonlyArray<ListItemView>, t: Wording["t"]): string {
  const names = items.slice(0, MAX_NAMES).map(({ title }) => title);
  const rest = items.length - names.length;
  return rest > 0
    ? t("shareMore", { names: names.join(", "), count: rest })
    : names.join(", ");
}

function formView(
  { title, entries }: ItemList,
  { t, words }: Wording,
): Omit<ListFormView, "isOpen" | "found"> {
  return {
    title,
    paths: entries.map(({ path }) => path.slice(1)).join(),
    rows: entries.flatMap(({ path, note }) => {
      const entry = BY_PATH.get(path);
      if (!entry) return [];
      const named = { title: nameItem(entry, words).title };
      return {
        ...named,
        note,
        noteLabel: t("form.note", named),
        placeLabel: t("form.placeOf", named),
        removeLabel: t("form.removeOf", named),
      };
    }),
    add: entries.length < LIST_LIMITS.items ? t("form.add") : null,
    words: {
      summary: t(entries.length > 0 ? "form.summary" : "form.start"),
      heading: t("form.heading"),
      title: t("form.title"),
      titleHint: t("form.titleHint"),
      place: t("form.place"),
      remove: t("form.remove"),
      add: t("form.add"),
      addHint: t("form.addHint"),
      full: t("form.full", { max: LIST_LIMITS.items }),
      tooLong: t("form.tooLong"),
      submit: t("form.submit"),
    },
  };
}
