import { ArrowUpRight } from "lucide-react";

export type NewTab = {
  /** Said after the link's own text, such as 'se abre en otra pestaña'. */
  newTabHint: string;
};

/** The arrow that leaves; it never stands alone on a line of its own. */
export function ExternalMark({ newTabHint }: NewTab) {
  return (
    <span className="whitespace-nowrap">
      {"\u2060"}
      <ArrowUpRight
        aria-hidden
        strokeWidth={2.5}
        className="ml-0.5 inline-block size-[1.05em] align-[-0.15em]"
      />
      <span className="sr-only"> ({newTabHint})</span>
    </span>
  );
}
