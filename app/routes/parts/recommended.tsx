import type { ReactNode } from "react";
import { ItemVerdict } from "#app/features/eligibility/item-verdict.tsx";
import { useFavourites } from "#app/features/favourites/favourites-provider.tsx";
import { RecommendationList } from "#app/features/recommendations/recommendation-list.tsx";
import {
  type KnownStudent,
  useRecommendations,
} from "#app/features/recommendations/use-recommendations.ts";
import { useSite } from "#app/platform/site.ts";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import { Heart } from "./heart.tsx";

/** A student's recommendations, each with what she meets and a heart; `below` draws what the rest of the catalogue gives. Needs the wording of `eligibility`. */
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
  const today = useSite()?.today;
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
        verdict={({ conditions }) =>
          today && (
            <ItemVerdict
              conditions={conditions}
              profile={student.profile}
              today={today}
            />
          )
        }
        action={(one) => <Heart card={one} />}
      />
      {state.status === "ready" && below?.(state.items)}
    </>
  );
}
