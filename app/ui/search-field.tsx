import { Search } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names.ts";

/** Search box and button in one frame; the caller provides the form. */
export function SearchField({
  label,
  buttonText,
  isCompact = false,
  className,
  id: givenId,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & {
  /** Less tall on a phone, with an icon instead of the button's text. */
  isCompact?: boolean;
  /** For screen readers only. */
  label: string;
  buttonText: string;
}) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <div
      className={classNames(
        "bg-card flex items-stretch rounded-control border-2 border-ink shadow-[4px_4px_0_var(--color-maiz)] has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus",
        className,
      )}
    >
      <label
        htmlFor={id}
        className="grid shrink-0 cursor-text place-items-center sm:pl-3"
      >
        <Search aria-hidden className="text-ink-soft size-5 max-sm:hidden" />
        <span className="sr-only">{label}</span>
      </label>
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        className={classNames(
          isCompact ? "min-h-11 sm:min-h-13" : "min-h-13",
          "placeholder:text-ink-soft w-full min-w-0 grow bg-transparent px-3 text-base outline-none text-ellipsis placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden",
        )}
        {...rest}
      />
      <button
        type="submit"
        className="bg-rosa text-on-rosa shrink-0 cursor-pointer px-4 font-bold hover:underline active:bg-ink active:text-paper sm:px-6"
      >
        {isCompact && <Search aria-hidden className="size-5 sm:hidden" />}
        <span className={isCompact ? "max-sm:sr-only" : undefined}>
          {buttonText}
        </span>
      </button>
    </div>
  );
}
