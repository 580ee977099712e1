import {
  Banknote,
  Globe,
  GraduationCap,
  HandHeart,
  Heart,
  Landmark,
  Search,
  Ship,
  Users,
} from "lucide-react";
import { classNames } from "./class-names.ts";

const ICONS = {
  government: Landmark,
  foundation: HandHeart,
  bank: Banknote,
  university: GraduationCap,
  globe: Globe,
  people: Users,
  ship: Ship,
  heart: Heart,
  search: Search,
};

export type CrestIcon = keyof typeof ICONS;

const COLOURS = [
  "bg-door-scholarships",
  "bg-door-opportunities",
  "bg-door-universities",
  "bg-door-competitions",
  "bg-door-mentorship",
  "bg-door-resources",
];

/** Stands in for an organisation's logo; the same id always has the same colour. */
export function Crest({
  id,
  icon,
  className,
}: {
  id: string;
  icon: CrestIcon;
  className?: string;
}) {
  const Icon = ICONS[icon];
  return (
    <span
      aria-hidden
      className={classNames(
        "text-on-door inline-grid size-9 shrink-0 place-items-center rounded-control",
        COLOURS[hash(id) % COLOURS.length],
        className,
      )}
    >
      <Icon className="size-5" strokeWidth={2.25} />
    </span>
  );
}

/** FNV-1a: near ids get far numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
