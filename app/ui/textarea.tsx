import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL } from "./control-look.ts";
import { useFieldProps } from "./field-context.ts";

/** Several lines; grows with what is written where the browser knows how. */
export function Textarea({
  className,
  rows = 4,
  ...rest
}: ComponentProps<"textarea">) {
  const field = useFieldProps(rest);
  return (
    <textarea
      rows={rows}
      className={classNames(
        CONTROL,
        "field-sizing-content min-h-28 resize-y leading-relaxed",
        className,
      )}
      {...rest}
      {...field}
    />
  );
}
