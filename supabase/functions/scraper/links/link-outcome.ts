import { bareHost, canonicalLink } from "../../_shared/address.ts";
import type { Journey } from "../../_shared/follow.ts";

/**
 * What a look at a link says. `missing` becomes `gone` when another day finds the same;
 * `not_checkable` says nothing about the page, so it is never called dead.
 */
export type Outcome =
  | "alive"
  | "moved"
  | "redirected_home"
  | "missing"
  | "gone"
  | "not_checkable";

export type Finding = {
  readonly outcome: Outcome;
  readonly reason: string | null;
};

/** The last look that was certain of something. */
export type Memory = { readonly outcome: Outcome; readonly checkedAt: string };

/** Home, or the home of one language: "/", "/es-mx/", "/index.html", "/es/inicio". */
const HOME =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?\/?)?(?:(?:index|home|inicio|default)(?:\.\w{2,5})?\/?)?$/i;

/** Judges how the way from a link ended. `now` and the memory are moments in ISO form. */
export function outcomeOf(
  link: URL,
  journey: Journey,
  memory: Memory | null,
  now: string,
): Finding {
  if (!journey.ok) return unsure(journey.obstacle);
  const { status } = journey;
  if (status === 404 || status === 410)
    return sure(wasMissingBefore(memory, now) ? "gone" : "missing");
  if (status < 200 || status >= 300) return unsure(`status_${status}`);
  return sure(whereItLed(link, journey));
}

function whereItLed(link: URL, { url, isPermanent }: Journey): Outcome {
  if (canonicalLink(url) === canonicalLink(link)) return "alive";
  const isOwnHome = isSameSite(url, link) || !isPermanent;
  if (isHome(url) && !isHome(link) && isOwnHome) return "redirected_home";
  return isPermanent ? "moved" : "alive";
}

function isHome({ pathname, search }: URL): boolean {
  return HOME.test(pathname) && search === "";
}

/** "becas.example.org" and "www.example.org" belong together: one ends with the other. */
function isSameSite(one: URL, other: URL): boolean {
  const [a, b] = [bareHost(one.host), bareHost(other.host)];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

function wasMissingBefore(memory: Memory | null, now: string): boolean {
  if (memory?.outcome === "gone") return true;
  return memory?.outcome === "missing" && dayOf(memory.checkedAt) < dayOf(now);
}

function dayOf(moment: string): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function sure(outcome: Outcome): Finding {
  return { outcome, reason: null };
}

function unsure(reason: string): Finding {
  return { outcome: "not_checkable", reason };
}
