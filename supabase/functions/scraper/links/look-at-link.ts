import { follow, type Guide, type Journey } from "../../_shared/follow.ts";

/** Asks for a link without its body; where that is refused, for the page, whose body is left unread. */
export async function lookAtLink(guide: Guide, url: URL): Promise<Journey> {
  const head = await follow(guide, { url, method: "HEAD", maxBytes: 0 });
  // Some servers answer HEAD alone with an error; a host that wants rest gets it.
  if (!head.ok || head.status < 400 || head.status === 429) return head;
  return follow(guide, { url, method: "GET", maxBytes: 0 });
}
