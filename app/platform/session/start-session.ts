import type { User } from "@supabase/auth-js";
import { type BackendClient, createBackendClient } from "../backend-client.ts";
import type { Profile } from "../database.types.ts";
import { loadProfile } from "./profile.data.ts";
import {
  type CurrentUser,
  currentUser,
  type Session,
  withProfile,
} from "./session.ts";

/** The clients, and what the session is told and asked. */
export type SessionClient = BackendClient & {
  /** Told after a save: from then on the member is shown with that profile. */
  readonly profileSaved: (profile: Profile) => void;
  /** Asks again for a profile that could not be read; true when it is known then. */
  readonly readProfile: () => Promise<boolean>;
};

/**
 * Creates the clients and tells `onChange` of every change of session: first the
 * stored one, then signing in and out (in any tab), refreshed tokens and changed users.
 */
export function startSession(
  url: string,
  publishableKey: string,
  onChange: (session: Session) => void,
): SessionClient {
  const client = createBackendClient(url, publishableKey);
  let account: User | null = null;
  let known: CurrentUser | null = null;
  let token: string | null = null;
  let latest = 0;
  function tell(user: CurrentUser) {
    known = user;
    onChange({ status: "authenticated", user });
  }
  async function readProfile() {
    const [turn, user, before] = [latest, account, known];
    const read = user && (await loadProfile(client, user.id));
    if (user && turn === latest) {
      // One saved meanwhile is newer; one that cannot be read does not wipe the one before.
      const kept = known?.isProfileRead ? known.profile : null;
      const profile = (known !== before && kept) || read || kept;
      tell(currentUser(user, profile));
    }
    return known?.isProfileRead ?? false;
  }
  client.auth.onAuthStateChange((event, session) => {
    latest += 1;
    const turn = latest;
    account = session?.user ?? null;
    const previous = token;
    token = session?.access_token ?? null;
    const isSame = session !== null && known?.id === session.user.id;
    if (!isSame) {
      known = null;
      onChange({ status: session ? "loading" : "signedOut" });
    }
    if (!session) return;
    const isProof = isSame && event === "SIGNED_IN" && token !== previous;
    // A password proved once more says nothing new about the member; a tab returned to may.
    if (isProof && known?.isProfileRead) return;
    // The client holds its lock while it calls: asking it from here would wait for ever.
    setTimeout(() => {
      if (turn === latest) readProfile();
    });
  });
  return {
    ...client,
    profileSaved(profile) {
      if (known?.id === profile.id) tell(withProfile(known, profile));
    },
    readProfile,
  };
}
