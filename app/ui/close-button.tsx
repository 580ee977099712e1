import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export function CloseButton({
  label,
  className,
  ...rest
}: Omit<ComponentProps<"button">, "children"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        "hover:bg-ink/8 active:bg-ink/16 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control",
        className,
      )}
      {...rest}
    >
      <X aria-hidden className="size-6" />
    </button>
  );
}
