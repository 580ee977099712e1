import { decoded, readCapped } from "../../_shared/body.ts";
import { answered, failed, type Reply } from "./reply.ts";

const CHALLENGE =
  /cf-chl|challenge-platform|cf-browser-verification|just a moment|captcha|attention required/i;

/** What a source is asked for, by what its answer is known, and how much it may send, counted after decompression. */
export const KINDS = {
  json: {
    accept: "application/json",
    type: /[/+]json\b/i,
    maxBytes: 1_500_000,
  },
  feed: {
    accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9",
    type: /[/+]xml\b/i,
    maxBytes: 1_000_000,
  },
} as const;

export type Kind = keyof typeof KINDS;

/** The text of an answer of the right kind; "" where it has none. */
export async function readBody(
  response: Response,
  kind: Kind,
): Promise<Reply<string>> {
  if (response.status === 204) return answered("");
  const bytes = await readCapped(response.body, KINDS[kind].maxBytes);
  if (!bytes) return failed("tooLarge");
  const type = response.headers.get("content-type") ?? "";
  if (KINDS[kind].type.test(type) || bytes.length === 0)
    return answered(decoded(bytes, type));
  const text = new TextDecoder().decode(bytes.subarray(0, 20_000));
  if (CHALLENGE.test(text)) return failed("challenge");
  return failed("contentType", { detail: type });
}

/** Whether a refusal is that of a guard who takes us for a robot. */
export function isChallenge(response: Response): boolean {
  const { headers, status } = response;
  if (headers.has("cf-mitigated")) return true;
  return (
    (status === 403 || status === 503) &&
    /cloudflare/i.test(headers.get("server") ?? "") &&
    /html/i.test(headers.get("content-type") ?? "")
  );
}
