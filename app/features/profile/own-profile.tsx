import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "#app/platform/database.types.ts";
import { loadProfile } from "#app/platform/session/profile.data.ts";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";

/**
 * Shows the member's profile once it is known. Where the session could not read it,
 * it is asked for again: a form filled from nothing would not show what is kept.
 */
export function OwnProfile({
  user,
  children,
}: {
  user: CurrentUser;
  children: (profile: Partial<Profile>) => ReactNode;
}) {
  const { t } = useTranslation("profile");
  const { profile, hasFailed, retry } = useOwnProfile(user);
  if (profile) return children(profile);
  if (!hasFailed) return <LoadingScreen text={t("loading")} />;
  return (
    <EmptyState
      headingLevel={1}
      title={t("notLoaded")}
      text={t("notLoadedText")}
      actions={<Button onClick={retry}>{t("retry")}</Button>}
    />
  );
}

function useOwnProfile({ id, profile, isProfileRead }: CurrentUser) {
  const { backend } = useSession();
  const [read, setRead] = useState<Partial<Profile> | "failed" | null>(null);
  const load = useCallback(async () => {
    setRead(null);
    const client = await backend();
    setRead((client && (await loadProfile(client, id))) ?? "failed");
  }, [backend, id]);
  useEffect(() => {
    if (!isProfileRead) load();
  }, [isProfileRead, load]);
  if (isProfileRead) return { profile, hasFailed: false, retry: load };
  const hasFailed = read === "failed";
  return { profile: hasFailed ? null : read, hasFailed, retry: load };
}
