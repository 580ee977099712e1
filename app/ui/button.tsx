import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClasses } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { ExternalMark, type NewTab } from "./external-mark.tsx";
import { Spinner } from "./spinner.tsx";

type Busy = {
  busy?: boolean;
  /** What is shown, and said, while the work goes on; its room is kept from the start. */
  busyLabel?: string;
};

export function Button({
  variant,
  size,
  flat,
  busy = false,
  busyLabel,
  disabled = false,
  className,
  children,
  type = "button",
  ...rest
}: ComponentProps<"button"> & ButtonLook & Busy) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, size, flat }, className)}
      {...rest}
    >
      <span className="grid">
        {/* Without a label of its own the work keeps the button's name. */}
        <span
          className={classNames(
            LAYER,
            busy && (busyLabel === undefined ? "opacity-0" : "invisible"),
          )}
        >
          {children}
        </span>
        {(busy || busyLabel !== undefined) && (
          <span className={classNames(LAYER, !busy && "invisible")}>
            <Spinner size="sm" />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}

/** Both texts lie in the same cell, so that the button is as wide as the wider one. */
const LAYER = "button-layer";

export function ButtonLink({
  variant,
  size,
  flat,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link
      className={buttonClasses({ variant, size, flat }, className)}
      {...rest}
    />
  );
}

/** A link in running text that leaves the site, in a new tab. */
export function ExternalLink({
  newTabHint,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & NewTab) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(
        "text-rosa font-semibold [overflow-wrap:anywhere] underline decoration-1 underline-offset-3 hover:decoration-3 active:text-ink",
        className,
      )}
      {...rest}
    >
      {children}
      <ExternalMark newTabHint={newTabHint} />
    </a>
  );
}

export function ExternalButtonLink({
  newTabHint,
  variant,
  size,
  flat,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & NewTab & ButtonLook) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses({ variant, size, flat }, className)}
      {...rest}
    >
      <span>
        {children}
        <ExternalMark newTabHint={newTabHint} />
      </span>
    </a>
  );
}
