import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** Reserves the space of loading content; announce the loading elsewhere. */
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
