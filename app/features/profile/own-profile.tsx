import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";

/**
 * Renders its children once the member's profile is loaded, as a form filled earlier would
 * not show the stored values. Mounting retries a failed read.
 */
export function OwnProfile({
  user: { isProfileLoaded },
  children,
}: {
  user: CurrentUser;
  children: ReactNode;
}) {
  const { t } = useTranslation("profile");
  // The session's first read failed: the user sees the failure during the retry.
  const [hasFailed, setHasFailed] = useState(true);
  const read = useCallback(async () => {
    const client = await loadBackend();
    setHasFailed(!(await client?.readProfile()));
  }, []);
  useEffect(() => {
    if (!isProfileLoaded) read();
  }, [isProfileLoaded, read]);
  const retry = () => {
    setHasFailed(false);
    read();
  };
  if (isProfileLoaded) return children;
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
