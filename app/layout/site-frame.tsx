import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#app/platform/session/session-provider.tsx";
import {
  type Toast,
  useCurrentToast,
  useToasts,
} from "#app/platform/toasts.tsx";
import { ErrorBoundary } from "#app/ui/error-boundary.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageTransition } from "./page-transition.tsx";
import { PendingBar } from "./pending-bar.tsx";

/** Loaded with the first toast: most users never see one. Offline a plain text replaces it. */
const ToastArea = lazy(() =>
  import("#app/ui/toast-area.tsx").then((module) => ({
    default: module.ToastArea,
  })),
);

/** Loaded only for members. */
const DeviceQuestion = lazy(() =>
  import("./device-question.tsx").then((module) => ({
    default: module.DeviceQuestion,
  })),
);

/** Header, footer and toast area around every screen. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  const { session } = useSession();
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
            <DeviceQuestion key={session.user.id} user={session.user} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Toasts />
    </div>
  );
}

/** Separate, so that a toast re-renders nothing else. */
function Toasts() {
  const { t } = useTranslation("common");
  const { dismiss } = useToasts();
  const toast = useCurrentToast();
  return (
    <ErrorBoundary fallback={toast && <PlainToast toast={toast} />}>
      <Suspense>
        {toast && (
          <ToastArea
            toast={toast}
            onDismiss={dismiss}
            regionLabel={t("toasts.region")}
            closeLabel={t("toasts.close")}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

function PlainToast({ toast: { title, description } }: { toast: Toast }) {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 rounded-control border-2 border-ink bg-card p-4"
    >
      <strong>{title}</strong> {description}
    </p>
  );
}
