import { useTranslation } from "react-i18next";
import { SourcedList } from "#app/ui/sourced-list.tsx";
import type { TermView } from "#catalogue/views/award-terms.ts";
import { Host } from "./host.tsx";

/** Rules with their sources; on paper without the sources' addresses. */
export function Rules({ rules }: { rules: ReadonlyArray<TermView> }) {
  const { t } = useTranslation("common");
  return (
    <SourcedList
      items={rules.map((rule) => ({
        ...rule,
        host: <Host name={rule.host} />,
      }))}
      newTabHint={t("newTab")}
      sourceClassName="print-host"
    />
  );
}
