import { hashOf } from "../text/hash.ts";
import { urlKey } from "./canonical-url.ts";

/** Short id of an outside page, equal for all its URLs. */
export function externalId(link: string): string {
  return `externa-${hashOf(urlKey(link))}`;
}
