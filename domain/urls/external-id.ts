import { hashText } from "../text/hash.ts";
import { urlKey } from "./canonical-url.ts";

/** Short id of an external page, equal for all its URLs. */
export function externalId(link: string): string {
  return toId(urlKey(link));
}

/** Short ids under which an external page may be stored: the current one, then the former one. */
export function externalIds(link: string): ReadonlyArray<string> {
  return [externalId(link), toId(formerKey(link))];
}

function toId(key: string): string {
  return `externa-${hashText(key)}`;
}

const FORMER_TRACKING = /^(utm_\w+|fbclid|gclid|mc_[ce]id|ref)$/;

/** Key of the former short ids. Never changes, because they are still stored. */
function formerKey(link: string): string {
  return withoutTracking(link)
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/\/+(?=$|\?)/, "");
}

function withoutTracking(link: string): string {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return link;
  const url = new URL(link);
  url.hash = "";
  for (const name of [...url.searchParams.keys()])
    if (FORMER_TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}
