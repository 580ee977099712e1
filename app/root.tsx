import fontUrl from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { Links, Meta, Outlet, Scripts } from "react-router";
import { CrashPage } from "#app/layout/crash-page.tsx";
import { EARLY_TAPS, PAPER } from "#app/layout/early-taps.ts";
import { SiteFrame } from "#app/layout/site-frame.tsx";
import { pageContext } from "#app/platform/request-context.ts";
import { ScriptNonce } from "#app/platform/script-nonce.ts";
import { useStartSession } from "#app/platform/session/session-store.ts";
import { type RootLoaderData, useSite } from "#app/platform/site.ts";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";
import type { Route } from "./+types/root.ts";

/**
 * The style sheet is inline: one request less before the first paint. The browser reads
 * it from the page, to render the same text in hydration and after a crash.
 */
const css = import.meta.env.SSR
  ? (await import("./app.css?inline")).default
  : (document.head.querySelector("style")?.textContent ?? "");

// In development the browser also loads the style sheet, so that changes show at once.
if (import.meta.env.DEV && !import.meta.env.SSR) import("./app.css");

export function loader({ context }: Route.LoaderArgs): RootLoaderData {
  const { language, publicUrl, backend, contactEmail, today } =
    context.get(pageContext);
  return { language, publicUrl, backend, contactEmail, today };
}

/** The site's own data changes only with a new page from the server. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  // Server only: browsers need not load the code.
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition is a constant of the build
  const nonce = import.meta.env.SSR ? useContext(ScriptNonce) : undefined;
  return (
    <html lang={i18n.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link
          rel="preload"
          href={fontUrl}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        {import.meta.env.SSR && <BrowserChrome />}
        <Meta />
        <Links />
        {/* Before the first paint, so that no tap is dropped and the theme is right. */}
        <script
          nonce={nonce}
          // Only the server knows the nonce.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? EARLY_TAPS : "",
          }}
        />
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
          dangerouslySetInnerHTML={{ __html: css }}
        />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Icons, manifest, and the colour of the browser's own bars, which `early-taps.ts` updates
 * with the theme. Browsers need not load this code: React leaves these elements in place.
 */
function BrowserChrome() {
  return (
    <>
      {(["light", "dark"] as const).map((theme) => (
        <meta
          key={theme}
          name="theme-color"
          media={`(prefers-color-scheme: ${theme})`}
          content={PAPER[theme]}
        />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useStartSession(loaderData.backend);
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** Shown while nothing can be rendered yet (specification §2). */
export function HydrateFallback() {
  const { t } = useTranslation("common");
  return <LoadingScreen text={t("loadingApp")} />;
}

/** A crashed screen keeps header and footer, unless the root itself failed to load. */
export function ErrorBoundary() {
  const site = useSite();
  useStartSession(site?.backend);
  if (!site) return <CrashPage />;
  return (
    <SiteFrame>
      <CrashPage />
    </SiteFrame>
  );
}
