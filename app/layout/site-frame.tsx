import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useToasts } from "#app/platform/toasts.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageTransition } from "./page-transition.tsx";
import { PendingBar } from "./pending-bar.tsx";

/** Loaded with the first toast: most readers never see one. */
const ToastArea = lazy(() =>
  import("#app/ui/toast-area.tsx").then((module) => ({
    default: module.ToastArea,
  })),
);

/** Header, footer and toast area around every screen. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  const { toast, dismiss } = useToasts();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-control focus:bg-ink focus:px-4 focus:py-3 focus:font-bold focus:text-paper"
      >
        {t("skipToContent")}
      </a>
      <PendingBar />
      <Header />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <PageTransition>{children}</PageTransition>
      </main>
      <Footer />
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
    </div>
  );
}
