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

let writtenOn = "";
addEventListener("input", ({ target }) => {
  // Only controls of forms are typed into.
  const { form } = target as HTMLInputElement;
  // What stands in the others stands in the address too.
  if (form?.method === "post") writtenOn = location.pathname;
});

// Data of other screens comes in the language that was chosen last, in whichever tab.
// A screen that somebody writes on stays as it is until she leaves it.
let chosen = pageLanguage;
addEventListener("storage", ({ key, newValue }) => {
  if (key !== LANGUAGE_STORAGE_KEY) return;
  chosen = supportedLanguage(newValue ?? "") ?? pageLanguage;
  if (chosen === pageLanguage) return;
  const here = location.pathname;
  if (writtenOn === here || document.querySelector("dialog[open]"))
    window.__reactRouterDataRouter?.subscribe(({ navigation }) => {
      const next = navigation.location;
      if (chosen !== pageLanguage && next && next.pathname !== here)
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
