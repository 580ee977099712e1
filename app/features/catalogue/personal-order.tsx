import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "#app/platform/student/use-profile.ts";
import { useEntryState } from "#app/platform/use-entry-state.ts";
import { Chip } from "#app/ui/chip.tsx";
import type { CardView, FieldView } from "#catalogue/views/view.ts";
import type { PersonalFit } from "./personal-fit.ts";

export type PersonalOrder = {
  readonly order: (cards: ReadonlyArray<CardView>) => ReadonlyArray<CardView>;
  /** Level and country as text; null when the profile has neither or is not loaded. */
  readonly text: string | null;
  readonly isOn: boolean;
  readonly toggle: () => void;
};

/**
 * Sorts results by the user's level and country, in the browser: neither is in the
 * address or the page cache.
 */
export function usePersonalOrder(
  fields: ReadonlyArray<FieldView>,
): PersonalOrder {
  const fit = usePersonalFit(fields);
  const [choice, setChoice] = useEntryState<boolean | null>(
    "personal-choice",
    null,
  );
  // On at first unless the user has scrolled: cards in view must not move.
  useEffect(() => {
    if (fit) setChoice((before) => before ?? scrollY < 10);
  }, [fit, setChoice]);
  const isOn = fit !== null && choice === true;
  return {
    order: useCallback(
      (cards) => (fit && isOn ? fit.order(cards) : cards),
      [fit, isOn],
    ),
    text: fit?.text ?? null,
    isOn,
    toggle: () => setChoice(!isOn),
  };
}

/** Toggles sorting by the profile; nothing without level and country. */
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

/** Null until loaded, without a profile, and for a profile without level and country. */
function usePersonalFit(fields: ReadonlyArray<FieldView>): PersonalFit | null {
  const { t } = useTranslation("search");
  const profile = useProfile();
  const [fit, setFit] = useEntryState<PersonalFit | null>("personal-fit", null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (!profile) return null;
      const { personalFit } = await import("./personal-fit.ts");
      return personalFit(profile, fields, t("lowerSecondary"));
    };
    // On failure the order stays.
    load().then(
      (loaded) => isCurrent && setFit(loaded),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [profile, fields, t, setFit]);
  return fit;
}
