import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#app/platform/session/session-store.ts";
import { dismissToast, useCurrentToast } from "#app/platform/toasts.ts";
import { ErrorBoundary } from "#app/ui/error-boundary.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import type { ToastAreaProps } from "#app/ui/toast-area.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageTransition } from "./page-transition.tsx";
import { PendingBar } from "./pending-bar.tsx";

/** Loaded only for members. */
const MergePrompt = lazy(() =>
  import("./merge-prompt.tsx").then((module) => ({
    default: module.MergePrompt,
  })),
);

/** Header, footer, toasts and the members' merge prompt around every screen. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  const session = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="content">{t("skipToContent")}</SkipLink>
      <PendingBar />
      <Header />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <PageTransition>{children}</PageTransition>
      </main>
      <Footer />
      {session.status === "authenticated" && (
        <ErrorBoundary>
          <Suspense>
            <MergePrompt key={session.user.id} user={session.user} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Toasts />
    </div>
  );
}

/**
 * Separate, so that a toast re-renders nothing else. The toast area is loaded with the
 * first toast: most users never see one. It is not `lazy`, which would show it only after
 * every waiting part of the page is hydrated. A plain text replaces it when it
 * cannot be loaded.
 */
function Toasts() {
  const { t } = useTranslation("common");
  const toast = useCurrentToast();
  const [Area, setArea] = useState<ComponentType<ToastAreaProps> | null>(null);
  useEffect(() => {
    if (!toast) return;
    import("#app/ui/toast-area.tsx").then(
      ({ ToastArea }) => setArea(() => ToastArea),
      () => setArea(() => PlainToast),
    );
  }, [toast]);
  return (
    toast &&
    Area && (
      <Area
        toast={toast}
        onDismiss={dismissToast}
        regionLabel={t("toasts.region")}
        closeLabel={t("toasts.close")}
      />
    )
  );
}

function PlainToast({ toast: { title, description } }: ToastAreaProps) {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 rounded-control border-2 border-ink bg-card p-4"
    >
      <strong>{title}</strong> {description}
    </p>
  );
}
