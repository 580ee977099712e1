/** Saves a JSON file as a download. */
export function saveJson(name: string, content: unknown): void {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  const address = URL.createObjectURL(
    new Blob([text], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
