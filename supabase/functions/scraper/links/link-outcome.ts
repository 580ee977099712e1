import type { LinkStatus } from "#domain/links/link-check.ts";
import type { Result } from "#domain/result.ts";
import { urlKey } from "#domain/urls/canonical-url.ts";
import { normalizeHost } from "../../_shared/address.ts";
import type {
  Hop,
  HttpError,
  HttpResponse,
} from "../../_shared/http-client.ts";
import type { LinkHistory } from "../store.ts";

/** The home page, or that of one language: "/", "/es-mx/", "/index.html", "/es/inicio". */
const HOME =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?\/?)?(?:(?:index|home|inicio|default)(?:\.\w{2,5})?\/?)?$/i;

type Last = Pick<LinkHistory, "outcome" | "checked_at">;

/** Judges a link by its response and its last outcome other than `not_checkable`. `now` is an ISO timestamp. */
export function judgeLinkResponse(
  link: URL,
  response: Result<HttpResponse, HttpError>,
  { last, now }: { readonly last: Last | null; readonly now: string },
): { readonly outcome: LinkStatus; readonly reason: string | null } {
  if (!response.ok)
    return { outcome: "not_checkable", reason: response.error.reason };
  const { status } = response.value;
  if (status === 404 || status === 410)
    return {
      outcome: wasMissing(last, now) ? "gone" : "missing",
      reason: null,
    };
  if (status < 200 || status >= 300)
    return { outcome: "not_checkable", reason: `status_${status}` };
  return { outcome: judgeTarget(link, response.value), reason: null };
}

function judgeTarget(link: URL, { url, isPermanent }: Hop): LinkStatus {
  if (urlKey(url.href) === urlKey(link.href)) return "alive";
  const isNewSite = isPermanent && !isSameSite(url, link);
  if (isHome(url) && !isHome(link) && !isNewSite) return "redirected_home";
  return isPermanent ? "moved" : "alive";
}

function isHome({ pathname, search }: URL): boolean {
  return HOME.test(pathname) && search === "";
}

/** "becas.example.org" and "www.example.org" are one site: without "www.", one ends with the other. */
function isSameSite(one: URL, other: URL): boolean {
  const [a, b] = [normalizeHost(one.host), normalizeHost(other.host)];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

/** True when the link was missing on an earlier day, or is gone already. */
function wasMissing(last: Last | null, now: string): boolean {
  if (last?.outcome === "gone") return true;
  if (last?.outcome !== "missing" || !last.checked_at) return false;
  return utcDay(last.checked_at) < utcDay(now);
}

function utcDay(moment: string): string {
  return new Date(moment).toISOString().slice(0, 10);
}
