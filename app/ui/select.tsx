import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL } from "./control-classes.ts";
import { useFieldProps } from "./field-context.ts";

/** The native select, which works well on every phone, with our arrow. */
export function Select({
  className,
  children,
  ...rest
}: ComponentProps<"select">) {
  const field = useFieldProps(rest);
  return (
    <div className={classNames("relative", className)}>
      <select
        className={classNames(
          CONTROL,
          "peer cursor-pointer appearance-none truncate pr-11",
        )}
        {...rest}
        {...field}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        strokeWidth={2.5}
        className="peer-disabled:text-ink-soft pointer-events-none absolute inset-y-0 right-3 my-auto size-5"
      />
    </div>
  );
}
