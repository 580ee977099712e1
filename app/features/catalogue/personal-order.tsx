import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStudent } from "#app/platform/student/use-student.ts";
import { Chip } from "#app/ui/chip.tsx";
import { soughtLevels } from "#domain/eligibility/study-levels.ts";
import { fitFirst, type ReaderFacts } from "./fit-first.ts";
import { LEVEL_VALUES, valuesOf } from "./screen-data/address-values.ts";
import type { CardView, FieldView } from "./view.ts";

export type PersonalOrder = {
  readonly order: (cards: ReadonlyArray<CardView>) => ReadonlyArray<CardView>;
  /** Level and country in words; null without a profile that tells them. */
  readonly text: string | null;
  readonly isOn: boolean;
  readonly toggle: () => void;
};

/** Orders results by the reader's level and country, in the browser: neither is in the address, and the page's cache knows of none. */
export function usePersonalOrder(
  fields: ReadonlyArray<FieldView>,
): PersonalOrder {
  const facts = useFacts();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // What comes late does not move cards that are being read.
  useEffect(() => {
    if (facts) setChosen((before) => before ?? scrollY < 10);
  }, [facts]);
  const isOn = facts !== null && chosen === true;
  return {
    order: useCallback(
      (cards) => (facts && isOn ? fitFirst(cards, facts) : cards),
      [facts, isOn],
    ),
    text: facts && textOf(facts, fields),
    isOn,
    toggle: () => setChosen(!isOn),
  };
}

/** Turns the order by the profile off and on. */
export function PersonalChip({ personal }: { personal: PersonalOrder }) {
  const { t } = useTranslation("search");
  if (!personal.text) return null;
  return (
    <li className="shrink-0">
      <Chip
        active={personal.isOn}
        {...(personal.isOn && { removeHint: t("personalRemove") })}
        onClick={personal.toggle}
      >
        {t("personal", { facts: personal.text })}
      </Chip>
    </li>
  );
}

function useFacts(): ReaderFacts | null {
  const student = useStudent();
  return useMemo(() => {
    if (student.status !== "member" && student.status !== "device") return null;
    const { country = null } = student.profile;
    const levels = valuesOf(LEVEL_VALUES, soughtLevels(student.profile) ?? []);
    return levels.length > 0 || country ? { levels, country } : null;
  }, [student]);
}

function textOf(
  { levels, country }: ReaderFacts,
  fields: ReadonlyArray<FieldView>,
): string {
  const say = (name: string, value: string | null) =>
    fields
      .find((field) => field.name === name)
      ?.choices.find(([choice]) => choice === value)?.[1] ?? [];
  return [
    ...levels.flatMap((level) => say("nivel", level)),
    say("pais", country),
  ]
    .flat()
    .join(" · ");
}
