import { useTranslation } from "react-i18next";
import { Button, ExternalButtonLink } from "#app/ui/button.tsx";
import type { ReferenceView } from "./screen-data.ts";

/** Reference pages. One without a URL says so, and its button is disabled (specification §2). */
export function References({
  references,
}: {
  references: ReadonlyArray<ReferenceView>;
}) {
  const { t } = useTranslation("universities");
  const { t: common } = useTranslation("common");
  return (
    <ul className="mt-5 grid gap-x-8 gap-y-1 lg:grid-cols-2">
      {references.map(({ id, name, text, link }) => (
        <li
          key={id}
          className="border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-3"
        >
          <div className="min-w-0 grow basis-56">
            <h3 className="text-base">{name}</h3>
            <p className="text-ink-soft text-[0.9375rem] leading-snug">
              {text}
              {link === null && (
                <strong className="text-barro-ink block">
                  {t("unavailable")}
                </strong>
              )}
            </p>
          </div>
          {link === null ? (
            <Button variant="outline" size="sm" disabled>
              {t("open")}
              <span className="sr-only">
                : {name}. {t("unavailable")}
              </span>
            </Button>
          ) : (
            <ExternalButtonLink
              href={link}
              newTabHint={common("newTab")}
              variant="outline"
              size="sm"
            >
              {t("open")}
              <span className="sr-only">: {name}</span>
            </ExternalButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
