import type { PublicBackend } from "#app/platform/request-context.ts";
import type { VerifyToken } from "./access-token.ts";

/** The backend as the rest of the server sees it, whichever of the three it is. */
export type Backend = {
  readonly kind: "embedded" | "postgres" | "supabase";
  /** What the browser is told. */
  readonly public: PublicBackend;
  /** Answers `/auth/v1/*` and `/rest/v1/*`; null when another server does. */
  readonly fetch: BackendFetch | null;
  /** Verifies access tokens before `fetch` sees them; null when another server does. */
  readonly verifyToken: VerifyToken | null;
  /** True when a question to the backend is answered. */
  readonly isReady: () => Promise<boolean>;
  /** Where shared counters live; null when this process is the only one. */
  readonly sql: Sql | null;
  /** How jobs of this process write; null where no secret key was given. */
  readonly operator: Operator | null;
  readonly close: () => Promise<void>;
};

/** Answers a request of the network address `peerAddress`. */
export type BackendFetch = (
  request: Request,
  peerAddress: string | null,
) => Promise<Response>;

/** The data interface with a key of its own. */
type DataInterface = {
  readonly url: string;
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
};

/** With the key that passes by every row rule. */
export type Operator = DataInterface;

/** The data interface as anybody may ask it, here or at another server. */
export function asVisitor(
  {
    public: { url, publishableKey: key },
    fetch: ask,
  }: Pick<Backend, "public" | "fetch">,
  publicUrl: string,
): DataInterface {
  return {
    url: url ?? publicUrl,
    key,
    fetch: (request) => (ask ? ask(request, null) : fetch(request)),
  };
}

/** Runs one parameterised statement. */
export type Sql = (
  text: string,
  values: ReadonlyArray<string | number | null>,
) => Promise<ReadonlyArray<Record<string, unknown>>>;
