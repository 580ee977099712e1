import robotsModule from "robots-parser";
import type { HttpClient } from "./http-client.ts";

// The types of robots-parser declare a default export, which bundlers find one level deeper.
const parseRobots = robotsModule as unknown as (
  url: string,
  text: string,
) => {
  readonly isAllowed: (url: string, userAgent: string) => boolean | undefined;
  readonly getCrawlDelay: (userAgent: string) => number | undefined;
};

/** RFC 9309 requires at least 500 KiB. */
const MAX_BYTES = 512 * 1024;
/** For the file with its redirects. */
const TIMEOUT_MS = 30_000;
const MAX_DELAY_MS = 30_000;

export type RobotsParts = {
  /** Without `authorize`, which would wait for robots.txt itself. */
  readonly client: HttpClient;
  readonly userAgent: string;
  readonly onCrawlDelay: (host: string, delayMs: number) => void;
};

/**
 * Returns the reason why robots.txt forbids a URL, or null (RFC 9309). Each origin's
 * file is fetched once.
 */
export function createRobots(
  parts: RobotsParts,
): (url: URL) => Promise<string | null> {
  const rulesByOrigin = new Map<string, Promise<Rules>>();
  return async (url) => {
    const rules = rulesByOrigin.get(url.origin) ?? readRules(parts, url);
    rulesByOrigin.set(url.origin, rules);
    return (await rules)(url);
  };
}

type Rules = (url: URL) => string | null;

async function readRules(
  { client, userAgent, onCrawlDelay }: RobotsParts,
  { origin, host }: URL,
): Promise<Rules> {
  const url = new URL("/robots.txt", origin);
  const response = await client.fetch({
    url,
    maxBytes: MAX_BYTES,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    const { reason, redirects } = response.error;
    // A file behind an endless or private redirect counts as missing.
    const isMissing =
      reason === "too_many_redirects" ||
      (reason === "not_public" && redirects > 0);
    return () => (isMissing ? null : reason);
  }
  const { status, text } = response.value;
  if (status === 429 || status >= 500) return () => "robots_unreachable";
  if (status >= 300) return () => null;
  const rules = parseRobots(url.href, text);
  const delayMs = Number(rules.getCrawlDelay(userAgent)) * 1_000;
  if (delayMs > 0) onCrawlDelay(host, Math.min(delayMs, MAX_DELAY_MS));
  return (page) =>
    rules.isAllowed(page.href, userAgent) === false ? "robots" : null;
}
