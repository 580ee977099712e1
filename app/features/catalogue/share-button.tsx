import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useToasts } from "#app/platform/toasts.tsx";
import { Button } from "#app/ui/button.tsx";

/** Opens the phone's share sheet, else copies the address. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t, i18n } = useTranslation("item");
  const { notify } = useToasts();

  async function share() {
    const url = `${location.origin}${path}?lng=${i18n.language}`;
    if (await handOver({ title, url })) return;
    const isCopied = await copy(url);
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
