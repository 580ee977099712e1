import { classNames } from "./class-names.ts";
import signs from "./crest-signs.svg?no-inline";

/** The symbols of `crest-signs.svg`, a separate file, so that no page's code contains them. */
export type CrestIcon =
  | "government"
  | "foundation"
  | "bank"
  | "university"
  | "globe"
  | "people"
  | "ship"
  | "heart"
  | "search"
  | "book"
  | "video"
  | "tool"
  | "science"
  | "code"
  | "trophy"
  | "palette"
  | "briefcase"
  | "document"
  | "exam"
  | "microphone";

const COLOURS = [
  "bg-door-scholarships",
  "bg-door-opportunities",
  "bg-door-universities",
  "bg-door-competitions",
  "bg-door-mentorship",
  "bg-door-resources",
];

/** Replaces an organisation's logo; the same id always has the same colour. */
export function Crest({
  id,
  icon,
  className,
}: {
  id: string;
  icon: CrestIcon;
  className?: string;
}) {
  return (
    <span
      aria-hidden
      className={classNames(
        "text-on-door inline-grid size-9 shrink-0 place-items-center rounded-control",
        COLOURS[hash(id) % COLOURS.length],
        className,
      )}
    >
      <svg width="20" height="20" aria-hidden="true" className="size-5">
        <use href={`${signs}#${icon}`} />
      </svg>
    </span>
  );
}

/** FNV-1a: similar ids get distant numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
