import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { CloseButton } from "./close-button.tsx";
import { useNativeDialog } from "./use-native-dialog.ts";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  className?: string;
};

/** A modal dialog. Its content is mounted only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  closeLabel,
  children,
  className,
}: DialogProps) {
  const id = useId();
  const { props, close } = useNativeDialog(open, onClose);
  return (
    <dialog
      {...props}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className={classNames(
        "bg-card text-ink hard-shadow m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,100vw-2rem)] overflow-y-auto overscroll-contain rounded-card border-2 border-ink open:animate-rise backdrop:bg-veil backdrop:animate-fade-in",
        className,
      )}
    >
      {open && (
        <div className="flex flex-col gap-4 p-5 sm:p-6">
          {/* The title wraps around the button, also with text at 200 %. */}
          <div className="flow-root">
            <CloseButton
              label={closeLabel}
              onClick={close}
              className="float-right -mt-1 -mr-2 ml-3"
            />
            <h2 id={`${id}-title`} className="pt-1.5">
              {title}
            </h2>
          </div>
          {description && (
            <p id={`${id}-text`} className="text-ink-soft">
              {description}
            </p>
          )}
          {children}
          {actions && (
            <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
          )}
        </div>
      )}
    </dialog>
  );
}
