import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink, ExternalLink } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import type {
  CountryPageView,
  MadeGroupView,
} from "#catalogue/views/country-view.ts";
import type { CardView } from "#catalogue/views/view.ts";
import { FactsPart, FraudPart } from "./country-facts.tsx";
import { RememberCountry } from "./remember-country.tsx";

type RenderCards = (cards: ReadonlyArray<CardView>) => ReactNode;

/** Items and facts for students of a country. `renderCards` renders a list of items. */
export function CountryPage({
  page,
  renderCards,
}: {
  page: CountryPageView;
  renderCards: RenderCards;
}) {
  const { made, open, grades, legalisation, fraud } = page;
  return (
    <>
      <div className="column flex flex-col gap-1 pt-2 sm:pt-1">
        <Breadcrumb
          label={page.breadcrumb.label}
          items={page.breadcrumb.items}
          current={page.title}
          className="max-sm:hidden"
        />
        <nav aria-label={page.jumpLabel} className="min-w-0">
          <ul className="scroll-row flex gap-2">
            {[made, open, grades, legalisation, fraud].map(({ id, jump }) => (
              <li key={id} className="shrink-0">
                <ChipLink to={`#${id}`} preventScrollReset={false}>
                  {jump}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <section aria-labelledby={made.id} className="column pt-3 sm:pt-6">
        <h2
          id={made.id}
          className="scroll-mt-20 max-sm:text-[length:var(--text-subtitle)]"
        >
          {made.heading}
        </h2>
        <p className="text-ink-soft measure leading-snug sm:mt-1">
          {made.text}
        </p>
        <p className="mt-2">
          <RememberCountry page={page} />
        </p>
      </section>
      {made.groups.map((group) => (
        <MadeGroup key={group.id} group={group} renderCards={renderCards} />
      ))}
      <OpenItems open={open} renderCards={renderCards} />
      <div className="column grid grid-cols-1 gap-x-12 gap-y-10 py-10 lg:grid-cols-2">
        <FactsPart part={grades} none={page.noFacts}>
          {grades.noScale && (
            <p className="text-ink-soft mt-3">{grades.noScale}</p>
          )}
          <p className="measure border-maiz mt-4 border-l-4 pl-4">
            {grades.advice}
          </p>
          <p className="mt-2">
            <PageLink {...grades.translator} />
          </p>
        </FactsPart>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <FactsPart part={legalisation} none={page.noFacts} />
        </div>
        <FraudPart part={fraud} />
      </div>
      {page.read && (
        <p className="column text-ink-soft text-[0.9375rem]">{page.read}</p>
      )}
    </>
  );
}

function MadeGroup({
  group,
  renderCards,
}: {
  group: MadeGroupView;
  renderCards: RenderCards;
}) {
  const { id, heading, more, all } = group;
  return (
    <section aria-labelledby={id} className="column pt-7">
      <h2 id={id} className="text-[length:var(--text-subtitle)]">
        {heading}
      </h2>
      {group.cards.length > 0 ? (
        <div className="mt-3">{renderCards(group.cards)}</div>
      ) : (
        <p className="text-ink-soft mt-1">{group.none}</p>
      )}
      <div className="mt-2 flex flex-wrap items-start gap-x-8">
        {more && (
          <details className="print-open">
            <summary className="w-fit min-h-11 cursor-pointer py-2.5 font-semibold">
              {more.text}
            </summary>
            <ul>
              {more.items.map((item) => (
                <li key={item.to}>
                  <PageLink {...item} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <PageLink {...all} />
      </div>
    </section>
  );
}

function OpenItems({
  open: { id, heading, text, limits, counts, awards },
  renderCards,
}: {
  open: CountryPageView["open"];
  renderCards: RenderCards;
}) {
  return (
    <>
      <section aria-labelledby={id} className="column pt-12">
        <h2 id={id} className="scroll-mt-20">
          {heading}
        </h2>
        <p className="text-ink-soft measure mt-1">{text}</p>
        {limits.map((limit) => (
          <EntryLimit key={limit.text} limit={limit} />
        ))}
        <ul className="mt-3 grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-6">
          {counts.map(({ to, text: name, count }) => (
            <li key={to} className="border-line border-t">
              <Link
                to={to}
                viewTransition
                className="flex min-h-14 flex-col py-2 hover:underline"
              >
                <span className="font-display text-xl font-bold">{count}</span>
                <span className="leading-snug">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="awards" className="column pt-7">
        <h2 id="awards" className="text-[length:var(--text-subtitle)]">
          {awards.heading}
        </h2>
        <p className="text-ink-soft measure mt-1">{awards.text}</p>
        <div className="mt-3">{renderCards(awards.cards)}</div>
        <p className="mt-4">
          <ButtonLink variant="outline" to={awards.all.to} viewTransition>
            {awards.all.text}
          </ButtonLink>
        </p>
      </section>
    </>
  );
}

function PageLink({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      viewTransition
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {text}
    </Link>
  );
}

function EntryLimit({
  limit: { text, dates, sources },
}: {
  limit: CountryPageView["open"]["limits"][number];
}) {
  const { t } = useTranslation("common");
  return (
    <div className="border-barro measure mt-3 border-l-4 pl-4">
      <p>{text}</p>
      <p className="text-ink-soft text-[0.9375rem]">
        {dates}{" "}
        {sources.map(({ url, host }, at) => (
          <Fragment key={url}>
            {at > 0 && ", "}
            <ExternalLink href={url} newTabHint={t("newTab")}>
              {host}
            </ExternalLink>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
