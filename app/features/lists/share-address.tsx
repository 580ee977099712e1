import { useState } from "react";
import { copyText, sharePage } from "#app/platform/share-page.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { ShareView } from "#catalogue/views/list-view.ts";

/** The list's address, and a button that opens the share sheet or else copies the address. */
export function ShareAddress({
  share: { address, title, words },
}: {
  share: ShareView;
}) {
  const [status, setStatus] = useState("");

  async function share() {
    if (await sharePage({ title, url: address })) return;
    setStatus((await copyText(address)) ? words.copied : words.notCopied);
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
        {status}
      </p>
      <p className="text-ink-soft measure mt-2">{words.print}</p>
    </section>
  );
}
