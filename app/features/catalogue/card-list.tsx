import { memo, type ReactNode, Suspense } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { CardView } from "#catalogue/views/view.ts";

/** Longer lists are rendered as they scroll into view. */
const LONG_LIST = 30;

/**
 * Cards in a grid. `isLong` for pages with many cards in all lists. A `card` function
 * that stays the same spares rendering the cards again.
 */
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
      {groups(cards).map(({ start, group }) => (
        <Suspense key={start}>
          {group.map((view, at) => (
            <Entry
              key={view.path}
              view={view}
              card={card}
              isLong={isLong}
              notice={start + at === 0 && notice}
            />
          ))}
        </Suspense>
      ))}
    </ul>
  );
}

type EntryParts = {
  view: CardView;
  card: (view: CardView) => ReactNode;
  isLong: boolean;
  notice: ReactNode;
};

/** What is the same is not rendered again. */
const Entry = memo(({ view, card, isLong, notice }: EntryParts) => (
  <>
    <li
      className={classNames(
        "flex [&>*]:w-full",
        isLong && "drawn-in-sight",
        isLong && isShort(view) && "[--card-height:22rem]",
      )}
    >
      {card(view)}
    </li>
    {notice && <li className="col-span-full">{notice}</li>}
  </>
));

/**
 * Cards that hydrate together. All at once block a slow phone. Each by itself freezes it
 * when somebody filters meanwhile: React starts the list again for each part that is
 * not yet hydrated.
 */
const GROUP_SIZE = 8;

function groups(cards: ReadonlyArray<CardView>) {
  return Array.from(
    { length: Math.ceil(cards.length / GROUP_SIZE) },
    (_, at) => {
      const start = at * GROUP_SIZE;
      return { start, group: cards.slice(start, start + GROUP_SIZE) };
    },
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
