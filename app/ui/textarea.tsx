import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL } from "./control-classes.ts";
import { useFieldProps } from "./field-context.ts";

/** Minimum heights by `rows`, which `field-sizing: content` ignores. */
const MIN_HEIGHTS = {
  4: "min-h-[calc(4lh+1.25rem)]",
  5: "min-h-[calc(5lh+1.25rem)]",
};

/** A multi-line input; grows with its text in supporting browsers. */
export function Textarea({
  className,
  rows = 4,
  ...rest
}: Omit<ComponentProps<"textarea">, "rows"> & {
  rows?: keyof typeof MIN_HEIGHTS;
}) {
  const field = useFieldProps(rest);
  return (
    <textarea
      rows={rows}
      className={classNames(
        CONTROL,
        "field-sizing-content resize-y leading-relaxed",
        MIN_HEIGHTS[rows],
        className,
      )}
      {...rest}
      {...field}
    />
  );
}
