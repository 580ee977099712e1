import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

/** Asks before input or stored data is dropped. Closing it drops nothing. */
export function ConfirmDialog({
  open,
  title,
  text,
  keepLabel,
  discardLabel,
  onKeep,
  onDiscard,
}: {
  open: boolean;
  title: string;
  text: string;
  keepLabel: string;
  discardLabel: string;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation("common");
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      description={text}
      closeLabel={t("close")}
      actions={
        <>
          <Button flat onClick={onKeep}>
            {keepLabel}
          </Button>
          <Button variant="destructive" onClick={onDiscard}>
            {discardLabel}
          </Button>
        </>
      }
    />
  );
}
