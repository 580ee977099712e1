import { useTranslation } from "react-i18next";
import type { WordedCondition } from "#domain/catalogue/indexed-item.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { verdictOn } from "./verdict.ts";

/** A card's few lines: how many of an item's requirements she meets, and which not. Nothing where nothing can be checked. */
export function ItemVerdict({
  conditions,
  profile,
  today,
}: {
  conditions: ReadonlyArray<WordedCondition>;
  profile: Partial<StudentProfile>;
  today: CivilDate;
}) {
  const { t } = useTranslation("eligibility");
  const checked = checkedOf(conditions, profile, today);
  if (checked.length === 0) return null;
  const unmet = checked.filter(({ says }) => says !== "met");
  const met = checked.length - unmet.length;
  return (
    <div className="leading-snug">
      {/* Of the only one, the line below says that it is not met. */}
      {(met > 0 || checked.length > 1) && (
        <p className="font-semibold">
          {t("card", { met, count: checked.length })}
        </p>
      )}
      {unmet.map(({ text, says }) => (
        <p key={text} className="text-barro-ink mt-1">
          {t(says)}: {text}
        </p>
      ))}
    </div>
  );
}

/** The requirements that her profile settles, each as the item's page judges it. */
function checkedOf(
  conditions: ReadonlyArray<WordedCondition>,
  profile: Partial<StudentProfile>,
  today: CivilDate,
) {
  const requirements = Map.groupBy(conditions, ({ text }) => text);
  return [...requirements].flatMap(([text, conditions]) => {
    const verdict = verdictOn({ text, conditions }, profile, today);
    return verdict && verdict.says !== "missing"
      ? [{ text, says: verdict.says }]
      : [];
  });
}
