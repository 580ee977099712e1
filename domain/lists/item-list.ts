import { cleanLine } from "../text/clean-line.ts";

/** An item of a list with the line that its author wrote for it. */
export type ListEntry = {
  /** Path of its page: "/becas/chevening". */
  readonly path: string;
  /** Empty without one. */
  readonly note: string;
};

/** Items that one person chose for others; stored only in the list's address. */
export type ItemList = {
  /** Empty without one. */
  readonly title: string;
  readonly entries: ReadonlyArray<ListEntry>;
};

/** The list in an address, with the numbers of items left out and of texts cut. */
export type ReadList = {
  readonly list: ItemList;
  /** Paths that are not in the catalogue. */
  readonly unknown: number;
  /** Items beyond `LIST_LIMITS.items`. */
  readonly overflow: number;
  /** Texts longer than their limits. */
  readonly cut: number;
};

/** Maximum items of a list, and characters of its texts. */
export const LIST_LIMITS = { items: 20, title: 80, note: 140 } as const;

/**
 * Maximum bytes of a text in the address, where "a" takes one, "á" six and an emoji
 * twelve: many proxies reject addresses over 8 KiB.
 */
const MAX_TEXT_BYTES = { title: 220, note: 280 } as const;

type TextKind = keyof typeof MAX_TEXT_BYTES;

/** Maximum characters of the items' parameter: enough for the longest list of paths. */
export const MAX_LIST_LENGTH = 2_000;

const POSITIONS = Array.from({ length: LIST_LIMITS.items }, (_, at) => at + 1);

/** Names of the parameters: title, items, and a note for each position. */
export const LIST_PARAMETERS: ReadonlyArray<string> = [
  "t",
  "i",
  ...POSITIONS.map((position) => `n${position}`),
];

/**
 * Reads "t=Para Ana&n1=Pide dos cartas&i=becas/chevening,competencias/omm". Leaves out
 * unknown and repeated items and those beyond the limit; cuts long texts.
 */
export function readList(
  query: URLSearchParams,
  isKnown: (path: string) => boolean,
): ReadList {
  const paths = (query.get("i") ?? "")
    .slice(0, MAX_LIST_LENGTH)
    .split(",")
    .map((path) => path.trim())
    .filter(Boolean);
  const entries = new Map<string, ListEntry>();
  const unknown = new Set<string>();
  let cut = 0;
  const readText = (name: string, kind: TextKind) => {
    const text = query.get(name) ?? "";
    if (!fitsInAddress(text, kind)) cut += 1;
    return fitText(text, kind);
  };
  for (const [at, text] of paths.entries()) {
    const path = `/${text}`;
    if (!isKnown(path)) unknown.add(path);
    else if (!entries.has(path))
      entries.set(path, {
        path,
        note: readText(`n${at + 1}`, "note"),
      });
  }
  const knownEntries = [...entries.values()];
  const title = readText("t", "title");
  return {
    list: { title, entries: knownEntries.slice(0, LIST_LIMITS.items) },
    unknown: unknown.size,
    overflow: Math.max(0, knownEntries.length - LIST_LIMITS.items),
    cut,
  };
}

/** False for a text that `readList` cuts. */
export function fitsInAddress(text: string, kind: TextKind): boolean {
  return fitText(text, kind) === cleanLine(text, text.length);
}

/** Cuts a text to one line within its limits of characters and bytes. */
function fitText(text: string, kind: TextKind): string {
  const line = cleanLine(text, LIST_LIMITS[kind]);
  let bytesLeft = MAX_TEXT_BYTES[kind];
  if (encode(line).length <= bytesLeft) return line;
  const fits = (character: string) => {
    bytesLeft -= encode(character).length;
    return bytesLeft >= 0;
  };
  const characters = [...line];
  const end = characters.findIndex((character) => !fits(character));
  return characters.slice(0, end).join("").trim();
}

/**
 * Address of a list, which `readList` reads back. The items come last: mail and chat
 * programs drop a full stop that ends a link.
 */
export function listAddress({ title, entries }: ItemList): string {
  const chosen = entries.slice(0, LIST_LIMITS.items);
  const query = [
    parameter("t", title),
    ...chosen.map(({ note }, at) => parameter(`n${at + 1}`, note)),
    chosen.length > 0 && `i=${chosen.map(({ path }) => path.slice(1)).join()}`,
  ].filter(Boolean);
  return query.length > 0 ? `/lista?${query.join("&")}` : "/lista";
}

/** Empty without a value. */
function parameter(name: string, value: string): string {
  return value === "" ? "" : `${name}=${encode(value)}`;
}

/** Encodes `*` and `_` too: chat programs read them as bold and italic. */
function encode(text: string): string {
  return String(new URLSearchParams({ "": text }))
    .slice(1)
    .replaceAll("*", "%2A")
    .replaceAll("_", "%5F");
}
