import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { DoorOrnament } from "#app/ui/door-ornament.tsx";
import type { CategoryView } from "./view.ts";

/** A colour and a shape for each card in turn. */
const LOOKS = [
  { kind: "stairs", look: "bg-door-scholarships" },
  { kind: "circle", look: "bg-door-opportunities" },
  { kind: "arch", look: "bg-door-universities" },
  { kind: "diamond", look: "bg-door-competitions" },
  { kind: "curve", look: "bg-door-mentorship" },
  { kind: "squares", look: "bg-door-resources" },
] as const;

/** Cards that lead to a part of the screen. Hidden once the reader has asked for something: the answer comes first. */
export function CategoryCards({
  heading,
  categories,
  isHidden,
}: {
  heading: string;
  categories: ReadonlyArray<CategoryView>;
  isHidden: boolean;
}) {
  return (
    <section
      aria-labelledby="categories"
      className={classNames("column py-8", isHidden && "hidden")}
    >
      <h2 id="categories" className="sr-only sm:not-sr-only sm:mb-4">
        {heading}
      </h2>
      <ul className="stagger grid grid-cols-2 gap-3 lg:grid-cols-4">
        {categories.map(({ key, name, text, to }, index) => {
          const { kind, look } = LOOKS[index % LOOKS.length] ?? LOOKS[0];
          return (
            <li key={key} className="notch rounded-card focus-within:outline-3">
              <Link
                to={to}
                className={classNames(
                  "relative flex h-full min-h-28 flex-col justify-end overflow-hidden p-3 text-on-door sm:p-4 hover:underline hover:decoration-2 hover:underline-offset-4",
                  look,
                )}
              >
                <DoorOrnament kind={kind} />
                <span className="font-display relative font-bold hyphens-auto sm:text-lg">
                  {name}
                </span>
                {text && (
                  <span className="relative text-sm leading-snug">{text}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
