import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

const LINKS = [
  ["/es-oficial", "check"],
  ["/recursos#warnings", "all"],
] as const;

const RULES = ["pay", "address", "documents"] as const;

/**
 * Three rules against fraud, with links to the official check and to the full list of
 * warnings. `isCollapsed` shows only the title until the user opens it.
 */
export function ScamNotice({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const { t } = useTranslation("catalogue");
  const title = (
    <>
      <CircleAlert aria-hidden className="text-barro-ink size-5 shrink-0" />
      {t("scams.title")}
    </>
  );
  if (isCollapsed)
    return (
      <details className="no-print border-barro border-l-4 pl-3">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 leading-snug font-semibold">
          {title}
        </summary>
        <Rules />
      </details>
    );
  return (
    <aside
      aria-label={t("scams.title")}
      className="no-print border-barro border-l-4 pl-3"
    >
      <p className="flex items-center gap-2 leading-snug font-semibold">
        {title}
      </p>
      <Rules />
    </aside>
  );
}

function Rules() {
  const { t } = useTranslation("catalogue");
  return (
    <>
      <ul className="measure mt-1 list-disc pl-5 leading-snug marker:text-rosa">
        {RULES.map((rule) => (
          <li key={rule}>{t(`scams.${rule}`)}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        {LINKS.map(([to, key]) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {t(`scams.${key}`)}
          </Link>
        ))}
      </p>
    </>
  );
}
