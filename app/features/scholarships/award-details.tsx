import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AwardView } from "./award-view.ts";

/** Everything else that is known, folded away; opens without scripts too. */
export function AwardDetails({ award }: { award: AwardView }) {
  const { t } = useTranslation("scholarships");
  const { t: common } = useTranslation("common");
  return (
    <>
      <details className="border-line group border-t">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-semibold hover:underline [&::-webkit-details-marker]:hidden">
          <span>
            {t("card.details")}
            <span className="sr-only">: {award.title}</span>
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-4 pb-2 leading-snug">
          <Part title={t("card.about")}>
            <p>{award.description}</p>
          </Part>
          <Part title={t("card.level")}>
            <p>{award.level}</p>
          </Part>
          <Part title={t("card.allRequirements")}>
            <List items={award.requirements} />
          </Part>
          {award.note && (
            <Part title={t("card.note")}>
              <p className="border-barro border-l-4 pl-3">{award.note}</p>
            </Part>
          )}
          {award.figures.length > 0 && (
            <Part title={t("card.figures")}>
              <List items={award.figures} />
            </Part>
          )}
          <Part title={`${t("card.sources")} (${common("newTab")})`}>
            <ul className="list-disc pl-5 marker:text-rosa">
              {award.sources.map(({ url, host }) => (
                <li key={url}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="source-link"
                  >
                    {host}
                  </a>
                </li>
              ))}
            </ul>
          </Part>
          <p className="text-ink-soft text-sm">{common("yearlyCheck")}</p>
        </div>
      </details>
      <p className="text-ink-soft -mt-2 text-sm [overflow-wrap:anywhere]">
        {award.host} · {t("card.reviewed", { date: award.reviewed })}
      </p>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <div className="mt-0.5">{children}</div>
    </div>
  );
}

function List({ items }: { items: ReadonlyArray<string> }) {
  return (
    <ul className="list-disc pl-5 marker:text-rosa">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
