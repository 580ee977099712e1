import type { Guide } from "../../_shared/follow.ts";
import { limited } from "../limited.ts";
import {
  type Link,
  type LinkCheck,
  type LinkMemory,
  nameOfLink,
  type Store,
} from "../store.ts";
import { outcomeOf } from "./link-outcome.ts";
import { lookAtLink } from "./look-at-link.ts";

/** So many sites are asked at the same time, each one thing at a time. */
const SITES_AT_ONCE = 6;

export type CheckLinksParts = {
  readonly run: number;
  readonly store: Pick<Store, "linkMemory" | "recordLinks">;
  readonly guide: Guide;
  readonly links: ReadonlyArray<Link>;
  /** Milliseconds. */
  readonly now: () => number;
  readonly onDone: (count: number) => void;
};

/** Looks at what is left of a run's links, and keeps each look at once. False when another has taken the run. */
export async function checkLinks(parts: CheckLinksParts): Promise<boolean> {
  const memory = await parts.store.linkMemory(parts.run);
  const left = parts.links.filter((link) => !memory.done.has(nameOfLink(link)));
  parts.onDone(parts.links.length - left.length);
  const sites = Map.groupBy(left, ({ url }) => new URL(url).host);
  const queue = [...sites.values()];
  let isOurs = true;
  const work = async () => {
    for (let site = queue.shift(); site && isOurs; site = queue.shift())
      for (const [url, links] of Map.groupBy(site, (link) => link.url)) {
        if (!isOurs) return;
        const checks = await checksOf(parts, new URL(url), links, memory);
        isOurs &&= await parts.store.recordLinks(parts.run, checks);
        parts.onDone(links.length);
      }
  };
  const workers = Array.from({ length: SITES_AT_ONCE }, work);
  // Nobody writes any more when this ends, however it ends.
  for (const end of await Promise.allSettled(workers))
    if (end.status === "rejected") throw end.reason;
  return isOurs;
}

/** One look serves every item that has the link. */
async function checksOf(
  { guide, now }: CheckLinksParts,
  url: URL,
  links: ReadonlyArray<Link>,
  { seen }: LinkMemory,
): Promise<ReadonlyArray<LinkCheck>> {
  const started = now();
  const journey = await lookAtLink(limited(guide, now), url);
  const ended = now();
  const checkedAt = new Date(ended).toISOString();
  const end = journey.url.href;
  return links.map((link) => {
    const known = seen.get(nameOfLink(link)) ?? null;
    return {
      item_path: link.itemPath,
      url: link.url,
      checked_at: checkedAt,
      ...outcomeOf(url, journey, known, checkedAt),
      status: journey.ok ? journey.status : null,
      final_url: end === url.href || end.length > 2_048 ? null : end,
      took_ms: Math.max(0, Math.round(ended - started)),
    };
  });
}
