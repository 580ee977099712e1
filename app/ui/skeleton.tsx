import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** Holds the place of what is coming; say in words elsewhere that it is coming. */
export function Skeleton({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden
      className={classNames(
        "bg-line min-h-4 max-w-full animate-pulse rounded-control",
        className,
      )}
      {...rest}
    />
  );
}
