import type { MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { CloseButton } from "./close-button.tsx";
import { invoker } from "./invoker.ts";

/**
 * A panel from the right edge: the phone's menu, the filters. The browser opens it from a
 * button with `{...invoker("show-modal", id)}`, before hydration too, so its content is
 * always in the page. A form inside works without scripts.
 */
export function Sheet({
  id,
  title,
  closeLabel,
  footer,
  children,
  className,
}: {
  id: string;
  title: ReactNode;
  closeLabel: string;
  /** Stays below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      className={classNames(
        "bg-paper text-ink m-0 ml-auto h-dvh max-h-none w-[min(22rem,100vw-2rem)] max-w-none overflow-hidden border-l-2 border-ink open:animate-slide-in backdrop:bg-veil backdrop:animate-fade-in",
        className,
      )}
    >
      <div className="flex h-full flex-col">
        <div className="border-line flex items-center justify-between gap-3 border-b py-2 pr-2 pl-5">
          <h2
            id={`${id}-title`}
            className="text-subtitle min-w-0 [overflow-wrap:anywhere]"
          >
            {title}
          </h2>
          <CloseButton label={closeLabel} {...invoker("close", id)} />
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">
          {children}
        </div>
        {footer && (
          <div className="border-line bg-card flex flex-wrap gap-3 border-t p-4">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** Closes the surrounding sheet on a choice, such as a link. */
export function closeSheet({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("dialog")?.close();
}
