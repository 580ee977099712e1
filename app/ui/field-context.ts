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
export function useFieldProps(props: ControlProps) {
  const field = useContext(FieldContext);
  if (field === null) return props;
  return {
    id: props.id ?? field.id,
    "aria-describedby":
      classNames(field.describedBy, props["aria-describedby"]) || undefined,
    "aria-invalid": field.invalid || undefined,
    "aria-required": field.required || undefined,
  };
}
