import { CircleAlert, CircleCheck, Info } from "lucide-react";
import * as Radix from "radix-ui/toast";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { CloseButton } from "./close-button.tsx";

/** Specification §9: 5 s, a swipe of 50 px, F8. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;

const TONES = {
  success: { icon: CircleCheck, colours: "bg-selva text-on-selva" },
  info: { icon: Info, colours: "bg-cielo text-on-cielo" },
  destructive: {
    icon: CircleAlert,
    colours: "bg-destructive text-on-destructive",
  },
};

export type ToastMessage = {
  /** A new id is a new toast, also with the same text. */
  id: string | number;
  tone: keyof typeof TONES;
  title: string;
  description?: string | null | undefined;
  /** Buttons under the text; each closes the toast. */
  actions?: ReadonlyArray<{ label: string; onSelect: () => void }> | undefined;
  /** True for a toast that does not close by itself. */
  staysOpen?: boolean | undefined;
};

export type ToastAreaProps = {
  toast: ToastMessage;
  onDismiss: () => void;
  regionLabel: string;
  closeLabel: string;
};

/** Shows one toast at a time. */
export function ToastArea({
  toast,
  onDismiss,
  regionLabel,
  closeLabel,
}: ToastAreaProps) {
  const viewport = useRef<HTMLOListElement>(null);
  const returnFocus = useReturnFocus(viewport);
  return (
    <Radix.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      label={regionLabel}
    >
      <Toast
        key={toast.id}
        toast={toast}
        onDismiss={() => {
          returnFocus();
          onDismiss();
        }}
        onAction={returnFocus}
        closeLabel={closeLabel}
      />
      <Radix.Viewport
        ref={viewport}
        hotkey={["F8"]}
        label={`${regionLabel} ({hotkey})`}
        className="fixed right-0 bottom-0 z-60 flex w-full flex-col p-4 outline-none sm:max-w-md"
      />
    </Radix.Provider>
  );
}

/**
 * Returns the function that moves the focus from the toasts, which are about to be
 * removed, to the element that had it before them, else to the main content.
 */
function useReturnFocus(viewport: RefObject<HTMLElement | null>): () => void {
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    // The region also has the elements that Tab enters and leaves the toasts by.
    const region = viewport.current?.parentElement;
    const record = ({ relatedTarget }: FocusEvent) => {
      if (
        relatedTarget instanceof HTMLElement &&
        !region?.contains(relatedTarget)
      )
        origin.current = relatedTarget;
    };
    region?.addEventListener("focusin", record);
    return () => region?.removeEventListener("focusin", record);
  }, [viewport]);
  return () => {
    const region = viewport.current?.parentElement;
    if (!region?.contains(document.activeElement)) return;
    const target = origin.current?.isConnected
      ? origin.current
      : document.querySelector<HTMLElement>("main");
    target?.focus({ preventScroll: true });
  };
}

function Toast({
  toast,
  onDismiss,
  onAction,
  closeLabel,
}: {
  toast: ToastMessage;
  onDismiss: () => void;
  /** Called before an action, which may replace the toast. */
  onAction: () => void;
  closeLabel: string;
}) {
  const { icon: Icon, colours } = TONES[toast.tone];
  return (
    <Radix.Root
      type={toast.tone === "destructive" ? "foreground" : "background"}
      {...(toast.staysOpen && { duration: Number.POSITIVE_INFINITY })}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      className="bg-card text-ink hard-shadow animate-rise data-[swipe=end]:animate-swipe-out flex items-stretch overflow-hidden rounded-control border-2 border-ink data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <span
        className={classNames("grid w-12 shrink-0 place-items-center", colours)}
      >
        <Icon aria-hidden className="size-6" />
      </span>
      <div className="min-w-0 grow py-3 pl-4">
        <Radix.Title className="font-bold leading-snug">
          {toast.title}
        </Radix.Title>
        {toast.description && (
          <Radix.Description className="text-ink-soft mt-0.5 text-[0.9375rem] leading-snug [overflow-wrap:anywhere]">
            {toast.description}
          </Radix.Description>
        )}
        {toast.actions && (
          <div className="mt-2 flex flex-wrap gap-2">
            {toast.actions.map(({ label, onSelect }) => (
              <Radix.Action key={label} asChild altText={label}>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    onAction();
                    onSelect();
                  }}
                >
                  {label}
                </Button>
              </Radix.Action>
            ))}
          </div>
        )}
      </div>
      <Radix.Close asChild>
        <CloseButton label={closeLabel} className="m-1" />
      </Radix.Close>
    </Radix.Root>
  );
}
