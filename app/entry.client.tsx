import type { i18n } from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { createPath } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { startBrowserI18n } from "#app/platform/i18n.client.ts";
import { listNamespaces } from "#app/platform/screen-handle.ts";
import { runWhenIdle } from "#app/platform/when-idle.ts";
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_PARAMETER,
  LANGUAGE_STORAGE_KEY,
  supportedLanguage,
} from "#locales/languages.ts";

const pageLanguage =
  supportedLanguage(document.documentElement.lang) ?? FALLBACK_LANGUAGE;

let editedPath = "";
addEventListener("input", ({ target }) => {
  // The site has no `contenteditable` elements, which would fire input events too.
  const { form } = target as HTMLInputElement;
  // GET forms keep their fields in the address.
  if (form?.method === "post") editedPath = location.pathname;
});

// Reloads in the language chosen in another tab. After input in a POST form, or with an
// open dialog, loads the next screen as a document instead.
let lastChosen = pageLanguage;
addEventListener("storage", ({ key, newValue }) => {
  if (key !== LANGUAGE_STORAGE_KEY) return;
  lastChosen = supportedLanguage(newValue ?? "") ?? pageLanguage;
  if (lastChosen === pageLanguage) return;
  const here = location.pathname;
  if (editedPath === here || document.querySelector("dialog[open]"))
    window.__reactRouterDataRouter?.subscribe(({ navigation }) => {
      const next = navigation.location;
      if (lastChosen !== pageLanguage && next && next.pathname !== here)
        location.assign(createPath(next));
    });
  else reloadIn(lastChosen);
});

// The development server sends pages without the script that sets `data-scripts`.
if (import.meta.env.DEV) document.documentElement.dataset.scripts = "";

startBrowserI18n(pageLanguage, namespacesOnThisPage()).then((i18n) => {
  hydrate(i18n);
  if (import.meta.env.PROD) runWhenIdle(startServiceWorker);
});

// Hydration does not wait for this: the server reads the language cookie, so that the
// page's language differs from the detected one only without a cookie.
import("#app/platform/detect-language.ts").then(
  ({ detectLanguage }) => {
    const detected = detectLanguage(pageLanguage);
    if (detected !== pageLanguage) reloadIn(detected);
  },
  () => console.info("Language detection failed to load."),
);

function hydrate(i18n: i18n) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
      { onCaughtError },
    );
  });
}

function startServiceWorker() {
  import("#app/platform/offline-pages.ts").then(
    ({ keepPagesOffline }) => keepPagesOffline(),
    () => {
      // Without it pages only have no offline copies.
    },
  );
}

function onCaughtError(error: unknown) {
  console.error(error);
  // Before hydration has ended an inline script restores the server's page.
  dispatchEvent(new Event("crash"));
}

function reloadIn(language: string) {
  const address = new URL(location.href);
  address.searchParams.set(LANGUAGE_PARAMETER, language);
  location.replace(address);
}

function namespacesOnThisPage() {
  return listNamespaces(
    Object.values(window.__reactRouterRouteModules).map(
      (module) => module?.handle,
    ),
  );
}
