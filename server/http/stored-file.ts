import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { hasEtag } from "./etag.ts";
import { sendText } from "./send-text.ts";

/** A body that is read from the disk for each response. */
export type FileBody = {
  readonly path: string;
  /** Bytes. */
  readonly length: number;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changedMs: number;
};

export type StoredFile = {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FileBody;
};

/**
 * Sends a file with the length that it has now, or 304 when the client has it. A file
 * that has changed since the start is sent without its ETag, which is of the former
 * content; a missing one gets 404. Never rejects.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, headers, body }: StoredFile,
): Promise<void> {
  const opened = await openFile(body.path);
  if (opened === null)
    return sendText(response, {
      status: 404,
      text: "Not found",
      headers: {
        ...headers,
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
      },
    });
  const { file, size, mtimeMs } = opened;
  const isSame = size === body.length && mtimeMs === body.changedMs;
  if (isSame && hasEtag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, { ...headers, etag });
    response.end();
    return file.close().catch(() => {});
  }
  response.writeHead(200, {
    ...headers,
    ...(isSame ? { etag } : { "cache-control": "no-cache" }),
    "content-length": String(size),
  });
  if (request.method === "HEAD" || size === 0) {
    response.end();
    return file.close().catch(() => {});
  }
  // A reading error closes the connection, which the access log reports.
  await pipeline(file.createReadStream({ end: size - 1 }), response).catch(
    () => {},
  );
}

/** Null for a missing or unreadable file. */
async function openFile(path: string) {
  const file = await open(path).catch(() => null);
  const stats = (await file?.stat().catch(() => null)) ?? null;
  if (file !== null && stats !== null)
    return { file, size: stats.size, mtimeMs: stats.mtimeMs };
  await file?.close().catch(() => {});
  return null;
}
