import { Link } from "react-router";

/** Links within the site, each a touch target of 44 px. */
export function LinkList({
  links,
  className,
}: {
  links: ReadonlyArray<{ readonly to: string; readonly text: string }>;
  className?: string;
}) {
  return (
    <ul className={className}>
      {links.map(({ to, text }) => (
        <li key={`${to} ${text}`}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
