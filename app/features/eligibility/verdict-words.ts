import { useTranslation } from "react-i18next";
import type { Basis, RequirementVerdict } from "#domain/eligibility/verdict.ts";
import type { VerdictLine } from "#domain/eligibility/verdict-line.ts";
import { formatLocale } from "#domain/text/format-locale.ts";

/** An item's verdict in one sentence, in the user's language. */
export function useLineWords(): (line: VerdictLine) => string {
  const { t, i18n } = useTranslation("eligibility");
  const list = new Intl.ListFormat(formatLocale(i18n.language));
  return (line) => {
    switch (line.says) {
      case "met":
        return t("line.met");
      case "open":
        return t("line.open", { text: line.text });
      case "missing": {
        const facts = line.facts.map((fact) => t(`fact.${fact}`));
        return t("line.missing", { facts: list.format(facts) });
      }
      default: {
        const sentence = t(`line.${line.says}`, { text: line.text });
        return line.others > 0
          ? t("line.others", { line: sentence, count: line.others })
          : sentence;
      }
    }
  };
}

/** Text beside one requirement. */
export function useVerdictWords(): (verdict: RequirementVerdict) => string {
  const { t } = useTranslation("eligibility");
  const nameBasis = useBasisWords();
  return (verdict) => {
    switch (verdict.says) {
      case "missing":
        return t("missing", { fact: t(`fact.${verdict.fact}`) });
      case "open":
        return t(`open.${verdict.reason}`);
      default:
        return [t(verdict.says), verdict.by && nameBasis(verdict.by)]
          .filter(Boolean)
          .join(", ");
    }
  };
}

function useBasisWords(): (basis: Basis) => string {
  const { t, i18n } = useTranslation("eligibility");
  const format = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocale(i18n.language), {
      year: "numeric",
      month: "long",
      timeZone: "UTC",
      ...parts,
    }).format(new Date(day));
  return (basis) => {
    if (basis.kind !== "byAgeOn") return t(basis.kind);
    const [first, last] = basis.between;
    return first === last
      ? t("byAgeOn", { day: format(first, { day: "numeric" }) })
      : t("byAgeIn", { month: format(first, {}) });
  };
}
