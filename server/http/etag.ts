import { createHash } from "node:crypto";

/** A weak validator: equal for every encoding of the same content. */
export function createEtag(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** True when an `If-None-Match` header contains the ETag or is `*`. */
export function hasEtag(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined && (header.trim() === "*" || header.includes(etag))
  );
}
