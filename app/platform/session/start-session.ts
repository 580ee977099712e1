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

/** The clients, and the session's methods. */
export type SessionClient = BackendClient & {
  /** Replaces the member's profile after a save. */
  readonly profileSaved: (profile: Profile) => void;
  /** Retries a failed profile read; true when the member's profile is loaded afterwards. */
  readonly readProfile: () => Promise<boolean>;
};

/**
 * Creates the clients and calls `onChange` with every session: first the stored one,
 * then after sign-ins and sign-outs (in any tab), refreshed tokens, changed users, and
 * loaded or saved profiles.
 */
export function startSession(
  url: string,
  publishableKey: string,
  onChange: (session: Session) => void,
): SessionClient {
  const client = createBackendClient(url, publishableKey);
  let authUser: User | null = null;
  let currentMember: CurrentUser | null = null;
  let token: string | null = null;
  let latestTurn = 0;
  function publish(user: CurrentUser) {
    currentMember = user;
    onChange({ status: "authenticated", user });
  }
  async function readProfile() {
    const [turn, user, memberBefore] = [latestTurn, authUser, currentMember];
    const storedProfile = user && (await loadProfile(client, user.id));
    if (user && turn === latestTurn) {
      // A profile saved meanwhile is newer; a failed read keeps the previous one.
      const previousProfile = currentMember?.isProfileLoaded
        ? currentMember.profile
        : null;
      const profile =
        (currentMember !== memberBefore && previousProfile) ||
        storedProfile ||
        previousProfile;
      publish(currentUser(user, profile));
    }
    return currentMember?.isProfileLoaded ?? false;
  }
  client.auth.onAuthStateChange((event, session) => {
    latestTurn += 1;
    const turn = latestTurn;
    authUser = session?.user ?? null;
    const previousToken = token;
    token = session?.access_token ?? null;
    const isSame = session !== null && currentMember?.id === session.user.id;
    if (!isSame) {
      currentMember = null;
      onChange({ status: session ? "loading" : "signedOut" });
    }
    if (!session) return;
    const isPasswordCheck =
      isSame && event === "SIGNED_IN" && token !== previousToken;
    // A password check signs the same user in with a new token and brings no new data.
    // Returning to a tab keeps the token and may bring new data.
    if (isPasswordCheck && currentMember?.isProfileLoaded) return;
    // The client holds its lock during the call: using it here would deadlock.
    setTimeout(() => {
      if (turn === latestTurn) readProfile();
    });
  });
  return {
    ...client,
    profileSaved(profile) {
      if (currentMember?.id === profile.id)
        publish(withProfile(currentMember, profile));
    },
    readProfile,
  };
}
