import { follow, type Guide, type Journey } from "../../_shared/follow.ts";

/** Asks for a link without its body; where that leads to nothing, once for the page, whose body is left unread. */
export async function lookAtLink(guide: Guide, url: URL): Promise<Journey> {
  const head = await follow(guide, { url, method: "HEAD", maxBytes: 0 });
  if (!isHeadToBlame(head)) return head;
  return follow(guide, { url, method: "GET", maxBytes: 0 });
}

/** Some servers answer HEAD alone with an error, with silence, or by hanging up; a host that wants rest gets it. */
function isHeadToBlame(head: Journey): boolean {
  if (head.ok) return head.status >= 400 && head.status !== 429;
  return head.obstacle === "connection" || head.obstacle === "timeout";
}
