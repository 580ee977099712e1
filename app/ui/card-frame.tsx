import type { ReactNode } from "react";
import { Link } from "react-router";
import { ExternalButtonLink } from "./button.tsx";
import { Card } from "./card.tsx";

/** A longer title is cut after two lines on a phone. */
const LONG_TITLE_LENGTH = 45;

/** The card of one of our items: its title and links; the slots differ by list. */
export function CardFrame({
  className,
  id,
  above,
  heading: Heading = "h3",
  title,
  path,
  link,
  action,
  words,
  children,
}: {
  className: string;
  id?: string;
  above: ReactNode;
  heading?: "h3" | "h4";
  title: string;
  /** Address of our own page. */
  path: string;
  /** Address of the official page. */
  link: string;
  /** The favourite button. */
  action: ReactNode;
  words: { official: string; details: string; newTab: string };
  children: ReactNode;
}) {
  return (
    <Card as="article" padding="none" className={className} id={id}>
      {above}
      <Heading
        className={title.length > LONG_TITLE_LENGTH ? "max-sm:clamp-2" : ""}
      >
        <Link to={path} viewTransition className="card-link">
          {title}
        </Link>
      </Heading>
      {children}
      <div className="mt-auto flex flex-wrap items-center gap-x-2">
        {action}
        <ExternalButtonLink
          href={link}
          newTabHint={words.newTab}
          flat
          size="sm"
          aria-label={`${words.official}: ${title} (${words.newTab})`}
        >
          {words.official}
        </ExternalButtonLink>
        <Link
          to={path}
          viewTransition
          aria-label={`${words.details}: ${title}`}
          className="inline-flex min-h-11 items-center px-1 font-bold underline underline-offset-4"
        >
          {words.details}
        </Link>
      </div>
    </Card>
  );
}
