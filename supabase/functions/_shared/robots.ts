import robotsModule from "robots-parser";
import { isPublicAddress } from "./address.ts";
import type { Answer, PoliteClient, Trouble } from "./polite-client.ts";

// Its types tell of a default export, which a reader of CommonJS such as Deno looks for one step further down.
const parseRobots = robotsModule as unknown as (
  url: string,
  text: string,
) => {
  readonly isAllowed: (url: string, userAgent: string) => boolean | undefined;
  readonly getCrawlDelay: (userAgent: string) => number | undefined;
};

/** RFC 9309 asks to read that much at least. */
const MAX_BYTES = 512 * 1024;
const MAX_REDIRECTS = 5;
/** Who redirects longer than that is asked no further. */
const READ_MS = 30_000;
const MAX_PAUSE_MS = 30_000;

/** Whether a page may be asked for; `unreachable` and every trouble count as no. */
export type Permission = "allowed" | "disallowed" | "unreachable" | Trouble;

export type Robots = (url: URL) => Promise<Permission>;

type Rules = (url: URL) => Permission;

export type RobotsParts = {
  readonly client: PoliteClient;
  readonly userAgent: string;
  readonly isTest: boolean;
  /** Milliseconds. */
  readonly now: () => number;
};

/** Reads each site's robots.txt once and says what it allows us (RFC 9309). */
export function createRobots(parts: RobotsParts): Robots {
  const sites = new Map<string, Promise<Rules>>();
  return async (url) => {
    const known = sites.get(url.origin);
    const rules = known ?? readRules(parts, url);
    sites.set(url.origin, rules);
    return (await rules)(url);
  };
}

async function readRules(
  parts: RobotsParts,
  { origin, host }: URL,
): Promise<Rules> {
  const { client, userAgent } = parts;
  const address = new URL("/robots.txt", origin);
  const answer = await readFile(parts, address);
  if (!answer.ok) return () => answer.trouble;
  if (answer.status === 429 || answer.status >= 500) return () => "unreachable";
  // No rules, or none that can be found: everything is allowed.
  if (answer.status >= 300) return () => "allowed";
  const rules = parseRobots(address.href, answer.text);
  const delay = rules.getCrawlDelay(userAgent);
  if (delay)
    client.slowDown(host, Math.min(Number(delay) * 1_000 || 0, MAX_PAUSE_MS));
  return (url) =>
    rules.isAllowed(url.href, userAgent) === false ? "disallowed" : "allowed";
}

async function readFile(
  { client, isTest, now }: RobotsParts,
  start: URL,
): Promise<Answer> {
  const started = now();
  let url = start;
  for (let hop = 0; ; hop += 1) {
    const answer = await client.ask({
      url,
      method: "GET",
      maxBytes: MAX_BYTES,
    });
    if (!answer.ok || answer.location === null || answer.status < 300)
      return answer;
    const next = URL.parse(answer.location, url);
    if (hop === MAX_REDIRECTS || !next || !isPublicAddress(next, isTest))
      return answer;
    if (now() - started > READ_MS) return { ok: false, trouble: "timeout" };
    url = next;
  }
}
