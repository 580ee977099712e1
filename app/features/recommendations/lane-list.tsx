import { useLinkMarker } from "#app/platform/official-check/use-link-marker.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Almost } from "#domain/recommendations/almost.ts";
import { LANES } from "#domain/recommendations/lanes.ts";
import type { ShownList } from "#domain/recommendations/shown-list.ts";
import {
  AlmostCards,
  type CardParts,
  ExternalCards,
  OwnCards,
} from "./lane-cards.tsx";
import { LaneSection } from "./lane-section.tsx";

/**
 * The list by action: apply now, prepare, use. External results and their reserved
 * places follow, so that no card above moves when a result arrives; then further items
 * and near misses.
 */
export function LaneList({
  shown: { own, external, awaited, more },
  almost,
  heading,
  parts,
}: {
  shown: ShownList;
  almost: ReadonlyArray<Almost>;
  heading: "h2" | "h3";
  parts: CardParts;
}) {
  const hasExternal = external.length + awaited > 0;
  const markLink = useLinkMarker(hasExternal);
  const byLane = Map.groupBy(own, ({ lane }) => lane);
  return (
    <>
      {LANES.map((lane) => {
        const list = byLane.get(lane);
        return (
          list && (
            <LaneSection key={lane} name={lane} heading={heading}>
              <OwnCards list={list} parts={parts} />
            </LaneSection>
          )
        );
      })}
      {hasExternal && (
        <LaneSection name="elsewhere" heading={heading}>
          <ExternalCards list={external} parts={parts} markLink={markLink} />
          <EmptyPlaces count={awaited} />
        </LaneSection>
      )}
      {more.length > 0 && (
        <LaneSection name="more" heading={heading}>
          <OwnCards list={more} parts={parts} />
        </LaneSection>
      )}
      {almost.length > 0 && (
        <LaneSection name="almost" heading={heading}>
          <AlmostCards list={almost} parts={parts} />
        </LaneSection>
      )}
    </>
  );
}

/** Placeholders about as high as a card, so that the content below moves little. */
export function EmptyPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place is identified by its index
    <li key={`place-${place}`} aria-hidden>
      <Skeleton className="h-80 rounded-card" />
    </li>
  ));
}
