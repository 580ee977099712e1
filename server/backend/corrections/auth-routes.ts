import { type Context, Hono } from "hono";
import type { BackendFetch } from "../backend.ts";
import { openSignedToken } from "./mail-links.ts";
import { limitMetadata } from "./metadata-limit.ts";
import { createPasswordChange } from "./password-change.ts";
import { createRecovery } from "./recovery.ts";
import type { Sessions } from "./sessions.ts";
import { createSignIn } from "./sign-in.ts";

export type AuthParts = {
  /** Sends a request to the library. */
  readonly ask: BackendFetch;
  readonly sessions: Sessions;
  readonly jwtSecret: string;
};

type Bindings = { readonly peerAddress: string | null };

/** Replaces a token that this server did not sign; no account has it. */
const UNKNOWN_TOKEN = "unknown";

/**
 * The auth routes that our screens and mail links use, and no others: the library opens
 * many more, some of which send mail to any address.
 */
export function createAuthRoutes({ ask, sessions, jwtSecret }: AuthParts) {
  const recovery = createRecovery(ask, sessions);
  const signIn = createSignIn(ask, sessions);
  const changeUser = limitMetadata(
    createPasswordChange(ask, sessions),
    sessions,
  );
  const forward = (c: Context<{ Bindings: Bindings }>) =>
    ask(c.req.raw, c.env.peerAddress);

  const app = new Hono<{ Bindings: Bindings }>();
  app.post("/auth/v1/signup", forward);
  app.post("/auth/v1/token", async (c) =>
    c.req.query("grant_type") === "password"
      ? signIn(c.req.raw, c.env.peerAddress)
      : forward(c),
  );
  app.post("/auth/v1/logout", forward);
  app.get("/auth/v1/user", forward);
  app.put("/auth/v1/user", (c) => changeUser(c.req.raw, c.env.peerAddress));
  app.post("/auth/v1/recover", (c) =>
    recovery.respond(c.req.raw, c.env.peerAddress),
  );
  app.get("/auth/v1/verify", async (c) =>
    // Mail scanners send HEAD; the library would handle it as a GET, which uses the link up.
    c.req.method === "HEAD"
      ? c.body(null)
      : ask(withLibraryToken(c.req.raw, jwtSecret), c.env.peerAddress),
  );
  app.all("/auth/v1/*", (c) => c.json(NOT_FOUND, 404));
  // A revoked session reads and writes nothing; the library would accept its token until
  // it expires.
  app.all("/rest/v1/*", async (c) =>
    (await sessions.isEnded(c.req.raw)) ? c.json(ENDED, 401) : forward(c),
  );
  app.all("*", forward);

  return {
    fetch: (request: Request, peerAddress: string | null) =>
      Promise.resolve(app.fetch(request, { peerAddress })),
    /** Waits for pending mails, two seconds at most. */
    drain: recovery.drain,
  };
}

const NOT_FOUND = {
  code: 404,
  error_code: "not_found",
  message: "Not found",
  msg: "Not found",
} as const;

const ENDED = {
  code: "PGRST303",
  message: "The session was ended",
  details: null,
  hint: null,
} as const;

/** The request of a mail link with the token that the library expects. */
function withLibraryToken(request: Request, jwtSecret: string): Request {
  const url = new URL(request.url);
  const { searchParams } = url;
  const signed = searchParams.get("token") ?? "";
  const type = searchParams.get("type") ?? "";
  searchParams.set(
    "token",
    openSignedToken(jwtSecret, type, signed) ?? UNKNOWN_TOKEN,
  );
  return new Request(url, request);
}
