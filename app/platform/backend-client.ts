import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "./database.types.ts";
import { fetchRead } from "./fetch-read.ts";
import { isMailLink, SESSION_STORAGE_KEY } from "./session/session-storage.ts";

export type BackendClient = {
  readonly auth: InstanceType<typeof AuthClient>;
  readonly data: PostgrestClient<Database>;
};

/**
 * The official clients of the two APIs that the browser needs, loaded after the first
 * paint: half the size of the whole `@supabase/supabase-js`. `url` is the backend's
 * origin. Requests carry the publishable key, and the user's access token when signed in
 * (specification §6).
 */
export function createBackendClient(
  url: string,
  publishableKey: string,
): BackendClient {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: publishableKey },
    storageKey: SESSION_STORAGE_KEY,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: ({ pathname, hash }) => isMailLink(pathname, hash),
    // A mail link is often opened in another browser than the form.
    flowType: "implicit",
  });
  const data = new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: publishableKey },
    // The client's own retries of a read take seven seconds.
    retry: false,
    fetch: (input, init = {}) => {
      const sendWith = (token: string | null, signal = init.signal) => {
        const headers = new Headers(init.headers);
        if (token) headers.set("authorization", `Bearer ${token}`);
        return fetch(input, { ...init, headers, signal: signal ?? null });
      };
      const send = async (signal = init.signal) => {
        const token = await currentToken(auth);
        const response = await sendWith(token, signal);
        if (response.status !== 401 || !token) return response;
        const renewed = await renewToken(auth, token);
        return renewed ? sendWith(renewed, signal) : response;
      };
      return init.method === "GET"
        ? fetchRead(send, init.signal ?? undefined)
        : send();
    },
  });
  return { auth, data };
}

async function currentToken(auth: BackendClient["auth"]) {
  return (await auth.getSession()).data.session?.access_token ?? null;
}

/** Status of a refresh whose refresh token is unknown, used or ended. */
const ENDED = [400, 401, 403];

/**
 * Another token after the server refused this one: it ended the session, or the device's
 * clock is slow. Null when there is none; signs out when the server ended the session.
 */
async function renewToken(auth: BackendClient["auth"], refused: string) {
  const current = await currentToken(auth);
  if (current !== refused) return current;
  const { data, error } = await auth.refreshSession();
  // The client keeps a session whose access token has not expired.
  if (ENDED.includes(error?.status ?? 0))
    await auth.signOut({ scope: "local" });
  return data.session?.access_token ?? null;
}
