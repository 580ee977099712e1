import type { ComponentProps, ReactNode } from "react";
import { ExternalButtonLink } from "./button.tsx";
import { Card } from "./card.tsx";
import { LinkMark } from "./link-mark.tsx";

/** Card of a page on another site, whose title may be in any language and direction. */
export function OutsideCard({
  title,
  heading: Heading = "h3",
  host,
  link,
  badges,
  mark,
  action,
  open,
  newTabHint,
  children,
}: {
  title: string;
  heading?: "h3" | "h4";
  host: string;
  link: string;
  badges: ReactNode;
  /** The linked page's owner, or a warning; null for other links. */
  mark: ComponentProps<typeof LinkMark>["mark"] | null;
  /** The favourite button. */
  action: ReactNode;
  /** Text of the link. */
  open: string;
  newTabHint: string;
  children: ReactNode;
}) {
  return (
    <Card as="article" className="flex flex-col gap-3 [overflow-wrap:anywhere]">
      <p className="text-ink-soft pr-6 text-sm leading-snug">{host}</p>
      <Heading dir="auto">{title}</Heading>
      <p className="flex flex-wrap gap-1.5">{badges}</p>
      {mark && <LinkMark mark={mark} />}
      {children}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {action}
        <ExternalButtonLink
          href={link}
          rel="noopener noreferrer nofollow"
          newTabHint={newTabHint}
          flat
          size="sm"
        >
          {open}
          <span className="sr-only">: {title}</span>
        </ExternalButtonLink>
      </div>
    </Card>
  );
}
