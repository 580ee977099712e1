import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { ShareView } from "#catalogue/views/list-view.ts";

/** The list's address, to copy by hand or by a button that opens the phone's share sheet. */
export function ShareAddress({
  share: { address, title, words },
}: {
  share: ShareView;
}) {
  const [told, setTold] = useState("");

  async function share() {
    if (await handOver({ title, url: address })) return;
    setTold((await copy(address)) ? words.copied : words.notCopied);
  }

  return (
    <section aria-labelledby="compartir" className="no-print mt-10">
      <h2 id="compartir">{words.heading}</h2>
      <p className="text-ink-soft measure mt-2">{words.text}</p>
      <div className="mt-4 flex max-w-2xl flex-wrap items-end gap-3">
        <Field label={words.label} className="min-w-0 grow">
          <Input
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
        <Button className="needs-script" onClick={share}>
          {words.button}
        </Button>
      </div>
      <p role="status" className="mt-2 empty:hidden">
        {told}
      </p>
      <p className="text-ink-soft measure mt-2">{words.print}</p>
    </section>
  );
}

/** True when the share sheet opened; closing it is the user's choice. */
async function handOver(page: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** False when the browser refuses: no secure context, or no permission. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
