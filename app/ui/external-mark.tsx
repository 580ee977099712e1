import { ArrowUpRight } from "lucide-react";

export type NewTab = {
  /** Accessible suffix of the link's text, such as 'se abre en otra pestaña'. */
  newTabHint: string;
};

/** The external-link arrow; it never wraps to its own line. */
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
