import type { ReactNode } from "react";
import type { To } from "react-router";
import { Button, ButtonLink } from "./button.tsx";
import { classNames } from "./class-names.ts";

type Action =
  | { to: To; onMore?: never; busy?: never; busyLabel?: never }
  | { onMore: () => void; to?: never; busy?: boolean; busyLabel?: string };

/** 'Show more' under a list, with the visible share. With `to` it works without JavaScript. */
export function ShowMore({
  text,
  countText,
  className,
  ...action
}: Action & {
  text: ReactNode;
  /** Such as '12 de 48'. */
  countText: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classNames("flex flex-col items-center gap-3 py-6", className)}
    >
      <p className="text-ink-soft text-[0.9375rem]">{countText}</p>
      {action.to === undefined ? (
        <Button
          variant="outline"
          onClick={action.onMore}
          busy={action.busy ?? false}
          busyLabel={action.busyLabel}
        >
          {text}
        </Button>
      ) : (
        <ButtonLink variant="outline" to={action.to} preventScrollReset>
          {text}
        </ButtonLink>
      )}
    </div>
  );
}
