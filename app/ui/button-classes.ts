import { classNames } from "./class-names.ts";

export type ButtonVariant =
  | "primary"
  | "secondary"
  | "outline"
  | "ghost"
  | "destructive"
  | "link";
export type ButtonSize = "md" | "sm" | "icon";

export type ButtonStyle = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Without the hard shadow: for a primary button inside a card. */
  flat?: boolean;
};

/** The classes of `button.css` for a variant. */
export function buttonClasses(
  { variant = "primary", size = "md", flat = false }: ButtonStyle,
  className?: string,
): string {
  return classNames(
    "button",
    `button-${variant}`,
    size !== "md" && `button-${size}`,
    variant === "primary" && (flat ? "button-flat" : "button-raised"),
    variant === "destructive" && "button-flat",
    className,
  );
}
