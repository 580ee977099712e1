import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { HomeOrnament } from "#app/ui/home-ornament.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { MAX_QUERY_LENGTH } from "#domain/search/query-length.ts";

import { HeroActions } from "./hero-actions.tsx";

export type Facts = {
  readonly items: number;
  readonly countries: number;
  readonly lastCompared: string;
};

/** Benefit in one sentence, the search, links, and three facts from the data. */
export function Hero({ facts }: { facts: Facts }) {
  const { t, i18n } = useTranslation("home");
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <section className="column grid grid-cols-1 items-center gap-8 py-6 sm:py-10 md:grid-cols-[7fr_5fr]">
      <div className="flex flex-col items-start gap-5">
        <p className="font-bold text-rosa">{t("hero.kicker")}</p>
        <h1 className="max-w-full">{t("hero.heading")}</h1>
        <p className="text-ink-soft max-w-[38rem] text-lg">{t("hero.lead")}</p>
        <Form action="/buscar" role="search" className="w-full max-w-xl">
          <SearchField
            name="q"
            label={t("hero.searchLabel")}
            placeholder={t("hero.searchHint")}
            buttonText={t("hero.search")}
            maxLength={MAX_QUERY_LENGTH}
          />
        </Form>
        <div className="flex flex-wrap gap-3 [overflow-wrap:anywhere]">
          <HeroActions />
        </div>
        <dl className="border-line grid w-full max-w-xl grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-4 border-t pt-4">
          <Fact name={t("hero.items")} value={number.format(facts.items)} />
          <Fact
            name={t("hero.countries")}
            value={number.format(facts.countries)}
          />
          <Fact name={t("hero.compared")} value={facts.lastCompared} />
        </dl>
      </div>
      <HomeOrnament className="max-md:order-first" />
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm leading-snug">{name}</dt>
      <dd className="font-display text-xl font-bold sm:text-2xl">{value}</dd>
    </div>
  );
}
