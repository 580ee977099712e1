import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LANGUAGE_PARAMETER, LANGUAGES } from "#locales/languages.ts";

/** ES | EN. Plain links that reload the page, so that they work without scripts too. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation("common");
  const { search } = useLocation();
  return (
    <nav aria-label={t("language.label")} className="flex items-center">
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={urlInLanguage(language, search)}
          onClick={keepHash}
          lang={language}
          hrefLang={language}
          aria-current={i18n.language === language ? "true" : undefined}
          className="grid min-h-11 min-w-9 max-nav:min-w-11 place-items-center px-1.5 text-sm uppercase text-ink-soft hover:text-ink aria-[current]:font-bold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4"
        >
          {language}
          <span className="sr-only"> {t(`language.${language}`)}</span>
        </a>
      ))}
    </nav>
  );
}

/** Keeps the hash, which the server does not see: a section, or the error of a mail link. */
function keepHash({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.hash = location.hash;
}

/** Relative, so that the 'not found' page is the same for every unknown address. */
function urlInLanguage(language: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_PARAMETER, language);
  return `?${query}`;
}
