import type { InlineHashes } from "./finish-html.ts";

export type SecuritySettings = {
  /** Origin of a separate backend; null when the backend has our own address. */
  readonly backendOrigin: string | null;
  /** True when the site is served over TLS. */
  readonly isSecure: boolean;
};

/** Headers of every response, by name in lower case. */
export function securityHeaders({
  isSecure,
}: Pick<SecuritySettings, "isSecure">): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(isSecure && {
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    }),
  };
}

/** Policy of responses that are not pages: blocks every subresource, frame and form. */
export const NOTHING_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Policy of the service worker, which fetches pages and files of this site. */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Headers of every response that is not a page. */
export function nonPageHeaders(
  settings: Pick<SecuritySettings, "isSecure">,
): Readonly<Record<string, string>> {
  return {
    ...securityHeaders(settings),
    "content-security-policy": NOTHING_POLICY,
  };
}

/** Policy of a page: inline code only by hash, other hosts only for images and the backend. */
export function pagePolicy(
  { scripts, styles }: InlineHashes,
  { backendOrigin, isSecure }: SecuritySettings,
): string {
  const connect = ["'self'", ...(backendOrigin ? [backendOrigin] : [])];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    // Style attributes are hashed too: `unsafe-hashes` allows those values and no others.
    `style-src ${["'self'", "'unsafe-hashes'", ...styles].join(" ")}`,
    // Profile pictures may be at any https address.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src ${connect.join(" ")}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
