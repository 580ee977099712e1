import { cleanText, MAX_TEXT } from "./clean-text.ts";
import { findLinks } from "./find-links.ts";
import type { FactIndex } from "./index-facts.ts";
import { type JudgedLink, judgeLink } from "./judge-link.ts";
import { findTextSigns, type TextSign } from "./text-signs.ts";
import { type LinkVerdict, VERDICTS, worstVerdict } from "./verdict.ts";

export type MessageCheck = {
  readonly verdict: LinkVerdict;
  /** The least trusted first; of links with equal host and findings only one. */
  readonly links: ReadonlyArray<JudgedLink>;
  readonly signs: ReadonlyArray<TextSign>;
  /** True when the text was longer than `MAX_TEXT`. */
  readonly isCut: boolean;
};

/**
 * Checks a pasted link or message; null for a text without letters or digits. A message is
 * trusted no more than its least trusted part.
 */
export function checkMessage(
  text: string,
  index: FactIndex,
): MessageCheck | null {
  const clean = cleanText(text);
  if (!/[\p{L}\p{N}]/u.test(clean)) return null;
  const links = judgeLinks(clean, index);
  const signs = findTextSigns(clean);
  const isCut = text.length > MAX_TEXT;
  return {
    verdict:
      worstVerdict([
        ...links.map(({ verdict }) => verdict),
        ...(signs.length > 0 ? (["careful"] as const) : []),
        ...(isCut ? (["unknown"] as const) : []),
      ]) ?? "unknown",
    links,
    signs,
    isCut,
  };
}

/** The least trusted link of a text; null without links. */
export function checkLink(link: string, index: FactIndex): JudgedLink | null {
  return judgeLinks(cleanText(link), index)[0] ?? null;
}

function judgeLinks(
  clean: string,
  index: FactIndex,
): ReadonlyArray<JudgedLink> {
  const judged = findLinks(clean).map((link) => judgeLink(link, index));
  const unique = new Map(judged.map((link) => [JSON.stringify(link), link]));
  return [...unique.values()].sort(
    (a, b) => VERDICTS.indexOf(b.verdict) - VERDICTS.indexOf(a.verdict),
  );
}
