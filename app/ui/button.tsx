import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { type ButtonStyle, buttonClasses } from "./button-classes.ts";
import { classNames } from "./class-names.ts";
import { ExternalMark, type NewTab } from "./external-mark.tsx";
import { Spinner } from "./spinner.tsx";

type Busy = {
  busy?: boolean;
  /** Visible and accessible text while busy; its space is reserved. */
  busyLabel?: string;
};

export function Button({
  variant,
  size,
  flat,
  busy = false,
  busyLabel,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ComponentProps<"button"> & ButtonStyle & Busy) {
  return (
    <button
      type={type}
      // Not `disabled`, which would take the focus.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? preventClick : onClick}
      className={buttonClasses({ variant, size, flat }, className)}
      {...rest}
    >
      <span className="grid">
        {/* Without a busy label the children stay the accessible name: transparent, not hidden. */}
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

/** Also keeps a busy form from being sent again by the Enter key. */
function preventClick(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
}

/** Both texts share one cell, so that the button has the wider one's width. */
const LAYER = "button-layer";

export function ButtonLink({
  variant,
  size,
  flat,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return (
    <Link
      className={buttonClasses({ variant, size, flat }, className)}
      {...rest}
    />
  );
}

/** An external link in running text, in a new tab. */
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
}: ComponentProps<"a"> & NewTab & ButtonStyle) {
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
