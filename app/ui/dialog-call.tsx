import { type ComponentType, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Spinner } from "./spinner.tsx";

type Dialog = ComponentType<{ onClose: () => void }>;

/** A call to action whose button opens a dialog, loaded on the first press. */
export function DialogCall({
  id,
  heading,
  text,
  buttonLabel,
  loadingLabel,
  notLoaded,
  withoutScripts,
  load,
}: {
  /** Id of the heading. */
  id: string;
  heading: string;
  text: string;
  buttonLabel: string;
  loadingLabel: string;
  /** Message when the dialog fails to load. */
  notLoaded: string;
  /** A `noscript` that replaces the button. */
  withoutScripts: ReactNode;
  /** Called again by the next press after a failure. */
  load: () => Promise<Dialog>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Dialog: Dialog } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function open() {
    setHasFailed(false);
    setIsOpen(true);
    if (loaded) return;
    try {
      setLoaded({ Dialog: await load() });
    } catch {
      setHasFailed(true);
      setIsOpen(false);
    }
  }

  return (
    <section aria-labelledby={id} className="column py-8">
      <div className="notch bg-cielo text-on-cielo rounded-card p-6 sm:p-10">
        <h2 id={id}>{heading}</h2>
        <p className="measure mt-2">{text}</p>
        <Button
          className="needs-script mt-5"
          aria-haspopup="dialog"
          onClick={open}
        >
          {buttonLabel}
        </Button>
        {withoutScripts}
      </div>
      {hasFailed && (
        <p role="alert" className="mt-3 font-semibold">
          {notLoaded}
        </p>
      )}
      {isOpen &&
        (loaded ? (
          <loaded.Dialog onClose={() => setIsOpen(false)} />
        ) : (
          <Spinner label={loadingLabel} />
        ))}
    </section>
  );
}
