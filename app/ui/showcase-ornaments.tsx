import { Arc } from "./arc.tsx";
import { classNames } from "./class-names.ts";
import { HomeOrnament } from "./home-ornament.tsx";
import { PapelPicado } from "./papel-picado.tsx";
import { SectionOrnament } from "./section-ornament.tsx";
import { SECTION_STYLES } from "./section-style.ts";
import { ShowcaseRow, ShowcaseSection } from "./showcase-section.tsx";

export function ShowcaseOrnaments() {
  return (
    <ShowcaseSection id="ornaments" title="Ornaments">
      <ShowcaseRow>
        <Arc className="h-8 w-9" />
        <Arc className="h-16 w-18" />
        <Arc className="h-32 w-36" />
      </ShowcaseRow>
      <PapelPicado />
      <PapelPicado className="text-selva" />
      <div className="sm:max-w-md">
        <HomeOrnament />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Object.values(SECTION_STYLES).map(({ kind, colour }) => (
          <div
            key={kind}
            className={classNames(
              "notch text-on-door relative flex min-h-44 flex-col justify-end rounded-card p-5",
              colour,
            )}
          >
            <SectionOrnament kind={kind} />
            <h3 className="relative">{kind}</h3>
            <p className="relative">Public, private, by merit and by need.</p>
          </div>
        ))}
      </div>
    </ShowcaseSection>
  );
}
