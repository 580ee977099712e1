import type { Entry } from "../index.ts";
import type { Words } from "./words.ts";

/**
 * Each gate of an item with its own months, in order: "Comité de Colombia. Suele estar
 * abierta en: mayo…". Empty without gates.
 */
export function gateTexts(
  entry: Entry,
  { calendar, say }: Words,
): ReadonlyArray<string> {
  const { cycle } = entry.item;
  if (cycle?.basis !== "usual") return [];
  return (cycle.gates ?? []).map(({ nameKey, window }) => {
    const year = calendar.year({ basis: "usual", windows: [window] });
    return [say(entry, nameKey), year?.label].filter(Boolean).join(". ");
  });
}
