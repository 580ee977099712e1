import { ChevronDown } from "lucide-react";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import { almostFor, type Change } from "#domain/eligibility/almost.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";

/** What one more language, test or grade could open, the most first. Nothing where there is none. */
export function Almost({
  items,
  profile,
  today,
}: {
  items: ReadonlyArray<IndexedItem>;
  profile: Partial<StudentProfile>;
  today: CivilDate;
}) {
  const { t } = useTranslation("eligibility");
  const nameChange = useChangeNames();
  const id = useId();
  const groups = useMemo(
    () => almostFor(items, profile, today),
    [items, profile, today],
  );
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t("almost.heading")}</h2>
      <p className="text-ink-soft measure mt-2">{t("almost.intro")}</p>
      <ul className="measure mt-4 flex flex-col gap-3">
        {groups.map(({ change, items: opened }) => (
          <li key={JSON.stringify(change)}>
            <Opened
              sentence={t("almost.opens", {
                change: nameChange(change),
                count: opened.length,
              })}
              items={opened}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Opened({
  sentence,
  items,
}: {
  sentence: string;
  items: ReadonlyArray<IndexedItem>;
}) {
  return (
    <details className="group bg-card border-line rounded-card border">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 leading-snug font-semibold [&::-webkit-details-marker]:hidden">
        {sentence}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 group-open:rotate-180"
        />
      </summary>
      <ul className="flex flex-col px-4 pb-3">
        {items.map(({ path, title, kind }) => (
          <li key={path}>
            <Link to={path} viewTransition className="block py-2 leading-snug">
              <span className="font-semibold underline underline-offset-4">
                {title}
              </span>
              <span className="text-ink-soft mt-0.5 block text-sm">{kind}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "Con un B2 de inglés", in the reader's language. */
function useChangeNames(): (change: Change) => string {
  const { t, i18n } = useTranslation("eligibility");
  const languages = new Intl.DisplayNames(i18n.language, { type: "language" });
  return (change) => {
    switch (change.kind) {
      case "language": {
        const language = languages.of(change.language) ?? change.language;
        return change.cefr
          ? t("almost.languageLevel", { level: change.cefr, language })
          : t("almost.language", { language });
      }
      case "grade":
        return t("almost.grade", {
          grade: change.atLeast,
          scale: change.scale,
        });
      default:
        return t(`almost.${change.kind}`, { name: change.name });
    }
  };
}
