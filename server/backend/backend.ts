import type { PublicBackend } from "#app/platform/request-context.ts";
import type { VerifyToken } from "./access-token.ts";

/** One interface for all three kinds of backend. */
export type Backend = {
  readonly kind: "embedded" | "postgres" | "supabase";
  /** Public configuration, sent to the browser. */
  readonly public: PublicBackend;
  /** Handles `/auth/v1/*` and `/rest/v1/*`; null when another server does. */
  readonly fetch: BackendFetch | null;
  /** Verifies access tokens before `fetch` sees them; null when another server does. */
  readonly verifyToken: VerifyToken | null;
  /** True when the backend answers a request. */
  readonly isReady: () => Promise<boolean>;
  /** Database of shared counters; null where each process counts for itself. */
  readonly sql: Sql | null;
  /** Write access for background jobs; null without a secret key. */
  readonly operator: Operator | null;
  readonly close: () => Promise<void>;
};

/** Handles a request from the network address `peerAddress`. */
export type BackendFetch = (
  request: Request,
  peerAddress: string | null,
) => Promise<Response>;

/** The data API with the key of one role. */
type DataApi = {
  readonly url: string;
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
};

/** The data API with the secret key, which bypasses row policies. */
export type Operator = DataApi;

/** The data API as an anonymous visitor, in this process or on another server. */
export function asVisitor(
  {
    public: { url, publishableKey: key },
    fetch: ask,
  }: Pick<Backend, "public" | "fetch">,
  publicUrl: string,
): DataApi {
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
