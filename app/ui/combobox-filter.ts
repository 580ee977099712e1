export type ComboboxOption = { value: string; label: string };

/** Whether the label contains what was typed, whatever the case and the accents. */
export function containsText(option: ComboboxOption, typed: string): boolean {
  return fold(option.label).includes(fold(typed.trim()));
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
