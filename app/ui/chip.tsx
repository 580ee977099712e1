import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

type ChipState = {
  active?: boolean;
  /** Accessible suffix of an active chip, such as 'quitar filtro'. */
  removeHint?: string;
};

/** A toggle, such as a filter. */
export function Chip({
  active = false,
  removeHint,
  className,
  children,
  ...rest
}: ComponentProps<"button"> & ChipState) {
  return (
    <button
      type="button"
      aria-pressed={removeHint === undefined ? active : undefined}
      className={chipClasses(active, className)}
      {...rest}
    >
      <ChipText active={active} removeHint={removeHint}>
        {children}
      </ChipText>
    </button>
  );
}

/** A chip as a link: to a filter or query in the address, or to a part of the page. */
export function ChipLink({
  active = false,
  removeHint,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ChipState) {
  return (
    <Link
      preventScrollReset
      aria-current={active ? "true" : undefined}
      className={chipClasses(active, className)}
      {...rest}
    >
      <ChipText active={active} removeHint={removeHint}>
        {children}
      </ChipText>
    </Link>
  );
}

function ChipText({
  active,
  removeHint,
  children,
}: ChipState & { children: ReactNode }) {
  return (
    <>
      {children}
      {active && removeHint && <span className="sr-only">, {removeHint}</span>}
      {active && (
        <X aria-hidden className="size-4 shrink-0" strokeWidth={2.5} />
      )}
    </>
  );
}

function chipClasses(isActive: boolean, className: string | undefined) {
  return classNames(
    "inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border px-4 py-1.5 text-[0.9375rem] leading-tight font-medium transition-colors duration-150 disabled:cursor-not-allowed disabled:border-line disabled:bg-paper disabled:text-ink-soft",
    isActive
      ? "bg-ink text-paper border-ink hover:bg-ink-soft active:bg-rosa active:text-on-rosa"
      : "bg-card text-ink border-edge hover:border-ink hover:bg-paper active:bg-line",
    className,
  );
}
