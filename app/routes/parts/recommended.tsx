import type { ReactNode } from "react";
import { useFavourites } from "#app/features/favourites/favourites-provider.tsx";
import { RecommendationList } from "#app/features/recommendations/recommendation-list.tsx";
import {
  type KnownStudent,
  useRecommendations,
} from "#app/features/recommendations/use-recommendations.ts";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import { Heart } from "./heart.tsx";

/** A student's recommendations with a heart on each; `below` draws what the rest of the catalogue gives. */
export function Recommended({
  student,
  size,
  below,
}: {
  student: KnownStudent;
  size: number;
  below?: (items: ReadonlyArray<IndexedItem>) => ReactNode;
}) {
  const { state, retry } = useRecommendations(student);
  const { has } = useFavourites();
  return (
    <>
      <RecommendationList
        state={state}
        size={size}
        onRetry={retry}
        profilePath={
          student.status === "member" ? "/completar-perfil" : "/sin-cuenta"
        }
        isFavourite={({ id, type }) => has({ itemId: id, itemType: type })}
        action={(one) => <Heart card={one} />}
      />
      {state.status === "ready" && below?.(state.items)}
    </>
  );
}
