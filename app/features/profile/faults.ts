import type { FieldErrors } from "react-hook-form";
import type { FieldFault } from "#app/ui/error-summary.tsx";
import type { ProfileEntries } from "#domain/profile/entries.ts";

/** What can be written in the form, in the order of the screen. */
export const FORM_FIELDS = [
  "full_name",
  "birth_date",
  "country",
  "phone_country_code",
  "phone_number",
  "study_level",
  "desired_careers",
  "grades_system",
  "grades",
  "standardized_test_name",
  "standardized_test_score",
  "language_cert_name",
  "language_cert_score",
  "native_language",
  "secondary_languages",
  "languages_to_learn",
  "hobbies",
  "personal_achievements",
  "extracurriculars",
] as const satisfies ReadonlyArray<keyof ProfileEntries>;

type FormField = (typeof FORM_FIELDS)[number];

export type FormFault = FieldFault & { readonly field: FormField };

/** The faults of the form in their order, each with the id of its control. */
export function faultsIn(
  errors: FieldErrors<ProfileEntries>,
): ReadonlyArray<FormFault> {
  return FORM_FIELDS.flatMap((field) => {
    const error = errors[field];
    if (Array.isArray(error))
      return error.flatMap((line, index) =>
        line?.value?.message
          ? [
              {
                field,
                fieldId: lineId(field, index),
                message: line.value.message,
              },
            ]
          : [],
      );
    return error?.message
      ? [{ field, fieldId: field, message: error.message }]
      : [];
  });
}

/** The control of a list's line. */
export function lineId(list: string, index: number): string {
  return `${list}-${index}`;
}
