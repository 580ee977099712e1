import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "#app/platform/site.ts";
import { runWhenIdle } from "#app/platform/when-idle.ts";
import { ErrorBoundary } from "#app/ui/error-boundary.tsx";
import { NeedsScriptNote } from "#app/ui/needs-script-note.tsx";

/**
 * Defers a form at the end of a screen until its script and wording are loaded after
 * hydration. Until then it has no fields: input before hydration could be dropped.
 */
export function DeferredForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  const email = useSite()?.contactEmail;
  const isHydrated = useHydrated();
  const placeholder = <div className="needs-script mt-5 h-120" />;
  return (
    <>
      <NeedsScriptNote text={t("formNeedsScript")} email={email} />
      <ErrorBoundary fallback={<p role="alert">{t("formNotLoaded")}</p>}>
        {isHydrated ? (
          <Suspense fallback={placeholder}>{children}</Suspense>
        ) : (
          placeholder
        )}
      </ErrorBoundary>
    </>
  );
}

/** True once the whole page is hydrated: a state update before that restarts hydration. */
function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => runWhenIdle(() => setIsHydrated(true)), []);
  return isHydrated;
}
