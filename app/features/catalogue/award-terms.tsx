import { useTranslation } from "react-i18next";
import { SourcedList } from "#app/ui/sourced-list.tsx";
import type { AwardTermsView } from "#catalogue/views/award-terms.ts";

/** Lists combination rules, obligations and uncovered costs, each with year and source. */
export function AwardTermsSection({ view }: { view: AwardTermsView }) {
  const { t } = useTranslation("common");
  return (
    <section>
      <h2 className="text-[length:var(--text-subtitle)]">{view.title}</h2>
      {view.groups.map(({ name, terms }) => (
        <div key={name} className="mt-2">
          <h3 className="text-base">{name}</h3>
          <SourcedList
            items={terms}
            newTabHint={t("newTab")}
            className="measure"
            sourceClassName="no-print"
          />
        </div>
      ))}
      <p className="text-ink-soft mt-2 text-[0.9375rem]">{view.caution}</p>
    </section>
  );
}
