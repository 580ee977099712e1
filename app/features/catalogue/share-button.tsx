import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { copyText, sharePage } from "#app/platform/share-page.ts";
import { notify } from "#app/platform/toasts.ts";
import { Button } from "#app/ui/button.tsx";

/** Opens the phone's share sheet, else copies the address. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t, i18n } = useTranslation("item");

  async function share() {
    const url = `${location.origin}${path}?lng=${i18n.language}`;
    if (await sharePage({ title, url })) return;
    const isCopied = await copyText(url);
    notify({
      tone: isCopied ? "success" : "destructive",
      title: t(isCopied ? "copied" : "notCopied"),
      description: t(isCopied ? "copiedText" : "notCopiedText"),
    });
  }

  return (
    <Button
      variant="outline"
      className="needs-script max-sm:px-2.5"
      onClick={share}
    >
      <span className="inline-flex items-center gap-2">
        <Share2 aria-hidden className="size-5 shrink-0" />
        <span className="max-sm:sr-only">{t("share")}</span>
      </span>
    </Button>
  );
}
