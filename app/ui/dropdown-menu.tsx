import * as Radix from "radix-ui/dropdown-menu";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

const ITEM =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-left font-medium select-none data-highlighted:bg-ink data-highlighted:text-paper data-disabled:cursor-not-allowed data-disabled:text-ink-soft outline-none [&>svg]:size-5 [&>svg]:shrink-0";

/**
 * A menu under its trigger. It is not modal, so that it injects no styles into the page.
 * In the DOM it follows the trigger, so that both are in the same landmark.
 */
export function DropdownMenu({
  trigger,
  children,
  align = "end",
}: {
  /** One element that takes a ref, such as a Button. */
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "center" | "end";
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="bg-card text-ink hard-shadow animate-rise z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,100vw-1.5rem)] min-w-56 overflow-y-auto rounded-control border-2 border-ink p-1.5 outline-none"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

export function DropdownMenuItem({
  className,
  ...rest
}: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={classNames(ITEM, className)} {...rest} />;
}

export function DropdownMenuLink({
  className,
  ...rest
}: ComponentProps<typeof Link>) {
  return (
    <Radix.Item asChild>
      <Link className={classNames(ITEM, className)} {...rest} />
    </Radix.Item>
  );
}

/** Text above the entries, such as the member's name and e-mail. */
export function DropdownMenuLabel({
  className,
  ...rest
}: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      className={classNames("px-3 py-2 [overflow-wrap:anywhere]", className)}
      {...rest}
    />
  );
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="bg-line mx-3 my-1.5 h-px" />;
}
