import * as Radix from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";

/** A short explanation of a control on hover and focus; must not be the only place that says something. */
export function Tooltip({
  text,
  side = "top",
  children,
}: {
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** One control that takes a ref. */
  children: ReactElement;
}) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className="bg-ink text-paper animate-rise z-50 max-w-64 rounded-control px-3 py-1.5 text-sm leading-snug"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
