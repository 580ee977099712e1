import { useTranslation } from "react-i18next";
import { ExternalLink } from "#app/ui/button.tsx";

/** Link to a statement's source, on a line of its own. */
export function SourceLink({
  source: { url, host },
  note,
}: {
  source: { readonly url: string; readonly host: string };
  note: string;
}) {
  const { t } = useTranslation("common");
  return (
    <span className="text-ink-soft mt-1 block text-sm [overflow-wrap:anywhere]">
      {note && `${note} · `}
      <ExternalLink
        href={url}
        rel="noopener noreferrer nofollow"
        newTabHint={t("newTab")}
        className="touch-line"
      >
        {host}
      </ExternalLink>
    </span>
  );
}
