import { type BackendClient, createBackendClient } from "../backend-client.ts";
import type { Profile } from "../database.types.ts";
import { loadProfile } from "./profile.data.ts";
import {
  type CurrentUser,
  currentUser,
  type Session,
  withProfile,
} from "./session.ts";

export type StartedSession = {
  readonly client: BackendClient;
  /** Told after a save: from then on that profile is the one read last. */
  readonly profileSaved: (profile: Profile) => void;
};

/**
 * Creates the clients and tells `onChange` of every change of session: first the
 * stored one, then signing in and out (in any tab), refreshed tokens and changed users.
 */
export function startSession(
  url: string,
  publishableKey: string,
  onChange: (session: Session) => void,
): StartedSession {
  const client = createBackendClient(url, publishableKey);
  let known: CurrentUser | null = null;
  let latest = 0;
  function tell(user: CurrentUser) {
    known = user;
    onChange({ status: "authenticated", user });
  }
  client.auth.onAuthStateChange((_event, session) => {
    latest += 1;
    const turn = latest;
    const isSame = session !== null && known?.id === session.user.id;
    if (!isSame) {
      known = null;
      onChange({ status: session ? "loading" : "signedOut" });
    }
    if (!session) return;
    // The client holds its lock while it calls: asking it from here would wait for ever.
    setTimeout(async () => {
      const before = known;
      const read = await loadProfile(client, session.user.id);
      if (turn !== latest) return;
      // One saved meanwhile is newer; one that cannot be read does not wipe the one before.
      const kept = known?.isProfileRead ? known.profile : null;
      const profile = (known === before && read) || kept;
      tell(currentUser(session.user, profile));
    });
  });
  return {
    client,
    profileSaved(profile) {
      if (known?.id === profile.id) tell(withProfile(known, profile));
    },
  };
}
