import { type ComponentProps, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Drives a `<dialog>` from a prop: the browser traps the focus, closes on Esc and
 * restores the focus. A press and release on the backdrop closes too.
 */
export function useNativeDialog(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasPressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  // Closes on unmount, so that the focus is restored then too.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  const props: ComponentProps<"dialog"> = {
    ref,
    onClose: (event) => {
      const dialog = event.currentTarget;
      // Ignores the event of a nested dialog, which bubbles in React, and the event of a
      // dialog that is open again: in development, strict mode mounts it twice.
      if (event.target === dialog && isOpen && !dialog.open) onClose();
    },
    onPointerDown: (event) => {
      wasPressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      const isOutside = event.target === event.currentTarget;
      if (isOutside && wasPressedOutside.current) event.currentTarget.close();
    },
  };
  return { props, close: () => ref.current?.close() };
}
