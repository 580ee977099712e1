import type { FieldErrors } from "react-hook-form";
import type { FieldFault } from "#app/ui/error-summary.tsx";
import type { ProfileEntries } from "#domain/profile/entries.ts";

/** The faults of the form in the order of its fields, each with the id of its control. */
export function faultsIn(
  errors: FieldErrors<ProfileEntries>,
  order: ReadonlyArray<keyof ProfileEntries>,
): ReadonlyArray<FieldFault> {
  return order.flatMap((name) => {
    const error = errors[name];
    if (Array.isArray(error))
      return error.flatMap((line, index) =>
        line?.value?.message
          ? [{ fieldId: lineId(name, index), message: line.value.message }]
          : [],
      );
    return error?.message ? [{ fieldId: name, message: error.message }] : [];
  });
}

/** The control of a list's line. */
export function lineId(list: string, index: number): string {
  return `${list}-${index}`;
}
