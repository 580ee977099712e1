import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { createEtag, hasEtag } from "./etag.ts";
import { type FileBody, sendFile } from "./stored-file.ts";

/** A whole response in memory, sent in an encoding that the client accepts. */
export type StoredResponse = {
  readonly status: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Plain bytes where compression does not pay. */
  readonly body: Buffer | CompressedBody;
};

/** A response whose body may stay on the disk. */
export type StaticFile = Omit<StoredResponse, "body"> & {
  readonly body: StoredResponse["body"] | FileBody;
};

/** No plain bytes: they take two and a half times the memory of both copies together. */
export type CompressedBody = {
  readonly brotli: Buffer;
  readonly gzip: Buffer;
};

/** Budget of a page as sent. A larger one is compressed again, at ten times the cost. */
const MAX_BROTLI_BYTES = 60_000;
const HIGH_QUALITY = 10;

/** Below this many bytes a response fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 860;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a body and creates its ETag. `quality` is brotli's, 0 to 11. */
export async function storeResponse(
  { status, headers }: Pick<StoredResponse, "status" | "headers">,
  plain: Buffer,
  quality: number,
): Promise<StoredResponse> {
  const body =
    plain.length < MIN_COMPRESSED_BYTES
      ? compact(plain)
      : await compress(plain, quality);
  return { status, headers, etag: createEtag(plain), body };
}

async function compress(
  plain: Buffer,
  quality: number,
): Promise<CompressedBody> {
  const [quick, gzipped] = await Promise.all([
    brotliAt(quality, plain),
    compressGzip(plain),
  ]);
  const brotli =
    quick.length > MAX_BROTLI_BYTES
      ? await brotliAt(HIGH_QUALITY, plain)
      : quick;
  return { brotli: compact(brotli), gzip: compact(gzipped) };
}

function brotliAt(quality: number, plain: Buffer): Promise<Buffer> {
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // Limits the window to the size of the body.
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/** A copy of exact size: a slice from zlib retains 16 KiB, one from Buffer.from 64 KiB. */
function compact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Memory of a response, in bytes: its bodies, and about 1,000 for the rest. */
export function measureBytes({ body }: StoredResponse): number {
  const bytes = Buffer.isBuffer(body)
    ? body.length
    : body.brotli.length + body.gzip.length;
  return bytes + 1_000;
}

/** The bytes without an encoding. Unpacks them where only compressed copies are stored. */
export function plainBody({ body }: Pick<StoredResponse, "body">): Buffer {
  return Buffer.isBuffer(body) ? body : gunzipSync(body.gzip);
}

/** A request and its response. */
export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

/**
 * Sends a stored response, or 304 when the client has it. `extra` headers come last, and
 * must not repeat stored ones.
 */
export function sendStored(
  { request, response }: Exchange,
  stored: StaticFile,
  extra: Readonly<Record<string, string>> = {},
): void {
  if (isFile(stored.body)) {
    const headers = { ...stored.headers, ...extra };
    void sendFile(request, response, { ...stored, headers, body: stored.body });
    return;
  }
  const { method, headers } = request;
  const added = Object.entries(extra).flat();
  if (stored.status === 200 && hasEtag(headers["if-none-match"], stored.etag)) {
    response.writeHead(304, headersFor(stored, null, null).concat(added));
    response.end();
    return;
  }
  const [encoding, body] = encodedFor(headers["accept-encoding"], stored.body);
  response.writeHead(
    stored.status,
    headersFor(stored, encoding, body).concat(added),
  );
  response.end(method === "HEAD" ? undefined : body);
}

function isFile(body: StaticFile["body"]): body is FileBody {
  return "path" in body;
}

/** Cached headers in Node's fastest form: names and values in turn. */
const flatHeaders = new WeakMap<object, ReadonlyArray<string>>();

function headersFor(
  stored: StaticFile,
  encoding: string | null,
  body: Buffer | null,
): ReadonlyArray<string> {
  const key = body ?? stored;
  const cached = flatHeaders.get(key);
  if (cached) return cached;
  const flat = Object.entries({
    ...stored.headers,
    ...(encoding && { "content-encoding": encoding }),
    ...(body && { "content-length": String(body.length) }),
    etag: stored.etag,
  }).flat();
  flatHeaders.set(key, flat);
  return flat;
}

function encodedFor(
  accepted: string | Array<string> | undefined,
  body: Buffer | CompressedBody,
): readonly [encoding: string | null, body: Buffer] {
  const list = String(accepted ?? "");
  if (!Buffer.isBuffer(body)) {
    if (accepts(list, "br")) return ["br", body.brotli];
    if (accepts(list, "gzip")) return ["gzip", body.gzip];
  }
  return [null, plainBody({ body })];
}

/** An encoding with `q=0` is refused. */
function accepts(list: string, encoding: string): boolean {
  const entry = list
    .split(",")
    .map((part) => part.trim())
    .find((part) => part === encoding || part.startsWith(`${encoding};`));
  return entry !== undefined && !/;\s*q=0(\.0*)?$/.test(entry);
}
