import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

const TONES = {
  default: "border-transparent bg-ink text-paper",
  secondary: "border-transparent bg-cielo text-on-cielo",
  destructive: "border-transparent bg-destructive text-on-destructive",
  outline: "border-line bg-card text-ink",
  success: "border-transparent bg-selva text-on-selva",
  warning: "border-transparent bg-barro text-on-barro",
  recommended: "border-transparent bg-maiz text-on-maiz",
};

export type BadgeTone = keyof typeof TONES;

/** A short label in a rounded frame. */
export function Badge({
  tone = "default",
  className,
  ...rest
}: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return (
    <span
      className={classNames(
        "inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-[0.8125rem] leading-5 font-semibold [&>svg]:size-3.5 [&>svg]:shrink-0",
        TONES[tone],
        className,
      )}
      {...rest}
    />
  );
}
