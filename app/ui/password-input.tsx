import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Input } from "./input.tsx";

/** Password field with a visibility toggle; pasting and password managers work. */
export function PasswordInput({
  showLabel,
  hideLabel,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "className"> & {
  showLabel: string;
  hideLabel: string;
}) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? "text" : "password"}
        className="pr-12"
      />
      <button
        type="button"
        aria-label={isShown ? hideLabel : showLabel}
        disabled={rest.disabled}
        onClick={() => setIsShown(!isShown)}
        className="text-ink-soft hover:text-ink active:text-rosa disabled:text-edge absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-control disabled:cursor-not-allowed"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}
