import {
  LEVEL_VALUES,
  toAddressValues,
} from "#catalogue/views/address-values.ts";
import type { CardView, FieldView } from "#catalogue/views/view.ts";
import { targetLevels } from "#domain/eligibility/study-levels.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";

/** Sorts results by the profile. */
export type PersonalFit = {
  readonly order: (cards: ReadonlyArray<CardView>) => ReadonlyArray<CardView>;
  /** Level and country as text. */
  readonly text: string;
};

type StudentFacts = {
  /** Levels of interest, as filter values: "prepa". */
  readonly levels: ReadonlyArray<string>;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
};

/**
 * Null for a profile with neither level nor country. `lowerSecondary` names that stage,
 * whose students look for the next level.
 */
export function personalFit(
  profile: Partial<StudentProfile>,
  fields: ReadonlyArray<FieldView>,
  lowerSecondary: string,
): PersonalFit | null {
  const { country = null } = profile;
  const levels = toAddressValues(LEVEL_VALUES, targetLevels(profile) ?? []);
  if (levels.length === 0 && !country) return null;
  const label = (name: string, value: string | null) =>
    fields
      .find((field) => field.name === name)
      ?.choices.find(([choice]) => choice === value)?.[1];
  const facts =
    profile.school_stage === "lowerSecondary"
      ? [lowerSecondary]
      : levels.map((level) => label("nivel", level));
  return {
    order: (cards) => fitFirst(cards, { levels, country }),
    text: [...facts, label("pais", country)]
      .filter((fact) => fact !== undefined)
      .join(" · "),
  };
}

/** Below the weight of a level or country that does not fit. */
const OWN_COUNTRY_LEAD = 0.5;

/**
 * Cards for the user's level and country first; of these, those for that country alone
 * and of the best result's kind. Ties keep their order.
 */
export function fitFirst<Card extends Pick<CardView, "facets">>(
  cards: ReadonlyArray<Card>,
  { levels, country }: StudentFacts,
): ReadonlyArray<Card> {
  const [bestKind] = cards[0]?.facets.catalogo ?? [];
  const misfit = ({ facets: { nivel, pais, catalogo } }: Card) => {
    const isOwn =
      pais?.length === 1 && pais[0] === country && catalogo?.[0] === bestKind;
    const isOtherLevel =
      levels.length > 0 &&
      nivel !== undefined &&
      !levels.some((level) => nivel.includes(level));
    const isOtherCountry =
      country !== null && pais !== undefined && !pais.includes(country);
    return (
      Number(isOtherLevel) +
      Number(isOtherCountry) -
      (isOwn ? OWN_COUNTRY_LEAD : 0)
    );
  };
  return cards.toSorted((one, other) => misfit(one) - misfit(other));
}
