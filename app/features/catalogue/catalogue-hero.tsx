import { classNames } from "#app/ui/class-names.ts";
import { SectionOrnament } from "#app/ui/section-ornament.tsx";
import { SECTION_STYLES } from "#app/ui/section-style.ts";

/** Header strip of a screen: title and lead in the section's colour. */
export function CatalogueHero({
  title,
  lead,
  section,
}: {
  title: string;
  lead: string;
  /** Absent on screens outside the six sections, such as the plan. */
  section?: keyof typeof SECTION_STYLES;
}) {
  const style = section && SECTION_STYLES[section];
  return (
    <div
      className={classNames(
        "hero-strip relative overflow-hidden",
        style ? `${style.colour} text-on-door` : "bg-cobalto text-on-cobalto",
      )}
    >
      <div className="column relative z-1 py-1.5 sm:py-3">
        <h1>{title}</h1>
        <p className="leading-snug max-sm:text-[0.9375rem] sm:mt-1 sm:max-w-[80%]">
          {lead}
        </p>
      </div>
      {style && (
        <SectionOrnament
          kind={style.kind}
          className="h-full max-h-none max-sm:hidden"
        />
      )}
    </div>
  );
}
