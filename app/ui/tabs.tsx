import * as Radix from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** Panels that switch without a change of address; otherwise use TabLinks. */
export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

/** Needs an `aria-label`. */
export function TabsList({
  className,
  ...rest
}: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={classNames("scroll-row flex gap-1", className)}
      {...rest}
    />
  );
}

export function TabsTrigger({
  className,
  ...rest
}: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger className={classNames("tab", className)} {...rest} />;
}

export function TabsContent({
  className,
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      className={classNames("pt-6 data-[state=inactive]:hidden", className)}
      {...rest}
    />
  );
}
