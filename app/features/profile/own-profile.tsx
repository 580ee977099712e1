import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";

/**
 * Shows what is made of the member's profile once it is known. Where the session could not
 * read it, it asks again: a form filled from nothing would not show what is kept.
 */
export function OwnProfile({
  user: { isProfileRead },
  children,
}: {
  user: CurrentUser;
  children: ReactNode;
}) {
  const { t } = useTranslation("profile");
  const { backend } = useSession();
  // The session has tried already: the reader is told while it is asked again.
  const [hasFailed, setHasFailed] = useState(true);
  const read = useCallback(async () => {
    const client = await backend();
    setHasFailed(!(await client?.readProfile()));
  }, [backend]);
  useEffect(() => {
    if (!isProfileRead) read();
  }, [isProfileRead, read]);
  const retry = () => {
    setHasFailed(false);
    read();
  };
  if (isProfileRead) return children;
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
