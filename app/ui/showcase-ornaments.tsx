import { Arc } from "./arc.tsx";
import { classNames } from "./class-names.ts";
import { Divider } from "./divider.tsx";
import { HeroOrnament } from "./hero-ornament.tsx";
import { HomeOrnament } from "./home-ornament.tsx";
import { PapelPicado } from "./papel-picado.tsx";
import {
  SectionOrnament,
  type SectionOrnamentKind,
} from "./section-ornament.tsx";
import { ShowcaseRow, ShowcaseSection } from "./showcase-section.tsx";

const DOORS: ReadonlyArray<[SectionOrnamentKind, string]> = [
  ["stairs", "bg-door-scholarships"],
  ["circle", "bg-door-opportunities"],
  ["arch", "bg-door-universities"],
  ["diamond", "bg-door-competitions"],
  ["curve", "bg-door-mentorship"],
  ["squares", "bg-door-resources"],
];

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
      <div className="bg-cobalto text-on-cobalto relative overflow-hidden p-6 sm:min-h-52">
        <p className="font-display text-hero font-bold leading-tight">
          Hero strip
        </p>
        <p className="sm:max-w-[55%]">
          Title, one sentence, ornament. The sentence is long enough to wrap.
        </p>
        <HeroOrnament />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {DOORS.map(([kind, colour]) => (
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
      <Divider />
    </ShowcaseSection>
  );
}
