import type { ReactNode } from "react";
import { ChipLink } from "#app/ui/chip.tsx";
import type { CategoryView } from "#catalogue/views/view.ts";

/** Links to a screen's filters or sections, in a row that scrolls sideways on a phone. */
export function CategoryRow({
  heading,
  categories,
  children,
}: {
  heading: ReactNode;
  categories: ReadonlyArray<Pick<CategoryView, "key" | "name" | "to">>;
  /** List items before the categories. */
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="categories" className="min-w-0">
      <h2 id="categories" className="sr-only">
        {heading}
      </h2>
      <ul className="scroll-row flex gap-2">
        {children}
        {categories.map(({ key, name, to }) => (
          <li key={key} className="shrink-0">
            <ChipLink to={to} preventScrollReset={false}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
