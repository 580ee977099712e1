import { type ReactNode, Suspense } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { CardView } from "#catalogue/views/view.ts";

/** Longer lists are drawn as they come into sight. */
const LONG_LIST = 30;

/** Cards in a grid. `isLong` where the page holds many, in this list or in others. */
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
  /** Where a skip link leads to. */
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
        // Each card wakes up by itself: no long list holds up a slow phone.
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

/** Whether a page with so many cards is drawn piece by piece. */
export function isLongPage(cards: number): boolean {
  return cards > LONG_LIST;
}

/** Told in a sentence, without lines, months and requirements. */
function isShort({ rows, requirements }: CardView): boolean {
  return rows.length === 0 && requirements.length === 0;
}
