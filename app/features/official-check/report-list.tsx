import { useTranslation } from "react-i18next";
import { ExternalLink } from "#app/ui/button.tsx";
import type { ReportView } from "#catalogue/views/country-facts.ts";
import { SourceLink } from "./source-link.tsx";

/** Authorities that take reports of fraud. */
export function ReportList({
  reports,
}: {
  reports: ReadonlyArray<ReportView>;
}) {
  const { t } = useTranslation("common");
  return (
    <ul className="flex flex-col gap-3">
      {reports.map(({ body, text, site, origin }) => (
        <li
          key={body}
          className="measure leading-snug [overflow-wrap:anywhere]"
        >
          <strong className="block">{body}</strong>
          {text}{" "}
          {site && (
            <ExternalLink
              href={site.url}
              newTabHint={t("newTab")}
              className="touch-line"
            >
              {site.host}
            </ExternalLink>
          )}
          <SourceLink source={origin} note={origin.note} />
        </li>
      ))}
    </ul>
  );
}
