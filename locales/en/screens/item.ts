import type { item as source } from "../../es/screens/item.ts";
import type { Translation } from "../../translation.ts";

export const item = {
  home: "Home",
  path: "Path of the page",
  official: "Go to the official site",
  share: "Share",
  copied: "Link copied",
  copiedText: "Paste it wherever you like.",
  notCopied: "It could not be copied",
  notCopiedText: "Copy the address from the browser's bar.",
  calendar: "Add to calendar",
  calendarUsual: "Add estimated dates to the calendar",
  facts: "The essentials",
  requirements: "What they ask for",
  anyone: "It asks for nothing: anyone can use it.",
  window: "When",
  note: "Before you apply",
  figures: "Figures with their year",
  programs: "Degrees",
  more: "Other official pages",
  sources: "Where this comes from",
  reviewed: "A person checked it on {{date}}.",
  report: "Do you see a mistake? Write to us.",
  similar: "This may help too",
  alsoOn: "Also listed in",
} as const satisfies Translation<typeof source>;
