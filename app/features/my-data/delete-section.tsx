import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { Button } from "#app/ui/button.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { Section } from "./section.tsx";

/** Consequences of the deletion, and its button. */
export function DeleteSection({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("myData");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={t("delete.title")}>
      <p className="measure">{t("delete.text")}</p>
      <ul className="measure list-disc pl-5">
        {(["account", "saved", "messages", "device"] as const).map((part) => (
          <li key={part}>{t(`delete.parts.${part}`)}</li>
        ))}
      </ul>
      <p className="measure text-ink-soft">{t("delete.backups")}</p>
      <Button
        variant="destructive"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t("delete.button")}
      </Button>
      {isOpen && <DeleteDialog user={user} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
