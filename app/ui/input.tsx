import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL } from "./control-classes.ts";
import { useFieldProps } from "./field-context.ts";

/** A single-line input. Inside a Field it needs no ids of its own. */
export function Input({
  className,
  type = "text",
  ...rest
}: ComponentProps<"input">) {
  const field = useFieldProps(rest);
  return (
    <input
      type={type}
      className={classNames(CONTROL, className)}
      {...rest}
      {...field}
    />
  );
}
