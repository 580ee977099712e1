import type { FieldErrors } from "react-hook-form";
import type { FieldErrorLink } from "#app/ui/error-summary.tsx";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { type FormField, STEP_FIELDS } from "./steps.ts";

type FormFault = FieldErrorLink & { readonly field: FormField };

/** The faults of the form in the order of its steps, each with the id of its control. */
export function listFormFaults(
  errors: FieldErrors<ProfileEntries>,
): ReadonlyArray<FormFault> {
  return STEP_FIELDS.flat().flatMap((field) => {
    const error = errors[field];
    if (Array.isArray(error))
      return error.flatMap((line, index) =>
        faultsInLine(line ?? {}, lineId(field, index)).map((fault) => ({
          field,
          ...fault,
        })),
      );
    return error?.message
      ? [{ field, fieldId: field, message: error.message }]
      : [];
  });
}

type LineErrors = Readonly<
  Record<string, { readonly message?: string } | undefined>
>;

function faultsInLine(
  line: LineErrors,
  id: string,
): ReadonlyArray<FieldErrorLink> {
  const ids = {
    value: id,
    certificate: linePartId(id, "certificate"),
    score: linePartId(id, "score"),
  };
  return Object.entries(ids).flatMap(([part, fieldId]) => {
    const message = line[part]?.message;
    return message ? [{ fieldId, message }] : [];
  });
}

/** Id of the control of a list's line. */
export function lineId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** Id of another control of the language line whose first control is `id`. */
export function linePartId(
  id: string,
  part: "level" | "hasCertificate" | "certificate" | "score",
): string {
  return `${id}-${part}`;
}
