import { ExternalLink } from "./button.tsx";
import { classNames } from "./class-names.ts";

export type Point = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Page that supports the text. */
  readonly source?: { readonly url: string; readonly host: string };
};

/** Short texts with a heading each; numbered when their order matters. */
export function Points({
  points,
  newTabHint,
  isOrdered = false,
}: {
  points: ReadonlyArray<Point>;
  newTabHint: string;
  isOrdered?: boolean;
}) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List className="mt-5 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
      {points.map(({ id, title, text, source }, index) => (
        <li key={id} className="flex gap-4">
          <span
            aria-hidden
            className={classNames(
              "font-display bg-maiz text-on-maiz grid shrink-0 place-items-center rounded-full font-bold",
              isOrdered ? "size-10" : "mt-1.5 size-4",
            )}
          >
            {isOrdered && index + 1}
          </span>
          <div className="min-w-0">
            <h3>{title}</h3>
            <p className="text-ink-soft measure mt-1">{text}</p>
            {source && (
              <p className="-mb-2 text-sm">
                <ExternalLink
                  href={source.url}
                  newTabHint={newTabHint}
                  className="inline-block py-3"
                >
                  {source.host}
                </ExternalLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </List>
  );
}
