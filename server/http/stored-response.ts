import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A whole answer in memory, ready to be sent in the encoding that the client takes. */
export type StoredResponse = {
  readonly status: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly identity: Buffer;
  /** Null where compressing does not pay. */
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
};

/** Below this many bytes an answer fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 860;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a body and names it by its content. `quality` is brotli's, 0 to 11. */
export async function storeResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  quality: number,
): Promise<StoredResponse> {
  const pays = body.length >= MIN_COMPRESSED_BYTES;
  const [brotli, gzipped] = await Promise.all([
    pays
      ? compressBrotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality },
        })
      : null,
    pays ? compressGzip(body) : null,
  ]);
  return {
    status,
    headers,
    etag: etagOf(body),
    identity: body,
    brotli,
    gzip: gzipped,
  };
}

/** A weak validator: the same content in any encoding. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Memory that an answer takes, in bytes. */
export function sizeOf({ identity, brotli, gzip }: StoredResponse): number {
  return identity.length + (brotli?.length ?? 0) + (gzip?.length ?? 0) + 1_000;
}

/**
 * Sends a stored answer, or 304 where the client has it. `extra` headers, which the
 * stored ones must not hold, come last.
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  extra: Readonly<Record<string, string>> = {},
): void {
  const { method, headers } = request;
  const added = Object.entries(extra).flat();
  if (stored.status === 200 && hasEtag(headers["if-none-match"], stored.etag)) {
    response.writeHead(304, [...headersFor(stored, null, null), ...added]);
    response.end();
    return;
  }
  const [encoding, body] = encodedFor(headers["accept-encoding"], stored);
  response.writeHead(stored.status, [
    ...headersFor(stored, encoding, body),
    ...added,
  ]);
  response.end(method === "HEAD" ? undefined : body);
}

/** Headers as Node takes them fastest, name after value; made once for each form of an answer. */
const flatHeaders = new WeakMap<object, ReadonlyArray<string>>();

function headersFor(
  stored: StoredResponse,
  encoding: string | null,
  body: Buffer | null,
): ReadonlyArray<string> {
  const key = body ?? stored;
  const kept = flatHeaders.get(key);
  if (kept) return kept;
  const made = Object.entries({
    ...stored.headers,
    ...(encoding && { "content-encoding": encoding }),
    ...(body && { "content-length": String(body.length) }),
    etag: stored.etag,
  }).flat();
  flatHeaders.set(key, made);
  return made;
}

function hasEtag(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined && (header.trim() === "*" || header.includes(etag))
  );
}

function encodedFor(
  accepted: string | Array<string> | undefined,
  stored: StoredResponse,
): readonly [encoding: string | null, body: Buffer] {
  const list = String(accepted ?? "");
  if (stored.brotli && accepts(list, "br")) return ["br", stored.brotli];
  if (stored.gzip && accepts(list, "gzip")) return ["gzip", stored.gzip];
  return [null, stored.identity];
}

/** `gzip;q=0` refuses. */
function accepts(list: string, encoding: string): boolean {
  const entry = list
    .split(",")
    .map((part) => part.trim())
    .find((part) => part === encoding || part.startsWith(`${encoding};`));
  return entry !== undefined && !/;\s*q=0(\.0*)?$/.test(entry);
}
