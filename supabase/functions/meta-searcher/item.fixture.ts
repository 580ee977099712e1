import type { Origin, SourceItem } from "./item.ts";

let count = 0;

export function aSourceItem(parts: Partial<SourceItem> = {}): SourceItem {
  count += 1;
  return {
    origin: anOrigin("site", 1),
    title: `Cosa ${count}`,
    description: "",
    link: `https://x.example/${count}`,
    closes: null,
    publishedAt: null,
    isExact: false,
    alsoAt: null,
    copiedAt: null,
    ...parts,
  };
}

export function anOrigin(key: string, weight: number): Origin {
  return { key, name: key.toUpperCase(), weight };
}
