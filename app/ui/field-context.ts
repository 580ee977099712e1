import { createContext, useContext } from "react";
import { classNames } from "./class-names.ts";

export type FieldIds = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldIds | null>(null);

type ControlProps = {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
};

/** Ties a control to the label, hint and error of its field. */
export function useFieldProps(own: ControlProps) {
  const field = useContext(FieldContext);
  if (field === null) return own;
  return {
    id: own.id ?? field.id,
    "aria-describedby":
      classNames(field.describedBy, own["aria-describedby"]) || undefined,
    "aria-invalid": field.invalid || undefined,
    "aria-required": field.required || undefined,
  };
}
