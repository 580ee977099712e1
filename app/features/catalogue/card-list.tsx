import { Fragment, memo, type ReactNode, Suspense } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { CardView } from "#catalogue/views/view.ts";

/** Number of cards above which cards are laid out as they scroll into view. */
const LONG_LIST = 30;

/**
 * Cards in a grid. `isLong` is true when all lists of the page together have many cards.
 * Pass a memoized `card`, or every card renders again with the list.
 */
export function CardList({
  cards,
  card,
  isLong = isLongPage(cards.length),
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
  const starts = cards.flatMap((_, at) => (at % GROUP_SIZE === 0 ? at : []));
  return (
    <ul
      id={id}
      className={classNames(
        "card-grid scroll-mt-36",
        // The cards after the notice fill up the first row.
        !!notice && "[grid-auto-flow:row_dense]",
      )}
    >
      {starts.map((start) => (
        <CardGroup
          key={start}
          cards={cards.slice(start, start + GROUP_SIZE)}
          card={card}
          isLong={isLong}
          notice={start === 0 && notice}
        />
      ))}
    </ul>
  );
}

/**
 * Number of cards in one Suspense boundary. Hydrating a whole list at once blocks a slow
 * phone; with one boundary per card, a filter change during hydration restarts the
 * screen's render for each boundary not yet hydrated.
 */
const GROUP_SIZE = 8;

type GroupProps = {
  cards: ReadonlyArray<CardView>;
  card: (view: CardView) => ReactNode;
  isLong: boolean;
  /** Stands after the first card. */
  notice: ReactNode;
};

/** Compares card by card: React skips a boundary whose props are unchanged. */
const CardGroup = memo(
  ({ cards, card, isLong, notice }: GroupProps) => (
    <Suspense>
      {cards.map((view, at) => (
        <Fragment key={view.path}>
          <li
            className={classNames(
              "flex [&>*]:w-full",
              isLong && "lazy-layout",
              isLong && isTextOnly(view) && "[--card-height:22rem]",
            )}
          >
            {card(view)}
          </li>
          {at === 0 && notice && <li className="col-span-full">{notice}</li>}
        </Fragment>
      ))}
    </Suspense>
  ),
  (one, other) =>
    one.card === other.card &&
    one.isLong === other.isLong &&
    one.notice === other.notice &&
    one.cards.length === other.cards.length &&
    one.cards.every((view, at) => view === other.cards[at]),
);

/** True when a page lays out its cards as they scroll into view. */
export function isLongPage(cardCount: number): boolean {
  return cardCount > LONG_LIST;
}

function isTextOnly({ rows, requirements }: CardView): boolean {
  return rows.length === 0 && requirements.length === 0;
}
