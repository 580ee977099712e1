import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { createPath } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { detectLanguage, startBrowserI18n } from "#app/platform/i18n.client.ts";
import {
  LANGUAGE_PARAMETER,
  LANGUAGE_STORAGE_KEY,
} from "#app/platform/i18n.ts";
import { namespacesOf } from "#app/platform/screen-handle.ts";
import { FALLBACK_LANGUAGE, supportedLanguage } from "#locales/languages.ts";

const pageLanguage =
  supportedLanguage(document.documentElement.lang) ?? FALLBACK_LANGUAGE;
const wanted = detectLanguage(pageLanguage);

let isWrittenIn = false;
addEventListener("input", ({ target }) => {
  // What is typed into the other forms stands in the address too.
  isWrittenIn ||= (target as HTMLInputElement).form?.method === "post";
});

// Data of other screens comes in the language that was chosen last, in whichever tab.
// A screen that somebody writes on stays as it is until she leaves it.
let chosen = pageLanguage;
addEventListener("storage", ({ key, newValue }) => {
  if (key !== LANGUAGE_STORAGE_KEY) return;
  chosen = supportedLanguage(newValue ?? "") ?? pageLanguage;
  if (chosen === pageLanguage) return;
  const router = window.__reactRouterDataRouter;
  if (router && (isWrittenIn || document.querySelector("dialog[open]")))
    router.subscribe(({ location: { pathname }, navigation }) => {
      const next = navigation.location;
      if (chosen !== pageLanguage && next && next.pathname !== pathname)
        location.assign(createPath(next));
    });
  else reloadIn(chosen);
});

if (wanted === pageLanguage) {
  const i18n = await startBrowserI18n(pageLanguage, namespacesOnThisPage());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    );
  });
} else {
  // Only this browser knows of the choice (its cookie is gone): ask the server for that language.
  reloadIn(wanted);
}

function reloadIn(language: string) {
  const address = new URL(location.href);
  address.searchParams.set(LANGUAGE_PARAMETER, language);
  location.replace(address);
}

function namespacesOnThisPage() {
  return namespacesOf(
    Object.values(window.__reactRouterRouteModules).map(
      (module) => module?.handle,
    ),
  );
}
