import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { CloseButton } from "./close-button.tsx";
import type { ModalProps } from "./dialog.tsx";
import { useNativeDialog } from "./use-native-dialog.ts";

/** A panel from the right edge: the phone's menu, the filters. */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  children,
  className,
}: ModalProps & {
  /** Stays in sight under the scrolling content. */
  footer?: ReactNode;
}) {
  const id = useId();
  const { props, close } = useNativeDialog(open, onClose);
  return (
    <dialog
      {...props}
      aria-labelledby={`${id}-title`}
      className={classNames(
        "bg-paper text-ink m-0 ml-auto h-dvh max-h-none w-[min(22rem,100vw-2rem)] max-w-none overflow-hidden border-l-2 border-ink open:animate-slide-in backdrop:bg-veil backdrop:animate-fade-in",
        className,
      )}
    >
      {open && (
        <div className="flex h-full flex-col">
          <div className="border-line flex items-center justify-between gap-3 border-b py-2 pr-2 pl-5">
            <h2
              id={`${id}-title`}
              className="text-subtitle min-w-0 [overflow-wrap:anywhere]"
            >
              {title}
            </h2>
            <CloseButton label={closeLabel} onClick={close} />
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
      )}
    </dialog>
  );
}
