/** Opens the device's share sheet. True when it opened, even if the user closes it. */
export async function sharePage(page: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** False when the browser refuses: no secure context, or no permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
