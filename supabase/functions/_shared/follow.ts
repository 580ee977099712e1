import { isPublicAddress } from "./address.ts";
import type { PoliteClient, Question, Trouble } from "./polite-client.ts";
import type { Robots } from "./robots.ts";

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const PERMANENT = [301, 308];

/** Why a way ended before its page. */
export type Obstacle =
  | Trouble
  | "robots"
  | "robots_unreachable"
  | "too_many_redirects"
  | "not_public";

export type Journey = {
  /** Where it ended. */
  readonly url: URL;
  readonly redirects: number;
  /** True when every redirect was meant to last. */
  readonly isPermanent: boolean;
} & (
  | {
      readonly ok: true;
      readonly status: number;
      readonly contentType: string;
      readonly text: string;
      readonly total?: number;
    }
  | { readonly ok: false; readonly obstacle: Obstacle }
);

export type Guide = {
  readonly client: PoliteClient;
  readonly robots: Robots;
  readonly isTest: boolean;
};

/** Asks, and follows redirects by hand: each hop is public and allowed, or not made. */
export async function follow(
  { client, robots, isTest }: Guide,
  question: Question,
): Promise<Journey> {
  let { url } = question;
  let isPermanent = true;
  for (let redirects = 0; ; redirects += 1) {
    const way = { url, redirects, isPermanent };
    if (redirects > MAX_REDIRECTS)
      return { ...way, ...no("too_many_redirects") };
    if (!isPublicAddress(url, isTest)) return { ...way, ...no("not_public") };
    const permission = await robots(url);
    if (permission === "disallowed") return { ...way, ...no("robots") };
    if (permission === "unreachable")
      return { ...way, ...no("robots_unreachable") };
    if (permission !== "allowed") return { ...way, ...no(permission) };
    const answer = await client.ask({ ...question, url });
    if (!answer.ok) return { ...way, ...no(answer.trouble) };
    const next = answer.location && URL.parse(answer.location, url);
    if (!REDIRECTS.includes(answer.status) || !next) {
      const { location: _, ...page } = answer;
      return { ...way, ...page };
    }
    isPermanent &&= PERMANENT.includes(answer.status);
    url = next;
  }
}

function no(obstacle: Obstacle) {
  return { ok: false, obstacle } as const;
}
