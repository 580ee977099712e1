import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export type CardProps = ComponentProps<"div"> & {
  as?: "div" | "article" | "section" | "li";
  /** The border darkens on hover and focus. */
  interactive?: boolean;
  padding?: "md" | "none";
};

/** A sheet of paper with one cut corner; its content is never clipped. */
export function Card({
  as = "div",
  interactive = false,
  padding = "md",
  className,
  ...rest
}: CardProps) {
  // All four elements take the attributes of a div; TypeScript needs one of them.
  const Element = as as "div";
  return (
    <Element
      className={classNames(
        "cut-card min-w-0",
        interactive && "cut-card-interactive",
        padding === "md" && "p-5",
        className,
      )}
      {...rest}
    />
  );
}
