import { expect, test } from "vitest";
import {
  NOTHING_POLICY,
  pagePolicy,
  securityHeaders,
} from "./security-headers.ts";

const PLAIN = { backendOrigin: null, isSecure: false };
const TLS = { backendOrigin: "https://x.supabase.co", isSecure: true };
const NO_HASHES = { scripts: [], styles: [] };

test("without TLS there are five security headers and no HSTS", () => {
  expect(securityHeaders(PLAIN)).toEqual({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
});

test("behind TLS a site sends HSTS, and only there its pages upgrade insecure requests", () => {
  expect(securityHeaders(TLS)).toHaveProperty(
    "strict-transport-security",
    "max-age=63072000; includeSubDomains",
  );
  expect(directives(TLS)).toHaveProperty("upgrade-insecure-requests");
  expect(directives(PLAIN)).not.toHaveProperty("upgrade-insecure-requests");
});

test("a page allows inline scripts and styles only by hash", () => {
  const policy = pagePolicy(
    { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] },
    PLAIN,
  );
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy).toContain("style-src 'self' 'unsafe-hashes' 'sha256-c';");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).not.toContain("unsafe-eval");
});

test("a page connects to itself, and to a separate backend if there is one", () => {
  expect(directives(PLAIN)["connect-src"]).toEqual(["'self'"]);
  expect(directives(TLS)["connect-src"]).toEqual([
    "'self'",
    "https://x.supabase.co",
  ]);
});

test("a page's policy forbids framing and, by default, every source", () => {
  expect(directives(PLAIN)).toMatchObject({
    "default-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "font-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:", "https:"],
  });
});

test("the policy of a response that is not a page allows nothing", () => {
  expect(NOTHING_POLICY).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
});

/** Sources by directive name. */
function directives(
  settings: typeof PLAIN | typeof TLS,
): Record<string, Array<string>> {
  return Object.fromEntries(
    pagePolicy(NO_HASHES, settings)
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
  );
}
