import { answered, failed, type Reply } from "./reply.ts";

/** What a source may send, counted after decompression. */
const MAX_BYTES = 1_500_000;

const CHALLENGE =
  /cf-chl|challenge-platform|cf-browser-verification|just a moment|captcha|attention required/i;

/** What a source is asked for, and by what its answer is known. */
export const KINDS = {
  json: { accept: "application/json", type: /[/+]json\b/i },
  feed: {
    accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9",
    type: /[/+]xml\b/i,
  },
} as const;

export type Kind = keyof typeof KINDS;

/** The text of an answer of the right kind; "" where it has none. */
export async function readBody(
  response: Response,
  kind: Kind,
): Promise<Reply<string>> {
  if (response.status === 204) return answered("");
  const bytes = await readCapped(response);
  if (!bytes) return failed("tooLarge");
  const type = response.headers.get("content-type") ?? "";
  if (KINDS[kind].type.test(type) || bytes.length === 0)
    return answered(decoderFor(type, bytes).decode(bytes));
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

/** Null as soon as it is too much: nothing more is read then. */
async function readCapped(response: Response): Promise<Uint8Array | null> {
  const chunks: Array<Uint8Array> = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MAX_BYTES) {
      // Nobody waits for it, and that it fails changes nothing.
      reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** By what the header or the first line of XML says; UTF-8 where that is nothing we know. Wrong bytes become marks that are taken out later. */
function decoderFor(type: string, bytes: Uint8Array): TextDecoder {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const [, label = "utf-8"] =
    /charset="?([\w-]+)/i.exec(type) ??
    /^<\?xml[^>]*encoding=["']([\w-]+)/i.exec(start) ??
    [];
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
