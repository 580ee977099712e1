import { type ReactNode, Suspense } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { CardView } from "#catalogue/views/view.ts";

/** Longer lists are rendered as they scroll into view. */
const LONG_LIST = 30;

/** Cards in a grid. `isLong` for pages with many cards in all lists. */
export function CardList({
  cards,
  card,
  isLong = cards.length > LONG_LIST,
  id,
  notice,
}: {
  cards: ReadonlyArray<CardView>;
  card: (view: CardView) => ReactNode;
  isLong?: boolean;
  /** Target of a skip link. */
  id?: string | undefined;
  /** Stands below the first row. */
  notice?: ReactNode;
}) {
  return (
    <ul
      id={id}
      className={classNames(
        "card-grid scroll-mt-36",
        // The cards after the notice fill up the first row.
        !!notice && "[grid-auto-flow:row_dense]",
      )}
    >
      {cards.map((view, at) => (
        // Each card hydrates separately: a long list does not block a slow phone.
        <Suspense key={view.path}>
          <li
            className={classNames(
              "flex [&>*]:w-full",
              isLong && "drawn-in-sight",
              isLong && isShort(view) && "[--card-height:22rem]",
            )}
          >
            {card(view)}
          </li>
          {at === 0 && notice && <li className="col-span-full">{notice}</li>}
        </Suspense>
      ))}
    </ul>
  );
}

/** True when a page has so many cards that it renders them in parts. */
export function isLongPage(cards: number): boolean {
  return cards > LONG_LIST;
}

/** True for a card with a sentence only, without rows, months and requirements. */
function isShort({ rows, requirements }: CardView): boolean {
  return rows.length === 0 && requirements.length === 0;
}
