import type { Session as AuthSession } from "@supabase/auth-js";
import { type BackendClient, createBackendClient } from "../backend-client.ts";
import { loadProfile } from "./profile.data.ts";
import { type CurrentUser, currentUser, type Session } from "./session.ts";

/**
 * Creates the clients and tells `onChange` of every change of session: first the
 * stored one, then signing in and out (in any tab), refreshed tokens and changed users.
 */
export function startSession(
  url: string,
  publishableKey: string,
  onChange: (session: Session) => void,
): BackendClient {
  const client = createBackendClient(url, publishableKey);
  let known: CurrentUser | null = null;
  let latest = 0;
  client.auth.onAuthStateChange((_event, session) => {
    latest += 1;
    const turn = latest;
    if (!session) {
      known = null;
      onChange({ status: "signedOut" });
      return;
    }
    if (known?.id !== session.user.id) onChange({ status: "loading" });
    // The client holds its lock while it calls: asking it from here would wait for ever.
    setTimeout(async () => {
      const user = await readUser(client, session, known);
      if (turn !== latest) return;
      known = user;
      onChange({ status: "authenticated", user });
    });
  });
  return client;
}

/** A profile that cannot be read now does not wipe the one read before. */
async function readUser(
  client: BackendClient,
  { user }: AuthSession,
  known: CurrentUser | null,
): Promise<CurrentUser> {
  const kept = known?.id === user.id ? known.profile : {};
  return currentUser(user, (await loadProfile(client, user.id)) ?? kept);
}
